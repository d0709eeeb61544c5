"""Four languages, each spoken from the first page on."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from parlour.words import LANGUAGES
from tests.browser.checks import wrong_words
from tests.browser.person import Crowd
from tests.browser.play import play_turns


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_greeted_and_plays_in_its_own_language(crowd: Crowd, language: str) -> None:
    ann = crowd.person(language=language)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("web-welcome"))
    ann.fill_form(["me", "guest Bob", "bot"])
    assert wrong_words(ann) == []
    ann.page.keyboard.press("Escape")
    ann.play_now()
    assert len(play_turns(ann, random.Random(language), 3)) == 3
    assert wrong_words(ann) == []
    bots = [ann.say("table-bot", bot=ann.say("table-bot-kind", bot="normal"), number=number) for number in (2, 3)]
    players = ann.page.get_by_role("region", name=ann.say("web-players"), exact=True)
    expect(players.locator("strong")).to_have_text([re.compile(".+"), *bots])
    assert ann.log()[1:3] == [ann.say("web-log-bot", seat=ann.say("table-bot-kind", bot="normal"))] * 2
    ann.page.reload()
    play_turns(ann, random.Random(language), 1)
    assert wrong_words(ann) == []
