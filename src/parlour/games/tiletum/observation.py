"""What one viewer may know: everything that lies on the table. Nothing is hidden in Tiletum but what nobody knows."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

import msgspec

from parlour.engine.chance import Dice
from parlour.games.tiletum.buildings import completed, filled, resident_types
from parlour.games.tiletum.components import (
    BUILDINGS,
    CATHEDRAL_POINTS,
    CATHEDRALS,
    FACES,
    FINAL_SOURCES,
    KINDS,
    NONE,
    REAL_ACTIONS,
    ROOF_HOUSE,
    ROOMS,
    ROUNDS,
    SOURCES,
    Frame,
    Tiles,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.opening import opening
from parlour.games.tiletum.operations.act import ACT
from parlour.games.tiletum.operations.registry import NAMES
from parlour.games.tiletum.scoring import fair_each, fair_points, final_points, takes_part
from parlour.games.tiletum.state import TiletumState
from parlour.games.tiletum.wheel import points_at, resources_of, value_at

Die = tuple[int, int]
"""The resource that names its colour, and its value."""


class Source(msgspec.Struct, frozen=True):
    """Points of one source, by seat."""

    name: str
    points: list[int]
    final: bool
    """Whether they came when the game was over."""


class Tie(msgspec.Struct, frozen=True):
    """Two neighbours in the ranking with equal points, and what put the first before the other."""

    seat: int
    other: int
    by: Literal["order"]


class Result(msgspec.Struct, frozen=True):
    """The end, and how it came about."""

    scores: list[int]
    ranking: list[int]
    order: list[int]
    """The seats from the first place to the last."""
    sources: list[Source]
    ties: list[Tie]


class Gives(msgspec.Struct, frozen=True):
    """What a die gives: so many of its resource, and an action with so many points."""

    resources: int
    points: int


class Player(msgspec.Struct, frozen=True):
    """One player's board and pieces."""

    points: int
    earned: tuple[int, ...]
    """Points by source: start, contracts, cathedrals, crests, house bonuses, helpers, characters, king track, fairs, and at
    the end houses x pillars, buildings, resources."""
    goods: tuple[int, ...]
    """Gold, food, wool, stone, iron."""
    storehouse: Tiles
    using: Tiles
    """Helpers that are being resolved; they still take up their space."""
    rooms: tuple[int, ...]
    """The character in each of the nine rooms, building by building from the ground floor; -1 for none."""
    roofs: tuple[bool, ...]
    """Which of the six buildings have a house on the roof that has not come into the supply yet."""
    crests: tuple[int, ...]
    """The crest tile below each of the six buildings; -1 for none."""
    completed: tuple[bool, ...]
    """Which of the six buildings are completed."""
    bonus_ap: tuple[int, ...]
    """Points of the bonus marker at contract, character, architect, merchant and king."""
    die_gives: tuple[Gives, ...]
    """By place of the wheel: what a die there would give."""
    contracts: Tiles
    """Fulfilled contracts in order."""
    houses: int
    """In the supply."""
    pillars: int
    """In the supply."""
    cathedrals: tuple[int, ...]
    """The cathedrals to which the player has contributed."""
    merchant: int
    architect: int
    track: int
    """The space on the king track."""
    dice: tuple[Die, ...]
    """The dice taken in this round, as they were turned."""
    at_fair: bool
    """Whether the player would take part in the fair of this round if it were held now."""
    fair_points: int
    """What the fair of this round would give now to somebody who takes part."""
    end_points: tuple[int, int, int]
    """What houses x pillars, completed buildings and resources would give if the game ended now."""


