"""The box: what a client needs to draw the game, by the numbers that observations use."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

import msgspec

from parlour.engine.messages import Message
from parlour.games.skye.components import (
    CASTLE,
    CATCH_UP,
    COINS,
    EDGE_NUMBER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PLACES,
    PRINTED,
    REGION_AT,
    ROAD_AT,
    SCORED,
    SCORING_TILES,
    SYMBOLS,
    TILE_IDS,
)
from parlour.games.skye.messages import gives_message, goal_message, scroll_message

Terrain: TypeAlias = Literal["pasture", "mountain", "water"]
Kind: TypeAlias = Literal["sheep", "cattle", "whisky", "ship", "lighthouse", "farm", "broch"]


class Sentence(msgspec.Struct, frozen=True):
    """A key of the catalogue, and the printed numbers that it names."""

    key: str
    args: dict[str, int]


class Region(msgspec.Struct, frozen=True):
    """A part of a tile. Edges are 0 north, 1 east, 2 south, 3 west; a region within the tile has none."""

    terrain: Terrain
    edges: list[int]


class Symbol(msgspec.Struct, frozen=True):
    """A symbol on a region, once or several times; a scroll says what it counts."""

    kind: Kind | Literal["scroll"]
    count: int
    region: int
    counts: Kind | None


class Tile(msgspec.Struct, frozen=True):
    """A tile that is not turned: what is at each of its four edges, and what is on it. The castle has no number."""

    number: int | None
    regions: list[Region]
    region_at: list[int]
    roads: list[list[int]]
    road_at: list[int]
    symbols: list[Symbol]


class Goal(msgspec.Struct, frozen=True):
    """A scoring tile: its name, and what it gives for what."""

    name: Sentence
    gives: Sentence


class Track(msgspec.Struct, frozen=True):
    """The round track for a number of players: the places that score in each round, and the gold for every player ahead."""

    scored: list[tuple[int, ...]]
    catch_up: list[int]


class Box(msgspec.Struct, frozen=True):
    """Everything printed that the board shows. The castle is the last of the tiles; tracks go by the number of players."""

    tiles: list[Tile]
    kinds: list[Kind]
    scrolls: dict[str, Sentence]
    goals: list[Goal]
    places: list[str]
    tracks: dict[int, Track]
    coins: list[int]


def _sentence(message: Message) -> Sentence:
    return Sentence(message.key, {name: cast(int, value) for name, value in message.args.items()})


def _tile(tile: int) -> Tile:
    printed = PRINTED[tile]
    return Tile(
        None if tile == CASTLE else TILE_IDS[tile],
        [Region(region.terrain, _edges(region.edges)) for region in printed.regions],
        list(REGION_AT[tile][0]),
        [_edges(road) for road in printed.roads],
        list(ROAD_AT[tile][0]),
        [Symbol(symbol.type, symbol.count, symbol.region, symbol.scroll) for symbol in printed.symbols],
    )


def _edges(names: str) -> list[int]:
    return [EDGE_NUMBER[name] for name in names]


def box() -> Box:
    """The box of this edition."""
    return Box(
        tiles=[_tile(tile) for tile in range(len(PRINTED))],
        kinds=list(SYMBOLS),
        scrolls={kind: _sentence(scroll_message(number)) for number, kind in enumerate(SYMBOLS)},
        goals=[Goal(_sentence(goal_message(goal)), _sentence(gives_message(goal))) for goal in range(len(SCORING_TILES))],
        places=list(PLACES),
        tracks={players: Track(SCORED[players], CATCH_UP[players]) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        coins=COINS,
    )
