"""The doctor: looks at a store without touching it, and says which table is not in order, and why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, delete, func, insert, select, text, update

from parlour.engine.errors import SetupError
from parlour.tables import schema
from parlour.tables.doctor import Patient, Trouble
from parlour.tables.draft import Draft
from parlour.tables.store import Store
from tests.tables.club import ANN, BEN, after, new_table, over, play_on
from tests.tables.old_tables import store_old_table
from tests.test_record_formats import TOUCHED_AT

pytestmark = pytest.mark.anyio

ENTRIES, TABLES, SEATS = schema.entries, schema.tables, schema.seats


@pytest.fixture
async def running(store: Store) -> Draft:
    """A table in the middle of its game, between one that is over and one that waits for people."""
    for number, until in enumerate((over, after(20), None)):
        draft = new_table(ANN, BEN, seed=number)
        if until is not None:
            draft.start()
            play_on(draft, until, number)
        await store.create(draft.table, draft.entries)
        if number == 1:
            found = draft
    return found


async def examined(database: str) -> list[Trouble]:
    patient = Patient(database)
    try:
        ids = await patient.ids()
        return await patient.itself() + [trouble async for found in patient.tables(ids) for trouble in found]
    finally:
        await patient.close()


async def changed(store: Store, change: Callable[[Connection], object]) -> None:
    """Do to the store what nobody should."""
    async with store.engine.begin() as connection:
        await connection.run_sync(change)


async def test_a_store_in_order(database: str, running: Draft) -> None:
    assert running.table.status == "playing"
    assert await examined(database) == []


async def test_a_torn_entry(database: str, store: Store, running: Draft) -> None:
    torn = update(ENTRIES).where(ENTRIES.c.table_id == running.table.id, ENTRIES.c.n == 5).values(body=b'{"n":5,"at":1')
    await changed(store, lambda connection: connection.execute(torn))
    (trouble,) = await examined(database)
    assert trouble.table == running.table.id
    assert "truncated" in trouble.what


async def test_a_lost_entry(database: str, store: Store, running: Draft) -> None:
    lost = delete(ENTRIES).where(ENTRIES.c.table_id == running.table.id, ENTRIES.c.n == 5)
    await changed(store, lambda connection: connection.execute(lost))
    assert await examined(database) == [Trouble(running.table.id, f"1 of {running.table.n} entries of its log are missing")]


@pytest.mark.parametrize(
    ("name", "other", "says"),
    [
        ('"game":"king"', '"game":"chess"', "no game is called 'chess'"),
        (f'"edition":"{new_table(ANN).table.charter.edition}"', '"edition":"x"', "was opened with edition x"),
        ('"players":2', '"players":"two"', "Expected `int`, got `str`"),
    ],
)
async def test_a_table_that_nobody_can_load(
    database: str, store: Store, running: Draft, name: str, other: str, says: str
) -> None:
    charter = TABLES.c.charter
    spoil = update(TABLES).where(TABLES.c.id == running.table.id).values(charter=func.replace(charter, name, other))
    await changed(store, lambda connection: connection.execute(spoil))
    (trouble,) = await examined(database)
    assert trouble.table == running.table.id
    assert says in trouble.what


async def test_a_move_that_the_rules_do_not_allow_any_more(database: str, store: Store) -> None:
    await store_old_table(store, "touched", (ANN, BEN), TOUCHED_AT)
    (trouble,) = await examined(database)
    assert (trouble.table, "version 1 of the rules" in trouble.what) == ("touched", True)


async def test_lists_that_say_what_no_log_does(database: str, store: Store, running: Draft) -> None:
    wrong = update(TABLES).where(TABLES.c.id == running.table.id).values(status="open")
    await changed(store, lambda connection: connection.execute(wrong))
    assert await examined(database) == [Trouble(running.table.id, "lists say status='open', its log says 'playing'")]


async def test_rows_of_no_table(database: str, store: Store, running: Draft) -> None:
    await changed(store, lambda connection: connection.execute(delete(TABLES).where(TABLES.c.id == running.table.id)))
    assert await examined(database) == [
        Trouble("", f"{running.table.n} rows of entries belong to no table"),
        Trouble("", "2 rows of seats belong to no table"),
    ]


async def test_nothing_is_changed(database: str, store: Store, running: Draft) -> None:
    async def everything() -> list[object]:
        async with store.engine.connect() as connection:
            return [list(await connection.execute(select(rows))) for rows in (TABLES, ENTRIES, SEATS)]

    before = await everything()
    await examined(database)
    assert await everything() == before
    if store.is_sqlite:
        patient = Patient(database)
        with pytest.raises(SetupError, match="readonly"):
            async with patient.store.opened_as_it_is() as connection:
                await connection.execute(insert(schema.secrets).values(name="mine", value=b"now"))
        await patient.close()


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ("0099", "a later version of Parlour (its form is 0099, this one knows 0004)"),
        ("0002", "its form is 0002: start a server"),
    ],
)
async def test_a_store_of_another_version(database: str, store: Store, form: str, says: str) -> None:
    await changed(store, lambda connection: connection.execute(text(f"update alembic_version set version_num = '{form}'")))
    with pytest.raises(SetupError) as refused:
        await examined(database)
    assert str(refused.value).startswith(f"{store.name} cannot be used: ")
    assert says in str(refused.value)


async def test_a_store_of_something_else(database: str, store: Store) -> None:
    await changed(store, lambda connection: connection.execute(text("drop table alembic_version")))
    with pytest.raises(SetupError, match="nothing of Parlour is in it"):
        await examined(database)
