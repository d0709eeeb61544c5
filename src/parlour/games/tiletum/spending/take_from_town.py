"""Taking a bonus tile from the town where the merchant, or the architect, is."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import TAKE
from parlour.games.tiletum.components import ARCHITECT, MAP_TILE_COST, MERCHANT, NONE, TILE_SPACES_AT
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.pieces import THE_ARCHITECT, THE_MERCHANT, places
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.storehouse import not_to_own, not_to_take, take
from parlour.games.tiletum.wording import too_few_points, why


class TakeFromTown(Spending):
    """It is not replaced."""

    def __init__(self, action: int, piece: int, rule: str) -> None:
        super().__init__(action, TAKE)
        self.piece = piece
        self.elsewhere = why("tiletum-why-tile-elsewhere", rule)

    def _tiles_here(self, europe: Europe) -> list[int]:
        """The bonus tiles of the town."""
        spots = TILE_SPACES_AT[europe.players][places(europe, self.piece)[europe.turn]]
        return [europe.map_tiles[spot] for spot in spots if europe.map_tiles[spot] != NONE] if spots else []

    def options(self, europe: Europe, points: int) -> list[int]:
        tiles = self._tiles_here(europe)
        if not tiles or points < MAP_TILE_COST[self.piece] or not europe.has_space():
            return []
        return sorted([TAKE + tile for tile in tiles if not_to_own(europe, europe.turn, tile) is None])

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        tile = action - TAKE
        if tile not in self._tiles_here(europe):
            return self.elsewhere
        return not_to_take(europe, tile) or too_few_points(MAP_TILE_COST[self.piece], points)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        tile = action - TAKE
        europe.map_tiles[europe.map_tiles.index(tile)] = NONE
        take(europe, tile, events)
        return MAP_TILE_COST[self.piece]


FOUND: Final[list[Spending]] = [
    TakeFromTown(MERCHANT, THE_MERCHANT, "T-AM3"),
    TakeFromTown(ARCHITECT, THE_ARCHITECT, "T-AA3"),
]
