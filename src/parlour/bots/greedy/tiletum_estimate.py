"""What a position of Tiletum is worth to a seat: points so far, what is nearly certain, and what is on its way.

Every part of it depends on a few things on the table only, and neighbouring positions share most of them; so the parts are
functions that remember their last answers.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.games.tiletum.components import (
    ACTION,
    ACTIVATE,
    ADD_AP,
    ANY,
    ANY_ACTION,
    ANYWHERE,
    AP_BASE,
    ARCHITECT,
    BUILDING_AP,
    BUILDINGS,
    CATHEDRAL_POINTS,
    CATHEDRAL_TOWN,
    CATHEDRALS,
    CHARACTER,
    CHARACTER_TILE,
    CHOOSE_TYPE,
    COMPLETED_POINTS,
    CONTRACT,
    CONTRACT_SPACE_PILLAR,
    CONTRACT_SPACE_POINTS,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    CORRUPTION,
    COST_POINTS,
    COST_STONE,
    COUNTED,
    CREST,
    CREST_EFFECT,
    CREST_FOOD,
    DISTANCE,
    EFFECTS,
    FAIR_BOARD,
    FAIR_COUNTS,
    FAIR_POINTS,
    FOOD,
    FULL,
    GAIN,
    GOLD,
    HOUSE_EFFECT,
    HOUSES_AT,
    JOKER,
    KINDS,
    KING,
    LAST_LEADER_POINTS,
    LEFTOVER,
    LEFTOVER_POINTS,
    MERCHANT,
    NONE,
    PARTS,
    PILLAR_SPACES,
    POINTS,
    PRODUCT_POINTS,
    REAL_ACTIONS,
    ROAM,
    ROOM_COST,
    ROOM_FLOOR,
    ROOMS,
    ROOMS_OF,
    ROUNDS,
    STEPS,
    STONE,
    STOREHOUSE,
    TILE_COST,
    TILE_COUNT,
    TILE_EFFECT,
    TILE_KIND,
    TILE_POINTS,
    TILE_SAME,
    TILE_TYPE,
    TOWNS,
    TRACK,
    TRACK_START,
    TRADE_GOLD,
    TRAVEL,
    TURNS,
    Frame,
    Tiles,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.pending import ACT, ACTIVATING, DIE_TAKEN, JOKER_ACTION

_REMEMBERED: Final = 2048
"""Answers of each function; more than one decision asks for."""

# --- weights, in victory points ------------------------------------------------------------------------------------------

_UNSPENT: Final = {CONTRACT: 0.6, CHARACTER: 0.6, ARCHITECT: 0.0, MERCHANT: 0.0, KING: 0.0, JOKER: 1.2}
"""An action point that waits; with the merchant and the architect it is in what they can reach, with the king in the steps."""
_PART: Final = {
    GAIN: 0.7,
    POINTS: 1.0,
    STEPS: 1.2,
    ADD_AP: 1.1,
    ACTION: 1.2,
    ANY: 0.9,
    ANY_ACTION: 1.6,
    ANYWHERE: 6.0,
    TRAVEL: 2.5,
    CHOOSE_TYPE: 1.0,
    ACTIVATE: 2.5,
}
"""A part of an effect, times its number if it has one."""
_ROAMING: Final = (0.8, 0.8, 2.0, 2.0)
"""A step of the merchant, of the architect, a house, a pillar."""
_HELPER: Final = 0.8
"""The share of its effect that a helper is worth while it waits."""
_LODGER: Final = 1.5
"""What a character in a room is worth besides its bonus."""
_CROWDED: Final = (0.0, 0.2, 0.6, 1.4, 3.0)
"""What so many tiles in the storehouse cost: there should be room for the next."""
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
_PLACED: Final = 4.0
"""About what a house or a pillar is worth, to compare places for it."""
_RANKS: Final = (1.0, 0.6, 0.4, 0.3, 0.2, 0.2, 0.2, 0.2)
"""How much the best place for a piece counts, the next one, and so on: one is reached after the other."""
_SITE: Final = 0.4
"""The share of a cathedral's points that a place for a pillar there promises."""
_ROOF: Final = 0.4
"""The share of a house that a full building promises before it is full."""
_MARKER: Final = 0.3
"""A point of a bonus marker, for every turn to come."""
_LEADER: Final = 2.5
"""The tile beside the king track."""
_BEHIND: Final = 0.8
"""The loss for every player who comes earlier in the turn order."""
_NEXT_ROUND: Final = 0.55
"""What a place on the king track counts in the round after, compared with this one."""
_CLIMB: Final = 2.5
"""The king's steps that a player makes in a round anyway."""
_GROWTH: Final = {
    "houses_on_map": 0.3,
    "pillars_on_map": 0.3,
    "contracts_fulfilled": 0.3,
    "cathedral_tiles": 0.2,
    "crests": 0.25,
    "characters_floor_2_3": 0.2,
    "filled_buildings": 0.2,
    "king_track": 0.0,
}
"""By how much these grow in every turn to come, whatever is done now."""
_GROWING: Final = [_GROWTH[name] for name in COUNTED]
_HOUSES: Final = COUNTED.index("houses_on_map")
_PILLARS: Final = COUNTED.index("pillars_on_map")

