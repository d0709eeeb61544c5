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
        more.joined = self.joined
        waiting = list(self.loose)
        for number in range(self.count, len(placed)):
            tile, spot, rotation = placed[number]
            waiting += [(number, tuple([4 * spot + edge for edge in road])) for road in ROADS[tile][rotation]]
        if len(waiting) == len(self.loose):
            more.reached, more.loose = self.reached, self.loose
            return more
        more.reached = self.reached.copy()
        more._follow(waiting)
        return more

    def _follow(self, waiting: list[tuple[int, tuple[int, ...]]]) -> None:
        """Join every road that leads to the castle now."""
        reached = self.reached
        found = True
        while found:
            found = False
            still: list[tuple[int, tuple[int, ...]]] = []
            for road in waiting:
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
                    if owner:
                        self.joined |= 1 << owner
                    found = True
                else:
                    still.append(road)
            waiting = still
        self.loose = tuple(waiting)


NO_ROADS: Final = Roads()
"""Where no tile lies."""
