"""The first greedy for For the King (and Me): values cards, offices and gold, and never bids what it cannot pay."""

from __future__ import annotations

from typing import Any

from parlour.bots.base import Bot
from parlour.bots.greedy_1.king_estimate import Estimate
from parlour.engine.contract import Actions
from parlour.games.king.actions import BID, BURY, KEEP, OFFER, PASS, PAY, TAKE
from parlour.games.king.components import lowest_bid
from parlour.games.king.court import is_gold, means
from parlour.games.king.king_cards import CHANGE_OF
from parlour.games.king.observation import Observation
from parlour.games.king.payments import cheapest_payment, easiest_payment

_WORTH_KEEPING = 1.0
"""A drawn card of this value is kept at once if later draws can be expected to be no better."""


class KingGreedy1(Bot):
    """Takes what raises its own expected points over the others'; one decision ahead."""

    def choose(self, observation: Any, legal: Actions) -> int:
        seen: Observation = observation
        if len(legal) == 1:
            return legal[0]
        estimate = Estimate(seen)
        if seen.stage == "placing":
            return self._place(seen, estimate, legal)
        if seen.stage == "taking":
            return max(legal, key=lambda action: (estimate.card(action - TAKE), action))
        if seen.stage == "king":
            return max(legal, key=lambda action: estimate.change(CHANGE_OF[action]))
        if seen.stage == "bidding":
            return self._bid(seen, estimate)
        return self._pay(seen, estimate, legal)

    def _place(self, seen: Observation, estimate: Estimate, legal: Actions) -> int:
        """Keep what is better than the draws still to come; bury the next best; give the others the rest."""
        value = estimate.card(seen.drawn)
        own, middle, favour = seen.open_zones
        to_come = own + middle + favour - 1
        hope = estimate.expected_best(to_come)
        if KEEP in legal and value >= hope:
            return KEEP
        if BURY in legal and (value >= 0.6 * hope or value >= _WORTH_KEEPING) and (KEEP not in legal or value < hope):
            return BURY
        if OFFER in legal:
            return OFFER
        return legal[0]

    def _bid(self, seen: Observation, estimate: Estimate) -> int:
        """The lowest bid that is allowed, as long as the card is worth more than the price."""
        price = lowest_bid(seen.bid)
        if price > means(seen.lot, seen.hand):
            return PASS
        cost = self._missed(seen, estimate, price) if is_gold(seen.lot) else price * estimate.gold
        return BID + price if estimate.card(seen.lot) > cost else PASS

    def _missed(self, seen: Observation, estimate: Estimate, price: int) -> float:
        """What the cards are worth that the price of a gold card takes at least."""
        given = easiest_payment(seen.hand, [estimate.held(card) for card in seen.hand], price)
        return sum(sorted(estimate.held(card) for card in given))

    def _pay(self, seen: Observation, estimate: Estimate, legal: Actions) -> int:
        """Gold with the least left over; otherwise the card that is missed least."""
        if is_gold(seen.lot):
            return min(legal, key=lambda action: (estimate.held(action - PAY), action))
        return PAY + cheapest_payment(tuple(card for card in seen.hand if is_gold(card)), seen.owed)[0]
