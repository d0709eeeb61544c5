"""Tasks: what a player may do at any time in the own turn, for resources instead of action points."""

from __future__ import annotations

from typing import Final, TypeAlias

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
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
    PAYMENTS,
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
from parlour.games.tiletum.operations.base import BOUND_TO_A_MOMENT, OPERATIONS, Operation
from parlour.games.tiletum.operations.complete import COMPLETE
from parlour.games.tiletum.operations.resolved import RESOLVED
from parlour.games.tiletum.wording import lacks, why

Price: TypeAlias = "tuple[tuple[int, int], ...]"
"""Resources, each with how many of it."""

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
        elif kind == HELPER and _unhelpful(europe, frame, tile) is None:
            helpers.append(USE_AT[tile])
    if crests:
        crests.sort()
        found += crests
    stone = goods[first + STONE]
    if stone:
        for cathedral in range(CATHEDRALS):
            # Most have no own pillar: they are passed over first.
            if (
                europe.pillars[cathedral] >> seat & 1
                and COST_STONE[europe.costs[cathedral]] <= stone
                and _no_build(europe, cathedral) is None
            ):
                found.append(BUILD + cathedral)
    return found + helpers


def price(tile: int, kind: int) -> Price:
    """What the contract costs if this kind is chosen where it leaves the choice."""
    costs = [TILE_COST[tile][resource] + (TILE_SAME[tile] if resource == kind else 0) for resource in range(KINDS)]
    return tuple([(resource, cost) for resource, cost in enumerate(costs) if cost])


_PRICES: Final[list[Price]] = [price(tile, kind) for tile, kind in WAYS_TO_PAY]


def _missing(europe: Europe, price: Price) -> list[tuple[int, int]]:
    """What the seat whose turn it is lacks to pay the price."""
    first = KINDS * europe.turn
    lacking = [(resource, count - europe.goods[first + resource]) for resource, count in price]
    return [(resource, count) for resource, count in lacking if count > 0]


def _payments(europe: Europe, seat: int, tile: int) -> list[int]:
    """The ways in which the seat can pay the contract now."""
    if len(europe.contracts[seat]) == CONTRACT_SPACES:
        return []
    found: list[int] = []
    first, goods, at = KINDS * seat, europe.goods, FULFIL_AT[tile]
    for way in range(at, at + len(PAYMENTS[tile])):
        for resource, count in _PRICES[way - FULFIL]:
            if goods[first + resource] < count:
                break
        else:
            found.append(way)
    return found


_NO_OWN_PILLAR: Final = why("tiletum-why-no-own-pillar", "T-T12")
_BUILT_ALREADY: Final = why("tiletum-why-built-already", "T-T12")
_STACK_EMPTY: Final = why("tiletum-why-stack-empty", "T-T13")
_CREST_THERE: Final = why("tiletum-why-crest-there", "T-T5")
_NO_CONTRACT_SPACE: Final = why("tiletum-why-no-contract-space", "T-T3")
_NOT_NOW: Final = why("tiletum-why-no-tasks-now", "T-T1")


def build_bar(standing: int, built: int, taken: int, seat: int, cathedral: int) -> Prompt | None:
    """Why the seat may not contribute, however much stone it has, to a cathedral with these pillars after so many tiles are
    taken, when it has contributed to these; None if it may.
    """
    if standing >> seat & 1 == 0:
        return _NO_OWN_PILLAR
    if built >> cathedral & 1:
        return _BUILT_ALREADY
    return None if taken < len(CATHEDRAL_POINTS[cathedral]) else _STACK_EMPTY


def _no_build(europe: Europe, cathedral: int) -> Prompt | None:
    """The same for the seat whose turn it is."""
    seat = europe.turn
    return build_bar(europe.pillars[cathedral], europe.built[seat], europe.stacks[cathedral], seat, cathedral)


def refusal(europe: Europe, frame: Frame, action: int) -> Prompt | None:
    """Why the seat whose turn it is cannot do this task now, while this operation is under way."""
    if not OPERATIONS[frame[0]].open_for_tasks:
        return _NOT_NOW
    seat = europe.turn
    family = FAMILY[action]
    if family == BUY:
        return lacks(_missing(europe, ((GOLD, TRADE_GOLD),)), "T-T2")
    if family == FULFIL:
        tile, _kind = WAYS_TO_PAY[action - FULFIL]
        if tile not in europe.storehouses[seat]:
            return why("tiletum-why-not-stored", "T-T3")
        if len(europe.contracts[seat]) == CONTRACT_SPACES:
            return _NO_CONTRACT_SPACE
        return lacks(_missing(europe, _PRICES[action - FULFIL]), "T-T3")
    if family == CREST:
        of_family, building = (action - CREST) // BUILDINGS, (action - CREST) % BUILDINGS
        if of_family not in [TILE_FAMILY[tile] for tile in europe.storehouses[seat]]:
            return why("tiletum-why-not-stored", "T-T5")
        if europe.crests[BUILDINGS * seat + building] != NONE:
            return _CREST_THERE
        return lacks(_missing(europe, ((FOOD, CREST_FOOD[building]),)), "T-T5")
    if family == BUILD:
        cathedral = action - BUILD
        cost = ((STONE, COST_STONE[europe.costs[cathedral]]),)
        return _no_build(europe, cathedral) or lacks(_missing(europe, cost), "T-T12")
    tile = HELPERS[action - USE]
    if tile not in europe.storehouses[seat]:
        return why("tiletum-why-not-stored", "T-T14")
    unhelpful = _unhelpful(europe, frame, tile)
    return why("tiletum-why-helper-not-now", unhelpful.helps_rule) if unhelpful else None


def _unhelpful(europe: Europe, frame: Frame, tile: int) -> Operation | None:
    """The part of a helper that cannot be used while this operation is under way; None if all of them can."""
    for operation in BOUND_TO_A_MOMENT[tile]:
        if not operation.helps(europe, frame):
            return operation
    return None


def may_change_type(europe: Europe) -> bool:
    """Whether the seat holds a helper that could change the type of the die's resources."""
    for tile in europe.storehouses[europe.turn]:
        if TILE_KIND[tile] == HELPER:
            for operation in BOUND_TO_A_MOMENT[tile]:
                if operation.changes_type:
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


def contract_points(tile: int, space: int) -> int:
    """What the contract gives on this space."""
    return TILE_POINTS[tile] + CONTRACT_SPACE_POINTS[space]


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
