"""What is paid with: what a card covers of a bid, the cheapest gold, and the cards that would be missed least."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from parlour.games.king.components import GOLD_VALUE, Cards
from parlour.games.king.court import is_gold

PaidIn: TypeAlias = Literal["gold", "cards"]


def paid_in(lot: int) -> PaidIn:
    """Gold for a government or king card, cards from the hand for a gold card."""
    return "cards" if is_gold(lot) else "gold"


class Payment(msgspec.Struct, frozen=True):
    """A good way to pay a bid from the hand."""

    bid: int
    cards: Cards
    paid: int
    """What the cards cover."""
    lost: int
    """What they cover beyond the bid: there is no change."""


class Covered(msgspec.Struct, frozen=True):
    """Where so much of a bid is covered: what is still to be paid, and what is lost, as there is no change."""

    owed: int
    lost: int


def covered(owed: int, paid: int) -> Covered:
    """What is left of a bid after so much."""
    return Covered(max(0, owed - paid), max(0, paid - owed))


def cheapest_payments(gold: Cards, most: int) -> list[Payment]:
    """For every bid from 1 on that this gold can pay, the cards with the least to spare, and among these the fewest."""
    ways: dict[int, Cards] = {0: ()}
    for card in gold:
        for total, cards in list(ways.items()):
            reached = total + GOLD_VALUE[card]
            if total < most and (reached not in ways or len(ways[reached]) > len(cards) + 1):
                ways[reached] = (*cards, card)
    totals = sorted(ways)
    return [
        _payment(bid, ways[paid], paid) for lower, paid in pairwise(totals) for bid in range(lower + 1, min(paid, most) + 1)
    ]


def _payment(bid: int, cards: Cards, paid: int) -> Payment:
    return Payment(bid, cards, paid, covered(bid, paid).lost)


def cheapest_payment(gold: Cards, owed: int) -> Cards:
    """The gold cards for this bid; the gold must be enough."""
    return cheapest_payments(gold, owed)[-1].cards


def least(lot: int, hand: Cards, bid: int) -> int:
    """The least that a bid for the lot takes from a hand that can pay it: gold beyond the bid is lost."""
    if paid_in(lot) == "cards":
        return bid
    return cheapest_payments(tuple([card for card in hand if is_gold(card)]), bid)[-1].paid


def easiest_payment(hand: Cards, worth: list[float], owed: int) -> Cards:
    """The cards for this bid that are worth least; the hand must be enough."""
    return easiest_payments(hand, worth, owed)[-1].cards


def easiest_payments(hand: Cards, worth: list[float], most: int) -> list[Payment]:
    """For every number of cards that the hand has, those that are worth least."""
    places = sorted(range(len(hand)), key=lambda place: (worth[place], hand[place]))
    return [
        _payment(bid, tuple(sorted([hand[place] for place in places[:bid]])), bid) for bid in range(1, min(most, len(hand)) + 1)
    ]
