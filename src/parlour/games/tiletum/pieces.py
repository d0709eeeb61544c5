"""The map: merchants and architects on their way, houses, pillars, and the bonus tiles of the towns."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import FAMILY, HOUSE, MOVE, PILLAR, TAKE
from parlour.games.tiletum.components import (
    CATHEDRAL_AT,
    CATHEDRAL_TOWN,
    CATHEDRALS,
    COST_STONE,
    DISTANCE,
    FARTHEST,
    HOUSE_COST,
    HOUSE_EFFECT,
    HOUSE_TOWN,
    HOUSES_AT,
    IS_TOWN,
    MAP_TILE_COST,
    MOVE_COST,
    NONE,
    PILLAR_COST,
    PILLAR_SPACES,
    SPACES,
    TILE_SPACES_AT,
    TOWNS,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.storehouse import not_to_own, not_to_take, take
from parlour.games.tiletum.wording import too_few_points, why

THE_MERCHANT: Final = 0
THE_ARCHITECT: Final = 1


def _reach(piece: int, start: int, steps: int) -> list[int]:
    return [MOVE + len(SPACES) * piece + space for space in range(len(SPACES)) if 0 < DISTANCE[start][space] <= steps]


REACH: Final[list[list[list[list[int]]]]] = [
    [[_reach(piece, start, steps) for steps in range(FARTHEST + 1)] for start in range(len(SPACES))]
    for piece in (THE_MERCHANT, THE_ARCHITECT)
]
"""By piece, space and steps: the moves that lead no farther."""


def moves(piece: int, start: int, steps: int) -> list[int]:
    """Where the piece may go with so many steps."""
    return REACH[piece][start][min(steps, FARTHEST)]


def no_move(europe: Europe, piece: int, steps: int, action: int) -> Prompt:
    """Why the piece that has so many steps, and no other, does not get there."""
    walker, space = moved(action), (action - MOVE) % len(SPACES)
    needed = DISTANCE[places(europe, walker)[europe.turn]][space]
    if needed == 0:
        return why("tiletum-why-already-there", "T-M2")
    if walker != piece:
        steps = 0
    return why("tiletum-why-too-far", "T-M2", {"needed": needed, "steps": steps})


_NO_HOUSE: Final = why("tiletum-why-no-house", "T-A2")
_HOUSE_TAKEN: Final = why("tiletum-why-house-space-taken", "T-M3")
_SECOND_HOUSE: Final = why("tiletum-why-second-house", "T-M3")
_UNUSED_SPACE: Final = why("tiletum-why-space-not-used", "T-M3")
_MERCHANT_ELSEWHERE: Final = why("tiletum-why-merchant-elsewhere", "T-AM2")
_NO_PILLAR: Final = why("tiletum-why-no-pillar", "T-A2")
_SECOND_PILLAR: Final = why("tiletum-why-second-pillar", "T-M6")
_PILLARS_FULL: Final = why("tiletum-why-pillar-spaces-taken", "T-M6")
_UNAVAILABLE: Final = why("tiletum-why-cathedral-unavailable", "T-M6")
_ARCHITECT_ELSEWHERE: Final = why("tiletum-why-architect-elsewhere", "T-AA2")


def free_house_spaces(houses: list[int], players: int, seat: int, town: int) -> list[int]:
    """The house spaces of the town that are free for a seat which has a house to place; none if it has one there."""
    free: list[int] = []
    for house in HOUSES_AT[players][town]:
        owner = houses[house]
        if owner == seat:
            return []
        if owner == NONE:
            free.append(house)
    return free


def houses_for(europe: Europe, town: int) -> list[int]:
    """The houses that the seat whose turn it is may place in the town now."""
    seat = europe.turn
    if europe.house_supply[seat] == 0:
        return []
    return [HOUSE + house for house in free_house_spaces(europe.houses, europe.players, seat, town)]


def no_house(europe: Europe, house: int) -> Prompt | None:
    """Why the seat whose turn it is may not place a house on this space, wherever its merchant is; None if it may."""
    town = HOUSE_TOWN[house]
    if HOUSE + house in houses_for(europe, town):
        return None
    if europe.house_supply[europe.turn] == 0:
        return _NO_HOUSE
    spaces = HOUSES_AT[europe.players][town]
    if europe.turn in [europe.houses[space] for space in spaces]:
        return _SECOND_HOUSE
    return _HOUSE_TAKEN if house in spaces else _UNUSED_SPACE


def no_house_here(europe: Europe, house: int) -> Prompt | None:
    """The same where the own merchant must be in the town."""
    return no_house(europe, house) if HOUSE_TOWN[house] == europe.merchants[europe.turn] else _MERCHANT_ELSEWHERE


def pillar_bar(standing: int, cost: int, players: int, seat: int, cathedral: int) -> Prompt | None:
    """Why a seat with a pillar may not place it at a cathedral with these pillars and this cost tile; None if it may."""
    if standing >> seat & 1:
        return _SECOND_PILLAR
    if COST_STONE[cost] == NONE:
        return _UNAVAILABLE
    return None if standing.bit_count() < PILLAR_SPACES[players][cathedral] else _PILLARS_FULL


def no_pillar(europe: Europe, cathedral: int) -> Prompt | None:
    """Why the seat whose turn it is may not place a pillar at the cathedral, wherever its architect is; None if it may."""
    seat = europe.turn
    if europe.pillar_supply[seat] == 0:
        return _NO_PILLAR
    return pillar_bar(europe.pillars[cathedral], europe.costs[cathedral], europe.players, seat, cathedral)


def no_pillar_here(europe: Europe, cathedral: int) -> Prompt | None:
    """The same where the own architect must be in the town."""
    return no_pillar(europe, cathedral) if CATHEDRAL_AT[europe.architects[europe.turn]] == cathedral else _ARCHITECT_ELSEWHERE


def pillar_here(europe: Europe) -> list[int]:
    """The pillar that may be placed where the own architect is."""
    cathedral = CATHEDRAL_AT[europe.architects[europe.turn]]
    return [PILLAR + cathedral] if cathedral != NONE and no_pillar(europe, cathedral) is None else []


def _tiles_at(europe: Europe, space: int) -> list[int]:
    """The bonus tiles of the town."""
    tiles = [europe.map_tiles[spot] for spot in TILE_SPACES_AT[europe.players][space]]
    return [tile for tile in tiles if tile != NONE]


def _tiles_here(europe: Europe, space: int) -> list[int]:
    """The bonus tiles of the town that may be taken."""
    if not europe.has_space():
        return []
    return sorted([TAKE + tile for tile in _tiles_at(europe, space) if not_to_own(europe, europe.turn, tile) is None])


def merchant_options(europe: Europe, points: int) -> list[int]:
    """The options of the merchant action with so many points."""
    space = europe.merchants[europe.turn]
    options = moves(THE_MERCHANT, space, points // MOVE_COST[THE_MERCHANT])[:]
    if IS_TOWN[space]:
        if points >= HOUSE_COST:
            options += houses_for(europe, space)
        if points >= MAP_TILE_COST[THE_MERCHANT]:
            options += _tiles_here(europe, space)
    return options


def architect_options(europe: Europe, points: int) -> list[int]:
    """The options of the architect action with so many points."""
    space = europe.architects[europe.turn]
    options = moves(THE_ARCHITECT, space, points // MOVE_COST[THE_ARCHITECT])[:]
    if IS_TOWN[space]:
        if points >= PILLAR_COST:
            options += pillar_here(europe)
        if points >= MAP_TILE_COST[THE_ARCHITECT]:
            options += _tiles_here(europe, space)
    return options


def refusal(europe: Europe, piece: int, points: int, action: int) -> Prompt | None:
    """Why the merchant, or the architect, cannot do this with so many points; None if it is no option of the piece at all."""
    family = FAMILY[action]
    if family == MOVE and moved(action) == piece:
        return no_move(europe, piece, points // MOVE_COST[piece], action)
    if family == HOUSE and piece == THE_MERCHANT:
        return no_house_here(europe, action - HOUSE) or too_few_points(HOUSE_COST, points)
    if family == PILLAR and piece == THE_ARCHITECT:
        return no_pillar_here(europe, action - PILLAR) or too_few_points(PILLAR_COST, points)
    if family == TAKE:
        tile = action - TAKE
        if tile not in _tiles_at(europe, places(europe, piece)[europe.turn]):
            return why("tiletum-why-tile-elsewhere", "T-AM3" if piece == THE_MERCHANT else "T-AA3")
        return not_to_take(europe, tile) or too_few_points(MAP_TILE_COST[piece], points)
    return None


def pillars_anywhere(europe: Europe) -> list[int]:
    """The pillars that may be placed at any cathedral."""
    return [PILLAR + cathedral for cathedral in range(CATHEDRALS) if no_pillar(europe, cathedral) is None]


def houses_anywhere(europe: Europe) -> list[int]:
    """The houses that may be placed in any town."""
    options: list[int] = []
    for town in range(TOWNS):
        options += houses_for(europe, town)
    return options


def places(europe: Europe, piece: int) -> list[int]:
    """By seat: where the merchant, or the architect, is."""
    return europe.merchants if piece == THE_MERCHANT else europe.architects


def moved(action: int) -> int:
    """The piece that moves."""
    return (action - MOVE) // len(SPACES)


def move(europe: Europe, action: int, events: Events) -> int:
    """Walk; says how many action points that is."""
    piece, space = moved(action), (action - MOVE) % len(SPACES)
    place = places(europe, piece)
    steps = DISTANCE[place[europe.turn]][space]
    if events is not None:
        start = place[europe.turn]
        events.append(Event("moved", {"seat": europe.turn, "piece": piece, "start": start, "space": space, "steps": steps}))
    place[europe.turn] = space
    return MOVE_COST[piece] * steps


def place(europe: Europe, action: int, events: Events) -> None:
    """Place a house or a pillar."""
    if FAMILY[action] == HOUSE:
        _place_house(europe, action - HOUSE, events)
    else:
        _place_pillar(europe, action - PILLAR, events)


def _place_house(europe: Europe, house: int, events: Events) -> None:
    """A house stands; what its space gives comes at once."""
    europe.house_supply[europe.turn] -= 1
    europe.houses[house] = europe.turn
    if events is not None:
        events.append(Event("house", {"seat": europe.turn, "space": HOUSE_TOWN[house]}))
    europe.pending += HOUSE_EFFECT[house]


def _place_pillar(europe: Europe, cathedral: int, events: Events) -> None:
    """A pillar stands."""
    europe.pillar_supply[europe.turn] -= 1
    europe.pillars[cathedral] |= 1 << europe.turn
    if events is not None:
        events.append(Event("pillar", {"seat": europe.turn, "space": CATHEDRAL_TOWN[cathedral]}))


def take_from_town(europe: Europe, tile: int, events: Events) -> None:
    """A bonus tile leaves the map; it is not replaced."""
    europe.map_tiles[europe.map_tiles.index(tile)] = NONE
    take(europe, tile, events)
