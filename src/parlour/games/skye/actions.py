"""The numbers of the actions of Isle of Skye: what each is, says `moves`."""

from __future__ import annotations

from typing import Final

from parlour.games.skye.components import HIGHEST_PRICE, MAX_PLAYERS, SCORING_TILES, TILE_COUNT
from parlour.games.skye.territory import WAYS

# The numbers: each family is a run that starts here.
DISCARD: Final = 0
PASS: Final[int] = DISCARD + TILE_COUNT
PRICE: Final[int] = PASS
"""`PRICE + gold`."""
BUY: Final[int] = PRICE + HIGHEST_PRICE + 1
TAKE: Final[int] = BUY + TILE_COUNT
PLACE: Final[int] = TAKE + TILE_COUNT
"""`PLACE` and the way in which the tile lies."""
FIRST: Final[int] = PLACE + WAYS
GOAL: Final[int] = FIRST + MAX_PLAYERS
DRAW: Final[int] = GOAL + len(SCORING_TILES)
ACTION_COUNT: Final[int] = DRAW + TILE_COUNT
