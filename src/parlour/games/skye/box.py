"""The box: what a client needs to draw the game, by the numbers that observations use."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from parlour.engine.messages import MessageView, message_view
from parlour.games.skye.components import (
    CASTLE,
    COINS,
    DRAWN_TILES,
    EDGE_NUMBER,
    FOR_SALE,
    GOLD_EVERY,
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
from parlour.games.skye.messages import gives_message, goal_message, scroll_message, tile_message
from parlour.games.skye.pictured import PicturedLand, Plan, lake, plans

Terrain: TypeAlias = Literal["pasture", "mountain", "water"]
Kind: TypeAlias = Literal["sheep", "cattle", "whisky", "ship", "lighthouse", "farm", "broch"]


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
    words: MessageView


class Goal(msgspec.Struct, frozen=True):
    """A scoring tile: its name, and what it gives for what."""

    name: MessageView
    gives: MessageView


class Box(msgspec.Struct, frozen=True):
    """Everything printed that the board shows. The castle is the last of the tiles."""

    tiles: list[Tile]
    kinds: list[Kind]
    scrolls: dict[str, MessageView]
    goals: list[Goal]
    places: list[str]
    tracks: dict[int, list[tuple[int, ...]]]
    """By the number of players: the places that score in each round."""
    coins: list[int]
    """Their values, the largest first."""
    drawn: int
    """How many tiles everybody draws in a round."""
    for_sale: int
    """How many of them get a price."""
    gold_every: int
    """How much gold is worth points at the end."""
    lake: PicturedLand
    """A completed area."""
    plans: dict[str, Plan]
    """By rule: how spots are counted."""


def _tile(tile: int) -> Tile:
    printed = PRINTED[tile]
    return Tile(
        None if tile == CASTLE else TILE_IDS[tile],
        [Region(region.terrain, _edges(region.edges)) for region in printed.regions],
        list(REGION_AT[tile][0]),
        [_edges(road) for road in printed.roads],
        list(ROAD_AT[tile][0]),
        [Symbol(symbol.type, symbol.count, symbol.region, symbol.scroll) for symbol in printed.symbols],
        message_view(tile_message(tile)),
    )


def _edges(names: str) -> list[int]:
    return [EDGE_NUMBER[name] for name in names]


def box() -> Box:
    """The box of this edition."""
    return Box(
        tiles=[_tile(tile) for tile in range(len(PRINTED))],
        kinds=list(SYMBOLS),
        scrolls={kind: message_view(scroll_message(number)) for number, kind in enumerate(SYMBOLS)},
        goals=[Goal(message_view(goal_message(goal)), message_view(gives_message(goal))) for goal in range(len(SCORING_TILES))],
        places=list(PLACES),
        tracks={players: SCORED[players] for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        coins=COINS,
        drawn=DRAWN_TILES,
        for_sale=FOR_SALE,
        gold_every=GOLD_EVERY,
        lake=lake(),
        plans=plans(),
    )
