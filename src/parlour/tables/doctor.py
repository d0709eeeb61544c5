"""Examining a store: what is wrong with it, and with which table. Nothing in it is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import Connection, Row, func, select, text

from parlour.engine.errors import ParlourError, SetupError
from parlour.tables import schema
from parlour.tables.forms import form_of, known_forms, later
from parlour.tables.store import Store, summary


class Trouble(msgspec.Struct, frozen=True):
    """Something that is wrong."""

    table: str
    """"" for the store itself."""
    what: str


class Patient:
    """A store that is looked at while a server may be using it."""

    def __init__(self, db: str) -> None:
        self.store = Store(db, read_only=True)

    async def ids(self) -> list[str]:
        """The tables, oldest first; refused where nobody can tell what is in it."""
        async with self.store.opened_as_it_is() as connection:
            form = await connection.run_sync(form_of)
            if form is None:
                raise SetupError("nothing of Parlour is in it")
            if form not in known_forms():
                raise later(form)
            if form != known_forms()[0]:
                raise SetupError(f"its form is {form}: start a server of this version on it once, which brings it up")
            found = await connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.created_at))
            return [str(each) for each in found]

    async def itself(self) -> list[Trouble]:
        """What is wrong with it as a whole."""
        async with self.store.opened_as_it_is() as connection:
            return await connection.run_sync(_itself)

    async def tables(self, ids: list[str]) -> AsyncIterator[list[Trouble]]:
        """Table by table, what is wrong with it."""
        for table in ids:
            yield [Trouble(table, what) for what in await self._table(table)]

    async def _table(self, table: str) -> list[str]:
        async with self.store.opened_as_it_is() as connection:
            told = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            rows = schema.entries.c
            query = select(func.count(), func.max(rows.n)).where(rows.table_id == table)
            count, last = (await connection.execute(query)).one()
        if told is None:  # a server has taken it away meanwhile
            return []
        if count != last:
            return [f"{(last or 1) - count} of {last or 1} entries of its log are missing"]
        try:
            found = await self.store.load(table)
        except (ParlourError, msgspec.MsgspecError) as error:
            return [str(error)]
        return _differences(told, summary(found)) if found.n == last else []

    async def close(self) -> None:
        await self.store.close()


def _differences(told: Row[tuple[object, ...]], follows: dict[str, object]) -> list[str]:
    """Where the lists say something else than what follows from the log."""
    named = told._asdict()
    told_of = {name: named[name] for name in ("status", "to_act", "bot_due")}
    return [
        f"lists say {name}={said!r}, its log says {follows[name]!r}" for name, said in told_of.items() if said != follows[name]
    ]


def _itself(connection: Connection) -> list[Trouble]:
    found: list[Trouble] = []
    if connection.dialect.name == "sqlite":
        told = [str(row[0]) for row in connection.execute(text("PRAGMA quick_check"))]
        found += [Trouble("", f"SQLite says: {line}") for line in told if line != "ok"]
    ids = select(schema.tables.c.id)
    for rows in (schema.entries, schema.seats):
        lost = select(func.count()).select_from(rows).where(rows.c.table_id.not_in(ids))
        if count := connection.scalar(lost):
            found.append(Trouble("", f"{count} rows of {rows.name} belong to no table"))
    return found
