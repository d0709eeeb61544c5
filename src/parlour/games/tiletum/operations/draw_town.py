"""Set-up: where the fairs are."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.games.tiletum.actions import TOWN
from parlour.games.tiletum.components import ROUNDS, TOWN_TILES, Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import Operation
from parlour.games.tiletum.operations.draw import Draw

DRAW_TOWN: Final = 21
"""(DRAW_TOWN,)"""


class DrawTown(Draw):
    """The town of the next fair."""

    def pile(self, europe: Europe) -> Tiles:
        return tuple([town for town, space in enumerate(TOWN_TILES) if space not in europe.fair_towns])

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        europe.fair_towns = (*europe.fair_towns, TOWN_TILES[action - TOWN])

    def draws(self, players: int, points: int) -> int:
        return ROUNDS


FOUND: Final[list[Operation]] = [DrawTown(DRAW_TOWN, "draw_town", TOWN)]
