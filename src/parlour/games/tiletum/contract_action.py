"""The contract action: taking contract tiles, exchanging resources; and the offer that slides at the end of the turn."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import EXCHANGE, FAMILY, TAKE
from parlour.games.tiletum.components import (
    CONTRACT_OFFER_COST,
    CONTRACT_SLOTS,
    EXCHANGE_BONUS,
    EXCHANGE_COST,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    KINDS,
    NONE,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.any_resource import ANY
from parlour.games.tiletum.operations.draws import DRAW_CONTRACT
from parlour.games.tiletum.storehouse import not_to_own, not_to_take, take
from parlour.games.tiletum.wording import lacks, too_few_points, why

_OTHERS: Final[list[tuple[int, ...]]] = [tuple([get for get in range(KINDS) if get != give]) for give in range(KINDS)]


def options(europe: Europe, points: int) -> list[int]:
    """The options of the contract action with so many points."""
    found: list[int] = []
    if europe.has_space():
        for slot in range(CONTRACT_SLOTS):
            tile = europe.contract_offer[slot]
            if tile != NONE and CONTRACT_OFFER_COST[slot] <= points and not_to_own(europe, europe.turn, tile) is None:
                found.append(TAKE + tile)
        found.sort()
    if points >= EXCHANGE_COST:
        for give in range(KINDS):
            if europe.goods[KINDS * europe.turn + give] >= EXCHANGE_GIVE:
                first = EXCHANGE + (KINDS - 1) * give
                found += range(first, first + KINDS - 1)
    return found


def refusal(europe: Europe, points: int, action: int) -> Prompt | None:
    """Why this cannot be done in the contract action with so many points; None if it is no option of it at all."""
    family = FAMILY[action]
    if family == TAKE:
        tile = action - TAKE
        if tile not in europe.contract_offer:
            return why("tiletum-why-not-offered", "T-AK1")
        return not_to_take(europe, tile) or too_few_points(CONTRACT_OFFER_COST[europe.contract_offer.index(tile)], points)
    if family == EXCHANGE:
        give = (action - EXCHANGE) // (KINDS - 1)
        missing = EXCHANGE_GIVE - europe.goods[KINDS * europe.turn + give]
        return lacks([(give, missing)] if missing > 0 else [], "T-AK3") or too_few_points(EXCHANGE_COST, points)
    return None


def take_contract(europe: Europe, tile: int, events: Events) -> int:
    """From the offer, which is not filled before the end of the turn; says what it costs."""
    slot = europe.contract_offer.index(tile)
    europe.contract_offer[slot] = NONE
    take(europe, tile, events)
    return CONTRACT_OFFER_COST[slot]


def exchange(europe: Europe, action: int, events: Events) -> None:
    """Resources of one kind for another; the first time in a turn there are more of free choice."""
    give, other = (action - EXCHANGE) // (KINDS - 1), (action - EXCHANGE) % (KINDS - 1)
    get = _OTHERS[give][other]
    europe.goods[KINDS * europe.turn + give] -= EXCHANGE_GIVE
    europe.goods[KINDS * europe.turn + get] += EXCHANGE_GET
    if events is not None:
        events.append(Event("exchanged", {"seat": europe.turn, "give": give, "get": get}))
    if not europe.exchanged:
        europe.exchanged = True
        if EXCHANGE_BONUS:
            europe.pending.append((ANY, EXCHANGE_BONUS, NONE))


def slide(europe: Europe) -> None:
    """Contract tiles slide to the right; new ones come from the left as long as there are any."""
    left = [tile for tile in europe.contract_offer if tile != NONE]
    empty = CONTRACT_SLOTS - len(left)
    if empty:
        europe.contract_offer = [*[NONE] * empty, *left]
        for slot in range(empty):
            europe.pending.append((DRAW_CONTRACT, slot))
