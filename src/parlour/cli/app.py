"""The commands, one module each."""

from __future__ import annotations

import typer

from parlour.cli import arena, bench, bot, components, games, lesson, play, replay, serve, simulate, trials, verify

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
app.command("bot")(bot.bot)
app.command("simulate")(simulate.simulate)
app.command("match")(arena.match)
app.command("tournament")(arena.tournament)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("components")(components.components)
app.command("bench")(bench.bench)
app.command("load")(trials.load)
app.command("chaos")(trials.chaos)
app.command("crowd")(trials.crowd)


@app.callback()
def about() -> None:
    """Modern board games on a computer: play, watch, check, measure."""
