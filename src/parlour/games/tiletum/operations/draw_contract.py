"""Drawing a contract tile."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.piles import taken_from
from parlour.games.tiletum.actions import DRAW
from parlour.games.tiletum.components import CONTRACT_SLOTS, ROUNDS, TURNS, Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import Operation
from parlour.games.tiletum.operations.draw import DrawTile

DRAW_CONTRACT: Final = 18
"""(DRAW_CONTRACT, slot)"""


class DrawContract(DrawTile):
    """A new contract tile in the offer."""

    def pile(self, europe: Europe) -> Tiles:
        return europe.contract_pile

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, slot = europe.pending.pop()
        tile = action - DRAW
        europe.contract_pile = taken_from(europe.contract_pile, tile)
        europe.contract_offer[slot] = tile
        if events is not None and europe.order:
            events.append(Event("contract_tile", {"tile": tile}))

    def draws(self, players: int, points: int) -> int:
        """In set-up, and at the end of every turn."""
        return CONTRACT_SLOTS * (1 + players * TURNS * ROUNDS)


FOUND: Final[list[Operation]] = [DrawContract(DRAW_CONTRACT, "draw_contract")]
