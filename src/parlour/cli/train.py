"""`parlour train`: teach a champion the value of positions by letting it play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from parlour.arena.plot import line_chart
from parlour.arena.workers import Workers
from parlour.bots import usual_bot
from parlour.cli.arena import CORES, Jobs, Players, Ray, Seed
from parlour.cli.output import GameName, JsonFlag, console, print_json, tracked
from parlour.games import find


def train(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option(min=8, help="Games of every generation to learn from.")] = 2000,
    generations: Annotated[int, typer.Option(min=1, help="How often to learn anew from what the best so far plays.")] = 3,
    seed: Seed = 0,
    teacher: Annotated[str, typer.Option(help="The bot that plays the first generation.")] = "",
    budget: Annotated[str, typer.Option(help="How long the champion thinks while it plays, in simulations.")] = "20sims",
    explore: Annotated[float, typer.Option(min=0, max=1, help="How often something else is tried.")] = 0.05,
    units: Annotated[int | None, typer.Option(min=0, help="Hidden units of the net, where the champion asks any.")] = None,
    epochs: Annotated[int, typer.Option(min=1, help="How often it goes through what was played.")] = 8,
    ridge: Annotated[float, typer.Option(min=0, help="How strongly weights are held to 0 where games say little.")] = 3.0,
    trial: Annotated[int, typer.Option(min=2, help="Games of the match that decides whether a net is kept.")] = 200,
    jobs: Jobs = CORES,
    ray: Ray = "",
    out: Annotated[Path, typer.Option(help="A folder for all of it; the same command goes on.")] = Path("training"),
    json: JsonFlag = False,
) -> None:
    """Learn what positions are worth: play, fit a net to how it ended, keep it if it plays better; and again."""
    from parlour.arena.training import Course, train, usual_units

    course = Course(
        game=game,
        players=players,
        games=games,
        generations=generations,
        seed=seed,
        teacher=teacher or usual_bot(find(game)),
        budget=budget,
        explore=explore,
        units=usual_units(game) if units is None else units,
        epochs=epochs,
        ridge=ridge,
        trial=trial,
    )
    steps = train(course, Workers(jobs, ray), out, tracked)
    numbers = [step.generation for step in steps]
    lines: dict[str, Sequence[float]] = {"won against the best before": [100 * step.trial.share for step in steps]}
    lines["variance of the points explained"] = [100 * max(0.0, step.explained) for step in steps]
    picture = line_chart(f"{game}, {players} players: learning", "generation", "per cent", numbers, lines)
    (out / "curve.svg").write_text(picture, "utf-8")
    if json:
        print_json(steps)
        return
    screen = console()
    for step in steps:
        verdict = "kept" if step.kept else "not kept"
        screen.print(
            f"generation {step.generation}: {step.rows} positions, explains {step.explained:.1%}, "
            f"log loss {step.log_loss:.3f}, won {step.trial}: {verdict}"
        )
    screen.print(f"the best net, how it went and a picture are in {out}")
