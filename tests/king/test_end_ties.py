"""The end: what separates players of equal points, for all places."""

from __future__ import annotations

import pytest

from .table import finished

# Two offices, the second later in the order of the tie-break; at 3 and 2 their tiles give two seats 3 points each.
NEIGHBOURS = [
    ("diplomacy", "entertainment"),
    ("entertainment", "livestock"),
    ("livestock", "architecture"),
    ("architecture", "military"),
    ("military", "provisions"),
]


@pytest.mark.rule("K-E6")
def test_more_gold_wins_between_equal_points() -> None:
    table = finished({0: ["diplomacy-A", "gold-1"], 1: ["military-A", "gold-2"]})
    assert table.state.scores() == [3, 3, 0]
    assert table.state.ranking() == [2, 1, 3]


@pytest.mark.rule("K-E6")
def test_the_value_of_the_gold_counts_not_the_number_of_cards() -> None:
    table = finished({0: ["diplomacy-A", "gold-1", "gold-1"], 1: ["military-A", "gold-3"]})
    assert table.state.ranking() == [2, 1, 3]


@pytest.mark.rule("K-E7")
def test_more_diplomacy_cards_win_between_equal_gold() -> None:
    table = finished({0: ["military-A", "gold-3"], 1: ["diplomacy-A", "gold-1", "gold-2"]})
    assert table.state.scores() == [3, 3, 0]
    assert table.state.ranking() == [2, 1, 3]


@pytest.mark.rule("K-E7")
@pytest.mark.parametrize(("office", "later"), NEIGHBOURS)
def test_the_number_of_cards_goes_before_the_letter(office: str, later: str) -> None:
    """Seat 0 has letter A and the secondary tile, seat 1 has two cards and the primary tile."""
    hands = {0: [f"{office}-A", f"{later}-A"], 1: [f"{office}-B", f"{office}-C"]}
    table = finished(hands, players=5, offices={office: 3, later: 2})
    assert table.state.scores() == [3, 3, 0, 0, 0]
    assert table.state.ranking() == [2, 1, 3, 3, 3]


@pytest.mark.rule("K-E7")
@pytest.mark.parametrize(("office", "later"), NEIGHBOURS)
def test_between_equal_numbers_of_cards_the_letter_nearest_a_wins(office: str, later: str) -> None:
    hands = {0: [f"{office}-B", f"{later}-A"], 1: [f"{office}-A"]}
    table = finished(hands, players=5, offices={office: 3, later: 2})
    assert table.state.scores() == [3, 3, 0, 0, 0]
    assert table.state.ranking() == [2, 1, 3, 3, 3]


@pytest.mark.rule("K-E7")
@pytest.mark.parametrize(("office", "later"), NEIGHBOURS)
def test_the_letter_decides_even_against_the_higher_value(office: str, later: str) -> None:
    hands = {0: [f"{office}-I"], 1: [f"{office}-A", f"{later}-A"]}
    table = finished(hands, players=5, offices={office: 3, later: 2})
    assert table.state.scores() == [3, 3, 0, 0, 0]
    assert table.state.ranking() == [2, 1, 3, 3, 3]


@pytest.mark.rule("K-E7")
@pytest.mark.parametrize(("office", "later"), NEIGHBOURS)
def test_an_earlier_office_goes_before_a_later_one(office: str, later: str) -> None:
    hands = {0: [f"{later}-A", f"{later}-B"], 1: [f"{office}-I"]}
    table = finished(hands, players=5, offices={office: 3, later: 3})
    assert table.state.scores() == [3, 3, 0, 0, 0]
    assert table.state.ranking() == [2, 1, 3, 3, 3]


@pytest.mark.rule("K-E7", "K-E8")
def test_the_last_office_decides_between_seats_without_a_tile_by_number() -> None:
    hands = {
        0: ["provisions-H", "provisions-I"],
        1: ["provisions-D", "provisions-E", "provisions-F"],
        2: ["provisions-A"],
        3: ["provisions-B", "provisions-C"],
    }
    table = finished(hands, players=4)
    assert table.state.scores() == [3, 1, 0, 0]
    assert table.state.ranking() == [1, 2, 4, 3]


@pytest.mark.rule("K-E7", "K-E8")
def test_the_last_office_decides_between_seats_without_a_tile_by_letter() -> None:
    hands = {0: ["provisions-H"], 1: ["provisions-I"], 2: ["provisions-B"], 3: ["provisions-A"]}
    table = finished(hands, players=4)
    assert table.state.scores() == [3, 1, 0, 0]
    assert table.state.ranking() == [1, 2, 4, 3]


@pytest.mark.rule("K-E7", "K-E8")
def test_one_leader_with_diplomacy_is_ahead_and_entertainment_orders_the_rest() -> None:
    hands = {0: ["military-A"], 1: ["entertainment-A"], 2: ["diplomacy-I"]}
    table = finished(hands, offices={"military": 3, "entertainment": 3, "diplomacy": 3})
    assert table.state.scores() == [3, 3, 3]
    assert table.state.ranking() == [3, 2, 1]


@pytest.mark.rule("K-E8")
def test_gold_orders_the_lower_places_too() -> None:
    table = finished({0: ["military-A"], 1: ["gold-1"], 2: ["gold-3"], 3: ["gold-2"]}, players=4)
    assert table.state.scores() == [3, 0, 0, 0]
    assert table.state.ranking() == [1, 4, 2, 3]


@pytest.mark.rule("K-E8")
def test_players_whom_nothing_separates_share_the_place() -> None:
    table = finished({0: ["gold-1", "gold-1"], 1: ["gold-1"], 2: ["gold-2"], 3: ["gold-1"]}, players=4)
    assert table.state.ranking() == [1, 3, 1, 3]


@pytest.mark.rule("K-E8")
def test_empty_hands_share_the_first_place() -> None:
    assert finished({}, players=2).state.ranking() == [1, 1]