class Observation(msgspec.Struct, frozen=True):
    """One viewer's knowledge of a position. -1 stands for none."""

    viewer: int
    players: int
    stage: str
    """What is under way: the name of its operation."""
    round: int
    rounds: int
    turn_number: int
    """Which of the three turns of the round, from 0."""
    step: int
    turn: int
    """The seat that decides, or -1."""
    to_act: tuple[int, ...]
    order: tuple[int, ...]
    """The seats in turn order."""
    pending: list[Frame]
    """What is still to be done, the operation under way last; its module in `operations` tells the numbers."""
    action: int
    """The action under way, or -1."""
    action_points: int
    """The points left in it, or 0."""
    exchanged: bool
    actions: tuple[int, ...]
    """The actions clockwise around the wheel."""
    values: list[int]
    """The die value at each of them."""
    tiles: list[int]
    """The bonus tile at each of them."""
    king_tile: int
    map_tiles: list[int]
    """By bonus space."""
    dice: list[Die]
    """At the wheel."""
    bag: list[int]
    """Dice in the bag by colour."""
    bonus_pile: Tiles
    """What is still in each pile: anybody can work it out, but not in which order it comes."""
    bonus_discard: Tiles
    contract_pile: Tiles
    character_pile: Tiles
    contract_offer: list[int]
    character_offer: list[int]
    costs: list[int]
    """The construction cost tile of each cathedral."""
    stacks: list[int]
    """How many tiles of each cathedral are taken."""
    cathedral_tiles: list[tuple[int, ...]]
    """The points of the tiles that are left of each cathedral, from the top."""
    pillars: list[tuple[int, ...]]
    """The seats with a pillar at each cathedral."""
    houses: list[int]
    """The seat with a house on each house space."""
    fair_towns: tuple[int, ...]
    fairs: tuple[int, ...]
    fair_each: tuple[int, ...]
    """What each of the fairs gives for each of what it counts."""
    corruption: tuple[int, ...]
    """The tokens shown in this round."""
    stacked: tuple[int, ...]
    """The seats in the order in which their markers came to their space of the king track: the first is the lowest."""
    boards: list[Player]
    result: Result | None


def _die(code: int) -> Die:
    return code // FACES, code % FACES + 1


def _player(europe: Europe, seat: int) -> Player:
    return Player(
        points=europe.points(seat),
        earned=europe.earned[seat],
        goods=tuple(europe.goods[KINDS * seat : KINDS * seat + KINDS]),
        storehouse=europe.storehouses[seat],
        using=europe.using if seat == europe.turn else (),
        rooms=tuple(europe.rooms[ROOMS * seat : ROOMS * seat + ROOMS]),
        roofs=tuple([ROOF_HOUSE[building] and not filled(europe, seat, building) for building in range(BUILDINGS)]),
        crests=tuple(europe.crests[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS]),
        completed=tuple([completed(europe, seat, building) for building in range(BUILDINGS)]),
        bonus_ap=tuple(europe.bonus_ap[REAL_ACTIONS * seat : REAL_ACTIONS * seat + REAL_ACTIONS]),
        die_gives=tuple(
            [
                Gives(resources_of(value_at(europe, place)), points_at(europe, seat, place))
                for place in range(len(europe.action_tiles))
            ]
        ),
        contracts=europe.contracts[seat],
        houses=europe.house_supply[seat],
        pillars=europe.pillar_supply[seat],
        cathedrals=tuple([number for number in range(CATHEDRALS) if europe.built[seat] >> number & 1]),
        merchant=europe.merchants[seat],
        architect=europe.architects[seat],
        track=europe.track[seat],
        dice=tuple([_die(code) for code in europe.taken[seat]]),
        at_fair=takes_part(europe, seat, europe.fair_towns[europe.round]),
        fair_points=fair_points(europe, seat, europe.round) if len(europe.fairs) == ROUNDS else 0,
        end_points=(0, 0, 0) if europe.is_over else final_points(europe, seat),
    )


def _result(europe: Europe) -> Result:
    scores, ranking = europe.scores(), europe.ranking()
    order = sorted(range(europe.players), key=lambda seat: ranking[seat])
    sources = [
        Source(name, [earned[source] for earned in europe.earned], source in FINAL_SOURCES)
        for source, name in enumerate(SOURCES)
    ]
    ties = [Tie(seat, other, "order") for seat, other in pairwise(order) if scores[seat] == scores[other]]
    return Result(scores, ranking, order, sources, ties)


