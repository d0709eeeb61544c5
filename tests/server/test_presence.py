"""Who is here: one arrival is one small message, the dead are missed, and a new name is new everywhere."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Json, Live, Person
from tests.server.serving import Server
from tests.tables.postgres import Postgres

_WATCHERS = 200
_PATIENCE = 60.0


async def _cookies(server: Server, count: int) -> list[str]:
    """So many sessions."""
    found = []
    async with httpx.AsyncClient(base_url=server.url, timeout=_PATIENCE) as client:
        for _ in range(count):
            client.cookies.clear()
            await client.get("/api/me")
            found.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
    return found


async def _hear(socket: ClientConnection) -> Json:
    message: Json = json.loads(await asyncio.wait_for(socket.recv(), _PATIENCE))
    return message


async def _messages_until(socket: ClientConnection, text: str) -> list[Json]:
    """All messages up to the one with which this was said."""
    found = [await _hear(socket)]
    while not any(entry["text"] == text for entry in found[-1].get("entries", [])):
        found.append(await _hear(socket))
    return found


def test_one_arrival_is_at_most_one_message_to_each_of_many(meet: Meet, pair: tuple[Server, Server]) -> None:
    ann, ben = meet("Ann", at=pair[0]), meet("Ben", at=pair[1])
    table = ann.open(ME, OPEN, OPEN)
    ben.join(table, 1)

    async def story() -> list[list[Json]]:
        async with AsyncExitStack() as stack:
            sockets: list[ClientConnection] = []
            for server in pair:
                where = f"ws{server.url.removeprefix('http')}/api/tables/{table}/live"
                for cookie in await _cookies(server, _WATCHERS // 2):
                    socket = await stack.enter_async_context(connect(where, additional_headers={"Cookie": cookie}))
                    sockets.append(socket)
                    await socket.send(json.dumps({"type": "look"}))
                    assert (await _hear(socket))["type"] == "table"
            hearing = asyncio.gather(*(_messages_until(socket, "here I am") for socket in sockets))
            live = await asyncio.to_thread(ben.live, table)
            with live:  # he stays until all have heard him
                assert (await asyncio.to_thread(say, live))["type"] == "ack"
                return await hearing

    def say(live: Live) -> Json:
        return live.ask(type="say", text="here I am")

    heard = asyncio.run(story())
    assert len(heard) == _WATCHERS
    for *before, last in heard:
        kinds = [message["type"] for message in before]
        assert kinds.count("table") == 0, "nobody is sent the whole table because somebody came"
        assert len(kinds) <= 1
        assert last["table"]["seats"][1]["connected"]


def test_the_people_of_a_killed_process_are_gone(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    servers = [Server(url, "--rate", "0", log=tmp_path / f"log{number}") for number in range(2)]
    ann, ben = Person(servers[0], "Ann"), Person(servers[1], "Ben")
    try:
        table = ann.open(ME, OPEN, OPEN)
        ben.join(table, 1)
        with ann.live(table) as one, ben.live(table):
            one.until(lambda view: view["seats"][1]["connected"])
            servers[1].kill()
            one.until(lambda view: not view["seats"][1]["connected"])
            assert one.table["seats"][0]["connected"]
    finally:
        for person in (ann, ben):
            person.close()
        for server in servers:
            server.kill()


def test_a_new_name_is_new_at_both(meet: Meet, pair: tuple[Server, Server]) -> None:
    ann = meet("Ann", at=pair[0])
    table = ann.open(ME, OPEN, OPEN)
    ann.at(pair[1])
    assert ann.see("/api/me")["name"] == "Ann"
    ann.at(pair[0])
    assert ann.put("/api/me", {"name": "Anna"}).status_code == 200
    ann.at(pair[1])
    assert ann.see("/api/me")["name"] == "Anna"
    with ann.live(table) as live:
        live.reach(live.ask(type="say", text="it is me")["n"])
        assert live.entries[-1]["name"] == "Anna"
