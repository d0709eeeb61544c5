"""The end as everybody is told it: who took which tile, what a letter decided, and what separates equal points."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

import msgspec

from parlour.games.king.components import Cards
from parlour.games.king.court import NONE, Court
from parlour.games.king.scoring import By, OfficeTally, best_letter, contenders, points, ranking, separates, tally


class LetterDecision(msgspec.Struct, frozen=True):
    """Equal sums that a letter put in order."""

    seat: int
    """Before the other."""
    other: int
    letter: str
    behind: str
    """The other's letter."""


class OfficeResult(msgspec.Struct, frozen=True):
    """Who took the tiles of an office at the end."""

    office: int
    sums: list[int]
    letters: list[str]
    """The letter nearest A of each seat; empty for a seat without a card of the office."""
    primary: int
    secondary: int
    by_letter: bool
    """Whether a letter decided between equal sums for either tile."""
    decided: list[LetterDecision]


class Tile(msgspec.Struct, frozen=True):
    """A tile that a seat took: its points."""

    seat: int
    office: int
    rank: Literal["primary", "secondary"]
    points: int
    by_letter: bool


class Tie(msgspec.Struct, frozen=True):
    """Two neighbours in the ranking with equal points, and what put one before the other."""

    seat: int
    other: int
    by: By
    office: int
    """The office whose cards or letters were compared, or -1."""


class Result(msgspec.Struct, frozen=True):
    """The end: hands lie open, tiles are taken."""

    hands: list[Cards]
    scores: list[int]
    ranking: list[int]
    offices: list[OfficeResult]
    tiles: list[Tile]
    ties: list[Tie]


def result_of(court: Court) -> Result:
    """The result of a game that is over."""
    offices = tally(court)
    tiles = [tile for row in offices for tile in _tiles(court, row)]
    scores, places = points(court), ranking(court)
    order = sorted(range(court.players), key=lambda seat: places[seat])
    ties = [
        Tie(seat, other, *separates(court.hands[seat], court.hands[other]))
        for seat, other in pairwise(order)
        if scores[seat] == scores[other]
    ]
    return Result(court.hands[:], scores, places, [_office(court, row) for row in offices], tiles, ties)


def _office(court: Court, row: OfficeTally) -> OfficeResult:
    letters = [best_letter(hand, row.office) if row.sums[seat] else "" for seat, hand in enumerate(court.hands)]
    decided = [
        LetterDecision(seat, other, letters[seat], letters[other])
        for seat, other in pairwise(contenders(court.hands, row.office, row.sums, court.secondary(row.office)))
        if row.sums[seat] == row.sums[other]
    ]
    return OfficeResult(
        office=row.office,
        sums=row.sums,
        letters=letters,
        primary=row.primary,
        secondary=row.secondary,
        by_letter=row.by_letter,
        decided=decided,
    )


def _tiles(court: Court, row: OfficeTally) -> list[Tile]:
    tiles = []
    if row.primary != NONE:
        tiles.append(Tile(row.primary, row.office, "primary", court.offices[row.office], row.primary_by_letter))
    if row.secondary != NONE:
        tiles.append(Tile(row.secondary, row.office, "secondary", court.secondary(row.office), row.secondary_by_letter))
    return tiles
