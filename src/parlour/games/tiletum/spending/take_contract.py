"""Taking a contract tile from the offer."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import TAKE
from parlour.games.tiletum.components import CONTRACT, CONTRACT_OFFER_COST, CONTRACT_SLOTS, NONE
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.storehouse import not_to_own, not_to_take, take
from parlour.games.tiletum.wording import too_few_points, why


class TakeContract(Spending):
    """As many points as its space in the offer says; that is not filled before the end of the turn."""

    def options(self, europe: Europe, points: int) -> list[int]:
        found: list[int] = []
        if europe.has_space():
            for slot in range(CONTRACT_SLOTS):
                tile = europe.contract_offer[slot]
                if tile != NONE and CONTRACT_OFFER_COST[slot] <= points and not_to_own(europe, europe.turn, tile) is None:
                    found.append(TAKE + tile)
            found.sort()
        return found

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        tile = action - TAKE
        if tile not in europe.contract_offer:
            return why("tiletum-why-not-offered", "T-AK1")
        return not_to_take(europe, tile) or too_few_points(CONTRACT_OFFER_COST[europe.contract_offer.index(tile)], points)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        tile = action - TAKE
        slot = europe.contract_offer.index(tile)
        europe.contract_offer[slot] = NONE
        take(europe, tile, events)
        return CONTRACT_OFFER_COST[slot]


FOUND: Final[list[Spending]] = [TakeContract(CONTRACT, TAKE)]
