"""Other sites, forged tokens, cookies, headers and caching."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Live, Person
from tests.server.serving import Server

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
CHANGES = [
    ("PUT", "/api/me", {"name": "Mallory"}),
    ("POST", "/api/tables", {"game": "king", "seats": [ME, OPEN]}),
    ("POST", "/api/tables/{table}/join", {"seat": 1}),
    ("POST", "/api/tables/{table}/leave", {"seat": 0}),
    ("POST", "/api/tables/{table}/ready", None),
    ("POST", "/api/tables/{table}/start", None),
    ("POST", "/api/tables/{table}/programs", {"seat": 1}),
    ("POST", "/api/tables/{table}/dismiss", {"seat": 1}),
    ("POST", "/api/tables/{table}/rematch", None),
]


def problem(answer: httpx.Response, status: int) -> str:
    """What was wrong, from an answer that says so properly."""
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"error", "detail", "message"}
    assert answer.json()["detail"]
    assert answer.json()["message"]["key"]
    return str(answer.json()["error"])


def state(person: Person, table: str) -> object:
    """All that a request could have changed."""
    return person.see("/api/me"), person.see(f"/api/tables/{table}"), [row["id"] for row in person.see("/api/tables")]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
def test_without_the_token_nothing_changes(meet: Meet, method: str, path: str, body: object) -> None:
    person, other = meet("Ann"), meet()
    table = person.open(ME, OPEN, private=True)
    before = state(person, table)
    real = person.token["x-csrftoken"]
    for token in (None, "", "x", "0" * 128, real[:-1] + "x", other.token["x-csrftoken"]):
        headers = {} if token is None else {"x-csrftoken": token}
        answer = person.client.request(method, path.format(table=table), json=body, headers=headers)
        problem(answer, 403)
    after = state(person, table)
    assert after[:2] == before[:2]  # type: ignore[index] # both are tuples


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"])
def test_other_sites_change_nothing(meet: Meet, origin: str, method: str, path: str, body: object) -> None:
    person = meet("Ann")
    table = person.open(ME, OPEN, private=True)
    before = state(person, table)
    headers = {**person.token, "origin": origin}
    problem(person.client.request(method, path.format(table=table), json=body, headers=headers), 403)
    assert state(person, table)[:2] == before[:2]  # type: ignore[index] # both are tuples


def test_the_own_site_may(meet: Meet) -> None:
    person = meet("Ann")
    headers = {**person.token, "origin": person.server.url}
    assert person.client.put("/api/me", json={"name": "Anna"}, headers=headers).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_other_sites_get_no_socket(meet: Meet, origin: str) -> None:
    person = meet("Ann")
    table = person.open(ME, OPEN)
    with pytest.raises(InvalidStatus) as refused:
        Live(person, table, origin=origin)
    assert refused.value.response.status_code == 403
    with Live(person, table, origin=person.server.url).look() as live:
        assert live.table["my_seats"] == [0]


def test_cookies(server: Server, limited: Server) -> None:
    for host, secure in ((server, False), (limited, True)):
        cookies = httpx.get(f"{host.url}/api/me").headers.get_list("set-cookie")
        session = next(cookie for cookie in cookies if cookie.startswith("session="))
        token = next(cookie for cookie in cookies if cookie.startswith("csrftoken="))
        assert "HttpOnly" in session
        assert "HttpOnly" not in token, "the client's script must read it"
        for cookie in (session, token):
            assert "SameSite=lax" in cookie
            assert "Domain" not in cookie
            assert ("Secure" in cookie) == secure


def test_a_forged_or_broken_session_is_nobody(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    value = ann.client.cookies["session"].strip('"')
    lies = [
        "",
        "x",
        "====",
        "é",
        value[:-8],
        value[:-7],
        value[8:],
        value.swapcase(),
        f'{{"user": "{ann.me["id"]}"}}',
        "A" * 4000,
    ]
    found = {}
    for lie in lies:
        cookie = f"session={lie}".encode()
        answer = httpx.get(f"{ann.server.url}/api/tables/{table}", headers={b"cookie": cookie})
        found[lie] = (answer.status_code, answer.json().get("my_seats"), answer.json().get("viewer"))
    assert found == dict.fromkeys(lies, (200, [], -2))


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/table/anything", 404),
        ("/api/me", 200),
        ("/api/games", 200),
        ("/schema", 200),
        ("/schema/openapi.json", 200),
        ("/api/tables/nowhere", 404),
        ("/api/tables/no%20where", 400),
        ("/nothing/here", 404),
        ("/assets/none.js", 404),
    ],
)
def test_headers_of_every_answer(meet: Meet, path: str, status: int) -> None:
    answer = meet().get(path)
    assert answer.status_code == status
    found = {name: answer.headers.get(name) for name in HEADERS}
    assert found == HEADERS
    policy = answer.headers["content-security-policy"]
    for part in ("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"):
        assert part in policy
    assert "script-src" not in policy or "unsafe" not in policy.split("script-src")[1].split(";")[0]


def test_headers_of_refusals(meet: Meet) -> None:
    person = meet()
    answers = [
        person.client.put("/api/me", json={"name": "Mallory"}),
        person.put("/api/me", {}),
        person.client.delete("/api/me", headers=person.token),
        person.get("/api/tables/nowhere"),
    ]
    assert [answer.status_code for answer in answers] == [403, 400, 405, 404]
    for answer in answers:
        problem(answer, answer.status_code)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_the_page_is_asked_for_anew_each_time(meet: Meet) -> None:
    person = meet()
    for path in ("/", "/table/abc", "/replay/abc/12", "/rules/king"):
        answer = person.get(path)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")


def test_nobody_else_may_keep_what_a_person_sees(meet: Meet) -> None:
    """A proxy must not hand one person's table to another: the answers forbid it, or say that they depend on the cookie."""
    ann = meet("Ann")
    table = ann.open(ME, {"kind": "guest", "name": "Eve"})
    for path in ("/api/me", f"/api/tables/{table}", f"/api/tables/{table}/log", f"/api/tables/{table}/replay", "/api/turns"):
        headers = ann.get(path).headers
        told = headers.get("cache-control", "") + headers.get("vary", "").lower()
        assert any(word in told for word in ("no-store", "private", "no-cache", "cookie")), path
