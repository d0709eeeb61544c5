"""Garbage, floods and monsters: a clear refusal each time, nothing changes, and nobody else notices."""

from __future__ import annotations

import json
from contextlib import suppress
from socket import SHUT_RDWR

import httpx
import pytest

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Json, Live, Person, begin, refusal
from tests.server.serving import Server
from tests.server.test_security import problem

DEEP = "[" * 30_000
BODIES = [
    b"",
    b"null",
    b"[]",
    b"7",
    b'"text"',
    b"{",
    b"\xff\xfe",
    b"{}",
    b'{"game": "king"}',
    b'{"game": "king", "seats": [], "more": 1}',
    b'{"game": 7, "seats": []}',
    b'{"game": "king", "seats": "me"}',
    b'{"game": "king", "seats": [{"kind": "king"}]}',
    b'{"game": "king", "seats": [{"kind": "me"}, {"kind": "open", "x": 1}]}',
    b'{"game": "king", "seats": [{"kind": "me"}, {"kind": "open"}], "private": "yes"}',
    b'{"game": "king", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"a": "b"}}',
    b'{"game": "king", "seats": [{"kind": "me"}, {"kind": "open"}], "branch_at": 1e400}',
    b'{"game": "king", "seats": [{"kind": "me"}, {"kind": "open"}], "branch": "x", "branch_at": 1' + b"0" * 400 + b"}",
    b'{"game": "\\ud800", "seats": []}',
    DEEP.encode(),
    b'{"game": ' + DEEP.encode(),
    b'{"x": ' + b'{"a":' * 10_000,
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_nonsense_for_a_new_table(meet: Meet, body: bytes) -> None:
    person = meet()
    headers = {**person.token, "content-type": "application/json"}
    answer = person.client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in (400, 404), answer.text
    problem(answer, answer.status_code)
    assert [row for row in person.see("/api/tables") if any(seat["mine"] for seat in row["seats"])] == []


@pytest.mark.parametrize(
    "body", [{}, {"seat": "0"}, {"seat": None}, {"seat": 0.5}, {"seat": 10**30}, {"seat": -1}, {"seat": 1, "x": 1}]
)
@pytest.mark.parametrize("path", ["join", "leave"])
def test_nonsense_for_a_seat(meet: Meet, path: str, body: Json) -> None:
    person = meet()
    table = person.open(ME, OPEN)
    problem(person.post(f"/api/tables/{table}/{path}", body), 400)
    assert person.see(f"/api/tables/{table}")["n"] == 2


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", "application/x-msgpack", "multipart/form-data", "x"])
def test_other_kinds_of_body(meet: Meet, kind: str) -> None:
    person = meet("Ann")
    answer = person.client.put("/api/me", content=b"name=Mallory", headers={**person.token, "content-type": kind})
    assert 400 <= answer.status_code < 500, answer.text
    assert person.see("/api/me")["name"] == "Ann"


@pytest.mark.parametrize(
    "query", ["seat=x", "seat=99", "seat=-3", "seat=1e9", "seat=" + "9" * 400, "seat=", "seat=0&seat=1", "at=-1"]
)
def test_nonsense_in_the_query(meet: Meet, query: str) -> None:
    person = meet()
    table = person.open(ME, {"kind": "guest", "name": "Eve"})
    for what in ("", "/log", "/replay"):
        answer = person.get(f"/api/tables/{table}{what}?{query}")
        assert answer.status_code < 500, answer.text
        if answer.status_code != 200:
            problem(answer, answer.status_code)


def test_unknown_tables(meet: Meet) -> None:
    person = meet()
    for what in ("", "/log", "/replay", "/record", "/verify"):
        assert problem(person.get(f"/api/tables/nowhere{what}"), 404) == "NoSuchTable"
    for what in ("start", "rematch"):
        assert problem(person.post(f"/api/tables/nowhere/{what}"), 404) == "NoSuchTable"
    for what in ("join", "leave"):
        assert problem(person.post(f"/api/tables/nowhere/{what}", {"seat": 0}), 404) == "NoSuchTable"
    for odd in ("x" * 33, "a%20b", "%00", "a'b", "%F0%9F%92%A5"):
        problem(person.get(f"/api/tables/{odd}"), 400)


def test_a_body_that_is_too_large(meet: Meet) -> None:
    person = meet("Ann")
    headers = {**person.token, "content-type": "application/json"}
    large = json.dumps({"name": "x" * 70_000})
    problem(_put(person, headers, large), 413)
    problem(_put(person, headers, [b" " * 10_000] * 20), 413)
    assert person.see("/api/me")["name"] == "Ann"


def _put(person: Person, headers: dict[str, str], body: str | list[bytes]) -> httpx.Response:
    """The answer; the server may hang up before all is sent, and then the answer can get lost on the way: ask again."""
    for _ in range(10):
        with suppress(httpx.TransportError):
            content = body if isinstance(body, str) else iter(body)
            return person.client.put("/api/me", content=content, headers=headers)
    raise AssertionError("no answer came through")


FRAMES: list[str | bytes] = [
    "",
    "x",
    "{",
    "null",
    "[]",
    "7",
    "{}",
    '{"type": "dance"}',
    '{"type": 7}',
    '{"type": "look", "since": "0"}',
    '{"type": "look", "since": 1e400}',
    '{"type": "look", "more": 1}',
    '{"type": "ping", "x": 1}',
    '{"type": "say", "id": 7, "text": "hello"}',
    '{"type": "say", "text": "hello"}',
    '{"type": "move", "id": "a", "seat": 0}',
    '{"type": "move", "id": "a", "seat": "0", "action": 0, "at": 0}',
    '{"type": "undo", "id": "a", "seat": 0, "turn": 1}',
    '{"type": "say", "id": "a", "text": "\\ud800"}',
    "[" * 4000,
    '{"x": ' + "[" * 4000,
    '{"x": ' + '{"a":' * 800,
    b"\x00\xff\xfe",
    b'{"type": "ping"}',
]


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_nonsense_on_the_socket_is_refused_and_the_line_stays_up(meet: Meet, frame: str | bytes) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    with ann.live(table) as live:
        n = live.n
        live.socket.send(frame)
        while (answer := live.read())["type"] == "table":
            pass
        assert refusal(answer) == "BadRequest"
        assert live.ask(type="say", text="still here")["n"] == n + 1


def test_huge_numbers_on_the_socket(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, {"kind": "guest", "name": "Eve"})
    with ann.live(table) as live:
        n, view = live.n, live.table
        for huge in (2**31, 2**63, 2**64, -(2**63) - 1, 10**300):
            for field in ("seat", "action", "at"):
                move = {"type": "move", "seat": view["viewer"], "action": view["legal"][0]["action"], "at": view["n"]}
                assert refusal(live.ask(**{**move, field: huge}))
            assert refusal(live.ask(type="undo", seat=huge))
            assert refusal(live.ask(type="resign", seat=huge))
        assert ann.see(f"/api/tables/{table}")["n"] == n


@pytest.mark.parametrize("size", [5_000, 200_000, 3_000_000])
def test_a_message_that_is_too_large_ends_the_connection(meet: Meet, size: int) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    with ann.live(table) as live:
        live.socket.send(json.dumps({"type": "say", "id": "a", "text": "x" * size}))
        assert live.closed() == 4413
    assert ann.see(f"/api/tables/{table}")["n"] == 2


def test_too_fast_on_the_socket(limited: Server) -> None:
    ann = Person(limited)
    with ann.live(ann.open(ME, OPEN)) as live:
        for number in range(150):
            live.send({"type": "say", "id": f"fast{number}", "text": "hello"})
        while len(live.answers) < 150:
            live.read()
        answers = [live.answers[f"fast{number}"][0] for number in range(150)]
        refused = [each for each in answers if each["type"] == "refused"]
        assert {each["error"] for each in refused} == {"TooFast"}
        assert len(refused) > 50
        done = len(answers) - len(refused)
        assert done >= 20
        live.until(lambda view: view["n"] == 2 + done)
    ann.close()


def test_too_many_requests(limited: Server) -> None:
    """Whatever a client says about its address."""
    with httpx.Client(base_url=limited.url) as client:
        answers = [client.get("/api/games", headers={"x-forwarded-for": f"10.0.0.{number}"}) for number in range(80)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert len(refused) >= 20
    problem(refused[0], 429)


def test_somebody_who_never_reads_does_not_hold_up_the_others(meet: Meet) -> None:
    """Mallory asks for the whole log again and again and reads nothing; Ann and Ben play on."""
    ann, ben, mallory = meet("Ann"), meet("Ben"), meet("Mallory")
    table = ann.open(ME, OPEN)
    ben.join(table, 1)
    begin(table, ann, ben)
    with ann.live(table) as one, ben.live(table) as two, Live(mallory, table) as deaf:
        for number in range(100):
            one.ask(type="say", text=f"{number} " + "x" * 400)
        for _ in range(300):
            deaf.socket.socket.sendall(_frame({"type": "look", "since": 0}))
        for number in range(20):
            one.ask(type="say", text=f"on {number}")
            two.until(lambda _view, text=f"on {number}": two.entries[-1]["text"] == text)  # type: ignore[misc]
        assert meet("Cat").see(f"/api/tables/{table}")["n"] >= 120
        deaf.socket.socket.shutdown(SHUT_RDWR)


def _frame(message: Json) -> bytes:
    """A masked text frame, as the protocol has it, of less than 126 bytes."""
    body = json.dumps(message).encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body
