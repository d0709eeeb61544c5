"""King cards: they take effect the moment somebody gains one, as far as possible, and leave the game."""

from __future__ import annotations

from parlour.engine.contract import Actions, Events
from parlour.engine.events import Event
from parlour.games.king.actions import LOWER, RAISE
from parlour.games.king.components import FIRST_KING, HIGHEST, KING_STEP, KING_STEPS, LOWEST, OFFICE_COUNT
from parlour.games.king.court import KING, NONE, Court, with_card


def gain_king(court: Court, seat: int, card: int, events: Events) -> bool:
    """Reveal the king card; True when its owner has an office to choose, False when nothing can change."""
    court.discarded = with_card(court.discarded, card)
    court.steps = KING_STEPS[card - FIRST_KING]
    court.touched = NONE
    if events is not None:
        events.append(Event("king", {"seat": seat, "card": card}))
    if not _next_step(court):
        return False
    court.stage = KING
    court.turn = seat
    return True


def legal(court: Court) -> Actions:
    """The offices that the step under way can still change."""
    step = court.steps[0]
    others = [office for office in range(OFFICE_COUNT) if office != court.touched]
    actions: list[int] = []
    if step != "lower":
        actions += [RAISE + office for office in others if 0 < court.offices[office] <= HIGHEST - KING_STEP]
    if step != "raise":
        actions += [LOWER + office for office in others if court.offices[office] >= LOWEST + KING_STEP]
    return tuple(actions)


def change_office(court: Court, action: int, events: Events) -> bool:
    """Raise or lower one primary tile; True when the card asks for one more."""
    if action not in legal(court):
        raise court.illegal(action, f"the king card must change another office, between {LOWEST} and {HIGHEST}, as it says")
    raising = action < LOWER
    office = action - RAISE if raising else action - LOWER
    court.offices[office] += KING_STEP if raising else -KING_STEP
    if events is not None:
        kind = "raised" if raising else "lowered"
        events.append(Event(kind, {"seat": court.turn, "office": office, "value": court.offices[office]}))
    court.steps = court.steps[1:]
    court.touched = office
    return _next_step(court)


def _next_step(court: Court) -> bool:
    """Drop the steps that cannot be done, and tell whether one is left."""
    while court.steps and not legal(court):
        court.steps = court.steps[1:]
    if court.steps:
        return True
    court.touched = NONE
    return False
