"""The numbers of the actions of Tiletum: what each is, says `moves`, and so where each family begins."""

from __future__ import annotations

from typing import Final

from parlour.games.tiletum import moves
from parlour.games.tiletum.components import HELPERS, NONE, PAYMENTS, TILE_COUNT
from parlour.games.tiletum.moves import NUMBERING

# Each family is a run that starts here.
END_TURN: Final[int] = NUMBERING.first(moves.EndTurn)
STOP: Final[int] = NUMBERING.first(moves.Stop)
LEAVE: Final[int] = NUMBERING.first(moves.Leave)
DECLINE: Final[int] = NUMBERING.first(moves.Decline)
ADVANCE: Final[int] = NUMBERING.first(moves.Advance)
DISCARD_OFFER: Final[int] = NUMBERING.first(moves.DiscardOffer)
CHOOSE: Final[int] = NUMBERING.first(moves.Choose)
PERFORM: Final[int] = NUMBERING.first(moves.Perform)
ACTIVATE: Final[int] = NUMBERING.first(moves.Activate)
BONUS: Final[int] = NUMBERING.first(moves.Bonus)
DIE: Final[int] = NUMBERING.first(moves.Die)
"""`DIE + 6 * (6 * resource + face - 1) + turned - 1`."""
MOVE: Final[int] = NUMBERING.first(moves.Walk)
"""`MOVE + piece * spaces + space`."""
HOUSE: Final[int] = NUMBERING.first(moves.House)
PILLAR: Final[int] = NUMBERING.first(moves.Pillar)
TAKE: Final[int] = NUMBERING.first(moves.Take)
LODGE: Final[int] = NUMBERING.first(moves.Lodge)
"""`LODGE + rooms * (tile - first character) + room`."""
EXCHANGE: Final[int] = NUMBERING.first(moves.Exchange)
"""`EXCHANGE + 4 * give + the get-th of the others`."""
BUY: Final[int] = NUMBERING.first(moves.Buy)
"""`BUY + resource - 1`: gold buys no gold."""
FULFIL: Final[int] = NUMBERING.first(moves.Fulfil)
CREST: Final[int] = NUMBERING.first(moves.Crest)
"""`CREST + buildings * family + building`."""
BUILD: Final[int] = NUMBERING.first(moves.Build)
USE: Final[int] = NUMBERING.first(moves.Use)
"""`USE + its place in HELPERS`."""
WHEEL: Final[int] = NUMBERING.first(moves.Wheel)
SEGMENT: Final[int] = NUMBERING.first(moves.Segment)
DRAW: Final[int] = NUMBERING.first(moves.Draw)
COST: Final[int] = NUMBERING.first(moves.Cost)
TOWN: Final[int] = NUMBERING.first(moves.Town)
FAIR: Final[int] = NUMBERING.first(moves.Fair)
FIRST: Final[int] = NUMBERING.first(moves.First)
ROLL: Final[int] = NUMBERING.first(moves.Roll)
"""`ROLL + 6 * resource + face - 1`."""
CORRUPT: Final[int] = NUMBERING.first(moves.Corrupt)
ACTION_COUNT: Final[int] = len(NUMBERING.moves)

FAMILY: Final[list[int]] = [NUMBERING.first(type(move)) for move in NUMBERING.moves]
"""By action: the family that it belongs to, named by the first of its run."""

WAYS_TO_PAY: Final[list[tuple[int, int]]] = [(tile, kind) for tile in range(TILE_COUNT) for kind in PAYMENTS[tile]]
"""`FULFIL + its place here`: the contract, and the resource of free choice, or -1."""
FULFIL_AT: Final[list[int]] = [FULFIL + sum([len(payments) for payments in PAYMENTS[:tile]]) for tile in range(TILE_COUNT)]
"""Where the ways to pay each contract begin."""
USE_AT: Final[list[int]] = [USE + HELPERS.index(tile) if tile in HELPERS else NONE for tile in range(TILE_COUNT)]
