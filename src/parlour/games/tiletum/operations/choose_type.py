"""The resources of the die are of another type."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.actions import CHOOSE
from parlour.games.tiletum.components import KINDS, NONE, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import OPERATIONS, WAITS_FOR_SEAT, Adds, Operation
from parlour.games.tiletum.wording import key

CHOOSE_TYPE: Final = 35
"""(CHOOSE_TYPE,)"""


class ChooseType(Operation):
    """From the taking of the die until its resources are taken, once for a die."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        return [CHOOSE + resource for resource in range(KINDS)]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        for place in range(len(europe.pending) - 1, -1, -1):
            waiting = europe.pending[place]
            europe.pending[place] = OPERATIONS[waiting[0]].retyped(waiting, action - CHOOSE)
            if europe.pending[place] is not waiting:
                return

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        return Prompt(key("prompt", "choose-type"), "T-3.7")

    def helps(self, europe: Europe, under_way: Frame) -> bool:
        return any(OPERATIONS[waiting[0]].retyped(waiting, NONE) is not waiting for waiting in europe.pending)

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(CHOOSE_TYPE,)] if effect.get("choose_resource_type") else []

    def adds(self, frame: Frame) -> Adds:
        return Adds(choices=1)

    def words(self, frame: Frame) -> list[Message]:
        return [key("part", "choose-type")]


_CHOOSE_TYPE: Final = ChooseType(CHOOSE_TYPE, "choose_type", WAITS_FOR_SEAT)
_CHOOSE_TYPE.keys = ("choose_resource_type",)
_CHOOSE_TYPE.changes_type = True
_CHOOSE_TYPE.helps_rule = "T-3.7"
FOUND: Final[list[Operation]] = [_CHOOSE_TYPE]
