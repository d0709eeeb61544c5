"""`parlour play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from parlour import games
from parlour.bots import make_bot, usual_bot
from parlour.bots.levels import bot_called
from parlour.cli.names import HUMAN
from parlour.cli.output import GameName, Language, console
from parlour.cli.terminal import TerminalTable
from parlour.engine.chance import new_seed, seed_from_hex
from parlour.engine.contract import Game
from parlour.engine.errors import RecordError
from parlour.engine.play import Play
from parlour.engine.record import Record, load
from parlour.engine.replay import replay, verify
from parlour.words import words


def play(
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where, as in `human,hard,easy`: levels, or bots by name. Default: you and a bot."),
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Keep the game in this file; go on with it if it is there.")] = None,
    start: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Begin where a game that is over stood, with draws of its own..."),
    ] = None,
    at: Annotated[int, typer.Option(min=0, help="... after so many moves; you sit where somebody decides then.")] = 0,
    seed: Annotated[str | None, typer.Option(help="The secret seed of all draws, 64 hexadecimal digits.")] = None,
    lang: Language = "en",
    hints: Annotated[bool, typer.Option("--hints", help="Let everybody take hints, though several people play.")] = False,
    questions: Annotated[bool, typer.Option(help="Ask once more before what is easily done by mistake.")] = True,
) -> None:
    """Play in the terminal: numbered choices, `u` undoes, `h` gives a hint, `?` shows the rule behind a choice, `q` quits."""
    rules = games.find(game)
    say = words(lang)
    wanted = _seats(rules, seats)
    resumes = record is not None and record.exists()
    begun = _resumed(rules, record, wanted) if record is not None and resumes else _begun(rules, wanted, seed, start, at)
    current, secret = begun.play, begun.seed
    bots = {
        seat: make_bot(name, rules, f"{secret.hex()}:{seat}:{len(current.log)}")
        for seat, name in enumerate(begun.seats)
        if name != HUMAN
    }
    allowed = hints or begun.seats.count(HUMAN) == 1
    table = TerminalTable(
        current, begun.seats, bots, secret, say, console(), record, begun.given, questions, allowed, begun.advised
    )
    if current.log:
        table.remember_events()
    if resumes:
        table.console.print(say("table-resumed", file=str(record), count=len(current.log)), style="dim", soft_wrap=True)
    table.run()


class _Begun(NamedTuple):
    """Where a game begins."""

    play: Play
    seats: list[str]
    seed: bytes
    given: int
    """How many moves another game made before."""
    advised: list[int]


def _resumed(rules: Game, file: Path, wanted: list[str] | None) -> _Begun:
    """Where it was left."""
    old = _record(rules, file)
    if wanted is not None and wanted != old.seats:
        raise RecordError(f"{file}: the seats there are {','.join(old.seats)}; leave --seats away to go on")
    verify(rules, old)
    if old.seed is None:
        raise RecordError(f"{file}: the seed is not revealed, so nobody can go on drawing")
    return _Begun(replay(rules, old), old.seats, seed_from_hex(old.seed), old.given, old.hints)


def _begun(rules: Game, wanted: list[str] | None, seed: str | None, start: Path | None, at: int) -> _Begun:
    """At the beginning, or where another game stood."""
    secret = new_seed() if seed is None else seed_from_hex(seed)
    if start is None:
        seats = wanted or _with_bots(rules, 0, rules.min_players)
        return _Begun(Play(rules, len(seats)), seats, secret, 0, [])
    old = _record(rules, start)
    if old.outcome is None or not at < len(old.moves):
        raise RecordError(f"{start}: one begins from a game that is over, after 0 to {len(old.moves) - 1} of its moves")
    play = replay(rules, old, at)
    play.seal()
    seats = wanted or _with_bots(rules, max(0, play.state.to_act()[0]), old.players)
    if len(seats) != old.players:
        raise RecordError(f"{start}: {old.players} sat there, and {len(seats)} do here")
    return _Begun(play, seats, secret, at, [])


def _record(rules: Game, file: Path) -> Record:
    record = load(file)
    if record.game != rules.name:
        raise RecordError(f"{file}: is a game of {record.game}, not of {rules.name}")
    return record


def _with_bots(rules: Game, seat: int, players: int) -> list[str]:
    """A person on the seat, and the usual bots."""
    return [HUMAN if other == seat else usual_bot(rules) for other in range(players)]


def _seats(game: Game, text: str | None) -> list[str] | None:
    if text is None:
        return None
    seats = [name.strip() for name in text.split(",")]
    game.check_players(len(seats))
    return [name if name == HUMAN else bot_called(name, game) for name in seats]
