"""A server whose box has other numbers: does the page show them?"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

import parlour
from tests.browser.conftest import quick_server
from tests.browser.person import Crowd
from tests.changed_numbers import changed


@contextmanager
def changed_box(browser: Browser, folder: Path, game: str, changes: Mapping[str, int | str]) -> Iterator[Crowd]:
    """People at a server that runs from a copy of Parlour, whose data file of the game has these numbers or letters."""
    shutil.copytree(Path(parlour.__file__).parent, folder / "parlour", ignore=shutil.ignore_patterns("__pycache__"))
    file = folder / "parlour" / "games" / game / "components.json"
    file.write_text(changed(file.read_bytes(), changes), "utf-8")
    server = quick_server(folder, package=folder)
    crowd = Crowd(browser, server.url)
    try:
        yield crowd
    finally:
        crowd.leave()
        server.kill()
    assert crowd.complaints == []
