"""Crowd: somebody opens very many tables for bots alone. How long do the bots at other people's tables take now?"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec

from parlour.bots.budget import thinking_time
from parlour.remote.socket import Unexpected
from parlour.tables.wire.rest import SeatRequest
from parlour.tables.wire.socket import Look, Move, TableNews
from parlour.trials.client import Client
from parlour.trials.load import quantile
from parlour.trials.server_process import ServerProcess
from parlour.trials.tables import bot_of, bots, table_for

_PAUSE = 0.45


class Wish(NamedTuple):
    """Who crowds the server, and for how long it is measured."""

    bot_tables: int
    bots: str
    hosts: int
    people: int
    seconds: float


class Crowd(msgspec.Struct):
    """What was measured."""

    bot_tables: int
    """Tables for bots alone."""
    bots: str
    """The level of all bots."""
    hosts: int
    """How many people have opened these tables."""
    people: int
    """Others, each at a table of their own with two bots."""
    seconds: float
    answers: int
    """Moves of bots at the people's tables."""
    pause_s: float
    """What a bot waits before it moves, so that people can follow."""
    p50_s: float
    """From the news that a bot must move to its move, the pause included."""
    p99_s: float
    max_s: float
    thinking_s: float
    """For how long such a bot may think."""
    lobby_p99_ms: float
    """The time of another request to the server meanwhile."""


class _Trial:
    def __init__(self, url: str, bots: str) -> None:
        self.url = url
        self.bots = bots
        self.asked: list[float] = []
        self.waits: list[float] = []
        self.measuring = False

    async def open_tables(self, count: int, tick: Callable[[], None]) -> None:
        """One person, ten requests at a time."""
        client = Client(self.url)
        await client.arrive()
        left = iter(range(count))

        async def open_some() -> None:
            for _ in left:
                await client.open_table(table_for(bots(3, self.bots), private=False))
                tick()

        await asyncio.gather(*(open_some() for _ in range(10)))
        await client.close()

    async def look(self) -> None:
        """Somebody looks into the lobby four times a second."""
        client = Client(self.url)
        await client.arrive()
        try:
            while True:
                begun = perf_counter()
                await client.tables()
                self.asked.append(perf_counter() - begun)
                await asyncio.sleep(0.25)
        finally:
            await client.close()

    async def play(self, number: int) -> None:
        """One person against two bots, one game after another."""
        client, rng = Client(self.url), Random(number)
        await client.arrive()
        try:
            while True:
                table = await client.open_table(table_for([SeatRequest("me"), *bots(2, self.bots)]))
                await self._play_one(client, table.id, rng)
        finally:
            await client.close()

    async def _play_one(self, client: Client, table_id: str, rng: Random) -> None:
        async with client.at_table(table_id) as socket:
            await socket.send(Look())
            due: float | None = None
            n = -1
            while True:
                message = await socket.receive()
                if not isinstance(message, TableNews) or message.n == n:
                    continue
                n, table = message.n, message.table
                if due is not None and self.measuring:
                    self.waits.append(perf_counter() - due)
                due = perf_counter() if any(table.seats[seat].bot for seat in table.to_act if seat >= 0) else None
                if table.status == "over":
                    return
                if table.legal:
                    await socket.send(Move(f"m{n}", table.viewer, n, rng.choice(table.legal[:3]).action))


async def _run(url: str, wish: Wish, tick: Callable[[], None]) -> Crowd:
    bot_tables, level, hosts, people, seconds = wish
    trial = _Trial(url, level)
    shares = [bot_tables // hosts + (number < bot_tables % hosts) for number in range(hosts)]
    await asyncio.gather(*(trial.open_tables(share, tick) for share in shares))
    tasks = [asyncio.create_task(trial.play(number)) for number in range(people)] + [asyncio.create_task(trial.look())]
    trial.measuring = True
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    waits = sorted(trial.waits)
    if not waits:
        raise Unexpected("no bot has moved")
    p50, p99 = (round(quantile(waits, share), 3) for share in (0.5, 0.99))
    return Crowd(
        bot_tables=bot_tables,
        bots=level,
        hosts=hosts,
        people=people,
        seconds=seconds,
        answers=len(waits),
        pause_s=_PAUSE,
        p50_s=p50,
        p99_s=p99,
        max_s=round(waits[-1], 3),
        thinking_s=thinking_time(bot_of(level)) / 1000,
        lobby_p99_ms=round(quantile(sorted(trial.asked), 0.99) * 1000, 1),
    )


def run(wish: Wish, tick: Callable[[], None], db: str | None = None) -> Crowd:
    """Start a server, crowd it, and measure at the other tables."""
    with tempfile.TemporaryDirectory(prefix="parlour-crowd-") as folder:
        server = ServerProcess(db or str(Path(folder) / "crowd.db"), Path(folder) / "server.log", "--bot-pause", str(_PAUSE))
        server.start()
        try:
            return asyncio.run(_run(server.url, wish, tick))
        finally:
            server.kill()
