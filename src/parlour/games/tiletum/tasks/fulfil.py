"""Task: fulfilling a contract of the storehouse."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.engine.piles import without
from parlour.games.tiletum.actions import FULFIL, FULFIL_AT, WAYS_TO_PAY
from parlour.games.tiletum.components import (
    CONTRACT_SPACE_PILLAR,
    CONTRACT_SPACE_POINTS,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    FROM_CONTRACTS,
    KINDS,
    PAYMENTS,
    TILE_COST,
    TILE_EFFECT,
    TILE_POINTS,
    TILE_SAME,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.tasks.base import Task
from parlour.games.tiletum.tasks.price import Price, too_dear
from parlour.games.tiletum.wording import why

_NO_CONTRACT_SPACE: Final = why("tiletum-why-no-contract-space", "T-T3")


def contract_price(tile: int, kind: int) -> Price:
    """What the contract costs if this kind is chosen where it leaves the choice."""
    costs = [TILE_COST[tile][resource] + (TILE_SAME[tile] if resource == kind else 0) for resource in range(KINDS)]
    return tuple([(resource, cost) for resource, cost in enumerate(costs) if cost])


_PRICES: Final[list[Price]] = [contract_price(tile, kind) for tile, kind in WAYS_TO_PAY]


def contract_points(tile: int, space: int) -> int:
    """What the contract gives on this space."""
    return TILE_POINTS[tile] + CONTRACT_SPACE_POINTS[space]


def _no_space(europe: Europe) -> bool:
    """Whether all contract spaces of the seat whose turn it is are taken."""
    return len(europe.contracts[europe.turn]) == CONTRACT_SPACES


class Fulfil(Task):
    """It goes to the leftmost free space, whose pillar comes free; points, then what it gives besides."""

    def options(self, europe: Europe, frame: Frame, tile: int) -> list[int]:
        found: list[int] = []
        if _no_space(europe):
            return found
        first, goods, at = KINDS * europe.turn, europe.goods, FULFIL_AT[tile]
        for way in range(at, at + len(PAYMENTS[tile])):
            for resource, count in _PRICES[way - FULFIL]:
                if goods[first + resource] < count:
                    break
            else:
                found.append(way)
        return found

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        tile, _kind = WAYS_TO_PAY[action - FULFIL]
        if tile not in europe.storehouses[europe.turn]:
            return why("tiletum-why-not-stored", "T-T3")
        return _NO_CONTRACT_SPACE if _no_space(europe) else too_dear(europe, _PRICES[action - FULFIL], "T-T3")

    def do(self, europe: Europe, action: int, events: Events) -> None:
        tile, _kind = WAYS_TO_PAY[action - FULFIL]
        seat = europe.turn
        first = KINDS * seat
        for resource, count in _PRICES[action - FULFIL]:
            europe.goods[first + resource] -= count
        space = len(europe.contracts[seat])
        europe.storehouses[seat] = without(europe.storehouses[seat], tile)
        europe.contracts[seat] = (*europe.contracts[seat], tile)
        if CONTRACT_SPACE_PILLAR[space]:
            europe.pillar_supply[seat] += 1
        points = europe.earn(seat, FROM_CONTRACTS, contract_points(tile, space))
        if events is not None:
            events.append(Event("fulfilled", {"seat": seat, "tile": tile, "points": points}))
        europe.pending += TILE_EFFECT[tile]

    def sets_off(self, players: int) -> int:
        """A contract space takes one contract in the whole game."""
        return players * CONTRACT_SPACES


_FULFIL: Final = Fulfil(FULFIL, CONTRACT_TILE)
_FULFIL.source = FROM_CONTRACTS
TASK: Final[Task] = _FULFIL
