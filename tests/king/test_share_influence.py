"""Phase 1, share influence: drawing, the three zones, taking from the middle, the next adviser."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import NotYourTurn

from .table import card, cards, king_table, names


@pytest.mark.rule("K-1.1")
def test_the_drawn_card_must_be_placed_before_the_next_is_drawn() -> None:
    table = king_table().do("draw gold-1")
    assert table.turn == 0
    table.refuses("draw gold-2", seat=CHANCE, error=NotYourTurn)
    assert table.do("offer").turn == CHANCE


@pytest.mark.rule("K-1.1")
def test_only_the_adviser_places_the_drawn_card() -> None:
    table = king_table(first=1).do("draw gold-1")
    for seat in (0, 2):
        table.refuses("keep", seat=seat, error=NotYourTurn)
        assert table.state.legal_actions(seat) == ()


@pytest.mark.rule("K-1.1")
def test_a_card_is_drawn_only_as_often_as_the_deck_has_it() -> None:
    table = king_table().do("draw diplomacy-A", "offer")
    assert "draw diplomacy-A" not in table.chance()
    table.refuses("draw diplomacy-A")
    table.refuses("draw livestock-A")
    table.do("draw gold-1", "offer")
    assert table.chance()["draw gold-1"] == 9


@pytest.mark.rule("K-1.1")
def test_nobody_places_before_a_card_is_drawn() -> None:
    king_table().refuses("keep", seat=0, error=NotYourTurn)


@pytest.mark.rule("K-1.2")
def test_the_first_card_may_go_to_any_of_three_zones() -> None:
    assert king_table().do("draw gold-1").legal() == ["keep", "offer", "bury"]


@pytest.mark.rule("K-1.2")
def test_a_kept_card_joins_the_advisers_own_pile() -> None:
    table = king_table().do("draw gold-2", "keep")
    assert table.hand(0) == ["gold-2"]
    assert (table.state.middle, table.state.favour) == ((), ())


@pytest.mark.rule("K-1.2")
def test_an_offered_card_lies_in_the_middle() -> None:
    table = king_table().do("draw gold-2", "offer")
    assert names(table.state.middle) == ["gold-2"]
    assert (table.hand(0), table.state.favour) == ([], ())


@pytest.mark.rule("K-1.2")
def test_a_buried_card_joins_the_favour_pile() -> None:
    table = king_table().do("draw gold-2", "bury")
    assert names(table.state.favour) == ["gold-2"]
    assert (table.hand(0), table.state.middle) == ([], ())


@pytest.mark.rule("K-1.2", "K-1.3")
def test_the_adviser_keeps_only_one_card_a_turn() -> None:
    table = king_table().do("draw gold-1", "keep", "draw gold-2")
    assert table.legal() == ["offer", "bury"]
    table.refuses("keep")


@pytest.mark.rule("K-1.2", "K-1.3")
def test_the_adviser_buries_only_one_card_a_turn() -> None:
    table = king_table().do("draw gold-1", "bury", "draw gold-2")
    assert table.legal() == ["keep", "offer"]
    table.refuses("bury")


@pytest.mark.rule("K-1.2", "K-1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_middle_takes_one_card_for_each_opponent(players: int) -> None:
    table = king_table(players=players)
    for _ in range(players - 1):
        table.do("draw gold-1")
        assert "offer" in table.legal()
        table.do("offer")
    table.do("draw gold-2")
    assert table.legal() == ["keep", "bury"]
    table.refuses("offer")


@pytest.mark.rule("K-1.3")
def test_the_last_cards_may_have_no_choice_left() -> None:
    table = king_table().do("draw gold-1", "keep", "draw gold-1", "bury", "draw gold-1")
    assert table.legal() == ["offer"]
    assert table.do("offer", "draw gold-1").legal() == ["offer"]


@pytest.mark.rule("K-1.3")
@pytest.mark.parametrize(("players", "placed"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_a_turn_places_one_card_for_each_player_and_one_more(players: int, placed: int) -> None:
    table = king_table(players=players)
    whole = len(table.state.deck)
    table.until(lambda state: state.turn == 1)
    assert len(table.state.deck) == whole - placed
    assert (len(table.hand(0)), len(table.state.middle), len(table.state.favour)) == (1, players - 1, 1)


@pytest.mark.rule("K-1.4")
@pytest.mark.parametrize("placing", ["keep", "offer", "bury"])
def test_a_placed_card_stays_where_it_is(placing: str) -> None:
    table = king_table().do("draw gold-3", placing)
    for again in ("keep", "offer", "bury"):
        table.refuses(again, seat=0, error=NotYourTurn)


@pytest.mark.rule("K-1.4")
def test_after_the_next_draw_only_the_new_card_is_placed() -> None:
    table = king_table().do("draw gold-3", "bury", "draw gold-1", "keep")
    assert table.hand(0) == ["gold-1"]
    assert names(table.state.favour) == ["gold-3"]


@pytest.mark.rule("K-1.5")
def test_the_others_take_clockwise_from_the_advisers_left() -> None:
    table = king_table(players=4, first=2)
    table.do("draw gold-1", "keep", "draw gold-2", "offer", "draw gold-3", "offer", "draw military-A", "offer")
    table.do("draw military-B", "bury")
    order = []
    for taking in ("take gold-3", "take gold-2", "take military-A"):
        order.append(table.turn)
        table.do(taking)
    assert order == [3, 0, 1]
    assert [table.hand(seat) for seat in range(4)] == [["gold-2"], ["military-A"], ["gold-1"], ["gold-3"]]
    assert table.state.middle == ()


@pytest.mark.rule("K-1.5")
def test_each_takes_any_one_of_the_cards_that_are_left() -> None:
    table = king_table().do("draw gold-1", "offer", "draw gold-2", "offer", "draw gold-3", "keep", "draw gold-3", "bury")
    assert table.legal() == ["take gold-1", "take gold-2"]
    table.refuses("take gold-3")
    table.do("take gold-2")
    assert table.legal() == ["take gold-1"]
    table.refuses("take gold-2")


@pytest.mark.rule("K-1.5")
def test_two_equal_cards_in_the_middle_are_one_choice() -> None:
    table = king_table().do("draw gold-1", "offer", "draw gold-1", "offer", "draw gold-3", "keep", "draw gold-3", "bury")
    assert table.legal() == ["take gold-1"]
    assert table.do("take gold-1").legal() == ["take gold-1"]


@pytest.mark.rule("K-1.5")
def test_nobody_takes_before_all_zones_are_full() -> None:
    table = king_table().do("draw gold-1", "offer", "draw gold-2", "offer", "draw gold-3", "keep")
    for seat in (0, 1, 2):
        table.refuses("take gold-1", seat=seat, error=NotYourTurn)


@pytest.mark.rule("K-1.5")
def test_the_adviser_takes_nothing_and_nobody_takes_out_of_turn() -> None:
    table = king_table().do("draw gold-1", "offer", "draw gold-2", "offer", "draw gold-3", "keep", "draw gold-3", "bury")
    for seat in (0, 2):
        table.refuses("take gold-1", seat=seat, error=NotYourTurn)
    assert table.turn == 1


@pytest.mark.rule("K-1.6")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_to_the_left_advises_next_with_all_zones_open(first: int, following: int) -> None:
    table = king_table(first=first)
    table.do("draw gold-1", "keep", "draw gold-2", "offer", "draw gold-3", "offer", "draw military-A", "bury")
    table.do("take gold-2", "take gold-3", "draw military-B")
    assert table.turn == following
    assert table.legal() == ["keep", "offer", "bury"]


@pytest.mark.rule("K-1.6")
@pytest.mark.parametrize(("players", "turns"), [(2, [10, 10]), (3, [6, 6, 6]), (4, [4, 4, 4, 4]), (5, [4, 4, 4, 3, 3])])
def test_advisers_change_until_the_deck_is_used_up(players: int, turns: list[int]) -> None:
    table = king_table(players=players)
    table.until(lambda state: state.phase == 2)
    assert [len(pile) for pile in table.state.buried] == turns
    assert table.state.to_act() == (CHANCE,)
    assert all(move.startswith("reveal ") for move in table.chance())


@pytest.mark.rule("K-1.6")
def test_the_last_middle_is_taken_before_phase_2_begins() -> None:
    table = king_table(players=2).until(lambda state: state.left == 0 and state.turn == 0)
    assert table.state.phase == 1
    assert table.legal() == [f"take {name}" for name in names(table.state.middle)]
    assert table.do(table.legal()[0]).state.phase == 2


@pytest.mark.rule("K-1.5", "K-1.7")
def test_a_taken_card_is_remembered_as_seen_and_a_kept_one_is_only_counted() -> None:
    table = king_table().do("draw gold-1", "offer", "draw gold-2", "offer", "draw gold-3", "keep", "draw gold-3", "bury")
    table.do("take gold-2", "take gold-1")
    seen = table.state.observe(1)
    assert seen.shown == [(), cards("gold-2"), cards("gold-1")]
    assert seen.kept == [1, 0, 0]
    assert Counter(seen.hand) == {card("gold-2"): 1}


@pytest.mark.rule("K-1.2", "K-K1")
@pytest.mark.parametrize(("card", "lying"), [("gold-1", 1), ("king-raise", 0)])
def test_a_kept_card_lies_before_the_adviser_but_a_king_is_gone(card: str, lying: int) -> None:
    table = king_table().do(f"draw {card}", "keep")
    if card == "king-raise":
        table.do("raise military")
    for viewer in (0, 1, 2):
        seen = table.state.observe(viewer)
        assert (seen.open_zones[0], seen.lying) == (0, lying)
    table.do("draw gold-2", "offer", "draw gold-2", "offer", "draw gold-2", "bury", "take gold-2", "take gold-2")
    assert table.state.observe(0).lying == 0  # the next adviser has kept nothing yet