def observe(europe: Europe, viewer: int) -> Observation:
    """The position as the viewer (a seat or a spectator) may know it."""
    frame = europe.pending[-1]
    _code, action, points, _of_die = frame if frame[0] == ACT else (ACT, NONE, 0, 0)
    seats = range(europe.players)
    return Observation(
        viewer=viewer,
        players=europe.players,
        stage=NAMES[frame[0]],
        round=europe.round,
        rounds=ROUNDS,
        turn_number=europe.turn_number,
        step=europe.step,
        turn=europe.turn,
        to_act=europe.to_act(),
        order=europe.order,
        pending=europe.pending[:],
        action=action,
        action_points=points,
        exchanged=europe.exchanged,
        actions=europe.action_tiles,
        values=[value_at(europe, place) for place in range(FACES)],
        tiles=europe.tile_at[:],
        king_tile=europe.king_tile,
        map_tiles=europe.map_tiles[:],
        dice=[_die(code) for code in europe.dice],
        bag=europe.bag[:],
        bonus_pile=europe.bonus_pile,
        bonus_discard=europe.bonus_discard,
        contract_pile=europe.contract_pile,
        character_pile=europe.character_pile,
        contract_offer=europe.contract_offer[:],
        character_offer=europe.character_offer[:],
        costs=europe.costs[:],
        stacks=europe.stacks[:],
        cathedral_tiles=[tuple(CATHEDRAL_POINTS[number][taken:]) for number, taken in enumerate(europe.stacks)],
        pillars=[tuple([seat for seat in seats if standing >> seat & 1]) for standing in europe.pillars],
        houses=europe.houses[:],
        fair_towns=europe.fair_towns,
        fairs=europe.fairs,
        fair_each=tuple([fair_each(number, fair) for number, fair in enumerate(europe.fairs)]),
        corruption=europe.corruption,
        stacked=europe.arrival,
        boards=[_player(europe, seat) for seat in seats],
        result=_result(europe) if europe.is_over else None,
    )


def sample(seen: Observation, rng: Dice) -> TiletumState:
    """The position with this very observation: there is only one, so chance has nothing to guess."""
    state = opening(seen.players, False, 0)
    state.round = seen.round
    state.turn_number = seen.turn_number
    state.step = seen.step
    state.turn = seen.turn
    state.order = seen.order
    state.pending = seen.pending[:]
    state.exchanged = seen.exchanged
    state.wheel = seen.values[0] - 1
    state.action_tiles = seen.actions
    state.tile_at = seen.tiles[:]
    state.king_tile = seen.king_tile
    state.map_tiles = seen.map_tiles[:]
    state.dice = tuple([FACES * resource + value - 1 for resource, value in seen.dice])
    state.bag = seen.bag[:]
    state.bonus_pile = seen.bonus_pile
    state.bonus_discard = seen.bonus_discard
    state.contract_pile = seen.contract_pile
    state.character_pile = seen.character_pile
    state.contract_offer = seen.contract_offer[:]
    state.character_offer = seen.character_offer[:]
    state.costs = seen.costs[:]
    state.stacks = seen.stacks[:]
    state.pillars = [sum([1 << seat for seat in standing]) for standing in seen.pillars]
    state.houses = seen.houses[:]
    state.fair_towns = seen.fair_towns
    state.fairs = seen.fairs
    state.corruption = seen.corruption
    state.arrival = seen.stacked
    boards = seen.boards
    state.taken = [tuple([FACES * resource + value - 1 for resource, value in board.dice]) for board in boards]
    state.track = [board.track for board in boards]
    state.earned = [board.earned for board in boards]
    state.goods = [count for board in boards for count in board.goods]
    state.storehouses = [board.storehouse for board in boards]
    state.using = tuple([tile for board in boards for tile in board.using])
    state.rooms = [tile for board in boards for tile in board.rooms]
    state.crests = [tile for board in boards for tile in board.crests]
    state.bonus_ap = [points for board in boards for points in board.bonus_ap]
    state.contracts = [board.contracts for board in boards]
    state.house_supply = [board.houses for board in boards]
    state.pillar_supply = [board.pillars for board in boards]
    state.built = [sum([1 << cathedral for cathedral in board.cathedrals]) for board in boards]
    state.merchants = [board.merchant for board in boards]
    state.architects = [board.architect for board in boards]
    state.residents = resident_types(state.rooms, seen.players)
    return state
