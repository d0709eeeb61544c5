"""An action that a helper, a character or a contract gives."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message
from parlour.games.tiletum.actions import PERFORM
from parlour.games.tiletum.components import ACTIONS, KING, REAL_ACTIONS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.act import sub_action
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Adds, Operation
from parlour.games.tiletum.spending.advance import advance
from parlour.games.tiletum.wording import action_name, key

ACTION: Final = 4
"""(ACTION, action, points)"""
ANY_ACTION_NAME: Final = "any"
"""What the data call an action of free choice."""
_NAMED: Final[list[str]] = ["", ANY_ACTION_NAME, *ACTIONS[:REAL_ACTIONS]]


def given(effect: dict[str, Any]) -> tuple[str, int]:
    """The action that the data name, or that of free choice, and its points; without a name if there is none."""
    given: dict[str, Any] = effect.get("action") or {"type": "", "ap": 0}
    if set(given) != {"type", "ap"} or given["type"] not in _NAMED:
        raise ValueError(f"an effect gives an action of a type, with its ap, not {given}")
    return given["type"], given["ap"]


class SubAction(Operation):
    """It begins by itself; the steps of a king action come by themselves as well."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, action, points = europe.pending.pop()
        if action == KING:
            advance(europe, points, events)
        else:
            europe.pending.append(sub_action(action, points))
        return True

    def asks(self, frame: Frame) -> bool:
        _code, action, _points = frame
        return action != KING

    def beginnings(self, europe: Europe, frame: Frame) -> list[int]:
        _code, action, _points = frame
        return [PERFORM + action]

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        name, points = given(effect)
        return [(ACTION, ACTIONS.index(name), points)] if name not in ("", ANY_ACTION_NAME) else []

    def amount(self, frame: Frame) -> int:
        _code, _action, points = frame
        return points

    def adds(self, frame: Frame) -> Adds:
        """It can be begun once and stopped once; its points are spent on its options."""
        _code, _action, points = frame
        return Adds(points=points, choices=2)

    def words(self, frame: Frame) -> list[Message]:
        _code, action, points = frame
        return [key("part", "action", {"action": action_name(action), "ap": points})]


_ACTION: Final = SubAction(ACTION, "action", GOES_BY_ITSELF)
_ACTION.keys = ("action",)
FOUND: Final[list[Operation]] = [_ACTION]
