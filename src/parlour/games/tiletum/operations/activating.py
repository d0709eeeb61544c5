"""The characters of an activated building give their bonuses again, one by one."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import BONUS, DECLINE, FAMILY
from parlour.games.tiletum.components import ROOMS, TILE_EFFECT, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Operation
from parlour.games.tiletum.wording import key, why

ACTIVATING: Final = 38
"""(ACTIVATING, building, rooms still to come as bits)"""


class Activating(Operation):
    """In the order the player likes; each may be skipped."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        _code, _building, rooms = frame
        return [DECLINE, *[BONUS + room for room in range(ROOMS) if rooms >> room & 1]]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, building, rooms = europe.pending.pop()
        if action == DECLINE:
            return
        room = action - BONUS
        left = rooms & ~(1 << room)
        if left:
            europe.pending.append((ACTIVATING, building, left))
        europe.pending += TILE_EFFECT[europe.rooms[ROOMS * europe.turn + room]]

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        _code, building, _rooms = frame
        return why("tiletum-why-no-bonus-there", "T-L8", {"building": building + 1}) if FAMILY[action] == BONUS else None

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, building, _rooms = frame
        return Prompt(key("prompt", "activating", {"building": building + 1}), "T-L8")


FOUND: Final[list[Operation]] = [Activating(ACTIVATING, "activating", WAITS_FOR_SEAT)]
