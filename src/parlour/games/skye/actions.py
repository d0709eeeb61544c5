"""The actions of Isle of Skye: numbers, typed forms and notation, all from one table."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from parlour.engine.errors import NotationError
from parlour.games.skye.components import HIGHEST_PRICE, MAX_PLAYERS, SCORING_TILES, TILE_COUNT
from parlour.games.skye.territory import SPOTS, place_of, spot_of


class Discard(NamedTuple):
    """Put the discard marker on a tile."""

    tile: int


class Price(NamedTuple):
    """Put gold on the next tile."""

    gold: int


class Pass(NamedTuple):
    """Buy nothing."""


class Buy(NamedTuple):
    """Buy this tile from whoever sells it."""

    tile: int


class Take(NamedTuple):
    """Take this tile up to build it next."""

    tile: int


class Place(NamedTuple):
    """Lay the tile so far east and south of the castle, turned clockwise by quarter turns."""

    x: int
    y: int
    turns: int


class First(NamedTuple):
    """Chance: the start player."""

    seat: int


class Goal(NamedTuple):
    """Chance: the next scoring tile, for A to D in turn."""

    scoring: int


class Draw(NamedTuple):
    """Chance: a tile from the bag."""

    tile: int


Action: TypeAlias = Discard | Price | Pass | Buy | Take | Place | First | Goal | Draw

# The numbers: each family is a run that starts here.
DISCARD: Final = 0
PASS: Final[int] = DISCARD + TILE_COUNT
PRICE: Final[int] = PASS
"""`PRICE + gold`."""
BUY: Final[int] = PRICE + HIGHEST_PRICE + 1
TAKE: Final[int] = BUY + TILE_COUNT
PLACE: Final[int] = TAKE + TILE_COUNT
"""`PLACE + 4 * spot + rotation`."""
FIRST: Final[int] = PLACE + 4 * SPOTS
GOAL: Final[int] = FIRST + MAX_PLAYERS
DRAW: Final[int] = GOAL + len(SCORING_TILES)
ACTION_COUNT: Final[int] = DRAW + TILE_COUNT


def typed(action: int) -> Action:
    """The action as a typed tuple."""
    if action < PASS:
        return Discard(action - DISCARD)
    if action == PASS:
        return Pass()
    if action < BUY:
        return Price(action - PRICE)
    if action < TAKE:
        return Buy(action - BUY)
    if action < PLACE:
        return Take(action - TAKE)
    if action < FIRST:
        x, y = place_of((action - PLACE) // 4)
        return Place(x, y, (action - PLACE) % 4)
    if action < GOAL:
        return First(action - FIRST)
    if action < DRAW:
        return Goal(action - GOAL)
    return Draw(action - DRAW)


def notation(action: int) -> str:
    """The action as text; tiles by the number in the component list."""
    act = typed(action)
    if isinstance(act, Place):
        return f"place {act.x},{act.y} turn {act.turns}"
    if isinstance(act, Goal):
        return f"goal {SCORING_TILES[act.scoring]}"
    if isinstance(act, Pass):
        return "pass"
    if isinstance(act, Price):
        return f"price {act.gold}"
    if isinstance(act, First):
        return f"first {act.seat}"
    return f"{type(act).__name__.lower()} {act.tile + 1}"


_BY_NOTATION: Final[dict[str, int]] = {notation(action): action for action in range(ACTION_COUNT)}


def parse(text: str) -> int:
    """The action that the text names."""
    action = _BY_NOTATION.get(" ".join(text.split()))
    if action is None:
        raise NotationError(f"{text!r} names no action of this game; try 'price 3', 'buy 17' or 'place 1,0 turn 2'")
    return action


_FAMILIES: Final[dict[type, int]] = {
    Discard: DISCARD,
    Price: PRICE,
    Pass: PASS,
    Buy: BUY,
    Take: TAKE,
    First: FIRST,
    Goal: GOAL,
    Draw: DRAW,
}


def encode(act: Action) -> int:
    """The number of a typed action."""
    try:
        if isinstance(act, Place):
            action = PLACE + 4 * spot_of(act.x, act.y) + act.turns
        else:
            action = _FAMILIES[type(act)] + (act[0] if act else 0)
    except (KeyError, TypeError, IndexError):
        action = -1
    if not 0 <= action < ACTION_COUNT or typed(action) != act or type(typed(action)) is not type(act):
        raise NotationError(f"{act!r} is no action of this game")
    return action
