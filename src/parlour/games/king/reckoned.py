"""What people want reckoned out for them: known hands, what a bid would take, who bids after whom. All of it was seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from parlour.games.king.components import CARD_OFFICE, CARD_VALUE, HIGHEST_BID, OFFICE_COUNT, Cards, has_secondary
from parlour.games.king.court import NONE, gold_in, is_gold, is_king, leaves_openly, means, pays, without_card
from parlour.games.king.payments import Covered, Payment, cheapest_payments, covered, easiest_payments, paid_in
from parlour.games.king.scoring import contenders, influence, points_of

if TYPE_CHECKING:
    from parlour.games.king.observation import Observation

Certainty: TypeAlias = Literal["exact", "plus", "unsure"]
"""All of it is known; hidden cards may add to it; cards also left unseen."""


class KnownHand(msgspec.Struct, frozen=True):
    """A hand as far as the viewer knows it: the own one, and at the end every one, card by card."""

    cards: Cards
    open: Cards
    """What all at the table know of it."""
    hidden: int
    """Cards in the hand that the viewer never saw; some of the seen ones may be gone instead."""
    certainty: Certainty
    gold: int
    influence: list[int]
    """By office."""


class DiscardPile(msgspec.Struct, frozen=True):
    """What left play; a king comes there when it has done what it does."""

    open: Cards
    """What lies face up."""
    size: int
    """With what lies face down."""
    top: int | None
    """The card that came last, -1 for one face down; null if there is none, or if it does not follow from what is known."""
    parted: int
    """Who parted with that card, or -1."""


class Reckoned(msgspec.Struct, frozen=True):
    """What follows from an observation."""

    hands: list[KnownHand]
    leads: list[int]
    """By office: who would take the primary tile by the cards that the viewer knows, or -1."""
    points: list[int]
    """What everybody would have by these cards if the game ended now."""
    has_secondary: bool
    """Whether offices have secondary tiles at this table."""
    came_up: Cards
    """Cards that the viewer buried and that have come up for auction since; only cards that exist once can be told."""
    covers: list[int]
    """What each card of the viewer's hand pays of a bid for the lot; 0 if it cannot be given for it."""
    payments: list[Payment]
    """A good way to pay, for every bid that the viewer could pay, or for what is still owed; empty when it is not asked."""
    covered: list[Covered]
    """While the viewer pays: what is left of the bid when chosen cards cover so much of it, from nothing to the whole hand."""
    order: list[int]
    """The seats in the order of bidding; empty before there are auctions."""
    discards: DiscardPile


def reckon(seen: Observation) -> Observation:
    """The observation with what follows from it."""
    hands = [_hand(seen, seat) for seat in range(seen.players)]
    came_up = [card for what, _seat, card in seen.ledger if what in ("won", "unsold")]
    once = tuple([card for card in seen.buried if CARD_OFFICE[card] != NONE and card in (*came_up, seen.lot)])
    covering = [pays(seen.lot)[card] for card in seen.hand] if seen.lot != NONE else [0] * len(seen.hand)
    order = [seat % seen.players for seat in range(seen.first, seen.first + seen.players)] if seen.first != NONE else []
    reckoned = Reckoned(
        hands=hands,
        leads=[_leads(seen, hands, office) for office in range(OFFICE_COUNT)],
        points=points_of([hand.cards for hand in hands], seen.offices, seen.secondary),
        has_secondary=has_secondary(seen.players),
        came_up=once,
        covers=covering,
        payments=_payments(seen, hands),
        covered=_covered(seen),
        order=order,
        discards=_discards(seen),
    )
    return msgspec.structs.replace(seen, reckoned=reckoned)


def _hand(seen: Observation, seat: int) -> KnownHand:
    cards, unseen, thrown = list(seen.shown[seat]), seen.kept[seat], False
    for what, who, card in seen.ledger:
        if who != seat:
            continue
        if what == "won" and not is_king(card):
            cards.append(card)
        elif what == "unseen":
            thrown = True
        elif what == "paid" and card in cards:
            cards.remove(card)
        elif what == "paid":
            unseen -= 1
    everybodys = tuple(sorted(cards))
    certainty: Certainty = "unsure" if thrown else "plus" if unseen > 0 else "exact"
    hidden = max(0, seen.hand_sizes[seat] - len(everybodys))
    known = everybodys
    if seen.result is not None or seat == seen.viewer:
        known = seen.hand if seen.result is None else seen.result.hands[seat]
        certainty, hidden = "exact", 0
    if seen.result is not None:
        everybodys = known
    by_office = [influence(known, office) for office in range(OFFICE_COUNT)]
    return KnownHand(known, everybodys, hidden, certainty, gold_in(known), by_office)


def _discards(seen: Observation) -> DiscardPile:
    """Nobody notes the order of kings that were played before the auctions: among several kinds none is known as the last."""
    under_way = seen.king != NONE
    cards = without_card(seen.discarded, seen.king) if under_way else seen.discarded
    size = len(cards) + sum(seen.face_down_counts)
    for what, seat, card in reversed(seen.ledger[:-1] if under_way else seen.ledger):
        if what == "unseen":
            return DiscardPile(cards, size, NONE, seat)
        if leaves_openly(what, card):
            return DiscardPile(cards, size, card, seat if what != "unsold" else NONE)
    return DiscardPile(cards, size, cards[0] if len(set(cards)) == 1 else None, NONE)


def _leads(seen: Observation, hands: list[KnownHand], office: int) -> int:
    known = [hand.cards for hand in hands]
    order = contenders(known, office, [hand.influence[office] for hand in hands], seen.secondary[office])
    return order[0] if order else NONE


def _covered(seen: Observation) -> list[Covered]:
    if seen.stage != "paying" or seen.viewer not in seen.to_act:
        return []
    return [covered(seen.owed, paid) for paid in range(means(seen.lot, seen.hand) + 1)]


def _payments(seen: Observation, hands: list[KnownHand]) -> list[Payment]:
    """While the viewer bids, or pays."""
    if seen.viewer not in seen.to_act or seen.stage not in ("bidding", "paying"):
        return []
    ways = payments(seen, seen.owed if seen.stage == "paying" else HIGHEST_BID, hands)
    return ways[-1:] if seen.stage == "paying" else ways


def payments(seen: Observation, most: int, hands: list[KnownHand]) -> list[Payment]:
    """How the viewer could pay each bid for the lot, up to so much."""
    if paid_in(seen.lot) == "gold":
        return cheapest_payments(tuple([card for card in seen.hand if is_gold(card)]), most)
    return easiest_payments(seen.hand, [_missed(seen, hands, card) for card in seen.hand], most)


def _missed(seen: Observation, hands: list[KnownHand], card: int) -> float:
    """How much the viewer would miss a card: a rough guess, good enough to suggest what to give away."""
    if is_gold(card):
        return float(CARD_VALUE[card]) if seen.favour_size else 0.0
    office = CARD_OFFICE[card]
    mine = hands[seen.viewer].influence[office]
    ahead = sum([1 for hand in hands if hand.influence[office] > mine])
    tiles = [tile for tile in (seen.offices[office], seen.secondary[office]) if tile]
    return CARD_VALUE[card] * (tiles[ahead] if ahead < len(tiles) else 0.0)
