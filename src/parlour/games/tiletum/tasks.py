"""Tasks: what a player may do at any time in the own turn, for resources instead of action points."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.actions import BUILD, BUY, CREST, FAMILY, FULFIL, FULFIL_AT, USE, USE_AT, WAYS_TO_PAY
from parlour.games.tiletum.components import (
    BUILDINGS,
    CATHEDRAL_POINTS,
    CATHEDRAL_TOWN,
    CATHEDRALS,
    CONTRACT_SPACE_PILLAR,
    CONTRACT_SPACE_POINTS,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    COST_POINTS,
    COST_STONE,
    CREST_EFFECT,
    CREST_FOOD,
    FOOD,
    FROM_CATHEDRALS,
    FROM_CONTRACTS,
    GOLD,
    HELPER,
    HELPERS,
    KINDS,
    NONE,
    STONE,
    TILE_COST,
    TILE_EFFECT,
    TILE_FAMILY,
    TILE_KIND,
    TILE_POINTS,
    TILE_SAME,
    TRADE_GET,
    TRADE_GOLD,
    Frame,
)
from parlour.games.tiletum.components import CREST as CREST_TILE
from parlour.games.tiletum.europe import Europe, without
from parlour.games.tiletum.operations.base import OPERATIONS
from parlour.games.tiletum.operations.complete import COMPLETE
from parlour.games.tiletum.operations.resolved import RESOLVED

_IS_TASK: Final[list[bool]] = [family in (BUY, FULFIL, CREST, BUILD, USE) for family in FAMILY]
_PURCHASES: Final[list[int]] = [BUY + resource - 1 for resource in range(1, KINDS)]


def options(europe: Europe, frame: Frame) -> list[int]:
    """The tasks that the seat whose turn it is may do now, while this operation is under way."""
    seat = europe.turn
    first = KINDS * seat
    goods = europe.goods
    found: list[int] = _PURCHASES[:] if goods[first + GOLD] >= TRADE_GOLD else []
    crests: list[int] = []
    helpers: list[int] = []
    for tile in europe.storehouses[seat]:
        kind = TILE_KIND[tile]
        if kind == CONTRACT_TILE:
            found += _payments(europe, seat, tile)
        elif kind == CREST_TILE:
            food = goods[first + FOOD]
            crests += [
                CREST + BUILDINGS * TILE_FAMILY[tile] + building
                for building in range(BUILDINGS)
                if europe.crests[BUILDINGS * seat + building] == NONE and CREST_FOOD[building] <= food
            ]
        elif kind == HELPER and OPERATIONS[TILE_EFFECT[tile][0][0]].helps(europe, frame):
            helpers.append(USE_AT[tile])
    if crests:
        crests.sort()
        found += crests
    stone = goods[first + STONE]
    if stone:
        for cathedral in range(CATHEDRALS):
            if europe.pillars[cathedral] >> seat & 1 and may_build(europe, seat, cathedral, stone):
                found.append(BUILD + cathedral)
    return found + helpers


def _payments(europe: Europe, seat: int, tile: int) -> list[int]:
    """The ways in which the seat can pay the contract now."""
    first = KINDS * seat
    goods, cost, same = europe.goods, TILE_COST[tile], TILE_SAME[tile]
    if len(europe.contracts[seat]) == CONTRACT_SPACES:
        return []
    for resource in range(KINDS):
        if goods[first + resource] < cost[resource]:
            return []
    if not same:
        return [FULFIL_AT[tile]]
    return [FULFIL_AT[tile] + resource for resource in range(KINDS) if goods[first + resource] >= cost[resource] + same]


def may_build(europe: Europe, seat: int, cathedral: int, stone: int) -> bool:
    """Whether the seat, which has a pillar there, may contribute to the cathedral with so much stone."""
    return (
        COST_STONE[europe.costs[cathedral]] <= stone
        and europe.built[seat] >> cathedral & 1 == 0
        and europe.stacks[cathedral] < len(CATHEDRAL_POINTS[cathedral])
    )


def may_change_type(europe: Europe) -> bool:
    """Whether the seat holds a helper that could change the type of the die's resources."""
    for tile in europe.storehouses[europe.turn]:
        if TILE_KIND[tile] == HELPER and OPERATIONS[TILE_EFFECT[tile][0][0]].changes_type:
            return True
    return False


