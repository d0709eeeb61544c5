"""`parlour load`, `parlour chaos` and `parlour crowd`: what a server bears."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.arena.plot import line_chart
from parlour.cli.output import JsonFlag, console, print_json, progress_bar
from parlour.engine.errors import RecordError
from parlour.trials import crowd as crowd_trial
from parlour.trials.chaos import run
from parlour.trials.load import Load, measure

Database = Annotated[str | None, typer.Option(help="A postgresql:// URL instead of a SQLite file of its own.")]


def load(
    tables: Annotated[int, typer.Option(min=1, help="Live tables with two people each.")] = 200,
    seconds: Annotated[float, typer.Option(min=1.0, help="How long to measure.")] = 20.0,
    pace: Annotated[float, typer.Option(min=0.0, help="Seconds a player thinks before a move.")] = 1.0,
    db: Database = None,
    plot: Annotated[Path | None, typer.Option(help="Also measure fewer tables, and draw how it grows (.svg).")] = None,
    json: JsonFlag = False,
) -> None:
    """Start a server of its own and play on it over real sockets; times from sending a move to its acknowledgement."""
    sizes = [tables] if plot is None else sorted({max(1, tables // 8), max(1, tables // 4), max(1, tables // 2), tables})
    total = sum(3.0 + size / 40 + seconds for size in sizes)
    with progress_bar("Playing", round(total)) as progress:

        def tick(step: float) -> None:
            progress.advance(progress.task_ids[0], step)

        found = [measure(size, seconds, pace, tick, db) for size in sizes]
    if plot is not None:
        _draw(found, plot)
    if json:
        print_json(found[-1])
        return
    for row in found:
        console().print(
            f"{row.tables:>5} tables  {row.moves_per_s:8.1f} moves/s  p50 {row.p50_ms:7.2f} ms  p99 {row.p99_ms:7.2f} ms"
            f"  max {row.max_ms:7.2f} ms"
        )


def _draw(found: list[Load], path: Path) -> None:
    picture = line_chart(
        f"From sending a move to its acknowledgement, a move every {found[0].pace:g} s a table",
        "live tables",
        "milliseconds",
        [row.tables for row in found],
        {"p50": [row.p50_ms for row in found], "p99": [row.p99_ms for row in found]},
    )
    try:
        path.write_text(picture, "utf-8")
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror}") from None


def chaos(
    kills: Annotated[int, typer.Option(min=1, help="How many times the server is killed.")] = 20,
    tables: Annotated[int, typer.Option(min=1, help="Tables with bots on all seats.")] = 50,
    db: Database = None,
    json: JsonFlag = False,
) -> None:
    """Kill a server of its own under load, again and again: no acknowledged move may be lost, no table may be stuck."""
    with progress_bar("Killing", kills) as progress:
        found = run(kills, tables, lambda: progress.advance(progress.task_ids[0]), db)
    if json:
        print_json(found)
    else:
        console().print(
            f"{found.kills} kills, {found.opened} tables opened, {found.finished} finished\n"
            f"{found.entries_seen:,} entries seen and {found.moves_acked:,} moves acknowledged: {found.lost} lost\n"
            f"{found.stuck} tables stuck; the server came back within {found.restart_s} s"
        )
    if found.lost or found.stuck:
        raise typer.Exit(1)


def crowd(
    bot_tables: Annotated[int, typer.Option(min=1, help="Tables for bots alone.")] = 1000,
    bots: Annotated[str, typer.Option(help="The level of all bots, as in `expert`.")] = "normal",
    hosts: Annotated[int, typer.Option(min=1, help="How many people open these tables.")] = 1,
    people: Annotated[int, typer.Option(min=1, help="Others, each at a table of their own with two bots.")] = 10,
    seconds: Annotated[float, typer.Option(min=1.0, help="How long to measure.")] = 30.0,
    db: Database = None,
    json: JsonFlag = False,
) -> None:
    """Crowd a server of its own with tables; the bots of others must answer within their pause, their time and a second."""
    wish = crowd_trial.Wish(bot_tables, bots, hosts, people, seconds)
    with progress_bar("Opening", bot_tables) as progress:
        found = crowd_trial.run(wish, lambda: progress.advance(progress.task_ids[0]), db)
    if json:
        print_json(found)
    else:
        console().print(
            f"{found.bot_tables} tables of {found.hosts}, bots: {found.bots}; {found.answers} answers of bots at "
            f"{found.people} other tables, {found.pause_s:g} s pause and {found.thinking_s:g} s thinking included:\n"
            f"p50 {found.p50_s:.2f} s  p99 {found.p99_s:.2f} s  max {found.max_s:.2f} s; lobby p99 {found.lobby_p99_ms:.0f} ms"
        )
    if found.p99_s > found.pause_s + found.thinking_s + 1.0:
        raise typer.Exit(1)
