"""Phase 1, share influence: the adviser places cards one by one, then the others each take one from the middle."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import CHANCE, Actions, Events
from parlour.engine.events import Event
from parlour.games.king import gain_esteem, king_cards
from parlour.games.king.actions import BURY, DRAW, FIRST, KEEP, OFFER, TAKE
from parlour.games.king.components import FAVOUR_ZONE, OWN_ZONE
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
from parlour.games.king.moves import NUMBERING, Bury, Keep, Offer, Take

_ZONES: Final = (False, True)
_PLACINGS: Final[list[list[list[Actions]]]] = [
    [[(KEEP,) * own + (OFFER,) * middle + (BURY,) * favour for favour in _ZONES] for middle in _ZONES] for own in _ZONES
]
"""By whether there is a place before the adviser, in the middle and on the favour pile."""


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
    court.lying = 0
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
    if card not in court.deck:
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
    return _PLACINGS[court.own_open > 0][court.middle_open > 0][court.favour_open > 0]


def place(court: Court, action: int, events: Events) -> None:
    """The adviser lays the drawn card in one of the three zones."""
    if action not in legal_placings(court):
        if NUMBERING.is_a(action, Keep) or NUMBERING.is_a(action, Offer) or NUMBERING.is_a(action, Bury):
            raise court.illegal(action, "king-why-zone-full", "K-1.3")
        raise court.illegal(action)
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
            court.lying += 1
            if events is not None:
                events.append(Event("kept", {"seat": seat}, {"card": card}, (seat,)))
    _next_card(court)


def legal_takings(court: Court) -> Actions:
    """The different cards in the middle."""
    actions: list[int] = []
    last = NONE
    for card in court.middle:
        if card != last:
            actions.append(TAKE + card)
            last = card
    return tuple(actions)


def take(court: Court, action: int, events: Events) -> None:
    """An opponent of the adviser takes one card from the middle."""
    if action not in legal_takings(court):
        if NUMBERING.is_a(action, Take):
            raise court.illegal(action, "king-why-not-in-middle", "K-1.5")
        raise court.illegal(action)
    seat, card = court.turn, action - TAKE
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
