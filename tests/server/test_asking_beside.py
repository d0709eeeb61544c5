"""Questions hold up nobody, and wait for nobody: not for the table's lock, not for the database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from parlour.engine.preview import Preview, preview_from
from parlour.server import asking
from parlour.server import live as live_module
from parlour.server.app import build, read_key
from parlour.server.asking import answer
from parlour.server.core import Core
from parlour.server.settings import Settings
from parlour.tables.store import Store
from parlour.tables.wire.socket import PreviewAnswer, ReasonAnswer
from tests.server.people import ME, OPEN, Json, bot

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
_PATIENCE = 15.0


class House(NamedTuple):
    """A server in this process, and its insides."""

    client: TestClient[Litestar]
    core: Core

    def somebody(self) -> dict[str, str]:
        """A new session: what it sends with every request."""
        self.client.cookies.clear()
        self.client.get("/api/me")
        cookies = dict(self.client.cookies)
        self.client.cookies.clear()
        return {
            "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()),
            "x-csrftoken": cookies["csrftoken"],
        }

    def post(self, person: dict[str, str], path: str, body: object = None) -> Json:
        done = self.client.post(f"/api/tables{path}", json=body, headers=person)
        assert done.is_success, done.text
        told: Json = done.json()
        return told

    def see(self, person: dict[str, str], table: str) -> Json:
        told: Json = self.client.get(f"/api/tables/{table}", headers=person).json()
        return told

    def begun(self, ann: dict[str, str], ben: dict[str, str]) -> str:
        """A game of Isle of Skye, in which both may do something now."""
        table: str = self.post(ann, "", {"game": "skye", "seats": [ME, OPEN]})["id"]
        self.post(ben, f"/{table}/join", {"seat": 1})
        for person in (ann, ben):
            self.post(person, f"/{table}/ready")
        return table

    def live(self, person: dict[str, str], table: str) -> WebSocketTestSession:
        return self.client.websocket_connect(f"/api/tables/{table}/live", headers=person)

    @contextmanager
    def locked(self, table: str) -> Iterator[None]:
        """Somebody is at the table, and takes long."""
        with self.client.portal() as portal, portal.wrap_async_context_manager(self.core.tables.locked(table)):
            yield


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    settings = Settings(db=str(tmp_path / "tables.db"))
    app = build(settings, read_key(settings))
    core = app.dependencies["core"].dependency()  # type: ignore[union-attr]
    assert isinstance(core, Core)
    with TestClient(app) as client:
        yield House(client, core)


def _told(socket: WebSocketTestSession) -> Json:
    told: Json = socket.receive_json(timeout=_PATIENCE)
    return told


def test_a_move_does_not_wait_behind_questions(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The questions before it are not answered until it is acknowledged; then all of them are."""
    acknowledged = threading.Event()

    async def patient(*question: Any) -> PreviewAnswer | ReasonAnswer:
        await asyncio.to_thread(acknowledged.wait, _PATIENCE)
        return await answer(*question)

    monkeypatch.setattr(live_module, "answer", patient)
    ann = house.somebody()
    table = house.post(ann, "", {"game": "skye", "seats": [ME, bot()]})
    first, second = (view["action"] for view in table["legal"][:2])
    with house.live(ann, table["id"]) as socket:
        questions = {f"question {number}" for number in range(10)}
        for question in sorted(questions):
            socket.send_json({"type": "preview", "id": question, "seat": 0, "action": second})
        socket.send_json({"type": "move", "id": "move", "seat": 0, "action": first, "at": table["n"]})
        ack = _told(socket)
        acknowledged.set()
        assert (ack["type"], ack["id"]) == ("ack", "move")
        answers = [_told(socket) for _ in questions]
        assert {told["id"] for told in answers} == questions
        assert {told["type"] for told in answers} <= {"preview", "refused"}, "of the position that it is by then"


def test_a_question_needs_neither_the_lock_nor_the_database(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = house.somebody(), house.somebody()
    table = house.begun(ann, ben)
    choice = house.see(ann, table)["legal"][0]
    with house.live(ann, table) as socket, house.locked(table), monkeypatch.context() as without:
        for name in [name for name, thing in vars(Store).items() if callable(thing) and not name.startswith("_")]:
            without.delattr(Store, name)
        socket.send_json({"type": "preview", "id": "what", "seat": 0, "action": choice["action"]})
        assert _told(socket)["type"] == "preview"
        socket.send_json({"type": "why", "id": "why", "seat": 0, "move": choice["move"]})
        assert _told(socket)["type"] == "reason"


def test_nobody_waits_while_an_answer_is_computed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann has asked, and it takes as long as Ben's move: had he to wait for it, neither would come to its end."""
    computing, acknowledged = threading.Event(), threading.Event()

    def long(*question: Any) -> Preview:
        computing.set()
        assert acknowledged.wait(_PATIENCE)
        return preview_from(*question)

    monkeypatch.setattr(asking, "preview_from", long)
    ann, ben = house.somebody(), house.somebody()
    table = house.begun(ann, ben)
    mine, seen = house.see(ann, table)["legal"][0]["action"], house.see(ben, table)
    with house.live(ann, table) as asking_one, house.live(ben, table) as moving_one:
        asking_one.send_json({"type": "preview", "id": "what", "seat": 0, "action": mine})
        assert computing.wait(_PATIENCE)
        action = seen["legal"][0]["action"]
        moving_one.send_json({"type": "move", "id": "move", "seat": 1, "action": action, "at": seen["n"]})
        assert _told(moving_one)["type"] == "ack"
        acknowledged.set()
        assert _told(asking_one)["type"] == "preview"