# --- chances, by the turns to come ---------------------------------------------------------------------------------------

_ALL_TURNS: Final = range(ROUNDS * TURNS + 1)
_SOON: Final = [1.0 - 0.6**turns for turns in _ALL_TURNS]
"""That something which needs one more action of a kind is done in time."""
_FINISHED: Final = [turns / (turns + 4.0) for turns in _ALL_TURNS]
"""That a room is filled or a crest placed in time."""
_PAID: Final = [0.3, *[turns / (turns + 0.35) for turns in _ALL_TURNS[1:]]]
"""That a missing resource comes in time; in the last turn exchanges may still bring one."""
_STEP_NOW: Final = 0.98
"""For every action point that is there and must be spent for it: what is done is better than what can be done."""
_STEP_LATER: Final = 0.85
"""For every action point that is missing."""
_MOVES_IN: Final = 0.9
"""That a character in the storehouse with action points for a room gets there."""
_WAITS: Final = 0.6
"""That one without them does, if there is a character action in time."""
_HELD_CREST: Final = 0.6
"""A building whose crest waits in the storehouse is nearer to completion: the missing crest counts this much."""
_STAYS: Final = 0.95
"""That a merchant who can be at the fair is there."""


def _part_worth(frame: Frame) -> float:
    code = frame[0]
    if code == ROAM:
        return sum([weight * count for weight, count in zip(_ROAMING, frame[1:5], strict=True)])
    if code == PARTS:
        return sum([_part_worth(part) for place, part in enumerate(EFFECTS[frame[1]][1]) if frame[2] >> place & 1])
    if code in (POINTS, ANY):
        return _PART[code] * frame[1]
    return _PART[code] * (frame[-1] if code not in (ANYWHERE, TRAVEL, CHOOSE_TYPE, ACTIVATE) else 1)


def _effect_worth(effect: tuple[Frame, ...]) -> float:
    return sum([_part_worth(frame) for frame in effect])


_TILE_WORTH: Final = [_effect_worth(TILE_EFFECT[tile]) for tile in range(TILE_COUNT)]
_CREST_WORTH: Final = [_effect_worth(effect) for effect in CREST_EFFECT]
_HOUSE_WORTH: Final = [_effect_worth(effect) for effect in HOUSE_EFFECT]


