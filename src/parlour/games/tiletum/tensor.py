"""The observation as numbers for a learner. Every tile says where it lies; seats are turned so that the viewer comes first."""

from __future__ import annotations

from typing import Final

from parlour.engine.tensor import Block, Layout, Seating
from parlour.games.tiletum.components import (
    ACTIONS,
    BUILDINGS,
    CATHEDRAL_POINTS,
    CATHEDRALS,
    CHARACTER_SLOTS,
    CONTRACT_SLOTS,
    CONTRACT_SPACE_PILLAR,
    CORRUPTION,
    COST_IDS,
    FACES,
    FAIRS,
    HOUSE_TOWN,
    KINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    REAL_ACTIONS,
    ROOMS,
    ROUNDS,
    SOURCES,
    SPACES,
    STOREHOUSE,
    TILE_COUNT,
    TILE_SPACE_TOWN,
    TRACK,
    TURNS,
)
from parlour.games.tiletum.observation import Observation, Player
from parlour.games.tiletum.opening import opening
from parlour.games.tiletum.operations.registry import NAMES

# What counts as much; only scales.
_MANY_ACTION_POINTS: Final = 8
_MANY_POINTS: Final = 50
_MANY_GOODS: Final = 10
_MANY_PIECES: Final = 8

_SHARED: Final = (
    *("bonus_pile", "bonus_discard", "contract_pile", "character_pile"),
    *("tiles", "king_tile", "map_tiles", "contract_offer", "character_offer"),
)
"""Where a tile may lie that belongs to nobody."""
_OWNED: Final = ("storehouse", "using", "rooms", "crests", "contracts")
"""Where a tile may lie that belongs to somebody."""
_SPOTS: Final = max(
    *(FACES, len(TILE_SPACE_TOWN), CONTRACT_SLOTS, CHARACTER_SLOTS),
    *(STOREHOUSE, ROOMS, BUILDINGS, len(CONTRACT_SPACE_PILLAR)),
)
_DEPTH: Final = max(len(opening(players, True, 0).pending) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1))
"""Nothing is ever as deep as the stack of set-up."""
_ARGUMENTS: Final = max(CHARACTER_SLOTS, 6)
_BITS: Final = max(TILE_COUNT.bit_length(), 1 + ROOMS)

LAYOUT: Final = Layout()
SEATING: Final = Seating(LAYOUT, MIN_PLAYERS, MAX_PLAYERS)
STAGE: Final = LAYOUT.block("stage", len(NAMES))
ROUND: Final = LAYOUT.block("round", ROUNDS)
TURN_NUMBER: Final = LAYOUT.block("turn_number", TURNS + 1)
STEP: Final = LAYOUT.block("step", MAX_PLAYERS + 1)
TURN: Final = LAYOUT.block("turn", MAX_PLAYERS)
ORDER: Final = LAYOUT.block("order", MAX_PLAYERS, MAX_PLAYERS)
STACKED: Final = LAYOUT.block("stacked", MAX_PLAYERS, MAX_PLAYERS)

PENDING: Final = LAYOUT.block("pending", _DEPTH, len(NAMES))
"""The stack of what is still to be done, the operation under way first."""
PENDING_ARGUMENTS: Final = LAYOUT.block("pending_arguments", _DEPTH, _ARGUMENTS, 2 + _BITS)
"""What each needs to know: whether the number is there, whether it is below 0, and its digits in base two."""
ACTION: Final = LAYOUT.block("action", len(ACTIONS))
ACTION_POINTS: Final = LAYOUT.block("action_points", 1)
EXCHANGED: Final = LAYOUT.block("exchanged", 1)

