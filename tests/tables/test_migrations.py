"""Migrations: the way up, the way down, and no drift between them and the schema."""

from __future__ import annotations

import asyncio
from importlib.resources import files

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from parlour.tables import schema
from parlour.tables.store import Store
from tests.tables.club import ANN, BEN, Club

pytestmark = pytest.mark.anyio


def config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("parlour.tables").joinpath("migrations")))
    config.attributes["connection"] = connection
    return config


def drift(connection: Connection) -> list[object]:
    """Where the database is not what the schema says."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, schema.metadata))


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def head() -> str:
    (found,) = ScriptDirectory.from_config(config()).get_heads()
    return found


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def test_the_migrated_database_is_what_the_schema_says(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.run_sync(drift) == []
        assert await connection.run_sync(names) == {*schema.metadata.tables, "alembic_version"}
        assert await connection.run_sync(revision) == head()


async def test_down_and_up_again(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.run_sync(lambda each: command.downgrade(config(each), "base"))
        assert await connection.run_sync(names) == {"alembic_version"}
    await store.open()
    async with store.engine.connect() as connection:
        assert await connection.run_sync(drift) == []


async def test_one_step_at_a_time(store: Store) -> None:
    """Every migration can be taken back and done again on its own."""
    steps = list(ScriptDirectory.from_config(config()).walk_revisions())
    async with store.engine.begin() as connection:
        for _ in steps:
            await connection.run_sync(lambda each: command.downgrade(config(each), "-1"))
        for _ in steps:
            await connection.run_sync(lambda each: command.upgrade(config(each), "+1"))
        assert await connection.run_sync(drift) == []


async def test_tables_of_old_get_their_hosts(store: Store) -> None:
    club = Club(store)
    table_ids = [await club.seat(ANN, BEN), await club.seat(BEN, ANN)]
    async with store.engine.begin() as connection:
        await connection.run_sync(lambda each: command.downgrade(config(each), "0001"))
    await store.open()
    assert [await store.host(table_id) for table_id in table_ids] == [ANN, BEN]


async def test_opening_again_keeps_everything(store: Store, database: str) -> None:
    club = Club(store)
    table_id = await club.seat(ANN, BEN)
    again = Store(database)
    try:
        await again.open()
        assert (await again.load(table_id)).n == (await club.table(table_id)).n
    finally:
        await again.close()


async def test_several_processes_may_start_at_once(database: str) -> None:
    processes = 4 if database.startswith("postgresql") else 1  # a file has one process, which opens it before anybody looks
    stores = [Store(database) for _ in range(processes)]
    try:
        await asyncio.gather(*(store.open() for store in stores))
        async with stores[0].engine.connect() as connection:
            assert await connection.run_sync(drift) == []
    finally:
        for store in stores:
            await store.close()
