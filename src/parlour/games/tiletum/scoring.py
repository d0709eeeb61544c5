"""Points at fairs and at the end."""

from __future__ import annotations

from parlour.games.tiletum.buildings import completed, filled
from parlour.games.tiletum.components import (
    BUILDINGS,
    CATHEDRALS,
    COMPLETED_POINTS,
    COUNTED,
    CREST,
    FAIR_BOARD,
    FAIR_COUNTS,
    FAIR_POINTS,
    FULL,
    HOUSES_AT,
    LEFTOVER,
    LEFTOVER_POINTS,
    NONE,
    PRODUCT_POINTS,
    ROOM_FLOOR,
    ROOMS,
    TILE_KIND,
    TRACK,
)
from parlour.games.tiletum.europe import Europe


def houses_on_map(europe: Europe, seat: int) -> int:
    """The houses of the seat on the map, the one in Tiletum included."""
    return europe.houses.count(seat)


def pillars_on_map(europe: Europe, seat: int) -> int:
    """The pillars of the seat on the map."""
    return sum([1 for cathedral in range(CATHEDRALS) if europe.pillars[cathedral] >> seat & 1])


def crests(europe: Europe, seat: int) -> int:
    """Crests below buildings and in the storehouse."""
    placed = sum([1 for tile in europe.crests[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS] if tile != NONE])
    return placed + sum([1 for tile in europe.storehouses[seat] if TILE_KIND[tile] == CREST])


def count(europe: Europe, seat: int, what: int) -> int:
    """What a fair tile counts."""
    name = COUNTED[what]
    if name == "houses_on_map":
        return houses_on_map(europe, seat)
    if name == "pillars_on_map":
        return pillars_on_map(europe, seat)
    if name == "contracts_fulfilled":
        return len(europe.contracts[seat])
    if name == "cathedral_tiles":
        return europe.built[seat].bit_count()
    if name == "crests":
        return crests(europe, seat)
    rooms = europe.rooms[ROOMS * seat : ROOMS * seat + ROOMS]
    if name == "characters_floor_2_3":
        return sum([1 for room in range(ROOMS) if rooms[room] != NONE and ROOM_FLOOR[room] > 1])
    assert name == "filled_buildings"
    return sum([1 for building in range(BUILDINGS) if building != FULL and filled(europe, seat, building)])


def takes_part(europe: Europe, seat: int, town: int) -> bool:
    """A house in the town of the fair, or the merchant there."""
    return europe.merchants[seat] == town or any(europe.houses[house] == seat for house in HOUSES_AT[europe.players][town])


def fair_points(europe: Europe, seat: int, number: int) -> int:
    """What the fair of that round would give the seat now, if it takes part."""
    fair = europe.fairs[number]
    each = FAIR_BOARD[number] + FAIR_POINTS[fair]
    counts = FAIR_COUNTS[fair]
    if COUNTED[counts[0]] == "king_track":
        return each + TRACK[europe.track[seat]]
    return each * min([count(europe, seat, what) for what in counts])


def final_points(europe: Europe, seat: int) -> tuple[int, int, int]:
    """Houses times pillars; completed buildings; resources that are left."""
    product = houses_on_map(europe, seat) * pillars_on_map(europe, seat)
    done = sum([1 for building in range(BUILDINGS) if completed(europe, seat, building)])
    return (
        PRODUCT_POINTS * product,
        COMPLETED_POINTS[done],
        LEFTOVER_POINTS * (europe.resources(seat) // LEFTOVER),
    )
