"""One browser for all tests, one server for each module, and as many people as a test wants."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from parlour.trials.server_process import ServerProcess
from tests.browser.person import Crowd
from tests.tables.postgres import postgres

__all__ = ["postgres"]

# The one without a window first: the same engine, and a third less work.
_BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


expect.set_options(timeout=30_000)  # what a page must say it says on the slowest machine, too; nothing waits for time


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The machine's own Chromium."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


def launched(playwright: Playwright) -> Browser:
    """The machine's own Chromium, started; the caller closes it."""
    found = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if found is None:
        pytest.fail("there is no Chromium: run make test, which installs it", pytrace=False)
    return playwright.chromium.launch(executable_path=found, args=list(_FLAGS))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with quick bots and an empty house."""
    server = quick_server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


def quick_server(folder: Path, db: str | None = None, package: Path | None = None) -> ServerProcess:
    """Started; the caller kills it."""
    server = ServerProcess(db or str(folder / "tables.db"), folder / "server.log", "--bot-pause", "0.05", package=package)
    server.start()
    return server


@pytest.fixture
def crowd(browser: Browser, server: ServerProcess) -> Iterator[Crowd]:
    """People in browsers of their own; at the end none of their pages may have complained."""
    crowd = Crowd(browser, server.url, server.db)
    yield crowd
    crowd.leave()
    assert crowd.complaints == []
