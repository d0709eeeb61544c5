"""The end: influence, tiles and points."""

from __future__ import annotations

import pytest

from parlour.engine.contract import CHANCE, SPECTATOR
from parlour.engine.errors import GameOver
from parlour.games.king.components import OFFICES
from parlour.games.king.scoring import OfficeTally, tally

from .table import GAME, Table, all_at, auction, finished, names

NOBODY_TAKES = -1


def office(table: Table, name: str) -> OfficeTally:
    """How the tiles of one office went."""
    return next(row for row in tally(table.state) if OFFICES[row.office] == name)


@pytest.mark.rule("K-E1")
def test_influence_is_the_sum_of_the_government_cards_office_by_office() -> None:
    table = finished(
        {0: ["diplomacy-A", "diplomacy-E", "diplomacy-I", "military-H", "gold-3"], 1: ["military-A", "military-B"]}
    )
    assert office(table, "diplomacy").sums == [9, 0, 0]
    assert office(table, "military").sums == [2, 2, 0]


@pytest.mark.rule("K-E1", "K-E2")
def test_values_count_not_the_number_of_cards() -> None:
    table = finished({0: ["military-A"], 1: ["military-H"]}, offices=all_at(1, military=4))
    assert table.state.scores() == [2, 4, 0]


@pytest.mark.rule("K-E1", "K-S2")
def test_only_offices_in_play_are_counted() -> None:
    assert [OFFICES[row.office] for row in tally(finished({}).state)] == list(all_at(1))
    assert len(tally(finished({}, players=5).state)) == 6


@pytest.mark.rule("K-E2")
@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_of_the_two_tied_cards_of_the_box_the_first_takes_the_tile_by_its_letter(seats: tuple[int, int]) -> None:
    first, second = names(GAME.box().tied or ())
    (row,) = [row for row in tally(finished({seats[0]: [first], seats[1]: [second]}).state) if any(row.sums)]
    assert row.sums[seats[0]] == row.sums[seats[1]]
    assert (row.primary, row.primary_by_letter) == (seats[0], True)


@pytest.mark.rule("K-E2")
def test_the_highest_sum_takes_the_primary_tile() -> None:
    table = finished({0: ["diplomacy-A"], 1: ["diplomacy-H"], 2: ["diplomacy-E"]}, offices={"diplomacy": 5})
    assert office(table, "diplomacy").primary == 1


@pytest.mark.rule("K-E2")
def test_the_letter_nearest_a_breaks_a_tie_for_the_primary_tile() -> None:
    table = finished({0: ["diplomacy-D"], 1: ["diplomacy-C"]}, offices={"diplomacy": 5})
    assert table.state.scores() == [2, 5, 0]
    assert office(table, "diplomacy").by_letter


@pytest.mark.rule("K-E2")
def test_the_best_letter_of_several_cards_counts() -> None:
    table = finished({0: ["military-H"], 1: ["military-B", "military-G"]}, offices={"military": 6})
    assert table.state.scores() == [3, 6, 0]


@pytest.mark.rule("K-E2")
def test_only_letters_of_that_office_break_its_tie() -> None:
    table = finished({0: ["diplomacy-D", "military-A"], 1: ["diplomacy-C"]}, offices={"diplomacy": 5, "military": 1})
    assert table.state.scores() == [3, 5, 0]


@pytest.mark.rule("K-E2")
def test_letters_do_not_matter_between_different_sums() -> None:
    table = finished({0: ["diplomacy-A"], 1: ["diplomacy-I"]}, offices={"diplomacy": 4})
    assert table.state.scores() == [2, 4, 0]
    assert not office(table, "diplomacy").by_letter


@pytest.mark.rule("K-E2", "K-E3")
def test_letters_order_three_players_who_tie_for_the_primary_tile() -> None:
    hands = {0: ["military-H"], 1: ["military-D", "military-C"], 2: ["military-B", "military-G"]}
    assert finished(hands, offices={"military": 4}).state.scores() == [0, 2, 4]


@pytest.mark.rule("K-E3")
def test_the_second_highest_sum_takes_the_secondary_tile() -> None:
    hands = {0: ["diplomacy-A"], 1: ["diplomacy-H"], 2: ["diplomacy-E"]}
    assert finished(hands, offices={"diplomacy": 5}).state.scores() == [0, 5, 2]


@pytest.mark.rule("K-E3")
def test_the_letter_nearest_a_breaks_a_tie_for_the_secondary_tile() -> None:
    hands = {0: ["diplomacy-F"], 1: ["diplomacy-H"], 2: ["diplomacy-E"], 3: ["diplomacy-G"]}
    table = finished(hands, players=4, offices={"diplomacy": 6})
    assert table.state.scores() == [0, 6, 3, 0]
    assert office(table, "diplomacy").by_letter


