"""King cards: they take effect the moment somebody gains one, as far as possible, and leave the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.engine.contract import Actions, Events
from parlour.engine.errors import IllegalAction
from parlour.engine.events import Event
from parlour.games.king.actions import LOWER, RAISE
from parlour.games.king.components import CARD_STEPS, HIGHEST, KING_STEP, LOWEST, OFFICE_COUNT, Step
from parlour.games.king.court import KING, NONE, Court, with_card


class Change(NamedTuple):
    """A primary tile moves: which office's, and how far."""

    office: int
    by: int


WAYS: Final[dict[Step, tuple[int, ...]]] = {
    "raise": (KING_STEP,),
    "lower": (-KING_STEP,),
    "either": (KING_STEP, -KING_STEP),
}
"""How far each step may move a tile."""
_FAMILY: Final[dict[int, int]] = {KING_STEP: RAISE, -KING_STEP: LOWER}
CHANGE_OF: Final[dict[int, Change]] = {
    family + office: Change(office, by) for by, family in _FAMILY.items() for office in range(OFFICE_COUNT)
}
"""What an action does."""


def gain_king(court: Court, seat: int, card: int, events: Events) -> bool:
    """Reveal the king card; True when its owner has an office to choose, False when nothing can change."""
    court.discarded = with_card(court.discarded, card)
    court.steps = CARD_STEPS[card]
    court.touched = NONE
    court.king = card
    if events is not None:
        events.append(Event("king", {"seat": seat, "card": card}))
    if not _next_step(court):
        return False
    court.stage = KING
    court.turn = seat
    return True


def legal(court: Court) -> Actions:
    """The offices that the step under way can still change."""
    actions: list[int] = []
    for by in WAYS[court.steps[0]]:
        family = _FAMILY[by]
        actions += [family + office for office in movable(court.offices, court.touched, by)]
    return tuple(actions)


def movable(offices: tuple[int, ...], touched: int, by: int) -> list[int]:
    """The offices that have a tile so far up or down, but for the one that the same card has changed already."""
    return [office for office, tile in enumerate(offices) if can_move(tile, by) and office != touched]


def can_move(tile: int, by: int) -> bool:
    """Whether there is a primary tile so far up or down; an office that is not in play has a tile of 0."""
    return 0 < tile <= HIGHEST - by if by > 0 else tile >= LOWEST - by


def changes(step: Step, offices: tuple[int, ...], touched: int) -> list[Change]:
    """What a step can do to these offices."""
    return [Change(office, by) for by in WAYS[step] for office in movable(offices, touched, by)]


def change_office(court: Court, action: int, events: Events) -> bool:
    """Raise or lower one primary tile; True when the card asks for one more."""
    if action not in legal(court):
        raise _refusal(court, action)
    office, by = CHANGE_OF[action]
    offices = court.offices
    court.offices = (*offices[:office], offices[office] + by, *offices[office + 1 :])
    if events is not None:
        kind = "raised" if by > 0 else "lowered"
        events.append(Event(kind, {"seat": court.turn, "office": office, "value": court.offices[office]}))
    court.steps = court.steps[1:]
    court.touched = office
    return _next_step(court)


def _refusal(court: Court, action: int) -> IllegalAction:
    """Why the step under way cannot change that office."""
    if action not in CHANGE_OF:
        return court.illegal(action)
    office, by = CHANGE_OF[action]
    raising = by > 0
    if not court.offices[office]:
        return court.illegal(action, "king-why-office-out", "K-S2")
    if office == court.touched:
        return court.illegal(action, "king-why-other-office", "K-K3")
    if by not in WAYS[court.steps[0]]:
        return court.illegal(action, "king-why-only-lower" if raising else "king-why-only-raise", "K-K3")
    return court.illegal(action, "king-why-highest" if raising else "king-why-lowest", "K-K4", {"value": court.offices[office]})


def _next_step(court: Court) -> bool:
    """Drop the steps that cannot be done, and tell whether one is left."""
    while court.steps and not legal(court):
        court.steps = court.steps[1:]
    if court.steps:
        return True
    court.touched = NONE
    court.king = NONE
    return False
