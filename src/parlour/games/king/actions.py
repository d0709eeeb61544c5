"""The numbers of the actions of For the King (and Me): what each is, says `moves`."""

from __future__ import annotations

from typing import Final

from parlour.games.king.components import FIRST_KING, HIGHEST_BID, KINDS, MAX_PLAYERS, OFFICE_COUNT

# The numbers: each family is a run that starts here. A card's action is the family's number plus the card's kind.
KEEP: Final = 0
OFFER: Final = 1
BURY: Final = 2
TAKE: Final = 3
RAISE: Final[int] = TAKE + KINDS
LOWER: Final[int] = RAISE + OFFICE_COUNT
PASS: Final[int] = LOWER + OFFICE_COUNT
BID: Final[int] = PASS
"""`BID + amount`; a pass is a bid of nothing."""
PAY: Final[int] = BID + HIGHEST_BID + 1
FIRST: Final[int] = PAY + FIRST_KING
DRAW: Final[int] = FIRST + MAX_PLAYERS
REVEAL: Final[int] = DRAW + KINDS
LOSE: Final[int] = REVEAL + KINDS
ACTION_COUNT: Final[int] = LOSE + FIRST_KING
