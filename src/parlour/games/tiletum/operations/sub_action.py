"""An action that a helper, a character or a contract gives: a named one, or one of free choice."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum import king_track
from parlour.games.tiletum.actions import PERFORM, STOP
from parlour.games.tiletum.components import ACTIONS, KING, REAL_ACTIONS, STEP_COST, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.act import sub_action
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, WAITS_FOR_SEAT, Adds, Operation
from parlour.games.tiletum.wording import action_name, key

ACTION: Final = 4
"""(ACTION, action, points)"""
ANY_ACTION: Final = 37
"""(ANY_ACTION, points)"""


_NAMED: Final[list[str]] = ["", "any", *ACTIONS[:REAL_ACTIONS]]


def _given(effect: dict[str, Any]) -> tuple[str, int]:
    """The action that the data name, or `any`, and its points; without a name if there is none."""
    given: dict[str, Any] = effect.get("action") or {"type": "", "ap": 0}
    if set(given) != {"type", "ap"} or given["type"] not in _NAMED:
        raise ValueError(f"an effect gives an action of a type, with its ap, not {given}")
    return given["type"], given["ap"]


class SubAction(Operation):
    """It begins by itself; the steps of a king action come by themselves as well."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, action, points = europe.pending.pop()
        if action == KING:
            king_track.advance(europe, europe.turn, points // STEP_COST, events)
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
        name, points = _given(effect)
        return [(ACTION, ACTIONS.index(name), points)] if name not in ("", "any") else []

    def adds(self, frame: Frame) -> Adds:
        """It can be begun once and stopped once; its points are spent on its options."""
        _code, _action, points = frame
        return Adds(points=points, choices=2)

    def words(self, frame: Frame) -> list[Message]:
        _code, action, points = frame
        return [key("part", "action", {"action": action_name(action), "ap": points})]


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
        name, points = _given(effect)
        return [(ANY_ACTION, points)] if name == "any" else []

    def adds(self, frame: Frame) -> Adds:
        """Picked once, and stopped once."""
        _code, points = frame
        return Adds(points=points, choices=2)

    def words(self, frame: Frame) -> list[Message]:
        _code, points = frame
        return [key("part", "any-action", {"ap": points})]


_ACTION: Final = SubAction(ACTION, "action", GOES_BY_ITSELF)
_ACTION.keys = ("action",)
_ANY_ACTION: Final = AnyAction(ANY_ACTION, "any_action", WAITS_FOR_SEAT)
_ANY_ACTION.keys = ("action",)
FOUND: Final[list[Operation]] = [_ACTION, _ANY_ACTION]
