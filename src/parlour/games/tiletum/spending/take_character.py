"""Taking a character from the offer."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import TAKE
from parlour.games.tiletum.components import CHARACTER, CHARACTER_COST, NONE
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.draw_character import DRAW_CHARACTER
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.storehouse import not_to_take, take
from parlour.games.tiletum.wording import too_few_points, why


class TakeCharacter(Spending):
    """The offer is filled again at once."""

    def options(self, europe: Europe, points: int) -> list[int]:
        if points < CHARACTER_COST or not europe.has_space():
            return []
        return sorted([TAKE + tile for tile in europe.character_offer if tile != NONE])

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        tile = action - TAKE
        if tile not in europe.character_offer:
            return why("tiletum-why-not-offered", "T-AH1")
        return not_to_take(europe, tile) or too_few_points(CHARACTER_COST, points)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        tile = action - TAKE
        slot = europe.character_offer.index(tile)
        europe.character_offer[slot] = NONE
        take(europe, tile, events)
        europe.pending.append((DRAW_CHARACTER, slot))
        return CHARACTER_COST


FOUND: Final[list[Spending]] = [TakeCharacter(CHARACTER, TAKE)]
