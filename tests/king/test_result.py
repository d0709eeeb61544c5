"""The end as it is told: tiles with their points, what a letter decided, and what separates equal points."""

from __future__ import annotations

import pytest

from parlour.games.king.components import OFFICES
from parlour.games.king.result import Result
from tests.conformance.plays import positions

from .table import GAME, finished


def result(hands: dict[int, list[str]], players: int = 3, **offices: int) -> Result:
    found = finished(hands, players, offices).state.observe(0).result
    assert found is not None
    return found


def test_tiles_add_up_to_the_scores() -> None:
    for state in positions(GAME, 4, 9):
        if state.is_over:
            told: Result = state.observe(0).result
            sums = [sum(tile.points for tile in told.tiles if tile.seat == seat) for seat in range(4)]
            assert sums == told.scores == state.scores()


@pytest.mark.rule("K-E2", "K-E3")
def test_a_tile_is_told_with_its_points() -> None:
    told = result({0: ["military-A", "military-B"], 1: ["military-C"]}, military=5)
    assert [(tile.seat, OFFICES[tile.office], tile.rank, tile.points, tile.by_letter) for tile in told.tiles] == [
        (0, "military", "primary", 5, False),
        (1, "military", "secondary", 2, False),
    ]


@pytest.mark.rule("K-E4")
def test_a_letter_that_decided_is_told_with_the_letter_behind() -> None:
    told = result({0: ["military-C"], 1: ["military-A"], 2: ["military-B"]}, military=5)
    (office,) = [row for row in told.offices if any(row.sums)]
    assert office.letters == ["C", "A", "B"]
    assert [(row.seat, row.other, row.letter, row.behind) for row in office.decided] == [(1, 2, "A", "B"), (2, 0, "B", "C")]


@pytest.mark.rule("K-E4")
def test_a_letter_between_those_who_take_nothing_decides_nothing() -> None:
    """One tile lies there: who is second or third does not matter."""
    told = result({0: ["military-A", "military-D"], 1: ["military-B"], 2: ["military-C"]}, military=1)
    (office,) = [row for row in told.offices if any(row.sums)]
    assert (office.decided, office.by_letter) == ([], False)


@pytest.mark.rule("K-E6", "K-E7")
@pytest.mark.parametrize(
    ("first", "second", "by", "office"),
    [
        (["diplomacy-A", "gold-2"], ["military-A", "gold-1"], "gold", ""),
        (["diplomacy-A", "diplomacy-B"], ["military-A"], "count", "diplomacy"),
        (["diplomacy-A"], ["diplomacy-B", "livestock-A"], "letter", "diplomacy"),
    ],
)
def test_what_separates_equal_points_is_told(first: list[str], second: list[str], by: str, office: str) -> None:
    told = result({1: first, 0: second}, players=5, livestock=2)
    assert told.scores[:2] == [3, 3]
    assert [(tie.seat, tie.other) for tie in told.ties] == [(1, 0), (2, 3), (3, 4)]
    assert (told.ties[0].by, OFFICES[told.ties[0].office] if told.ties[0].office >= 0 else "") == (by, office)


@pytest.mark.rule("K-E8")
def test_seats_that_nothing_separates_are_told_too() -> None:
    told = result({0: ["military-A"]}, players=3)
    assert [(tie.seat, tie.other, tie.by, tie.office) for tie in told.ties] == [(1, 2, "nothing", -1)]
