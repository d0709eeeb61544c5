"""kill -9 in the middle: what was acknowledged is there afterwards, and the game goes on."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import ME, Json, Live, Person, bot, never, new_id, play
from tests.server.serving import Server


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that does not survive its test."""
    server = Server(str(tmp_path / "tables.db"), "--rate", "0", log=tmp_path / "log")
    yield server
    server.kill()


def public(entries: list[Json]) -> list[list[object]]:
    """What all eyes see alike."""
    return [[entry[name] for name in ("n", "at", "kind", "seat", "name", "text", "move")] for entry in entries]


def talk_until_it_breaks(live: Live, said: list[str]) -> None:
    """Chat as fast as it is acknowledged; what was acknowledged is written down."""
    try:
        while True:
            text = f"line {len(said)}"
            assert live.ask(type="say", text=text)["type"] == "ack"
            said.append(text)
    except (ConnectionClosed, TimeoutError):
        pass


def test_nothing_acknowledged_is_lost_and_everybody_goes_on(mortal: Server) -> None:
    ann = Person(mortal, "Ann")
    table = ann.open(ME, {"kind": "guest", "name": "Eve"})
    bots = ann.open(bot("greedy"), bot("random"), bot("greedy"), bot("random"), bot("random"))
    with ann.live(table) as live, ann.live(table) as talking:
        play([live], lambda view: view["move"] > 20)
        known: list[Json] = list(live.entries)
        said: list[str] = []
        talker = threading.Thread(target=talk_until_it_breaks, args=(talking, said))
        talker.start()
        live.until(lambda view: view["n"] > len(known) + 30)
        action, at, name = live.table["legal"][0]["action"], live.table["n"], new_id()
        moves = live.table["move"]
        move = {"type": "move", "id": name, "seat": live.table["viewer"], "action": action, "at": at}
        acked = live.ask(**move)
        mortal.kill()
        talker.join()
    mortal.start()
    ann.at(mortal)
    assert ann.see("/api/me")["name"] == "Ann", "the session is still good"
    with ann.live(table) as again:
        assert public(again.entries[: len(known)]) == public(known)
        assert [entry["n"] for entry in again.entries] == list(range(1, again.n + 1))
        heard = [entry["text"] for entry in again.entries if entry["kind"] == "chat"]
        assert heard[: len(said)] == said
        assert len(heard) <= len(said) + 1, "at most one was on its way"
        assert again.n >= acked["n"]
        assert again.table["move"] > moves
        assert again.ask(**move)["type"] == "ack", "sent again to be sure, done once"
        assert sum(entry["kind"] == "moved" and entry["move"] == moves + 1 for entry in again.entries) == 1
        play([again], never)
    assert ann.see(f"/api/tables/{table}/verify")["ok"]
    with ann.live(bots) as watching:
        watching.until(lambda view: view["status"] == "over")
    ann.close()


def test_bots_left_in_the_middle_finish_their_game(mortal: Server) -> None:
    ann = Person(mortal, "Ann")
    table = ann.open(*[bot("random") for _ in range(3)])
    with ann.live(table) as watching:
        watching.until(lambda view: view["move"] > 10)
        before = watching.n
        mortal.kill()
    mortal.start()
    ann.at(mortal)
    with ann.live(table) as watching:
        assert watching.n >= before
        watching.until(lambda view: view["status"] == "over")
    assert ann.see(f"/api/tables/{table}/verify")["ok"]
    ann.close()


def test_it_stops_when_it_is_told_to_also_while_bots_think(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), "--rate", "0", "--bot-processes", "3", log=tmp_path / "log")
    ann = Person(server, "Ann")
    tables = [ann.open(*[bot("random") for _ in range(5)]) for _ in range(6)]
    with ann.live(tables[-1]) as watching:
        watching.until(lambda view: view["move"] > 10)
        assert server.stop()
    ann.close()