WHEEL_ACTIONS: Final = LAYOUT.block("actions", FACES, len(ACTIONS))
WHEEL_VALUES: Final = LAYOUT.block("values", FACES, FACES)
DICE: Final = LAYOUT.block("dice", KINDS, FACES)
"""How many of each colour and value lie at the wheel."""
BAG: Final = LAYOUT.block("bag", KINDS)
COSTS: Final = LAYOUT.block("costs", CATHEDRALS, len(COST_IDS))
STACKS: Final = LAYOUT.block("stacks", CATHEDRALS, 1 + max(len(points) for points in CATHEDRAL_POINTS))
PILLARS: Final = LAYOUT.block("pillars", CATHEDRALS, MAX_PLAYERS)
HOUSES: Final = LAYOUT.block("houses", len(HOUSE_TOWN), MAX_PLAYERS)
FAIR_TOWNS: Final = LAYOUT.block("fair_towns", ROUNDS, len(SPACES))
FAIR_TILES: Final = LAYOUT.block("fairs", ROUNDS, len(FAIRS))
CORRUPTION_SHOWN: Final = LAYOUT.block("corruption", len(CORRUPTION), 1 + max(CORRUPTION))

TILE_AT: Final = LAYOUT.block("tile_at", TILE_COUNT, len(_SHARED))
"""Where each tile lies that belongs to nobody: the piles, the wheel, the king track, the map, the offers."""
TILE_OF: Final = LAYOUT.block("tile_of", TILE_COUNT, MAX_PLAYERS, len(_OWNED))
"""Where each tile lies that belongs to somebody: storehouse, being used, rooms, crests, contracts."""
TILE_SPOT: Final = LAYOUT.block("tile_spot", TILE_COUNT, _SPOTS)
"""On which space there, where there are several."""

POINTS: Final = LAYOUT.block("points", MAX_PLAYERS)
EARNED: Final = LAYOUT.block("earned", MAX_PLAYERS, len(SOURCES))
GOODS: Final = LAYOUT.block("goods", MAX_PLAYERS, KINDS)
COMPLETED: Final = LAYOUT.block("completed", MAX_PLAYERS, BUILDINGS)
BONUS_AP: Final = LAYOUT.block("bonus_ap", MAX_PLAYERS, REAL_ACTIONS)
HOUSE_SUPPLY: Final = LAYOUT.block("house_supply", MAX_PLAYERS)
PILLAR_SUPPLY: Final = LAYOUT.block("pillar_supply", MAX_PLAYERS)
CATHEDRALS_OF: Final = LAYOUT.block("cathedrals", MAX_PLAYERS, CATHEDRALS)
MERCHANT: Final = LAYOUT.block("merchant", MAX_PLAYERS, len(SPACES))
ARCHITECT: Final = LAYOUT.block("architect", MAX_PLAYERS, len(SPACES))
TRACK_SPACE: Final = LAYOUT.block("track", MAX_PLAYERS, len(TRACK))
TAKEN_COLOUR: Final = LAYOUT.block("taken_colour", MAX_PLAYERS, TURNS, KINDS)
"""The dice that each seat took in this round, in order."""
TAKEN_VALUE: Final = LAYOUT.block("taken_value", MAX_PLAYERS, TURNS, FACES)
AT_FAIR: Final = LAYOUT.block("at_fair", MAX_PLAYERS)
FAIR_POINTS: Final = LAYOUT.block("fair_points", MAX_PLAYERS)
END_POINTS: Final = LAYOUT.block("end_points", MAX_PLAYERS, 3)

DERIVED: Final = frozenset(
    {
        *("rounds", "cathedral_tiles", "fair_each", "boards.roofs", "boards.die_gives"),
        *(f"result.{field}" for field in ("scores", "ranking", "order", "sources", "ties")),
    }
)
"""What follows from the rest of the observation and has no block of its own."""


def tensor(seen: Observation) -> list[float]:
    """The observation in the blocks of `LAYOUT`."""
    out = LAYOUT.empty()
    seats = SEATING.write(out, seen.viewer, seen.players, seen.to_act)
    STAGE.mark(out, NAMES.index(seen.stage))
    ROUND.mark(out, seen.round)
    TURN_NUMBER.mark(out, seen.turn_number)
    STEP.mark(out, seen.step)
    if seen.turn >= 0:
        TURN.mark(out, seats[seen.turn])
    for number, seat in enumerate(seen.order):
        ORDER.mark(out, number, seats[seat])
    for number, seat in enumerate(seen.stacked):
        STACKED.mark(out, number, seats[seat])
    _what_is_pending(out, seen)
    _the_board(out, seen, seats)
    for where, name in enumerate(_SHARED):
        found = getattr(seen, name)
        _tiles(out, (found,) if isinstance(found, int) else found, isinstance(found, list), TILE_AT, where)
    for seat, board in enumerate(seen.boards):
        _the_seat(out, board, seats[seat])
    return out


