"""The player board: buildings on their way to completion, and the tiles in the storehouse."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.bots.greedy_1.tiletum_chances import FINISHED, REMEMBERED, SOON, between
from parlour.bots.greedy_1.tiletum_effects import TILE_WORTH
from parlour.games.tiletum.buildings import resident_types
from parlour.games.tiletum.components import (
    BUILDING_AP,
    BUILDINGS,
    CHARACTER_TILE,
    COMPLETED_POINTS,
    CONTRACT_TILE,
    CREST,
    NONE,
    ROOM_COST,
    ROOMS_OF,
    STOREHOUSE,
    TILE_KIND,
    TILE_TYPE,
    TURNS,
    Tiles,
)
from parlour.games.tiletum.spending.lodge import free_rooms

_HELPER: Final = 0.8
"""The share of its effect that a helper is worth while it waits."""
_LODGER: Final = 1.5
"""What a character in a room is worth besides its bonus."""
_CROWDED: Final = (3.0, 1.4, 0.6, 0.2)
"""What it costs to have only so many spaces free in the storehouse: there should be room for the next tile."""
_MARKER: Final = 0.3
"""A point of a bonus marker, for every turn to come."""
_MOVES_IN: Final = 0.9
"""That a character in the storehouse with action points for a room gets there."""
_WAITS: Final = 0.6
"""That one without them does, if there is a character action in time."""
_HELD_CREST: Final = 0.6
"""A building whose crest waits in the storehouse is nearer to completion: the missing crest counts this much."""


class _Board(NamedTuple):
    """How near buildings are to being filled, and what completing them is worth."""

    filling: float
    worth: float


@lru_cache(REMEMBERED)
def on_board(rooms: Tiles, crests: Tiles, storehouse: Tiles, left: int) -> _Board:
    held = sum([1 for tile in storehouse if TILE_KIND[tile] == CREST])
    chance = FINISHED[left]
    filling = completed = worth = 0.0
    for building in range(BUILDINGS):
        empty = sum([1 for room in ROOMS_OF[building] if rooms[room] == NONE])
        likely = chance**empty
        if empty:
            filling += likely
        if crests[building] == NONE:
            likely *= math.pow(chance, _HELD_CREST if held else 1.0)
        completed += likely
        worth += likely * BUILDING_AP[building] * left * _MARKER
    return _Board(filling, worth + between(COMPLETED_POINTS, completed))


@lru_cache(REMEMBERED)
def stored(storehouse: Tiles, rooms: Tiles, points: int, left: int, ended: bool) -> float:
    """Helpers and characters in the storehouse, and how crowded it is there."""
    if ended and not left:
        return 0.0
    free = max(0, STOREHOUSE - len(storehouse))
    worth = -(_CROWDED[free] if free < len(_CROWDED) else 0.0) * min(1.0, left / TURNS)
    for tile in storehouse:
        if TILE_KIND[tile] == CHARACTER_TILE:
            costs = _room_costs(TILE_TYPE[tile], rooms)
            if costs:
                worth += (_MOVES_IN if min(costs) <= points else _WAITS * SOON[left]) * (TILE_WORTH[tile] + _LODGER)
        elif TILE_KIND[tile] not in (CONTRACT_TILE, CREST):
            worth += _HELPER * TILE_WORTH[tile]
    return worth


def _room_costs(kind: int, rooms: Tiles) -> list[int]:
    """The action points for every room that a character of this kind may take."""
    living = list(rooms)
    return [ROOM_COST[room] for room in free_rooms(living, resident_types(living, 1), kind)]
