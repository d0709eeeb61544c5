"""One person against bots: from the lobby to the end, and again."""

from __future__ import annotations

import random
import re

import msgspec
from playwright.sync_api import expect

from parlour.engine.record import Record
from parlour.engine.replay import verify
from parlour.games import GAMES
from tests.browser.person import GAME, Crowd
from tests.browser.play import acting, play, play_turns


def test_from_the_lobby_to_the_result_by_clicking(crowd: Crowd) -> None:
    ann = crowd.person()
    ann.call_me("Ann")
    table = ann.play_now()
    assert play([ann], random.Random("alone")) is None

    expect(ann.status()).to_have_text(re.compile("wins with|share the first place"))
    breakdown = ann.page.locator(".over").get_by_role("table").filter(has=ann.page.get_by_role("rowheader", name="diplomacy"))
    for office in ("diplomacy", "entertainment", "architecture", "military", "provisions"):
        expect(breakdown.get_by_role("rowheader", name=office)).to_be_visible()
    expect(breakdown.get_by_role("columnheader", name="Ann")).to_be_visible()

    ann.button("web-verify").click()
    expect(ann.page.get_by_role("heading", name=re.compile(r"All is right: \d+ moves checked"))).to_be_visible()
    with ann.page.expect_download() as download:
        ann.link("web-record").click()
    assert table in download.value.suggested_filename
    record = msgspec.json.decode(download.value.path().read_bytes(), type=Record)
    assert verify(GAMES[GAME], record).finished

    ann.button("web-rematch").click()
    ann.page.wait_for_url(lambda url: not url.endswith(table))
    assert ann.table != table
    assert len(play_turns(ann, random.Random("again"), 2)) == 2
    ann.go(f"/table/{table}")
    expect(ann.button("web-rematch-go")).to_be_visible()


def test_one_click_in_the_lobby_and_the_game_is_on(crowd: Crowd) -> None:
    ann = crowd.person()
    ann.game_card().get_by_role("button", name=ann.say("web-play-now", bots=2)).click()
    ann.page.wait_for_function("() => document.title.startsWith('●')")
    assert acting(ann)
