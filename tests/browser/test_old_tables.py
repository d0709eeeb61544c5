"""A table that the rules of today do not allow any more: its page says why, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from parlour.engine.messages import Message
from parlour.trials.server_process import ServerProcess
from parlour.words import words
from tests.browser.checks import overflow, violations, wrong_words
from tests.browser.conftest import quick_server
from tests.browser.person import Crowd
from tests.tables.club import ANN, BEN
from tests.tables.old_tables import leave_old_tables


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """On a file that an older server has left."""
    folder = tmp_path_factory.mktemp("old")
    leave_old_tables(str(folder / "tables.db"), (ANN, BEN))
    server = quick_server(folder)
    yield server
    server.kill()


@pytest.mark.parametrize("language", ["en", "uk", "ru", "ja"])
def test_the_page_says_by_which_rules_it_was_played(crowd: Crowd, language: str) -> None:
    ann = crowd.phone(language=language) if language == "ja" else crowd.person(language=language)
    ann.go("/table/touched")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("web-unplayable-title"))
    reason = Message("error-other-rules", {"game": Message("tiletum-title", {}), "played": 1, "now": 2})
    expect(ann.page.get_by_role("main").locator("p")).to_have_text(words(language).say(reason))
    assert wrong_words(ann) == []
    assert violations(ann) == []
    assert overflow(ann) == 0
    ann.go("/table/healthy")
    expect(ann.status()).to_be_visible()
