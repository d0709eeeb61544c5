"""Fitting a net to how games ended: a direct way by least squares, then hidden units for what it misses."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from parlour.bots.learning.net import Net, Table, Weights, parts_of

_BATCH: Final = 256
_PACE: Final = 2e-3
_KEEPS: Final = (0.9, 0.999)
_DECAY: Final = 1e-5
_ODDS: Final = 2.0
"""How much the odds count beside the points, both by their own scale."""


class Rows(NamedTuple):
    """Positions of games, seat by seat."""

    figures: Table
    points: Table
    """The points that were still to come."""
    won: Table
    """The share of the victory, from 0 to 1."""
    game: Table
    """Which game it was: a whole game is learned from, or kept back to check."""

    def where(self, which: Any) -> Rows:
        """Some of them."""
        return Rows(self.figures[which], self.points[which], self.won[which], self.game[which])


class Quality(NamedTuple):
    """How well a net foretells games that it never saw."""

    explained: float
    """The share of the variance of the points to come."""
    log_loss: float
    """Of the chance to win; 0.693 is what a coin reaches between two."""


def fit_straight(rows: Rows, ridge: float, made: dict[str, Any]) -> Weights:
    """A weight for each figure by least squares, for the points alone; each by its own scale is held to 0."""
    x = rows.figures
    held = ridge * np.diag(x.var(0) + 1e-6)
    points = np.linalg.solve(x.T @ x + held, x.T @ rows.points)
    direct = np.c_[points, np.zeros(len(points))]
    return Weights(made, [0, 0], parts_of(direct), [], [[]] * len(points), [])


def fit(rows: Rows, units: int, epochs: int, ridge: float, seed: int, made: dict[str, Any]) -> Weights:
    """A net with so many hidden units, by Adam with a pace that fades."""
    rng = np.random.default_rng(seed)
    x, scale = rows.figures, max(float(rows.points.std()), 1e-3)
    count, figures = x.shape
    direct = np.zeros((figures, 2))
    start = np.zeros(2)
    with_one = np.c_[x, np.ones(count)]
    solved = np.linalg.solve(with_one.T @ with_one + ridge * np.eye(figures + 1), with_one.T @ (rows.points / scale))
    direct[:, 0], start[0] = solved[:-1], solved[-1]
    hidden = rng.normal(0.0, 1.0 / np.sqrt(figures), (figures, units))
    learned = [hidden, np.zeros(units), np.zeros((units, 2)), direct, start]
    first, second = [np.zeros_like(each) for each in learned], [np.zeros_like(each) for each in learned]
    step = 0
    for epoch in range(epochs):
        pace = _PACE * (0.05 + 0.95 * (0.5 + 0.5 * np.cos(np.pi * epoch / epochs)))
        order = rng.permutation(count)
        for begin in range(0, count, _BATCH):
            step += 1
            some = rows.where(order[begin : begin + _BATCH])
            for place, slope in enumerate(_slopes(learned, some, scale)):
                first[place] = _KEEPS[0] * first[place] + (1 - _KEEPS[0]) * slope
                second[place] = _KEEPS[1] * second[place] + (1 - _KEEPS[1]) * slope**2
                ahead = first[place] / (1 - _KEEPS[0] ** step)
                learned[place] = learned[place] - pace * ahead / (np.sqrt(second[place] / (1 - _KEEPS[1] ** step)) + 1e-8)
    hidden, thresholds, *told = learned
    output, direct, start = [table * np.array([scale, 1.0]) for table in told]
    return Weights(made, parts_of(start), parts_of(direct), parts_of(thresholds), parts_of(hidden), parts_of(output))


def _slopes(learned: list[Table], rows: Rows, scale: float) -> list[Table]:
    """Which way the error falls: squares of points, and the odds' cross-entropy."""
    hidden, thresholds, output, direct, start = learned
    x = rows.figures
    units = np.maximum(x @ hidden + thresholds, 0.0)
    told = units @ output + x @ direct + start
    wrong = np.empty_like(told)
    wrong[:, 0] = told[:, 0] - rows.points / scale
    wrong[:, 1] = _ODDS * (1.0 / (1.0 + np.exp(-told[:, 1])) - rows.won)
    wrong /= len(x)
    back = (wrong @ output.T) * (units > 0.0)
    return [x.T @ back + _DECAY * hidden, back.sum(0), units.T @ wrong + _DECAY * output, x.T @ wrong, wrong.sum(0)]


def quality(net: Net, rows: Rows) -> Quality:
    """How well the net foretells these."""
    told = np.array(net.values(rows.figures.tolist()))
    explained = 1.0 - float(((told[:, 0] - rows.points) ** 2).mean() / max(1e-9, float(rows.points.var())))
    chance = np.clip(1.0 / (1.0 + np.exp(-told[:, 1])), 1e-6, 1 - 1e-6)
    loss = -(rows.won * np.log(chance) + (1 - rows.won) * np.log(1 - chance)).mean()
    return Quality(round(explained, 4), round(float(loss), 4))
