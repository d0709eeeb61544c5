"""The action phase from turn to turn: the next player, the next corruption token, or the king phase."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum import king_track
from parlour.games.tiletum.actions import CORRUPT
from parlour.games.tiletum.components import CORRUPTION as TOKENS
from parlour.games.tiletum.components import NONE, TURNS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import choose_die, king_phase
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, WAITS_FOR_CHANCE, Operation

NEXT_TURN: Final = 10
"""(NEXT_TURN,)"""
CORRUPTION: Final = 25
"""(CORRUPTION,)"""


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


class Corruption(Operation):
    """All markers on the king track go down."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        weights = [TOKENS.count(steps) - europe.corruption.count(steps) for steps in range(max(TOKENS) + 1)]
        return [(CORRUPT + steps, weight) for steps, weight in enumerate(weights) if weight]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        steps = action - CORRUPT
        europe.corruption = (*europe.corruption, steps)
        if events is not None:
            events.append(Event("corruption", {"steps": steps}))
        king_track.corrupt(europe, steps)


FOUND: Final[list[Operation]] = [
    NextTurn(NEXT_TURN, "next_turn", GOES_BY_ITSELF),
    Corruption(CORRUPTION, "corruption", WAITS_FOR_CHANCE),
]