def value(at: Europe, seat: int, ended: bool = False) -> float:
    """What the position is worth to the seat, in points at the end; `ended` if it does nothing more in this turn."""
    players = at.players
    left = TURNS * (ROUNDS - at.round) - len(at.taken[seat])
    turn = _Turn(at, seat, ended)
    points = turn.points
    merchant, houses = at.merchants[seat], tuple(at.houses)
    rooms = tuple(at.rooms[ROOMS * seat : ROOMS * seat + ROOMS])
    crests = tuple(at.crests[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS])
    storehouse, fulfilled = at.storehouses[seat], len(at.contracts[seat])
    sites = (tuple(at.pillars), tuple(at.stacks), tuple(at.costs))

    on_map = _houses(players, seat, houses, at.house_supply[seat], merchant, points[MERCHANT], left)
    cathedrals = _pillars(players, seat, sites, at.pillar_supply[seat], at.architects[seat], points[ARCHITECT], left)
    board = _board(rooms, crests, storehouse, left)
    tiles = _tiles(storehouse, rooms, points[CHARACTER], left, ended)
    purse = _purse(tuple(turn.goods), storehouse, crests, fulfilled, seat, sites, at.built[seat], left, ended)
    king, track = _king(tuple(at.track), seat, at.corruption, at.round, points[KING])

    counts: list[_Count] = [
        (on_map.now, on_map.soon + _ROOF * board.filling),
        (cathedrals.now, cathedrals.soon),
        (fulfilled, purse.contracts),
        (at.built[seat].bit_count(), purse.cathedrals),
        (board.crests, 0.0),
        (board.upper, 0.0),
        (board.filled, board.filling),
    ]
    total = at.points(seat) + turn.worth + on_map.worth + cathedrals.worth + board.worth + tiles + purse.worth + king
    for number in range(at.round, ROUNDS):
        turns = left - TURNS * (ROUNDS - 1 - number)
        present = _presence(players, seat, houses, at.fair_towns[number], merchant, points[MERCHANT], turns)
        total += present * _fair(number, at.fairs[number], counts, turns, track if number == at.round else 0.0)
    return total + PRODUCT_POINTS * _expected(counts, _HOUSES, left) * _expected(counts, _PILLARS, left)


_Count = tuple[int, float]
"""How much there is now of what fairs count, and how much will soon be added; in lists, in the order of `COUNTED`."""


def _expected(counts: list[_Count], what: int, turns: int) -> float:
    """How much of it there will be after so many turns."""
    now, soon = counts[what]
    return now + soon * _SOON[turns] + _GROWING[what] * turns


def _fair(number: int, fair: int, counts: list[_Count], turns: int, track: float) -> float:
    """What the fair of that round will give to somebody who takes part."""
    each = FAIR_BOARD[number] + FAIR_POINTS[fair]
    if COUNTED[FAIR_COUNTS[fair][0]] == "king_track":
        return each + track
    return each * min([_expected(counts, what, turns) for what in FAIR_COUNTS[fair]])


class _Turn:
    """What the turn under way still brings: action points by action, resources, and parts of bonuses by their worth."""

    __slots__ = ("goods", "points", "worth")

    def __init__(self, at: Europe, seat: int, ended: bool) -> None:
        self.goods = at.goods[KINDS * seat : KINDS * seat + KINDS]
        self.points = [0] * (REAL_ACTIONS + 1)
        self.worth = 0.0
        if ended:
            return
        for frame in at.pending:
            code = frame[0]
            if code in (ACT, ACTION):
                self.points[frame[1]] += frame[2]
            elif code == DIE_TAKEN:
                action = at.action_tiles[frame[3]]
                self.goods[frame[1]] += frame[2]
                self.points[action] += AP_BASE - frame[2]
                if action != JOKER:
                    self.points[action] += at.bonus_ap[REAL_ACTIONS * seat + action]
            elif code == JOKER_ACTION:
                self.points[JOKER] += frame[1]
            elif code == ROAM:
                self.points[MERCHANT] += frame[1] + frame[3]
                self.points[ARCHITECT] += frame[2] + frame[4]
            elif code == ACTIVATING:
                self.worth += sum([_TILE_WORTH[at.rooms[ROOMS * seat + room]] for room in range(ROOMS) if frame[2] >> room & 1])
            elif code == PARTS or code in _PART:
                self.worth += _part_worth(frame)
        for action, weight in _UNSPENT.items():
            self.worth += weight * self.points[action]


