"""The built client: the page asked for anew, its parts kept for ever."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from parlour.server import pages
from parlour.server.app import build, read_key
from parlour.server.settings import Settings

QUIET = "ignore::litestar.exceptions.LitestarDeprecationWarning"
"""The last test is about warnings."""
NOTHING = {"/api/tables/abc": "error-no-table"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server whose client is a page and a script."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Parlour</title><p>the client</p>")
    (folder / "assets" / "index-4f2a.js").write_text("export const table = 1;\n" * 200)
    (tmp_path / "secret.txt").write_text("classified")
    monkeypatch.setattr(pages, "client_folder", lambda: folder)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    settings = Settings(db=str(tmp_path / "tables.db"))
    with TestClient(build(settings, read_key(settings))) as client:
        yield client


@pytest.mark.filterwarnings(QUIET)
def test_parts_are_kept_for_ever(client: TestClient[Any]) -> None:
    answer = client.get("/assets/index-4f2a.js")
    assert answer.status_code == 200
    told = {part.strip() for part in answer.headers["cache-control"].split(",")}
    assert {"public", "immutable", "max-age=31536000"} <= told
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.filterwarnings(QUIET)
@pytest.mark.parametrize("encoding", ["br", "gzip", "identity"])
def test_parts_come_compressed_as_the_browser_likes(client: TestClient[Any], encoding: str) -> None:
    answer = client.get("/assets/index-4f2a.js", headers={"accept-encoding": encoding})
    assert answer.text == "export const table = 1;\n" * 200
    assert answer.headers.get("content-encoding", "identity") == encoding
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.filterwarnings(QUIET)
@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/rules/king", 200)]
    + [
        (path, 404)
        for path in ("/nothing", "/table", "/table/abc", "/table/a/b", "/replay/abc", "/rules/chess", "/rules/king/x")
    ],
)
def test_an_address_without_anything_has_the_page_too(client: TestClient[Any], path: str, status: int) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (status, "text/html")
    assert "the client" in answer.text


@pytest.mark.filterwarnings(QUIET)
@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/abc", "/assets/none.js"])
def test_data_that_is_not_there_is_a_problem_and_no_page(client: TestClient[Any], path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["message"]["key"]) == (404, NOTHING.get(path, "error-nothing-here"))


@pytest.mark.filterwarnings(QUIET)
def test_the_page_comes_with_a_session(client: TestClient[Any]) -> None:
    """Whatever it asks for first, and however much of it at once, it is one person who asks."""
    assert client.get("/").cookies.get("session")
    first = client.get("/api/me").json()
    assert first["named"] is False
    assert client.get("/rules/king").status_code == 200
    assert client.get("/api/me").json() == first


@pytest.mark.filterwarnings(QUIET)
def test_the_page_is_not(client: TestClient[Any]) -> None:
    for path in ("/", "/table/abc", "/rules/king/K-C1"):
        answer = client.get(path)
        assert "the client" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.filterwarnings(QUIET)
@pytest.mark.parametrize(
    "path", ["../secret.txt", "..%2fsecret.txt", "%2e%2e/%2e%2e/secret.txt", "....//secret.txt", "none.js"]
)
def test_nothing_else_is_served(client: TestClient[Any], path: str) -> None:
    answer = client.get(f"/assets/{path}")
    assert answer.status_code in (400, 404)
    assert "classified" not in answer.text


@pytest.mark.filterwarnings(QUIET)
def test_without_a_client_the_page_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "client_folder", lambda: tmp_path / "nowhere")
    settings = Settings(db=str(tmp_path / "tables.db"))
    with TestClient(build(settings, read_key(settings))) as client:
        assert "make client" in client.get("/").text


def test_the_application_is_built_without_warnings(tmp_path: Path) -> None:
    """A warning here is an error of a later version of the framework."""
    build(Settings(db=str(tmp_path / "tables.db")), b"k" * 32)
