"""Set-up: what building each cathedral costs."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.actions import COST
from parlour.games.tiletum.components import CATHEDRAL_TOWN, CATHEDRALS, COST_IDS, COST_STONE, NONE, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_CHANCE, Operation

DRAW_COST: Final = 20
"""(DRAW_COST, cathedral)"""


class DrawCost(Operation):
    """The construction cost of a cathedral; one will not be built."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(COST + cost, 1) for cost in range(len(COST_IDS)) if cost not in europe.costs]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, cathedral = europe.pending.pop()
        europe.costs[cathedral] = action - COST
        if events is not None and COST_STONE[action - COST] == NONE:
            events.append(Event("unavailable", {"space": CATHEDRAL_TOWN[cathedral]}))

    def draws(self, players: int, points: int) -> int:
        return CATHEDRALS


FOUND: Final[list[Operation]] = [DrawCost(DRAW_COST, "draw_cost", WAITS_FOR_CHANCE)]
