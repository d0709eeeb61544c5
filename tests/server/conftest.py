"""Real servers, each started once and when asked for: on a file, with limits, and two processes on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from tests.server.people import Person
from tests.server.serving import Server
from tests.tables.postgres import Postgres, postgres

__all__ = ["postgres"]

Meet: TypeAlias = "Callable[..., Person]"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On SQLite, without limits of rate."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(str(folder / "tables.db"), "--rate", "0", log=folder / "log")
    yield server
    server.kill()


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With a limit of rate, behind HTTPS; a new one each time, as nobody may have used it up."""
    folder = tmp_path_factory.mktemp("limited")
    server = Server(str(folder / "tables.db"), "--rate", "60", "--https", log=folder / "log")
    yield server
    server.kill()


@pytest.fixture(scope="session")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one PostgreSQL."""
    folder = tmp_path_factory.mktemp("pair")
    url = postgres.new_database()
    servers = [Server(url, "--rate", "0", log=folder / f"log{number}") for number in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.kill()


@pytest.fixture
def meet(server: Server) -> Iterator[Meet]:
    """Somebody new, at the server or at another one."""
    people: list[Person] = []

    def new(name: str = "", at: Server = server) -> Person:
        people.append(Person(at, name))
        return people[-1]

    yield new
    for person in people:
        person.close()
