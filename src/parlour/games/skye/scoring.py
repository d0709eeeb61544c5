"""Points: the sixteen scoring tiles, majorities, scrolls and gold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.games.skye.components import (
    BROCH,
    CATTLE,
    FARM,
    LIGHTHOUSE,
    MOUNTAIN,
    SCORING_TILES,
    SHEEP,
    SHIP,
    TILE_SYMBOLS,
    WATER,
    WHISKY,
)
from parlour.games.skye.territory import SIZE, Territory

_AROUND: Final = (0, -SIZE - 1, -SIZE, -SIZE + 1, -1, 1, SIZE - 1, SIZE, SIZE + 1)
_BROCHS: Final = (0, 1, 3, 6)
_HALVED: Final = (SHEEP, WHISKY, SHIP)
MOST: Final = 5
SECOND: Final = 2


def squares(land: Territory) -> int:
    at = land.at
    return 2 * sum([1 for spot in at if spot + 1 in at and spot + SIZE in at and spot + SIZE + 1 in at])


def completed_areas(land: Territory) -> int:
    return sum([1 for area in land.roots() if area[1] == 0])


def sheep(land: Territory) -> int:
    return land.totals[SHEEP]


def large_areas(land: Territory) -> int:
    return 3 * sum([1 for area in land.roots() if area[1] == 0 and area[2].bit_count() >= 3])


def brochs(land: Territory) -> int:
    return sum([_BROCHS[min(area[3], 3)] for area in land.roots() if area[0] == MOUNTAIN])


def building_sets(land: Territory) -> int:
    return 5 * min(land.totals[BROCH], land.totals[FARM], land.totals[LIGHTHOUSE])


def farm_animals(land: Territory) -> int:
    near: set[int] = set()
    for tile, spot, _rotation in land.placed:
        if TILE_SYMBOLS[tile][FARM]:
            near.update([spot + step for step in _AROUND])
    return sum(
        [TILE_SYMBOLS[tile][SHEEP] + TILE_SYMBOLS[tile][CATTLE] for tile, spot, _rotation in land.placed if spot in near]
    )


def connected_cattle(land: Territory) -> int:
    joined = land.joined_tiles
    return 2 * sum([TILE_SYMBOLS[row[0]][CATTLE] for number, row in enumerate(land.placed) if joined >> number & 1])


def ship_and_lighthouse(land: Territory) -> int:
    return 3 * sum([1 for area in land.roots() if area[0] == WATER and area[4] and area[5]])


def vertical_lines(land: Territory) -> int:
    at = land.at
    lines = 0
    for spot in at:
        if spot - SIZE not in at and spot + SIZE in at and spot + 2 * SIZE in at:
            lines += 1
    return 3 * lines


def connected_tiles(land: Territory) -> int:
    return land.joined_tiles.bit_count()


def largest_water(land: Territory) -> int:
    largest = 0
    for area in land.roots():
        if area[0] == WATER and area[1] == 0:
            largest = max(largest, area[2].bit_count())
    return 2 * largest


def completed_mountains(land: Territory) -> int:
    return 2 * sum([1 for area in land.roots() if area[0] == MOUNTAIN and area[1] == 0])


def joined_whisky(land: Territory) -> int:
    """Tiles with whisky that a road joins to the castle."""
    joined = land.joined_tiles
    return sum([TILE_SYMBOLS[row[0]][WHISKY] for number, row in enumerate(land.placed) if joined >> number & 1])


def majority(counts: list[int]) -> list[int]:
    """5 for the most and 2 for the second most; ties share without dividing, a tie for first leaves no second."""
    best = max(counts)
    if best == 0:
        return [0] * len(counts)
    firsts = counts.count(best)
    second = max([count for count in counts if count < best], default=0) if firsts == 1 else 0
    return [MOST if count == best else SECOND if count == second and second > 0 else 0 for count in counts]


_ALONE: Final[dict[str, Callable[[Territory], int]]] = {
    "squares": squares,
    "completed_areas": completed_areas,
    "sheep": sheep,
    "large_areas": large_areas,
    "brochs": brochs,
    "building_sets": building_sets,
    "farm_animals": farm_animals,
    "connected_cattle": connected_cattle,
    "ship_and_lighthouse": ship_and_lighthouse,
    "vertical_lines": vertical_lines,
    "connected_tiles": connected_tiles,
    "largest_water": largest_water,
    "completed_mountains": completed_mountains,
}
"""The scoring tiles that look at one territory alone."""


def goal_points(goal: int, lands: list[Territory], gold: list[int]) -> list[int]:
    """What the scoring tile gives every seat now."""
    name = SCORING_TILES[goal]
    if name == "most_whisky":
        return majority([land.totals[WHISKY] for land in lands])
    if name == "most_ships":
        return majority([land.totals[SHIP] for land in lands])
    if counts_gold(goal):
        return majority(gold)
    count = _ALONE[name]
    return [count(land) for land in lands]


def counts_gold(goal: int) -> bool:
    """Whether the scoring tile looks at the gold in hand."""
    return SCORING_TILES[goal] == "most_gold"


def scroll_points(land: Territory) -> int:
    """Every scroll on its own: what it counts in the whole territory, doubled in a completed area."""
    points = 0
    for symbol, area in land.scrolls:
        worth = land.totals[symbol] // 2 if symbol in _HALVED else land.totals[symbol]
        points += 2 * worth if land.areas[land.find(area)][1] == 0 else worth
    return points


def gold_points(gold: int) -> int:
    """1 point for every 5 gold."""
    return gold // 5
