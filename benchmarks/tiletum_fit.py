"""Fit what positions of Tiletum are worth: greedys play, and where their games ended says what their positions were worth.

    PYTHONPATH=build/compiled python benchmarks/tiletum_fit.py 4 --games 250

prints the weights for four players as `src/parlour/bots/greedy/tiletum_weights.py` has them. It starts from those that are
there, and moves away from them only as far as the games say so (least squares with a penalty on the difference). Most of the
greedys play with weights shaken at random, so that positions are seen that they would not seek. Every eighth game is kept back,
and says how far off the old weights and the new ones are.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.bots.features.tiletum import LEARNED
from parlour.bots.greedy.tiletum import TiletumGreedy
from parlour.bots.greedy.tiletum_terms import IN_POINTS, TERMS, terms, turns_left
from parlour.bots.greedy.tiletum_value import TiletumValue
from parlour.bots.greedy.tiletum_weights import WEIGHTS, Weights
from parlour.engine.chance import SeedStream, derived_seed
from parlour.engine.contract import CHANCE
from parlour.games import find
from parlour.games.tiletum.actions import END_TURN
from parlour.games.tiletum.components import ROUNDS, TURNS
from parlour.games.tiletum.state import TiletumState

Table = NDArray[np.float64]
SHAKEN = (0.0, 0.0, 0.0, 0.3, 0.3, 0.3, 0.3, 0.6, 0.6, 0.6)
"""How far the weights of a greedy are off, drawn for each."""
KEPT_BACK = 8
PENALTY = 1000.0


class Row(NamedTuple):
    """A position of a seat, and how its game ended."""

    game: int
    left: int
    """Turns that were left."""
    terms: list[float]
    score: int


def shaken(players: int, rng: random.Random) -> TiletumValue:
    """A value that is off, more or less."""
    by = rng.choice(SHAKEN)
    return TiletumValue(
        {
            name: (soon + rng.gauss(0, by) * (abs(soon) + 0.15), late + rng.gauss(0, by) * (abs(late) + 0.3))
            for name, (soon, late) in WEIGHTS[players].items()
        }
    )


def play(players: int, number: int) -> list[Row]:
    """The positions of one game: of whoever ends a turn, and of everybody at the start of a round."""
    game, rng = find("tiletum"), random.Random(f"{players}:{number}")
    bots = [TiletumGreedy(game, f"fit:{number}:{seat}") for seat in range(players)]
    for bot in bots:
        bot.value = shaken(players, rng)
    state, stream = game.new(players), SeedStream(derived_seed("fit", players, number))
    assert isinstance(state, TiletumState)
    noted: list[tuple[int, int, list[float]]] = []
    last = 0
    while not state.is_over:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(stream))
            continue
        if state.round != last:
            last = state.round
            noted += [(each, turns_left(state, each), terms(state, each, True)) for each in range(players)]
        action = bots[seat].choose(state.observe(seat), state.legal_actions(seat))
        if action == END_TURN:
            noted.append((seat, turns_left(state, seat), terms(state, seat, True)))
        state.apply(seat, action)
    scores = state.scores()
    return [Row(number, left, found, scores[seat]) for seat, left, found in noted if left]


def columns(rows: list[Row]) -> tuple[Table, Table]:
    """What each weight is multiplied with, and the points that were not in the terms that are in points."""
    found, left = np.array([row.terms for row in rows]), np.array([row.left for row in rows], float)
    fitted = found[:, [TERMS.index(name) for name in LEARNED]]
    soon, late = np.minimum(left, TURNS) / TURNS, left / (ROUNDS * TURNS)
    table = np.concatenate([fitted * soon[:, None], fitted * late[:, None]], axis=1)
    return table, np.array([row.score for row in rows]) - found[:, :IN_POINTS].sum(axis=1)


def fit(rows: list[Row], old: Weights, penalty: float) -> Weights:
    """The weights that tell the points best, not far from the old ones."""
    table, points = columns(rows)
    before = as_column(old)
    scale = table.std(axis=0) + 1e-6
    scaled = table / scale
    missed = points - table @ before
    change = np.linalg.solve(scaled.T @ scaled + penalty * np.eye(len(before)), scaled.T @ missed)
    after = (before + change / scale).round(3).tolist()
    return {name: (after[place], after[place + len(LEARNED)]) for place, name in enumerate(LEARNED)}


def as_column(weights: Weights) -> Any:
    return np.array([weights[name][late] for late in (0, 1) for name in LEARNED])


def off(rows: list[Row], weights: Weights) -> str:
    """How far off the weights are in these games."""
    table, points = columns(rows)
    missed = points - table @ as_column(weights)
    return f"{missed.std():.1f} points, {missed.mean():+.1f} on average"


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--penalty", type=float, default=PENALTY)
    asked = parser.parse_args()
    rows = [row for number in range(asked.games) for row in play(asked.players, number)]
    kept_back = [row for row in rows if row.game % KEPT_BACK == 0]
    old = WEIGHTS[asked.players]
    tried = fit([row for row in rows if row.game % KEPT_BACK], old, asked.penalty)
    sys.stdout.write(f"games kept back: off by {off(kept_back, old)} before; {off(kept_back, tried)} now\n")
    for name, pair in fit(rows, old, asked.penalty).items():
        sys.stdout.write(f'        "{name}": {pair},\n')


if __name__ == "__main__":
    main()
