"""A round begins: dice are rolled; the action phase follows with a corruption token."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.components import DICE_ROLLED, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import next_turn
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation
from parlour.games.tiletum.operations.corruption import CORRUPTION
from parlour.games.tiletum.operations.roll_dice import ROLL_DICE

PREPARATION: Final = 9
"""(PREPARATION,)"""


class Preparation(Operation):
    """It goes by itself."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending.pop()
        europe.pending += [(next_turn.NEXT_TURN,), (CORRUPTION,), (ROLL_DICE, DICE_ROLLED[europe.players])]
        if events is not None:
            events.append(Event("round", {"round": europe.round + 1}))
        return True


FOUND: Final[list[Operation]] = [Preparation(PREPARATION, "preparation", GOES_BY_ITSELF)]
