"""Drawing a character."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.piles import taken_from
from parlour.games.tiletum.actions import DRAW
from parlour.games.tiletum.components import CHARACTER_SLOTS, Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import Operation
from parlour.games.tiletum.operations.draw import DrawTile

DRAW_CHARACTER: Final = 19
"""(DRAW_CHARACTER, slot)"""


class DrawCharacter(DrawTile):
    """A new character in the offer."""

    def pile(self, europe: Europe) -> Tiles:
        return europe.character_pile

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, slot = europe.pending.pop()
        tile = action - DRAW
        europe.character_pile = taken_from(europe.character_pile, tile)
        europe.character_offer[slot] = tile
        if events is not None and europe.order:
            events.append(Event("character_tile", {"tile": tile}))

    def draws(self, players: int, points: int) -> int:
        """In set-up, and a whole new offer for every action point."""
        return CHARACTER_SLOTS * (1 + points)


FOUND: Final[list[Operation]] = [DrawCharacter(DRAW_CHARACTER, "draw_character")]
