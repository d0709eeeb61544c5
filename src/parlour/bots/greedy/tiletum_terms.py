"""A position of Tiletum in numbers: what a seat has, and what the first greedy thinks of each part of it."""

from __future__ import annotations

import math
from typing import Final

from parlour.bots.greedy_1.tiletum_board import on_board, stored
from parlour.bots.greedy_1.tiletum_chances import SOON
from parlour.bots.greedy_1.tiletum_king import on_track
from parlour.bots.greedy_1.tiletum_map import Sites, house_places, pillar_places
from parlour.bots.greedy_1.tiletum_purse import purse_of
from parlour.bots.greedy_1.tiletum_turn import Turn
from parlour.games.tiletum.components import (
    ARCHITECT,
    BUILDINGS,
    CHARACTER,
    COMPLETED_POINTS,
    CONTRACT_TILE,
    COUNTED,
    CREST,
    DISTANCE,
    FAIR_FLOORS,
    FAIRS,
    KING,
    MERCHANT,
    MOVE_COST,
    NONE,
    REAL_ACTIONS,
    ROOM_FLOOR,
    ROOMS,
    ROOMS_OF,
    ROUNDS,
    STOREHOUSE,
    TILE_KIND,
    TURNS,
    Tiles,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.pieces import THE_MERCHANT
from parlour.games.tiletum.scoring import fair_counts, fair_each, fair_value, has_house, houses_on_map, pillars_on_map

TERMS: Final = (
    "points",
    "under_way",
    "house_places",
    "pillar_places",
    "buildings",
    "storehouse",
    "purse",
    "king",
    "fair",
    "later_fairs",
    "product",
    "one",
    "houses",
    "pillars",
    "houses_soon",
    "pillars_soon",
    "house_supply",
    "pillar_supply",
    "product_now",
    "fair_counted",
    "later_counted",
    "later_present",
    "contracts",
    "contracts_held",
    "cathedrals",
    "crests",
    "crests_held",
    "rooms",
    "filled",
    "completed_points",
    "completed",
    "markers",
    "space",
    "gold",
    "food",
    "wool",
    "stone",
    "iron",
    "track",
    "ahead",
    "first",
)
"""What the numbers are, in order."""
IN_POINTS: Final = TERMS.index("one")
"""So many of them are in points: the first greedy simply adds them up."""
_ROOF: Final = 0.4
"""The share of a house that a full building promises before it is full."""
_GROWTH: Final = [0.3, 0.3, 0.3, 0.2, 0.25, 0.2, 0.2, 0.0]
"""By how much what fairs count grows in every turn to come, whatever is done now; in the order of `COUNTED`."""
_HOUSES: Final = COUNTED.index("houses_on_map")
_PILLARS: Final = COUNTED.index("pillars_on_map")
_CONTRACTS: Final = COUNTED.index("contracts_fulfilled")
_CATHEDRALS: Final = COUNTED.index("cathedral_tiles")
_CRESTS: Final = COUNTED.index("crests")
_FLOORS: Final = COUNTED.index("characters_on_floors")
_FILLED: Final = COUNTED.index("filled_buildings")
_FAIR_COUNTS: Final = [fair_counts(fair) for fair in range(len(FAIRS))]
_STAYS: Final = 0.95
"""That a merchant who can be at the fair is there."""
_STEP_LATER: Final = 0.85
"""For every action point that a merchant lacks to be there, the less the more turns there are."""


def turns_left(at: Europe, seat: int) -> int:
    """The turns that the seat has after the one under way."""
    return TURNS * (ROUNDS - at.round) - len(at.taken[seat])


def _presence(at: Europe, seat: int, town: int, points: int, turns: int) -> float:
    """How sure the seat is to take part in the fair of this town so many turns from now."""
    if has_house(at.houses, at.players, seat, town):
        return 1.0
    missing = MOVE_COST[THE_MERCHANT] * DISTANCE[at.merchants[seat]][town] - points
    if missing <= 0:
        return _STAYS if turns else 1.0
    return SOON[turns] * math.pow(_STEP_LATER, missing * TURNS / (TURNS + turns))


def _upstairs(rooms: Tiles, fair: int) -> int:
    """The characters on the floors that the fair tile counts."""
    return sum([1 for room in range(ROOMS) if rooms[room] != NONE and ROOM_FLOOR[room] in FAIR_FLOORS[fair]])


def terms(at: Europe, seat: int, ended: bool) -> list[float]:
    """The numbers of a position for a seat; `ended` if it does nothing more in this turn."""
    players = at.players
    left = turns_left(at, seat)
    turn = Turn(at, seat, ended)
    points = turn.points
    merchant, houses = at.merchants[seat], tuple(at.houses)
    rooms = tuple(at.rooms[ROOMS * seat : ROOMS * seat + ROOMS])
    crests = tuple(at.crests[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS])
    storehouse, fulfilled = at.storehouses[seat], len(at.contracts[seat])
    sites = Sites(tuple(at.pillars), tuple(at.stacks), tuple(at.costs))

    on_map = house_places(players, seat, houses, at.house_supply[seat], merchant, points[MERCHANT], left)
    cathedrals = pillar_places(players, seat, sites, at.pillar_supply[seat], at.architects[seat], points[ARCHITECT], left)
    board = on_board(rooms, crests, storehouse, left)
    tiles = stored(storehouse, rooms, points[CHARACTER], left, ended)
    goods = turn.goods
    purse = purse_of(tuple(goods), storehouse, crests, fulfilled, seat, sites, at.built[seat], left, ended)
    king, track = on_track(tuple(at.track), seat, at.corruption, at.round, points[KING])

    soon = [0.0] * len(COUNTED)
    soon[_HOUSES] = on_map.soon + _ROOF * board.filling
    soon[_PILLARS] = cathedrals.soon
    soon[_CONTRACTS] = purse.contracts
    soon[_CATHEDRALS] = purse.cathedrals
    soon[_FILLED] = board.filling

    filled = completed = held_contracts = held_crests = 0
    for building in range(BUILDINGS):
        full = True
        for room in ROOMS_OF[building]:
            full = full and rooms[room] != NONE
        if full:
            filled += 1
            if crests[building] != NONE:
                completed += 1
    for held in storehouse:
        kind = TILE_KIND[held]
        if kind == CONTRACT_TILE:
            held_contracts += 1
        elif kind == CREST:
            held_crests += 1
    counts = [0] * len(COUNTED)
    counts[_HOUSES] = houses_on_map(at, seat)
    counts[_PILLARS] = pillars_on_map(at, seat)
    counts[_CONTRACTS] = fulfilled
    counts[_CATHEDRALS] = at.built[seat].bit_count()
    placed_crests = BUILDINGS - crests.count(NONE)
    counts[_CRESTS] = placed_crests + held_crests
    counts[_FILLED] = filled - 1  # the one that is full from the start does not count
    fair = later = counted_now = counted_later = present_later = 0.0
    for number in range(at.round, ROUNDS):
        tile, turns = at.fairs[number], left - TURNS * (ROUNDS - 1 - number)
        present = _presence(at, seat, at.fair_towns[number], points[MERCHANT], turns)
        now: list[float] = []
        then: list[float] = []
        for what in _FAIR_COUNTS[tile]:
            there = float(_upstairs(rooms, tile) if what == _FLOORS else counts[what])
            now.append(there)
            then.append(there + soon[what] * SOON[turns] + _GROWTH[what] * turns)
        current = number == at.round
        expected = present * fair_value(number, tile, then, track if current else 0.0)
        certain = present * fair_value(number, tile, now, track if current else 0.0)
        if current:
            fair, counted_now = expected, certain
        else:
            later += expected
            counted_later += certain
            present_later += present * fair_each(number, tile)
    on_map_now, pillars_now = float(counts[_HOUSES]), float(counts[_PILLARS])
    houses_then = on_map_now + soon[_HOUSES] * SOON[left] + _GROWTH[_HOUSES] * left
    pillars_then = pillars_now + soon[_PILLARS] * SOON[left] + _GROWTH[_PILLARS] * left

    place = at.track[seat] + points[KING]
    ahead = 0
    for other in range(players):
        if other != seat and at.track[other] >= place:
            ahead += 1
    lodgers = ROOMS - rooms.count(NONE)
    return [
        float(at.points(seat)),
        turn.worth,
        on_map.worth,
        cathedrals.worth,
        board.worth,
        tiles,
        purse.worth,
        king,
        fair,
        later,
        houses_then * pillars_then,
        1.0,
        on_map_now,
        pillars_now,
        on_map.soon,
        cathedrals.soon,
        float(at.house_supply[seat]),
        float(at.pillar_supply[seat]),
        on_map_now * pillars_now,
        counted_now,
        counted_later,
        present_later,
        float(fulfilled),
        float(held_contracts),
        float(counts[_CATHEDRALS]),
        float(placed_crests),
        float(held_crests),
        float(lodgers),
        float(filled),
        float(COMPLETED_POINTS[completed]),
        float(completed),
        float(sum(at.bonus_ap[REAL_ACTIONS * seat : REAL_ACTIONS * seat + REAL_ACTIONS])),
        float(STOREHOUSE - len(storehouse)),
        float(goods[0]),
        float(goods[1]),
        float(goods[2]),
        float(goods[3]),
        float(goods[4]),
        float(place),
        float(ahead),
        1.0 if ahead == 0 else 0.0,
    ]
