"""Tiletum in figures: every seat before a turn, one figure for each weight of its value.

They are what the planner's value misses of the points at the end is learned from; what it knows is known already.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.greedy.tiletum_terms import TERMS, terms, turns_left
from parlour.bots.greedy.tiletum_value import TiletumValue, share_late, share_soon
from parlour.games.tiletum.operations.choose_die import CHOOSE_DIE
from parlour.games.tiletum.state import TiletumState

STRAIGHT: Final = True
"""What is learned is a weight for each figure, and no hidden units."""
LEARNED: Final[tuple[str, ...]] = tuple([name for name in TERMS if name not in ("points", "under_way")])
"""What has weights; those two are exact."""
SCALES: Final[list[float]] = [1.0 if name == "one" else 0.125 for name in LEARNED]
"""Figures are about 1."""
_AT: Final[list[int]] = [TERMS.index(name) for name in LEARNED]
_KNOWN: Final = TiletumValue()


def rows(at: TiletumState) -> list[list[float]]:
    """Every seat of a position in figures; nothing where no value is asked for."""
    if at.pending[-1][0] != CHOOSE_DIE:
        return []
    return [figures(terms(at, seat, True), turns_left(at, seat)) for seat in range(at.players)]


def known(at: TiletumState) -> list[float]:
    """What the planner thinks already."""
    return [_KNOWN.of(at, seat, True) for seat in range(at.players)]


def figures(found: list[float], left: int) -> list[float]:
    """Every term as it comes in over the last turns, and again as it grows with the turns that are left."""
    soon, late = share_soon(left), share_late(left)
    scaled = [found[place] * scale for place, scale in zip(_AT, SCALES, strict=True)]
    return [each * soon for each in scaled] + [each * late for each in scaled]
