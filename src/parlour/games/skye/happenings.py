"""What can happen in Isle of Skye: the facts of every kind of event."""

from __future__ import annotations

from typing import TypeAlias

from parlour.engine.happenings import Happening


class First(Happening, frozen=True):
    """The start player."""

    seat: int


class Goal(Happening, frozen=True):
    """A scoring tile lies at A, B, C or D."""

    place: str
    goal: int


class Round(Happening, frozen=True):
    """A round begins."""

    round: int


class Income(Happening, frozen=True):
    """Gold at the start of a round, with the parts from the castle, from whisky and from being behind."""

    seat: int
    gold: int
    castle: int
    whisky: int
    behind: int


class Drew(Happening, frozen=True):
    """A tile from the bag."""

    seat: int
    tile: int


class Marked(Happening, frozen=True):
    """Told to the seat alone: the discard marker lies on this tile."""

    seat: int
    tile: int


class Priced(Happening, frozen=True):
    """Told to the seat alone: this tile's price."""

    seat: int
    tile: int
    gold: int


class Revealed(Happening, frozen=True):
    """Screens are lifted: this tile goes back into the bag."""

    seat: int
    tile: int


class Offered(Happening, frozen=True):
    """Screens are lifted: this tile is for sale."""

    seat: int
    tile: int
    gold: int


class Bought(Happening, frozen=True):
    """A tile changed hands."""

    seat: int
    other: int
    tile: int
    gold: int


class Passed(Happening, frozen=True):
    """Somebody buys nothing."""

    seat: int


class Kept(Happening, frozen=True):
    """A tile that nobody bought stays, for its price."""

    seat: int
    tile: int
    gold: int


class Placed(Happening, frozen=True):
    """Told to the seat alone: where the tile lies."""

    seat: int
    tile: int
    x: int
    y: int
    turns: int


class Returned(Happening, frozen=True):
    """Told to the seat alone: the tile fits nowhere."""

    seat: int
    tile: int


class Built(Happening, frozen=True):
    """Shown to all: a tile has been built."""

    seat: int
    tile: int


class WentBack(Happening, frozen=True):
    """Shown to all: a tile fitted nowhere and is in the bag again."""

    seat: int
    tile: int


class Scored(Happening, frozen=True):
    """A scoring tile gave points."""

    seat: int
    place: str
    goal: int
    points: int


class Final(Happening, frozen=True):
    """Points for scrolls and for gold at the end."""

    seat: int
    scrolls: int
    points: int


AnyHappening: TypeAlias = (
    First
    | Goal
    | Round
    | Income
    | Drew
    | Marked
    | Priced
    | Revealed
    | Offered
    | Bought
    | Passed
    | Kept
    | Placed
    | Returned
    | Built
    | WentBack
    | Scored
    | Final
)
