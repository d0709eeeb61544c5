"""The observation as numbers for a learner. Tiles are planes by number, seats are turned so that the viewer comes first."""

from __future__ import annotations

from typing import Final

from parlour.engine.tensor import Layout, Seating
from parlour.games.skye.components import (
    CASTLE,
    DRAWN_TILES,
    FOR_SALE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_TILES,
    PLACES,
    SCORED,
    SCORING_TILES,
    SYMBOLS,
    TILE_COUNT,
    TILE_SYMBOLS,
    Tiles,
)
from parlour.games.skye.grid import REACH
from parlour.games.skye.island import SOURCES, STAGE_NAMES
from parlour.games.skye.observation import Observation

_ONE_OF_EACH: Final = [1] * TILE_COUNT

# What counts as much; only scales.
_MUCH_GOLD: Final = 20
_MANY_POINTS: Final = 50
_HIGH_INCOME: Final = 10
_MANY_SYMBOLS: Final = 10

LAYOUT: Final = Layout()
SEATING: Final = Seating(LAYOUT, MIN_PLAYERS, MAX_PLAYERS)
STAGE: Final = LAYOUT.block("stage", len(STAGE_NAMES))
ROUND: Final = LAYOUT.block("round", max(len(rounds) for rounds in SCORED))
START: Final = LAYOUT.block("start", MAX_PLAYERS)
TURN: Final = LAYOUT.block("turn", MAX_PLAYERS)
DONE: Final = LAYOUT.block("done", MAX_PLAYERS)
BAG_SIZE: Final = LAYOUT.block("bag_size", 1)

GOALS: Final = LAYOUT.block("goals", len(PLACES), len(SCORING_TILES))
GOAL_POINTS: Final = LAYOUT.block("goal_points", len(PLACES), MAX_PLAYERS)
GOLD: Final = LAYOUT.block("gold", MAX_PLAYERS)
SHOW_GOLD: Final = LAYOUT.block("show_gold", 1)
POINTS: Final = LAYOUT.block("points", MAX_PLAYERS)
EARNED: Final = LAYOUT.block("earned", MAX_PLAYERS, len(SOURCES))
END_POINTS: Final = LAYOUT.block("end_points", MAX_PLAYERS, 2)
NEXT_INCOME: Final = LAYOUT.block("next_income", MAX_PLAYERS, 3)
SYMBOLS_BUILT: Final = LAYOUT.block("symbols", MAX_PLAYERS, len(SYMBOLS))
"""How many of each symbol lie in each territory."""

LAND_SEAT: Final = LAYOUT.block("land_seat", TILE_COUNT, MAX_PLAYERS)
"""In whose territory each tile lies; the next blocks say where, from the castle, how turned, and as which tile of it."""
LAND_PLACE: Final = LAYOUT.block("land_place", TILE_COUNT, 2)
LAND_TURNS: Final = LAYOUT.block("land_turns", TILE_COUNT, 4)
LAND_ORDER: Final = LAYOUT.block("land_order", TILE_COUNT)

DRAWN: Final = LAYOUT.block("drawn", MAX_PLAYERS, DRAWN_TILES, TILE_COUNT)
"""In the order of drawing."""
DISCARD: Final = LAYOUT.block("discard", TILE_COUNT)
PRICES: Final = LAYOUT.block("prices", FOR_SALE)
"""The viewer's own; 0 while it is not set."""
MARKET: Final = LAYOUT.block("market", MAX_PLAYERS, FOR_SALE, TILE_COUNT)
"""What each seat still sells, and for how much."""
MARKET_PRICES: Final = LAYOUT.block("market_prices", MAX_PLAYERS, FOR_SALE)
GAINED: Final = LAYOUT.block("gained", MAX_PLAYERS, TILE_COUNT)
HAND: Final = LAYOUT.block("hand", TILE_COUNT)
CHOSEN: Final = LAYOUT.block("chosen", TILE_COUNT)
RETURNED: Final = LAYOUT.block("returned", TILE_COUNT)

DERIVED: Final = frozenset(
    {
        "rounds",
        "completed",
        "for_sale",
        "to_price",
        "result.scores",
        "result.ranking",
        "result.sources",
        "result.ties",
        "counted",
    }
)
"""What follows from the rest of the observation and has no block of its own."""


def tensor(seen: Observation) -> list[float]:
    """The observation in the blocks of `LAYOUT`."""
    out = LAYOUT.empty()
    seats = SEATING.write(out, seen.viewer, seen.players, seen.to_act)
    STAGE.mark(out, STAGE_NAMES.index(seen.stage))
    ROUND.mark(out, seen.round)
    if seen.start >= 0:
        START.mark(out, seats[seen.start])
    if seen.turn >= 0:
        TURN.mark(out, seats[seen.turn])
    BAG_SIZE.put(out, [seen.bag_size / TILE_COUNT])
    SHOW_GOLD.put(out, [seen.show_gold])
    for place, goal in enumerate(seen.goals):
        GOALS.mark(out, place, goal)
    for seat, place in enumerate(seats):
        _the_seat(out, seen, seat, place)
        _the_territory(out, seen, seat, place)
        _the_tiles(out, seen, seat, place)
    DISCARD.mark(out, seen.discard)
    PRICES.put(out, [price / _MUCH_GOLD for price in seen.prices])
    HAND.pile(out, seen.hand, _ONE_OF_EACH)
    CHOSEN.mark(out, seen.chosen)
    RETURNED.pile(out, seen.returned, _ONE_OF_EACH)
    return out


def _the_seat(out: list[float], seen: Observation, seat: int, place: int) -> None:
    DONE.put(out, [seen.done[seat]], place)
    for letter, points in enumerate(seen.goal_points):
        GOAL_POINTS.put(out, [points[seat] / _MANY_POINTS], letter, place)
    GOLD.put(out, [seen.gold[seat] / _MUCH_GOLD], place)
    POINTS.put(out, [seen.points[seat] / _MANY_POINTS], place)
    EARNED.put(out, [points / _MANY_POINTS for points in seen.earned[seat]], place)
    END_POINTS.put(out, [points / _MANY_POINTS for points in seen.end_points[seat]], place)
    NEXT_INCOME.put(out, [gold / _HIGH_INCOME for gold in seen.next_income[seat]], place)


def _the_territory(out: list[float], seen: Observation, seat: int, place: int) -> None:
    totals = [0] * len(SYMBOLS)
    for number, (tile, x, y, turns) in enumerate(seen.territories[seat]):
        if tile == CASTLE:
            continue
        LAND_SEAT.mark(out, tile, place)
        LAND_PLACE.put(out, [x / REACH, y / REACH], tile)
        LAND_TURNS.mark(out, tile, turns)
        LAND_ORDER.put(out, [number / MOST_TILES], tile)
        totals = [total + more for total, more in zip(totals, TILE_SYMBOLS[tile], strict=True)]
    SYMBOLS_BUILT.put(out, [total / _MANY_SYMBOLS for total in totals], place)


def _the_tiles(out: list[float], seen: Observation, seat: int, place: int) -> None:
    for number, tile in enumerate(seen.drawn[seat]):
        DRAWN.mark(out, place, number, tile)
    for number, (tile, price) in enumerate(seen.market[seat]):
        MARKET.mark(out, place, number, tile)
        MARKET_PRICES.put(out, [price / _MUCH_GOLD], place, number)
    gained: Tiles = seen.gained[seat]
    GAINED.pile(out, gained, _ONE_OF_EACH, place)
