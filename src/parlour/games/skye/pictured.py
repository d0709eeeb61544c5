"""The pictures among the rules: what they show is asked of the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from parlour.games.skye.components import CASTLE, MOST_TILES, SCORING, TILE_IDS
from parlour.games.skye.grid import HOME, place_of, spot_of
from parlour.games.skye.observation import LaidRegion, Placement
from parlour.games.skye.scoring import AROUND, squares, vertical_lines
from parlour.games.skye.territory import START, Territory

Spot: TypeAlias = "tuple[int, int]"
"""To the east and to the south."""


class PicturedLand(msgspec.Struct, frozen=True):
    """A territory, and its completed areas by their regions."""

    land: list[Placement]
    completed: list[list[LaidRegion]]


class Mark(msgspec.Struct, frozen=True):
    """Spots that count together, from the one in the north west, and the points that they give; None if those are on tiles."""

    spot: Spot
    across: int
    down: int
    points: int | None


class Plan(msgspec.Struct, frozen=True):
    """Spots with a tile, those of them that have a farm, and what counts there."""

    spots: list[Spot]
    farms: list[Spot]
    marks: list[Mark]


_LAKE: Final = ((38, 0, 1, 2), (13, -1, 0, 3), (59, 1, 1, 3), (55, 1, 0, 3))
"""Tiles by their numbers around the castle, chosen to look well: they close the water at its shore, and nothing else."""


def lake() -> PicturedLand:
    """A completed area."""
    placed = [Placement(TILE_IDS.index(number), x, y, turns) for number, x, y, turns in _LAKE]
    land = START
    for tile, x, y, turns in placed:
        land = land.place(tile, spot_of(x, y), turns)
    completed = [[LaidRegion(number, region) for number, region in area] for area in land.completed()]
    return PicturedLand([Placement(CASTLE, 0, 0, 0), *placed], completed)


def plans() -> dict[str, Plan]:
    """By rule."""
    return {"S-T1": _squares(), "S-T10": _farm(), "S-T13": _lines()}


def _block(x: int, y: int, across: int, down: int) -> list[Spot]:
    return [(x + right, y + below) for below in range(down) for right in range(across)]


def _laid(spots: Iterable[Spot]) -> Territory:
    """Tiles around the castle, whatever they are."""
    land = START
    for x, y in spots:
        if spot_of(x, y) != HOME:
            land = land.place(CASTLE, spot_of(x, y), 0)
    return land


def _squares() -> Plan:
    """Two of the smallest squares that count; they overlap."""
    size = next(size for size in range(1, MOST_TILES) if squares(_laid(_block(0, 0, size, size))))
    points = squares(_laid(_block(0, 0, size, size)))
    marks = [Mark((x, 0), size, size, points) for x in (0, 1)]
    return Plan(_block(0, 0, size + 1, size), [], marks)


def _lines() -> Plan:
    """The shortest line that counts, and a longer one, with a tile in between."""
    length = SCORING["vertical_lines"].tiles
    marks = [Mark((x, 0), 1, down, vertical_lines(_laid(_block(0, 0, 1, down)))) for x, down in ((0, length), (2, length + 1))]
    lines = [spot for mark in marks for spot in _block(*mark.spot, mark.across, mark.down)]
    return Plan([*lines, (1, length // 2)], [], marks)


def _farm() -> Plan:
    """A farm, and all spots where an animal counts for it."""
    spots = [place_of(HOME + step) for step in AROUND]
    left, top = min(x for x, _y in spots), min(y for _x, y in spots)
    right, bottom = max(x for x, _y in spots), max(y for _x, y in spots)
    mark = Mark((0, 0), right - left + 1, bottom - top + 1, None)
    return Plan([(x - left, y - top) for x, y in spots], [(-left, -top)], [mark])
