"""What a position of Tiletum is worth to a seat: points so far, what is nearly certain, and what is on its way.

Every part of it depends on a few things on the table only, and neighbouring positions share most of them; so the parts are
functions that remember their last answers.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.greedy_1.tiletum_board import on_board, stored
from parlour.bots.greedy_1.tiletum_chances import SOON
from parlour.bots.greedy_1.tiletum_king import on_track
from parlour.bots.greedy_1.tiletum_map import Sites, house_places, pillar_places, presence
from parlour.bots.greedy_1.tiletum_purse import purse_of
from parlour.bots.greedy_1.tiletum_turn import Turn
from parlour.games.tiletum.components import ARCHITECT, BUILDINGS, CHARACTER, COUNTED, KING, MERCHANT, ROOMS, ROUNDS, TURNS
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.scoring import count, fair_counts, fair_value, houses_on_map, pillars_on_map, product_value

_ROOF: Final = 0.4
"""The share of a house that a full building promises before it is full."""
_GROWTH: Final = {
    "houses_on_map": 0.3,
    "pillars_on_map": 0.3,
    "contracts_fulfilled": 0.3,
    "cathedral_tiles": 0.2,
    "crests": 0.25,
    "characters_on_floors": 0.2,
    "filled_buildings": 0.2,
    "king_track": 0.0,
}
"""By how much these grow in every turn to come, whatever is done now."""


def value(at: Europe, seat: int, ended: bool = False) -> float:
    """What the position is worth to the seat, in points at the end; `ended` if it does nothing more in this turn."""
    players = at.players
    left = TURNS * (ROUNDS - at.round) - len(at.taken[seat])
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
    purse = purse_of(tuple(turn.goods), storehouse, crests, fulfilled, seat, sites, at.built[seat], left, ended)
    king, track = on_track(tuple(at.track), seat, at.corruption, at.round, points[KING])

    soon = {
        "houses_on_map": on_map.soon + _ROOF * board.filling,
        "pillars_on_map": cathedrals.soon,
        "contracts_fulfilled": purse.contracts,
        "cathedral_tiles": purse.cathedrals,
        "filled_buildings": board.filling,
    }
    total = at.points(seat) + turn.worth + on_map.worth + cathedrals.worth + board.worth + tiles + purse.worth + king
    for number in range(at.round, ROUNDS):
        fair, turns = at.fairs[number], left - TURNS * (ROUNDS - 1 - number)
        present = presence(players, seat, houses, at.fair_towns[number], merchant, points[MERCHANT], turns)
        counted = [_expected(count(at, seat, fair, what), COUNTED[what], soon, turns) for what in fair_counts(fair)]
        total += present * fair_value(number, fair, counted, track if number == at.round else 0.0)
    houses_then = _expected(houses_on_map(at, seat), "houses_on_map", soon, left)
    pillars_then = _expected(pillars_on_map(at, seat), "pillars_on_map", soon, left)
    return total + product_value(houses_then, pillars_then)


def _expected(now: int, name: str, soon: dict[str, float], turns: int) -> float:
    """How much of it there will be after so many turns."""
    return now + soon.get(name, 0.0) * SOON[turns] + _GROWTH[name] * turns
