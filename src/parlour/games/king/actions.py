"""The numbers of the actions of For the King (and Me): what each is, says `moves`, and so where each family begins."""

from __future__ import annotations

from typing import Final

from parlour.games.king import moves
from parlour.games.king.moves import NUMBERING

# Each family is a run that starts here. A card's action is the family's number plus the card's kind.
KEEP: Final[int] = NUMBERING.first(moves.Keep)
OFFER: Final[int] = NUMBERING.first(moves.Offer)
BURY: Final[int] = NUMBERING.first(moves.Bury)
TAKE: Final[int] = NUMBERING.first(moves.Take)
RAISE: Final[int] = NUMBERING.first(moves.Raise)
LOWER: Final[int] = NUMBERING.first(moves.Lower)
PASS: Final[int] = NUMBERING.first(moves.Pass)
BID: Final[int] = NUMBERING.first(moves.Bid) - 1
"""`BID + amount`, from 1 on."""
PAY: Final[int] = NUMBERING.first(moves.Pay)
FIRST: Final[int] = NUMBERING.first(moves.FirstAdviser)
DRAW: Final[int] = NUMBERING.first(moves.Draw)
REVEAL: Final[int] = NUMBERING.first(moves.Reveal)
LOSE: Final[int] = NUMBERING.first(moves.Lose)
ACTION_COUNT: Final[int] = len(NUMBERING.moves)
