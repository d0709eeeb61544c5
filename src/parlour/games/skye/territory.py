"""A clan's territory: tiles on a grid, with the free spots around them kept up as it grows.

A territory never changes: `place` makes a new one. So positions share territories, and nothing that was ever seen can move.
Its areas and roads are reckoned when somebody asks, from those of an earlier territory.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.games.skye.areas import NO_AREAS, Area, Areas
from parlour.games.skye.components import (
    CASTLE,
    EDGES,
    MOST_SYMBOLS,
    PACKED_SYMBOLS,
    REGION_TERRAIN,
    ROTATIONS,
    SYMBOL_BITS,
    SYMBOLS,
)
from parlour.games.skye.grid import HOME, STEPS, TURNS
from parlour.games.skye.roads import NO_ROADS, Roads

_ANY: Final = 3
"""Where no tile lies at an edge any terrain will do; the terrains themselves are less."""
_ANYTHING: Final = 255
"""Any terrain at all four edges."""
_TURNED: Final[list[tuple[int, ...]]] = [
    tuple([rotation for rotation in range(TURNS) if turned >> rotation & 1]) for turned in range(1 << TURNS)
]
"""Rotations, by the bits that stand for them."""


def _fitting(tile: int, asked: int) -> int:
    """The rotations, as bits, in which the tile shows what a spot asks for: the one rule of where a tile may lie."""
    mask = 0
    for side in range(4):
        if asked >> 2 * side & 3 != _ANY:
            mask |= 3 << 2 * side
    return sum([1 << rotation for rotation in ROTATIONS[tile] if EDGES[tile][rotation] & mask == asked & mask])


_FITTING: Final[list[bytes]] = [bytes([_fitting(tile, asked) for asked in range(_ANYTHING + 1)]) for tile in range(len(EDGES))]
"""By tile and what is asked for."""


def _place_of(free: list[int], spot: int) -> int:
    """Where among the free spots this one is, or would be."""
    least = spot << 8
    low, high = 0, len(free)
    while low < high:
        middle = low + high >> 1
        if free[middle] < least:
            low = middle + 1
        else:
            high = middle
    return low


NOT_FREE: Final = -1


class Clash(NamedTuple):
    """A side where two terrains would meet."""

    side: int
    own: int
    """The terrain of the tile that is laid."""
    met: int


class Territory:
    """Tiles on a grid."""

    __slots__ = ("_areas", "_at", "_roads", "_symbols", "free", "placed")

    placed: tuple[tuple[int, int, int], ...]
    """Every tile in the order of building: tile, spot, rotation."""
    free: list[int]
    """The free spots beside a tile, sorted: 256 times the spot, plus the terrain that it asks for, packed as in `EDGES`, with
    `_ANY` at an open edge. Sorted numbers and no dictionary: so what fits is found in order, and a copy is cheap."""
    _symbols: int
    """How many of each symbol lie in the territory, packed as in `PACKED_SYMBOLS`."""
    _at: dict[int, int]
    """As far as it is known, as the areas and roads."""
    _areas: Areas
    _roads: Roads

    @property
    def at(self) -> dict[int, int]:
        """The order number of the tile on a spot."""
        at, placed = self._at, self.placed
        known = len(at)
        if known < len(placed):
            at = at.copy()
            for number in range(known, len(placed)):
                at[placed[number][1]] = number
            self._at = at
        return at

    @property
    def totals(self) -> tuple[int, ...]:
        """How many of each symbol lie in the territory."""
        return tuple([self.total(symbol) for symbol in range(len(SYMBOLS))])

    def total(self, symbol: int) -> int:
        """How many of this symbol lie in the territory."""
        return self._symbols >> SYMBOL_BITS * symbol & MOST_SYMBOLS

    def areas(self) -> Areas:
        """The areas of all tiles."""
        areas = self._areas
        if areas.count < len(self.placed):
            areas = areas.grown(self.placed, self.at)
            self._areas = areas
        return areas

    def roots(self) -> list[Area]:
        """All areas as they are now."""
        return self.areas().roots()

    def roads(self) -> Roads:
        """The roads of all tiles."""
        roads = self._roads
        if roads.count < len(self.placed):
            roads = roads.grown(self.placed)
            self._roads = roads
        return roads

    def joined_tiles(self) -> int:
        """The tiles with a road to the castle, as bits by their order; the castle itself is not among them."""
        return self.roads().joined

    def road_ends(self) -> int:
        """How many roads from the castle arrive at a free spot."""
        ends = 0
        for edge in self.roads().reached:
            if self.asked(edge >> 2) != NOT_FREE:
                ends += 1
        return ends

    def completed(self) -> list[list[tuple[int, int]]]:
        """The completed areas, each by its regions: the tile's order number, and which of its regions."""
        areas = self.areas()
        found: dict[int, list[tuple[int, int]]] = {}
        area = 0
        for number, (tile, _spot, _rotation) in enumerate(self.placed):
            for region in range(len(REGION_TERRAIN[tile])):
                root = areas.find(area)
                if areas.areas[root].open == 0:
                    found.setdefault(root, []).append((number, region))
                area += 1
        return list(found.values())

    def ways(self, tile: int, first: int = 0) -> list[int]:
        """Every way in which the tile may lie, sorted by spot and rotation, counted from this number."""
        fitting = _FITTING[tile]
        return [first + TURNS * (free >> 8) + rotation for free in self.free for rotation in _TURNED[fitting[free & _ANYTHING]]]

    def fits(self, tile: int) -> list[tuple[int, int]]:
        """The same as spot and rotation."""
        return [(way // TURNS, way % TURNS) for way in self.ways(tile)]

    def fits_somewhere(self, tile: int) -> bool:
        """Whether the tile may lie anywhere."""
        fitting = _FITTING[tile]
        for free in self.free:
            turned = fitting[free & _ANYTHING]
            if turned:
                return True
        return False

    def free_spots(self) -> list[int]:
        """The free spots beside a tile, sorted."""
        return [free >> 8 for free in self.free]

    def asked_for(self) -> list[int]:
        """The terrain that each of them asks for."""
        return [free & _ANYTHING for free in self.free]

    def asked(self, spot: int) -> int:
        """The terrain that the spot asks for if it is free and beside a tile, else `NOT_FREE`."""
        free = self.free
        place = _place_of(free, spot)
        return free[place] & _ANYTHING if place < len(free) and free[place] >> 8 == spot else NOT_FREE

    def may_lie(self, tile: int, spot: int, rotation: int) -> bool:
        """Whether the tile may lie just there."""
        asked = self.asked(spot)
        return asked != NOT_FREE and _FITTING[tile][asked] >> rotation & 1 == 1

    def clashes(self, tile: int, spot: int, rotation: int) -> list[Clash]:
        """The sides where the tile would meet another terrain on a free spot."""
        asked = self.asked(spot)
        found: list[Clash] = []
        for side in range(4):
            own, met = EDGES[tile][rotation] >> 2 * side & 3, asked >> 2 * side & 3
            if met != _ANY and own != met:
                found.append(Clash(side, own, met))
        return found

    def place(self, tile: int, spot: int, rotation: int) -> Territory:
        """The territory with this tile added."""
        grown = Territory()
        grown.placed = self.placed + ((tile, spot, rotation),)  # noqa: RUF005 - a third of the time when compiled
        grown._symbols = self._symbols + PACKED_SYMBOLS[tile]
        grown._at = self._at
        grown._areas = self._areas
        grown._roads = self._roads
        free = self.free.copy()
        place = _place_of(free, spot)
        asked = _ANYTHING
        if place < len(free) and free[place] >> 8 == spot:
            asked = free[place] & _ANYTHING
            del free[place]
        shown = EDGES[tile][rotation]
        for edge in range(4):
            if asked >> 2 * edge & 3 == _ANY:  # no tile lies there
                _ask(free, spot + STEPS[edge], 2 * (edge + 2 & 3), shown >> 2 * edge & 3)
        grown.free = free
        return grown


def _ask(free: list[int], spot: int, bits: int, terrain: int) -> None:
    """The spot is free, and at the edge with these bits it asks for that terrain."""
    place = _place_of(free, spot)
    if place == len(free) or free[place] >> 8 != spot:
        free.insert(place, spot << 8 | _ANYTHING)
    free[place] = free[place] & ~(3 << bits) | terrain << bits


def _empty() -> Territory:
    empty = Territory()
    empty.placed = ()
    empty.free = []
    empty._symbols = 0
    empty._at = {}
    empty._areas = NO_AREAS
    empty._roads = NO_ROADS
    return empty


START: Final[Territory] = _empty().place(CASTLE, HOME, 0)
"""The castle alone."""
