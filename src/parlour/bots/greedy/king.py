"""Greedy for For the King (and Me): values cards, offices and gold, and never bids what it cannot pay."""

from __future__ import annotations

from math import ceil
from typing import Any

from parlour.bots.base import Bot
from parlour.bots.greedy.king_estimate import WEIGHTS, Estimate
from parlour.engine.contract import Actions, Game
from parlour.games.king.actions import BID, BURY, KEEP, OFFER, PASS, PAY, TAKE
from parlour.games.king.components import lowest_bid
from parlour.games.king.court import is_gold, means
from parlour.games.king.king_cards import CHANGE_OF
from parlour.games.king.observation import Observation
from parlour.games.king.payments import cheapest_payment, easiest_payments


class KingGreedy(Bot):
    """Takes what raises its own expected points over the others'; one decision ahead."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        self.weights = dict(WEIGHTS)

    def choose(self, observation: Any, legal: Actions) -> int:
        seen: Observation = observation
        if len(legal) == 1:
            return legal[0]
        estimate = Estimate(seen, self.weights[seen.players])
        if seen.stage == "placing":
            return self._place(seen, estimate, legal)
        if seen.stage == "taking":
            return max(legal, key=lambda action: (estimate.card(seen.viewer, action - TAKE), action))
        if seen.stage == "king":
            return max(legal, key=lambda action: estimate.change(seen.viewer, CHANGE_OF[action]))
        if seen.stage == "bidding":
            price = lowest_bid(seen.bid)
            return BID + price if price <= self._limit(seen, estimate) else PASS
        return self._pay(seen, estimate, legal)

    def _place(self, seen: Observation, estimate: Estimate, legal: Actions) -> int:
        """Keep what is better than the draws still to come; bury what would help the others most; offer the rest."""
        weights = estimate.weights
        to_come = seen.open_zones.own + seen.open_zones.middle + seen.open_zones.favour - 1
        harm = estimate.keenest(seen.drawn)
        kinds = estimate.kinds()
        harms = [estimate.keenest(card) for card in kinds]
        if KEEP in legal:
            worth = estimate.card(seen.viewer, seen.drawn) + weights.harm * harm
            worths = [estimate.card(seen.viewer, card) + weights.harm * other for card, other in zip(kinds, harms, strict=True)]
            if worth >= weights.keep * _best_of(worths, to_come):
                return KEEP
            to_come -= 1
        if BURY in legal and (OFFER not in legal or harm >= weights.bury * _best_of(harms, to_come)):
            return BURY
        return OFFER if OFFER in legal else legal[0]

    def limit(self, seen: Observation) -> int:
        """The highest price for the lot that it would bid; never more than it can pay."""
        return self._limit(seen, Estimate(seen, self.weights[seen.players]))

    def _limit(self, seen: Observation, estimate: Estimate) -> int:
        lot = seen.lot
        worth = estimate.card(seen.viewer, lot)
        if is_gold(lot):
            return self._limit_in_cards(seen, estimate, worth)
        deny = estimate.weights.deny
        worth = (worth + deny * estimate.keenest(lot)) / (1.0 + deny)
        return min(means(lot, seen.hand), ceil(worth / estimate.gold) - 1)

    def _limit_in_cards(self, seen: Observation, estimate: Estimate, worth: float) -> int:
        """As many of the cards that are missed least as the gold is worth more than."""
        missed = [estimate.held(card) for card in seen.hand]
        limit = 0
        for payment in easiest_payments(seen.hand, missed, len(seen.hand)):
            if worth <= sum(sorted(estimate.held(card) for card in payment.cards)):
                break
            limit = payment.bid
        return limit

    def _pay(self, seen: Observation, estimate: Estimate, legal: Actions) -> int:
        """Gold with the least left over; otherwise the card that is missed least."""
        if is_gold(seen.lot):
            return min(legal, key=lambda action: (estimate.held(action - PAY), action))
        return PAY + cheapest_payment(tuple(card for card in seen.hand if is_gold(card)), seen.owed)[0]


def _best_of(worths: list[float], draws: int) -> float:
    """Roughly the best that so many draws bring."""
    if draws <= 0 or not worths:
        return -1e9
    return sorted(worths, reverse=True)[len(worths) // (draws + 1)]
