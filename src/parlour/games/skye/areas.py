"""The areas of a territory: regions of one terrain that are joined across edges."""

from __future__ import annotations

from typing import Final

from parlour.games.skye.components import (
    MOST_TILES,
    NO_SCROLL,
    REGION_AT,
    REGION_EDGES,
    REGION_SYMBOLS,
    REGION_TERRAIN,
    TILE_SCROLL,
)
from parlour.games.skye.grid import STEPS


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

    __slots__ = ("areas", "count", "first", "parent", "scrolls")

    def __init__(self) -> None:
        self.count = 0
        """How many tiles they lie on."""
        self.areas: list[Area] = []
        """One for every region of every tile, in the order of building; as it is now where `parent` says itself."""
        self.parent: list[int] = []
        self.first: list[int] = []
        """By tile: the area of its first region, before merging; those of its other regions follow."""
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

    def grown(self, placed: tuple[tuple[int, int, int], ...], at: dict[int, int]) -> Areas:
        """The areas of all these tiles, of which the first ones are known; `at` says which of them lies on a spot."""
        more = Areas()
        more.areas = self.areas.copy()
        more.parent = self.parent.copy()
        more.first = self.first.copy()
        more.scrolls = self.scrolls
        for number in range(self.count, len(placed)):
            more._add(placed, at, number)
        more.count = len(placed)
        return more

    def _add(self, placed: tuple[tuple[int, int, int], ...], at: dict[int, int], number: int) -> None:
        """Add the tile's regions and join them with those of the tiles before it."""
        tile, spot, rotation = placed[number]
        areas, parent = self.areas, self.parent
        first = len(parent)
        self.first.append(first)
        for fresh in _fresh(tile, number):
            parent.append(len(parent))
            areas.append(fresh)
        regions = REGION_AT[tile][rotation]
        for edge in range(4):
            other = at.get(spot + STEPS[edge], number)
            if other < number:
                tile_there, _spot, turned = placed[other]
                met = self.first[other] + REGION_AT[tile_there][turned][edge ^ 2]
                self._join(self.find(first + regions[edge]), self.find(met))
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


_FRESH: Final[list[list[list[Area]]]] = [[[] for _number in range(MOST_TILES)] for _tile in REGION_TERRAIN]
"""The regions of a tile as areas of their own, by the order in which it is placed: made once, and shared."""


def _fresh(tile: int, number: int) -> list[Area]:
    fresh = _FRESH[tile][number]
    if not fresh:
        for region, edges in enumerate(REGION_EDGES[tile]):
            on = REGION_SYMBOLS[tile][region]
            fresh.append(Area(REGION_TERRAIN[tile][region], edges, 1 << number, on.brochs, on.ships, on.lighthouses))
    return fresh


NO_AREAS: Final = Areas()
"""Where no tile lies."""
