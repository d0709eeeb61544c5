"""What is easily done by mistake: to end with points that could be spent, or the last turn with a task that could be done."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Actions
from parlour.engine.messages import Message
from parlour.games.tiletum.actions import BUY, END_TURN, FAMILY, STOP
from parlour.games.tiletum.components import TURNS
from parlour.games.tiletum.observation import Observation
from parlour.games.tiletum.tasks.registry import TASK_OF

_ENDS: Final = (END_TURN, STOP)


def slips(seen: Observation, legal: Actions) -> dict[int, Message]:
    """Points that nothing can be bought for are no loss; nor is gold that could still buy something."""
    ends = [action for action in legal if FAMILY[action] in _ENDS]
    spends = any(TASK_OF[action] is None and action not in ends for action in legal)
    if spends and seen.action_points:
        return dict.fromkeys(ends, Message("tiletum-slip-points", {"ap": seen.action_points}))
    last = seen.round == seen.rounds - 1 and seen.turn_number == TURNS - 1
    if last and END_TURN in ends and any(TASK_OF[action] is not None and FAMILY[action] != BUY for action in legal):
        return {END_TURN: Message("tiletum-slip-task", {})}
    return {}
