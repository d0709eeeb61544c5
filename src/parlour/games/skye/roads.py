"""The roads of a territory: which tiles are joined to the castle."""

from __future__ import annotations

from typing import Final

from parlour.games.skye.components import ROADS
from parlour.games.skye.grid import FACING


class Roads:
    """The roads of the first tiles of a territory. Once made they never change."""

    __slots__ = ("count", "joined", "loose", "reached")

    def __init__(self) -> None:
        self.count = 0
        """How many tiles they lie on."""
        self.joined = 0
        """The tiles with a road to the castle, as bits by their order; the castle itself is not among them."""
        self.reached: set[int] = set()
        """The edges at which a road from the castle arrives, as the tile beyond has them."""
        self.loose: tuple[tuple[int, tuple[int, ...]], ...] = ()
        """Roads that do not lead to the castle yet: the tile's order number and the edges."""

    def grown(self, placed: tuple[tuple[int, int, int], ...]) -> Roads:
        """The roads of all these tiles, of which the first ones are known."""
        more = Roads()
        more.count = len(placed)
        more.joined, more.reached, more.loose = self.joined, self.reached, self.loose
        fresh: list[tuple[int, tuple[int, ...]]] = []
        for number in range(self.count, len(placed)):
            tile, spot, rotation = placed[number]
            fresh += [(number, tuple([4 * spot + edge for edge in road])) for road in ROADS[tile][rotation]]
        if fresh:
            more._follow(fresh)
        return more

    def _follow(self, fresh: list[tuple[int, tuple[int, ...]]]) -> None:
        """Join every road that leads to the castle now; the loose ones are looked at only if a new one does."""
        reached = self.reached.copy()
        waiting, found = _joined(fresh, reached)
        loose = [*self.loose, *waiting]
        while found:
            for owner in found:
                self.joined |= 1 << owner
            loose, found = _joined(loose, reached)
        self.joined &= ~1  # the castle itself
        self.reached = reached
        self.loose = tuple(loose)


def _joined(roads: list[tuple[int, tuple[int, ...]]], reached: set[int]) -> tuple[list[tuple[int, tuple[int, ...]]], list[int]]:
    """The roads that lead nowhere yet, and the tiles of those that lead to the castle, whose ends are reached now."""
    loose: list[tuple[int, tuple[int, ...]]] = []
    owners: list[int] = []
    for road in roads:
        owner, edges = road
        joined = owner == 0  # the castle's own
        if not joined:
            for edge in edges:
                if edge in reached:
                    joined = True
                    break
        if joined:
            for edge in edges:
                reached.add(edge + FACING[edge & 3])
            owners.append(owner)
        else:
            loose.append(road)
    return loose, owners


NO_ROADS: Final = Roads()
"""Where no tile lies."""
