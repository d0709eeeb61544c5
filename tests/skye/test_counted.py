"""What people are told to have of what the scoring tiles count."""

from __future__ import annotations

import pytest

from parlour.games.skye.observation import Observation

from .table import GAME, buying, land, position

BLOCK = ("24@0,-1", "17@1,-1", "48@1,-2r2", "41@0,-2", "47@-1,-2", "63@-1,-1")
"""Three tiles wide and two high: two squares, and a ship."""
SHIPS = land("53@0,1", "65@1,0r1")
GOALS = ("squares", "most_ships", "most_gold", "brochs")


def told(viewer: int, hidden: bool) -> Observation:
    """What somebody is told of a market of two, with the gold of the others hidden or shown."""
    state = position(2, gold=[7, 4], lands=[land(*BLOCK), SHIPS], goals=GOALS)
    state.show_gold = not hidden
    seen: Observation = GAME.reckon(GAME.show(buying(state).state.observe(viewer)))
    return seen


@pytest.mark.parametrize("hidden", [False, True])
def test_what_a_scoring_tile_counts_is_told(hidden: bool) -> None:
    seen = told(0, hidden)
    assert seen.counted is not None
    squares, ships, gold, brochs = seen.counted
    assert (squares, ships) == ([2, 0], [1, 3])
    assert seen.goal_points[0] == [4, 0]
    assert gold == ([-1, -1] if hidden else [7, 4])
    assert all((count > 0) == (points > 0) for count, points in zip(brochs, seen.goal_points[3], strict=True))


def test_programs_reckon_themselves() -> None:
    assert position(2).observe(0).counted is None
