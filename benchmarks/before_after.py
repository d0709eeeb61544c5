"""How fast two versions of Parlour are, beside one another: `python benchmarks/before_after.py BEFORE AFTER [GAME...]`.

Each is a folder that holds the package `parlour`, as `src` and `build/compiled` do. Two processes play the same seeds at
random, one after the other, seed by seed and several times over; of every seed the best time of each counts, in seconds of the
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

from rich.console import Console
from rich.table import Table

ROUNDS = 5
SEEDS = 30
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
        sys.stdout.write(json.dumps(play(*json.loads(line))) + "\n")
        sys.stdout.flush()


class Version:
    """One of the two, in its process."""

    def __init__(self, folder: str) -> None:
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, __file__], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def plays(self, *what: Any) -> Times:
        """The times of one seed there."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        return Times(*json.loads(self._process.stdout.readline()))


def tables(names: list[str]) -> Iterator[tuple[str, int]]:
    """Every player count of these games, or of all."""
    from parlour import games

    for name in names or sorted(games.GAMES):
        game = games.find(name)
        yield from ((name, players) for players in range(game.min_players, game.max_players + 1))


def measured(versions: list[Version], name: str, players: int) -> list[tuple[float, float]]:
    """Of each version the seconds for a decision and for a clone, with the best time of every seed."""
    tries: list[list[list[Times]]] = [[[] for _ in range(SEEDS)] for _ in versions]
    for _ in range(ROUNDS):
        for seed in range(SEEDS):
            for version, times in zip(versions, tries, strict=True):
                times[seed].append(version.plays(name, players, seed))
    return [
        (
            sum(min(each.played / each.decisions for each in seed) for seed in times) / SEEDS,
            sum(min(each.cloned / each.clones for each in seed) for seed in times) / SEEDS,
        )
        for times in tries
    ]


def main() -> None:
    """Measure both in turn and print the ratios."""
    if len(sys.argv) == 1:
        answer()
        return
    if hasattr(os, "sched_setaffinity"):  # both on one core: the cores of a shared machine are not equally fast
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    versions = [Version(folder) for folder in sys.argv[1:3]]
    table = Table("Table", title="Before and after", title_justify="left")
    for column in ("Decisions/s before", "after", "ratio", "Clone µs before", "after", "ratio"):
        table.add_column(column, justify="right")
    for name, players in tables(sys.argv[3:]):
        (played, cloned), (plays, clones) = measured(versions, name, players)
        speeds = (f"{1 / played:,.0f}", f"{1 / plays:,.0f}", f"{played / plays:.3f}")
        table.add_row(
            f"{name}, {players} players", *speeds, f"{1e6 * cloned:.2f}", f"{1e6 * clones:.2f}", f"{cloned / clones:.3f}"
        )
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
