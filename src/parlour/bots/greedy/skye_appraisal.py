"""What tiles of Isle of Skye are worth to every seat, at a glance."""

from __future__ import annotations

from typing import Final

from parlour.bots.greedy.skye_value import SkyeValue, weights_for
from parlour.games.skye.components import SHIP, TILE_SYMBOLS, WHISKY
from parlour.games.skye.grid import TURNS, spot_of
from parlour.games.skye.observation import Observation, rebuild
from parlour.games.skye.territory import Territory

_SEARCHED: Final = 12
"""How many places of a tile are looked at when it is only being valued."""
SOLD: Final = 0.8
"""How much of what a tile is worth to another one can be had for it."""
SPITE: Final = 0.6
"""How much a buyer minds what a seller gains by it, shared among all the others."""


def lands_of(seen: Observation) -> list[Territory]:
    """The territories as the viewer sees them."""
    return [rebuild(tuple([(tile, spot_of(x, y), turns) for tile, x, y, turns in placed])) for placed in seen.territories]


def majority_gain(value: SkyeValue, whisky: list[int], ships: list[int], seat: int, tile: int) -> float:
    """What the tile's whisky and ships add to the seat's majorities, if everybody has so many."""
    symbols = TILE_SYMBOLS[tile]
    if not symbols[WHISKY] and not symbols[SHIP]:
        return 0.0
    nothing = [0] * len(whisky)
    before = value.majorities(whisky, ships, nothing)[seat]
    more_whisky, more_ships = whisky[:], ships[:]
    more_whisky[seat] += symbols[WHISKY]
    more_ships[seat] += symbols[SHIP]
    return value.majorities(more_whisky, more_ships, nothing)[seat] - before


class Appraisal:
    """The worth of single tiles: at the best of a few places, beside nothing else that is new."""

    def __init__(self, seen: Observation) -> None:
        self.players = seen.players
        self.lands = lands_of(seen)
        self.value = SkyeValue(seen.players, seen.round, seen.goals, weights_for(seen.players))
        self.gold = self.value.gold_worth()
        """What one gold is worth in points."""
        self._whisky = [land.totals[WHISKY] for land in self.lands]
        self._ships = [land.totals[SHIP] for land in self.lands]
        self._gains: dict[int, float] = {}
        self._before: dict[int, float] = {}

    def gain(self, seat: int, tile: int) -> float:
        """What the tile adds to what the seat may expect."""
        key = tile * self.players + seat
        known = self._gains.get(key)
        if known is not None:
            return known
        land = self.lands[seat]
        if seat not in self._before:
            self._before[seat] = self.value.land(land)
        ways = land.ways(tile)
        if len(ways) > _SEARCHED:
            ways = ways[:: -(-len(ways) // _SEARCHED)]
        gain = 0.0
        if ways:
            gain = max([self.value.land(land.place(tile, way // TURNS, way % TURNS)) for way in ways]) - self._before[seat]
            gain += majority_gain(self.value, self._whisky, self._ships, seat, tile)
        self._gains[key] = gain
        return gain

    def use(self, seat: int, tile: int) -> float:
        """What the tile brings the seat: built, or sold to whoever wants it most."""
        others = max([self.gain(other, tile) for other in range(self.players) if other != seat])
        return max(self.gain(seat, tile), SOLD * others)
