"""SQLite has one writer: it takes all that waits, saves it by one transaction, and only then says that it is saved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import StaticPool

T = TypeVar("T")
_GROUP = 200
"""So many writes share one transaction at most: the first of them waits for the last."""


class _Write(NamedTuple):
    do: Callable[[Connection], Any]
    saved: asyncio.Future[Any]


class SQLiteWriter:
    """One thread with one connection. A commit waits for the disk; many writes share the wait, and each stands for itself."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, poolclass=StaticPool, connect_args={"timeout": 30, "check_same_thread": False})
        event.listen(self.engine, "connect", sqlite_settings)
        event.listen(self.engine, "connect", _no_implicit_transactions)
        event.listen(self.engine, "begin", _begin)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self._waiting: list[_Write] = []
        self._saving: asyncio.Task[None] | None = None

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Do it in a transaction; the result comes when it is on the disk. What it raises undoes it, and nobody else's."""
        loop = asyncio.get_running_loop()
        write = _Write(do, loop.create_future())
        self._waiting.append(write)
        if self._saving is None:
            self._saving = loop.create_task(self._save_all())
        result: T = await write.saved
        return result

    async def _save_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            group, self._waiting = self._waiting[:_GROUP], self._waiting[_GROUP:]
            try:
                results: Sequence[Any] = await loop.run_in_executor(self._thread, self._save, [write.do for write in group])
            except Exception as error:  # nothing of the group is saved
                results = [error] * len(group)
            for write, result in zip(group, results, strict=True):
                if write.saved.done():  # who asked has gone
                    continue
                if isinstance(result, Exception):
                    write.saved.set_exception(result)
                else:
                    write.saved.set_result(result)
        self._saving = None

    def _save(self, group: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        """One transaction for the group; the result of each write, or what it raised."""
        results: list[Any] = []
        with self.engine.begin() as connection:
            for do in group:
                try:
                    with connection.begin_nested():
                        results.append(do(connection))
                except Exception as error:
                    if not _in_transaction(connection):  # a full disk, say, undoes the whole transaction
                        raise
                    results.append(error)
        return results

    async def close(self) -> None:
        """Save what still waits, and let go of the file."""
        if self._saving is not None:
            await self._saving
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()


def sqlite_settings(connection: Any, _record: Any) -> None:
    """For every connection to the file: what is committed is on the disk, and survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _no_implicit_transactions(connection: Any, _record: Any) -> None:
    """Python's own handling begins transactions late and knows no savepoints."""
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _in_transaction(connection: Connection) -> bool:
    return bool(connection.connection.driver_connection.in_transaction)  # type: ignore[union-attr] # it is connected
