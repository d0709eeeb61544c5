"""Who decides for a seat far away: a bot of the house, or a program that reads and writes lines of JSON."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from parlour import games
from parlour.bots import make_bot
from parlour.engine.errors import ParlourError, SetupError
from parlour.tables.wire.seen import ActionView, TableView

_LONGEST_LINE = 1 << 20
_GOES_ON = "nothing is lost: run the same command to go on"


class ProgramFailed(ParlourError):
    """The program did not decide anything."""


class Player(Protocol):
    """Somebody who decides."""

    async def choose(self, view: TableView) -> ActionView:
        """One of the legal actions of the viewer."""

    async def close(self, view: TableView | None) -> None:
        """Nothing more will be asked; the table, if its game is over."""


class HousePlayer:
    """A bot of the house, which thinks here."""

    def __init__(self, game: str, bot: str, seed: str) -> None:
        self._game = games.find(game)
        self._bot = make_bot(bot, self._game, seed)

    async def choose(self, view: TableView) -> ActionView:
        game = self._game
        if view.edition != game.edition:
            raise SetupError(f"the table plays edition {view.edition} of {game.title}; the bots here know {game.edition}")
        by_action = {game.encode(game.read_move(choice.move)): choice for choice in view.legal}
        observation = game.decode_observation(msgspec.json.encode(view.observation))
        return by_action[await asyncio.to_thread(self._bot.choose, observation, tuple(by_action))]

    async def close(self, view: TableView | None) -> None:
        pass


class Asked(msgspec.Struct):
    """The line that a program is asked with."""

    game: str
    seat: int
    options: dict[str, str]
    observation: dict[str, Any] | None
    legal: list[dict[str, Any]]
    """The typed moves, one of which is the answer."""


class Told(msgspec.Struct):
    """The last line that a program gets: how the game ended."""

    game: str
    seat: int
    scores: list[int] | None
    ranking: list[int] | None


class CommandPlayer:
    """A program in any language: a line of JSON in, a line with one of the legal moves out."""

    def __init__(self, command: Sequence[str], seat: int, patience: float) -> None:
        self._command = list(command)
        self._seat = seat
        self._patience = patience
        self._process: Process | None = None

    async def choose(self, view: TableView) -> ActionView:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        legal = [choice.move for choice in view.legal]
        asked = Asked(view.game, self._seat, view.options, view.observation, legal)
        with suppress(ConnectionError):  # it has ended, and its output says how
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
        try:
            line = await asyncio.wait_for(process.stdout.readline(), self._patience)
        except TimeoutError:
            raise ProgramFailed(f"{self._name} did not decide within {self._patience:g} s; {_GOES_ON}") from None
        except ValueError:
            raise ProgramFailed(f"{self._name} wrote a line of more than {_LONGEST_LINE} bytes; {_GOES_ON}") from None
        if not line:
            raise ProgramFailed(f"{self._name} ended with code {await process.wait()}; {_GOES_ON}")
        try:
            move = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise ProgramFailed(f"{self._name} wrote {_shortened(line)}, which is no JSON; {_GOES_ON}") from None
        if move not in legal:
            raise ProgramFailed(f"{self._name} wrote {_shortened(line)}, which is none of the legal moves; {_GOES_ON}")
        return view.legal[legal.index(move)]

    @property
    def _name(self) -> str:
        return " ".join(self._command)

    async def _running(self) -> Process:
        if self._process is None:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE
                )
            except OSError as error:
                raise SetupError(f"{self._command[0]} cannot be run: {error.strerror}") from None
        return self._process

    async def close(self, view: TableView | None) -> None:
        process = self._process
        if process is None or process.stdin is None:
            return
        with suppress(ConnectionError):
            if view is not None:
                process.stdin.write(msgspec.json.encode(Told(view.game, self._seat, view.scores, view.ranking)) + b"\n")
            process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), 2.0 if view is not None else 0.1)
        except TimeoutError:
            process.kill()
            await process.wait()


def _shortened(line: bytes) -> str:
    return repr(line[:80].decode("utf-8", "replace").strip())
