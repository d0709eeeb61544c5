"""What a position of Tiletum is worth to a seat: the one place that whoever plans asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from parlour.bots.greedy.tiletum_terms import IN_POINTS, TERMS, terms, turns_left
from parlour.bots.greedy.tiletum_weights import WEIGHTS, Weights
from parlour.games.tiletum.components import ROUNDS, TURNS
from parlour.games.tiletum.europe import Europe

_ALL_TURNS: Final = ROUNDS * TURNS


@mypyc_attr(allow_interpreted_subclasses=True)
class TiletumValue:
    """Points at the end of the game, as far as they can be foreseen; whoever knows better overrides it."""

    def __init__(self, weights: Weights | None = None) -> None:
        """By these weights; without any, by those that were learned for the number of players."""
        self._given = weights
        self._tables: dict[int, list[list[float]]] = {}
        """By the number of players, the turns left, and the term."""

    def of(self, at: Europe, seat: int, ended: bool) -> float:
        """What the position is worth to the seat; `ended` if it does nothing more in this turn."""
        if at.players not in self._tables:
            self._tables[at.players] = _table(self.weights(at.players))
        weights = self._tables[at.players][turns_left(at, seat)]
        total = 0.0
        for place, term in enumerate(terms(at, seat, ended)):
            total += weights[place] * term
        return total

    def weights(self, players: int) -> Weights:
        """What every term is worth more (or less) than the first greedy thinks."""
        return WEIGHTS[players] if self._given is None else self._given


def share_soon(left: int) -> float:
    """How much of what comes in over the last turns counts with so many left."""
    return min(left, TURNS) / TURNS


def share_late(left: int) -> float:
    """How much of what grows with the turns that are left."""
    return left / _ALL_TURNS


def _table(weights: Weights) -> list[list[float]]:
    """By the turns left and the term."""
    return [[_weight(name, place, weights, left) for place, name in enumerate(TERMS)] for left in range(_ALL_TURNS + 1)]


def _weight(name: str, place: int, weights: Weights, left: int) -> float:
    """After the last turn only what is in points counts, and in full; before it, what was learned is added."""
    soon, late = weights.get(name, (0.0, 0.0))
    return (1.0 if place < IN_POINTS else 0.0) + soon * share_soon(left) + late * share_late(left)
