"""`parlour simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import IO, Annotated

import typer

from parlour.arena.simulate import Collector, Summary, Task, default_bots
from parlour.arena.simulate import simulate as run
from parlour.arena.workers import Workers
from parlour.cli.arena import CORES, Jobs, Ray
from parlour.cli.output import GameName, JsonFlag, console, print_json, progress_bar
from parlour.engine.errors import RecordError, SetupError


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Everything follows from it.")] = 0,
    bots: Annotated[str, typer.Option(help="Bots by seat, as in `greedy,random`; repeated if fewer than seats.")] = "random",
    jobs: Jobs = CORES,
    ray: Ray = "",
    out: Annotated[Path | None, typer.Option(help="Write the records here, one a line (.jsonl).")] = None,
    json: JsonFlag = False,
) -> None:
    """Play many games between bots; the digest depends on game, players, games, seed and bots alone."""
    if out is not None and out.suffix != ".jsonl":
        raise SetupError(f"{out}: records of many games go into a .jsonl file")
    task = Task(game, players, games, seed, default_bots(players, bots.split(",")), out is not None)
    collector = Collector(task)
    file = None if out is None else _open(out)
    try:
        with progress_bar("Simulating", games) as progress:
            for chunk in run(task, Workers(jobs, ray)):
                collector.add(chunk)
                if file is not None:
                    file.writelines(record + b"\n" for record in chunk.records)
                progress.advance(progress.task_ids[0], chunk.games)
        if file is not None:
            file.close()
    except OSError as error:
        raise RecordError(f"{out}: cannot be written: {error.strerror}") from None
    summary = collector.summary()
    if json:
        print_json(summary)
    else:
        _show(summary, out)


def _open(path: Path) -> IO[bytes]:
    try:
        return path.open("wb")
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror}") from None


def _show(summary: Summary, out: Path | None) -> None:
    screen = console()
    screen.print(f"{summary.games} games of {summary.game} with {summary.players} players, seed {summary.seed}")
    for seat, bot in enumerate(summary.bots):
        share = summary.wins[seat] / summary.games
        screen.print(f"  seat {seat}  {bot:<8} {share:7.1%} won   {summary.mean_scores[seat]:7.2f} points on average")
    rate = f"{summary.decisions_per_s:,.0f}"
    screen.print(f"{summary.decisions:,} decisions in {summary.seconds:.2f} s ({rate} a second)")
    screen.print(f"digest {summary.digest}")
    if out is not None:
        screen.print(f"records in {out}")
