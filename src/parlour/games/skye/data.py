"""The shape of `components.json`: what may be written there, checked when it is read."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.engine.components import Expected, Fact, Provenance


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of one terrain on a tile, and the edges that it touches."""

    terrain: Literal["pasture", "mountain", "water"]
    edges: str


class Symbol(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn in a region."""

    type: Literal["sheep", "cattle", "whisky", "ship", "lighthouse", "farm", "broch", "scroll"]
    count: int
    region: int
    scroll: Literal["sheep", "cattle", "whisky", "ship", "lighthouse", "farm", "broch"] | None = None


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A landscape tile as it is printed."""

    id: int
    edges: str
    regions: list[Region]
    roads: list[str]
    symbols: list[Symbol]
    provenance: Provenance
    judged: list[str] = []


class Castle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The castle tile as it is printed."""

    edges: str
    regions: list[Region]
    roads: list[str]
    symbols: list[Symbol]
    income: int
    count: int
    provenance: Provenance


class Coin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The coins of one value."""

    value: int
    count: int
    provenance: Provenance


class Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the board: what each round scores, and the gold for those behind."""

    scored: list[str]
    gold_per_player_ahead: list[int]
    provenance: Provenance
    gold_provenance: Provenance


class ScoringTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scoring tile has printed on it."""

    id: str
    provenance: Provenance
    points: int = 0
    """For each of what it counts."""
    tiles: int = 0
    """How many tiles it takes at least."""
    by_count: list[int] = []
    """Points for one, two, three and more."""
    most: int = 0
    second: int = 0


class _Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fewest: int
    provenance: Provenance


class _Income(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    whisky: int
    provenance: Provenance


class _Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: int
    least_price: int
    provenance: Provenance


class Scroll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scroll counts."""

    counts: str
    every: int
    points: int
    provenance: Provenance


class _Completed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    times: int
    provenance: Provenance


class _Gold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    every: int
    points: int
    provenance: Provenance


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    edition: str
    counts: list[Expected]
    facts: list[Fact]
    players: _Players
    castle: Castle
    coins: list[Coin]
    rounds: dict[str, Rounds]
    income: _Income
    drawing: _Drawing
    scoring_tiles: list[ScoringTile]
    scrolls: list[Scroll]
    scroll_in_completed_area: _Completed
    gold_at_the_end: _Gold
    tiles: list[Tile]