def do(europe: Europe, action: int, events: Events) -> None:
    """Do a task."""
    family = FAMILY[action]
    if family == BUY:
        buy(europe, action, events)
    elif family == FULFIL:
        fulfil(europe, action, events)
    elif family == CREST:
        place_crest(europe, action, events)
    elif family == BUILD:
        build(europe, action, events)
    else:
        assert family == USE
        use_helper(europe, HELPERS[action - USE], events)


def is_task(action: int) -> bool:
    """Whether this action is a task."""
    return _IS_TASK[action]


def buy(europe: Europe, action: int, events: Events) -> None:
    """Gold for another resource."""
    resource = action - BUY + 1
    europe.goods[KINDS * europe.turn + GOLD] -= TRADE_GOLD
    europe.goods[KINDS * europe.turn + resource] += TRADE_GET
    if events is not None:
        events.append(Event("bought", {"seat": europe.turn, "resource": resource, "count": TRADE_GET, "gold": TRADE_GOLD}))


def fulfil(europe: Europe, action: int, events: Events) -> None:
    """Pay a contract: it goes to the leftmost free space, whose pillar comes free; points, then what it gives besides."""
    tile, kind = WAYS_TO_PAY[action - FULFIL]
    seat = europe.turn
    first = KINDS * seat
    for resource in range(KINDS):
        europe.goods[first + resource] -= TILE_COST[tile][resource]
    if kind != NONE:
        europe.goods[first + kind] -= TILE_SAME[tile]
    space = len(europe.contracts[seat])
    europe.storehouses[seat] = without(europe.storehouses[seat], tile)
    europe.contracts[seat] = (*europe.contracts[seat], tile)
    if CONTRACT_SPACE_PILLAR[space]:
        europe.pillar_supply[seat] += 1
    points = europe.earn(seat, FROM_CONTRACTS, TILE_POINTS[tile] + CONTRACT_SPACE_POINTS[space])
    if events is not None:
        events.append(Event("fulfilled", {"seat": seat, "tile": tile, "points": points}))
    europe.pending += TILE_EFFECT[tile]


def place_crest(europe: Europe, action: int, events: Events) -> None:
    """A crest goes below a building for food; its space gives a bonus at once."""
    seat = europe.turn
    family, building = (action - CREST) // BUILDINGS, (action - CREST) % BUILDINGS
    tile = next(held for held in europe.storehouses[seat] if TILE_FAMILY[held] == family)
    europe.goods[KINDS * seat + FOOD] -= CREST_FOOD[building]
    europe.storehouses[seat] = without(europe.storehouses[seat], tile)
    europe.crests[BUILDINGS * seat + building] = tile
    if events is not None:
        events.append(Event("crest", {"seat": seat, "family": family, "building": building + 1}))
    europe.pending.append((COMPLETE, building))
    europe.pending += CREST_EFFECT[building]


def cathedral_points(cathedral: int, cost: int, taken: int) -> int:
    """What contributing gives with this cost tile after so many tiles are taken; 0 if none is left."""
    stack = CATHEDRAL_POINTS[cathedral]
    return COST_POINTS[cost] + stack[taken] if taken < len(stack) else 0


def build(europe: Europe, action: int, events: Events) -> None:
    """Contribute stone to a cathedral and take its top tile."""
    seat, cathedral = europe.turn, action - BUILD
    cost = europe.costs[cathedral]
    points = cathedral_points(cathedral, cost, europe.stacks[cathedral])
    europe.goods[KINDS * seat + STONE] -= COST_STONE[cost]
    europe.built[seat] |= 1 << cathedral
    europe.stacks[cathedral] += 1
    points = europe.earn(seat, FROM_CATHEDRALS, points)
    if events is not None:
        events.append(Event("built", {"seat": seat, "space": CATHEDRAL_TOWN[cathedral], "points": points}))


def use_helper(europe: Europe, tile: int, events: Events) -> None:
    """A helper works; it keeps its space in the storehouse until it has."""
    seat = europe.turn
    europe.storehouses[seat] = without(europe.storehouses[seat], tile)
    europe.using = (*europe.using, tile)
    if events is not None:
        events.append(Event("used", {"seat": seat, "tile": tile}))
    europe.pending.append((RESOLVED, tile))
    europe.pending += TILE_EFFECT[tile]
