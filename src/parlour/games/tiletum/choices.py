"""An action as it is offered: equal tiles are told apart by their price, and by their place where they cost the same."""

from __future__ import annotations

from parlour.engine.messages import Message
from parlour.games.tiletum.actions import FAMILY, TAKE
from parlour.games.tiletum.components import ARCHITECT, CHARACTER_COST, CONTRACT_OFFER_COST, MAP_TILE_COST, NONE
from parlour.games.tiletum.observation import Observation
from parlour.games.tiletum.pieces import THE_ARCHITECT, THE_MERCHANT
from parlour.games.tiletum.wording import key, tile_message


def choice(seen: Observation, action: int) -> Message | None:
    """A tile that is paid for, with its price; None for anything else."""
    if FAMILY[action] != TAKE or seen.action == NONE:
        return None
    tile = action - TAKE
    if tile in seen.contract_offer:
        return _offered(seen.contract_offer, CONTRACT_OFFER_COST, tile)
    if tile in seen.character_offer:
        return _offered(seen.character_offer, [CHARACTER_COST] * len(seen.character_offer), tile)
    price = MAP_TILE_COST[THE_ARCHITECT if seen.action == ARCHITECT else THE_MERCHANT]
    return key("do", "take-for", {"tile": tile_message(tile), "ap": price})


def _offered(offer: list[int], prices: list[int], tile: int) -> Message:
    """A tile of an offer: which space it is taken from decides where the others move, and what they cost then."""
    words, space = tile_message(tile), offer.index(tile)
    for other, price in zip(offer, prices, strict=True):
        if other not in (tile, NONE) and price == prices[space] and tile_message(other) == words:
            return key("do", "take-from", {"tile": words, "ap": price, "place": space + 1})
    return key("do", "take-for", {"tile": words, "ap": prices[space]})
