"""`parlour match` and `parlour tournament`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from parlour.arena.lineups import around_one_table, every_pair
from parlour.arena.plot import interval_chart
from parlour.arena.tournament import Contest, Meeting, Standing, play_contest, standing
from parlour.arena.workers import Workers
from parlour.cli.output import GameName, JsonFlag, console, print_json, tracked
from parlour.engine.errors import RecordError

Jobs = Annotated[int, typer.Option(min=1, help="Processes to use.")]
Ray = Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster instead; `local` starts one here.")]
Players = Annotated[int, typer.Option(help="How many seats.")]
Games = Annotated[int, typer.Option(min=1, help="How many games of every line-up.")]
Seed = Annotated[int, typer.Option(help="Everything follows from it.")]
Out = Annotated[Path | None, typer.Option(help="A folder for the games, the standing and a picture; the same command goes on.")]
CORES = os.cpu_count() or 1


def match(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays, as in `planner:100ms,greedy`; the last one fills the table.")],
    players: Players = 2,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = CORES,
    ray: Ray = "",
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Bots at one table, in all seatings: the share of games that each wins, with its 95 % interval."""
    contest = Contest(game, around_one_table(bots.split(","), players), games, seed)
    found = _play(contest, Workers(jobs, ray), out)
    _tell(found, _meetings(found.meetings), out, json)


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who takes part, as in `random,greedy,planner:100ms`.")],
    players: Players = 2,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = CORES,
    ray: Ray = "",
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """Every two bots meet in all seatings: ratings with 95 % intervals, and who beats whom."""
    contest = Contest(game, every_pair(bots.split(","), players), games, seed)
    found = _play(contest, Workers(jobs, ray), out)
    _tell(found, _matrix(found), out, json)


def _play(contest: Contest, workers: Workers, out: Path | None) -> Standing:
    contest.check()
    if out is not None:
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RecordError(f"{out}: cannot be made: {error.strerror}") from None
    kept = None if out is None else out / "games.jsonl"
    total = contest.games * len(contest.lineups)
    found = standing(contest, list(tracked(play_contest(contest, workers, kept), "Playing", total)))
    if out is not None:
        _write(out / "standing.json", msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
        _write(out / "ratings.svg", _picture(found))
    return found


def _picture(found: Standing) -> str:
    title = f"{found.game}, {found.players} players, {found.games} games: ratings with 95 % intervals"
    return interval_chart(title, [(row.bot, row.low, row.rating, row.high) for row in found.ratings])


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror}") from None


def _tell(found: Standing, details: Table, out: Path | None, json: bool) -> None:
    if json:
        print_json(found)
        return
    screen = console()
    screen.print(f"{found.games} games of {found.game} with {found.players} players, seed {found.seed}")
    ratings = _table("Bot", "Rating", "95 %")
    for row in found.ratings:
        ratings.add_row(row.bot, f"{row.rating:.0f}", f"{row.low:.0f} to {row.high:.0f}")
    screen.print(ratings)
    screen.print(f"\nGames won; a fair share is {1 / found.players:.0%}")
    screen.print(details)
    screen.print(f"digest {found.digest}")
    if out is not None:
        screen.print(f"games, standing and picture in {out}")


def _table(*columns: str) -> Table:
    """The first column are names, the others figures."""
    table = Table(box=None, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def _matrix(found: Standing) -> Table:
    """What one of each row wins against the column, or alone among so many of it."""
    bots = [row.bot for row in found.ratings]
    alone: dict[tuple[str, str], str] = {}
    for row in found.meetings:
        if row.lineup.count(row.bot) == 1:
            (other,) = set(row.lineup) - {row.bot}
            alone[row.bot, other] = f"{row.won.share:.0%} ({row.won.low:.0%} to {row.won.high:.0%})"
    table = _table("", *[bot if found.players == 2 else f"{found.players - 1} {bot}" for bot in bots])
    for bot in bots:
        table.add_row(bot, *[alone.get((bot, other), "") for other in bots])
    return table


def _meetings(meetings: list[Meeting]) -> Table:
    """Who beats whom: a row for every bot in every line-up."""
    table = _table("Bot", "Against", "Won", "95 %", "Games", "Points")
    for row in meetings:
        others = list(row.lineup)
        others.remove(row.bot)
        against = ", ".join(f"{others.count(bot)} {bot}" if others.count(bot) > 1 else bot for bot in dict.fromkeys(others))
        won = row.won
        table.add_row(
            row.bot,
            against,
            f"{won.share:.1%}",
            f"{won.low:.1%} to {won.high:.1%}",
            str(won.games),
            f"{row.mean_score:.1f}",
        )
    return table
