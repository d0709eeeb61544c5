"""The first greedy for Isle of Skye: prices by what a tile is worth to all, buys what helps most, builds for points soon."""

from __future__ import annotations

from typing import Any

from parlour.bots.base import Bot
from parlour.bots.greedy_1.skye_estimate import Estimate
from parlour.engine.contract import Actions
from parlour.games.skye.actions import BUY, DISCARD, PASS, PLACE, PRICE, TAKE
from parlour.games.skye.components import FOR_SALE, LEAST_PRICE, Tiles
from parlour.games.skye.grid import TURNS
from parlour.games.skye.island import NONE
from parlour.games.skye.observation import Observation

_KEEP_BACK = 0.35
"""The share of the gold that is not put on tiles, to buy with."""


class SkyeGreedy1(Bot):
    """Looks one decision ahead, with the points that are still to be scored in mind."""

    def choose(self, observation: Any, legal: Actions) -> int:
        seen: Observation = observation
        if len(legal) == 1:
            return legal[0]
        estimate = Estimate(seen)
        if seen.stage == "pricing":
            return self._price(seen, estimate, legal)
        if seen.stage == "buying":
            return self._buy(seen, estimate, legal)
        return self._build(seen, estimate, legal)

    def _price(self, seen: Observation, estimate: Estimate, legal: Actions) -> int:
        """Discard what is worth least to anybody; price the others a little above what they would pay gladly."""
        mine = seen.viewer
        if seen.discard == NONE:
            return DISCARD + min(seen.drawn[mine], key=lambda tile: (self._use(estimate, mine, tile), tile))
        wishes = [self._wish(seen, estimate, tile) for tile in seen.for_sale]
        budget = max(float(LEAST_PRICE * FOR_SALE), seen.gold[mine] * (1.0 - _KEEP_BACK))
        share = min(1.0, budget / max(0.1, sum(wishes)))
        wished = max(LEAST_PRICE, round(wishes[seen.for_sale.index(seen.to_price)] * share))
        return PRICE + min(wished, legal[-1] - PRICE)

    def _use(self, estimate: Estimate, seat: int, tile: int) -> float:
        """What the tile brings: used by the seat itself, or sold to the one who wants it most."""
        others = [estimate.value(other, tile) for other in range(estimate.players) if other != seat]
        return max(estimate.value(seat, tile), 0.8 * max(others))

    def _wish(self, seen: Observation, estimate: Estimate, tile: int) -> float:
        """A fair price in gold: high enough to keep what helps me, low enough to sell what helps others more."""
        mine = estimate.value(seen.viewer, tile)
        others = max(estimate.value(other, tile) for other in range(seen.players) if other != seen.viewer)
        return (0.75 * max(mine, 0.8 * others)) / estimate.gold

    def _buy(self, seen: Observation, estimate: Estimate, legal: Actions) -> int:
        """The tile with the most points over its price."""
        best, best_gain = PASS, 0.15
        prices = {tile: (seller, price) for seller, offers in enumerate(seen.market) for tile, price in offers}
        held = seen.gained[seen.viewer]
        for action in legal:
            if action == PASS:
                continue
            seller, price = prices[action - BUY]
            worth = estimate.value(seen.viewer, action - BUY, held) - price * estimate.gold
            worth += 0.3 * estimate.value(seller, action - BUY) / max(1, seen.players - 1) - 0.2 * price * estimate.gold
            if worth > best_gain:
                best, best_gain = action, worth
        return best

    def _build(self, seen: Observation, estimate: Estimate, legal: Actions) -> int:
        """The best tile first, where it brings most now and soon."""
        mine = seen.viewer
        if seen.chosen == NONE:
            tiles: Tiles = tuple(action - TAKE for action in legal)
            return TAKE + max(tiles, key=lambda tile: (estimate.value(mine, tile), tile))
        ways = (action - PLACE for action in legal)
        return PLACE + max(ways, key=lambda way: estimate.placed(mine, seen.chosen, way // TURNS, way % TURNS))
