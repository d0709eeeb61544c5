"""King cards: they act the moment somebody gains one, as far as possible."""

from __future__ import annotations

import pytest

from parlour.engine.contract import CHANCE, SPECTATOR
from parlour.games.king.court import NONE

from .table import FIVE_OFFICES, Table, all_at, auction, card, king_table, names

RAISE_ALL = [f"raise {office}" for office in FIVE_OFFICES]
LOWER_ALL = [f"lower {office}" for office in FIVE_OFFICES]


def kept_king(king: str, offices: dict[str, int] | None = None, players: int = 3) -> Table:
    """The first adviser has just kept this king card."""
    return king_table(players=players, offices=offices).do(f"draw {king}", "keep")


def middle_with(king: str) -> Table:
    """Seat 1 is about to take from a middle with this king card and a gold card."""
    table = king_table().do("draw gold-1", "keep", f"draw {king}", "offer", "draw gold-2", "offer")
    return table.do("draw gold-3", "bury")


def is_done(table: Table) -> bool:
    """Whether the king card is over and the adviser draws again."""
    return table.turn == CHANCE and all(move.startswith("draw ") for move in table.chance())


@pytest.mark.rule("K-K1")
def test_a_kept_king_acts_before_the_next_draw_and_joins_no_pile() -> None:
    table = kept_king("king-raise")
    assert table.turn == 0
    assert table.hand(0) == []
    assert names(table.state.discarded) == ["king-raise"]
    assert is_done(table.do("raise military"))


@pytest.mark.rule("K-K1")
def test_a_king_in_the_middle_does_nothing_before_it_is_taken() -> None:
    table = middle_with("king-raise")
    assert table.primaries() == all_at(3)
    assert table.legal() == ["take gold-2", "take king-raise"]


@pytest.mark.rule("K-K1")
def test_a_king_taken_from_the_middle_acts_before_the_next_player_takes() -> None:
    table = middle_with("king-lower").do("take king-lower")
    assert (table.turn, table.legal()) == (1, LOWER_ALL)
    table.do("lower diplomacy")
    assert (table.turn, table.legal()) == (2, ["take gold-2"])
    assert names(table.state.discarded) == ["king-lower"]


@pytest.mark.rule("K-K1")
def test_a_king_taken_by_the_last_player_acts_before_the_next_adviser_draws() -> None:
    table = middle_with("king-raise").do("take gold-2", "take king-raise")
    assert table.turn == 2
    assert table.do("raise military", "draw gold-1").turn == 1


@pytest.mark.rule("K-K1", "K-1.7")
def test_everybody_sees_a_king_that_is_kept() -> None:
    events = king_table().do("draw king-raise").happen("keep")
    for viewer in (0, 1, 2, SPECTATOR):
        assert [event.view(viewer) for event in events] == [{"kind": "king", "seat": 0, "card": card("king-raise")}]


@pytest.mark.rule("K-K2")
def test_a_kept_king_fills_the_advisers_own_zone() -> None:
    table = kept_king("king-raise").do("raise military", "draw gold-3")
    assert table.legal() == ["offer", "bury"]
    table.refuses("keep")


@pytest.mark.rule("K-K2")
def test_kings_fill_the_middle_like_other_cards() -> None:
    table = king_table().do("draw king-raise", "offer", "draw king-lower", "offer", "draw gold-1")
    assert table.legal() == ["keep", "bury"]


@pytest.mark.rule("K-K2")
def test_a_king_taken_from_the_middle_is_the_players_card_of_this_turn() -> None:
    table = middle_with("king-raise").do("take king-raise", "raise military", "take gold-2")
    assert [table.hand(seat) for seat in range(3)] == [["gold-1"], [], ["gold-2"]]
    assert table.do("draw gold-1").turn == 1


@pytest.mark.rule("K-K3")
def test_raise_or_lower_changes_one_office_either_way() -> None:
    table = kept_king("king-raise-or-lower")
    assert table.legal() == RAISE_ALL + LOWER_ALL
    assert is_done(table.do("lower military"))
    assert table.primaries() == all_at(3, military=2)
    assert kept_king("king-raise-or-lower").do("raise military").primaries() == all_at(3, military=4)


@pytest.mark.rule("K-K3")
def test_raise_raises_one_office() -> None:
    table = kept_king("king-raise")
    assert table.legal() == RAISE_ALL
    table.refuses("lower military")
    assert is_done(table.do("raise military"))
    assert table.primaries() == all_at(3, military=4)


@pytest.mark.rule("K-K3")
def test_lower_lowers_one_office() -> None:
    table = kept_king("king-lower")
    assert table.legal() == LOWER_ALL
    table.refuses("raise military")
    assert is_done(table.do("lower military"))
    assert table.primaries() == all_at(3, military=2)


