"""Activating a building: it is picked, or there is only one."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.actions import ACTIVATE as ACTIVATE_BUILDING
from parlour.games.tiletum.actions import DECLINE, FAMILY
from parlour.games.tiletum.buildings import inhabited
from parlour.games.tiletum.components import NONE, ROOMS, ROOMS_OF, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.activating import ACTIVATING
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Adds, Operation
from parlour.games.tiletum.wording import key, why

ACTIVATE: Final = 36
"""(ACTIVATE,)"""


def _activate(europe: Europe, building: int, events: Events) -> None:
    """The characters that live there now."""
    rooms = 0
    for room in ROOMS_OF[building]:
        if europe.rooms[ROOMS * europe.turn + room] != NONE:
            rooms |= 1 << room
    europe.pending.append((ACTIVATING, building, rooms))
    if events is not None:
        events.append(Event("activated", {"seat": europe.turn, "building": building + 1}))


class Activate(Operation):
    """Without a character it is lost; with one building to pick it is picked."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        homes = inhabited(europe, europe.turn)
        if len(homes) > 1:
            return False
        europe.pending.pop()
        if homes:
            _activate(europe, homes[0], events)
        return True

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        return [DECLINE, *[ACTIVATE_BUILDING + building for building in inhabited(europe, europe.turn)]]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        if action != DECLINE:
            _activate(europe, action - ACTIVATE_BUILDING, events)

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        return why("tiletum-why-uninhabited", "T-L7") if FAMILY[action] == ACTIVATE_BUILDING else None

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        return Prompt(key("prompt", "activate"), "T-L7")

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(ACTIVATE,)] if effect.get("activate_building") else []

    def adds(self, frame: Frame) -> Adds:
        """Picking or declining, and declining the rest; the characters are counted by `bound`."""
        return Adds(choices=2)

    def words(self, frame: Frame) -> list[Message]:
        return [key("part", "activate")]


_ACTIVATE: Final = Activate(ACTIVATE, "activate", WAITS_FOR_SEAT)
_ACTIVATE.keys = ("activate_building",)
_ACTIVATE.activates = True
FOUND: Final[list[Operation]] = [_ACTIVATE]
