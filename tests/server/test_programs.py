"""Programs with a token: one seat of one table, the same checks and limits as for people, and nothing besides."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest

from parlour import games
from parlour.engine.record import Record
from parlour.engine.replay import replay
from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Json, Live, Machine, Person, begin, bot, never, play, refusal
from tests.server.serving import Server
from tests.server.test_security import problem

NO_TOKEN = 4401


def seat(view: Json, number: int) -> Json:
    found: Json = view["seats"][number]
    return found


def test_a_program_plays_a_whole_game_as_a_person_would(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN, bot("greedy"))
    program = ann.invite(table, 1, name="Deep Beige")
    assert program.see("/api/program") == {"table": table, "seat": 1, "game": "king"}
    assert seat(ann.see(f"/api/tables/{table}"), 1)["program"]
    assert seat(ann.see(f"/api/tables/{table}"), 1)["name"] == "Deep Beige"
    assert not seat(ann.see(f"/api/tables/{table}"), 0)["program"]
    assert ann.ready(table)["status"] == "open", "the game waits for the program, as for people"
    program.ready(table)
    with ann.live(table) as hers, program.live(table) as its:
        assert its.table["viewer"] == 1
        assert its.table["my_seats"] == [1]
        play([hers, its], never)
        assert its.table["status"] == "over"
        assert its.closed() == NO_TOKEN
    assert ann.see(f"/api/tables/{table}/verify")["ok"]


def test_a_move_may_be_spelled_out(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(OPEN, bot("random"))
    program = ann.invite(table, 0)
    program.ready(table)
    with program.live(table) as live:
        live.until(lambda view: view["to_act"] == [0])
        request = {"type": "move", "seat": 0, "at": live.table["n"]}
        assert refusal(live.ask(**request)) == "BadRequest"
        assert refusal(live.ask(**request, move={"kind": "surrender"})) == "NotationError"
        assert live.ask(**request, move=live.table["legal"][-1]["move"])["type"] == "ack"


def test_it_is_told_what_its_seat_observes_and_nothing_else(meet: Meet) -> None:
    """The record, once all is told, says what the seat could observe at every moment: that is what it was sent."""
    ann, king = meet("Ann"), games.find("king")
    table = ann.open(ME, OPEN)
    program = ann.invite(table, 1)
    begin(table, ann)
    program.ready(table)
    told: dict[int, Any] = {}
    with ann.live(table) as hers, program.live(table) as its:

        def remember(_view: Json) -> bool:
            told[its.table["move"]] = its.table["observation"]
            return False

        play([hers, its], remember)
    record = msgspec.json.decode(ann.get(f"/api/tables/{table}/record").content, type=Record)
    for moves, seen in told.items():
        if moves < len(record.moves):
            state = replay(king, msgspec.structs.replace(record, moves=record.moves[:moves], outcome=None)).state
            assert seen == json.loads(king.encode_observation(state.observe(1)))
    assert len(told) > 20


def everything_else(table: str, other: str) -> list[tuple[str, str, object]]:
    """Requests that are none of a program's business."""
    return [
        ("POST", "/api/tables", {"game": "king", "seats": [ME, bot()]}),
        ("GET", "/api/tables", None),
        ("GET", "/api/tables/mine", None),
        ("GET", "/api/turns", None),
        ("GET", "/api/me", None),
        ("PUT", "/api/me", {"name": "Mallory"}),
        ("POST", "/api/games/king/lesson", {}),
        ("POST", f"/api/tables/{table}/start", None),
        ("POST", f"/api/tables/{table}/programs", {"seat": 2}),
        ("POST", f"/api/tables/{table}/dismiss", {"seat": 1}),
        ("POST", f"/api/tables/{table}/rematch", None),
        ("POST", f"/api/tables/{table}/join", {"seat": 2}),
        ("POST", f"/api/tables/{table}/leave", {"seat": 0}),
        ("GET", f"/api/tables/{table}?seat=0", None),
        ("GET", f"/api/tables/{table}/log?seat=0", None),
        ("GET", f"/api/tables/{other}", None),
        ("POST", f"/api/tables/{other}/join", {"seat": 1}),
        ("POST", f"/api/tables/{other}/ready", None),
    ]


