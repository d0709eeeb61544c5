"""A small net in whole numbers: the same value on every machine, whatever adds the products up and in whatever order.

Figures and weights are whole multiples of a small part, and no sum of their products leaves what a float holds exactly.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.float64]

_FINE: Final = 1024.0
"""Figures and weights are counted in parts of 1 so fine."""
_LARGEST: Final = 64.0
"""Figures and weights beyond it are cut."""
POINTS, WINNING = 0, 1
"""What a net foretells: the points that are still to come, and the odds to win as a logarithm."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A net as its file has it: how it was made, and its weights in their small parts."""

    made: dict[str, Any]
    """The command, and what it took."""
    start: list[int]
    direct: list[list[int]]
    """From every figure to points and odds."""
    thresholds: list[int]
    hidden: list[list[int]]
    """From every figure to every hidden unit."""
    output: list[list[int]]
    """From every hidden unit to points and odds."""


class Told(NamedTuple):
    """What a net thinks of positions: by position and seat."""

    points: list[list[float]]
    """Points that are still to come."""
    chances: list[list[float]]
    """To win."""


class Net:
    """What positions are worth, many at once."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._units = len(weights.thresholds)
        self._inputs = np.array([[*a, *b] for a, b in zip(weights.hidden, weights.direct, strict=True)], np.float64)
        self._thresholds = np.array(weights.thresholds, np.float64) * _FINE
        self._output = np.array(weights.output, np.float64).reshape(self._units, len(weights.start))
        self._start = np.array(weights.start, np.float64) * _FINE

    def values(self, rows: list[list[float]]) -> list[list[float]]:
        """Points to come and odds of every row of figures."""
        sums = _parts(np.array(rows)) @ self._inputs
        units = np.floor(np.maximum(sums[:, : self._units] + self._thresholds, 0.0) / _FINE)
        found: list[list[float]] = ((units @ self._output + sums[:, self._units :] + self._start) / (_FINE * _FINE)).tolist()
        return found

    def straight(self) -> list[float]:
        """How many points come with each figure, hidden units apart."""
        return [both[POINTS] / _FINE for both in self.weights.direct]

    def told(self, rows: list[list[float]], players: int) -> Told:
        """What it thinks of positions with so many seats each."""
        values = self.values(rows)
        points: list[list[float]] = []
        chances: list[list[float]] = []
        for place in range(0, len(values), players):
            seats = values[place : place + players]
            odds = [1.0 / (1.0 + exp(-seat[WINNING])) for seat in seats]
            total = sum(odds)
            points.append([seat[POINTS] for seat in seats])
            chances.append([round(each / total, 6) for each in odds])
        return Told(points, chances)


def _parts(table: Table) -> Table:
    return np.rint(np.clip(table, -_LARGEST, _LARGEST) * _FINE)


def parts_of(table: Table) -> Any:
    """Weights as the file has them."""
    return _parts(table).astype(int).tolist()


def untrained(figures: int) -> Weights:
    """A net to which all positions are worth the same."""
    return Weights({}, [0, 0], [[0, 0]] * figures, [], [[]] * figures, [])


def read_weights(path: Path) -> Weights:
    """The net in the file."""
    return msgspec.json.decode(path.read_bytes(), type=Weights)


def write_weights(path: Path, weights: Weights) -> None:
    """Put the net into a file."""
    path.write_bytes(msgspec.json.encode(weights) + b"\n")
