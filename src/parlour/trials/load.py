"""Load: many live tables at once, and how long a move takes from sending to acknowledgement."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from parlour.remote.socket import TableSocket, Unexpected
from parlour.tables.wire.rest import SeatRequest
from parlour.tables.wire.socket import Ack, Look, Move, Refused, TableNews
from parlour.trials.client import Client
from parlour.trials.server_process import ServerProcess
from parlour.trials.tables import table_for


class Load(msgspec.Struct):
    """What was measured."""

    tables: int
    seconds: float
    pace: float
    """Seconds that a player thinks before a move, on average."""
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    max_ms: float


class _Trial:
    def __init__(self, url: str, tables: int, pace: float) -> None:
        self.url = url
        self.tables = tables
        self.pace = pace
        self.measuring = False
        self.stopping = False
        self.times: list[float] = []

    async def table(self, number: int) -> None:
        """Two people, each with a session and a socket of their own, play one game after another."""
        rng = Random(number)
        ann, bo = Client(self.url), Client(self.url)
        await ann.arrive()
        await bo.arrive()
        try:
            while not self.stopping:
                wish = table_for([SeatRequest("me"), SeatRequest("open")])
                table = (await ann.open_table(wish)).id
                await bo.join(table, 1)
                await asyncio.gather(ann.ready(table), bo.ready(table))
                async with ann.at_table(table) as first, bo.at_table(table) as second:
                    await asyncio.gather(self._play(first, rng), self._play(second, rng))
        finally:
            await ann.close()
            await bo.close()

    async def _play(self, socket: TableSocket, rng: Random) -> None:
        """Move whenever it is the own turn, until the game or the trial is over."""
        await socket.send(Look())
        waiting: tuple[str, float] | None = None
        while not self.stopping:
            try:
                message = await asyncio.wait_for(socket.receive(), 2.0)
            except TimeoutError:
                continue
            if isinstance(message, Ack) and waiting is not None and message.id == waiting[0]:
                if self.measuring:
                    self.times.append(perf_counter() - waiting[1])
                waiting = None
            elif isinstance(message, Refused):
                raise Unexpected(f"a move was refused: {message.error}: {message.detail}")
            elif isinstance(message, TableNews):
                table = message.table
                if table.status == "over":
                    return
                if table.legal and waiting is None:
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * self.pace)
                    action = rng.choice(table.legal[:4]).action
                    waiting = (f"m{table.move}", perf_counter())
                    await socket.send(Move(id=waiting[0], seat=table.viewer, action=action, at=table.n))


async def _run(url: str, tables: int, seconds: float, pace: float, tick: Callable[[float], None]) -> Load:
    trial = _Trial(url, tables, pace)
    tasks = [asyncio.create_task(trial.table(number)) for number in range(tables)]
    await _watch(tasks, 3.0 + tables / 40, tick)
    trial.measuring = True
    started = perf_counter()
    await _watch(tasks, seconds, tick)
    elapsed = perf_counter() - started
    trial.measuring = False
    trial.stopping = True
    await asyncio.wait(tasks, timeout=10)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    times = sorted(trial.times)
    if not times:
        raise Unexpected("no move was acknowledged")
    return Load(
        tables=tables,
        seconds=round(elapsed, 2),
        pace=pace,
        moves=len(times),
        moves_per_s=round(len(times) / elapsed, 1),
        p50_ms=round(quantile(times, 0.50) * 1000, 2),
        p99_ms=round(quantile(times, 0.99) * 1000, 2),
        max_ms=round(times[-1] * 1000, 2),
    )


async def _watch(tasks: list[asyncio.Task[None]], seconds: float, tick: Callable[[float], None]) -> None:
    """Let time pass, and end at once if a table has failed."""
    until = perf_counter() + seconds
    while (left := until - perf_counter()) > 0:
        await asyncio.sleep(min(0.25, left))
        tick(0.25)
        for task in tasks:
            if task.done():
                task.result()


def quantile(ordered: list[float], share: float) -> float:
    """The value below which this share of them lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measure(tables: int, seconds: float, pace: float, tick: Callable[[float], None], db: str | None = None) -> Load:
    """Start a server, drive it, stop it."""
    with tempfile.TemporaryDirectory(prefix="parlour-load-") as folder:
        server = ServerProcess(db or str(Path(folder) / "load.db"), Path(folder) / "server.log")
        server.start()
        try:
            return asyncio.run(_run(server.url, tables, seconds, pace, tick))
        finally:
            server.kill()
