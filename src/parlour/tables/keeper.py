"""The keeper of the tables: gets hold of one, saves what was done at it, and only then tells anybody."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import random

from parlour.tables.draft import Draft
from parlour.tables.errors import NoSuchTable, StoreBusy
from parlour.tables.store import Conflict, Store
from parlour.tables.table import Table

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
_KEPT = 2000
"""How many tables stay in memory; any other is folded from its log again when somebody asks."""
_TRIES = 50
"""How often something is tried that other processes keep getting in the way of."""


class Keeper:
    """The tables of one server process, in memory as far as the log is saved."""

    def __init__(self, store: Store, publish: Callable[[str, int], None], shared: bool = False) -> None:
        self.store = store
        self.publish = publish
        self.shared = shared
        """Whether other processes write to the same store: then a table is brought up to date before it is used."""
        self.tables_per_person = 0
        """How many tables that are not over one person may have opened; 0 for no limit."""
        self.thinking_per_person = 0
        """How many of these may have bots that think; 0 for no limit."""
        self.on_bot_due: Callable[[str], None] = lambda _table: None
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def locked(self, table_id: str, at_least: int | None = None) -> AsyncIterator[Table]:
        """The table with nobody else of this process at it: up to date, or for who waits for an entry only, up to that one."""
        if not _ID.fullmatch(table_id):
            raise NoSuchTable("a table's id has letters, digits, - and _ only")
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                table = await self._fresh(table_id, at_least)
            except NoSuchTable:
                self._locks.pop(table_id, None)
                raise
            yield table

    def known(self, table_id: str) -> Table | None:
        """The table as this process remembers it, if it does."""
        return self._tables.get(table_id)

    async def _fresh(self, table_id: str, at_least: int | None) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            table = await self.store.load(table_id)
            self._tables[table_id] = table
            while len(self._tables) > _KEPT:
                old, _ = self._tables.popitem(last=False)
                self._locks.pop(old, None)
        else:
            self._tables.move_to_end(table_id)
            if self.shared if at_least is None else table.n < at_least:
                for entry in await self.store.entries_since(table_id, table.n):
                    table.refold(entry)
        return table

    @asynccontextmanager
    async def _drafting(self, table_id: str) -> AsyncIterator[Draft]:
        """A draft that is saved and published when the block ends well; otherwise the table is as it was."""
        async with self.locked(table_id) as table:
            draft = Draft(table)
            try:
                yield draft
                if draft.entries:
                    await self.store.append(draft.before, table, draft.entries)
            except BaseException:
                if draft.entries:  # folded, but not saved: the log knows better
                    self._tables.pop(table_id, None)
                    self.publish(table_id, draft.table.n)  # or saved, and the answer was lost: whoever waits for it shall look
                raise
        if draft.entries:
            self._announce(table)

    def _announce(self, table: Table) -> None:
        self.publish(table.id, table.n)
        if table.bot_to_act() is not None:
            self.on_bot_due(table.id)

    async def change(self, table_id: str, user: str, request: str, do: Callable[[Draft], None]) -> int:
        """Do something once; again if another process was faster. Returns the number of the last entry."""
        for attempt in range(_TRIES):
            try:
                async with self._drafting(table_id) as draft:
                    done = draft.table.requests.get((user, request)) if request else None
                    if done is not None:
                        self.publish(table_id, done)  # perhaps the first answer was lost before anybody was told
                        return done
                    do(draft)
                    return draft.table.requests.get((user, request), draft.table.n)
            except Conflict:
                await asyncio.sleep(random() * 0.002 * min(attempt, 20))
        raise StoreBusy("the table is too busy; try again")

    async def save_new(self, draft: Draft) -> None:
        """Save a new table, unless its host has too many."""
        table = draft.table
        await self.store.create(table, draft.entries, self.tables_per_person, self.thinking_per_person)
        self._tables[table.id] = table
        self._announce(table)
