"""SQLite: an acknowledgement comes after the disk has it, tables share commits, and nobody pays for another's conflict."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from parlour.tables.draft import Draft
from parlour.tables.errors import StoreBusy
from parlour.tables.sqlite_writer import SQLiteWriter
from parlour.tables.store import Conflict, Store
from tests.tables.club import ANN, BEN, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
async def store(file: str) -> AsyncIterator[Store]:
    store = Store(file)
    await store.open()
    yield store
    await store.close()


def writer_of(store: Store) -> SQLiteWriter:
    assert store.writer is not None
    return store.writer


def synchronous(connection: Connection) -> Any:
    return connection.exec_driver_sql("PRAGMA synchronous").scalar()


async def new(store: Store, seed: int) -> Draft:
    draft = new_table(ANN, BEN, seed=seed)
    await store.create(draft.table, draft.entries)
    return draft


def said(draft: Draft, text: str) -> Draft:
    step = Draft(draft.table)
    step.add("chat", user=ANN, name="Ann", text=text)
    return step


async def append(store: Store, step: Draft) -> None:
    await store.append(step.before, step.table, step.entries)


def rows(file: str, table_id: str) -> int:
    """How many entries of the table another process would find."""
    connection = sqlite3.connect(file)
    try:
        (found,) = connection.execute("select count(*) from entries where table_id = ?", (table_id,)).fetchone()
        return int(found)
    finally:
        connection.close()


class Held:
    """The writer's thread stands still until it is let go, so that writes gather behind it."""

    def __init__(self, store: Store) -> None:
        self._go = threading.Event()
        self.task = asyncio.create_task(writer_of(store).write(lambda _connection: self._go.wait(30)))

    async def go(self) -> None:
        await asyncio.sleep(0)  # all that was started has asked by now
        self._go.set()
        await self.task


async def test_what_is_committed_is_on_the_disk(store: Store) -> None:
    """2 is FULL: the log is flushed to the disk at every commit, also for the connections that only read."""
    assert await writer_of(store).write(synchronous) == 2
    async with store.engine.connect() as connection:
        assert await connection.run_sync(synchronous) == 2


async def test_nothing_is_acknowledged_before_the_commit(store: Store, file: str) -> None:
    draft = await new(store, 1)
    before, step = draft.table.n, said(draft, "hello")
    asked = asyncio.create_task(append(store, step))
    committing: list[tuple[bool, int]] = []
    event.listen(
        writer_of(store).engine, "commit", lambda _connection: committing.append((asked.done(), rows(file, draft.table.id)))
    )
    await asked
    assert committing == [(False, before)], "when the commit began nobody had been told, and nobody else could see it"
    assert rows(file, draft.table.id) == before + 1


async def test_many_tables_share_one_commit(store: Store) -> None:
    drafts = [await new(store, number) for number in range(20)]
    commits: list[Connection] = []
    event.listen(writer_of(store).engine, "commit", commits.append)
    held = Held(store)
    await asyncio.sleep(0)
    asked = [asyncio.create_task(append(store, said(draft, "hello"))) for draft in drafts]
    await held.go()
    await asyncio.gather(*asked)
    assert len(commits) == 2, "one for what held them up, one for all of them"
    for draft in drafts:
        assert (await store.load(draft.table.id)).n == draft.table.n


async def test_a_conflict_fails_alone(store: Store) -> None:
    drafts = [await new(store, number) for number in range(5)]
    late = said(Draft(await store.load(drafts[2].table.id)), "too late")
    held = Held(store)
    await asyncio.sleep(0)
    steps = [said(draft, "first") for draft in drafts]
    asked = [asyncio.create_task(append(store, step)) for step in [*steps[:3], late, *steps[3:]]]
    await held.go()
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Conflict]
    assert isinstance(results[3], Conflict)
    for draft in drafts:
        table = await store.load(draft.table.id)
        assert [line.entry.text for line in table.lines if line.entry.kind == "chat"] == ["first"]


async def test_a_write_that_raises_is_undone_alone(store: Store) -> None:
    draft = await new(store, 1)

    def broken(connection: Connection) -> None:
        connection.exec_driver_sql("delete from entries")
        raise ValueError("no")

    held = Held(store)
    await asyncio.sleep(0)
    tasks = [
        asyncio.create_task(writer_of(store).write(broken)),
        asyncio.create_task(append(store, said(draft, "hello"))),
    ]
    await held.go()
    failed, kept = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(failed, ValueError)
    assert kept is None
    assert (await store.load(draft.table.id)).n == draft.table.n


async def test_a_full_disk_refuses_and_acknowledges_nothing(store: Store, file: str) -> None:
    """The database may not grow any more: whoever is refused is not in it, whoever is acknowledged is; room helps."""
    drafts = [await new(store, number) for number in range(3)]
    before = [rows(file, draft.table.id) for draft in drafts]

    def pages(limit: str) -> Any:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {limit}").scalar()

    await writer_of(store).write(pages("1"))  # as many as there are
    steps = [said(draft, "x" * 100_000) for draft in drafts]
    results = await asyncio.gather(*(append(store, step) for step in steps), return_exceptions=True)
    assert [type(result) for result in results] == [StoreBusy] * 3
    assert [rows(file, draft.table.id) for draft in drafts] == before
    await writer_of(store).write(pages("1000000"))
    again = said(Draft(await store.load(drafts[0].table.id)), "there is room again")
    await append(store, again)
    assert rows(file, drafts[0].table.id) == before[0] + 1


async def test_who_goes_away_while_waiting_holds_up_nobody(store: Store) -> None:
    draft, other = await new(store, 1), await new(store, 2)
    held = Held(store)
    await asyncio.sleep(0)
    gone = asyncio.create_task(append(store, said(draft, "I must go")))
    stays = asyncio.create_task(append(store, said(other, "I stay")))
    await asyncio.sleep(0)
    gone.cancel()
    await held.go()
    await stays
    assert (await store.load(other.table.id)).n == other.table.n


async def test_closing_saves_what_waits(file: str) -> None:
    store = Store(file)
    await store.open()
    draft = await new(store, 1)
    asked = asyncio.create_task(append(store, said(draft, "the last word")))
    await asyncio.sleep(0)
    await store.close()
    await asked
    assert rows(file, draft.table.id) == draft.table.n
