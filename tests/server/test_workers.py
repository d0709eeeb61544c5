"""The processes of a server: one that dies is replaced, again and again, and none outlives the server."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

from tests.server.people import ME, OPEN, Person
from tests.server.serving import Server
from tests.tables.postgres import Postgres


def until(condition: Callable[[], bool]) -> None:
    """Wait for what the system says."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def gone(pid: int) -> bool:
    """Also when nobody has buried it yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


def test_a_worker_is_replaced_as_often_as_it_dies(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), "--rate", "0", log=tmp_path / "log")
    ann = Person(server, "Ann")
    table = ann.open(ME, OPEN)
    seen = set()
    for _ in range(4):
        (worker,) = server.workers()
        seen.add(worker)
        os.kill(worker, signal.SIGKILL)
        until(lambda worker=worker: server.workers() not in ([worker], []))  # type: ignore[misc] # bound at once
        server.wait()
    assert len(seen) == 4
    with ann.live(table) as live:
        assert live.ask(type="say", text="still here")["type"] == "ack"
    ann.close()
    assert server.stop()


def test_several_workers_and_none_outlives_the_server(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(postgres.new_database(), "--rate", "0", "--workers", "3", log=tmp_path / "log")
    workers = server.workers()
    assert len(workers) == 3
    os.kill(workers[0], signal.SIGKILL)
    until(lambda: len(server.workers()) == 3 and workers[0] not in server.workers())
    server.wait()
    left = server.workers()
    os.kill(server.pid, signal.SIGKILL)
    until(lambda: all(gone(worker) for worker in left))
    server.kill()


def test_a_server_that_cannot_start_says_so(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), log=tmp_path / "log")
    server.kill()
    with closing(connect(server.db)) as store, store:  # what is in order as far as can be seen from outside
        store.execute("drop table secrets")
    try:
        server.start()
    except AssertionError:
        assert "the server could not start" in server.log.read_text("utf-8")
    else:
        raise AssertionError("it started")
