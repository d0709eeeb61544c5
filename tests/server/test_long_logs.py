"""Logs that are too long to be sent at once: the newest with the news, the rest by pages, and nobody else waits."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from parlour.tables.store import Store
from parlour.tables.views import MOST_ENTRIES
from tests.server.conftest import Meet
from tests.server.people import Json, Live, Person
from tests.server.serving import Server
from tests.tables.club import new_table

CHAT = 5000


@pytest.fixture
def talkative(server: Server, meet: Meet) -> tuple[Person, str]:
    """A table at which thousands of lines have been said, and one of those who sit there."""
    ann = meet("Ann")
    draft = new_table("", "", seed=ann.me["id"])
    for seat in range(2):
        draft.add("joined", seat=seat, user=ann.me["id"], name="Ann")
    draft.start()
    for number in range(CHAT):
        draft.add("chat", seat=0, user=ann.me["id"], name="Ann", text=f"line {number}")

    async def save() -> None:
        store = Store(server.db)
        await store.create(draft.table, draft.entries)
        await store.close()

    asyncio.run(save())
    return ann, draft.table.id


def test_a_look_from_the_beginning_shows_the_newest(talkative: tuple[Person, str]) -> None:
    ann, table = talkative
    with Live(ann, table) as live:
        live.send({"type": "look", "since": 0})
        text = live.socket.recv(15)
    news = msgspec.json.decode(text)
    numbers = [entry["n"] for entry in news["entries"]]
    assert numbers == list(range(news["n"] - MOST_ENTRIES + 1, news["n"] + 1))
    assert news["left_out"] == news["n"] - MOST_ENTRIES
    assert news["entries"][-1]["text"] == f"line {CHAT - 1}"


def test_what_was_left_out_is_read_by_pages(talkative: tuple[Person, str]) -> None:
    ann, table = talkative
    entries: list[Json] = []
    while page := ann.see(f"/api/tables/{table}/log", since=len(entries)):
        assert len(page) <= MOST_ENTRIES
        entries += page
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(entry["kind"] == "chat" for entry in entries) == CHAT
    assert ann.see(f"/api/tables/{table}/log", since=700, limit=3) == entries[700:703]
    for limit in (0, -1, MOST_ENTRIES + 1):
        assert ann.get(f"/api/tables/{table}/log", limit=limit).status_code == 400


def test_who_was_away_for_long_gets_the_newest_too_and_goes_on_from_there(talkative: tuple[Person, str]) -> None:
    ann, table = talkative
    with Live(ann, table) as live:
        live.send({"type": "look", "since": 10})
        news = msgspec.json.decode(live.socket.recv(15))
        assert (news["left_out"], len(news["entries"])) == (news["n"] - MOST_ENTRIES - 10, MOST_ENTRIES)
        live.n, live.table = news["n"], news["table"]
        assert live.ask(type="say", text="I am back")["type"] == "ack"
        live.reach(news["n"] + 1)
        assert live.entries[-1]["text"] == "I am back"
