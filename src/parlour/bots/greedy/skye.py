"""Greedy for Isle of Skye: prices by what a tile is worth to all, buys what helps most, builds where it brings most."""

from __future__ import annotations

from typing import Any, Final

from parlour.bots.base import Bot
from parlour.bots.greedy.skye_appraisal import SPITE, Appraisal
from parlour.engine.contract import Actions
from parlour.games.skye.actions import BUY, DISCARD, PASS, PLACE, PRICE, TAKE
from parlour.games.skye.components import FOR_SALE, LEAST_PRICE
from parlour.games.skye.grid import TURNS
from parlour.games.skye.island import NONE
from parlour.games.skye.observation import Observation

ASK: Final = 0.75
"""A tile is priced at this share of what it is worth."""
KEEP_BACK: Final = 0.35
"""The share of the gold that is not put on tiles, to buy with."""


class SkyeGreedy(Bot):
    """Looks one decision ahead, with a fitted value of what is to come."""

    def choose(self, observation: Any, legal: Actions) -> int:
        seen: Observation = observation
        if len(legal) == 1:
            return legal[0]
        appraisal = Appraisal(seen)
        if seen.stage == "pricing":
            return self._price(seen, appraisal, legal)
        if seen.stage == "buying":
            return self._buy(seen, appraisal, legal)
        return self._build(seen, appraisal, legal)

    def _price(self, seen: Observation, appraisal: Appraisal, legal: Actions) -> int:
        """Discard what is of least use; ask for the others what they are worth, as far as the gold goes."""
        mine = seen.viewer
        if seen.discard == NONE:
            uses = [appraisal.use(mine, tile) for tile in seen.drawn[mine]]
            return DISCARD + seen.drawn[mine][uses.index(min(uses))]
        wishes = [max(0.0, ASK * appraisal.use(mine, tile) / appraisal.gold) for tile in seen.for_sale]
        budget = max(float(LEAST_PRICE * FOR_SALE), seen.gold[mine] * (1.0 - KEEP_BACK))
        share = min(1.0, budget / max(0.1, sum(wishes)))
        wished = max(LEAST_PRICE, round(wishes[seen.for_sale.index(seen.to_price)] * share))
        return PRICE + min(wished, legal[-1] - PRICE)

    def _buy(self, seen: Observation, appraisal: Appraisal, legal: Actions) -> int:
        """The tile with the most points over its price, and over what its seller makes of it."""
        best, best_gain = PASS, 0.0
        spite = SPITE / (seen.players - 1)
        for seller, offers in enumerate(seen.market):
            for tile, price in offers:
                if BUY + tile in legal:
                    gain = appraisal.gain(seen.viewer, tile) - price * appraisal.gold
                    gain += spite * (appraisal.gain(seller, tile) - 2 * price * appraisal.gold)
                    if gain > best_gain:
                        best, best_gain = BUY + tile, gain
        return best

    def _build(self, seen: Observation, appraisal: Appraisal, legal: Actions) -> int:
        """The best tile first, where it brings most."""
        mine = seen.viewer
        if seen.chosen == NONE:
            gains = [appraisal.gain(mine, action - TAKE) for action in legal]
            return legal[gains.index(max(gains))]
        land, value = appraisal.lands[mine], appraisal.value
        worths = [value.land(land.place(seen.chosen, (action - PLACE) // TURNS, (action - PLACE) % TURNS)) for action in legal]
        return legal[worths.index(max(worths))]
