"""The commands, one module each."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.cli import (
    analyse,
    arena,
    bench,
    bot,
    components,
    doctor,
    games,
    lesson,
    play,
    replay,
    serve,
    simulate,
    train,
    trials,
    verify,
)
from parlour.cli.output import console
from parlour.engine import build

app = typer.Typer(
    name="parlour",
    help="Modern board games on a computer: play, watch, check, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

app.command("games")(games.list_games)
app.command("play")(play.play)
app.command("lesson")(lesson.lesson)
app.command("serve")(serve.serve)
app.command("doctor")(doctor.doctor)
app.command("bot")(bot.bot)
app.command("simulate")(simulate.simulate)
app.command("match")(arena.match)
app.command("tournament")(arena.tournament)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("verify")(verify.verify)
app.command("components")(components.components)
app.command("bench")(bench.bench)
app.command("load")(trials.load)
app.command("chaos")(trials.chaos)
app.command("crowd")(trials.crowd)


def _version(asked: bool) -> None:
    if asked:
        console().print(f"parlour {build.name()}", highlight=False)
        raise typer.Exit


@app.callback()
def about(
    _asked: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="The version, and whether it is compiled.")
    ] = False,
) -> None:
    """Modern board games on a computer: play, watch, check, measure."""
