"""Sessions: nobody acts for, or looks through the eyes of, somebody else; what is private stays so."""

from __future__ import annotations

import httpx

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Live, begin, bidding, bot, play, refusal
from tests.server.test_security import problem


def test_nobody_acts_for_another_seat(meet: Meet) -> None:
    ann, ben, mallory = meet("Ann"), meet("Ben"), meet("Mallory")
    table = ann.open(ME, OPEN)
    ben.join(table, 1)
    begin(table, ann, ben)
    with ann.live(table) as one, ben.live(table) as two, mallory.live(table) as live:
        play([one, two], bidding)
        acting = one if one.table["viewer"] in one.table["to_act"] else two
        seat, at, action = acting.table["viewer"], acting.table["n"], acting.table["legal"][0]["action"]
        n = live.reach(acting.n)["n"]
        for victim in (0, 1):
            assert refusal(live.ask(type="move", seat=victim, action=action, at=at)) == "NotAllowed"
            assert refusal(live.ask(type="undo", seat=victim)) == "NotAllowed"
            assert refusal(live.ask(type="undo", seat=victim, turn=True)) == "NotAllowed"
            assert refusal(live.ask(type="resign", seat=victim)) == "NotAllowed"
            for path in ("join", "leave"):
                assert problem(mallory.post(f"/api/tables/{table}/{path}", {"seat": victim}), 403) == "NotAllowed"
        other = two if acting is one else one
        assert refusal(other.ask(type="move", seat=seat, action=action, at=at)) == "NotAllowed"
        assert problem(mallory.post(f"/api/tables/{table}/start"), 403) == "NotAllowed"
        assert ann.see(f"/api/tables/{table}")["n"] == n


def test_nobody_looks_as_another_seat(meet: Meet) -> None:
    ann, ben, eve = meet("Ann"), meet("Ben"), meet("Eve")
    table = ann.open(ME, OPEN)
    ben.join(table, 1)
    begin(table, ann, ben)
    with ann.live(table) as one, ben.live(table) as two:
        play([one, two], bidding)
        hands = [live.table["observation"]["hand"] for live in (one, two)]
    assert all(hands)
    for person, seats in ((ann, [1]), (ben, [0]), (eve, [0, 1])):
        for seat in seats:
            for what in ("", "/log", "/replay"):
                answer = person.get(f"/api/tables/{table}{what}", seat=seat)
                assert problem(answer, 403) == "NotAllowed"
            with Live(person, table) as live:
                live.send({"type": "look", "since": 0, "seat": seat})
                assert refusal(live.read()) == "NotAllowed"
    assert eve.see(f"/api/tables/{table}")["observation"]["hand"] == []
    assert ann.see(f"/api/tables/{table}")["observation"]["hand"] == hands[0]
    assert ann.see(f"/api/tables/{table}", seat=-2)["observation"]["hand"] == []


def test_somebody_without_a_session_only_looks_on(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    with Live(ann, table, cookie="").look() as live:
        assert (live.table["viewer"], live.table["my_seats"], live.table["host"]) == (-2, [], False)
        answer = live.ask(type="say", text="hello")
        assert (refusal(answer), answer["message"]["key"]) == ("BadRequest", "error-stranger")
        for seat in (0, 1):
            assert refusal(live.ask(type="resign", seat=seat)) == "NotAllowed"
            assert refusal(live.ask(type="move", seat=seat, action=0, at=0)) == "NotAllowed"
    bare = httpx.get(f"{ann.server.url}/api/turns")
    assert bare.json() == []


def test_private_tables_are_not_listed(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    hidden, shown = ann.open(ME, OPEN, private=True), ann.open(ME, OPEN)
    assert {hidden, shown} <= {row["id"] for row in ann.see("/api/tables")}
    listed = {row["id"] for row in ben.see("/api/tables")}
    assert shown in listed
    assert hidden not in listed
    assert ben.see(f"/api/tables/{hidden}")["private"], "its id is the key"
    ben.join(hidden, 1)
    assert hidden in {row["id"] for row in ben.see("/api/tables")}
    assert hidden not in {row["id"] for row in meet().see("/api/tables")}


def test_the_record_is_hidden_until_the_end(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, bot())
    for path in ("record", "verify", "statistics"):
        assert problem(ann.get(f"/api/tables/{table}/{path}"), 403) == "NotAllowed"
    view = ann.see(f"/api/tables/{table}")
    assert (view["seed"], view["scores"], view["ranking"]) == (None, None, None)
    assert len(view["commitment"]) == 64
    branch = ann.post("/api/tables", {"game": "king", "seats": [ME, OPEN], "branch": table})
    assert problem(branch, 403) == "NotAllowed"
    with ann.live(table) as live:
        live.ask(type="resign", seat=0)
        live.until(lambda now: now["status"] == "over")
    assert ann.see(f"/api/tables/{table}/record")["seed"] == ann.see(f"/api/tables/{table}")["seed"]


def test_ids_of_people_are_their_own(meet: Meet) -> None:
    """Nothing that others are sent holds the id behind a session."""
    ann, ben = meet("Ann"), meet("Ben")
    table = ann.open(ME, OPEN)
    ben.join(table, 1)
    begin(table, ann, ben)
    with ann.live(table) as one:
        one.ask(type="say", text="hello")
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/log",
        f"/api/tables/{table}/replay",
        "/api/tables",
        "/api/turns",
    ):
        assert ann.me["id"] not in ben.get(path).text
