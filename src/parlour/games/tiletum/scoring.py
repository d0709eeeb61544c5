"""Points at fairs and at the end."""

from __future__ import annotations

from typing import NamedTuple

from parlour.games.tiletum.buildings import completed, filled
from parlour.games.tiletum.components import (
    BUILDINGS,
    CATHEDRALS,
    COMPLETED_POINTS,
    COUNTED,
    CREST,
    FAIR_BOARD,
    FAIR_COUNTS,
    FAIR_FLOORS,
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


def count(europe: Europe, seat: int, fair: int, what: int) -> int:
    """One of the things that the fair tile counts."""
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
    if name == "characters_on_floors":
        return sum([1 for room in range(ROOMS) if rooms[room] != NONE and ROOM_FLOOR[room] in FAIR_FLOORS[fair]])
    assert name == "filled_buildings"
    return sum([1 for building in range(BUILDINGS) if building != FULL and filled(europe, seat, building)])


def has_house(houses: list[int], players: int, seat: int, town: int) -> bool:
    """Whether one of these houses is the seat's in the town."""
    return any(houses[house] == seat for house in HOUSES_AT[players][town])


def takes_part(europe: Europe, seat: int, town: int) -> bool:
    """A house in the town of the fair, or the merchant there."""
    return europe.merchants[seat] == town or has_house(europe.houses, europe.players, seat, town)


def fair_counts(fair: int) -> list[int]:
    """What the fair tile counts, in the numbers of `COUNTED`; nothing for the one that looks at the king track."""
    return [what for what in FAIR_COUNTS[fair] if COUNTED[what] != "king_track"]


def fair_each(number: int, fair: int) -> int:
    """What the fair of that round gives for each of what it counts."""
    return FAIR_BOARD[number] + FAIR_POINTS[fair]


def fair_value(number: int, fair: int, counted: list[float], track: float) -> float:
    """What the fair of that round gives for these counts, or for this value of the king track if it looks there."""
    each = fair_each(number, fair)
    return each * min(counted) if counted else each + track


def fair_points(europe: Europe, seat: int, number: int) -> int:
    """What the fair of that round would give the seat now, if it takes part."""
    fair = europe.fairs[number]
    counted = [float(count(europe, seat, fair, what)) for what in fair_counts(fair)]
    return int(fair_value(number, fair, counted, TRACK[europe.track[seat]]))


def product_value(houses: float, pillars: float) -> float:
    """What so many houses and pillars on the map give at the end."""
    return PRODUCT_POINTS * houses * pillars


class FinalPoints(NamedTuple):
    """Points at the end, in the order of `FINAL_SOURCES`."""

    product: int
    """Houses times pillars."""
    buildings: int
    """Completed ones."""
    resources: int
    """Those that are left."""


def final_points(europe: Europe, seat: int) -> FinalPoints:
    """What the end would give the seat now."""
    product = product_value(houses_on_map(europe, seat), pillars_on_map(europe, seat))
    done = sum([1 for building in range(BUILDINGS) if completed(europe, seat, building)])
    return FinalPoints(int(product), COMPLETED_POINTS[done], LEFTOVER_POINTS * (europe.resources(seat) // LEFTOVER))
