"""What would this do, and why not? Asked over the socket, by whoever has the seat."""

from __future__ import annotations

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, bot, new_id, refusal
from tests.server.serving import Server


def test_a_preview_says_what_an_action_would_do(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, bot(), game="skye")
    with ann.live(table) as live:
        view = live.until(lambda view: bool(view["legal"]))
        discard = view["legal"][0]
        assert discard["move"] == {"kind": "discard", "tile": int(discard["notation"].split()[1])}
        before = live.n
        told = live.ask(type="preview", seat=0, action=discard["action"])
        assert told["type"] == "preview"
        [event] = told["events"]
        assert (event["facts"]["kind"], event["facts"]["seat"], event["message"]["key"]) == ("marked", 0, "skye-event-marked")
        assert told["undoable"] is True
        assert live.n == before, "asking does nothing"


def test_a_reason_says_why_not_and_names_the_rule(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, bot(), game="skye")
    with ann.live(table) as live:
        view = live.until(lambda view: bool(view["legal"]))
        mine = [action["move"]["tile"] for action in view["legal"]]
        other = next(tile for tile in range(1, 74) if tile not in mine)
        told = live.ask(type="why", seat=0, move={"kind": "discard", "tile": other})
        assert told["reason"] == {"message": {"key": "skye-why-not-drawn", "args": {"count": len(mine)}}, "rule": "S-2.2"}
        assert live.ask(type="why", seat=0, move={"kind": "discard", "tile": mine[0]})["reason"] is None
        assert live.ask(type="why", seat=0, move={"kind": "buy", "tile": other})["reason"]["message"]["key"] == "why-not-now"
        for nonsense in ({}, {"kind": "fly"}, {"kind": "discard", "tile": "x"}, {"kind": "discard", "tile": 999}):
            assert refusal(live.ask(type="why", seat=0, move=nonsense)) == "NotationError"


def test_nobody_asks_for_another_seat(meet: Meet) -> None:
    ann, ben, eve = meet("Ann"), meet("Ben"), meet("Eve")
    table = ann.open(ME, OPEN, OPEN)
    with eve.live(table) as watching:
        assert refusal(watching.ask(type="preview", seat=0, action=0)) == "NotAllowed"
        ann.post(f"/api/tables/{table}/start")
        assert refusal(watching.ask(type="preview", seat=0, action=0)) == "NotAllowed"
        with ben.live(table) as other:
            assert refusal(other.ask(type="why", seat=0, move={"kind": "pass"})) == "NotAllowed"


def test_questions_have_a_bucket_of_their_own(limited: Server, meet: Meet) -> None:
    """Somebody asks faster than questions are let through; a move right after them is, all the same."""
    ann = meet(at=limited)
    table = ann.open(ME, bot(), game="skye")
    with ann.live(table) as live:
        view = live.until(lambda view: bool(view["legal"]))
        action = view["legal"][0]["action"]
        assert live.ask(type="preview", seat=0, action=action)["type"] == "preview"
        questions = [new_id() for _ in range(150)]
        for question in questions:
            live.send({"type": "preview", "id": question, "seat": 0, "action": action})
        assert live.move(action)["type"] == "ack"
        while not live.answers.keys() >= set(questions):
            live.read()
        answers = [live.answers[question][0] for question in questions]
        assert {told["error"] for told in answers if told["type"] == "refused"} >= {"TooFast"}