@pytest.mark.rule("K-E3")
def test_the_loser_of_a_tie_for_the_primary_tile_takes_the_secondary_before_lower_sums() -> None:
    hands = {0: ["diplomacy-G"], 1: ["diplomacy-F"], 2: ["diplomacy-A"]}
    assert finished(hands, offices={"diplomacy": 6}).state.scores() == [3, 6, 0]


@pytest.mark.rule("K-E3", "K-K6")
def test_there_is_no_secondary_tile_beside_a_primary_of_1() -> None:
    table = finished({0: ["diplomacy-A"], 1: ["diplomacy-H"]}, offices={"diplomacy": 1})
    assert table.state.scores() == [0, 1, 0]
    assert office(table, "diplomacy").secondary == NOBODY_TAKES


@pytest.mark.rule("K-E3", "K-S4")
def test_two_players_take_no_secondary_tiles() -> None:
    table = finished({0: ["diplomacy-A"], 1: ["diplomacy-H"]}, players=2, offices={"diplomacy": 6})
    assert table.state.scores() == [0, 6]
    assert office(table, "diplomacy").secondary == NOBODY_TAKES


@pytest.mark.rule("K-E3")
def test_one_player_cannot_take_both_tiles() -> None:
    table = finished({0: ["diplomacy-H", "diplomacy-I"]}, offices={"diplomacy": 6})
    assert table.state.scores() == [6, 0, 0]


@pytest.mark.rule("K-E4")
def test_without_a_card_of_the_office_nobody_takes_a_tile() -> None:
    table = finished({0: ["gold-3"], 1: ["military-A"]})
    assert table.state.scores() == [0, 3, 0]
    row = office(table, "diplomacy")
    assert (row.primary, row.secondary) == (NOBODY_TAKES, NOBODY_TAKES)
    assert office(table, "military").secondary == NOBODY_TAKES


@pytest.mark.rule("K-E5")
def test_points_are_the_values_of_all_tiles_taken() -> None:
    hands = {
        0: ["diplomacy-H", "military-A", "provisions-A"],
        1: ["diplomacy-A", "military-H", "entertainment-A"],
        2: ["diplomacy-E", "military-B", "military-C"],
    }
    offices = {"diplomacy": 6, "military": 5, "provisions": 4, "entertainment": 2}
    assert finished(hands, offices=offices).state.scores() == [6 + 4, 2 + 2, 3 + 5]


@pytest.mark.rule("K-E5")
def test_most_points_win_whatever_the_gold() -> None:
    table = finished({0: ["military-A"], 1: ["gold-3", "gold-3"], 2: ["diplomacy-A"]}, offices={"diplomacy": 4})
    assert table.state.scores() == [3, 0, 4]
    assert table.state.ranking() == [2, 3, 1]


@pytest.mark.rule("K-2.17")
def test_at_the_end_nobody_acts() -> None:
    table = auction(players=2).do("pass", "pass")
    assert table.state.is_over
    assert table.state.to_act() == ()
    assert table.state.chance_outcomes() == []
    for seat in (0, 1, CHANCE, SPECTATOR):
        assert table.state.legal_actions(seat) == ()
        table.refuses("pass", seat=seat, error=GameOver)


@pytest.mark.rule("K-2.17")
def test_at_the_end_nobody_is_told_to_wait() -> None:
    for seat in (0, 1):
        prompt = auction(players=2).do("pass", "pass").state.prompt(seat)
        assert prompt.message.key == "king-prompt-over"
        assert prompt.rule == "K-E5"


@pytest.mark.rule("K-E5")
def test_the_end_shows_tiles_points_and_places_to_all() -> None:
    table = finished({0: ["diplomacy-H"], 1: ["diplomacy-A"]}, offices={"diplomacy": 4})
    for viewer in (0, 1, 2, SPECTATOR):
        result = table.state.observe(viewer).result
        assert result is not None
        assert (result.scores, result.ranking) == ([4, 2, 0], [1, 2, 3])
        assert (result.offices[0].primary, result.offices[0].secondary) == (0, 1)


@pytest.mark.rule("K-E2", "K-E3")
@pytest.mark.parametrize(
    ("cards", "primary", "secondary"),
    [
        ({0: ["diplomacy-I"], 1: ["diplomacy-A"], 2: ["diplomacy-B"]}, False, True),
        ({0: ["diplomacy-A"], 1: ["diplomacy-B"], 2: []}, True, True),
        ({0: ["diplomacy-I"], 1: ["diplomacy-E"], 2: ["diplomacy-A"]}, False, False),
        ({0: ["diplomacy-I"], 1: [], 2: []}, False, False),
    ],
)
def test_a_letter_decides_only_where_sums_are_equal(cards: dict[int, list[str]], primary: bool, secondary: bool) -> None:
    """The first place of the first row is won outright; only the second was tied."""
    row = office(finished(cards, offices={"diplomacy": 5}), "diplomacy")
    assert (row.primary_by_letter, row.secondary_by_letter) == (primary, secondary)
    assert row.by_letter == (primary or secondary)
