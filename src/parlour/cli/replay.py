"""`parlour replay`: a record, move by move, as somebody at the table saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.panel import Panel
from rich.text import Text

from parlour import games
from parlour.cli.boards import board
from parlour.cli.names import seat_names
from parlour.cli.output import Language, console
from parlour.cli.statistics import statistics_tables
from parlour.engine.contract import SPECTATOR
from parlour.engine.errors import RecordError
from parlour.engine.events import Event
from parlour.engine.record import Record, load
from parlour.engine.replay import steps
from parlour.engine.statistics import statistics
from parlour.words import words


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record.")],
    at: Annotated[int | None, typer.Option(help="Show the position after so many moves; the end if not said.")] = None,
    viewer: Annotated[
        str, typer.Option("--as", metavar="SEAT|spectator|all", help="Whose eyes to look through; `all` sees every hand.")
    ] = "all",
    figures: Annotated[
        bool, typer.Option("--statistics", help="Tell instead, in figures, how the game went; it must be over.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Tell what happened and show a position, through anybody's eyes."""
    record = load(file)
    game = games.find(record.game)
    say = words(lang)
    viewers = _viewers(record, viewer)
    last = len(record.moves) if at is None else at
    if not 0 <= last <= len(record.moves):
        raise RecordError(f"{file}: has {len(record.moves)} moves; choose a position from 0 to {len(record.moves)}")
    names = seat_names(game, record.seats, say)
    out = console()
    if figures:
        if record.outcome is None:
            raise RecordError(f"{file}: the game is not over; its figures are told when it is")
        out.print(statistics_tables(statistics(game, record).chapters, say, names))
        return
    drawn = board(game, say, names)
    heading = say(f"{game.name}-title")
    open_to_all = viewer == "all" or record.outcome is not None
    events: list[Event] = []
    told = 0
    for number, play in enumerate(steps(game, record, events)):
        for event in events[told:]:
            heard = [event.view(each) for each in viewers if event.heard_by(each)]
            if not heard:
                continue
            view = max(heard, key=len)
            out.print(Text(f"{number:>5}  {say.say(game.event_message(view), names)}"))
        told = len(events)
        if number == last:
            for each in viewers if viewer == "all" else viewers[:1]:
                title = names[each] if each >= 0 else heading
                seen = play.state.observe(each)
                shown = game.reckon(seen if open_to_all else game.show(seen))
                out.print(Panel(drawn.draw(shown), title=title, title_align="left", expand=False))
            if play.state.is_over:
                out.print(Panel(drawn.ending(play.state.observe(viewers[0])), title=heading, title_align="left"))
            return


def _viewers(record: Record, text: str) -> list[int]:
    """The eyes to look through; an event is told as the one of them who knows most saw it."""
    if text == "all":
        return list(range(record.players))
    if text == "spectator":
        return [SPECTATOR]
    if text.isascii() and text.isdecimal() and int(text) < record.players:
        return [int(text)]
    raise RecordError(f"--as takes a seat from 0 to {record.players - 1}, 'spectator' or 'all', not {text!r}")