# --- the map -------------------------------------------------------------------------------------------------------------


class _Pieces(NamedTuple):
    """Houses or pillars on the map, those that will soon be there, and what their places will bring besides."""

    now: int
    soon: float
    worth: float


def _reach(needed: int, points: int, left: int) -> float:
    """How sure it is that a piece does what needs so many action points: they are there, or some are still to come."""
    if needed <= points:
        return _STEP_NOW**needed
    return _SOON[left] * _STEP_LATER ** (needed - points)


def _best_places(now: int, places: list[tuple[float, float]], supply: int) -> _Pieces:
    """The best places for the pieces in the supply; each has its reach and its worth."""
    places.sort(key=lambda place: -place[0] * (place[1] + _PLACED))
    soon = worth = 0.0
    for (reach, bonus), weight in zip(places[:supply], _RANKS, strict=False):
        soon += weight * reach
        worth += weight * reach * bonus
    return _Pieces(now, soon, worth)


@lru_cache(_REMEMBERED)
def _houses(players: int, seat: int, houses: Tiles, supply: int, merchant: int, points: int, left: int) -> _Pieces:
    """The own houses, and the towns where the merchant may place more."""
    places: list[tuple[float, float]] = []
    for town in range(TOWNS if supply else 0):
        spaces = HOUSES_AT[players][town]
        free = [_HOUSE_WORTH[space] for space in spaces if houses[space] == NONE]
        if free and seat not in [houses[space] for space in spaces]:
            places.append((_reach(DISTANCE[merchant][town] + 1, points, left), max(free)))
    return _best_places(houses.count(seat), places, supply)


_Sites = tuple[Tiles, Tiles, Tiles]
"""Of every cathedral the pillars (as bits), the tiles taken and the cost tile."""


def _cathedral_points(sites: _Sites, cathedral: int) -> int:
    """What contributing to the cathedral gives now; 0 if nothing is left."""
    _pillars, stacks, costs = sites
    stack = CATHEDRAL_POINTS[cathedral]
    return COST_POINTS[costs[cathedral]] + stack[stacks[cathedral]] if stacks[cathedral] < len(stack) else 0


@lru_cache(_REMEMBERED)
def _pillars(players: int, seat: int, sites: _Sites, supply: int, architect: int, points: int, left: int) -> _Pieces:
    """The own pillars, and the cathedrals where the architect may place more."""
    pillars, _stacks, costs = sites
    places: list[tuple[float, float]] = []
    for cathedral in range(CATHEDRALS if supply else 0):
        standing = pillars[cathedral]
        room = standing.bit_count() < PILLAR_SPACES[players][cathedral] and COST_STONE[costs[cathedral]] != NONE
        if room and not standing >> seat & 1:
            reach = _reach(DISTANCE[architect][CATHEDRAL_TOWN[cathedral]] + 1, points, left)
            places.append((reach, _SITE * _FINISHED[left] * _cathedral_points(sites, cathedral)))
    return _best_places(sum([standing >> seat & 1 for standing in pillars]), places, supply)


@lru_cache(_REMEMBERED)
def _presence(players: int, seat: int, houses: Tiles, town: int, merchant: int, points: int, turns: int) -> float:
    """How sure the seat is to take part in the fair of this town so many turns from now."""
    if seat in [houses[space] for space in HOUSES_AT[players][town]]:
        return 1.0
    missing = DISTANCE[merchant][town] - points
    if missing <= 0:
        return _STAYS if turns else 1.0
    return _SOON[turns] * math.pow(_STEP_LATER, missing * TURNS / (TURNS + turns))


# --- the player board ----------------------------------------------------------------------------------------------------


class _Board(NamedTuple):
    """What fairs count on the player board, how near buildings are to being filled, and what completing them is worth."""

    crests: int
    upper: int
    filled: int
    filling: float
    worth: float


