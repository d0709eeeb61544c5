"""Phase 1, share influence: the adviser places cards one by one, then the others each take one from the middle."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import CHANCE, Actions, Events
from parlour.engine.events import Event
from parlour.games.king import gain_esteem, king_cards
from parlour.games.king.actions import BURY, DRAW, FIRST, KEEP, OFFER, TAKE
from parlour.games.king.components import FAVOUR_ZONE, KINDS, OWN_ZONE
from parlour.games.king.court import (
    DRAWING,
    NONE,
    PLACING,
    TAKING,
    Court,
    is_king,
    with_card,
    without_card,
)

_PLACINGS: Final[list[Actions]] = [tuple(action for action in (KEEP, OFFER, BURY) if zones >> action & 1) for zones in range(8)]


def choose_first(court: Court, action: int, events: Events) -> None:
    """Chance names the first adviser."""
    seat = action - FIRST
    if not 0 <= seat < court.players:
        raise court.illegal(action)
    if events is not None:
        events.append(Event("first_adviser", {"seat": seat}))
    _become_adviser(court, seat)


def _become_adviser(court: Court, seat: int) -> None:
    court.adviser = seat
    court.own_open = OWN_ZONE
    court.middle_open = court.players - 1
    court.favour_open = FAVOUR_ZONE
    _next_card(court)


def _next_card(court: Court) -> None:
    """The adviser draws again, or, with all zones full, the others begin to take."""
    if court.own_open or court.middle_open or court.favour_open:
        court.stage = DRAWING
        court.turn = CHANCE
    else:
        _next_taker(court, court.adviser)


def draw(court: Court, action: int, events: Events) -> None:
    """The adviser looks at the top card of the deck."""
    card = action - DRAW
    if not (0 <= card < KINDS and card in court.deck):
        raise court.illegal(action)
    court.deck = without_card(court.deck, card)
    court.left -= 1
    court.drawn = card
    court.stage = PLACING
    court.turn = court.adviser
    if events is not None:
        events.append(Event("drew", {"seat": court.adviser}, {"card": card}, (court.adviser,)))


def legal_placings(court: Court) -> Actions:
    """The zones that are not full yet."""
    zones = 0
    if court.own_open:
        zones |= 1
    if court.middle_open:
        zones |= 2
    if court.favour_open:
        zones |= 4
    return _PLACINGS[zones]


def place(court: Court, action: int, events: Events) -> None:
    """The adviser lays the drawn card in one of the three zones."""
    if action not in legal_placings(court):
        if action not in _PLACINGS[-1]:
            raise court.illegal(action)
        raise court.illegal(action, "king-why-zone-full", "K-1.3")
    seat, card = court.turn, court.drawn
    court.drawn = NONE
    if action == OFFER:
        court.middle_open -= 1
        court.middle = with_card(court.middle, card)
        court.disclosures += 1
        if events is not None:
            events.append(Event("offered", {"seat": seat, "card": card}))
    elif action == BURY:
        court.favour_open -= 1
        court.favour = with_card(court.favour, card)
        court.buried[seat] = with_card(court.buried[seat], card)
        if events is not None:
            events.append(Event("buried", {"seat": seat}, {"card": card}, (seat,)))
    else:
        court.own_open -= 1
        court.disclosures += 1  # a king shows itself, and any other card shows that it is none
        if is_king(card):
            if king_cards.gain_king(court, seat, card, events):
                return
        else:
            court.hands[seat] = with_card(court.hands[seat], card)
            court.kept[seat] += 1
            if events is not None:
                events.append(Event("kept", {"seat": seat}, {"card": card}, (seat,)))
    _next_card(court)


def legal_takings(court: Court) -> Actions:
    """The different cards in the middle."""
    middle = court.middle
    return tuple([TAKE + card for place, card in enumerate(middle) if place == 0 or middle[place - 1] != card])


def take(court: Court, action: int, events: Events) -> None:
    """An opponent of the adviser takes one card from the middle."""
    card = action - TAKE
    if not 0 <= card < KINDS:
        raise court.illegal(action)
    if card not in court.middle:
        raise court.illegal(action, "king-why-not-in-middle", "K-1.5")
    seat = court.turn
    court.middle = without_card(court.middle, card)
    if events is not None:
        events.append(Event("took", {"seat": seat, "card": card}))
    if is_king(card):
        if king_cards.gain_king(court, seat, card, events):
            return
    else:
        court.hands[seat] = with_card(court.hands[seat], card)
        court.shown[seat] = with_card(court.shown[seat], card)
    _next_taker(court, seat)


def after_king(court: Court) -> None:
    """The king card is done: the adviser goes on placing, or the next player takes."""
    if court.turn == court.adviser:
        _next_card(court)
    else:
        _next_taker(court, court.turn)


def _next_taker(court: Court, seat: int) -> None:
    """The next player clockwise takes; after the last one the deck goes to the next adviser."""
    seat = (seat + 1) % court.players
    if seat != court.adviser:
        court.stage = TAKING
        court.turn = seat
    elif court.left:
        _become_adviser(court, (seat + 1) % court.players)
    else:
        gain_esteem.begin(court, (seat + 1) % court.players)