def _what_is_pending(out: list[float], seen: Observation) -> None:
    for depth, frame in enumerate(reversed(seen.pending)):
        PENDING.mark(out, depth, frame[0])
        for number, argument in enumerate(frame[1:]):
            digits = [abs(argument) >> bit & 1 for bit in range(_BITS)]
            PENDING_ARGUMENTS.put(out, [1, argument < 0, *digits], depth, number)
    ACTION.mark(out, seen.action)
    ACTION_POINTS.put(out, [seen.action_points / _MANY_ACTION_POINTS])
    EXCHANGED.put(out, [seen.exchanged])


def _the_board(out: list[float], seen: Observation, seats: list[int]) -> None:
    for number, action in enumerate(seen.actions):
        WHEEL_ACTIONS.mark(out, number, action)
    for number, value in enumerate(seen.values):
        WHEEL_VALUES.mark(out, number, value - 1)
    for colour, value in seen.dice:
        out[DICE.at(colour, value - 1)] += 1 / MAX_PLAYERS
    BAG.put(out, [count / MAX_PLAYERS for count in seen.bag])
    for cathedral in range(CATHEDRALS):
        COSTS.mark(out, cathedral, seen.costs[cathedral])
        STACKS.mark(out, cathedral, seen.stacks[cathedral])
        for seat in seen.pillars[cathedral]:
            PILLARS.mark(out, cathedral, seats[seat])
    for space, seat in enumerate(seen.houses):
        if seat >= 0:
            HOUSES.mark(out, space, seats[seat])
    for number, town in enumerate(seen.fair_towns):
        FAIR_TOWNS.mark(out, number, town)
    for number, fair in enumerate(seen.fairs):
        FAIR_TILES.mark(out, number, fair)
    for number, steps in enumerate(seen.corruption):
        CORRUPTION_SHOWN.mark(out, number, steps)


def _tiles(out: list[float], tiles: tuple[int, ...] | list[int], in_order: bool, block: Block, *place: int) -> None:
    """Mark where the tiles lie; and on which space, where these have an order."""
    for spot, tile in enumerate(tiles):
        if tile >= 0:
            block.mark(out, tile, *place)
            if in_order:
                TILE_SPOT.mark(out, tile, spot)


def _the_seat(out: list[float], board: Player, place: int) -> None:
    POINTS.put(out, [board.points / _MANY_POINTS], place)
    EARNED.put(out, [points / _MANY_POINTS for points in board.earned], place)
    GOODS.put(out, [count / _MANY_GOODS for count in board.goods], place)
    COMPLETED.put(out, board.completed, place)
    BONUS_AP.put(out, [points / _MANY_ACTION_POINTS for points in board.bonus_ap], place)
    HOUSE_SUPPLY.put(out, [board.houses / _MANY_PIECES], place)
    PILLAR_SUPPLY.put(out, [board.pillars / _MANY_PIECES], place)
    for cathedral in board.cathedrals:
        CATHEDRALS_OF.mark(out, place, cathedral)
    MERCHANT.mark(out, place, board.merchant)
    ARCHITECT.mark(out, place, board.architect)
    TRACK_SPACE.mark(out, place, board.track)
    for number, (colour, value) in enumerate(board.dice):
        TAKEN_COLOUR.mark(out, place, number, colour)
        TAKEN_VALUE.mark(out, place, number, value - 1)
    AT_FAIR.put(out, [board.at_fair], place)
    FAIR_POINTS.put(out, [board.fair_points / _MANY_POINTS], place)
    END_POINTS.put(out, [points / _MANY_POINTS for points in board.end_points], place)
    for where, name in enumerate(_OWNED):
        _tiles(out, getattr(board, name), True, TILE_OF, place, where)
