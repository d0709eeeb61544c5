"""An action of free choice that an effect gives."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.actions import PERFORM, STOP
from parlour.games.tiletum.components import REAL_ACTIONS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Adds, Operation
from parlour.games.tiletum.operations.sub_action import ACTION, ANY_ACTION_NAME, given
from parlour.games.tiletum.wording import key

ANY_ACTION: Final = 37
"""(ANY_ACTION, points)"""


class AnyAction(Operation):
    """The owner picks one of the five actions."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        return [STOP, *[PERFORM + action for action in range(REAL_ACTIONS)]]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, points = europe.pending.pop()
        if action != STOP:
            europe.pending.append((ACTION, action - PERFORM, points))

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, points = frame
        return Prompt(key("prompt", "any-action", {"ap": points}), "T-H1")

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        name, points = given(effect)
        return [(ANY_ACTION, points)] if name == ANY_ACTION_NAME else []

    def amount(self, frame: Frame) -> int:
        _code, points = frame
        return points

    def adds(self, frame: Frame) -> Adds:
        """Picked once, and stopped once."""
        _code, points = frame
        return Adds(points=points, choices=2)

    def words(self, frame: Frame) -> list[Message]:
        _code, points = frame
        return [key("part", "any-action", {"ap": points})]


_ANY_ACTION: Final = AnyAction(ANY_ACTION, "any_action", WAITS_FOR_SEAT)
_ANY_ACTION.keys = ("action",)
FOUND: Final[list[Operation]] = [_ANY_ACTION]
