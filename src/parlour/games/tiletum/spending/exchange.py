"""Exchange: resources of one kind for another."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import EXCHANGE
from parlour.games.tiletum.components import (
    CONTRACT,
    EXCHANGE_BONUS,
    EXCHANGE_COST,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    KINDS,
    NONE,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.any_resource import ANY
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.wording import lacks, too_few_points

_OTHERS: Final[list[tuple[int, ...]]] = [tuple([get for get in range(KINDS) if get != give]) for give in range(KINDS)]
_EXCHANGES: Final[list[list[int]]] = [
    [EXCHANGE + (KINDS - 1) * give + other for give in range(KINDS) if given >> give & 1 for other in range(KINDS - 1)]
    for given in range(1 << KINDS)
]
"""By what can be given, as bits: the exchanges. Made once, because exchanging is what a random player is offered most."""


class Exchange(Spending):
    """The first time in a turn there are more of free choice."""

    def options(self, europe: Europe, points: int) -> list[int]:
        if points < EXCHANGE_COST:
            return []
        own, given = KINDS * europe.turn, 0
        for give in range(KINDS):
            if europe.goods[own + give] >= EXCHANGE_GIVE:
                given |= 1 << give
        return _EXCHANGES[given]

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        give = (action - EXCHANGE) // (KINDS - 1)
        missing = EXCHANGE_GIVE - europe.goods[KINDS * europe.turn + give]
        return lacks([(give, missing)] if missing > 0 else [], "T-AK3") or too_few_points(EXCHANGE_COST, points)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
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
        return EXCHANGE_COST


_EXCHANGE: Final = Exchange(CONTRACT, EXCHANGE)
_EXCHANGE.brings = EXCHANGE_GET
_EXCHANGE.brings_by_turn = EXCHANGE_BONUS
FOUND: Final[list[Spending]] = [_EXCHANGE]
