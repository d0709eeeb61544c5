"""Set-up: who begins."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.actions import FIRST
from parlour.games.tiletum.components import Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import Operation
from parlour.games.tiletum.operations.draw import Draw

DRAW_FIRST: Final = 23
"""(DRAW_FIRST,)"""


class DrawFirst(Draw):
    """The first player; the others follow clockwise."""

    def pile(self, europe: Europe) -> Tiles:
        return tuple(range(europe.players))

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        seat, players = action - FIRST, europe.players
        europe.order = tuple([(seat + step) % players for step in range(players)])
        europe.arrival = europe.order
        if events is not None:
            events.append(Event("first", {"seat": seat}))

    def draws(self, players: int, points: int) -> int:
        return 1


FOUND: Final[list[Operation]] = [DrawFirst(DRAW_FIRST, "draw_first", FIRST)]
