"""Building in Isle of Skye, planned: the best lands that can be made of a land and a set of tiles."""

from __future__ import annotations

from typing import Final

from parlour.bots.budget import Clock
from parlour.bots.greedy.skye_value import SkyeValue
from parlour.games.skye.grid import TURNS
from parlour.games.skye.territory import Territory

_TILE_BITS: Final = 8
"""A way and the tile that lies so, in one number."""
_CROWDED: Final = 0.3
"""What tiles lose by standing in each other's way, where nothing better is known."""


class OutOfTime(Exception):
    """The budget is used up: what was known before must do."""


class Built:
    """A land with some tiles added, in whatever order."""

    __slots__ = ("added", "first", "land", "worth")

    def __init__(self, land: Territory, added: tuple[int, ...], first: int, worth: float) -> None:
        self.land = land
        self.added = added
        """Way and tile of each tile added, sorted: two orders of building make one land."""
        self.first = first
        """The tiles with which building may have begun, as bits."""
        self.worth = worth


class Builder:
    """One seat's land, and what it is worth with any set of the tiles in play.

    Sets are bits by the tile's place among `tiles`. The best few lands of a set come from the best few of every set
    with one tile less: `width` says how many are kept; sets of more than `depth` tiles are estimated from smaller ones.
    """

    def __init__(
        self, land: Territory, value: SkyeValue, tiles: list[int], width: int, depth: int, clock: Clock | None
    ) -> None:
        self.value = value
        self.tiles = tiles
        self.width = width
        self.depth = depth
        self.clock = clock
        """Building a set is a simulation; without a clock nothing stops it."""
        self.exhausted = True
        """Whether nothing was left out for being too many."""
        root = Built(land, (), 0, value.land(land))
        self.root = root.worth
        self._best: dict[int, list[Built]] = {0: [root]}
        self._worth: dict[int, float] = {0: root.worth}

    def worth(self, tiles: int) -> float:
        """What the land is worth with these tiles added as well as can be."""
        known = self._worth.get(tiles)
        if known is not None:
            return known
        worth = self.lands(tiles)[0].worth if tiles.bit_count() <= self.depth else self._estimate(tiles)
        self._worth[tiles] = worth
        return worth

    def _estimate(self, tiles: int) -> float:
        """The single tiles, corrected by how each pair gets on."""
        bits = [1 << place for place in range(len(self.tiles)) if tiles >> place & 1]
        worth = self.root
        for bit in bits:
            worth += self.worth(bit) - self.root
        if self.depth > 1:
            for place, bit in enumerate(bits):
                for other in bits[:place]:
                    worth += self.worth(bit | other) - self.worth(bit) - self.worth(other) + self.root
        else:
            worth -= _CROWDED * (len(bits) - 1)
        return worth

    def lands(self, tiles: int) -> list[Built]:
        """The best lands with these tiles, best first."""
        known = self._best.get(tiles)
        if known is not None:
            return known
        if self.clock is not None and not self.clock.goes_on():
            raise OutOfTime
        found: dict[tuple[int, ...], Built] = {}
        for place, tile in enumerate(self.tiles):
            if tiles >> place & 1:
                for built in self.lands(tiles ^ 1 << place):
                    self._extend(built, place, tile, found)
        best = list(found.values())
        best.sort(key=_by_worth)
        if len(best) > self.width and tiles.bit_count() < len(self.tiles):
            self.exhausted = False
        del best[self.width :]
        self._best[tiles] = best
        return best

    def _extend(self, built: Built, place: int, tile: int, found: dict[tuple[int, ...], Built]) -> None:
        """Add every land with one more tile; a tile that does not fit goes back."""
        first = built.first if built.added else 1 << place
        ways = built.land.ways(tile)
        if not ways:
            found[built.added] = built
            return
        for way in ways:
            added = tuple(sorted([*built.added, way << _TILE_BITS | tile]))
            same = found.get(added)
            if same is not None:
                same.first |= first
                continue
            land = built.land.place(tile, way // TURNS, way % TURNS)
            found[added] = Built(land, added, first, self.value.land(land))


def _by_worth(built: Built) -> tuple[float, tuple[int, ...]]:
    return -built.worth, built.added
