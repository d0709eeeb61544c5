"""Set-up: how the wheel is turned."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.games.tiletum.actions import WHEEL
from parlour.games.tiletum.components import FACES, Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import Operation
from parlour.games.tiletum.operations.draw import Draw

DRAW_WHEEL: Final = 15
"""(DRAW_WHEEL,)"""


class DrawWheel(Draw):
    """The die value at the first action."""

    def pile(self, europe: Europe) -> Tiles:
        return tuple(range(FACES))

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        europe.wheel = action - WHEEL

    def draws(self, players: int, points: int) -> int:
        return 1


FOUND: Final[list[Operation]] = [DrawWheel(DRAW_WHEEL, "draw_wheel", WHEEL)]
