"""The socket of a table: numbered news, acknowledged requests, and nothing that a viewer may not know."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath

from parlour.engine.errors import ParlourError
from parlour.server.core import Core, Notice, channel
from parlour.server.security import Bucket, check_origin, user_of
from parlour.tables.errors import BadRequest, NoSuchTable
from parlour.tables.views import choose_viewer, entry_views, left_out, table_view
from parlour.tables.wire import Ack, FromClient, FromServer, Look, Move, Ping, Pong, Refused, Resign, Say, TableNews, Undo

_DECODER = msgspec.json.Decoder(FromClient)
_NOTICE = msgspec.json.Decoder(Notice)
_LONGEST_MESSAGE = 4096
_LONGEST_ID = 64
_SILENCE = 60.0

NO_SUCH_TABLE = 4404
OTHER_SITE = 4403
TOO_MUCH = 4413
SILENT = 4408


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], core: NamedDependency[Core], table_id: FromPath[str]) -> None:
    """One viewer at one table."""
    try:
        check_origin(socket)
    except PermissionDeniedException:
        await socket.close(OTHER_SITE, "this request comes from another site")
        return
    await socket.accept()
    try:
        async with core.tables.locked(table_id):
            pass
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE, "there is no such table")
        return
    await Watcher(socket, core, table_id, user_of(socket)).watch()


class Watcher:
    """A connection that looks at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], core: Core, table_id: str, user: str) -> None:
        self.socket = socket
        self.core = core
        self.table_id = table_id
        self.user = user
        self.seen = 0
        """The number of the last entry that was sent."""
        self.seat: int | None = None
        self.looking = False
        self._sending = asyncio.Lock()
        self._bucket = Bucket(core.settings.messages_per_second, monotonic())

    async def watch(self) -> None:
        """Until either side goes."""
        async with self.core.channels.start_subscription([channel(self.table_id)]) as subscriber:
            self.core.came(self.table_id, self.user)
            news = asyncio.create_task(self._pass_on(subscriber))
            try:
                await self._listen()
            except (WebSocketDisconnect, RuntimeError):
                pass
            finally:
                news.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await news
                self.core.went(self.table_id, self.user)

    async def _pass_on(self, subscriber: Any) -> None:
        """Send news whenever a process has told that there are some."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            async for message in subscriber.iter_events():
                notice = _NOTICE.decode(message)
                if notice.process:
                    self.core.note(self.table_id, notice)
                if self.looking and (notice.process or notice.n > self.seen):
                    await self._send_news(notice.n)

    async def _send_news(self, at_least: int = 0) -> None:
        async with self._sending:
            async with self.core.tables.locked(self.table_id, at_least) as table:
                seat = self.seat if self.seat is None or table.may_look_as(self.user, self.seat) else None
                viewer = choose_viewer(table, self.user, seat)
                older = left_out(table, self.seen)
                news = TableNews(
                    n=table.n,
                    entries=entry_views(table, self.seen + older, viewer),
                    left_out=older,
                    table=table_view(table, self.user, viewer, self.core.connected(self.table_id)),
                )
                self.seen = table.n
            await self._send(news)

    async def _send(self, message: FromServer) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    async def _listen(self) -> None:
        while True:
            try:
                text = await asyncio.wait_for(self.socket.receive_text(), _SILENCE)
            except TimeoutError:
                await self.socket.close(SILENT, "silent for too long")
                return
            if len(text) > _LONGEST_MESSAGE:
                await self.socket.close(TOO_MUCH, "a message has at most 4096 characters")
                return
            await self._answer(text)

    async def _answer(self, text: str) -> None:
        try:
            message = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self._send(Refused("", "BadRequest", str(error)))
            return
        request = getattr(message, "id", "")
        if not self._bucket.take(monotonic()):
            await self._send(Refused(request, "TooFast", "too many messages; wait a moment"))
            return
        try:
            if isinstance(message, Ping):
                await self._send(Pong())
            elif isinstance(message, Look):
                await self._look(message)
            else:
                if not 1 <= len(request) <= _LONGEST_ID:
                    raise BadRequest(f"a request's id has 1 to {_LONGEST_ID} characters")
                await self._send(Ack(request, await self._do(message)))
        except ParlourError as error:
            await self._send(Refused(request, type(error).__name__, str(error)))

    async def _look(self, message: Look) -> None:
        async with self.core.tables.locked(self.table_id) as table:
            choose_viewer(table, self.user, message.seat)
        self.seat = message.seat
        self.seen = max(0, message.since)
        self.looking = True
        await self._send_news()

    async def _do(self, message: Move | Undo | Say | Resign) -> int:
        tables, table, user = self.core.tables, self.table_id, self.user
        if isinstance(message, Move):
            return await tables.move(table, user, message.seat, message.action, message.at, message.id)
        if isinstance(message, Undo):
            return await tables.undo(table, user, message.seat, message.turn, message.id)
        if isinstance(message, Resign):
            return await tables.resign(table, user, message.seat, message.id)
        if not user:
            raise BadRequest("ask /api/me who you are first")
        return await tables.say(table, user, (await self.core.me(user)).name, message.text, message.id)
