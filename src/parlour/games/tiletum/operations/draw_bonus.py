"""Drawing a bonus tile."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.piles import taken_from
from parlour.games.tiletum.actions import DRAW
from parlour.games.tiletum.components import (
    FACES,
    KING_REFILLED_AFTER,
    NONE,
    ROUNDS,
    TILE_SPACE_TOWN,
    TILE_SPACES_AT,
    Frame,
    Tiles,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import Operation
from parlour.games.tiletum.operations.draw import DrawTile

DRAW_BONUS: Final = 17
"""(DRAW_BONUS, where): one of the places below."""

# Where a bonus tile is drawn to.
AT_WHEEL: Final[list[int]] = list(range(FACES))
AT_KING_TRACK: Final[int] = FACES
ON_MAP: Final[list[int]] = [AT_KING_TRACK + 1 + spot for spot in range(len(TILE_SPACE_TOWN))]
_SPOT: Final[list[int]] = [*[NONE] * (AT_KING_TRACK + 1), *range(len(TILE_SPACE_TOWN))]
"""By these places: which space of the map it is, or -1."""


def laid_out(players: int) -> int:
    """How many bonus tiles are laid out in a whole game at most: at the wheel, beside the king track, on the map."""
    on_map = sum([len(spots) for spots in TILE_SPACES_AT[players]])
    return FACES * ROUNDS + 1 + len(KING_REFILLED_AFTER) + on_map


class DrawBonus(DrawTile):
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
        europe.bonus_pile = taken_from(europe.bonus_pile, tile)
        if where == AT_KING_TRACK:
            europe.king_tile = tile
        elif _SPOT[where] != NONE:
            europe.map_tiles[_SPOT[where]] = tile
        else:
            europe.tile_at[where] = tile
        if events is not None and europe.order:
            events.append(Event("bonus_tile", {"tile": tile}))

    def draws(self, players: int, points: int) -> int:
        return laid_out(players)


FOUND: Final[list[Operation]] = [DrawBonus(DRAW_BONUS, "draw_bonus")]
