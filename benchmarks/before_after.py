"""How fast two versions of Parlour are, beside one another: `python benchmarks/before_after.py BEFORE AFTER [GAME...]`.

Each is a folder that holds the package `parlour`, as `src` and `build/compiled` do. Two processes play the same seeds at random,
one after the other, seed by seed and several times over; of every seed the best time of each counts, in seconds of the
processor. So what the machine does besides hits both alike. A ratio above 1 says that it is faster now.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple

ROUNDS = 9
SEEDS = 60
GAMES = 2
"""How many games are played from a seed."""
CLONES = 30
"""How often each position that is kept is cloned; one in sixteen is."""


class Times(NamedTuple):
    """Of one seed: so many decisions and their seconds, so many clones and their seconds."""

    decisions: int
    played: float
    clones: int
    cloned: float


def play(name: str, players: int, seed: int) -> Times:
    """Random play, and clones of positions on the way."""
    from parlour import games
    from parlour.engine.chance import Dice
    from parlour.engine.contract import CHANCE, State

    game, rng, decisions = games.find(name), Dice(f"before and after {seed}"), 0
    states: list[State] = []
    started = process_time()
    for _ in range(GAMES):
        state = game.new(players)
        while not state.is_over:
            seat = state.to_act()[0]
            if seat == CHANCE:
                action = state.sample_chance(rng)
            else:
                legal = state.legal_actions(seat)
                action = legal[int(rng.random() * len(legal))]
                decisions += 1
                if decisions & 15 == 0:
                    states.append(state.clone())
            state.apply(seat, action)
    played = process_time() - started
    started = process_time()
    for kept in states:
        for _ in range(CLONES):
            kept.clone()
    return Times(decisions, played, CLONES * len(states), process_time() - started)


def answer() -> None:
    """In a process of its own: play what is asked for, line by line."""
    for line in sys.stdin:
        print(json.dumps(play(*json.loads(line))), flush=True)


class Version:
    """One of the two, in its process."""

    def __init__(self, folder: str) -> None:
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, __file__], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def plays(self, *what: Any) -> Times:
        """The times of one seed there."""
        assert self._process.stdin and self._process.stdout
        print(json.dumps(what), file=self._process.stdin, flush=True)
        return Times(*json.loads(self._process.stdout.readline()))


def tables(names: list[str]) -> Iterator[tuple[str, int]]:
    """Every player count of these games, or of all."""
    from parlour import games

    for name in names or sorted(games.GAMES):
        game = games.find(name)
        yield from ((name, players) for players in range(game.min_players, game.max_players + 1))


def main() -> None:
    """Measure both in turn and print the ratios."""
    if len(sys.argv) == 1:
        return answer()
    versions = [Version(folder) for folder in sys.argv[1:3]]
    for name, players in tables(sys.argv[3:]):
        tries: list[list[list[Times]]] = [[], []]
        for _ in range(ROUNDS):
            rounds: list[list[Times]] = [[], []]
            for seed in range(SEEDS):
                for version, times in zip(versions, rounds, strict=True):
                    times.append(version.plays(name, players, seed))
            for each, times in zip(tries, rounds, strict=True):
                each.append(times)
        played = [sum(min(t.played / t.decisions for t in seed) for seed in zip(*each, strict=True)) / SEEDS for each in tries]
        cloned = [sum(min(t.cloned / t.clones for t in seed) for seed in zip(*each, strict=True)) / SEEDS for each in tries]
        print(
            f"{name}, {players} players: {1 / played[0]:,.0f} to {1 / played[1]:,.0f} decisions/s, {played[0] / played[1]:.3f}; "
            f"clone {1e6 * cloned[0]:.2f} to {1e6 * cloned[1]:.2f} µs, {cloned[0] / cloned[1]:.3f}",
            flush=True,
        )
    return None


if __name__ == "__main__":
    main()
