"""Set-up: what building each cathedral costs."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.actions import COST
from parlour.games.tiletum.components import CATHEDRAL_TOWN, CATHEDRALS, COST_IDS, COST_STONE, NONE, Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import Operation
from parlour.games.tiletum.operations.draw import Draw

DRAW_COST: Final = 20
"""(DRAW_COST, cathedral)"""


class DrawCost(Draw):
    """The construction cost of a cathedral; one will not be built."""

    def pile(self, europe: Europe) -> Tiles:
        drawn = 0
        for cost in europe.costs:
            if cost != NONE:
                drawn |= 1 << cost
        return tuple([cost for cost in range(len(COST_IDS)) if drawn >> cost & 1 == 0])

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, cathedral = europe.pending.pop()
        europe.costs[cathedral] = action - COST
        if events is not None and COST_STONE[action - COST] == NONE:
            events.append(Event("unavailable", {"space": CATHEDRAL_TOWN[cathedral]}))

    def draws(self, players: int, points: int) -> int:
        return CATHEDRALS


FOUND: Final[list[Operation]] = [DrawCost(DRAW_COST, "draw_cost", COST)]
