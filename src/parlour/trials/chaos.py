"""Chaos: `kill -9` under load, again and again. Is an acknowledged move lost? Is a table stuck?"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from parlour.remote.socket import TableSocket
from parlour.tables.wire.rest import SeatRequest
from parlour.tables.wire.socket import Ack, Look, Move, TableNews
from parlour.trials.client import Client
from parlour.trials.server_process import ServerProcess
from parlour.trials.tables import bots, table_for

_BROKEN = (OSError, WebSocketException, httpx.HTTPError, EOFError, asyncio.TimeoutError)
_PEOPLE = 10
"""Tables with a person at them, besides those with bots on all seats."""


class Chaos(msgspec.Struct):
    """What was found."""

    kills: int
    tables: int
    """Tables with bots on all seats, under way at any time."""
    people: int
    """Tables with a person at them."""
    opened: int
    finished: int
    entries_seen: int
    """Entries that a watcher had seen before a kill, all checked after it."""
    moves_acked: int
    """People's moves that were acknowledged, all checked after every kill."""
    lost: int
    """Entries or acknowledged moves that were not there any more."""
    stuck: int
    """Tables that did not go on after a kill."""
    restart_s: float
    """The longest time that the server took to come back."""


class _Watch:
    """What one client knows of one table."""

    def __init__(self, table: str, person: bool) -> None:
        self.table = table
        self.person = person
        self.entries: dict[int, str] = {}
        self.acked: dict[str, int] = {}
        self.n = 0
        self.over = False


class _Trial:
    def __init__(self, url: str, tables: int) -> None:
        self.url = url
        self.tables = tables
        self.client = Client(url)
        self.rng = Random(1)
        self.watches: list[_Watch] = []
        self.opened = 0

    async def fill(self) -> None:
        """Open tables until enough are under way."""
        person = [SeatRequest("me"), *bots(2)]
        for seats, wanted, is_person in ((bots(3), self.tables, False), (person, _PEOPLE, True)):
            running = sum(1 for watch in self.watches if not watch.over and watch.person == is_person)
            for _ in range(wanted - running):
                table = await self.client.open_table(table_for(seats))
                self.watches.append(_Watch(table.id, is_person))
                self.opened += 1

    async def watch(self, watch: _Watch) -> None:
        """Look on, and play for the person, until the line breaks or the game is over."""
        try:
            async with self.client.at_table(watch.table) as socket:
                await socket.send(Look(since=watch.n))
                while not watch.over:
                    await self._take_in(socket, watch)
        except _BROKEN:
            pass

    async def _take_in(self, socket: TableSocket, watch: _Watch) -> None:
        message = await socket.receive()
        if isinstance(message, Ack):
            watch.acked[message.id] = message.n
        elif isinstance(message, TableNews):
            for entry in message.entries:
                watch.entries[entry.n] = _sight(msgspec.to_builtins(entry))
            watch.n = message.n
            watch.over = message.table.status == "over"
            table = message.table
            if table.legal:
                action = self.rng.choice(table.legal[:3]).action
                await socket.send(Move(f"m{table.n}", table.viewer, table.n, action))

    async def lost(self) -> int:
        """How much of what anybody saw or had acknowledged is not in the logs."""
        missing = 0
        for watch in self.watches:
            kept = {row["n"]: _sight(row) for row in await self.client.log(watch.table)}
            missing += sum(1 for n, sight in watch.entries.items() if kept.get(n) != sight)
            missing += sum(1 for n in watch.acked.values() if n not in kept)
        return missing

    async def stuck(self, before: dict[str, int], patience: float) -> int:
        """How many tables have not gone on within some time."""
        until = perf_counter() + patience
        waiting = [watch for watch in self.watches if not watch.over]
        while waiting and perf_counter() < until:
            await asyncio.sleep(0.2)
            waiting = [watch for watch in waiting if not watch.over and watch.n <= before[watch.table]]
        return len(waiting)


def _sight(row: dict[str, Any]) -> str:
    """An entry as it was seen, to be compared with how it is kept."""
    return repr((row["kind"], row["seat"], row["move"], [event["facts"] for event in row["events"]]))


async def _run(server: ServerProcess, kills: int, tables: int, tick: Callable[[], None]) -> Chaos:
    trial = _Trial(server.url, tables)
    await trial.client.arrive()
    found = Chaos(kills, tables, _PEOPLE, 0, 0, 0, 0, 0, 0, 0.0)
    await trial.fill()
    for _ in range(kills):
        tasks = [asyncio.create_task(trial.watch(watch)) for watch in trial.watches if not watch.over]
        await asyncio.sleep(trial.rng.uniform(0.5, 2.5))
        server.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
        started = perf_counter()
        await asyncio.to_thread(server.start)
        found.restart_s = max(found.restart_s, round(perf_counter() - started, 2))
        found.lost += await trial.lost()
        before = {watch.table: watch.n for watch in trial.watches}
        tasks = [asyncio.create_task(trial.watch(watch)) for watch in trial.watches if not watch.over]
        found.stuck += await trial.stuck(before, 60.0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await trial.fill()
        tick()
    found.opened = trial.opened
    found.finished = sum(1 for watch in trial.watches if watch.over)
    found.entries_seen = sum(len(watch.entries) for watch in trial.watches)
    found.moves_acked = sum(len(watch.acked) for watch in trial.watches)
    await trial.client.close()
    return found


def run(kills: int, tables: int, tick: Callable[[], None], db: str | None = None) -> Chaos:
    """Start a server, kill it so many times under load, and tell what was lost or stuck."""
    with tempfile.TemporaryDirectory(prefix="parlour-chaos-") as folder:
        server = ServerProcess(db or str(Path(folder) / "chaos.db"), Path(folder) / "server.log", "--bot-pause", "0")
        server.start()
        try:
            return asyncio.run(_run(server, kills, tables, tick))
        finally:
            server.kill()
