"""A clan's territory: tiles on a grid, with its areas, roads and free spots kept up as it grows.

A territory never changes: `place` makes a new one. So positions share territories, and nothing that was ever seen can move.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.games.skye.components import (
    CASTLE,
    EDGES,
    MOST_TILES,
    NO_SCROLL,
    REGION_AT,
    REGION_EDGES,
    REGION_SYMBOLS,
    REGION_TERRAIN,
    ROAD_AT,
    ROAD_COUNT,
    ROTATIONS,
    SYMBOLS,
    TILE_SCROLL,
    TILE_SYMBOLS,
)

REACH: Final[int] = MOST_TILES
"""How far from the castle a spot can be; one more than any tile can lie."""
SIZE: Final[int] = 2 * REACH + 1
HOME: Final[int] = REACH * SIZE + REACH
"""The castle's spot."""
SPOTS: Final[int] = SIZE * SIZE
TURNS: Final = 4
"""How many ways a tile may be turned."""
WAYS: Final[int] = TURNS * SPOTS
"""How many ways there are to lie: `TURNS * spot + rotation`."""
STEPS: Final[tuple[int, int, int, int]] = (-SIZE, 1, SIZE, -1)
"""From a spot to its neighbour in the north, east, south and west."""


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


class Area:
    """Regions of one terrain that are joined across edges. Never changed: the territories share it.

    A class and not a named tuple: the compiled one is made in a third of the time.
    """

    __slots__ = ("brochs", "lighthouses", "open", "ships", "terrain", "tiles")

    def __init__(self, terrain: int, edges: int, tiles: int, brochs: int, ships: int, lighthouses: int) -> None:
        self.terrain = terrain
        self.open = edges
        """How many of its edges face an empty spot; an area without any is completed."""
        self.tiles = tiles
        """The tiles that it lies on, as bits by their order."""
        self.brochs = brochs
        self.ships = ships
        self.lighthouses = lighthouses


class Clash(NamedTuple):
    """A side where two terrains would meet."""

    side: int
    own: int
    """The terrain of the tile that is laid."""
    met: int


def spot_of(x: int, y: int) -> int:
    """The spot x to the east and y to the south of the castle."""
    return (y + REACH) * SIZE + x + REACH


def place_of(spot: int) -> tuple[int, int]:
    """How far the spot lies to the east and to the south of the castle."""
    return spot % SIZE - REACH, spot // SIZE - REACH


class Territory:
    """Tiles on a grid."""

    __slots__ = (
        "areas",
        "at",
        "edge_area",
        "frontier",
        "joined",
        "joined_tiles",
        "loose",
        "parent",
        "placed",
        "scrolls",
        "totals",
    )

    placed: tuple[tuple[int, int, int], ...]
    """Every tile in the order of building: tile, spot, rotation."""
    at: dict[int, int]
    """The order number of the tile on a spot."""
    frontier: dict[int, int]
    """Free spots beside a tile, with the terrain that they ask for, packed as in `EDGES`; `_ANY` at an open edge."""
    edge_area: dict[int, int]
    """The area at an edge (four times the spot, plus the edge), before merging; see `find`."""
    parent: list[int]
    areas: list[Area]
    scrolls: tuple[tuple[int, int], ...]
    """What each scroll counts, and its area before merging."""
    joined: dict[int, int]
    """Edges whose road leads to the castle."""
    joined_tiles: int
    """The tiles with a road to the castle, as bits by their order; the castle itself is not among them."""
    loose: tuple[tuple[int, tuple[int, ...]], ...]
    """Roads that do not lead to the castle yet: the tile's order number and the edges."""
    totals: tuple[int, ...]
    """How many of each symbol lie in the territory."""

    def find(self, area: int) -> int:
        """The area that this one has become part of."""
        parent = self.parent
        while parent[area] != area:
            area = parent[area]
        return area

    def roots(self) -> list[Area]:
        """All areas as they are now."""
        parent = self.parent
        return [area for number, area in enumerate(self.areas) if parent[number] == number]

    def completed(self) -> list[list[tuple[int, int]]]:
        """The completed areas, each by its regions: the tile's order number, and which of its regions."""
        found: dict[int, list[tuple[int, int]]] = {}
        area = 0
        for number, (tile, _spot, _rotation) in enumerate(self.placed):
            for region in range(len(REGION_TERRAIN[tile])):
                root = self.find(area)
                if self.areas[root].open == 0:
                    found.setdefault(root, []).append((number, region))
                area += 1
        return list(found.values())

    def ways(self, tile: int) -> list[int]:
        """Every way in which the tile may lie, sorted by spot and rotation."""
        fitting = _FITTING[tile]
        found = [TURNS * spot + rotation for spot, asked in self.frontier.items() for rotation in fitting[asked]]
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
        number = len(self.placed)
        grown.placed = (*self.placed, (tile, spot, rotation))
        grown.at = self.at.copy()
        grown.at[spot] = number
        counts = TILE_SYMBOLS[tile]
        grown.totals = tuple([total + counts[symbol] for symbol, total in enumerate(self.totals)])
        grown.frontier = self.frontier.copy()
        grown.frontier.pop(spot, 0)
        _grow_areas(self, grown, tile, spot, rotation, number)
        _grow_roads(self, grown, tile, spot, rotation, number)
        return grown