@lru_cache(_REMEMBERED)
def _board(rooms: Tiles, crests: Tiles, storehouse: Tiles, left: int) -> _Board:
    held = sum([1 for tile in storehouse if TILE_KIND[tile] == CREST])
    chance = _FINISHED[left]
    filled = 0
    filling = completed = worth = 0.0
    for building in range(BUILDINGS):
        empty = sum([1 for room in ROOMS_OF[building] if rooms[room] == NONE])
        likely = chance**empty
        if empty:
            filling += likely
        elif building != FULL:
            filled += 1
        if crests[building] == NONE:
            likely *= math.pow(chance, _HELD_CREST if held else 1.0)
        completed += likely
        worth += likely * BUILDING_AP[building] * left * _MARKER
    upper = sum([1 for room, floor in enumerate(ROOM_FLOOR) if floor > 1 and rooms[room] != NONE])
    return _Board(BUILDINGS - crests.count(NONE) + held, upper, filled, filling, worth + _between(COMPLETED_POINTS, completed))


def _between(table: list[int], place: float) -> float:
    """The number at this place of the table, or between two of them."""
    low = int(max(0.0, min(place, len(table) - 1.0)))
    high = min(low + 1, len(table) - 1)
    return table[low] + (table[high] - table[low]) * max(0.0, place - low)


@lru_cache(_REMEMBERED)
def _tiles(storehouse: Tiles, rooms: Tiles, points: int, left: int, ended: bool) -> float:
    """Helpers and characters in the storehouse, and how crowded it is there."""
    if ended and not left:
        return 0.0
    worth = -_CROWDED[min(len(storehouse), STOREHOUSE)] * min(1.0, left / TURNS)
    for tile in storehouse:
        if TILE_KIND[tile] == CHARACTER_TILE:
            costs = _room_costs(TILE_TYPE[tile], rooms)
            if costs:
                worth += (_MOVES_IN if min(costs) <= points else _WAITS * _SOON[left]) * (_TILE_WORTH[tile] + _LODGER)
        elif TILE_KIND[tile] not in (CONTRACT_TILE, CREST):
            worth += _HELPER * _TILE_WORTH[tile]
    return worth


def _room_costs(kind: int, rooms: Tiles) -> list[int]:
    """The action points for every room that a character of this kind may take."""
    kinds = [[TILE_TYPE[rooms[room]] for room in ROOMS_OF[building] if rooms[room] != NONE] for building in range(BUILDINGS)]
    homes = [building for building in range(BUILDINGS) if kind in kinds[building]]
    homes = homes or [building for building in range(BUILDINGS) if not kinds[building]]
    return [ROOM_COST[room] for home in homes for room in ROOMS_OF[home] if rooms[room] == NONE]


# --- resources, and what is to be paid -----------------------------------------------------------------------------------


class _Purse(NamedTuple):
    """What the resources and all that they pay for are worth, and how many contracts and cathedrals will soon be paid."""

    contracts: float
    cathedrals: float
    worth: float


