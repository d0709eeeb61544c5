"""Resources, and all that is to be paid with them: contracts, crests, cathedrals."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.bots.greedy_1.tiletum_chances import PAID, REMEMBERED, SOON
from parlour.bots.greedy_1.tiletum_effects import CREST_WORTH, TILE_WORTH
from parlour.bots.greedy_1.tiletum_map import Sites
from parlour.games.tiletum.components import (
    BUILDINGS,
    CATHEDRALS,
    CONTRACT_SPACE_PILLAR,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    COST_STONE,
    CREST,
    CREST_FOOD,
    FOOD,
    GOLD,
    KINDS,
    LEFTOVER,
    LEFTOVER_POINTS,
    NONE,
    STONE,
    TILE_COST,
    TILE_KIND,
    TILE_SAME,
    TRADE_GET,
    TRADE_GOLD,
    Tiles,
)
from parlour.games.tiletum.tasks.buy import for_sale, purchases
from parlour.games.tiletum.tasks.contribute import contribution_bar
from parlour.games.tiletum.tasks.fulfil import contract_points, contract_price
from parlour.games.tiletum.tasks.price import Price

_LEFT_OVER: Final = LEFTOVER_POINTS / LEFTOVER
"""A resource at the end of the game."""
_USEFUL: Final = 0.6
"""What a resource is worth above that while there is time to use it."""
_GOLD: Final = 0.6
"""The share of that for gold."""
_PLENTY: Final = 5
"""Of more resources of a kind than this only half are worth so much."""
_FOOD: Final = 0.5
"""The food that a crest costs, when buildings are compared."""
_FREED_PILLAR: Final = 2.0
"""The pillar that a fulfilled contract sets free."""


class _Purse(NamedTuple):
    """What the resources and all that they pay for are worth, and how many contracts and cathedrals will soon be paid."""

    contracts: float
    cathedrals: float
    worth: float


class _Site(NamedTuple):
    """A cathedral with an own pillar: what it gives, and what it costs."""

    points: int
    stone: int


class _Claims:
    """Resources that are set aside for one purpose after the other."""

    def __init__(self, goods: Tiles, left: int, ended: bool) -> None:
        self.goods = list(goods)
        self.chance = 0.0 if ended and not left else PAID[left]
        self.worth = 0.0

    def missing(self, kind: int, count: int) -> int:
        """How many of these would still be missing after buying some for gold."""
        missing = max(0, count - self.goods[kind])
        return max(0, missing - TRADE_GET * self._purchases(missing)) if for_sale(kind) else missing

    def _purchases(self, missing: int) -> int:
        """How often gold is paid for so many of a kind, as far as there is any."""
        return min(math.ceil(missing / TRADE_GET), purchases(self.goods[GOLD]))

    def claim(self, needs: Price, gain: float) -> float:
        """Set aside what there is for this gain; says how sure it is to come."""
        before = sum(self.goods)
        lacking: list[int] = []
        for kind, count in needs:
            held = min(self.goods[kind], count)
            self.goods[kind] -= held
            lacking.append(count - held)
        missing = 0
        for count in lacking:
            bought = self._purchases(count)
            self.goods[GOLD] -= TRADE_GOLD * bought
            missing += max(0, count - TRADE_GET * bought)
        chance = 0.0 if not self.chance else self.chance**missing
        self.worth += chance * gain + (1.0 - chance) * (before - sum(self.goods)) * _LEFT_OVER
        return chance

    def surplus(self, left: int) -> float:
        """What the rest is worth."""
        useful = _USEFUL * min(1.0, left / 4)
        worth = 0.0
        for kind, count in enumerate(self.goods):
            each = useful * _GOLD if kind == GOLD else useful
            worth += count * _LEFT_OVER + (min(count, _PLENTY) + 0.5 * max(0, count - _PLENTY)) * each
        return worth


@lru_cache(REMEMBERED)
def purse_of(
    goods: Tiles, storehouse: Tiles, crests: Tiles, fulfilled: int, seat: int, sites: Sites, built: int, left: int, ended: bool
) -> _Purse:
    claims = _Claims(goods, left, ended)
    contracts = _contracts(claims, [tile for tile in storehouse if TILE_KIND[tile] == CONTRACT_TILE], fulfilled, left)
    _crests(claims, sum([1 for tile in storehouse if TILE_KIND[tile] == CREST]), crests)
    open_ = [
        number
        for number in range(CATHEDRALS)
        if contribution_bar(sites.pillars[number], built, sites.stacks[number], seat, number) is None
    ]
    cathedrals = _cathedrals(claims, [_Site(sites.points(number), COST_STONE[sites.costs[number]]) for number in open_])
    return _Purse(contracts, cathedrals, claims.worth + claims.surplus(left))


def _contracts(claims: _Claims, held: list[int], fulfilled: int, left: int) -> float:
    """Contracts in the storehouse, the cheapest first; says how many will be fulfilled."""
    expected = 0.0
    cheapest = sorted(held, key=lambda tile: sum(TILE_COST[tile]) + TILE_SAME[tile])
    for place, tile in enumerate(cheapest[: CONTRACT_SPACES - fulfilled]):
        cost = TILE_COST[tile]
        most = max(range(1, KINDS), key=lambda kind: claims.goods[kind] - cost[kind]) if TILE_SAME[tile] else NONE
        space = fulfilled + place
        gain = contract_points(tile, space) + TILE_WORTH[tile]
        if CONTRACT_SPACE_PILLAR[space]:
            gain += _FREED_PILLAR * SOON[left]
        expected += claims.claim(contract_price(tile, most), gain)
    return expected


def _crests(claims: _Claims, held: int, crests: Tiles) -> None:
    """Crests in the storehouse, each for the building where it brings most."""
    free = [building for building in range(BUILDINGS) if crests[building] == NONE]
    for _ in range(held):
        best = max(
            free,
            key=lambda building: (
                CREST_WORTH[building] * claims.chance ** claims.missing(FOOD, CREST_FOOD[building])
                - _FOOD * CREST_FOOD[building]
            ),
        )
        free.remove(best)
        claims.claim(((FOOD, CREST_FOOD[best]),), CREST_WORTH[best])


def _cathedrals(claims: _Claims, sites: list[_Site]) -> float:
    """The best for its stone first; says how many will be paid."""
    best_first = sorted(sites, key=lambda site: -site.points / site.stone)
    return sum([claims.claim(((STONE, site.stone),), site.points) for site in best_first])
