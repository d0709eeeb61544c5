"""Analyses in the store: who reckons one says so there, and what came out is kept for everybody."""

from __future__ import annotations

from time import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.tables import schema
from parlour.tables.store import Store

_ROW = schema.analyses.c
_FORGOTTEN = 60.0
"""Seconds after which an analysis that did not get on belongs to nobody: its process has died."""


class Row(NamedTuple):
    """What the store knows of an analysis."""

    running: bool
    done: int
    of: int
    body: bytes | None


async def read(store: Store, table_id: str) -> Row | None:
    """How far the analysis of this table is, or what came out."""
    query = select(_ROW.updated_at, _ROW.done, _ROW.of, _ROW.body).where(_ROW.table_id == table_id)
    async with store.engine.connect() as connection:
        found = (await connection.execute(query)).one_or_none()
    if found is None:
        return None
    updated_at, done, of, body = found
    return Row(body is None and updated_at > time() - _FORGOTTEN, done, of, body)


async def claim(store: Store, table_id: str, of: int, mine: bool) -> bool:
    """Whether the analysis is begun here; not if it is there, or somebody else is at it.

    With `mine` nobody else can be: one that was left unfinished is taken up at once.
    """
    now = time()
    values = {"updated_at": now, "done": 0, "of": of}
    left = update(schema.analyses).where(_ROW.table_id == table_id, _ROW.body.is_(None)).values(**values)
    if not mine:
        left = left.where(_ROW.updated_at < now - _FORGOTTEN)

    def begin(connection: Connection) -> bool:
        if connection.execute(left).rowcount:
            return True
        connection.execute(insert(schema.analyses).values(table_id=table_id, body=None, **values))
        return True

    try:
        return await store.write(begin)
    except IntegrityError:
        return False


async def save(store: Store, table_id: str, done: int, body: bytes | None = None) -> None:
    """How far it has come, or what came out; that is never written over."""
    change = update(schema.analyses).where(_ROW.table_id == table_id, _ROW.body.is_(None))
    values = {"updated_at": time(), "done": done, "body": body}
    await store.write(lambda connection: connection.execute(change.values(**values)))


async def give_up(store: Store, table_id: str) -> None:
    """Nothing came of it."""
    unfinished = delete(schema.analyses).where(_ROW.table_id == table_id, _ROW.body.is_(None))
    await store.write(lambda connection: connection.execute(unfinished))
