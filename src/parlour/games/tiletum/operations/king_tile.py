"""The bonus tile beside the king track, for its leader."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.engine.piles import with_one
from parlour.games.tiletum.actions import FAMILY, LEAVE, TAKE
from parlour.games.tiletum.components import NONE, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Operation
from parlour.games.tiletum.storehouse import take
from parlour.games.tiletum.wording import key, tile_message, why

KING_TILE: Final = 30
"""(KING_TILE,)"""


def discard(europe: Europe, events: Events) -> None:
    """The tile is not wanted, or cannot be taken."""
    if events is not None:
        events.append(Event("king_tile_discarded", {"tile": europe.king_tile}))
    europe.bonus_discard = with_one(europe.bonus_discard, europe.king_tile)
    europe.king_tile = NONE


class KingTile(Operation):
    """The leader takes the tile beside the track, or it is discarded; no tasks, for this is nobody's turn."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        return [LEAVE, TAKE + europe.king_tile]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        if action == LEAVE:
            discard(europe, events)
        else:
            europe.king_tile = NONE
            take(europe, action - TAKE, events)

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        return why("tiletum-why-other-king-tile", "T-4.2") if FAMILY[action] == TAKE else None

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        return Prompt(key("prompt", "king-tile", {"tile": tile_message(europe.king_tile)}), "T-4.2")


_KING_TILE: Final = KingTile(KING_TILE, "king_tile", WAITS_FOR_SEAT)
_KING_TILE.by_round = 1
FOUND: Final[list[Operation]] = [_KING_TILE]
