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

from parlour.bots import make_bot
from parlour.bots.greedy.skye_land import FEATURES, describe
from parlour.bots.greedy.skye_value import GOLD_STEP, MARGIN, lead
from parlour.engine.chance import SeedStream, derived_seed
from parlour.engine.contract import CHANCE
from parlour.games import find
from parlour.games.skye.components import MAJORITY, SCORED, SCORING_TILES, SHIP, WHISKY
from parlour.games.skye.rounds import incomes
from parlour.games.skye.scoring import counts_gold, goal_points, scroll_points
from parlour.games.skye.state import SkyeState

WEIGHTS = Path(__file__).parent.parent / "src/parlour/bots/greedy/skye_weights.json"
Key = tuple[str, ...]
"""Where a weight lies in the file."""
Row = tuple[dict[Key, float], float, int]
"""What was counted, the points that came, and the rounds to come."""


def rows_of(state: SkyeState, seat: int, weights: dict[str, Any]) -> tuple[dict[Key, float], float]:
    """What counts for a seat at the start of a round, and the points that are its own already."""
    left = state.rounds - state.round
    land = state.territories[seat]
    gold = [state.gold[each] - sum(parts) for each, parts in enumerate(incomes(state, state.round))]
    counted = dict(zip(FEATURES, describe(land, True, True, True), strict=True))
    found: dict[Key, float] = {("start", str(left)): 1.0, ("gold", str(left)): float(gold[seat])}
    for name, count in counted.items():
        if weights["left"][name] or weights["always"][name]:
            found["always", name] = count
            found["left", name] = count * left
    certain = float(state.points(seat) + scroll_points(land))
    for place, goal in enumerate(state.goals):
        times = sum(place in places for places in SCORED[state.players][state.round :])
        name = SCORING_TILES[goal]
        if name in MAJORITY:
            symbol = WHISKY if "whisky" in name else SHIP
            counts = gold if counts_gold(goal) else [each.totals[symbol] for each in state.territories]
            margin = lead(counts, seat, GOLD_STEP if counts_gold(goal) else 1)
            found["majorities", name, str(margin)] = float(times)
        else:
            points = goal_points(goal, [land], [0])[0]
            certain += times * points
            for feature in weights["goals"][name]:
                found["goals", name, feature] = float(times * (points if feature == "scored" else counted[feature]))
    return {key: value for key, value in found.items() if value}, certain


def play(players: int, number: int, bot: str, weights: dict[str, Any]) -> list[Row]:
    """The rows of one game of a bot with itself."""
    game = find("skye")
    bots = [make_bot(bot, game, f"fit:{number}:{seat}") for seat in range(players)]
    state, stream = game.new(players), SeedStream(derived_seed("fit", players, number))
    assert isinstance(state, SkyeState)
    noted: list[tuple[int, int, dict[Key, float], float]] = []
    last = 0
    while not state.is_over:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(stream))
        else:
            state.apply(seat, bots[seat].choose(state.observe(seat), state.legal_actions(seat)))
        if state.round != last and not state.is_over:
            last = state.round
            noted += [(each, state.rounds - last, *rows_of(state, each, weights)) for each in range(players)]
    scores = state.scores()
    return [(row, scores[seat] - certain, left) for seat, left, row, certain in noted]


def weight(weights: dict[str, Any], key: Key) -> float:
    """The weight in the file."""
    there: Any = weights
    for part in key:
        there = there[int(part) if isinstance(there, list) else part]
    return float(there)


def missed(weights: dict[str, Any], row: dict[Key, float], points: float) -> float:
    """How many points more came than the weights say."""
    return points - sum(weight(weights, key) * value for key, value in row.items())


def put(weights: dict[str, Any], key: Key, value: float) -> None:
    """Write it there."""
    there: Any = weights
    for part in key[:-1]:
        there = there[part]
    there[int(key[-1]) if isinstance(there, list) else key[-1]] = round(value, 3)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss; the matrix is symmetric and positive."""
    size = len(right)
    for step in range(size):
        pivot = matrix[step]
        for row in range(step + 1, size):
            factor = matrix[row][step] / pivot[step]
            if factor:
                matrix[row] = [value - factor * above for value, above in zip(matrix[row], pivot, strict=True)]
                right[row] -= factor * right[step]
    found = [0.0] * size
    for step in reversed(range(size)):
        known = sum(matrix[step][column] * found[column] for column in range(step + 1, size))
        found[step] = (right[step] - known) / matrix[step][step]
    return found


def fit(rows: list[Row], weights: dict[str, Any], penalty: float) -> None:
    """Move the weights to where they tell the points best; then see how far off they are."""
    keys = sorted({key for row, _points, _left in rows for key in row})
    number = {key: place for place, key in enumerate(keys)}
    matrix = [[penalty if row == column else 0.0 for column in range(len(keys))] for row in range(len(keys))]
    right = [0.0] * len(keys)
    for row, points, _left in rows:
        off = missed(weights, row, points)
        items = [(number[key], value) for key, value in row.items()]
        for place, value in items:
            right[place] += value * off
            line = matrix[place]
            for other, other_value in items:
                line[other] += value * other_value
    for key, change in zip(keys, solve(matrix, right), strict=True):
        put(weights, key, weight(weights, key) + change)
    for left in range(1, len(weights["spread"])):
        all_off = [missed(weights, row, points) for row, points, rounds in rows if rounds == left]
        spread = (sum(each * each for each in all_off) / len(all_off)) ** 0.5
        sys.stdout.write(f"{left} rounds to come: off by {spread:.2f} points (n = {len(all_off)})\n")
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
    weights = everything[str(asked.players)]
    assert all(len(each) == 2 * MARGIN + 1 for each in weights["majorities"].values())
    rows = [row for number in range(asked.games) for row in play(asked.players, number, asked.bot, weights)]
    fit(rows, weights, asked.penalty)
    WEIGHTS.write_text(json.dumps(everything, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
