"""What an observer of For the King (and Me) may expect: who leads which office, and what a card is worth to him."""

from __future__ import annotations

from math import exp

from parlour.games.king.components import (
    CARD_OFFICE,
    CARD_STEPS,
    CARD_VALUE,
    CARDS_FOR,
    OFFICE_COUNT,
    lots_of,
    secondary_tile,
)
from parlour.games.king.court import NONE, is_gold, is_king
from parlour.games.king.king_cards import Change, changes
from parlour.games.king.observation import Observation
from parlour.games.king.resample import unseen
from parlour.games.king.scoring import influence

_GOLD_EARLY = 0.42
_GOLD_LATE = 0.02
_SPREAD = 1.1
_SPREAD_EARLY = 2.2


class Estimate:
    """Expected influence of every seat in every office, as the viewer can reckon it, and values that follow from it."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.me = seen.viewer
        self.unseen = unseen(seen)
        self.sums = [self._influence(office) for office in range(OFFICE_COUNT)]
        lots = seen.favour_size + lots_of(seen.left, seen.players)
        self.to_go = min(1.0, lots / lots_of(len(CARDS_FOR[seen.players]), seen.players))
        """How much of the game's cards will still change hands, from 1 to 0."""
        self.spread = _SPREAD + _SPREAD_EARLY * (seen.left / len(CARDS_FOR[seen.players]))
        self.gold = _GOLD_LATE + (_GOLD_EARLY - _GOLD_LATE) * min(1.0, 2.0 * self.to_go)
        """What one gold is worth in points."""

    def card(self, card: int) -> float:
        """What gaining the card is worth, in points more than the others'."""
        if is_king(card):
            return self._king(card)
        if is_gold(card):
            return CARD_VALUE[card] * self.gold
        office, more = CARD_OFFICE[card], float(CARD_VALUE[card])
        return self._margin(office, more) - self._margin(office, 0.0)

    def held(self, card: int) -> float:
        """What giving the card away from the hand costs."""
        if is_gold(card):
            return CARD_VALUE[card] * self.gold
        office = CARD_OFFICE[card]
        return self._margin(office, 0.0) - self._margin(office, -float(CARD_VALUE[card]))

    def change(self, change: Change) -> float:
        """What moving a primary tile so far is worth."""
        return self._margin(change.office, 0.0, change.by) - self._margin(change.office, 0.0)

    def expected_best(self, draws: int) -> float:
        """Roughly the best card that so many draws bring."""
        if draws <= 0 or not self.unseen:
            return -1.0
        values = sorted((self.card(card) for card in sorted(set(self.unseen))), reverse=True)
        return values[min(len(values) - 1, len(values) // (draws + 1))]

    def _king(self, card: int) -> float:
        total, touched = 0.0, NONE
        for step in CARD_STEPS[card]:
            worth = [(self.change(change), change.office) for change in changes(step, self.seen.offices, touched)]
            if worth:
                best, touched = max(worth)
                total += best
        return total

    def _influence(self, office: int) -> list[float]:
        """Expected influence by seat: what is known, and the average for what is hidden."""
        seen = self.seen
        hidden = sum(CARD_VALUE[card] for card in self.unseen if CARD_OFFICE[card] == office)
        held = max(1, sum(1 for card in self.unseen if not is_king(card)))
        average = hidden / held
        sums: list[float] = []
        for seat in range(seen.players):
            if seat == self.me:
                sums.append(float(influence(seen.hand, office)))
                continue
            won = tuple(card for what, who, card in seen.ledger if what == "won" and who == seat)
            sums.append(influence((*seen.shown[seat], *won), office) + seen.kept[seat] * average)
        return sums

    def _margin(self, office: int, more: float, by: int = 0) -> float:
        """My expected points from the office less the average of the others', with so much more influence or value."""
        primary = self.seen.offices[office]
        if not primary:
            return 0.0
        primary += by
        secondary = secondary_tile(primary, self.seen.players)
        sums = self.sums[office][:]
        sums[self.me] = max(0.0, sums[self.me] + more)
        points = [_expected(sums, seat, primary, secondary, self.spread) for seat in range(len(sums))]
        others = sum(points) - points[self.me]
        return points[self.me] - others / (len(points) - 1)


def _expected(sums: list[float], seat: int, primary: int, secondary: int, spread: float) -> float:
    """Expected points of the seat if influence is roughly as given."""
    if sums[seat] <= 0.0:
        return 0.0
    above = [1.0 / (1.0 + exp((mine - sums[seat]) / spread)) for other, mine in enumerate(sums) if other != seat]
    first = 1.0
    for chance in above:
        first *= chance
    second = 0.0
    if secondary:
        for place, chance in enumerate(above):
            rest = 1.0 - chance
            for other, better in enumerate(above):
                if other != place:
                    rest *= better
            second += rest
    return primary * first + secondary * second
