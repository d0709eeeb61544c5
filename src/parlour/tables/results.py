"""Results of tables that were over before lists told them: written down once, after somebody has seen them in a list."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

from parlour.tables.lobby import TableRow
from parlour.tables.store import AWAY, Store

log = logging.getLogger(__name__)


class Results:
    """Folds one such table after the other, while nobody waits for it; the next list has their results."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: dict[str, None] = {}
        """Tables in the order in which they were listed."""
        self._hopeless: set[str] = set()
        """What today's rules cannot play any more has no result that could be told."""
        self._task: asyncio.Task[None] | None = None

    def want(self, rows: Iterable[TableRow]) -> None:
        """These are shown; write down what is missing."""
        missing = [row.id for row in rows if row.status == "over" and not row.told and row.id not in self._hopeless]
        self._wanted.update(dict.fromkeys(missing))
        if self._wanted and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._write_down())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _write_down(self) -> None:
        while self._wanted:
            table_id = next(iter(self._wanted))
            try:
                await self._store.save_result(await self._store.load(table_id))
            except AWAY:
                self._wanted.clear()  # the next list asks again
                return
            except Exception as error:  # other rules, a game that is not here any more, or whatever a game from outside does
                self._hopeless.add(table_id)
                log.info("the result of table %s cannot be told: %r", table_id, error)
            del self._wanted[table_id]
