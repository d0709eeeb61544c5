"""People with a browser: a session, requests, and a socket that keeps count of the news."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import count
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from parlour.engine.chance import Dice
from parlour.engine.messages import Message
from parlour.words import LANGUAGES, words
from tests.server.serving import Server

_PATIENCE = 15.0
_NUMBERS = count(1)

ME, OPEN = {"kind": "me"}, {"kind": "open"}
Json = dict[str, Any]


def bot(name: str = "greedy") -> Json:
    return {"kind": "bot", "bot": name}


def new_id() -> str:
    """A request id that nobody used before."""
    return f"id{next(_NUMBERS)}"


class Person:
    """One session; may talk to several servers of one store."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, timeout=_PATIENCE)
        self.me: Json = self.client.get("/api/me").json()
        if name:
            assert self.put("/api/me", {"name": name}).status_code == 200

    def close(self) -> None:
        self.client.close()

    def at(self, server: Server) -> None:
        """Go on at another server, or at the same one after it was started again."""
        self.server = server
        self.client.base_url = httpx.URL(server.url)

    @property
    def token(self) -> dict[str, str]:
        """With the cookies: behind HTTPS they would not be sent over plain HTTP by themselves."""
        return {"x-csrftoken": self.client.cookies["csrftoken"], "cookie": self.cookie}

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    @property
    def credentials(self) -> dict[str, str]:
        """What a socket is opened with."""
        return {"Cookie": self.cookie}

    def invite(self, table: str, seat: int, **more: str) -> Machine:
        """Let a program play there."""
        answer = self.post(f"/api/tables/{table}/programs", {"seat": seat, **more})
        assert answer.status_code == 201, answer.text
        return Machine(self.server, answer.json()["token"])

    def get(self, path: str, **query: int) -> httpx.Response:
        return self.client.get(path, params=query)

    def see(self, path: str, **query: int) -> Any:
        """What an address shows; it must be there."""
        answer = self.get(path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.client.post(path, json=body, headers=self.token)

    def put(self, path: str, body: object) -> httpx.Response:
        return self.client.put(path, json=body, headers=self.token)

    def open(self, *seats: Json, **more: object) -> str:
        """A new table; returns its id."""
        answer = self.post("/api/tables", {"game": "king", "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def join(self, table: str, seat: int) -> None:
        answer = self.post(f"/api/tables/{table}/join", {"seat": seat})
        assert answer.status_code == 200, answer.text

    def ready(self, table: str) -> Json:
        """Say that the game may begin."""
        answer = self.post(f"/api/tables/{table}/ready")
        assert answer.status_code == 200, answer.text
        seen: Json = answer.json()
        return seen

    def live(self, table: str, since: int = 0, seat: int | None = None) -> Live:
        """A socket that has looked from this number on."""
        return Live(self, table).look(since, seat)


class Machine:
    """A program with a token, and nothing else: no cookies, no page."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.token = token
        self.credentials = {"Authorization": f"Bearer {token}"}

    def ask(self, path: str, method: str = "GET", body: object = None) -> httpx.Response:
        return httpx.request(method, self.server.url + path, json=body, headers=self.credentials, timeout=_PATIENCE)

    def see(self, path: str) -> Any:
        answer = self.ask(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def ready(self, table: str) -> None:
        answer = self.ask(f"/api/tables/{table}/ready", "POST")
        assert answer.status_code == 200, answer.text

    def live(self, table: str, since: int = 0) -> Live:
        """A socket that has looked from this number on."""
        return Live(self, table).look(since)


def begin(table: str, *people: Person) -> None:
    """Everybody sits, and everybody is ready."""
    for person in people:
        person.ready(table)


class Live:
    """A socket at a table. Checks on every message that the news are numbered without gaps."""

    def __init__(self, person: Person | Machine, table: str, origin: str | None = None, cookie: str | None = None) -> None:
        url = person.server.url.replace("http", "ws", 1)
        headers = person.credentials if cookie is None else {"Cookie": cookie}
        where = f"{url}/api/tables/{table}/live"
        wanted = None if origin is None else Origin(origin)
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(where, additional_headers=headers, origin=wanted))
        self.n = 0
        self.table: Json = {}
        self.entries: list[Json] = []
        """All that came after the first look."""
        self.answers: dict[str, list[Json]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def look(self, since: int = 0, seat: int | None = None) -> Self:
        """Look, and read the answer."""
        self.n = since
        self.send({"type": "look", "since": since, "seat": seat})
        while self.read()["type"] != "table":
            pass
        return self

    def read(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(_PATIENCE))
        if message["type"] == "table":
            assert message["n"] == message["table"]["n"]
            numbers = [entry["n"] for entry in message["entries"]]
            assert numbers == list(range(self.n + 1, message["n"] + 1)), "the news have gaps"
            self.n = message["n"]
            self.table = message["table"]
            self.entries += message["entries"]
        elif message["type"] == "presence":
            for seat in self.table["seats"]:
                seat["connected"] = seat["seat"] in message["seats"]
        elif "id" in message:
            self.answers.setdefault(message["id"], []).append(message)
        return message

    def ask(self, **request: object) -> Json:
        """Send a request and wait for its answer."""
        request.setdefault("id", new_id())
        name = str(request["id"])
        before = len(self.answers.get(name, []))
        self.send(request)
        while len(self.answers.get(name, [])) == before:
            self.read()
        return self.answers[name][-1]

    def until(self, condition: Callable[[Json], object]) -> Json:
        """Read until the table is as wished."""
        while not condition(self.table):
            self.read()
        return self.table

    def reach(self, n: int) -> Json:
        """Read until this entry is here."""
        return self.until(lambda table: table["n"] >= n)

    def move(self, action: int, **more: object) -> Json:
        """A move for the seat that these eyes are of."""
        table = self.table
        return self.ask(**{"type": "move", "seat": table["viewer"], "action": action, "at": table["n"], **more})

    def closed(self) -> int:
        """Read until the server closes; returns the code."""
        with suppress(ConnectionClosed):
            while True:
                self.socket.recv(_PATIENCE)
        return self.socket.close_code or 0


def _message(view: Json) -> Message:
    """A sentence of the wire, with those in it."""
    args = {name: _message(value) if isinstance(value, dict) else value for name, value in view["args"].items()}
    return Message(view["key"], args)


def refusal(answer: Json) -> str:
    """The error of a refused request."""
    assert answer["type"] == "refused", answer
    assert answer["detail"]
    for language in LANGUAGES:
        assert words(language).say(_message(answer["message"]))
    return str(answer["error"])


def play(lives: list[Live], until: Callable[[Json], object], seed: object = 0) -> int:
    """Random moves of the people on these seats until the table is as wished; returns how many were acknowledged."""
    rng, acked = Dice(f"people {seed}"), 0
    while True:
        n = max(live.n for live in lives)
        for live in lives:
            live.reach(n)
        table = lives[0].table
        if table["status"] == "over" or until(table):
            return acked
        acting = next((live for live in lives if live.table["viewer"] in live.table["to_act"]), None)
        if acting is None:  # a bot's turn
            lives[0].until(lambda table, n=n: table["n"] > n)  # type: ignore[misc] # bound at once
            continue
        legal = acting.table["legal"]
        small = legal[: 1 + rng.below(len(legal))]
        answer = acting.move(small[rng.below(len(small))]["action"])
        assert answer["type"] == "ack", answer
        acting.reach(answer["n"])
        acked += 1


def bidding(table: Json) -> bool:
    """Whether a card is being auctioned, and nobody has bid or passed yet."""
    seen = table["observation"]
    return seen["stage"] == "bidding" and seen["bid"] == 0 and set(seen["standing"]) == {"in"}


def never(_table: Json) -> bool:
    return False