@pytest.mark.rule("K-K3")
@pytest.mark.parametrize(("king", "verb", "value"), [("king-raise-two", "raise", 4), ("king-lower-two", "lower", 2)])
def test_a_card_for_two_changes_two_different_offices(king: str, verb: str, value: int) -> None:
    table = kept_king(king).do(f"{verb} military")
    assert table.turn == 0
    assert table.legal() == [f"{verb} {office}" for office in ("diplomacy", "entertainment", "architecture", "provisions")]
    table.refuses(f"{verb} military")
    assert is_done(table.do(f"{verb} diplomacy"))
    assert table.primaries() == all_at(3, military=value, diplomacy=value)


@pytest.mark.rule("K-K3")
def test_raise_and_lower_raises_one_then_lowers_a_different_one() -> None:
    table = kept_king("king-raise-and-lower")
    assert table.legal() == RAISE_ALL
    table.refuses("lower military")
    table.do("raise military")
    assert table.legal() == ["lower diplomacy", "lower entertainment", "lower architecture", "lower provisions"]
    table.refuses("lower military")
    assert is_done(table.do("lower provisions"))
    assert table.primaries() == all_at(3, military=4, provisions=2)


@pytest.mark.rule("K-K3", "K-S2")
def test_livestock_is_changed_only_where_it_is_in_play() -> None:
    kept_king("king-raise", players=4).refuses("raise livestock")
    kept_king("king-lower", players=4).refuses("lower livestock")
    table = kept_king("king-raise", players=5).do("raise livestock")
    assert table.primaries() == all_at(3, livestock=4)


@pytest.mark.rule("K-K4")
def test_no_office_goes_above_6() -> None:
    table = kept_king("king-raise", all_at(6, military=5, provisions=5))
    assert table.legal() == ["raise military", "raise provisions"]
    table.refuses("raise diplomacy")
    assert table.do("raise military").primaries() == all_at(6, provisions=5)


@pytest.mark.rule("K-K4")
def test_no_office_goes_below_1() -> None:
    table = kept_king("king-lower", all_at(1, military=2, provisions=2))
    assert table.legal() == ["lower military", "lower provisions"]
    table.refuses("lower diplomacy")
    assert table.do("lower military").primaries() == all_at(1, provisions=2)


@pytest.mark.rule("K-K4")
def test_raise_or_lower_keeps_both_bounds() -> None:
    table = kept_king("king-raise-or-lower", {"diplomacy": 1, "entertainment": 6})
    assert table.legal() == [
        "raise diplomacy",
        "raise architecture",
        "raise military",
        "raise provisions",
        "lower entertainment",
        "lower architecture",
        "lower military",
        "lower provisions",
    ]


@pytest.mark.rule("K-K5")
def test_the_change_is_a_duty() -> None:
    table = kept_king("king-lower")
    for excuse in ("pass", "keep", "offer"):
        table.refuses(excuse)


@pytest.mark.rule("K-K5")
@pytest.mark.parametrize(
    ("king", "value"), [("king-raise", 6), ("king-raise-two", 6), ("king-lower", 1), ("king-lower-two", 1)]
)
def test_a_king_that_can_change_nothing_is_lost(king: str, value: int) -> None:
    table = kept_king(king, all_at(value))
    assert is_done(table)
    assert table.primaries() == all_at(value)
    assert names(table.state.discarded) == [king]
    assert table.do("draw gold-1").legal() == ["offer", "bury"]


@pytest.mark.rule("K-K5")
def test_a_taken_king_that_can_change_nothing_lets_the_next_player_take() -> None:
    table = king_table(offices=all_at(6)).do("draw gold-1", "keep", "draw king-raise", "offer", "draw gold-2", "offer")
    table.do("draw gold-3", "bury", "take king-raise")
    assert (table.turn, table.legal()) == (2, ["take gold-2"])


@pytest.mark.rule("K-K5")
def test_raise_two_with_one_office_that_can_rise_raises_only_that() -> None:
    table = kept_king("king-raise-two", all_at(6, military=4))
    assert table.legal() == ["raise military"]
    assert is_done(table.do("raise military"))
    assert table.primaries() == all_at(6, military=5)


@pytest.mark.rule("K-K5")
def test_lower_two_with_one_office_that_can_fall_lowers_only_that() -> None:
    table = kept_king("king-lower-two", all_at(1, military=3))
    assert table.legal() == ["lower military"]
    assert is_done(table.do("lower military"))
    assert table.primaries() == all_at(1, military=2)


