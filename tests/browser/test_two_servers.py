"""Two server processes on one PostgreSQL: one table, whichever door one comes in by."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.trials.server_process import ServerProcess
from tests.browser.conftest import quick_server
from tests.browser.person import Crowd, Person, play_together
from tests.browser.play import Offer, play
from tests.browser.quick import shows
from tests.tables.postgres import Postgres

_MOVES = 12


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    database = postgres.new_database()
    found: list[ServerProcess] = []
    try:
        for _ in range(2):
            folder: Path = tmp_path_factory.mktemp("server")
            found.append(quick_server(folder, database))
        yield found
    finally:
        for server in found:
            server.kill()


@pytest.fixture(scope="module")
def server(servers: list[ServerProcess]) -> ServerProcess:
    return servers[0]


def test_a_move_at_one_door_is_seen_at_the_other(crowd: Crowd, servers: list[ServerProcess]) -> None:
    ann = crowd.person("Ann", url=servers[0].url)
    bob = crowd.person("Bob", url=servers[1].url)
    assert ann.url != bob.url
    play_together(ann, bob)
    moved: list[Person] = []

    def seen(person: Person, _offer: Offer) -> None:
        moved.append(person)
        other = bob if person is ann else ann
        lines = len(person.log())
        shows(other, int(person.page.locator("main").get_attribute("data-n") or 0))
        assert len(other.log()) >= lines

    rng = random.Random("doors")
    play([ann, bob], rng, after=seen, until=lambda *_: len(moved) >= _MOVES and {ann, bob} <= set(moved))
    assert {ann, bob} <= set(moved)
