"""Tables of Tiletum as they were stored before its rulings were revised."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, insert, update

from parlour.engine.contract import CHANCE
from parlour.engine.record import load_all
from parlour.games import find
from parlour.tables import schema
from parlour.tables.draft import Draft
from parlour.tables.entry import Charter, Entry
from parlour.tables.store import Store
from parlour.tables.table import Table
from tests.tables.laid_out import with_store
from tests.test_record_formats import REVISED, TOUCHED_AT

TILETUM = find("tiletum")


async def store_old_table(store: Store, table_id: str, users: tuple[str, str], moves: int = TOUCHED_AT - 1) -> None:
    """Save a table after so many moves of an old play: charter without rules, options without names."""
    _where, record = next(load_all(REVISED))
    charter = Charter(
        id=table_id,
        game="tiletum",
        edition=TILETUM.edition,
        players=2,
        options={},
        private=False,
        host=users[0],
        seed=record.seed or "",
        commitment=record.commitment,
        created_at=1.0,
    )
    draft = Draft(Table(charter))
    draft.add("created", user=users[0], name="Ann")
    for seat, user in enumerate(users):
        draft.add("joined", seat=seat, user=user, name=f"Person {seat}")
    draft.add("started")
    for text in record.moves[: TOUCHED_AT - 1]:
        _add(draft, text)
    await store.create(draft.table, draft.entries)
    entries = [_entry(number, text) for number, text in enumerate(record.moves[TOUCHED_AT - 1 : moves], draft.table.n + 1)]
    async with store.engine.begin() as connection:
        rows = schema.tables
        await connection.execute(
            update(rows).where(rows.c.id == table_id).values(charter=func.replace(rows.c.charter, ',"rules":1', ""))
        )
        for entry in entries:  # what no table of today would fold
            body = msgspec.json.encode(entry)
            await connection.execute(insert(schema.entries).values(table_id=table_id, n=entry.n, user_id="", body=body))


def leave_old_tables(db: str, users: tuple[str, str]) -> None:
    """A file as an older server has left it: the table `healthy` goes on, the table `touched` cannot."""

    async def leave(store: Store) -> None:
        await store_old_table(store, "healthy", users)
        await store_old_table(store, "touched", users, moves=TOUCHED_AT)

    with_store(db, leave)


def _add(draft: Draft, text: str) -> None:
    entry = _entry(0, text)
    draft.add(entry.kind, seat=entry.seat, text=entry.text)


def _entry(number: int, text: str) -> Entry:
    who, _, notation = text.partition(" ")
    if who == "*":
        return Entry(number, 1.0, "rolled", seat=CHANCE, text=notation)
    return Entry(number, 1.0, "moved", seat=int(who), text=notation)