def test_a_token_is_good_for_its_seat_alone(meet: Meet) -> None:
    ann = meet("Ann")
    table, other = ann.open(ME, OPEN, OPEN), ann.open(ME, OPEN)
    program = ann.invite(table, 1)
    before = [ann.see(f"/api/tables/{one}") for one in (table, other)]
    for method, path, body in everything_else(table, other):
        answer = program.ask(path, method, body)
        assert answer.status_code == 403, (method, path, answer.text)
        assert "set-cookie" not in answer.headers
    assert [ann.see(f"/api/tables/{one}") for one in (table, other)] == before
    assert Live(program, other).closed() == NO_TOKEN


def test_it_neither_moves_nor_sees_for_another_seat(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    program = ann.invite(table, 1)
    program.ready(table)
    begin(table, ann)
    with ann.live(table) as hers, program.live(table) as its:
        play([hers, its], lambda view: view["to_act"] == [0])
        its.reach(hers.n)
        action = hers.table["legal"][0]["action"]
        assert its.table["legal"] == []
        for request in ({"type": "move", "action": action, "at": its.n}, {"type": "resign"}, {"type": "undo"}):
            assert refusal(its.ask(**request, seat=0)) == "NotAllowed"
        assert refusal(its.ask(type="preview", seat=0, action=action)) == "NotAllowed"
        its.send({"type": "look", "since": 0, "seat": 0})
        assert its.read()["error"] == "NotAllowed"


@pytest.mark.parametrize(
    "forge", [str.swapcase, lambda token: token[:-1], lambda token: token.replace(".1.", ".0."), lambda _: "x"]
)
def test_a_forged_token_is_none(meet: Meet, forge: Any) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    forged = Machine(ann.server, forge(ann.invite(table, 1).token))
    for path in ("/api/program", f"/api/tables/{table}", "/api/games"):
        assert problem(forged.ask(path), 401) == "TokenEnded"
    assert Live(forged, table).closed() == NO_TOKEN


def test_a_token_ends_when_the_seat_is_taken_back(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    program = ann.invite(table, 1)
    with program.live(table) as its:
        assert ann.post(f"/api/tables/{table}/dismiss", {"seat": 1}).status_code == 200
        assert its.closed() == NO_TOKEN
    assert problem(program.ask("/api/program"), 401) == "TokenEnded"
    assert problem(program.ask(f"/api/tables/{table}/join", "POST", {"seat": 1}), 401) == "TokenEnded"
    assert seat(ann.see(f"/api/tables/{table}"), 1)["kind"] == "open"
    again = ann.invite(table, 1)
    assert problem(program.ask("/api/program"), 401) == "TokenEnded", "the old one stays ended"
    assert again.see("/api/program")["seat"] == 1


def test_in_a_running_game_a_bot_takes_the_seat(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    program = ann.invite(table, 1)
    program.ready(table)
    begin(table, ann)
    with program.live(table) as its, ann.live(table) as hers:
        play([hers, its], lambda view: view["move"] > 5)
        ann.post(f"/api/tables/{table}/dismiss", {"seat": 1})
        assert its.closed() == NO_TOKEN
        hers.until(lambda view: seat(view, 1)["kind"] == "bot")
        play([hers], never)
    assert ann.see(f"/api/tables/{table}/verify")["ok"]


def test_who_may_give_a_seat_to_a_program(meet: Meet) -> None:
    ann, ben, eve = meet("Ann"), meet("Ben"), meet("Eve")
    table = ann.open(ME, OPEN, OPEN, bot())
    ben.join(table, 1)
    for person, number in ((eve, 2), (ben, 2), (ann, 1), (ann, 3), (ben, 0)):
        assert problem(person.post(f"/api/tables/{table}/programs", {"seat": number}), 403) == "NotAllowed"
    assert ann.post(f"/api/tables/{table}/programs", {"seat": 9}).status_code == 400
    his = ben.invite(table, 1)
    assert ben.see(f"/api/tables/{table}")["my_seats"] == [], "he has given his own seat away"
    assert problem(eve.post(f"/api/tables/{table}/dismiss", {"seat": 1}), 403) == "NotAllowed"
    assert ben.post(f"/api/tables/{table}/dismiss", {"seat": 1}).status_code == 200
    assert problem(his.ask("/api/program"), 401) == "TokenEnded"
    assert ann.post(f"/api/tables/{table}/start").status_code == 200
    assert problem(ann.post(f"/api/tables/{table}/programs", {"seat": 0}), 403) == "NotAllowed"


def test_beside_a_token_cookies_count_for_nothing(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    program = ann.invite(table, 1)
    answer = httpx.get(f"{ann.server.url}/api/tables/{table}", headers={**program.credentials, "cookie": ann.cookie})
    assert answer.json()["my_seats"] == [1]
    other_site = {**program.credentials, "origin": "https://evil.example"}
    assert httpx.post(f"{ann.server.url}/api/tables/{table}/ready", headers=other_site).status_code == 403


def test_the_limits_are_those_of_people(limited: Server) -> None:
    """As many requests a minute, and as many messages a second."""
    ann = Person(limited, "Ann")
    table = ann.open(ME, OPEN)
    program = ann.invite(table, 1)
    with program.live(table) as its:
        for number in range(60):
            its.send({"type": "say", "id": f"s{number}", "text": "spam"})
        answers = [its.read() for _ in range(60)]
        while not any(answer.get("error") == "TooFast" for answer in answers):
            answers.append(its.read())
        its.send({"type": "say", "id": "long", "text": "x" * 5000})
        assert its.closed() == 4413
    assert any(program.ask("/api/games").status_code == 429 for _ in range(61))
    ann.close()


def test_what_it_says_is_said_under_its_name(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    with ann.invite(table, 1, name="Deep Beige").live(table) as its:
        assert its.ask(type="say", text="beep")["type"] == "ack"
        its.until(lambda _view: its.entries[-1]["kind"] == "chat")
        assert (its.entries[-1]["name"], its.entries[-1]["seat"]) == ("Deep Beige", 1)


def test_nobody_else_is_told_a_token_and_no_log_has_it(meet: Meet, server: Server) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = ann.open(ME, OPEN)
    program = ann.invite(table, 1)
    user, signature = program.token.split(".")[2:]
    program.ready(table)
    program.ask("/api/tables/../" + table)
    with program.live(table):
        pass
    for person in (ann, ben):
        told = person.get(f"/api/tables/{table}").text + person.get(f"/api/tables/{table}/log").text
        told += person.get("/api/tables").text
        assert user not in told
        assert signature not in told
    assert signature not in server.log.read_text("utf-8")
    assert ann.me["id"] not in ben.get(f"/api/tables/{table}/log").text


def test_a_token_holds_at_every_process_of_one_store_and_for_its_own_requests_alone(pair: tuple[Server, Server]) -> None:
    ann = Person(pair[0], "Ann")
    table = ann.open(ME, OPEN)
    program = Machine(pair[1], ann.invite(table, 1).token)
    stranger = Person(pair[1])
    with program.live(table) as its:
        assert its.table["my_seats"] == [1]
        for _ in range(5):
            assert program.see(f"/api/tables/{table}")["my_seats"] == [1]
            assert stranger.see(f"/api/tables/{table}")["my_seats"] == []
            assert problem(stranger.get("/api/program"), 401) == "TokenEnded"
        ann.post(f"/api/tables/{table}/dismiss", {"seat": 1})
        assert its.closed() == NO_TOKEN
    assert problem(program.ask("/api/program"), 401) == "TokenEnded"
    ann.close()
    stranger.close()
