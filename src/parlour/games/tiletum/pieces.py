"""The map: merchants and architects on their way, houses, pillars, and the bonus tiles of the towns."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
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
from parlour.games.tiletum.storehouse import may_own, take

THE_MERCHANT: Final = 0
THE_ARCHITECT: Final = 1


def _reach(piece: int, start: int, steps: int) -> list[int]:
    return [MOVE + len(SPACES) * piece + space for space in range(len(SPACES)) if 0 < DISTANCE[start][space] <= steps]


REACH: Final[list[list[list[list[int]]]]] = [
    [[_reach(piece, start, steps) for steps in range(FARTHEST + 1)] for start in range(len(SPACES))] for piece in range(2)
]
"""By piece, space and steps: the moves that lead no farther."""


def moves(piece: int, start: int, steps: int) -> list[int]:
    """Where the piece may go with so many steps."""
    return REACH[piece][start][min(steps, FARTHEST)]


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


def free_pillar_space(standing: int, cost: int, players: int, seat: int, cathedral: int) -> bool:
    """Whether a seat may place a pillar at a cathedral with these pillars and this cost tile, if it has one to place."""
    return standing >> seat & 1 == 0 and standing.bit_count() < PILLAR_SPACES[players][cathedral] and COST_STONE[cost] != NONE


def _pillar_fits(europe: Europe, cathedral: int) -> bool:
    """Whether the seat whose turn it is may place a pillar at the cathedral now."""
    seat = europe.turn
    return europe.pillar_supply[seat] > 0 and free_pillar_space(
        europe.pillars[cathedral], europe.costs[cathedral], europe.players, seat, cathedral
    )


def pillar_here(europe: Europe) -> list[int]:
    """The pillar that may be placed where the own architect is."""
    cathedral = CATHEDRAL_AT[europe.architects[europe.turn]]
    return [PILLAR + cathedral] if cathedral != NONE and _pillar_fits(europe, cathedral) else []


def _tiles_here(europe: Europe, space: int) -> list[int]:
    """The bonus tiles of the town that may be taken."""
    if not europe.has_space():
        return []
    return sorted(
        [
            TAKE + europe.map_tiles[spot]
            for spot in TILE_SPACES_AT[europe.players][space]
            if europe.map_tiles[spot] != NONE and may_own(europe, europe.turn, europe.map_tiles[spot])
        ]
    )


def merchant_options(europe: Europe, points: int) -> list[int]:
    """The options of the merchant action with so many points."""
    space = europe.merchants[europe.turn]
    options = moves(THE_MERCHANT, space, points // MOVE_COST[THE_MERCHANT])[:]
    if space < TOWNS:
        if points >= HOUSE_COST:
            options += houses_for(europe, space)
        if points >= MAP_TILE_COST[THE_MERCHANT]:
            options += _tiles_here(europe, space)
    return options


def architect_options(europe: Europe, points: int) -> list[int]:
    """The options of the architect action with so many points."""
    space = europe.architects[europe.turn]
    options = moves(THE_ARCHITECT, space, points // MOVE_COST[THE_ARCHITECT])[:]
    if space < TOWNS:
        if points >= PILLAR_COST:
            options += pillar_here(europe)
        if points >= MAP_TILE_COST[THE_ARCHITECT]:
            options += _tiles_here(europe, space)
    return options


def pillars_anywhere(europe: Europe) -> list[int]:
    """The pillars that may be placed at any cathedral."""
    return [PILLAR + cathedral for cathedral in range(CATHEDRALS) if _pillar_fits(europe, cathedral)]


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
