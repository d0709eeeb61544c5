"""Completing a building: all its rooms are filled and a crest lies below it."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.buildings import completed
from parlour.games.tiletum.components import BUILDING_AP, BUILDINGS, FULL, REAL_ACTIONS, TYPE_ACTION, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, OPERATIONS, Operation

COMPLETE: Final = 7
"""(COMPLETE, building): a crest lies below it and gives its bonus; then the building may be completed."""


def complete(europe: Europe, seat: int, building: int, events: Events) -> None:
    """A building that has just become complete gives its bonus marker at once, also to the die's action under way."""
    if not completed(europe, seat, building) or (COMPLETE, building) in europe.pending:
        return
    points = BUILDING_AP[building]
    if building != FULL and points:
        action = TYPE_ACTION[europe.residents[BUILDINGS * seat + building]]
        europe.bonus_ap[REAL_ACTIONS * seat + action] += points
        for place, frame in enumerate(europe.pending):
            europe.pending[place] = OPERATIONS[frame[0]].strengthened(frame, action, points)
        if events is not None:
            events.append(Event("completed", {"seat": seat, "building": building + 1, "action": action, "ap": points}))
    elif events is not None:
        events.append(Event("completed_last", {"seat": seat, "building": building + 1}))


class Complete(Operation):
    """It goes by itself, after the bonus of the crest."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, building = europe.pending.pop()
        complete(europe, europe.turn, building, events)
        return True


FOUND: Final[list[Operation]] = [Complete(COMPLETE, "complete", GOES_BY_ITSELF)]
