"""Every test of tables runs on SQLite and on PostgreSQL, with a fresh database and known seeds."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from parlour.engine.chance import derived_seed
from parlour.tables import asked
from parlour.tables.service import Tables
from parlour.tables.store import Store
from parlour.tables.thinking_queue import ThinkingQueue
from tests.tables import thoughtful
from tests.tables.club import Club
from tests.tables.postgres import postgres

__all__ = ["postgres"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """What `--db` would say: a new file, or the address of a new database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("postgres").new_database())


@pytest.fixture(autouse=True)
def _known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    monkeypatch.setattr("parlour.tables.service.new_seed", lambda: derived_seed("tests", next(numbers)))


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def club(store: Store) -> Club:
    """A service on the store, with what it publishes written down."""
    return Club(store)


@pytest.fixture
async def tables(club: Club) -> Tables:
    return club.tables


@pytest.fixture
def thinking_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has a bot that says what it thinks: a quick one of the tests."""
    monkeypatch.setattr(asked, "think_aloud", thoughtful.think_aloud)
    for where in ("parlour.bots.advice.adviser", "parlour.tables.table.adviser"):
        monkeypatch.setattr(where, lambda _game: "planner")


@pytest.fixture
def queue() -> Iterator[ThinkingQueue]:
    """Processes in which bots think."""
    queue = ThinkingQueue(budget=20.0)
    yield queue
    queue.close()
