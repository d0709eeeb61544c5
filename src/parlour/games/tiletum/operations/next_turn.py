"""The action phase from turn to turn: the next player, the next corruption token, or the king phase."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.components import NONE, TURNS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import choose_die, king_phase
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation
from parlour.games.tiletum.operations.corruption import CORRUPTION

NEXT_TURN: Final = 10
"""(NEXT_TURN,)"""


class NextTurn(Operation):
    """After the last player the next corruption token; after the third turn of all the king phase."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending.pop()
        europe.step += 1
        europe.turn = NONE
        if europe.step == europe.players:
            europe.turn_number += 1
            europe.step = -1
            if europe.turn_number == TURNS:
                europe.pending.append((king_phase.KING_PHASE,))
            else:
                europe.pending += [(NEXT_TURN,), (CORRUPTION,)]
            return True
        europe.turn = europe.order[europe.step]
        europe.exchanged = False
        europe.pending.append((choose_die.CHOOSE_DIE,))
        if events is not None:
            events.append(Event("turn", {"seat": europe.turn}))
        return True


FOUND: Final[list[Operation]] = [NextTurn(NEXT_TURN, "next_turn", GOES_BY_ITSELF)]
