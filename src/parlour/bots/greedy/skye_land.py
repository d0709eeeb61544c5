"""What can be counted in a territory of Isle of Skye that may still become points."""

from __future__ import annotations

from typing import Final

from parlour.games.skye.components import (
    BROCH,
    CATTLE,
    FARM,
    LIGHTHOUSE,
    MOUNTAIN,
    SCORING,
    SCROLL_EVERY,
    SCROLL_POINTS,
    SHEEP,
    SYMBOLS,
    TERRAINS,
    TILE_SYMBOLS,
    WATER,
    WHISKY,
)
from parlour.games.skye.grid import SIZE
from parlour.games.skye.scoring import AROUND
from parlour.games.skye.territory import Territory

_OPEN: Final = 3
"""Areas are told apart by their open edges, up to so many."""
_LARGE: Final[int] = SCORING["large_areas"].tiles
_LINE: Final[int] = SCORING["vertical_lines"].tiles
_CORNERS: Final[tuple[tuple[int, int, int], ...]] = tuple([(x, y, x + y) for x in (-1, 1) for y in (-SIZE, SIZE)])
"""From a spot to the others of each square that it may be part of."""
_SIDE_PAIR: Final = (0, 2, 4, 6)

FEATURES: Final[tuple[str, ...]] = (
    *(f"{terrain} open {edges}" for terrain in TERRAINS for edges in range(1, _OPEN + 1)),
    "nearly large",
    "growing large",
    "one broch",
    "two brochs",
    "ship alone",
    "lighthouse alone",
    "nearly completed water",
    "growing water",
    "road ends",
    "joined tiles",
    "joined whisky",
    "loose whisky",
    "loose cattle",
    "set begun",
    "set nearly done",
    *SYMBOLS,
    "scrolls open 1",
    "scrolls open 2",
    "scrolls open 3",
    "scrolls",
    "scrolls completed",
    "frontier",
    "corners",
    "pits",
    "tiles",
    "square spots",
    "line spots",
    "farm spots",
    "lonely animals",
)
"""What `describe` counts, in this order."""
_AT: Final[dict[str, int]] = {name: place for place, name in enumerate(FEATURES)}
_NEARLY_LARGE: Final[int] = _AT["nearly large"]
_GROWING_LARGE: Final[int] = _AT["growing large"]
_ONE_BROCH: Final[int] = _AT["one broch"]
_TWO_BROCHS: Final[int] = _AT["two brochs"]
_SHIP_ALONE: Final[int] = _AT["ship alone"]
_LIGHTHOUSE_ALONE: Final[int] = _AT["lighthouse alone"]
_NEARLY_WATER: Final[int] = _AT["nearly completed water"]
_GROWING_WATER: Final[int] = _AT["growing water"]
_ROAD_ENDS: Final[int] = _AT["road ends"]
_JOINED_TILES: Final[int] = _AT["joined tiles"]
_JOINED_WHISKY: Final[int] = _AT["joined whisky"]
_LOOSE_WHISKY: Final[int] = _AT["loose whisky"]
_LOOSE_CATTLE: Final[int] = _AT["loose cattle"]
_SET_BEGUN: Final[int] = _AT["set begun"]
_SET_NEARLY: Final[int] = _AT["set nearly done"]
_SYMBOLS: Final[int] = _AT[SYMBOLS[0]]
_SCROLLS_OPEN: Final[int] = _AT["scrolls open 1"] - 1
_SCROLLS: Final[int] = _AT["scrolls"]
_SCROLLS_COMPLETED: Final[int] = _AT["scrolls completed"]
_FRONTIER: Final[int] = _AT["frontier"]
_CORNER_SPOTS: Final[int] = _AT["corners"]
_PITS: Final[int] = _AT["pits"]
_TILES: Final[int] = _AT["tiles"]
_SQUARE_SPOTS: Final[int] = _AT["square spots"]
_LINE_SPOTS: Final[int] = _AT["line spots"]
_FARM_SPOTS: Final[int] = _AT["farm spots"]
_LONELY: Final[int] = _AT["lonely animals"]


