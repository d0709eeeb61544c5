"""The grid of a territory: spots around the castle, their edges, and the ways in which a tile may lie."""

from __future__ import annotations

from typing import Final

from parlour.games.skye.components import MOST_TILES

REACH: Final[int] = MOST_TILES
"""How far from the castle a spot can be; one more than any tile can lie."""
SIZE: Final[int] = 2 * REACH + 1
HOME: Final[int] = REACH * SIZE + REACH
"""The castle's spot."""
SPOTS: Final[int] = SIZE * SIZE
TURNS: Final = 4
"""How many ways a tile may be turned."""
WAYS: Final[int] = TURNS * SPOTS
"""How many ways there are to lie: `TURNS * spot + rotation`."""
STEPS: Final[tuple[int, ...]] = (-SIZE, 1, SIZE, -1)
"""From a spot to its neighbour in the north, east, south and west."""
FACING: Final[tuple[int, ...]] = (4 * STEPS[0] + 2, 4 * STEPS[1] + 2, 4 * STEPS[2] - 2, 4 * STEPS[3] - 2)
"""From an edge (four times the spot, plus the side) to the same edge as the neighbour has it."""


def spot_of(x: int, y: int) -> int:
    """The spot x to the east and y to the south of the castle."""
    return (y + REACH) * SIZE + x + REACH


def place_of(spot: int) -> tuple[int, int]:
    """How far the spot lies to the east and to the south of the castle."""
    return spot % SIZE - REACH, spot // SIZE - REACH
