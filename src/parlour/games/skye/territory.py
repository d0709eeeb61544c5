"""A clan's territory: tiles on a grid, with the free spots around them kept up as it grows.

A territory never changes: `place` makes a new one. So positions share territories, and nothing that was ever seen can move.
Its areas and roads are reckoned when somebody asks, from those of an earlier territory.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.games.skye.areas import NO_AREAS, Area, Areas
from parlour.games.skye.components import CASTLE, EDGES, REGION_TERRAIN, ROTATIONS, SYMBOLS, TILE_SYMBOLS
from parlour.games.skye.grid import HOME, STEPS, TURNS
from parlour.games.skye.roads import NO_ROADS, Roads

_ANY: Final = 3
"""Where no tile lies at an edge any terrain will do; the terrains themselves are less."""
_ANYTHING: Final = 255
"""Any terrain at all four edges."""


def _fitting(tile: int, asked: int) -> tuple[int, ...]:
    """The rotations in which the tile shows the terrain that a spot asks for: the one rule of where a tile may lie."""
    mask = 0
    for side in range(4):
        if asked >> 2 * side & 3 != _ANY:
            mask |= 3 << 2 * side
    return tuple([rotation for rotation in ROTATIONS[tile] if EDGES[tile][rotation] & mask == asked & mask])


_FITTING: Final[list[list[tuple[int, ...]]]] = [
    [_fitting(tile, asked) for asked in range(_ANYTHING + 1)] for tile in range(len(EDGES))
]
"""By tile and what is asked for."""


class Clash(NamedTuple):
    """A side where two terrains would meet."""

    side: int
    own: int
    """The terrain of the tile that is laid."""
    met: int


class Territory:
    """Tiles on a grid."""

    __slots__ = ("_areas", "_roads", "at", "frontier", "placed", "totals")

    placed: tuple[tuple[int, int, int], ...]
    """Every tile in the order of building: tile, spot, rotation."""
    at: dict[int, int]
    """The order number of the tile on a spot."""
    frontier: dict[int, int]
    """Free spots beside a tile, with the terrain that they ask for, packed as in `EDGES`; `_ANY` at an open edge."""
    totals: tuple[int, ...]
    """How many of each symbol lie in the territory."""
    _areas: Areas
    """As far as they are known."""
    _roads: Roads

    def areas(self) -> Areas:
        """The areas of all tiles."""
        areas = self._areas
        if areas.count < len(self.placed):
            areas = areas.grown(self.placed)
            self._areas = areas
        return areas

    def roots(self) -> list[Area]:
        """All areas as they are now."""
        return self.areas().roots()

    def joined_tiles(self) -> int:
        """The tiles with a road to the castle, as bits by their order; the castle itself is not among them."""
        roads = self._roads
        if roads.count < len(self.placed):
            roads = roads.grown(self.placed)
            self._roads = roads
        return roads.joined

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
        found = [first + TURNS * spot + rotation for spot, asked in self.frontier.items() for rotation in fitting[asked]]
        found.sort()
        return found

    def fits(self, tile: int) -> list[tuple[int, int]]:
        """The same as spot and rotation."""
        return [(way // TURNS, way % TURNS) for way in self.ways(tile)]

    def fits_somewhere(self, tile: int) -> bool:
        """Whether the tile may lie anywhere."""
        fitting = _FITTING[tile]
        for asked in self.frontier.values():
            rotations = fitting[asked]
            if rotations:
                return True
        return False

    def may_lie(self, tile: int, spot: int, rotation: int) -> bool:
        """Whether the tile may lie just there."""
        return spot in self.frontier and rotation in _FITTING[tile][self.frontier[spot]]

    def clashes(self, tile: int, spot: int, rotation: int) -> list[Clash]:
        """The sides where the tile would meet another terrain on a free spot."""
        asked = self.frontier[spot]
        found: list[Clash] = []
        for side in range(4):
            own, met = EDGES[tile][rotation] >> 2 * side & 3, asked >> 2 * side & 3
            if met != _ANY and own != met:
                found.append(Clash(side, own, met))
        return found

    def place(self, tile: int, spot: int, rotation: int) -> Territory:
        """The territory with this tile added."""
        grown = Territory()
        at = self.at.copy()
        frontier = self.frontier.copy()
        grown.placed = (*self.placed, (tile, spot, rotation))
        counts = TILE_SYMBOLS[tile]
        grown.totals = tuple([total + counts[symbol] for symbol, total in enumerate(self.totals)])
        grown._areas = self._areas
        grown._roads = self._roads
        frontier.pop(spot, 0)
        packed = EDGES[tile][rotation]
        for edge in range(4):
            other = spot + STEPS[edge]
            if other not in at:
                asked = frontier.get(other, _ANYTHING)
                facing = 2 * ((edge + 2) & 3)
                frontier[other] = asked & ~(3 << facing) | (packed >> 2 * edge & 3) << facing
        at[spot] = len(self.placed)
        grown.at = at
        grown.frontier = frontier
        return grown


def _empty() -> Territory:
    empty = Territory()
    empty.placed = ()
    empty.at = {}
    empty.frontier = {}
    empty.totals = (0,) * len(SYMBOLS)
    empty._areas = NO_AREAS
    empty._roads = NO_ROADS
    return empty


START: Final[Territory] = _empty().place(CASTLE, HOME, 0)
"""The castle alone."""
