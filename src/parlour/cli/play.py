"""`parlour play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour import games
from parlour.bots import bot_names, make_bot, usual_bot
from parlour.cli.output import GameName, Language, console
from parlour.cli.terminal import HUMAN, TerminalTable
from parlour.engine.chance import new_seed, seed_from_hex
from parlour.engine.contract import Game
from parlour.engine.errors import RecordError, SetupError
from parlour.engine.play import Play
from parlour.engine.record import load
from parlour.engine.replay import replay, verify
from parlour.words import words


def play(
    game: GameName,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where, as in `human,greedy,random`. Default: you and a bot.")
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Keep the game in this file; go on with it if it is there.")] = None,
    seed: Annotated[str | None, typer.Option(help="The secret seed of all draws, 64 hexadecimal digits.")] = None,
    lang: Language = "en",
    questions: Annotated[bool, typer.Option(help="Ask once more before what is easily done by mistake.")] = True,
) -> None:
    """Play in the terminal: numbered choices, `u` undoes, `?` shows the rule behind a choice, `q` quits."""
    rules = games.find(game)
    say = words(lang)
    wanted = _seats(rules, seats)
    if record is not None and record.exists():
        old = load(record)
        if old.game != rules.name:
            raise RecordError(f"{record}: is a game of {old.game}, not of {rules.name}")
        if wanted is not None and wanted != old.seats:
            raise RecordError(f"{record}: the seats there are {','.join(old.seats)}; leave --seats away to go on")
        verify(rules, old)
        if old.seed is None:
            raise RecordError(f"{record}: the seed is not revealed, so nobody can go on drawing")
        current, sitting, secret, resumed = replay(rules, old), old.seats, seed_from_hex(old.seed), True
        given = old.given
    else:
        sitting = wanted or [HUMAN, *[usual_bot(rules)] * (rules.min_players - 1)]
        secret = new_seed() if seed is None else seed_from_hex(seed)
        current, resumed, given = Play(rules, len(sitting)), False, 0
    bots = {
        seat: make_bot(name, rules, f"{secret.hex()}:{seat}:{len(current.log)}")
        for seat, name in enumerate(sitting)
        if name != HUMAN
    }
    table = TerminalTable(current, sitting, bots, secret, say, console(), record, given, questions)
    if resumed:
        table.remember_events()
        table.console.print(say("table-resumed", file=str(record), count=len(current.log)), style="dim", soft_wrap=True)
    table.run()


def _seats(game: Game, text: str | None) -> list[str] | None:
    if text is None:
        return None
    seats = [name.strip() for name in text.split(",")]
    game.check_players(len(seats))
    for name in seats:
        if name != HUMAN and name not in bot_names(game):
            raise SetupError(f"{name!r} is neither {HUMAN} nor a bot: there is {', '.join(bot_names(game))}")
    return seats
