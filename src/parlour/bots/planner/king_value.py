"""What everybody in a race wants: what cards, offices and gold are worth, in points more than the others'."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from parlour.bots.planner.king_race import GOLD_KINDS, SECONDARY
from parlour.games.king.components import (
    CARD_OFFICE,
    CARD_STEPS,
    CARD_VALUE,
    GOLD_VALUE,
    IN_PLAY,
    IS_GOLD,
    OFFICE_COUNT,
    Step,
    lots_of,
)
from parlour.games.king.court import NONE
from parlour.games.king.king_cards import WAYS, can_move

if TYPE_CHECKING:
    from parlour.bots.planner.king_race import Race

_WIDEST: Final = 40
"""No two seats are further apart in an office."""
_MOST_COMING: Final = 100


class Weights(NamedTuple):
    """What is tuned, by the number of players."""

    spread: float
    """How unsure an office is when nothing is to come."""
    spread_coming: float
    """How much more unsure by the root of the squares that are to come."""
    gold: float
    """What one gold is worth in points when all is to come."""
    gold_last: float
    """And before the last lot."""
    gold_bend: float
    deny: float
    """How much of what a card is worth to the next best counts, too."""
    card: float
    """What any card in hand is worth, since it can pay for gold."""
    harm: float
    """How much an adviser minds what the others get."""
    mood: float
    """How far limits vary."""


WEIGHTS: Final[dict[int, Weights]] = {
    2: Weights(0.62, 0.37, 0.35, 0.10, 2.66, 0.68, 0.16, 0.56, 0.3),
    3: Weights(0.40, 0.30, 0.30, 0.09, 1.74, 0.38, 0.20, 1.08, 0.3),
    4: Weights(0.37, 0.26, 0.30, 0.07, 1.02, 0.37, 0.16, 1.08, 0.3),
    5: Weights(0.37, 0.28, 0.27, 0.06, 1.10, 0.22, 0.11, 1.25, 0.3),
}


class KingValue:
    """Values of a seat in a race."""

    def __init__(self, players: int, weights: Weights) -> None:
        self.players = players
        self.weights = weights
        self.ahead: list[list[float]] = []
        """By what is to come in an office, and by the lead (plus `_WIDEST`): the chance to be ahead in the end."""
        for coming in range(_MOST_COMING):
            spread = weights.spread + weights.spread_coming * sqrt(coming)
            self.ahead.append([1.0 / (1.0 + exp(-lead / spread)) for lead in range(-_WIDEST, _WIDEST + 1)])
        lots = lots_of(IN_PLAY[players], players)
        self.golds: list[float] = [
            weights.gold_last + (weights.gold - weights.gold_last) * min(1.0, weights.gold_bend * left / lots)
            for left in range(lots + 2)
        ]
        """By the lots that are left: what one gold is worth."""
        self.others = 1.0 / (players - 1)
        self.lead = players / (players - 1)
        """A point that one gains the others lose: so much more is the lead over their average."""

    def chances(self, race: Race, seat: int, office: int, more: int) -> tuple[float, float]:
        """To have most influence in the office in the end, and second most, with so much more."""
        sums = race.sums[office]
        mine = sums[seat] + more
        if mine <= 0:
            return 0.0, 0.0
        ahead = self.ahead[race.coming[office]]
        first, second = 1.0, 0.0
        mine += _WIDEST
        for other in range(self.players):
            if other != seat:
                chance = ahead[mine - sums[other]]
                second = second * chance + first * (1.0 - chance)
                first *= chance
        return first, second

    def office(self, race: Race, seat: int, office: int, more: int) -> float:
        """Expected points from an office with so much more influence."""
        first, second = self.chances(race, seat, office, more)
        tile = race.offices[office]
        return tile * first + SECONDARY[self.players][tile] * second

    def card(self, race: Race, seat: int, card: int) -> float:
        """What gaining the card is worth."""
        office = CARD_OFFICE[card]
        if office >= 0:
            return (self.office(race, seat, office, CARD_VALUE[card]) - self.office(race, seat, office, 0)) * self.lead
        if IS_GOLD[card]:
            return CARD_VALUE[card] * self.golds[race.lots]
        worth, touched = 0.0, NONE
        for step in CARD_STEPS[card]:
            touched, _by, more = self.best_change(race, seat, step, touched)
            worth += more
        return worth

    def held(self, race: Race, seat: int, card: int) -> float:
        """What giving the card away from the hand costs."""
        spare = self.weights.card * self.golds[race.lots]
        if IS_GOLD[card]:
            return CARD_VALUE[card] * self.golds[race.lots] + spare
        office = CARD_OFFICE[card]
        return spare + (self.office(race, seat, office, 0) - self.office(race, seat, office, -CARD_VALUE[card])) * self.lead

    def best_change(self, race: Race, seat: int, step: Step, touched: int) -> tuple[int, int, float]:
        """The office that a king card's step changes best, how far, and what that is worth; `NONE` if nothing can change."""
        best, chosen, way = -1e9, NONE, 0
        others = self.others
        secondary = SECONDARY[self.players]
        for office in range(OFFICE_COUNT):
            tile = race.offices[office]
            if tile and office != touched:
                first, second = self.chances(race, seat, office, 0)
                for by in WAYS[step]:
                    if can_move(tile, by):
                        worth = by * (first - (1.0 - first) * others)
                        worth += (secondary[tile + by] - secondary[tile]) * (second - (1.0 - second) * others)
                        if worth > best:
                            best, chosen, way = worth, office, by
        return chosen, way, (best if chosen != NONE else 0.0)

    def limit(self, race: Race, seat: int, card: int, mood: float) -> int:
        """The most that the seat bids for a lot; never what it cannot pay."""
        if IS_GOLD[card]:
            return self._limit_for_gold(race, seat, card, mood)
        if not race.gold[seat]:
            return 0
        worth = self.card(race, seat, card)
        deny = self.weights.deny
        if deny > 0.0:
            rival = 0.0
            for other in range(self.players):
                if other != seat and race.gold[other]:
                    rival = max(rival, self.card(race, other, card))
            worth = (worth + deny * rival * self.others) / (1.0 + deny)
        price = worth / self.golds[race.lots] * (1.0 + self.weights.mood * mood)
        return min(race.gold[seat], int(price))

    def _limit_for_gold(self, race: Race, seat: int, card: int, mood: float) -> int:
        worth = GOLD_VALUE[card] * self.golds[race.lots] * (1.0 + self.weights.mood * mood)
        limit, cost = 0, 0.0
        for missed, _card in self._missed(race, seat):
            cost += missed
            if cost >= worth:
                break
            limit += 1
        return limit

    def _missed(self, race: Race, seat: int) -> list[tuple[float, int]]:
        """The cards of the hand with what each would be missed, least first."""
        missed = [(self.held(race, seat, card), card) for card in race.held[seat]]
        for place, count in enumerate(race.purses[seat]):
            kind = GOLD_KINDS[place]
            missed += [(self.held(race, seat, kind), kind)] * count
        missed.sort()
        return missed

    def least_missed(self, race: Race, seat: int, count: int) -> list[int]:
        """So many cards that the seat would miss least."""
        return [card for _cost, card in self._missed(race, seat)[:count]]
