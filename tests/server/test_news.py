"""News always arrive: whatever happens to the database's connections, no socket is open and deaf."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import ME, OPEN, Json, Live, Person, new_id
from tests.server.serving import Server
from tests.tables.postgres import Postgres, running

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else minds being stopped."""
    with running() as server:
        yield server


@pytest.fixture(scope="module")
def pair(database: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    url, folder = database.new_database(), tmp_path_factory.mktemp("pair")
    servers = [Server(url, "--rate", "0", log=folder / f"log{number}") for number in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.kill()


@pytest.fixture
def people(pair: Pair) -> Iterator[tuple[Person, Person]]:
    """Ann at the one server, Ben at the other."""
    ann, ben = Person(pair[0], "Ann"), Person(pair[1], "Ben")
    yield ann, ben
    ann.close()
    ben.close()


def hears(live: Live, text: str) -> None:
    """Read until somebody has said this; waiting in vain is a time-out."""
    live.until(lambda _table: any(entry["text"] == text for entry in live.entries))


def say(person: Person, table: str, text: str) -> None:
    """Say it until it is acknowledged, as the browser does: over a new line where the old one broke."""
    request: Json = {"type": "say", "id": new_id(), "text": text}
    while True:
        try:
            with Live(person, table) as live:
                if live.ask(**request)["type"] == "ack":
                    return
        except (ConnectionClosed, InvalidStatus):
            continue


def test_after_all_connections_were_cut(database: Postgres, pair: Pair, people: tuple[Person, Person]) -> None:
    ann, ben = people
    table = ann.open(ME, OPEN, OPEN)
    with ann.live(table) as one, ben.live(table) as two:
        for round_ in range(3):
            for person, text in ((ann, f"one {round_}"), (ben, f"two {round_}")):
                database.cut(pair[0].db)
                say(person, table, text)
                hears(one, text)
                hears(two, text)


def test_after_the_database_was_started_again(database: Postgres, people: tuple[Person, Person]) -> None:
    """Also what was said as soon as it was up, before any server had a line to the others again."""
    ann, ben = people
    table = ann.open(ME, OPEN, OPEN)
    with ann.live(table) as one, ben.live(table) as two:
        say(ann, table, "before")
        hears(two, "before")
        database.stop()
        talking = threading.Thread(target=say, args=(ann, table, "meanwhile"))
        talking.start()
        database.start()
        talking.join()
        say(ben, table, "after")
        for live in (one, two):
            hears(live, "meanwhile")
            hears(live, "after")


def test_after_the_news_could_not_be_read(
    database: Postgres, pair: Pair, people: tuple[Person, Person], tmp_path: Path
) -> None:
    """The third server may not read the log for a while; what was said then is heard all the same, without later news."""
    ann, ben = people
    table = ann.open(ME, OPEN, OPEN)
    name = pair[0].db.rsplit("/", 1)[1]
    database.execute(name, "CREATE ROLE third LOGIN; GRANT ALL ON ALL TABLES IN SCHEMA public TO third")
    third = Server(pair[0].db.replace("parlour@", "third@"), "--rate", "0", log=tmp_path / "log3")
    try:
        ben.at(third)
        with ann.live(table) as one, ben.live(table) as two:
            database.execute(name, "REVOKE SELECT ON entries FROM third")
            assert one.ask(type="say", text="unread")["type"] == "ack"
            database.wait_for_log("permission denied for table entries")
            database.execute(name, "GRANT SELECT ON entries TO third")
            try:
                hears(two, "unread")
            except ConnectionClosed:
                with ben.live(table, two.n) as again:
                    hears(again, "unread")
    finally:
        third.kill()


def test_a_socket_that_cannot_be_told_the_news_is_closed(database: Postgres, pair: Pair, people: tuple[Person, Person]) -> None:
    ann, ben = people
    table = ann.open(ME, OPEN, OPEN)
    name = pair[0].db.rsplit("/", 1)[1]
    with ann.live(table) as one, ben.live(table) as two:
        torn = f"INSERT INTO entries (table_id, n, user_id, body) VALUES ('{table}', {one.n + 1}, '', 'torn')"
        database.execute(name, torn)
        told = json.dumps({"process": "torn", "tables": {table: one.n + 1}})
        database.execute(name, f"SELECT pg_notify('parlour', '{told}')")
        assert [live.closed() for live in (one, two)] == [1013, 1013]
