"""The joker becomes one of the other actions."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import PERFORM
from parlour.games.tiletum.components import REAL_ACTIONS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import act
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Operation
from parlour.games.tiletum.tasks import registry as tasks
from parlour.games.tiletum.wording import key

JOKER_ACTION: Final = 28
"""(JOKER_ACTION, points)"""


class JokerAction(Operation):
    """With the bonus marker of the one that it becomes."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        return [PERFORM + action for action in range(REAL_ACTIONS)] + tasks.options(europe, frame)

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, points = europe.pending.pop()
        if events is not None:
            events.append(Event("joker", {"seat": europe.turn, "action": action - PERFORM}))
        marker = europe.bonus_ap[REAL_ACTIONS * europe.turn + action - PERFORM]
        europe.pending.append(act.die_action(action - PERFORM, points + marker))

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, points = frame
        return Prompt(key("prompt", "joker-action", {"ap": points}), "T-AJ1")


_JOKER_ACTION: Final = JokerAction(JOKER_ACTION, "joker_action", WAITS_FOR_SEAT)
_JOKER_ACTION.open_for_tasks = True
_JOKER_ACTION.by_turn = 1
FOUND: Final[list[Operation]] = [_JOKER_ACTION]
