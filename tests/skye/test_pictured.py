"""The pictures among the rules show what the engine counts."""

from __future__ import annotations

import pytest

from parlour.games.skye.components import CASTLE, SHEEP, TILE_IDS, TILE_SYMBOLS
from parlour.games.skye.pictured import lake, plans
from parlour.games.skye.territory import Territory

from .table import land, scored, sketch

PLAIN = next(number for number, symbols in zip(TILE_IDS, TILE_SYMBOLS, strict=False) if not any(symbols))
"""The number of a tile with nothing on it."""
FARM = 29
SHEEP_TILE = 17


def _on(spots: list[tuple[int, int]]) -> Territory:
    """Plain tiles on these spots, the castle on that at the corner."""
    return sketch(*(f"{PLAIN}@{x},{y}" for x, y in spots if (x, y) != (0, 0)))


@pytest.mark.rule("S-A2")
def test_the_area_that_is_drawn_as_completed_is_completed() -> None:
    """The tiles lie by the rules; the water at the castle is completed, and nothing else."""
    castle, *tiles = lake().land
    assert (castle.tile, castle.x, castle.y) == (CASTLE, 0, 0)
    built = land(*(f"{TILE_IDS[tile]}@{x},{y}r{turns}" for tile, x, y, turns in tiles))
    assert lake().completed == built.completed()
    (area,) = lake().completed
    assert scored("completed_areas", built, players=2)[0] == 1
    assert scored("large_areas", built, players=2)[0] == 3
    assert [number for number, _region in area] == [0, 1, 3, 4]


@pytest.mark.parametrize(
    ("rule", "goal"),
    [
        pytest.param("S-T1", "squares", marks=pytest.mark.rule("S-T1")),
        pytest.param("S-T13", "vertical_lines", marks=pytest.mark.rule("S-T13")),
    ],
)
def test_what_is_marked_on_a_plan_is_all_that_counts_there(rule: str, goal: str) -> None:
    plan = plans()[rule]
    assert len(plan.marks) > 1
    assert scored(goal, _on(plan.spots), players=2)[0] == sum(mark.points or 0 for mark in plan.marks)
    for mark in plan.marks:
        spots = [(x, y) for x in range(mark.across) for y in range(mark.down)]
        assert {(x + mark.spot[0], y + mark.spot[1]) for x, y in spots} <= set(plan.spots)
        assert scored(goal, _on(spots), players=2)[0] == mark.points


@pytest.mark.rule("S-T10")
def test_animals_count_on_the_spots_of_the_plan_and_nowhere_else() -> None:
    plan = plans()["S-T10"]
    ((at_x, at_y),) = plan.farms
    (mark,) = plan.marks
    assert len(plan.spots) == len(set(plan.spots)) == mark.across * mark.down
    alone = scored("farm_animals", sketch(f"{FARM}@5,5"), players=2)[0]
    sheep = TILE_SYMBOLS[TILE_IDS.index(SHEEP_TILE)][SHEEP]
    for x in range(-1, mark.across + 1):
        for y in range(-1, mark.down + 1):
            if (x, y) != (at_x, at_y):
                near = sketch(f"{FARM}@5,5", f"{SHEEP_TILE}@{5 + x - at_x},{5 + y - at_y}")
                more = scored("farm_animals", near, players=2)[0] - alone
                assert more == (sheep if (x, y) in plan.spots else 0)
