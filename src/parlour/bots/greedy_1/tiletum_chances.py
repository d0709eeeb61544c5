"""Chances, by the turns to come."""

from __future__ import annotations

from typing import Final

from parlour.games.tiletum.components import ROUNDS, TURNS

REMEMBERED: Final = 2048
"""Answers of each function of the estimate that are kept; more than one decision asks for."""

_ALL_TURNS: Final = range(ROUNDS * TURNS + 1)
SOON: Final = [1.0 - 0.6**turns for turns in _ALL_TURNS]
"""That something which needs one more action of a kind is done in time."""
FINISHED: Final = [turns / (turns + 4.0) for turns in _ALL_TURNS]
"""That a room is filled or a crest placed in time."""
PAID: Final = [0.3, *[turns / (turns + 0.35) for turns in _ALL_TURNS[1:]]]
"""That a missing resource comes in time; in the last turn exchanges may still bring one."""


def between(table: list[int], place: float) -> float:
    """The number at this place of the table, or between two of them."""
    low = int(max(0.0, min(place, len(table) - 1.0)))
    high = min(low + 1, len(table) - 1)
    return table[low] + (table[high] - table[low]) * max(0.0, place - low)
