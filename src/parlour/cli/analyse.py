"""`parlour analyse`: what a bot thinks of a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from parlour import games
from parlour.arena.analysis import AGAIN, Analysis, Decision, Judgement, analysis, dearest, decisions, judge
from parlour.arena.plot import share_chart
from parlour.bots.advice import LONGER, QUICK, adviser_of, opinions
from parlour.bots.base import Opinion
from parlour.cli.curve import chance_curves
from parlour.cli.hint import percent
from parlour.cli.names import seat_names
from parlour.cli.output import JsonFlag, Language, console, print_json, progress_bar
from parlour.cli.previews import why_words
from parlour.engine.contract import Game
from parlour.engine.errors import RecordError
from parlour.engine.preview import preview_from
from parlour.engine.record import Record, load
from parlour.engine.replay import verify
from parlour.words import Words, words


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    bot: Annotated[
        str | None, typer.Option(metavar="NAME", help="Who judges, as in `planner:100ms`. Default: the strongest that can.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw the curve into this file.")] = None,
    json: JsonFlag = False,
    lang: Language = "en",
) -> None:
    """Tell how the winning chance went, which decisions turned it, and what the bot would have done there."""
    record = load(file)
    game = games.find(record.game)
    if not verify(game, record).finished:
        raise RecordError(f"{file}: the game is not over; it is analysed when it is")
    first, again = (bot, bot) if bot is not None else (adviser_of(game, QUICK), adviser_of(game, LONGER))
    found = _analysed(game, record, first, again)
    say = words(lang)
    names = seat_names(game, record.seats, say)
    if out is not None:
        out.write_text(share_chart(say("analysis-curve"), names, found.curve), "utf-8")
    if json:
        print_json(_document(game, first, found))
    else:
        _print(console(), game, say, names, found, file)


def _analysed(game: Game, record: Record, first: str, again: str) -> Analysis:
    judged: dict[int, Judgement] = {}
    with _progress(len(record.moves) + AGAIN) as reached:
        for decision in decisions(game, record):
            reached(decision.at)
            judged[decision.at] = _judged(game, first, decision)
        for number, one in enumerate(dearest(list(judged.values()), AGAIN) if again != first else ()):
            reached(len(record.moves) + number)
            judged[one.decision.at] = _judged(game, again, one.decision)
    return analysis(record, list(judged.values()))


@contextmanager
def _progress(total: int) -> Iterator[Any]:
    with progress_bar("Analysing", total) as progress:
        yield lambda done: progress.update(progress.task_ids[0], completed=done)


def _judged(game: Game, bot: str, decision: Decision) -> Judgement:
    return judge(decision, opinions(game, bot, decision.observation, decision.legal))


def _document(game: Game, bot: str, found: Analysis) -> dict[str, object]:
    def told(one: Opinion) -> dict[str, object]:
        return {"move": game.notation(one.action), "points": one.points, "chance": one.chance}

    return {
        "bot": bot,
        "curve": found.curve,
        "turning": [
            {
                "at": one.decision.at,
                "seat": one.decision.seat,
                "lost": one.lost,
                "chosen": told(one.chosen),
                "best": told(one.best),
            }
            for one in found.turning
        ],
    }


def _print(out: Console, game: Game, say: Words, names: list[str], found: Analysis, file: Path) -> None:
    out.print(Text(say("analysis-curve"), style="bold"))
    out.print(chance_curves(found.curve, names, out.width))
    out.print(Text(say("analysis-turning"), style="bold"))
    if not found.turning:
        out.print(say("analysis-none"))
    for one in found.turning:
        _print_turning(out, game, say, names, one)
        onward = f"parlour play {game.name} --from {quote(str(file))} --at {one.decision.at}"
        out.print(Text(f"  {say('analysis-play')}: {onward}", style="dim"), soft_wrap=True)


def _print_turning(out: Console, game: Game, say: Words, names: list[str], one: Judgement) -> None:
    at, seat, encoded, *_ = one.decision
    observation = game.decode_observation(encoded)

    def told(opinion: Opinion) -> tuple[str, str]:
        choice = say.say(game.choice_message(game.show(observation), opinion.action), names)
        chance = say("hint-chance", percent=percent(opinion.chance))
        return f"{choice}  ({chance})", why_words(game, preview_from(game, observation, seat, opinion.action), say, names)

    (chosen, did), (best, would) = told(one.chosen), told(one.best)
    lost = say("analysis-lost", percent=percent(one.lost))
    out.print()
    out.print(Text(f"{say('analysis-move', at=at + 1)} · {names[seat]} · {lost}", style="bold"))
    out.print(Text(f"  {chosen}"))
    out.print(Text(f"  {did}", style="dim"))
    out.print(Text(f"  {say('analysis-best')}", style="green"))
    out.print(Text(f"  {best}"))
    out.print(Text(f"  {would}", style="dim"))
