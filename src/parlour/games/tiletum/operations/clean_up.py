"""Clean-up between two rounds."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.games.tiletum.components import DICE_IN_BAG, FACES, KINDS, KING_REFILLED_AFTER, NONE, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import preparation
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation
from parlour.games.tiletum.operations.draw_bonus import AT_KING_TRACK, AT_WHEEL, DRAW_BONUS

CLEAN_UP: Final = 14
"""(CLEAN_UP,)"""


class CleanUp(Operation):
    """Bonus tiles at the wheel and the king track; tokens and dice go back, the wheel turns, the next round begins."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.round += 1
        europe.turn_number = 0
        europe.corruption = ()
        europe.dice = ()
        europe.taken = [()] * europe.players
        europe.bag = [DICE_IN_BAG * europe.players] * KINDS
        europe.wheel = (europe.wheel - 1) % FACES
        europe.pending[-1] = (preparation.PREPARATION,)
        if europe.round in KING_REFILLED_AFTER:
            europe.pending.append((DRAW_BONUS, AT_KING_TRACK))
        for place in range(FACES - 1, -1, -1):
            if europe.tile_at[place] == NONE:
                europe.pending.append((DRAW_BONUS, AT_WHEEL[place]))
        return True


FOUND: Final[list[Operation]] = [CleanUp(CLEAN_UP, "clean_up", GOES_BY_ITSELF)]
