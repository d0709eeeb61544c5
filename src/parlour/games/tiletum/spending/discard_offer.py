"""A new offer of characters."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import DISCARD_OFFER
from parlour.games.tiletum.components import CHARACTER, CHARACTER_SLOTS, DISCARD_COST, NONE
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.draw_character import DRAW_CHARACTER
from parlour.games.tiletum.operations.mix import MIX, mix
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.wording import too_few_points, why

_OFFER_EMPTY: Final = why("tiletum-why-offer-empty", "T-AH2")


def _nothing_offered(europe: Europe) -> bool:
    return max(europe.character_offer) == NONE


class DiscardOffer(Spending):
    """All of it; then the old ones are mixed in, or before the new ones are drawn if there are too few."""

    def options(self, europe: Europe, points: int) -> list[int]:
        return [DISCARD_OFFER] if points >= DISCARD_COST and not _nothing_offered(europe) else []

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        return _OFFER_EMPTY if _nothing_offered(europe) else too_few_points(DISCARD_COST, points)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        old = [tile for tile in europe.character_offer if tile != NONE]
        europe.character_offer = [NONE] * CHARACTER_SLOTS
        if len(europe.character_pile) >= CHARACTER_SLOTS:
            europe.pending.append((MIX, *old))
        else:
            mix(europe, tuple(old))
        for slot in range(CHARACTER_SLOTS - 1, -1, -1):
            europe.pending.append((DRAW_CHARACTER, slot))
        if events is not None:
            events.append(Event("discarded_offer", {"seat": europe.turn}))
        return DISCARD_COST


FOUND: Final[list[Spending]] = [DiscardOffer(CHARACTER, DISCARD_OFFER)]
