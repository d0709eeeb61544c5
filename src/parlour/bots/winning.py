"""From expected points to the chance to win."""

from __future__ import annotations

from math import exp


def winning_chance(points: list[float], seat: int, spread: float) -> float:
    """The seat's chance to win if these points are expected at the end, give or take the spread.

    Among two it is the logistic function of the lead; a spread near 0 makes it a matter of who is ahead.
    """
    scale = max(spread, 1e-3)
    best = max(points)
    weights = [exp((expected - best) / scale) for expected in points]
    return weights[seat] / sum(weights)
