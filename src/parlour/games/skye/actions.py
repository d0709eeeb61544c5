"""The numbers of the actions of Isle of Skye: what each is, says `moves`, and so where each family begins."""

from __future__ import annotations

from typing import Final

from parlour.games.skye import moves
from parlour.games.skye.moves import NUMBERING

# Each family is a run that starts here. A tile's action is the family's number plus the tile's.
DISCARD: Final[int] = NUMBERING.first(moves.Discard)
PASS: Final[int] = NUMBERING.first(moves.Pass)
PRICE: Final[int] = NUMBERING.first(moves.Price) - 1
"""`PRICE + gold`, from 1 on."""
BUY: Final[int] = NUMBERING.first(moves.Buy)
TAKE: Final[int] = NUMBERING.first(moves.Take)
PLACE: Final[int] = NUMBERING.first(moves.Place)
"""`PLACE` and the way in which the tile lies."""
FIRST: Final[int] = NUMBERING.first(moves.First)
GOAL: Final[int] = NUMBERING.first(moves.Goal)
DRAW: Final[int] = NUMBERING.first(moves.Draw)
ACTION_COUNT: Final[int] = len(NUMBERING.moves)
