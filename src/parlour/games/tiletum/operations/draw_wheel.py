"""Set-up: how the wheel is turned."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.games.tiletum.actions import WHEEL
from parlour.games.tiletum.components import FACES, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_CHANCE, Operation

DRAW_WHEEL: Final = 15
"""(DRAW_WHEEL,)"""


class DrawWheel(Operation):
    """The die value at the first action."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(WHEEL + face, 1) for face in range(FACES)]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        europe.wheel = action - WHEEL

    def draws(self, players: int, points: int) -> int:
        return 1


FOUND: Final[list[Operation]] = [DrawWheel(DRAW_WHEEL, "draw_wheel", WAITS_FOR_CHANCE)]
