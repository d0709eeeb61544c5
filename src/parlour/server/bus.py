"""What the processes on one PostgreSQL tell each other: LISTEN and NOTIFY over one connection that comes back when it is lost.

One publisher: what there is to tell is gathered while the connection is busy, and goes out in one statement. It does not ride
in the transaction that saves a move, because PostgreSQL lets only one transaction with a NOTIFY commit at a time.

Nothing depends on a notice alone. Whoever may have missed some (the line was lost, or a process died and may have had something
to tell) asks the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import asyncpg
import msgspec

from parlour.server.presence import At, Presence

log = logging.getLogger(__name__)

_CHANNEL = "parlour"
_BEAT = 1.0
"""Seconds after which a process that has nothing to tell says that it lives."""
_DEAD = 4.0
"""Seconds of silence after which a process is taken for dead."""
_ANSWER = 3.0
"""Seconds after which a connection that does not answer is taken for lost."""
_NET = 3.0
"""Seconds after which the log is asked all the same: whatever notice was lost, nobody is deaf for longer."""
_PAUSE = 0.25
"""Seconds between two attempts to connect."""
_MOST = 40
"""How many of each fit into one notice: PostgreSQL takes 8,000 bytes."""
_NOTIFY = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells the others; with nothing in it, that it lives."""

    process: str
    tables: dict[str, int] = {}
    """Tables that have this entry now."""
    came: list[At] = []
    went: list[At] = []
    whole: bool = False
    """Those who came are all who are there."""
    more: bool = False
    """Not all yet: the rest follows at once."""
    asking: bool = False
    """Tell me who is with you."""


_TOLD = msgspec.json.Decoder(Told)


class Bus:
    """The line of one process to the others."""

    def __init__(
        self, url: str, presence: Presence, heard: Callable[[str, int], None], catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        self.url = url
        self.presence = presence
        self.heard = heard
        """Told what another process has saved: a table and the number of its last entry."""
        self.catch_up = catch_up
        """Asks the log, when something may have been missed."""
        self.process = secrets.token_hex(4)
        self._tables: dict[str, int] = {}
        self._people: dict[At, bool] = {}
        self._whole = False
        self._asking = False
        self._something = asyncio.Event()
        """There is something to tell, or the connection has ended."""
        self._peers: dict[str, float] = {}
        """When each other process was last heard."""
        self._parts: dict[str, list[At]] = {}
        self._up = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._stay_connected())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # --- telling -------------------------------------------------------------------------------------------------------

    def tell_table(self, table_id: str, n: int) -> None:
        """The table has this entry now."""
        self._tables[table_id] = max(n, self._tables.get(table_id, 0))
        self._something.set()

    def tell_person(self, at: At, here: bool) -> None:
        """Somebody came or went; only what is true at last is told."""
        self._people[at] = here
        self._something.set()

    async def _publish(self, connection: Any) -> None:
        self._something.clear()
        tables, self._tables = self._tables, {}
        told = self._notices(tables)
        self._people, self._whole, self._asking = {}, False, False
        try:
            await connection.execute(_NOTIFY, _CHANNEL, [msgspec.json.encode(notice).decode() for notice in told])
        except BaseException:
            self._tables = tables | self._tables  # the people are told anyway when the line is back
            raise

    def _notices(self, tables: dict[str, int]) -> list[Told]:
        numbers = list(tables.items())
        came = self.presence.here() if self._whole else [at for at, here in self._people.items() if here]
        went = [] if self._whole else [at for at, here in self._people.items() if not here]
        size = max(len(numbers), len(came), len(went), 1)
        return [
            Told(
                self.process,
                dict(numbers[start : start + _MOST]),
                came[start : start + _MOST],
                went[start : start + _MOST],
                whole=self._whole,
                more=start + _MOST < size,
                asking=self._asking and start == 0,
            )
            for start in range(0, size, _MOST)
        ]

    # --- listening -----------------------------------------------------------------------------------------------------

    async def _stay_connected(self) -> None:
        while True:
            try:
                await self._converse()
            except Exception as error:  # whatever it was: nobody must go deaf for it
                if self._up:
                    log.warning("the line to the other processes is lost (%r); it is being mended", error)
                self._up = False
            await asyncio.sleep(_PAUSE)

    async def _converse(self) -> None:
        """Listen and tell for as long as the connection lasts."""
        settings = {"application_name": "parlour news", "synchronous_commit": "off"}
        connection = await asyncpg.connect(self.url, timeout=_ANSWER, command_timeout=_ANSWER, server_settings=settings)
        try:
            connection.add_termination_listener(lambda _connection: self._something.set())
            await connection.add_listener(_CHANNEL, self._hear)
            self._peers = dict.fromkeys(self._peers, monotonic())
            self._whole = self._asking = True
            await self.catch_up()
            self._up, asked = True, monotonic()
            while not connection.is_closed():
                await self._publish(connection)
                await self._miss_the_dead()
                if monotonic() - asked > _NET:
                    await self.catch_up()
                    asked = monotonic()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_BEAT):
                        await self._something.wait()
            raise ConnectionResetError("PostgreSQL has closed the connection")
        finally:
            connection.terminate()

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        told = _TOLD.decode(str(payload))
        if told.process == self.process:
            return
        if told.asking:
            self._whole = True
        if told.process not in self._peers and not told.whole:  # taken for dead, or here for longer than this process
            self._asking = True
        if self._whole or self._asking:
            self._something.set()
        self._peers[told.process] = monotonic()
        for table_id, n in told.tables.items():
            self.heard(table_id, n)
        came = self._parts.pop(told.process, []) + told.came
        if told.whole and told.more:
            self._parts[told.process] = came
        else:
            self.presence.peer_says(told.process, came, told.went, told.whole)

    async def _miss_the_dead(self) -> None:
        """A process that is silent for too long has no people any more, and may have saved what it could not tell."""
        now = monotonic()
        dead = [peer for peer, last in self._peers.items() if now - last > _DEAD]
        for peer in dead:
            del self._peers[peer]
            self._parts.pop(peer, None)
            self.presence.peer_died(peer)
        if dead:
            await self.catch_up()
