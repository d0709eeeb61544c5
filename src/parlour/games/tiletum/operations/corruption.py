"""A corruption token is turned up."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum import king_track
from parlour.games.tiletum.actions import CORRUPT
from parlour.games.tiletum.components import CORRUPTION as TOKENS
from parlour.games.tiletum.components import ROUNDS, TURNS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_CHANCE, Operation

CORRUPTION: Final = 25
"""(CORRUPTION,)"""

_TOKENS: Final[list[int]] = [TOKENS.count(steps) for steps in range(max(TOKENS) + 1)]
"""How many tokens there are of each number of steps."""


class Corruption(Operation):
    """All markers on the king track go down."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        weights = _TOKENS.copy()
        for shown in europe.corruption:
            weights[shown] -= 1
        return [(CORRUPT + steps, weight) for steps, weight in enumerate(weights) if weight]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        steps = action - CORRUPT
        europe.corruption = (*europe.corruption, steps)
        if events is not None:
            events.append(Event("corruption", {"steps": steps}))
        king_track.corrupt(europe, steps)

    def draws(self, players: int, points: int) -> int:
        return ROUNDS * TURNS


FOUND: Final[list[Operation]] = [Corruption(CORRUPTION, "corruption", WAITS_FOR_CHANCE)]
