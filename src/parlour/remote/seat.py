"""A seat that a token gives: comes back after every break, goes on where it was, and never makes a move twice."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from parlour.engine.errors import ParlourError, SetupError
from parlour.remote.player import Player
from parlour.remote.socket import TableSocket, Unexpected, open_socket
from parlour.tables.errors import TokenEnded
from parlour.tables.wire.rest import Problem, ProgramSeat
from parlour.tables.wire.seen import TableView
from parlour.tables.wire.socket import Ack, Look, Move, Ping, Refused, TableNews

_NO_TOKEN = 4401
_FOR_GOOD = (_NO_TOKEN, 4404, 4409, 4413)
"""How a server closes where coming back does not help."""
_PASSING = ("StoreBusy", "TooFast")
"""Refusals after which the same request may be sent again."""
_BETWEEN_PINGS = 15.0
_FIRST_WAIT, _LONGEST_WAIT, _LONGEST_AWAY = 0.2, 5.0, 900.0
"""Seconds before coming back, doubled each time; and without any news, before giving up."""


class RemoteSeat:
    """One seat of one table at a server, and what is on its way there."""

    def __init__(self, url: str, token: str, tell: Callable[[str], None]) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise SetupError(f"{url!r} is no address of a server: it begins with http:// or https://")
        self._url = f"{parts.scheme}://{parts.netloc}"
        self._headers = {"authorization": f"Bearer {token}"}
        self._tell = tell
        self._view: TableView | None = None
        self._pending: Move | None = None
        """A decision that the server has not acknowledged; it is sent again, as it is, until it has."""
        self._done = 0
        """The entry of the last move that was acknowledged: what the table was before asks nothing any more."""
        self._heard = monotonic()

    async def find(self) -> ProgramSeat:
        """Where the token lets us play."""
        try:
            answer = await self._ask("GET", "/api/program")
        except httpx.TransportError as error:
            raise SetupError(f"{self._url} does not answer: {error}") from None
        return msgspec.json.decode(answer, type=ProgramSeat)

    async def play(self, at: ProgramSeat, player: Player) -> TableView:
        """Decide whatever there is to decide until the game is over; returns the table then."""
        wait = _FIRST_WAIT
        while True:
            before = self._heard
            try:
                async with open_socket(self._url, at.table, self._headers) as socket:
                    return await self._sit(socket, at, player)
            except ConnectionClosed as closed:
                code, why = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")
                if code in _FOR_GOOD:
                    return await self._ended(at, code, why)
            except (OSError, TimeoutError, WebSocketException, httpx.TransportError):
                pass
            if monotonic() - self._heard > _LONGEST_AWAY:
                raise Unexpected(f"{self._url} has been away for too long; run the same command to go on")
            wait = _FIRST_WAIT if self._heard > before else min(_LONGEST_WAIT, 2 * wait)
            self._tell(f"the connection is lost; again in {wait:g} s")
            await asyncio.sleep(wait)

    async def _ended(self, at: ProgramSeat, code: int, why: str) -> TableView:
        """The finished table, if that is why there is nothing more to do; the end of a game is for everybody to see."""
        if code == _NO_TOKEN:
            async with httpx.AsyncClient(base_url=self._url, timeout=30) as http:
                view = msgspec.json.decode((await http.get(f"/api/tables/{at.table}")).content, type=TableView)
            if view.status == "over":
                return view
        raise Unexpected(why or f"the server has closed the connection ({code})")

    async def _sit(self, socket: TableSocket, at: ProgramSeat, player: Player) -> TableView:
        pings = asyncio.create_task(_ping(socket))
        try:
            await self._look(socket)
            if self._pending is not None:
                await socket.send(self._pending)
            while True:
                message = await socket.receive()
                self._heard = monotonic()
                if isinstance(message, TableNews):
                    self._view = message.table
                elif isinstance(message, Ack) and self._pending is not None and message.id == self._pending.id:
                    self._pending, self._done = None, message.n
                elif isinstance(message, Refused):
                    await self._refused(socket, message)
                view = self._view
                if view is not None and view.status == "over":
                    return view
                if view is not None and self._pending is None and view.n >= self._done:
                    await self._take_part(socket, at, view, player)
        finally:
            pings.cancel()

    async def _look(self, socket: TableSocket) -> None:
        since = 0 if self._view is None else self._view.n
        self._view = None
        await socket.send(Look(since=since))

    async def _refused(self, socket: TableSocket, message: Refused) -> None:
        """Send it again if that may help; if the game has gone on meanwhile, look what there is to decide now.

        When the game has ended the server says how, and closes: nothing is to be done about that here.
        """
        if message.error == TokenEnded.__name__:
            return
        if self._pending is None or message.id != self._pending.id:
            raise Unexpected(message.detail)
        await asyncio.sleep(_FIRST_WAIT)
        if message.error in _PASSING:
            await socket.send(self._pending)
        else:
            self._tell(f"the move was not made: {message.detail}")
            self._pending = None
            await self._look(socket)

    async def _take_part(self, socket: TableSocket, at: ProgramSeat, view: TableView, player: Player) -> None:
        place = view.seats[at.seat]
        if view.status == "open" and not place.ready:
            await self._ask("POST", f"/api/tables/{at.table}/ready")
        elif place.bot and not place.resigned:
            await self._ask("POST", f"/api/tables/{at.table}/join", {"seat": at.seat})
        elif at.seat in view.to_act and not place.bot:
            chosen = await player.choose(view)
            self._pending = Move(secrets.token_hex(8), at.seat, view.n, move=chosen.move)
            await socket.send(self._pending)

    async def _ask(self, method: str, path: str, body: object = None) -> bytes:
        async with httpx.AsyncClient(base_url=self._url, headers=self._headers, timeout=30) as http:
            answer = await http.request(method, path, json=body)
        if answer.status_code != 200:
            with suppress(msgspec.DecodeError):
                raise ParlourError(msgspec.json.decode(answer.content, type=Problem).detail)
            raise Unexpected(f"{self._url}{path} answered {answer.status_code}: is this a Parlour server?")
        return answer.content


async def _ping(socket: TableSocket) -> None:
    """A silent line is closed; whoever thinks for long says something now and then."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.sleep(_BETWEEN_PINGS)
            await socket.send(Ping())
