"""Fit what lands of Isle of Skye are worth: play games, and see how many points came after each round of each seat.

    PYTHONPATH=build/compiled python benchmarks/skye_fit.py 2 --games 400 --bot planner:1sims

writes the weights for two players into `src/parlour/bots/greedy/skye_weights.json`. It starts from those that are there, and
moves away from them only as far as the games say so (least squares with a penalty on the difference).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from parlour.bots import make_bot
from parlour.bots.features.skye import Key, known, rows, scale, weight
from parlour.bots.features.skye import keys as keys_for
from parlour.bots.greedy.skye_value import weights_for
from parlour.engine.chance import SeedStream, derived_seed
from parlour.engine.contract import CHANCE
from parlour.games import find
from parlour.games.skye.state import SkyeState

WEIGHTS = Path(__file__).parent.parent / "src/parlour/bots/greedy/skye_weights.json"
Row = tuple[list[float], float, int]
"""What was counted, the points that came besides those foreseen, and the rounds to come."""


def play(players: int, number: int, bot: str) -> list[Row]:
    """The rows of one game of a bot with itself."""
    game = find("skye")
    bots = [make_bot(bot, game, f"fit:{number}:{seat}") for seat in range(players)]
    state, stream = game.new(players), SeedStream(derived_seed("fit", players, number))
    assert isinstance(state, SkyeState)
    noted: list[tuple[int, int, list[float], float]] = []
    while not state.is_over:
        seat = state.to_act()[0]
        found = rows(state)
        if found:
            foreseen = known(state)
            noted += [(each, state.rounds - state.round, found[each], foreseen[each]) for each in range(players)]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(stream))
        else:
            state.apply(seat, bots[seat].choose(state.observe(seat), state.legal_actions(seat)))
    scores = state.scores()
    return [(row, scores[seat] - foreseen, left) for seat, left, row, foreseen in noted]


def put(weights: dict[str, Any], key: Key, value: float) -> None:
    """Write it there."""
    there: Any = weights
    for part in key[:-1]:
        there = there[part]
    there[int(key[-1]) if isinstance(there, list) else key[-1]] = round(value, 3)


def fit(found: list[Row], players: int, weights: dict[str, Any], penalty: float) -> None:
    """Move the weights to where they tell the points best; then see how far off they are."""
    keys = keys_for(players)
    scales = np.array([scale(key) for key in keys])
    table = np.array([row for row, _points, _left in found]) / scales
    missed = np.array([points for _row, points, _left in found])
    change = np.linalg.solve(table.T @ table + penalty * np.eye(len(keys)), table.T @ missed)
    for key, more in zip(keys, change.tolist(), strict=True):
        put(weights, key, weight(weights_for(players), key) + more)
    off = missed - table @ change
    rounds = np.array([left for _row, _points, left in found])
    for left in range(1, len(weights["spread"])):
        spread = float(np.sqrt((off[rounds == left] ** 2).mean()))
        sys.stdout.write(f"{left} rounds to come: off by {spread:.2f} points (n = {(rounds == left).sum()})\n")
        weights["spread"][left] = round(SHARPER * spread, 2)


SHARPER = 0.8
"""From the deviation of points to the spread that `winning_chance` asks for."""


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="planner:1sims")
    parser.add_argument("--penalty", type=float, default=150.0)
    asked = parser.parse_args()
    everything = json.loads(WEIGHTS.read_text("utf-8"))
    found = [row for number in range(asked.games) for row in play(asked.players, number, asked.bot)]
    fit(found, asked.players, everything[str(asked.players)], asked.penalty)
    WEIGHTS.write_text(json.dumps(everything, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
