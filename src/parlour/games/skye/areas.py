"""The areas of a territory: regions of one terrain that are joined across edges."""

from __future__ import annotations

from typing import Final

from parlour.games.skye.components import (
    NO_SCROLL,
    REGION_AT,
    REGION_EDGES,
    REGION_SYMBOLS,
    REGION_TERRAIN,
    TILE_SCROLL,
)
from parlour.games.skye.grid import FACING


class Area:
    """Joined regions. Never changed: the territories share it.

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


class Areas:
    """The areas of the first tiles of a territory. Once made they never change."""

    __slots__ = ("areas", "at_edge", "count", "parent", "scrolls")

    def __init__(self) -> None:
        self.count = 0
        """How many tiles they lie on."""
        self.areas: list[Area] = []
        """One for every region of every tile, in the order of building; as it is now where `parent` says itself."""
        self.parent: list[int] = []
        self.at_edge: dict[int, int] = {}
        """The area at an edge (four times the spot, plus the edge), before merging; see `find`."""
        self.scrolls: tuple[tuple[int, int], ...] = ()
        """What each scroll counts, and its area before merging."""

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

    def grown(self, placed: tuple[tuple[int, int, int], ...]) -> Areas:
        """The areas of all these tiles, of which the first ones are known."""
        more = Areas()
        more.areas = self.areas.copy()
        more.parent = self.parent.copy()
        more.at_edge = self.at_edge.copy()
        more.scrolls = self.scrolls
        for number in range(self.count, len(placed)):
            tile, spot, rotation = placed[number]
            more._add(tile, spot, rotation, number)
        more.count = len(placed)
        return more

    def _add(self, tile: int, spot: int, rotation: int, number: int) -> None:
        """Add the tile's regions and join them with their neighbours."""
        at_edge = self.at_edge
        first = len(self.parent)
        fresh = _fresh(tile, number)
        self.parent.extend(range(first, first + len(fresh)))
        self.areas.extend(fresh)
        regions = REGION_AT[tile][rotation]
        for edge in range(4):
            key = 4 * spot + edge
            area = first + regions[edge]
            at_edge[key] = area
            facing = key + FACING[edge]
            if facing in at_edge:
                self._join(self.find(area), self.find(at_edge[facing]))
        scroll, region = TILE_SCROLL[tile]
        if scroll != NO_SCROLL:
            self.scrolls = (*self.scrolls, (scroll, first + region))

    def _join(self, one: int, two: int) -> None:
        """Two areas meet at an edge: they are one, and both sides of that edge are closed."""
        a = self.areas[one]
        if one == two:
            self.areas[one] = Area(a.terrain, a.open - 2, a.tiles, a.brochs, a.ships, a.lighthouses)
            return
        b = self.areas[two]
        self.parent[two] = one
        self.areas[one] = Area(
            a.terrain,
            a.open + b.open - 2,
            a.tiles | b.tiles,
            a.brochs + b.brochs,
            a.ships + b.ships,
            a.lighthouses + b.lighthouses,
        )


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


NO_AREAS: Final = Areas()
"""Where no tile lies."""
