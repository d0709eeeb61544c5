"""Points: the sixteen scoring tiles, majorities, scrolls and gold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.games.skye.components import (
    BROCH,
    CATTLE,
    COMPLETED_TIMES,
    FARM,
    GOLD_EVERY,
    GOLD_GIVES,
    LIGHTHOUSE,
    MAJORITY,
    MOUNTAIN,
    SCORING,
    SCORING_TILES,
    SCROLL_EVERY,
    SCROLL_POINTS,
    SHEEP,
    SHIP,
    TILE_SYMBOLS,
    WATER,
    WHISKY,
    WHISKY_INCOME,
)
from parlour.games.skye.grid import SIZE
from parlour.games.skye.territory import Territory

AROUND: Final[tuple[int, ...]] = (0, -SIZE - 1, -SIZE, -SIZE + 1, -1, 1, SIZE - 1, SIZE, SIZE + 1)
"""From a farm to where animals count for it."""
_BROCHS: Final[tuple[int, ...]] = (0, *SCORING["brochs"].by_count)
"""By the brochs of an area; the last also for more."""
_MORE_BROCHS: Final[int] = len(_BROCHS) - 1
_DOWN: Final[list[int]] = [SIZE * step for step in range(1, SCORING["vertical_lines"].tiles)]
"""From the top of a line to its other tiles."""
_SQUARE: Final[int] = SCORING["squares"].points
_COMPLETED_AREA: Final[int] = SCORING["completed_areas"].points
_SHEEP: Final[int] = SCORING["sheep"].points
_LARGE_AREA: Final[int] = SCORING["large_areas"].points
_LARGE: Final[int] = SCORING["large_areas"].tiles
"""The tiles that make an area a large one."""
_SET: Final[int] = SCORING["building_sets"].points
_FARM_ANIMAL: Final[int] = SCORING["farm_animals"].points
_CATTLE: Final[int] = SCORING["connected_cattle"].points
_HARBOUR: Final[int] = SCORING["ship_and_lighthouse"].points
_LINE: Final[int] = SCORING["vertical_lines"].points
_JOINED_TILE: Final[int] = SCORING["connected_tiles"].points
_WATER_TILE: Final[int] = SCORING["largest_water"].points
_MOUNTAIN: Final[int] = SCORING["completed_mountains"].points
MAJORITY_SYMBOLS: Final[dict[str, int]] = {"most_whisky": WHISKY, "most_ships": SHIP}
"""What is compared for a majority that is not one of gold."""


def squares(land: Territory) -> int:
    at = land.at
    return _SQUARE * sum([1 for spot in at if spot + 1 in at and spot + SIZE in at and spot + SIZE + 1 in at])


def completed_areas(land: Territory) -> int:
    return _COMPLETED_AREA * sum([1 for area in land.roots() if area.open == 0])


def sheep(land: Territory) -> int:
    return _SHEEP * land.total(SHEEP)


def large_areas(land: Territory) -> int:
    return _LARGE_AREA * sum([1 for area in land.roots() if area.open == 0 and area.tiles.bit_count() >= _LARGE])


def brochs(land: Territory) -> int:
    return sum([_BROCHS[min(area.brochs, _MORE_BROCHS)] for area in land.roots() if area.terrain == MOUNTAIN])


def building_sets(land: Territory) -> int:
    return _SET * min(land.total(BROCH), land.total(FARM), land.total(LIGHTHOUSE))


def farm_animals(land: Territory) -> int:
    near: set[int] = set()
    for tile, spot, _rotation in land.placed:
        if TILE_SYMBOLS[tile][FARM]:
            near.update([spot + step for step in AROUND])
    animals = [TILE_SYMBOLS[tile][SHEEP] + TILE_SYMBOLS[tile][CATTLE] for tile, spot, _rotation in land.placed if spot in near]
    return _FARM_ANIMAL * sum(animals)


def connected_cattle(land: Territory) -> int:
    joined = land.joined_tiles()
    return _CATTLE * sum(
        [TILE_SYMBOLS[tile][CATTLE] for number, (tile, _spot, _turns) in enumerate(land.placed) if joined >> number & 1]
    )


def ship_and_lighthouse(land: Territory) -> int:
    return _HARBOUR * sum([1 for area in land.roots() if area.terrain == WATER and area.ships and area.lighthouses])


def vertical_lines(land: Territory) -> int:
    at = land.at
    lines = 0
    for spot in at:
        if spot - SIZE in at:
            continue
        long_enough = True
        for down in _DOWN:
            if spot + down not in at:
                long_enough = False
                break
        if long_enough:
            lines += 1
    return _LINE * lines


def connected_tiles(land: Territory) -> int:
    return _JOINED_TILE * land.joined_tiles().bit_count()


def largest_water(land: Territory) -> int:
    largest = 0
    for area in land.roots():
        if area.terrain == WATER and area.open == 0:
            largest = max(largest, area.tiles.bit_count())
    return _WATER_TILE * largest


def completed_mountains(land: Territory) -> int:
    return _MOUNTAIN * sum([1 for area in land.roots() if area.terrain == MOUNTAIN and area.open == 0])


def joined_whisky(land: Territory) -> int:
    """Tiles with whisky that a road joins to the castle."""
    joined = land.joined_tiles()
    return sum([TILE_SYMBOLS[tile][WHISKY] for number, (tile, _spot, _turns) in enumerate(land.placed) if joined >> number & 1])


def whisky_income(land: Territory) -> int:
    """The income for these tiles."""
    return WHISKY_INCOME * joined_whisky(land)


def majority(name: str, counts: list[int]) -> list[int]:
    """Points for the most and for the second most; ties share without dividing, a tie for first leaves no second."""
    most, runner_up = MAJORITY[name]
    best = max(counts)
    if best == 0:
        return [0] * len(counts)
    firsts = counts.count(best)
    second = max([count for count in counts if count < best], default=0) if firsts == 1 else 0
    return [most if count == best else runner_up if count == second and second > 0 else 0 for count in counts]


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
    if name in MAJORITY_SYMBOLS:
        symbol = MAJORITY_SYMBOLS[name]
        return majority(name, [land.total(symbol) for land in lands])
    if counts_gold(goal):
        return majority(name, gold)
    count = _ALONE[name]
    return [count(land) for land in lands]


def counts_gold(goal: int) -> bool:
    """Whether the scoring tile looks at the gold in hand."""
    return SCORING_TILES[goal] == "most_gold"


def scroll_points(land: Territory) -> int:
    """Every scroll on its own: what it counts in the whole territory, doubled in a completed area."""
    points = 0
    areas = land.areas()
    for symbol, area in areas.scrolls:
        worth = land.total(symbol) // SCROLL_EVERY[symbol] * SCROLL_POINTS[symbol]
        points += COMPLETED_TIMES * worth if areas.areas[areas.find(area)].open == 0 else worth
    return points


def gold_points(gold: int) -> int:
    """Points for gold at the end."""
    return gold // GOLD_EVERY * GOLD_GIVES
