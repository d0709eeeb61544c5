"""What an observer of For the King (and Me) may expect: who leads which office, and what a card is worth to whom."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, NamedTuple

from parlour.games.king.components import (
    CARD_OFFICE,
    CARD_STEPS,
    CARD_VALUE,
    IN_PLAY,
    OFFICE_COUNT,
    lots_of,
    secondary_tile,
)
from parlour.games.king.court import NONE, gold_in, is_gold, is_king
from parlour.games.king.king_cards import Change, changes
from parlour.games.king.observation import Observation
from parlour.games.king.resample import unseen
from parlour.games.king.scoring import influence


class Weights(NamedTuple):
    """What was tuned by matches, for each number of players."""

    spread: float
    """How unsure an office is when nothing is to come."""
    spread_coming: float
    """How much more unsure, by the root of the squares of the values to come."""
    gold: float
    """What one gold is worth in points while all is to come."""
    gold_last: float
    """And at the last lot."""
    gold_bend: float
    """How late it loses its worth: with so much of the lots still to come (1 over this) it begins."""
    deny: float
    """How much it counts in an auction what the lot is worth to the keenest other."""
    harm: float
    """How much it counts in placing what a card is worth to the keenest other."""
    keep: float
    """A drawn card is kept that has this share of what the best of the draws to come can be expected to have."""
    bury: float
    """And buried with this share of the harm that the worst of them would do."""
    kept: float
    """How much more than the average card one has that somebody kept unseen."""
    spare: float
    """What any card is worth in gold, because it can pay for gold."""
    scarce: float
    """How much dearer gold is where there is less of it than usual for the lots to come."""
    rich: float
    """How much cheaper it is to whoever has more than the richest other: nobody can drive prices that far."""


WEIGHTS: Final[dict[int, Weights]] = {
    2: Weights(0.875, 0.344, 0.345, 0.074, 1.944, 0.219, 0.197, 1.077, 0.961, 1.83, 0.19, 0.6, 0.3),
    3: Weights(0.504, 0.192, 0.326, 0.082, 0.869, 0.232, 0.023, 0.958, 1.023, 2.101, 0.2, 0.6, 0.3),
    4: Weights(0.563, 0.22, 0.164, 0.043, 1.158, 0.415, 0.459, 0.915, 0.857, 2.402, 0.218, 0.6, 0.3),
    5: Weights(0.6, 0.35, 0.27, 0.05, 1.2, 0.2, 0.3, 0.85, 0.8, 1.6, 0.15, 0.0, 0.0),
}
_USUAL: Final[dict[int, tuple[float, float]]] = {2: (1.54, 0.68), 3: (1.39, 0.60), 4: (1.19, 0.53), 5: (1.74, 0.72)}
"""How much gold a player usually has for every lot, as logarithms: at the last one, and how it falls with their number."""
_AUCTIONS: Final = 2
"""The phase in which gold is spent."""
_DEAREST: Final = 2.0
"""Gold is never dearer or cheaper than usual by more than this."""


class Estimate:
    """Expected influence of every seat in every office, as the viewer can reckon it, and values that follow from it."""

    def __init__(self, seen: Observation, weights: Weights) -> None:
        self.seen = seen
        self.weights = weights
        self.unseen = unseen(seen)
        coming = seen.left + seen.favour_size + (1 if seen.has_drawn else 0)
        """How many cards will still find an owner: of those in the favour pile the viewer knows his own."""
        share = min(1.0, coming / max(1, len(self.unseen)))
        squares = [0.0] * OFFICE_COUNT
        hidden = [0.0] * OFFICE_COUNT
        held = 0
        for card in self.unseen:
            if not is_king(card):
                held += 1
            office = CARD_OFFICE[card]
            if office >= 0:
                squares[office] += share * CARD_VALUE[card] * CARD_VALUE[card]
                hidden[office] += CARD_VALUE[card]
        for card in seen.buried:
            office = CARD_OFFICE[card]
            if office >= 0:
                squares[office] += CARD_VALUE[card] * CARD_VALUE[card]
        self.spreads = [weights.spread + weights.spread_coming * sqrt(square) for square in squares]
        """How unsure each office is."""
        self.sums = [self._influence(office, weights.kept * hidden[office] / max(1, held)) for office in range(OFFICE_COUNT)]
        """Expected influence by office and seat."""
        self.points = [[self._points(seat, office, 0.0) for seat in range(seen.players)] for office in range(OFFICE_COUNT)]
        """Expected points over the others' average by office and seat."""
        lots = seen.favour_size + lots_of(seen.left, seen.players) + seen.open_zones.favour
        to_go = lots / lots_of(IN_PLAY[seen.players], seen.players)
        self.gold = weights.gold_last + (weights.gold - weights.gold_last) * min(1.0, weights.gold_bend * to_go)
        """What one gold is worth in points."""
        if seen.phase == _AUCTIONS:
            self.gold *= self._dearer(seen.favour_size + 1)

    def _dearer(self, lots: int) -> float:
        """How much dearer gold is now than it usually is: by how much there is of it, and by who has it."""
        seen = self.seen
        purses = self._purses()
        own = purses[seen.viewer]
        richest = total = 0.0
        for seat, gold in enumerate(purses):
            total += gold
            if seat != seen.viewer and gold > richest:
                richest = gold
        most, fall = _USUAL[seen.players]
        usual = most - fall * log(lots)
        dearer = self.weights.scarce * (usual - log((total + 1.0) / (lots * seen.players)))
        dearer -= self.weights.rich * log((own + 1.0) / (richest + 1.0))
        return min(_DEAREST, max(1.0 / _DEAREST, exp(dearer)))

    def _purses(self) -> list[float]:
        """The gold in every hand, as far as it can be told: what was seen to come and go, and the average for the rest."""
        seen = self.seen
        gold = [0.0] * seen.players
        known = [0] * seen.players
        for seat in range(seen.players):
            for card in seen.shown[seat]:
                known[seat] += 1
                if is_gold(card):
                    gold[seat] += CARD_VALUE[card]
        for what, seat, card in seen.ledger:
            if what == "won" and not is_king(card):
                known[seat] += 1
                if is_gold(card):
                    gold[seat] += CARD_VALUE[card]
            elif what == "paid":
                known[seat] -= 1
                gold[seat] -= CARD_VALUE[card]
        average = 0.0
        for card in self.unseen:
            if is_gold(card):
                average += CARD_VALUE[card] / len(self.unseen)
        for seat in range(seen.players):
            gold[seat] = max(0.0, gold[seat]) + average * max(0, seen.hand_sizes[seat] - known[seat])
        gold[seen.viewer] = float(gold_in(seen.hand))
        return gold

    def _influence(self, office: int, average: float) -> list[float]:
        """By seat: what is known, and the average for what is hidden."""
        seen = self.seen
        sums: list[float] = []
        for seat in range(seen.players):
            if seat == seen.viewer:
                sums.append(float(influence(seen.hand, office)))
                continue
            won = tuple([card for what, who, card in seen.ledger if what == "won" and who == seat])
            sums.append(influence((*seen.shown[seat], *won), office) + seen.kept[seat] * average)
        return sums

    def card(self, seat: int, card: int) -> float:
        """What gaining the card is worth to the seat, in points more than the others'."""
        if is_king(card):
            return self._king(seat, card)
        if is_gold(card):
            return CARD_VALUE[card] * self.gold
        office = CARD_OFFICE[card]
        return self._points(seat, office, float(CARD_VALUE[card])) - self.points[office][seat]

    def keenest(self, card: int) -> float:
        """What it is worth to whoever else wants it most, as a part of the others together."""
        others = [self.card(seat, card) for seat in range(self.seen.players) if seat != self.seen.viewer]
        return max(0.0, max(others)) / len(others)

    def held(self, card: int) -> float:
        """What giving the card away from the hand costs."""
        spare = self.weights.spare * self.gold
        if is_gold(card):
            return CARD_VALUE[card] * self.gold + spare
        seat, office = self.seen.viewer, CARD_OFFICE[card]
        return self.points[office][seat] - self._points(seat, office, -float(CARD_VALUE[card])) + spare

    def change(self, seat: int, change: Change) -> float:
        """What moving a primary tile so far is worth."""
        return self._points(seat, change.office, 0.0, change.by) - self.points[change.office][seat]

    def kinds(self) -> list[int]:
        """The different cards that the viewer has not seen."""
        kinds: list[int] = []
        for card in self.unseen:
            if not kinds or kinds[-1] != card:
                kinds.append(card)
        return kinds

    def _king(self, seat: int, card: int) -> float:
        total, touched = 0.0, NONE
        for step in CARD_STEPS[card]:
            worth = [(self.change(seat, change), change.office) for change in changes(step, self.seen.offices, touched)]
            if worth:
                best, touched = max(worth)
                total += best
        return total

    def _points(self, seat: int, office: int, more: float, by: int = 0) -> float:
        """The seat's expected points from the office over the others' average, with so much more influence or value."""
        primary = self.seen.offices[office] + by
        if primary <= by:
            return 0.0
        players = self.seen.players
        secondary = secondary_tile(primary, players)
        first, second = 0.0, 0.0
        mine = self.sums[office][seat] + more
        if mine > 0.0:
            first = 1.0
            spread = self.spreads[office]
            for other, theirs in enumerate(self.sums[office]):
                if other != seat:
                    ahead = 1.0 / (1.0 + exp((theirs - mine) / spread))
                    second = second * ahead + first * (1.0 - ahead)
                    first *= ahead
        points = primary * first + secondary * second
        return points - (primary + secondary - points) / (players - 1)
