"""Set-up: what the fairs score."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.actions import FAIR
from parlour.games.tiletum.components import FAIRS, ROUNDS, Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import Operation
from parlour.games.tiletum.operations.draw import Draw

DRAW_FAIR: Final = 22
"""(DRAW_FAIR,)"""


class DrawFair(Draw):
    """What the next fair scores."""

    def pile(self, europe: Europe) -> Tiles:
        return tuple([fair for fair in range(len(FAIRS)) if fair not in europe.fairs])

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        number, fair = len(europe.fairs), action - FAIR
        europe.fairs = (*europe.fairs, fair)
        if events is not None:
            events.append(Event("fair_tile", {"round": number + 1, "space": europe.fair_towns[number], "fair": fair}))

    def draws(self, players: int, points: int) -> int:
        return ROUNDS


FOUND: Final[list[Operation]] = [DrawFair(DRAW_FAIR, "draw_fair", FAIR)]
