"""King cards: they take effect the moment somebody gains one, as far as possible, and leave the game."""

from __future__ import annotations

from parlour.engine.contract import Actions, Events
from parlour.engine.errors import IllegalAction
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
        raise _refusal(court, action)
    raising = action < LOWER
    office = action - RAISE if raising else action - LOWER
    court.offices[office] += KING_STEP if raising else -KING_STEP
    if events is not None:
        kind = "raised" if raising else "lowered"
        events.append(Event(kind, {"seat": court.turn, "office": office, "value": court.offices[office]}))
    court.steps = court.steps[1:]
    court.touched = office
    return _next_step(court)


def _refusal(court: Court, action: int) -> IllegalAction:
    """Why the step under way cannot change that office."""
    if not RAISE <= action < LOWER + OFFICE_COUNT:
        return court.illegal(action)
    raising = action < LOWER
    office = action - RAISE if raising else action - LOWER
    if not court.offices[office]:
        return court.illegal(action, "king-why-office-out", "K-S2")
    if office == court.touched:
        return court.illegal(action, "king-why-other-office", "K-K3")
    if court.steps[0] == ("lower" if raising else "raise"):
        return court.illegal(action, "king-why-only-lower" if raising else "king-why-only-raise", "K-K3")
    return court.illegal(action, "king-why-highest" if raising else "king-why-lowest", "K-K4", {"value": court.offices[office]})


def _next_step(court: Court) -> bool:
    """Drop the steps that cannot be done, and tell whether one is left."""
    while court.steps and not legal(court):
        court.steps = court.steps[1:]
    if court.steps:
        return True
    court.touched = NONE
    return False