class _Claims:
    """Resources that are set aside for one purpose after the other."""

    def __init__(self, goods: Tiles, left: int, ended: bool) -> None:
        self.goods = list(goods)
        self.chance = 0.0 if ended and not left else _PAID[left]
        self.worth = 0.0

    def missing(self, kind: int, count: int) -> int:
        """How many of these would still be missing after buying some for gold."""
        missing = max(0, count - self.goods[kind])
        return max(0, missing - self.goods[GOLD] // TRADE_GOLD) if kind != GOLD else missing

    def claim(self, needs: list[tuple[int, int]], gain: float) -> float:
        """Set aside what there is for this gain; says how sure it is to come."""
        before = sum(self.goods)
        missing = 0
        for kind, count in needs:
            held = min(self.goods[kind], count)
            self.goods[kind] -= held
            missing += count - held
        bought = min(missing, self.goods[GOLD] // TRADE_GOLD)
        self.goods[GOLD] -= TRADE_GOLD * bought
        chance = 0.0 if not self.chance else self.chance ** (missing - bought)
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


@lru_cache(_REMEMBERED)
def _purse(
    goods: Tiles, storehouse: Tiles, crests: Tiles, fulfilled: int, seat: int, sites: _Sites, built: int, left: int, ended: bool
) -> _Purse:
    claims = _Claims(goods, left, ended)
    contracts = _contracts(claims, [tile for tile in storehouse if TILE_KIND[tile] == CONTRACT_TILE], fulfilled, left)
    _crests(claims, sum([1 for tile in storehouse if TILE_KIND[tile] == CREST]), crests)
    open_ = [number for number in range(CATHEDRALS) if sites[0][number] >> seat & 1 and not built >> number & 1]
    cathedrals = _cathedrals(claims, [(_cathedral_points(sites, number), COST_STONE[sites[2][number]]) for number in open_])
    return _Purse(contracts, cathedrals, claims.worth + claims.surplus(left))


def _contracts(claims: _Claims, held: list[int], fulfilled: int, left: int) -> float:
    """Contracts in the storehouse, the cheapest first; says how many will be fulfilled."""
    expected = 0.0
    cheapest = sorted(held, key=lambda tile: sum(TILE_COST[tile]) + TILE_SAME[tile])
    for place, tile in enumerate(cheapest[: CONTRACT_SPACES - fulfilled]):
        cost = TILE_COST[tile]
        needs = [(kind, cost[kind]) for kind in range(KINDS) if cost[kind]]
        if TILE_SAME[tile]:
            most = max(range(1, KINDS), key=lambda kind: claims.goods[kind] - cost[kind])
            needs.append((most, TILE_SAME[tile]))
        space = fulfilled + place
        gain = TILE_POINTS[tile] + _TILE_WORTH[tile] + CONTRACT_SPACE_POINTS[space]
        if CONTRACT_SPACE_PILLAR[space]:
            gain += _FREED_PILLAR * _SOON[left]
        expected += claims.claim(needs, gain)
    return expected


def _crests(claims: _Claims, held: int, crests: Tiles) -> None:
    """Crests in the storehouse, each for the building where it brings most."""
    free = [building for building in range(BUILDINGS) if crests[building] == NONE]
    for _ in range(held):
        best = max(
            free,
            key=lambda building: (
                _CREST_WORTH[building] * claims.chance ** claims.missing(FOOD, CREST_FOOD[building])
                - _FOOD * CREST_FOOD[building]
            ),
        )
        free.remove(best)
        claims.claim([(FOOD, CREST_FOOD[best])], _CREST_WORTH[best])


def _cathedrals(claims: _Claims, open_: list[tuple[int, int]]) -> float:
    """Cathedrals with an own pillar by points and stone, the best for its stone first; says how many will be paid."""
    best_first = sorted([site for site in open_ if site[0]], key=lambda site: -site[0] / site[1])
    return sum([claims.claim([(STONE, stone)], points) for points, stone in best_first])


# --- the king track ------------------------------------------------------------------------------------------------------


@lru_cache(_REMEMBERED)
def _king(track: Tiles, seat: int, corruption: Tiles, number: int, points: int) -> tuple[float, float]:
    """What the place on the track is worth in this round and the next ones; and what it scores at the end of this one."""
    hidden = TURNS - len(corruption)
    mean = (sum(CORRUPTION) - sum(corruption)) / (len(CORRUPTION) - len(corruption))
    now = track[seat] + points
    place = now - hidden * mean
    scored = _between(TRACK, place)
    ahead = sum([1 for other, space in enumerate(track) if other != seat and space >= now])
    last = number == ROUNDS - 1
    leads = (LAST_LEADER_POINTS if last else _LEADER) if not ahead else 0.0
    worth = (leads - (0.0 if last else _BEHIND * ahead)) / (1 + hidden)
    weight = 1.0
    for _round in range(number, ROUNDS):
        worth += weight * _between(TRACK, place)
        weight *= _NEXT_ROUND
        place = max(place, TRACK_START) + _CLIMB - TURNS * sum(CORRUPTION) / len(CORRUPTION)
    return worth, scored
