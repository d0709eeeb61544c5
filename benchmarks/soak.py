"""`make soak`: the nightly. Many random games of every game and player count; any error ends it."""

from __future__ import annotations

import os
import sys

from rich.console import Console

from parlour.arena.simulate import Collector, Task, default_bots, simulate
from parlour.arena.workers import Workers
from parlour.cli.output import progress_bar
from parlour.engine.build import is_compiled
from parlour.games import GAMES

TOTAL = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000


def main() -> None:
    """Play, count, and say what was played."""
    console = Console()
    console.print(f"{'compiled' if is_compiled() else 'plain'} build")
    for game in GAMES.values():
        counts = range(game.min_players, game.max_players + 1)
        share = TOTAL // len(counts)
        for players in counts:
            task = Task(game.name, players, share, seed=players, bots=default_bots(players, None), records=False)
            collector = Collector(task)
            with progress_bar(f"{game.name} {players}", share) as progress:
                for chunk in simulate(task, Workers(os.cpu_count() or 1)):
                    collector.add(chunk)
                    progress.advance(progress.task_ids[0], chunk.games)
            done = collector.summary()
            console.print(
                f"{game.name} with {players}: {done.games:,} games, {done.actions:,} actions, no error, {done.seconds:.0f} s"
            )


if __name__ == "__main__":
    main()
