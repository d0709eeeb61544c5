"""Two processes on one PostgreSQL: a table is the same at both, and news cross over."""

from __future__ import annotations

import threading

import pytest

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Live, Person, begin, bot, never, new_id, play
from tests.server.serving import Server

Pair = tuple[Server, Server]


@pytest.fixture
def ann(meet: Meet, pair: Pair) -> Person:
    return meet("Ann", at=pair[0])


@pytest.fixture
def ben(meet: Meet, pair: Pair) -> Person:
    return meet("Ben", at=pair[1])


def test_a_whole_game_across_both(ann: Person, ben: Person) -> None:
    table = ann.open(ME, OPEN)
    with ann.live(table) as one:
        ben.join(table, 1)
        begin(table, ann, ben)
        with ben.live(table) as two:
            one.reach(two.n)
            play([one, two], never)
            for live in (one, two):
                live.until(lambda view: view["status"] == "over")
            assert one.table["scores"] == two.table["scores"]
            assert [entry["n"] for entry in one.entries] == [entry["n"] for entry in two.entries]
    for person in (ann, ben):
        assert person.see(f"/api/tables/{table}/verify")["ok"]


def test_news_cross_over_both_ways(ann: Person, ben: Person) -> None:
    table = ann.open(ME, OPEN, OPEN)
    with ann.live(table) as one, ben.live(table) as two:
        for number in range(5):
            one.ask(type="say", text=f"from one {number}")
            two.until(lambda _view, text=f"from one {number}": two.entries[-1]["text"] == text)  # type: ignore[misc]
            two.ask(type="say", text=f"from two {number}")
            one.until(lambda _view, text=f"from two {number}": one.entries[-1]["text"] == text)  # type: ignore[misc]
        ben.join(table, 1)
        one.until(lambda view: view["seats"][1]["name"] == "Ben")


def test_a_session_is_good_at_both_and_a_request_done_once(ann: Person, pair: Pair) -> None:
    table = ann.open(ME, {"kind": "guest", "name": "Eve"})
    move = {"type": "move", "id": new_id()}
    with ann.live(table) as live:
        view = live.table
        move |= {"seat": view["viewer"], "action": view["legal"][0]["action"], "at": view["n"]}
        assert live.ask(**move)["type"] == "ack"
    ann.at(pair[1])
    assert ann.see("/api/me")["name"] == "Ann"
    with ann.live(table) as live:
        assert live.ask(**move)["type"] == "ack"
        assert [entry["kind"] for entry in live.entries].count("moved") == 1
        assert play([live], lambda now: now["move"] > view["move"] + 6)


def test_bots_are_moved_by_either(ann: Person, ben: Person) -> None:
    table = ann.open(bot("greedy"), bot("random"))
    with ben.live(table) as watching:
        watching.until(lambda view: view["status"] == "over")
        assert [entry["kind"] for entry in watching.entries].count("over") == 1
    assert ben.see(f"/api/tables/{table}/verify")["ok"]


@pytest.mark.parametrize("first", [0, 1])
def test_who_is_here_is_known_at_both_whoever_came_first(ann: Person, ben: Person, first: int) -> None:
    table = ann.open(ME, OPEN)
    ben.join(table, 1)
    begin(table, ann, ben)
    earlier, later = (ann, ben) if first == 0 else (ben, ann)
    with earlier.live(table) as one, later.live(table) as two:
        for live in (one, two):
            live.until(lambda view: all(seat["connected"] for seat in view["seats"]))


def test_who_has_gone_is_gone_at_both(meet: Meet, pair: Pair, ann: Person, ben: Person) -> None:
    """Also when some of those who look on at the other process have gone meanwhile."""
    table = ann.open(ME, OPEN)
    ben.join(table, 1)
    begin(table, ann, ben)
    cat = meet("Cat", at=pair[1])
    with ben.live(table) as looking, cat.live(table) as another:
        with ann.live(table):
            for live in (looking, another):
                live.until(lambda view: view["seats"][0]["connected"])
            another.close()
            looking.ask(type="say", text="Cat has gone")
        looking.until(lambda view: not view["seats"][0]["connected"])


def test_news_still_come_while_many_come_and_go(meet: Meet, pair: Pair, ann: Person, ben: Person) -> None:
    table = ann.open(ME, OPEN, OPEN)
    others = [meet(at=pair[number % 2]) for number in range(4)]
    tables = [person.open(ME, OPEN) for person in others]

    def come_and_go(person: Person, where: str) -> None:
        for _ in range(6):
            with person.live(where) as live:
                live.ask(type="say", text="hello")

    threads = [threading.Thread(target=come_and_go, args=pairing) for pairing in zip(others, tables, strict=True)]
    with ann.live(table) as one, ben.live(table) as two:
        for thread in threads:
            thread.start()
        for number in range(10):
            one.ask(type="say", text=f"number {number}")
        for thread in threads:
            thread.join()
        two.until(lambda _view: two.entries[-1]["text"] == "number 9")
    for person, where in zip(others, tables, strict=True):
        assert len([entry for entry in person.see(f"/api/tables/{where}/log") if entry["kind"] == "chat"]) == 6


@pytest.mark.parametrize("table", ["nowhere", "%00", "a%00b"])
def test_a_table_that_is_not_there(ann: Person, table: str) -> None:
    with Live(ann, table) as live:
        assert live.closed() == 4404


def test_texts_that_a_database_cannot_keep(ann: Person) -> None:
    """PostgreSQL keeps no NUL in a text: such a request is refused, with a reason and nothing broken."""
    answer = ann.post("/api/tables", {"game": "king", "seats": [ME, OPEN], "branch": "a\u0000b"})
    assert answer.status_code in (400, 404), answer.text
    with ann.live(ann.open(ME, OPEN)) as live:
        assert live.ask(type="say", text="one\u0000two")["type"] == "ack"
        assert live.ask(type="say", text="hello", id="a\u0000b")["type"] in ("ack", "refused")
        assert live.ask(type="say", text="still here")["type"] == "ack"