def describe(land: Territory, squares: bool, lines: bool, farms: bool) -> list[float]:
    """A number for each of `FEATURES`; those of squares, lines and farms only where asked for, being dear."""
    found = [0.0] * len(FEATURES)
    _areas(land, found)
    _scrolls(land, found)
    _roads(land, found)
    totals = land.totals
    for symbol, total in enumerate(totals):
        found[_SYMBOLS + symbol] = float(total)
    least, middle, _most = sorted([totals[BROCH], totals[FARM], totals[LIGHTHOUSE]])
    found[_SET_BEGUN] = float(_most - least)
    found[_SET_NEARLY] = float(middle - least)
    found[_FRONTIER] = float(len(land.free))
    found[_TILES] = float(len(land.placed))
    corners = pits = 0
    for asked in land.asked_for():
        sides = 0
        for side in _SIDE_PAIR:
            if asked >> side & 3 != 3:
                sides += 1
        if sides == 2:
            corners += 1
        elif sides > 2:
            pits += 1
    found[_CORNER_SPOTS] = float(corners)
    found[_PITS] = float(pits)
    if squares:
        found[_SQUARE_SPOTS] = _square_spots(land)
    if lines:
        found[_LINE_SPOTS] = _line_spots(land)
    if farms:
        _farms(land, found)
    return found


def _areas(land: Territory, found: list[float]) -> None:
    for area in land.roots():
        edges = area.open
        if not edges:
            continue
        if edges > _OPEN:
            edges = _OPEN
        terrain = area.terrain
        found[terrain * _OPEN + edges - 1] += 1.0
        size = area.tiles.bit_count()
        if edges <= 2 and size >= _LARGE - 1:
            found[_NEARLY_LARGE if edges == 1 else _GROWING_LARGE] += 1.0
        if terrain == MOUNTAIN:
            if area.brochs == 1:
                found[_ONE_BROCH] += 1.0
            elif area.brochs == 2:
                found[_TWO_BROCHS] += 1.0
        elif terrain == WATER:
            if area.ships and not area.lighthouses:
                found[_SHIP_ALONE] += 1.0
            elif area.lighthouses and not area.ships:
                found[_LIGHTHOUSE_ALONE] += 1.0
            if edges == 1:
                found[_NEARLY_WATER] = max(found[_NEARLY_WATER], float(size))
            elif edges == 2:
                found[_GROWING_WATER] = max(found[_GROWING_WATER], float(size))


def _scrolls(land: Territory, found: list[float]) -> None:
    areas = land.areas()
    for symbol, number in areas.scrolls:
        edges = areas.areas[areas.find(number)].open
        if edges:
            worth = land.total(symbol) // SCROLL_EVERY[symbol] * SCROLL_POINTS[symbol]
            found[_SCROLLS_OPEN + min(edges, _OPEN)] += float(worth)
            found[_SCROLLS] += 1.0
        else:
            found[_SCROLLS_COMPLETED] += 1.0


def _roads(land: Territory, found: list[float]) -> None:
    joined = land.joined_tiles()
    found[_ROAD_ENDS] = float(land.road_ends())
    found[_JOINED_TILES] = float(joined.bit_count())
    whisky = cattle = 0
    for number, (tile, _spot, _rotation) in enumerate(land.placed):
        if joined >> number & 1:
            symbols = TILE_SYMBOLS[tile]
            whisky += symbols[WHISKY]
            cattle += symbols[CATTLE]
    found[_JOINED_WHISKY] = float(whisky)
    found[_LOOSE_WHISKY] = float(land.total(WHISKY) - whisky)
    found[_LOOSE_CATTLE] = float(land.total(CATTLE) - cattle)


def _square_spots(land: Territory) -> float:
    """The squares that single tiles would complete."""
    at = land.at
    count = 0
    for spot in land.free_spots():
        for across, down, both in _CORNERS:
            if spot + across in at and spot + down in at and spot + both in at:
                count += 1
    return float(count)


def _line_spots(land: Territory) -> float:
    """The free spots where a tile would make a vertical line long enough."""
    at = land.at
    count = 0
    for spot in land.free_spots():
        above, below = 0, 0
        while spot - SIZE * (above + 1) in at:
            above += 1
        while spot + SIZE * (below + 1) in at:
            below += 1
        if above < _LINE and below < _LINE and above + below + 1 >= _LINE:
            count += 1
    return float(count)


def _farms(land: Territory, found: list[float]) -> None:
    """Free spots by a farm, and animals that are not."""
    near: set[int] = set()
    for tile, spot, _rotation in land.placed:
        if TILE_SYMBOLS[tile][FARM]:
            near.update([spot + step for step in AROUND])
    lonely = 0
    for tile, spot, _rotation in land.placed:
        if spot not in near:
            lonely += TILE_SYMBOLS[tile][SHEEP] + TILE_SYMBOLS[tile][CATTLE]
    found[_LONELY] = float(lonely)
    spots = 0
    for spot in land.free_spots():
        if spot in near:
            spots += 1
    found[_FARM_SPOTS] = float(spots)
