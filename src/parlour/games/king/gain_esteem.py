"""Phase 2, gain esteem: the cards of the favour pile are auctioned one by one."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import CHANCE, NOBODY, Actions, Events
from parlour.engine.errors import IllegalAction
from parlour.engine.events import Event
from parlour.games.king import king_cards
from parlour.games.king.actions import BID, LOSE, PASS, PAY, REVEAL
from parlour.games.king.components import HIGHEST_BID, lowest_bid
from parlour.games.king.court import (
    BARRED,
    BIDDING,
    IN,
    LOSING,
    NONE,
    OVER,
    PASSED,
    PAYING,
    REVEALING,
    Court,
    is_gold,
    is_king,
    means,
    pays,
    with_card,
    without_card,
)
from parlour.games.king.ledger import PAID, SHORT_OF_CARDS, SHORT_OF_GOLD, UNSEEN, UNSOLD, WON, entry
from parlour.games.king.moves import NUMBERING, Bid, Pay

LOWEST_BID: Final[list[int]] = [lowest_bid(bid) for bid in range(HIGHEST_BID + 1)]
_BIDS_ABOVE: Final[list[Actions]] = [(PASS, *range(BID + lowest, BID + HIGHEST_BID + 1)) for lowest in LOWEST_BID]
"""By the highest bid so far: pass, or any bid above it; what the hand can pay does not matter."""
_AMONG_BIDS: Final[list[set[int]]] = [set(bids) for bids in _BIDS_ABOVE]
"""The same as sets, because they are long."""


def begin(court: Court, first: int) -> None:
    """The deck is empty: the player left of the last adviser is first."""
    court.adviser = NONE
    court.lying = 0
    _open_auction(court, first)


def _open_auction(court: Court, first: int) -> None:
    court.lot = NONE
    court.first = first
    court.bid = 0
    court.leader = NONE
    court.owed = 0
    if court.favour:
        court.standing = [IN] * court.players
        court.stage = REVEALING
        court.turn = CHANCE
    else:
        court.stage = OVER
        court.turn = NOBODY


def tell_turning_point(court: Court, events: list[Event]) -> None:
    """Another stage has come: say so if the auctions begin with it, or the end."""
    if court.stage == REVEALING and not court.ledger:
        events.append(Event("gain_esteem", {"seat": court.first, "cards": len(court.favour)}))
    elif court.stage == OVER:
        events.append(Event("hands_shown", {}))


def reveal(court: Court, action: int, events: Events) -> None:
    """The first player turns the top card of the favour pile."""
    card = action - REVEAL
    if card not in court.favour:
        raise court.illegal(action)
    court.favour = without_card(court.favour, card)
    court.lot = card
    court.stage = BIDDING
    court.turn = court.first
    if events is not None:
        events.append(Event("revealed", {"seat": court.first, "card": card}))


def legal_bids(court: Court) -> Actions:
    """Pass, or any bid above the highest."""
    return _BIDS_ABOVE[court.bid]


def bid(court: Court, action: int, events: Events) -> None:
    """Raise the bid or pass for good."""
    if action not in _AMONG_BIDS[court.bid]:
        if NUMBERING.is_a(action, Bid):
            raise court.illegal(action, "king-why-bid-higher", "K-2.4", {"lowest": LOWEST_BID[court.bid]})
        raise court.illegal(action)
    seat = court.turn
    if action == PASS:
        leave(court, events)
    else:
        court.bid = action - BID
        court.leader = seat
        if events is not None:
            events.append(Event("bid", {"seat": seat, "amount": court.bid}))
    _next_bidder(court, seat + 1, events)


def leave(court: Court, events: Events) -> None:
    """Who decides is out of the auction."""
    court.standing[court.turn] = PASSED
    if events is not None:
        events.append(Event("passed", {"seat": court.turn}))


def _next_bidder(court: Court, start: int, events: Events) -> None:
    """The next seat clockwise that may still outbid the leader decides; without one the auction ends."""
    players, standing, leader = court.players, court.standing, court.leader
    for step in range(start, start + players):
        seat = step % players
        if standing[seat] == IN and seat != leader:
            court.stage = BIDDING
            court.turn = seat
            return
    if leader == NONE:
        _unsold(court, events)
    else:
        _settle(court, leader, events)


def _settle(court: Court, winner: int, events: Events) -> None:
    """Whoever won must pay if that is possible."""
    lot, amount = court.lot, court.bid
    if not is_gold(lot):
        court.disclosures += 1  # all see now whether the hand has that much gold
    if means(lot, court.hands[winner]) >= amount:
        court.owed = amount
        court.stage = PAYING
        court.turn = winner
    else:
        _default(court, winner, events)


def legal_payments(court: Court) -> Actions:
    """Gold cards for a government or king card; any card for a gold card."""
    worth = pays(court.lot)
    actions: list[int] = []
    last = NONE
    for card in court.hands[court.turn]:
        if worth[card] and card != last:
            actions.append(PAY + card)
            last = card
    return tuple(actions)


def pay(court: Court, action: int, events: Events) -> None:
    """Give one card; once the bid is covered the lot is won."""
    if action not in legal_payments(court):
        raise _payment_refused(court, action)
    seat, card = court.turn, action - PAY
    court.hands[seat] = without_card(court.hands[seat], card)
    if is_gold(court.lot):
        _discard_unseen(court, seat, card)
        if events is not None:
            events.append(Event("paid_unseen", {"seat": seat}, {"card": card}, (seat,)))
    else:
        court.discarded = with_card(court.discarded, card)
        court.ledger.append(entry(PAID, seat, card))
        court.disclosures += 1
        if events is not None:
            events.append(Event("paid", {"seat": seat, "card": card}))
    court.owed -= pays(court.lot)[card]
    if court.owed <= 0:
        court.owed = 0  # there is no change
        _win(court, seat, events)


def _payment_refused(court: Court, action: int) -> IllegalAction:
    """Why that card cannot be given."""
    if not NUMBERING.is_a(action, Pay):
        return court.illegal(action)
    if action - PAY not in court.hands[court.turn]:
        return court.illegal(action, "king-why-not-in-hand", "K-2.10")
    return court.illegal(action, "king-why-gold-only", "K-2.9")


def _win(court: Court, seat: int, events: Events) -> None:
    card = court.lot
    court.ledger.append(entry(WON, seat, card))
    if events is not None:
        events.append(Event("won", {"seat": seat, "card": card, "amount": court.bid}))
    if is_king(card):
        if king_cards.gain_king(court, seat, card, events):
            return
    else:
        court.hands[seat] = with_card(court.hands[seat], card)
    after_lot(court)


def after_lot(court: Court) -> None:
    """The card is gone: the next seat clockwise is first for the next one."""
    _open_auction(court, (court.first + 1) % court.players)


def _unsold(court: Court, events: Events) -> None:
    card = court.lot
    court.discarded = with_card(court.discarded, card)
    court.ledger.append(entry(UNSOLD, 0, card))
    if events is not None:
        events.append(Event("unsold", {"card": card}))
    after_lot(court)


def _default(court: Court, seat: int, events: Events) -> None:
    """The winner cannot pay: one card is lost at random, and the lot is auctioned again without that seat."""
    what = SHORT_OF_CARDS if is_gold(court.lot) else SHORT_OF_GOLD
    court.ledger.append(entry(what, seat, court.bid))
    court.standing[seat] = BARRED
    if events is not None:
        events.append(Event("defaulted", {"seat": seat, "amount": court.bid, "card": court.lot}))
    if court.hands[seat]:
        court.stage = LOSING
        court.turn = CHANCE
    else:
        _auction_again(court, events)


def lose(court: Court, action: int, events: Events) -> None:
    """The left neighbour pulls a card from the defaulter's hand and discards it unseen."""
    card = action - LOSE
    seat = court.leader
    if card not in court.hands[seat]:
        raise court.illegal(action)
    court.hands[seat] = without_card(court.hands[seat], card)
    _discard_unseen(court, seat, card)
    if events is not None:
        neighbour = (seat + 1) % court.players
        events.append(Event("lost", {"seat": seat, "other": neighbour}, {"card": card}, (seat,)))
    _auction_again(court, events)


def _discard_unseen(court: Court, seat: int, card: int) -> None:
    court.face_down[seat] = with_card(court.face_down[seat], card)
    court.ledger.append(entry(UNSEEN, seat, 0))


def _auction_again(court: Court, events: Events) -> None:
    """Everybody who has not defaulted on this card is back in, also those who had passed."""
    court.standing = [BARRED if standing == BARRED else IN for standing in court.standing]
    court.bid = 0
    court.leader = NONE
    if events is not None and IN in court.standing:
        events.append(Event("auction_again", {"card": court.lot}))
    _next_bidder(court, court.first, events)