@pytest.mark.rule("K-K5")
def test_raise_and_lower_lowers_even_when_nothing_can_rise() -> None:
    table = kept_king("king-raise-and-lower", all_at(6))
    assert table.legal() == LOWER_ALL
    assert is_done(table.do("lower military"))
    assert table.primaries() == all_at(6, military=5)


@pytest.mark.rule("K-K5")
def test_the_lowering_is_lost_when_nothing_else_can_fall() -> None:
    table = kept_king("king-raise-and-lower", all_at(1))
    assert table.legal() == RAISE_ALL
    assert is_done(table.do("raise military"))
    assert table.primaries() == all_at(1, military=2)


@pytest.mark.rule("K-K5")
def test_the_raise_may_be_chosen_so_that_the_lowering_is_lost() -> None:
    table = kept_king("king-raise-and-lower", all_at(1, military=3)).do("raise military")
    assert is_done(table)
    assert table.primaries() == all_at(1, military=4)


@pytest.mark.rule("K-K6")
@pytest.mark.parametrize(
    ("before", "primary", "secondary"),
    [(1, 2, 1), (2, 3, 1), (3, 4, 2), (4, 5, 2), (5, 6, 3)],
)
def test_a_secondary_tile_is_half_the_primary_rounded_down(before: int, primary: int, secondary: int) -> None:
    table = kept_king("king-raise", all_at(1, military=before)).do("raise military")
    assert table.primaries()["military"] == primary
    assert table.secondaries() == {"military": secondary}


@pytest.mark.rule("K-K6")
def test_there_is_no_secondary_tile_beside_a_primary_of_1() -> None:
    table = kept_king("king-lower", {"military": 2})
    assert table.secondaries() == all_at(1)
    assert "military" not in table.do("lower military").secondaries()


@pytest.mark.rule("K-K7")
def test_a_buried_king_sleeps() -> None:
    table = king_table().do("draw king-raise", "bury")
    assert is_done(table)
    assert table.primaries() == all_at(3)
    assert names(table.state.favour) == ["king-raise"]
    assert table.state.discarded == ()


@pytest.mark.rule("K-K7")
def test_a_king_that_is_turned_but_not_won_does_nothing() -> None:
    table = auction(lot=None, favour=["king-raise", "gold-1"]).do("reveal king-raise", "pass", "pass", "pass")
    assert table.primaries() == all_at(3)
    assert names(table.state.discarded) == ["king-raise"]
    assert table.chance() == {"reveal gold-1": 1}


@pytest.mark.rule("K-K3")
@pytest.mark.parametrize(
    ("king", "first", "moves"),
    [
        ("king-raise-two", "king-prompt-raise-step", ("raise military", "king-prompt-raise-step")),
        ("king-lower-two", "king-prompt-lower-step", ("lower military", "king-prompt-lower-step")),
        ("king-raise-and-lower", "king-prompt-raise-step", ("raise military", "king-prompt-lower-step")),
    ],
)
def test_a_king_that_changes_two_offices_says_which_of_the_two_is_asked(king: str, first: str, moves: tuple[str, str]) -> None:
    table = kept_king(king)
    message = table.state.prompt(0).message
    assert (message.key, message.args) == (first, {"step": 1, "steps": 2})
    move, second = moves
    message = table.do(move).state.prompt(0).message
    assert (message.key, message.args) == (second, {"step": 2, "steps": 2})


@pytest.mark.rule("K-K5")
def test_a_king_that_asks_once_counts_nothing() -> None:
    """With all primary tiles at six nothing rises, and all that is left is to lower one."""
    sixes = kept_king("king-raise-and-lower", offices=all_at(6))
    assert sixes.state.prompt(0).message == ("king-prompt-lower", {})
    assert kept_king("king-raise").state.prompt(0).message == ("king-prompt-raise", {})


@pytest.mark.rule("K-K1")
def test_everybody_sees_which_king_is_under_way_whatever_is_left_of_it() -> None:
    table = king_table().do("draw king-raise-and-lower", "keep")
    for move in ("raise military", "lower diplomacy"):
        assert {table.state.observe(viewer).king for viewer in (0, 1, 2)} == {card("king-raise-and-lower")}
        table.do(move)
    assert table.state.observe(0).king == NONE


@pytest.mark.rule("K-K1")
def test_a_king_that_was_won_is_under_way_too() -> None:
    table = auction(lot="king-raise", hands={0: ["gold-1"]}).do("bid 1", "pass", "pass", "pay gold-1")
    assert table.state.observe(1).king == card("king-raise")
    assert table.do("raise military").state.observe(1).king == NONE
