"""Behind a proxy: everybody has an address of their own, as far as the owner trusts who says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from parlour.cli import run
from tests.server.people import ME, OPEN, Person
from tests.server.serving import Server


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Server]:
    """A server that trusts this machine, with narrow limits."""
    options = ("--trust-proxy", "10.9.0.0/16, 127.0.0.1", "--rate", "20", "--connections", "2")
    server = Server(str(tmp_path / "tables.db"), *options, log=tmp_path / "log")
    yield server
    server.kill()


def ask(server: Server, forwarded: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/me", headers={"x-forwarded-for": forwarded, **headers})


def test_each_person_has_a_limit_of_their_own(behind: Server) -> None:
    assert [ask(behind, "10.0.0.1").status_code for _ in range(20)] == [200] * 20
    assert ask(behind, "10.0.0.1").status_code == 429
    assert ask(behind, "10.0.0.2").status_code == 200
    assert ask(behind, "10.0.0.3, 10.0.0.1").status_code == 429, "what stands before the proxy's word is hearsay"
    assert ask(behind, "10.0.0.1, 10.9.0.7").status_code == 429, "through two proxies of ours"
    assert ask(behind, "2001:db8::1").status_code == 200


def test_cookies_are_secure_when_the_proxy_speaks_https(behind: Server, server: Server) -> None:
    def secure(answer: httpx.Response) -> set[bool]:
        return {"; Secure" in cookie for cookie in answer.headers.get_list("set-cookie")}

    assert secure(ask(behind, "10.0.0.1", **{"x-forwarded-proto": "https"})) == {True}
    assert secure(ask(behind, "10.0.0.1", **{"x-forwarded-proto": "http"})) == {False}
    assert secure(ask(behind, "10.0.0.1")) == {False}
    assert secure(ask(server, "10.0.0.1", **{"x-forwarded-proto": "https"})) == {False}, "nobody is trusted there"


def test_sockets_count_for_the_person_and_not_for_the_proxy(behind: Server) -> None:
    ann = Person(behind, "Ann")
    table = ann.open(ME, OPEN)

    def socket(forwarded: str) -> ClientConnection:
        where = f"{behind.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        return connect(where, additional_headers={"x-forwarded-for": forwarded})

    with socket("10.0.0.1") as first, socket("10.0.0.1"), socket("10.0.0.2"), socket("10.0.0.3"), socket("10.0.0.4"):
        with pytest.raises(InvalidStatus) as refused:
            socket("10.0.0.1")
        assert refused.value.response.status_code == 429
        told = ask(behind, "10.0.0.1")
        assert (told.status_code, told.json()["error"]) == (429, "TooManyConnections")
        first.close()
        while ask(behind, "10.0.0.1").status_code == 429:  # until the server has heard that it is closed
            pass
    ann.close()


def test_a_proxy_at_a_socket_for_both_kinds_of_address(tmp_path: Path) -> None:
    """An IPv4 address looks like one of IPv6 there, and is the same."""
    options = ("--host", "::", "--trust-proxy", "127.0.0.1", "--rate", "5")
    server = Server(str(tmp_path / "tables.db"), *options, log=tmp_path / "log")
    server.url = f"http://127.0.0.1:{server.url.rsplit(':', 1)[1]}"
    assert [ask(server, "10.0.0.1").status_code for _ in range(6)] == [200] * 5 + [429]
    assert ask(server, "10.0.0.2").status_code == 200
    server.kill()


@pytest.mark.parametrize("nonsense", ["proxy.example", "10.0.0.1/8", "127.0.0.1,x"])
def test_something_that_is_no_address(nonsense: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--db", str(tmp_path / "tables.db"), "--trust-proxy", nonsense]) == 2
    assert "is neither an address nor a network" in capsys.readouterr().err
