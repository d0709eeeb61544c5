"""A PostgreSQL of the tests' own: on a free port, in a folder that goes away, and quick rather than safe."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

_PATIENCE = 30.0
_PLACES = "/usr/lib/postgresql"
_SETTINGS = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=90")


def program(name: str) -> str:
    """Where one of PostgreSQL's programs lies; Debian keeps them out of the path."""
    found = shutil.which(name)
    if found is None:
        others = sorted(Path(_PLACES).glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
        found = str(others[-1]) if others else None
    if found is None:
        pytest.fail(f"{name} is not installed: run make test, which installs PostgreSQL", pytrace=False)
    return str(Path(found).resolve())


class Postgres:
    """A running server, and new databases in it."""

    def __init__(self, folder: Path) -> None:
        self._data = folder / "data"
        self._port = _free_port()
        self._names = (f"tables{number}" for number in count(1))
        self._identity = _unprivileged(folder)
        self._run(program("initdb"), "-D", str(self._data), "-U", "parlour", "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = [*_SETTINGS, f"port={self._port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
        self._options = " ".join(f"-c {setting}" for setting in settings)
        self.start()

    def start(self) -> None:
        """Start it, also again, at the same address."""
        log = str(self._data.parent / "log")
        self._run(program("pg_ctl"), "start", "-w", "-D", str(self._data), "-l", log, "-o", self._options)

    def _run(self, *words: str) -> None:
        done = subprocess.run(words, capture_output=True, text=True, cwd=self._data.parent, check=False, **self._identity)
        if done.returncode:
            pytest.fail(f"{words[0]} failed: {done.stdout}{done.stderr}", pytrace=False)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://parlour@127.0.0.1:{self._port}/{name}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = next(self._names)
        self.execute("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, name: str, statement: str) -> None:
        """Run a statement in a database."""
        with ThreadPoolExecutor(1) as thread:  # a loop may run here already
            thread.submit(asyncio.run, _execute(self.url(name), statement)).result()

    def cut(self, url: str) -> None:
        """End all connections to a database, as when a firewall forgets them."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        self.execute(url.rsplit("/", 1)[1], f"{others} AND datname = current_database()")

    def wait_for_log(self, text: str) -> None:
        """Until the server has written this into its log."""
        end = time.monotonic() + _PATIENCE
        while text not in (self._data.parent / "log").read_text("utf-8"):
            assert time.monotonic() < end, f"PostgreSQL did not say {text!r}"
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop it at once; what was committed is kept."""
        self._run(program("pg_ctl"), "stop", "-w", "-m", "immediate", "-D", str(self._data))


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _unprivileged(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as somebody who may do nothing else, and owns the folder."""
    if os.geteuid():
        return {}
    known = {person.pw_name: person for person in pwd.getpwall()}
    person = known.get("postgres") or known["nobody"]
    os.chown(folder, person.pw_uid, person.pw_gid)
    return {"user": person.pw_uid, "group": person.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running() -> Iterator[Postgres]:
    """A server for as long as the block lasts."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))
    try:
        server = Postgres(folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started when the first test asks for it."""
    with running() as server:
        yield server
