"""The socket of a table: numbered news, acknowledged requests, and nothing that a viewer may not know."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from parlour.engine.errors import ParlourError, RecordError
from parlour.engine.messages import message_view
from parlour.server.asking import answer
from parlour.server.connections import LONGEST_MESSAGE, TOO_MUCH
from parlour.server.core import Core
from parlour.server.news import Call
from parlour.server.problems import told
from parlour.server.security import Bucket, check_origin, user_of
from parlour.server.tokens import FOR_PROGRAMS
from parlour.tables.errors import BadRequest, NoSuchTable, NotAllowed, TokenEnded, TooFast
from parlour.tables.programs import check_stays, ended
from parlour.tables.store import AWAY
from parlour.tables.table import Table
from parlour.tables.trouble import perhaps_saved
from parlour.tables.views import choose_viewer, entry_views, left_out, table_view
from parlour.tables.visitors import is_program
from parlour.tables.wire.socket import (
    Ack,
    AskPreview,
    AskReason,
    FromClient,
    FromServer,
    Look,
    Move,
    Ping,
    Pong,
    Presence,
    Read,
    Refused,
    Resign,
    Say,
    TableNews,
    Undo,
)

log = logging.getLogger(__name__)

_DECODER = msgspec.json.Decoder(FromClient)
_LONGEST_ID = 64
_MOST_QUESTIONS = 64
"""How many may wait for their answers at one socket."""
_LONGEST_REASON = 123
"""Bytes that the frame which closes a socket has room for."""
_SILENCE = 60.0
_PATIENCE = 0.5
"""Seconds before the news are read again from a store that did not answer."""

_GONE = (WebSocketDisconnect, ClientDisconnected)
"""What sending and receiving raise when the other side has gone."""

_Work: TypeAlias = "Callable[[], Awaitable[None]]"

NO_TOKEN = 4401
NO_SUCH_TABLE = 4404
OTHER_SITE = 4403
SILENT = 4408
UNPLAYABLE = 4409
TRY_AGAIN = 1013
_SORRY = "something went wrong here: connect again"


@websocket("/api/tables/{table_id:str}/live", opt=FOR_PROGRAMS)
async def live(socket: WebSocket[Any, Any, Any], core: NamedDependency[Core], table_id: FromPath[str]) -> None:
    """One viewer at one table."""
    try:
        check_origin(socket)
    except PermissionDeniedException:
        await socket.close(OTHER_SITE, "this request comes from another site")
        return
    await socket.accept()
    try:
        await core.tokens.admit(socket)
        async with core.tables.locked(table_id):
            pass
    except (TokenEnded, NotAllowed) as error:
        await socket.close(NO_TOKEN, str(error))
        return
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE, "there is no such table")
        return
    except Exception as error:
        known = told(error)
        if known is None:
            raise
        reason = str(known).encode()[:_LONGEST_REASON].decode(errors="ignore")
        await socket.close(UNPLAYABLE if isinstance(known, RecordError) else TRY_AGAIN, reason)
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
        self._there: frozenset[str] = frozenset()
        """Those of the table's people who were there when it was last told."""
        self._sending = asyncio.Lock()
        self._waiting: asyncio.Timeout | None = None
        """Runs while nothing is done but waiting for the client."""
        self._end: tuple[int, str] | None = None
        """Why this side is about to close, if it is."""
        self._bucket = Bucket(core.settings.messages_per_second, monotonic())
        self._questions = Bucket(core.settings.messages_per_second, monotonic())
        """What is only asked costs nothing of what may be done."""
        self._asked: asyncio.Queue[AskPreview | AskReason] = asyncio.Queue(_MOST_QUESTIONS)

    async def watch(self) -> None:
        """Until either side goes."""
        with self.core.watching(self.table_id, self.user) as call:
            work: tuple[_Work, ...] = (partial(self._pass_on, call), self._answer_questions)
            beside = [asyncio.create_task(self._beside(one)) for one in work]
            try:
                await self._listen()
            except _GONE:
                pass
            except Exception as error:
                self._note(error)
                with contextlib.suppress(Exception):
                    await self.socket.close(TRY_AGAIN, _SORRY)
            finally:
                for task in beside:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task

    def _note(self, error: Exception) -> None:
        known = isinstance(error, (*AWAY, RuntimeError))  # the latter is how a socket says that it has been closed
        log.warning("a socket at table %s is closed: %r", self.table_id, error, exc_info=None if known else error)

    def _give_up(self, code: int = TRY_AGAIN, why: str = _SORRY) -> None:
        """End what would be open and deaf, but nothing that is being done; the client comes back for what it did not get."""
        if self._end is not None:
            return
        self._end = (code, why)
        if self._waiting is not None:
            self._waiting.reschedule(0)

    async def _beside(self, work: _Work) -> None:
        """What goes on while this side listens."""
        try:
            await work()
        except _GONE:
            self._give_up()
        except Exception as error:
            self._note(error)
            self._give_up()

    async def _pass_on(self, call: Call) -> None:
        """Send what there is to tell whenever the call rings; who is slow gets it all at once."""
        while True:
            await call.wait()
            try:
                if self.looking:
                    await self._send_news(call.n)
            except ClientDisconnected:
                raise
            except AWAY as error:
                log.warning("the news of table %s cannot be read yet: %s", self.table_id, type(error).__name__)
                await asyncio.sleep(_PATIENCE)
                call.ring()

    async def _answer_questions(self) -> None:
        """One after the other, while what is done goes on: no move waits behind a question."""
        while True:
            question = await self._asked.get()
            try:
                await self._send(await answer(self.core.tables, self.table_id, self.user, question))
            except Exception as error:
                await self._refuse_what_is_known(question.id, error)

    async def _send_news(self, at_least: int) -> None:
        """The table, if it has entries that were not sent; else who is there, if that has changed."""
        async with self._sending:
            async with self.core.tables.locked(self.table_id, at_least) as table:
                end = ended(table, self.user)
                message = self._news(table) if not end or table.seats_of(self.user) else None
            if message is not None:
                await self._send(message)
            if end:  # after the last news: how the game ended, unless the program had lost its seat before
                self._give_up(NO_TOKEN, end)

    def _news(self, table: Table) -> TableNews | Presence | None:
        return self._table_news(table) if table.n > self.seen else self._presence_news(table)

    def _table_news(self, table: Table) -> TableNews:
        seat = self.seat if self.seat is None or table.may_look_as(self.user, self.seat) else None
        viewer = choose_viewer(table, self.user, seat)
        connected = self.core.presence.seated(table)
        older = left_out(table, self.seen)
        news = TableNews(
            n=table.n,
            entries=entry_views(table, self.seen + older, viewer),
            left_out=older,
            table=table_view(table, self.user, viewer, connected),
        )
        self.seen, self._there = table.n, connected
        return news

    def _presence_news(self, table: Table) -> Presence | None:
        there = self.core.presence.seated(table)
        if there == self._there:
            return None
        self._there = there
        return Presence([number for number, seat in enumerate(table.seats) if seat.user in there])

    async def _send(self, message: FromServer) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    async def _refuse(self, request: str, error: ParlourError) -> None:
        await self._send(Refused(request, type(error).__name__, str(error), message_view(error.says)))

    async def _listen(self) -> None:
        while self._end is None:
            try:
                async with asyncio.timeout(_SILENCE) as self._waiting:
                    text = await self.socket.receive_text()
            except TimeoutError:
                break
            finally:
                self._waiting = None
            if len(text) > LONGEST_MESSAGE:
                await self.socket.close(TOO_MUCH, f"a message has at most {LONGEST_MESSAGE} characters")
                return
            await self._answer(text)
        await self.socket.close(*(self._end or (SILENT, "silent for too long")))

    async def _answer(self, text: str) -> None:
        try:
            message = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self._refuse("", BadRequest(str(error)))
            return
        request = getattr(message, "id", "")
        question = isinstance(message, AskPreview | AskReason)
        bucket = self._questions if question else self._bucket
        if not bucket.take(monotonic()) or (question and self._asked.full()):
            await self._refuse(request, TooFast("too many messages; wait a moment"))
            return
        try:
            if isinstance(message, Ping):
                await self._send(Pong())
            elif isinstance(message, Look):
                await self._look(message)
            elif isinstance(message, AskPreview | AskReason):
                self._asked.put_nowait(message)
            else:
                if not 1 <= len(request) <= _LONGEST_ID:
                    raise BadRequest(f"a request's id has 1 to {_LONGEST_ID} characters")
                await self._send(Ack(request, await self._do(message)))
        except Exception as error:
            await self._refuse_what_is_known(request, error)

    async def _refuse_what_is_known(self, request: str, error: Exception) -> None:
        known = None if perhaps_saved(error) else told(error)
        if known is None:  # the client connects again, and sends again what was not answered
            raise error
        await self._refuse(request, known)

    async def _look(self, message: Look) -> None:
        async with self._sending:
            async with self.core.tables.locked(self.table_id) as table:
                check_stays(table, self.user)
                choose_viewer(table, self.user, message.seat)
                self.seat = message.seat
                self.seen = max(0, message.since)
                self.looking = True
                news = self._table_news(table)
            await self._send(news)

    async def _action(self, message: Move) -> int:
        """The number of the action, however it was told."""
        if message.action is not None:
            return message.action
        if message.move is None:
            raise BadRequest("a move is told by its `action` or as a typed `move`")
        async with self.core.tables.locked(self.table_id) as table:
            return table.game.encode(table.game.read_move(message.move))

    async def _do(self, message: Move | Undo | Say | Resign | Read) -> int:
        tables, table, user = self.core.tables, self.table_id, self.user
        if is_program(user):
            await self.core.programs.check(table, user)
        if isinstance(message, Move):
            return await tables.move(table, user, message.seat, await self._action(message), message.at, message.id)
        if isinstance(message, Undo):
            return await tables.undo(table, user, message.seat, message.turn, message.id)
        if isinstance(message, Read):
            return await self.core.lessons.read(table, user, message.at, message.id)
        if isinstance(message, Resign):
            return await tables.resign(table, user, message.seat, message.id)
        if not user:
            raise BadRequest("ask /api/me who you are first", "error-stranger")
        me = await self.core.me(user, self.socket.headers.get("accept-language", ""))
        return await tables.say(table, user, me.name, message.text, message.id)
