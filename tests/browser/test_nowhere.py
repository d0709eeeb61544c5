"""Addresses where nothing is: our own page says so, and shows the way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.checks import overflow, violations, wrong_words
from tests.browser.person import Crowd

ADDRESSES = (
    "/nothing/here",
    "/table",
    "/table/nothing-here",
    "/replay/nothing-here",
    "/rules/chess",
    "/rules/king/more",
    "/%zz",
)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_an_unknown_address_has_a_page_of_ours(crowd: Crowd, address: str, language: str) -> None:
    ann = crowd.person(language=language, arrived=False)
    answer = ann.page.goto(ann.url + address)
    assert answer is not None
    assert answer.status == 404
    heading = ann.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(ann.say("web-nowhere-title"))
    expect(ann.page).to_have_title(ann.say("web-nowhere-title"))
    assert wrong_words(ann) == []
    assert violations(ann) == []
    assert overflow(ann) == 0
    ann.page.get_by_role("main").get_by_role("link", name=ann.say("web-home")).click()
    expect(heading).to_have_text(ann.say("web-welcome"))
