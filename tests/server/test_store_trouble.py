"""A store that is away, locked or full: 503 or a refusal with a sentence, and everything goes on when it is back."""

from __future__ import annotations

import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from parlour.engine import build
from parlour.tables.trouble import store_trouble
from tests.server.people import ME, OPEN, Json, Live, Person, refusal
from tests.server.serving import Server
from tests.server.test_security import problem
from tests.tables.postgres import Postgres


@pytest.fixture
def stoppable() -> Iterator[Postgres]:
    """A PostgreSQL of one's own."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-stoppable-"))
    database = Postgres(folder)
    yield database
    database.stop()
    shutil.rmtree(folder, ignore_errors=True)


def assert_busy(answer: httpx.Response) -> None:
    assert problem(answer, 503) == "StoreBusy"
    assert int(answer.headers["retry-after"]) > 0


def insist(live: Live, **request: object) -> Json:
    """Send the same request until the store has taken it."""
    while (answer := live.ask(**request))["type"] == "refused":
        assert refusal(answer) == "StoreBusy"
    return answer


def test_postgresql_is_stopped_and_started_again(stoppable: Postgres, tmp_path: Path) -> None:
    server = Server(stoppable.new_database(), "--rate", "0", log=tmp_path / "log")
    ann = Person(server, "Ann")
    table = ann.open(ME, OPEN)
    with ann.live(table) as live:
        assert ann.see("/api/health") == {"ok": True, "build": build.name()}
        stoppable.stop()
        assert_busy(ann.get("/api/health"))
        assert_busy(ann.get("/api/tables"))
        assert_busy(ann.get(f"/api/tables/{table}"))
        assert_busy(ann.post("/api/tables", {"game": "king", "seats": [ME, OPEN]}))
        assert_busy(ann.put("/api/me", {"name": "Anna"}))
        said: Json = {"type": "say", "id": "once", "text": "is anybody there?"}
        for _ in range(3):
            assert refusal(live.ask(**said)) == "StoreBusy"
        with Live(ann, table) as late:
            assert late.closed() == 1013
        assert ann.get("/api/games").status_code == 200, "what needs no store goes on"
        stoppable.start()
        insist(live, **said)
        while ann.get("/api/tables").status_code == 503:
            pass
    heard = [entry["text"] for entry in ann.see(f"/api/tables/{table}/log") if entry["kind"] == "chat"]
    assert heard == ["is anybody there?"]
    ann.close()
    server.kill()


def test_the_disk_is_full(tmp_path: Path) -> None:
    """Here: the server's files must not grow any more."""
    server = Server(str(tmp_path / "tables.db"), "--rate", "0", log=tmp_path / "log")
    ann = Person(server, "Ann")
    table = ann.open(ME, OPEN)

    def allow(size: int) -> None:
        for pid in server.workers():
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    with ann.live(table) as live:
        allow(1)
        assert_busy(ann.put("/api/me", {"name": "Anna"}))
        said: Json = {"type": "say", "id": "once", "text": "is there room?"}
        assert refusal(live.ask(**said)) == "StoreBusy"
        assert ann.see(f"/api/tables/{table}")["n"] == 2
        allow(resource.RLIM_INFINITY)
        assert insist(live, **said)["n"] == 3
    ann.close()
    server.kill()


def test_a_locked_file_is_trouble_and_a_wrong_statement_is_not(tmp_path: Path) -> None:
    path = tmp_path / "locked.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE things (name TEXT UNIQUE)")
        other.execute("BEGIN EXCLUSIVE")
        engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 0})
        with pytest.raises(SQLAlchemyError) as locked, engine.begin() as connection:
            connection.execute(text("INSERT INTO things VALUES ('one')"))
        other.rollback()
        with pytest.raises(SQLAlchemyError) as wrong, engine.begin() as connection:
            connection.execute(text("INSERT INTO things VALUES ('one'), ('one')"))
        engine.dispose()
    assert store_trouble(locked.value) is not None
    assert store_trouble(wrong.value) is None
    assert store_trouble(ValueError("something else")) is None
