"""`parlour bench`: how fast the games are here."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from parlour import games
from parlour.arena.bench import asked_in, measure
from parlour.cli.output import JsonFlag, console, print_json, tracked


def bench(
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each game and player count.")] = 2.0,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    json: JsonFlag = False,
) -> None:
    """Decisions a second in random play, microseconds a clone, an observation and a resample, slowest preview and reason."""
    chosen = list(games.GAMES.values()) if game is None else [games.find(game)]
    pairs = [(each, players) for each in chosen for players in range(each.min_players, each.max_players + 1)]
    speeds = [measure(each, players, seconds) for each, players in tracked(pairs, "Measuring", len(pairs))]
    if json:
        print_json(speeds)
        return
    table = Table(box=None, pad_edge=False)
    for column in (
        "Game",
        "Players",
        "Build",
        "Decisions/s",
        "Clone µs",
        "Observation µs",
        "Resample µs",
        "Preview ms",
        "Reason ms",
    ):
        table.add_column(column, justify="left" if column in ("Game", "Build") else "right")
    for row in speeds:
        build = "compiled" if row.compiled else "plain"
        figures = f"{row.decisions_per_s:,.0f}", f"{row.clone_us:.2f}", f"{row.observation_us:.1f}", f"{row.resample_us:.1f}"
        table.add_row(
            row.game, str(row.players), build, *figures, asked_in(row.longest_preview_ms), asked_in(row.longest_reason_ms)
        )
    console().print(table)
