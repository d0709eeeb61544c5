"""Ratings from games of any number of players, with 95 % intervals.

Each bot has a strength; who wins a game is one of its seats, with a probability in proportion to the strengths around the
table (Luce's model; between two players that of Bradley and Terry, and so Elo's). The logarithms of the strengths that make
the results most likely are found by Newton's method; the curvature there says how far they can be trusted. A weak belief
that nobody is infinitely strong keeps them finite where somebody won all games.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, sqrt
from typing import NamedTuple

from parlour.arena.intervals import Z_95

_ELO = 400 / log(10)
_AVERAGE = 1000.0
_BELIEF = 5.0
"""The standard deviation of strengths that is believed in before any game; about 870 points of rating."""
_STEPS = 100

Matrix = list[list[float]]


class Won(NamedTuple):
    """The bots around a table, seat by seat, and the share of the win that each seat had."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]


class Rating(NamedTuple):
    """1000 is the average of those rated; 400 more is ten wins to one."""

    bot: str
    rating: float
    low: float
    high: float


def rate(bots: list[str], games: Iterable[Won]) -> list[Rating]:
    """The bots, strongest first."""
    place = {bot: number for number, bot in enumerate(bots)}
    tables: dict[tuple[int, ...], list[float]] = {}
    for game in games:
        seats = tuple(place[bot] for bot in game.bots)
        won = tables.setdefault(seats, [0.0] * len(seats))
        for seat, share in enumerate(game.shares):
            won[seat] += share
    strengths = [0.0] * len(bots)
    for _ in range(_STEPS):
        slope, curvature = _likelihood(strengths, tables)
        step = _times(_inverse(curvature), slope)
        longest = max(map(abs, step), default=0.0)
        strengths = [strength + part / max(1.0, longest) for strength, part in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    _, curvature = _likelihood(strengths, tables)
    spread = _inverse(curvature)
    average = sum(strengths) / len(strengths)
    rated = []
    for number, bot in enumerate(bots):
        rating = _AVERAGE + _ELO * (strengths[number] - average)
        reach = Z_95 * _ELO * sqrt(max(0.0, _variance(spread, number)))
        rated.append(Rating(bot, rating, rating - reach, rating + reach))
    return sorted(rated, key=lambda rating: -rating.rating)


def _likelihood(strengths: list[float], tables: dict[tuple[int, ...], list[float]]) -> tuple[list[float], Matrix]:
    """How the likelihood grows with each strength, and minus how that growth bends."""
    count = len(strengths)
    slope = [-strength / _BELIEF**2 for strength in strengths]
    curvature = [[1 / _BELIEF**2 if row == column else 0.0 for column in range(count)] for row in range(count)]
    for seats, won in tables.items():
        games = sum(won)
        weights = [exp(strengths[bot]) for bot in seats]
        chances = [0.0] * count
        for bot, weight in zip(seats, weights, strict=True):
            chances[bot] += weight / sum(weights)
        for bot, share in zip(seats, won, strict=True):
            slope[bot] += share
        for bot in set(seats):
            slope[bot] -= games * chances[bot]
            for other in set(seats):
                curvature[bot][other] += games * ((chances[bot] if bot == other else 0.0) - chances[bot] * chances[other])
    return slope, curvature


def _variance(spread: Matrix, bot: int) -> float:
    """Of a bot's strength against the average of all."""
    count = len(spread)
    around = [(1.0 if other == bot else 0.0) - 1 / count for other in range(count)]
    return sum(left * right for left, right in zip(around, _times(spread, around), strict=True))


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix is symmetric and positive definite, so its diagonal serves."""
    count = len(matrix)
    rows = [row + [float(number == column) for column in range(count)] for number, row in enumerate(matrix)]
    for number in range(count):
        lead = rows[number][number]
        rows[number] = [value / lead for value in rows[number]]
        for other in range(count):
            if other != number and rows[other][number]:
                factor = rows[other][number]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[number], strict=True)]
    return [row[count:] for row in rows]
