"""Silent, slow and greedy connections: they are sent away, and nobody else notices."""

from __future__ import annotations

import json
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Live, Person
from tests.server.serving import Server

_PATIENCE = 30.0


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Server]:
    server = Server(str(folder / "tables.db"), "--rate", "0", *options, log=folder / "log")
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the usual number of connections, that waits for ever; started with fewer descriptors than it may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard - 1, hard))
    with serving(tmp_path_factory.mktemp("patient"), "--patience", "6000") as server:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        yield server


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """That waits for half a second."""
    with serving(tmp_path_factory.mktemp("impatient"), "--patience", "0.5") as server:
        yield server


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With three connections for each address."""
    with serving(tmp_path_factory.mktemp("narrow"), "--connections", "3") as server:
        yield server


@contextmanager
def many_descriptors() -> Iterator[int]:
    """As many as this process may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        yield hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def connect(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """A connection that says nothing."""
    where = urlsplit(server.url)
    assert where.hostname is not None
    return socket.create_connection((where.hostname, where.port or 80), _PATIENCE, source_address=(source, 0))


def is_closed(line: socket.socket) -> bool:
    """Wait for what the server does; whether it closes."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def answer(line: socket.socket) -> bytes:
    """All that comes until the server closes."""
    parts = []
    with suppress(ConnectionResetError):
        while part := line.recv(65_536):
            parts.append(part)
    return b"".join(parts)


@pytest.mark.parametrize("addresses", [1, 50])
def test_a_newcomer_gets_the_lobby_while_thousands_are_silent(patient: Server, addresses: int) -> None:
    with many_descriptors() as descriptors, ExitStack() as opened:
        count = min(5_000, descriptors - 1_000)
        for number in range(count):
            opened.enter_context(connect(patient, f"127.0.0.{1 + number % addresses}"))
        newcomer = Person(patient, "Ann")
        assert newcomer.get("/api/tables").status_code == 200
        with newcomer.live(newcomer.open(ME, OPEN)) as live:
            assert live.ask(type="say", text="hello")["type"] == "ack"
        newcomer.close()


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: here\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_whoever_does_not_say_what_they_want_is_sent_away(impatient: Server, words: bytes) -> None:
    with connect(impatient) as line:
        line.sendall(words)
        answer(line)  # would never end


def test_single_letters_buy_no_time(impatient: Server) -> None:
    with connect(impatient) as line:
        line.settimeout(0.05)
        line.sendall(b"GET /api/games HTTP/1.1\r\nX: ")
        for _ in range(int(_PATIENCE / 0.05)):
            try:
                line.sendall(b"x")
                if is_closed(line):
                    return
            except TimeoutError:
                continue
            except OSError:
                return
    pytest.fail("it goes on listening")


def test_a_request_with_an_endless_head(server: Server) -> None:
    with connect(server) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: here\r\n" + b"X: %b\r\n" % (b"x" * 1_000) * 40)
        assert answer(line).startswith(b"HTTP/1.1 431 ")
    headers = {f"x{number}": "x" * 1_000 for number in range(20)}
    assert httpx.get(f"{server.url}/api/games", headers=headers).status_code == 200


def test_so_many_sockets_from_one_address(narrow: Server) -> None:
    """Sockets are not idle: they stay, and the newcomer is told what is wrong."""
    ann = Person(narrow, "Ann")
    table = ann.open(ME, OPEN)
    ann.close()
    lives = [ann.live(table) for _ in range(3)]
    with connect(narrow) as line:
        told = answer(line)
        assert told.startswith(b"HTTP/1.1 429 ")
        assert json.loads(told.split(b"\r\n\r\n")[1])["error"] == "TooManyConnections"
    with connect(narrow, "127.0.0.2") as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        assert answer(line).startswith(b"HTTP/1.1 200 "), "somebody else is not concerned"
    assert lives[0].ask(type="say", text="still here")["type"] == "ack"
    lives.pop().close()
    while httpx.get(f"{narrow.url}/api/games").status_code == 429:  # until the server has heard that it is closed
        pass
    for live in lives:
        assert live.ask(type="say", text="still here")["type"] == "ack"
        live.close()


def test_connections_that_rest_make_room(narrow: Server) -> None:
    with connect(narrow) as first, connect(narrow) as second, connect(narrow) as third:
        for line in (first, second, third):
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n")
            assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        assert httpx.get(f"{narrow.url}/api/games").status_code == 200
        while part := first.recv(65_536):  # the rest of its answer
            assert part


LARGE = 15_000_000


@pytest.mark.parametrize(
    "frames",
    [
        bytes([0x81, 0x80 | 127]) + LARGE.to_bytes(8) + bytes(4) + b"x" * 100_000,
        (bytes([0x01, 0x80 | 126]) + (2_000).to_bytes(2) + bytes(4) + b"x" * 2_000)
        + (bytes([0x00, 0x80 | 126]) + (2_000).to_bytes(2) + bytes(4) + b"x" * 2_000) * 50,
    ],
    ids=["one frame", "many fragments"],
)
def test_nothing_of_a_large_message_is_kept_until_it_is_complete(meet: Meet, frames: bytes) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    with Live(ann, table) as live:
        live.socket.socket.sendall(frames)
        assert live.closed() == 4413
    assert ann.see(f"/api/tables/{table}")["n"] == 2


def test_text_that_is_none_ends_the_connection(meet: Meet) -> None:
    ann = meet("Ann")
    with Live(ann, ann.open(ME, OPEN)) as live:
        live.socket.socket.sendall(bytes([0x81, 0x80 | 2]) + bytes(4) + b"\xff\xfe")
        assert live.closed() == 1007


def test_the_longest_message_in_the_longest_letters(meet: Meet) -> None:
    ann = meet("Ann")
    with Live(ann, ann.open(ME, OPEN)) as live:
        start, end = '{"type": "ping"', "}"
        live.socket.send(start + " " * (4096 - len(start) - len(end)) + end)
        assert live.read()["type"] == "pong"
        live.socket.send("\N{CROWN}" * 4096)
        assert live.read()["type"] == "refused"
        live.socket.send("\N{CROWN}" * 4097)
        assert live.closed() == 4413


def test_somebody_who_sends_pings_and_never_reads(meet: Meet) -> None:
    """Every answer would stay in memory: the server stops listening instead, long before it has heard them all."""
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    hello = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with connect(ann.server) as line:
        line.sendall(hello.encode())
        assert line.recv(20).startswith(b"HTTP/1.1 101 ")
        line.settimeout(3.0)
        ping = bytes([0x89, 0x80 | 125]) + bytes(4) + b"x" * 125
        heard = 0
        with suppress(TimeoutError, ConnectionResetError):
            for heard in range(300):  # noqa: B007 - it is what we want to know
                line.sendall(ping * 1_000)
        assert heard < 299


def test_the_server_raises_its_own_limit_of_descriptors(patient: Server) -> None:
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert [resource.prlimit(pid, resource.RLIMIT_NOFILE) for pid in patient.workers()] == [(hard, hard)]
