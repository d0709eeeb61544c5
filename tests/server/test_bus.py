"""The line between processes: what a dead one had saved and not told is found, and who is where is told whole to newcomers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from parlour.server.bus import Bus
from parlour.server.core import Core
from parlour.server.presence import At, Presence
from parlour.server.settings import Settings
from parlour.tables.store import Store
from tests.tables.club import ANN, BEN, Club
from tests.tables.postgres import Postgres

pytestmark = pytest.mark.anyio
_PATIENCE = 30.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Core]:
    """What one process has of the server, without its bots."""
    core = Core(Settings(db=url), Store(url))
    assert core.bus is not None
    core.bus.open()
    try:
        yield core
    finally:
        await core.bus.close()
        await core.store.close()


class Crowd:
    """The people of one process, and what it knows of the others'."""

    def __init__(self, url: str) -> None:
        self.there: set[At] = set()
        self._changed = asyncio.Event()
        self.presence = Presence(self._change)
        self.bus = Bus(url, self.presence, lambda _table, _n: None, self._nothing)

    def _change(self, table: str, user: str) -> None:
        self.there ^= {(table, user)}
        self._changed.set()

    async def _nothing(self) -> None:
        pass

    async def until(self, there: set[At]) -> None:
        async with asyncio.timeout(_PATIENCE):
            while self.there != there:
                self._changed.clear()
                await self._changed.wait()


async def test_what_a_dead_process_has_saved_and_not_told(postgres: Postgres) -> None:
    url = postgres.new_database()
    store = Store(url)
    await store.open()
    club = Club(store)
    table_id = await club.seat(ANN, BEN)
    async with process(url) as one, AsyncExitStack() as dying:
        two = await dying.enter_async_context(process(url))
        with one.news.watching(table_id) as call, two.watching(table_id, BEN):
            async with asyncio.timeout(_PATIENCE):
                table = await club.table(table_id)
                while one.presence.seated(table) != {BEN}:
                    await call.wait()
                n = await club.tables.say(table_id, BEN, "Ben", "my last words", "r1")
                assert two.bus is not None
                await two.bus.close()
                while call.n < n or one.presence.seated(table):
                    await call.wait()
    await store.close()


async def test_who_is_where_is_told_to_newcomers_however_many(postgres: Postgres) -> None:
    url = postgres.new_database()
    first, second = Crowd(url), Crowd(url)
    many = {(f"table{number % 7}", f"user{number}") for number in range(130)}
    for at in many:
        first.presence.came(at)
    first.bus.open()
    second.bus.open()
    await second.until(many)
    leaving, coming = set(sorted(many)[:60]), {("table8", "somebody")}
    for at in leaving:
        first.presence.went(at)
        first.bus.tell_person(at, False)
    for at in coming:
        first.presence.came(at)
        first.bus.tell_person(at, True)
    await second.until(many - leaving | coming)
    await first.bus.close()
    await second.until(set())
    await second.bus.close()


async def test_who_came_and_went_while_the_line_was_lost(postgres: Postgres) -> None:
    url = postgres.new_database()
    first, second = Crowd(url), Crowd(url)
    first.bus.open()
    second.bus.open()
    early, late = ("table", "early"), ("table", "late")
    first.presence.came(early)
    first.bus.tell_person(early, True)
    await second.until({early})
    postgres.cut(url)
    first.presence.went(early)
    first.bus.tell_person(early, False)
    first.presence.came(late)
    first.bus.tell_person(late, True)
    await second.until({late})
    await first.bus.close()
    await second.bus.close()
