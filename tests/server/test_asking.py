"""What would this do, and why not? Asked over the socket, by whoever has the seat."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from parlour.server import live as live_module
from parlour.server.app import build, read_key
from parlour.server.asking import answer
from parlour.server.settings import Settings
from parlour.tables.wire.socket import PreviewAnswer, ReasonAnswer
from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, bot, refusal

_PATIENCE = 15.0


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


def test_questions_have_a_bucket_of_their_own(meet: Meet) -> None:
    """However often somebody asks, moves are still let through."""
    ann = meet("Ann")
    table = ann.open(ME, bot(), game="skye")
    with ann.live(table) as live:
        view = live.until(lambda view: bool(view["legal"]))
        action = view["legal"][0]["action"]
        answers = [live.ask(type="preview", seat=0, action=action)["type"] for _ in range(120)]
        assert set(answers) <= {"preview", "refused"}
        assert live.ask(type="move", seat=0, action=action, at=live.table["n"])["type"] == "ack"


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_move_does_not_wait_behind_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The questions before it are not answered until it is acknowledged; then all of them are."""
    acknowledged = threading.Event()

    async def patient(*question: Any) -> PreviewAnswer | ReasonAnswer:
        await asyncio.to_thread(acknowledged.wait, _PATIENCE)
        return await answer(*question)

    monkeypatch.setattr(live_module, "answer", patient)
    settings = Settings(db=str(tmp_path / "tables.db"))
    with TestClient(build(settings, read_key(settings))) as client:
        client.get("/api/me")
        wanted = {"game": "skye", "seats": [ME, bot()]}
        table = client.post("/api/tables", json=wanted, headers={"x-csrftoken": client.cookies["csrftoken"]}).json()
        first, second = (view["action"] for view in table["legal"][:2])
        with client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
            questions = {f"question {number}" for number in range(10)}
            for question in sorted(questions):
                socket.send_json({"type": "preview", "id": question, "seat": 0, "action": second})
            socket.send_json({"type": "move", "id": "move", "seat": 0, "action": first, "at": table["n"]})
            ack = socket.receive_json(timeout=_PATIENCE)
            acknowledged.set()
            assert (ack["type"], ack["id"]) == ("ack", "move")
            answers = [socket.receive_json(timeout=_PATIENCE) for _ in questions]
            assert {told["id"] for told in answers} == questions
            assert {told["type"] for told in answers} <= {"preview", "refused"}, "of the position that it is by then"
