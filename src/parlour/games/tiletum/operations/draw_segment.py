"""Set-up: the action tiles around the wheel, where they are shuffled."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.games.tiletum.actions import SEGMENT
from parlour.games.tiletum.components import ACTIONS, Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import Operation
from parlour.games.tiletum.operations.draw import Draw

DRAW_SEGMENT: Final = 16
"""(DRAW_SEGMENT,)"""


class DrawSegment(Draw):
    """The next action tile around the wheel."""

    def pile(self, europe: Europe) -> Tiles:
        return tuple([action for action in range(len(ACTIONS)) if action not in europe.action_tiles])

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        europe.action_tiles = (*europe.action_tiles, action - SEGMENT)

    def draws(self, players: int, points: int) -> int:
        return len(ACTIONS)


FOUND: Final[list[Operation]] = [DrawSegment(DRAW_SEGMENT, "draw_segment", SEGMENT)]