_FRESH: Final[dict[int, list[Area]]] = {}
"""The regions of a tile as areas of their own, by the order in which it is placed: made once, and shared."""


def _fresh(tile: int, number: int) -> list[Area]:
    known = _FRESH.get(number << 8 | tile)
    if known is not None:
        return known
    fresh = []
    for region, edges in enumerate(REGION_EDGES[tile]):
        on = REGION_SYMBOLS[tile][region]
        fresh.append(Area(REGION_TERRAIN[tile][region], edges, 1 << number, on.brochs, on.ships, on.lighthouses))
    _FRESH[number << 8 | tile] = fresh
    return fresh


def _grow_areas(old: Territory, grown: Territory, tile: int, spot: int, rotation: int, number: int) -> None:
    """Add the tile's regions, join them with their neighbours, and note what the free spots around ask for."""
    first = len(old.parent)
    parent = old.parent.copy()
    areas = old.areas.copy()
    fresh = _fresh(tile, number)
    parent.extend(range(first, first + len(fresh)))
    areas.extend(fresh)
    edge_area = old.edge_area.copy()
    regions = REGION_AT[tile][rotation]
    packed = EDGES[tile][rotation]
    grown.parent = parent
    grown.areas = areas
    grown.edge_area = edge_area
    for edge in range(4):
        area = first + regions[edge]
        edge_area[4 * spot + edge] = area
        other = spot + STEPS[edge]
        facing = (edge + 2) & 3
        if other in old.at:
            _join(grown, grown.find(area), grown.find(edge_area[4 * other + facing]))
        else:
            asked = grown.frontier.get(other, _ANYTHING)
            grown.frontier[other] = asked & ~(3 << 2 * facing) | (packed >> 2 * edge & 3) << 2 * facing
    scroll, region = TILE_SCROLL[tile]
    grown.scrolls = old.scrolls if scroll == NO_SCROLL else (*old.scrolls, (scroll, first + region))


def _join(territory: Territory, one: int, two: int) -> None:
    """Two areas meet at an edge: they are one, and both sides of that edge are closed."""
    a = territory.areas[one]
    if one == two:
        territory.areas[one] = Area(a.terrain, a.open - 2, a.tiles, a.brochs, a.ships, a.lighthouses)
        return
    b = territory.areas[two]
    territory.parent[two] = one
    territory.areas[one] = Area(
        a.terrain,
        a.open + b.open - 2,
        a.tiles | b.tiles,
        a.brochs + b.brochs,
        a.ships + b.ships,
        a.lighthouses + b.lighthouses,
    )


def _grow_roads(old: Territory, grown: Territory, tile: int, spot: int, rotation: int, number: int) -> None:
    """Add the tile's roads, and follow every road that leads to the castle now."""
    if not ROAD_COUNT[tile]:
        grown.joined, grown.joined_tiles, grown.loose = old.joined, old.joined_tiles, old.loose
        return
    roads: list[list[int]] = [[] for _ in range(ROAD_COUNT[tile])]
    for edge in range(4):
        road = ROAD_AT[tile][rotation][edge]
        if road >= 0:
            roads[road].append(4 * spot + edge)
    joined = old.joined.copy()
    tiles = old.joined_tiles
    waiting: list[tuple[int, tuple[int, ...]]] = [*old.loose, *[(number, tuple(edges)) for edges in roads]]
    if tile == CASTLE:
        for edges in roads:
            for edge in edges:
                joined[edge] = 1
        waiting = []
    found = True
    while found:
        found = False
        still: list[tuple[int, tuple[int, ...]]] = []
        for owner, keys in waiting:
            reached = False
            for key in keys:
                edge = key & 3
                if (4 * ((key >> 2) + STEPS[edge]) + ((edge + 2) & 3)) in joined:
                    reached = True
            if reached:
                for key in keys:
                    joined[key] = 1
                tiles |= 1 << owner
                found = True
            else:
                still.append((owner, keys))
        waiting = still
    grown.joined = joined
    grown.joined_tiles = tiles
    grown.loose = tuple(waiting)


def _empty() -> Territory:
    empty = Territory()
    empty.placed = ()
    empty.at = {}
    empty.frontier = {}
    empty.edge_area = {}
    empty.parent = []
    empty.areas = []
    empty.scrolls = ()
    empty.joined = {}
    empty.joined_tiles = 0
    empty.loose = ()
    empty.totals = (0,) * len(SYMBOLS)
    return empty


START: Final[Territory] = _empty().place(CASTLE, HOME, 0)
"""The castle alone."""
