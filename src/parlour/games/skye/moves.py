"""The moves of Isle of Skye: what can be done, with the tiles' own numbers, in the order of the actions' numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.engine.messages import Message, Prompt
from parlour.engine.moves import Move, Number, Numbering
from parlour.games.skye.components import HIGHEST_PRICE, LEAST_PRICE, MAX_PLAYERS, SCORING_TILES, TILE_IDS
from parlour.games.skye.grid import SPOTS, TURNS, place_of


class Discard(Move, frozen=True):
    """Put the discard marker on a tile."""

    tile: int


class Price(Move, frozen=True):
    """Put gold on the next tile."""

    gold: Number


class Pass(Move, frozen=True):
    """Buy nothing."""


class Buy(Move, frozen=True):
    """Buy this tile from whoever sells it."""

    tile: int


class Take(Move, frozen=True):
    """Take this tile up to build it next."""

    tile: int


class Place(Move, frozen=True):
    """Lay the tile so far east and south of the castle, turned clockwise by quarter turns."""

    x: int
    y: int
    turns: int


class First(Move, frozen=True):
    """Chance: the start player."""

    seat: int


class Goal(Move, frozen=True):
    """Chance: the next scoring tile, for A to D in turn."""

    goal: str


class Draw(Move, frozen=True):
    """Chance: a tile from the bag."""

    tile: int


def _moves() -> Iterator[tuple[Move, str]]:
    yield from ((Discard(tile), f"discard {tile}") for tile in TILE_IDS)
    yield (Pass(), "pass")
    yield from ((Price(gold), f"price {gold}") for gold in range(1, HIGHEST_PRICE + 1))
    yield from ((Buy(tile), f"buy {tile}") for tile in TILE_IDS)
    yield from ((Take(tile), f"take {tile}") for tile in TILE_IDS)
    for x, y in map(place_of, range(SPOTS)):
        yield from ((Place(x, y, turns), f"place {x},{y} turn {turns}") for turns in range(TURNS))
    yield from ((First(seat), f"first {seat}") for seat in range(MAX_PLAYERS))
    yield from ((Goal(goal), f"goal {goal}") for goal in SCORING_TILES)
    yield from ((Draw(tile), f"draw {tile}") for tile in TILE_IDS)


def _never(move: Move) -> Prompt | None:
    """A price below the least, or above all the gold that can come together, has no number."""
    if not isinstance(move, Price):
        return None
    if move.gold < LEAST_PRICE:
        return Prompt(Message("skye-why-price-least", {"least": LEAST_PRICE}), "S-2.2")
    return Prompt(Message("skye-why-price-most", {}), "S-2.3") if move.gold > HIGHEST_PRICE else None


NUMBERING: Final = Numbering(_moves(), "'price 3', 'buy 17' or 'place 1,0 turn 2'", _never)
