"""What an observer of Isle of Skye may expect: what a territory will bring, and what a tile adds to it."""

from __future__ import annotations

from parlour.games.skye.components import (
    CATTLE,
    FARM,
    GOLD_EVERY,
    GOLD_GIVES,
    MAJORITY,
    ROADS,
    SCORED,
    SCORING_TILES,
    SHEEP,
    TILE_SYMBOLS,
)
from parlour.games.skye.grid import spot_of
from parlour.games.skye.observation import Observation, rebuild
from parlour.games.skye.scoring import MAJORITY_SYMBOLS, counts_gold, goal_points, scroll_points, whisky_income
from parlour.games.skye.territory import Territory

_SEARCHED = 14
"""How many places of a tile are looked at when it is only being valued."""


class Estimate:
    """Territories as the viewer sees them, and what they are worth with the rounds still to come."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.players = seen.players
        self.lands = [
            rebuild(tuple([(tile, spot_of(x, y), turns) for tile, x, y, turns in placed])) for placed in seen.territories
        ]
        track = SCORED[seen.players]
        self.times = [sum(1 for places in track[seen.round :] if place in places) for place in range(len(seen.goals))]
        """How often each goal still scores."""
        self.left = seen.rounds - seen.round
        self.gold = GOLD_GIVES / GOLD_EVERY + 0.25 * min(1.0, (self.left - 1) / 3)
        """What one gold is worth in points: what it gives at the end, more while it still buys."""
        self._worth: dict[tuple[int, int, tuple[int, ...]], float] = {}
        self._before = [self.worth(seat, self.lands[seat]) for seat in range(seen.players)]

    def worth(self, seat: int, land: Territory) -> float:
        """Points that the territory will bring as it lies: goals to come, scrolls, income, and what is nearly complete."""
        points = scroll_points(land) + 0.9 * whisky_income(land) * (self.left - 1) * self.gold
        for place, goal in enumerate(self.seen.goals):
            if not self.times[place]:
                continue
            name = SCORING_TILES[goal]
            if name in MAJORITY_SYMBOLS:
                points += self.times[place] * self._majority(seat, land, name)
            elif not counts_gold(goal):
                points += self.times[place] * goal_points(goal, [land], [0])[0]
        return points + self._promise(land)

    def _majority(self, seat: int, land: Territory, name: str) -> float:
        """About what a majority brings: the whole for a clear lead, a part for being close."""
        symbol, (most, _second) = MAJORITY_SYMBOLS[name], MAJORITY[name]
        mine = land.total(symbol)
        best = max(self.lands[other].total(symbol) for other in range(self.players) if other != seat)
        return max(0.0, min(most, most / 2 + most / 4 * (mine - best))) if mine else 0.0

    def _promise(self, land: Territory) -> float:
        """Small change for what may become points: areas about to be completed, symbols, roads."""
        promise = 0.04 * len(land.free) + 0.12 * land.joined_tiles().bit_count()
        for area in land.roots():
            promise += 0.25 if area.open == 1 else 0.1 if area.open == 2 else 0.0
        return promise + 0.05 * (land.total(SHEEP) + land.total(CATTLE) + land.total(FARM))

    def placed(self, seat: int, tile: int, spot: int, rotation: int) -> float:
        """What the territory is worth with the tile there."""
        return self.worth(seat, self.lands[seat].place(tile, spot, rotation))

    def value(self, seat: int, tile: int, held: tuple[int, ...] = ()) -> float:
        """What the tile adds to the seat's territory at its best place; less if others wait to be built too."""
        key = (seat, tile, held)
        if key not in self._worth:
            land = self.lands[seat]
            fits = land.fits(tile)
            if len(fits) > _SEARCHED:
                fits = fits[:: -(-len(fits) // _SEARCHED)]
            best = max((self.worth(seat, land.place(tile, *fit)) for fit in fits), default=self._before[seat])
            likely = 0.3 + 0.05 * sum(TILE_SYMBOLS[tile]) + 0.05 * len(ROADS[tile][0])
            self._worth[key] = (best - self._before[seat]) * (1.0 - 0.1 * len(held)) + likely * min(1.0, (self.left - 1) / 2)
        return self._worth[key]
