"""How far a share of so many games can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z_95 = 1.959964
"""Of a normal distribution 95 % lie within so many standard deviations."""


class Share(NamedTuple):
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:.1%} [{self.low:.1%}, {self.high:.1%}] of {self.games}"


def share_of(won: float, games: int) -> Share:
    """Wilson's interval; a shared win counts its share."""
    if games == 0:
        return Share(0.0, 0.0, 1.0, 0)
    share, z = won / games, Z_95
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach), games)
