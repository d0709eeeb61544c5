"""Draws from the three piles: bonus, contract and character tiles."""

from __future__ import annotations

from typing import Final

from parlour.engine.chance import Rng
from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.actions import DRAW
from parlour.games.tiletum.components import FACES, NONE, TILE_SPACE_TOWN, Frame, Tiles
from parlour.games.tiletum.europe import Europe, without
from parlour.games.tiletum.operations.base import WAITS_FOR_CHANCE, Operation

DRAW_BONUS: Final = 17
"""(DRAW_BONUS, where): one of the places below."""
DRAW_CONTRACT: Final = 18
"""(DRAW_CONTRACT, slot)"""
DRAW_CHARACTER: Final = 19
"""(DRAW_CHARACTER, slot)"""

# Where a bonus tile is drawn to.
AT_WHEEL: Final[list[int]] = list(range(FACES))
AT_KING_TRACK: Final[int] = FACES
ON_MAP: Final[list[int]] = [AT_KING_TRACK + 1 + spot for spot in range(len(TILE_SPACE_TOWN))]
_SPOT: Final[list[int]] = [*[NONE] * (AT_KING_TRACK + 1), *range(len(TILE_SPACE_TOWN))]
"""By these places: which space of the map it is, or -1."""


class Draw(Operation):
    """A tile from a pile; with an empty pile there is nothing to draw."""

    def __init__(self, code: int, name: str) -> None:
        super().__init__(code, name, WAITS_FOR_CHANCE)

    def pile(self, europe: Europe) -> Tiles:
        """What may be drawn."""
        return ()

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        if self.pile(europe):
            return False
        europe.pending.pop()
        return True

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(DRAW + tile, 1) for tile in self.pile(europe)]

    def may_bring(self, europe: Europe, action: int) -> bool:
        return action - DRAW in self.pile(europe)

    def sample(self, europe: Europe, rng: Rng) -> int:
        pile = self.pile(europe)
        return DRAW + pile[rng.below(len(pile))]


class DrawBonus(Draw):
    """A bonus tile at the wheel, beside the king track or on the map."""

    def pile(self, europe: Europe) -> Tiles:
        return europe.bonus_pile

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        """An empty pile is made anew of the discarded tiles."""
        if europe.bonus_pile:
            return False
        europe.bonus_pile, europe.bonus_discard = europe.bonus_discard, ()
        if not europe.bonus_pile:
            europe.pending.pop()
        return not europe.bonus_pile

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, where = europe.pending.pop()
        tile = action - DRAW
        europe.bonus_pile = without(europe.bonus_pile, tile)
        if where == AT_KING_TRACK:
            europe.king_tile = tile
        elif _SPOT[where] != NONE:
            europe.map_tiles[_SPOT[where]] = tile
        else:
            europe.tile_at[where] = tile
        if events is not None and europe.order:
            events.append(Event("bonus_tile", {"tile": tile}))


class DrawContract(Draw):
    """A new contract tile in the offer."""

    def pile(self, europe: Europe) -> Tiles:
        return europe.contract_pile

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, slot = europe.pending.pop()
        tile = action - DRAW
        europe.contract_pile = without(europe.contract_pile, tile)
        europe.contract_offer[slot] = tile
        if events is not None and europe.order:
            events.append(Event("contract_tile", {"tile": tile}))


class DrawCharacter(Draw):
    """A new character in the offer."""

    def pile(self, europe: Europe) -> Tiles:
        return europe.character_pile

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, slot = europe.pending.pop()
        tile = action - DRAW
        europe.character_pile = without(europe.character_pile, tile)
        europe.character_offer[slot] = tile
        if events is not None and europe.order:
            events.append(Event("character_tile", {"tile": tile}))


FOUND: Final[list[Operation]] = [
    DrawBonus(DRAW_BONUS, "draw_bonus"),
    DrawContract(DRAW_CONTRACT, "draw_contract"),
    DrawCharacter(DRAW_CHARACTER, "draw_character"),
]
