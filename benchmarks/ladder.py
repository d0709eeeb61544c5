"""`make ladder`: how strong the bots are, in every game with every number of players, as tables and pictures for docs/bots.md.

Every pair is a match in all seatings: one of the stronger bot among as many of the weaker as the table has room for. Games
are kept in the folder, so that a run that was stopped goes on; `--only` plays a part of it.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from rich.progress import track

from parlour.arena.intervals import Share
from parlour.arena.plot import interval_chart
from parlour.arena.tournament import Contest, play_contest, standing
from parlour.arena.workers import Workers
from parlour.bots import bot_names, full_name, usual_bot
from parlour.games import find, house

YARDSTICK = "greedy-1"
CHAMPION = "champion"
BUDGETS = ("30ms", "100ms", "300ms", "1s")


def pairs(game: str) -> Iterator[tuple[str, str]]:
    """Each bot among the next weaker ones, all that are better than random among the yardstick's likes, and the champion."""
    names = [full_name(name, find(game)) for name in bot_names(find(game))]
    for weaker, stronger in pairwise(names):
        yield stronger, weaker
    for better in names[1:]:
        yield better, YARDSTICK
    yield YARDSTICK, names[0]
    yield usual_bot(find(game)), names[0]
    champion = full_name(CHAMPION, find(game))
    if champion not in names:
        yield champion, names[-1]


def won(folder: Path, workers: Workers, game: str, bot: str, among: str, players: int, games: int) -> Share:
    """The share of games that the bot wins alone among the others' likes."""
    contest = Contest(game, [(bot,) + (among,) * (players - 1)], games, seed=0)
    kept = folder / f"{game}-{players}-{bot}-{among}.jsonl".replace(":", "-")
    played = track(play_contest(contest, workers, kept), f"{game}, {players} players: {bot} among {among}", games)
    return standing(contest, list(played)).meetings[0].won


def row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def ladder(folder: Path, workers: Workers, games: list[str], with_two: int, with_more: int) -> None:
    """One table of all pairs."""
    lines = [row(["game", "players", "bot", "among", "won", "95 %", "of the fair share", "games"])]
    lines.append("|---|--:|---|---|--:|--:|--:|--:|")
    for game in games:
        rules = find(game)
        for players in range(rules.min_players, rules.max_players + 1):
            for bot, among in pairs(game):
                found = won(folder, workers, game, bot, among, players, with_two if players == 2 else with_more)
                interval, times = f"{found.low:.1%} to {found.high:.1%}", f"{found.share * players:.2f}"
                lines.append(row([game, str(players), bot, among, f"{found.share:.1%}", interval, times, str(found.games)]))
                (folder / "ladder.md").write_text("\n".join(lines) + "\n", "utf-8")


def budgets(folder: Path, workers: Workers, games: list[str], count: int) -> None:
    """A picture for each game: what the planner wins of the yardstick, two players, by how long it may think."""
    for game in games:
        found = [(budget, won(folder, workers, game, f"planner:{budget}", YARDSTICK, 2, count)) for budget in BUDGETS]
        rows = [(budget, 100 * share.low, 100 * share.share, 100 * share.high) for budget, share in found]
        title = f"{game}: games that planner wins of {YARDSTICK}, in %, by its budget; {count} games each"
        (folder / f"budgets-{game}.svg").write_text(interval_chart(title, rows), "utf-8")


def main() -> None:
    """Play what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", help="one game", choices=house())
    parser.add_argument("--part", choices=("ladder", "budgets"), help="only this part")
    parser.add_argument("--with-two", type=int, default=400, help="games of every pair with two players")
    parser.add_argument("--with-more", type=int, default=200, help="games of every pair with more")
    parser.add_argument("--each-budget", type=int, default=100, help="games with every budget")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    games = [asked.only] if asked.only else sorted(house())
    if asked.part != "budgets":
        ladder(asked.folder, Workers(asked.jobs, ""), games, asked.with_two, asked.with_more)
    if asked.part != "ladder":
        budgets(asked.folder, Workers(asked.jobs, ""), games, asked.each_budget)


if __name__ == "__main__":
    main()
