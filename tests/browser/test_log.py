"""The log is for reading: turns under headings, pictures of what was played, draws folded away, and a way to every moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import overflow, violations
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, come_to, view_of

GAMES = ["king", "skye", "tiletum"]
_MARKS = {"king": ".tag", "skye": "svg.tile", "tiletum": "svg"}
_FAR = 60


def _log(person: Person) -> Locator:
    return person.page.get_by_role("log", name=person.say("web-log"))


def _later(view: View) -> bool:
    """Some way into the game, where one's own moves have made a log."""
    return int(view["move"]) > _FAR


@pytest.mark.parametrize("game", GAMES)
def test_turns_have_headings_and_draws_are_folded_away(crowd: Crowd, game: str) -> None:
    ann = crowd.person("Ann", arrived=False)
    come_to(ann, game, _later)
    log = _log(ann)
    headings = log.get_by_role("heading")
    expect(headings.first).to_be_attached()
    assert headings.count() > 2
    expect(log.locator(f"li .mark[aria-hidden=true] {_MARKS[game]}").first).to_be_attached()
    lines = log.get_by_role("listitem").count()
    fold = log.locator("button[aria-expanded]").last
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert log.get_by_role("listitem").count() > lines
    fold.click()
    expect(log.get_by_role("listitem")).to_have_count(lines)
    assert violations(ann) == []
    assert overflow(ann) == 0


@pytest.mark.parametrize("game", GAMES)
def test_pictures_stand_in_for_words_that_are_still_read_out(crowd: Crowd, game: str) -> None:
    ann = crowd.person("Ann", arrived=False)
    come_to(ann, game, _later)
    line = _log(ann).get_by_role("listitem").filter(has=ann.page.locator(".mark")).last
    words = line.locator(".unseen").inner_text()
    assert words
    assert words in line.inner_text()
    expect(line.locator("a .text > .mark").last).to_have_attribute("aria-hidden", "true")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_line_shows_its_moment_on_the_board_and_there_is_a_way_back(crowd: Crowd, game: str, phone: bool) -> None:
    ann = crowd.phone(arrived=False) if phone else crowd.person("Ann", arrived=False)
    view = come_to(ann, game, _later)
    if phone:
        ann.tab("web-log")
    link = _log(ann).locator("li a").nth(-6)
    at = int((link.get_attribute("href") or "").rpartition("=")[2])
    assert at < view["move"]
    link.click()
    expect(ann.status()).to_have_text(ann.say("web-past", at=at, moves=view["move"]))
    expect(ann.page.locator("main .board [data-action]")).to_have_count(0)
    assert violations(ann) == []
    assert overflow(ann) == 0
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.text("web-past", at=at - 1, moves=view["move"])).to_be_visible()
    ann.button("web-replay-forward").click()
    expect(ann.text("web-past", at=at, moves=view["move"])).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.text("web-past", at=at, moves=view["move"])).to_have_count(0)
    expect(ann.page.locator("main .board [data-action]").first).to_be_attached()
    assert view_of(ann)["n"] == view["n"], "looking back does nothing"


def test_a_look_back_shows_what_everybody_had_then(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "skye", lambda view: _later(view) and view["observation"]["gold"][view["viewer"]] > 0)
    me, gold = view["viewer"], ann.page.locator(f'li[data-seat="{view["viewer"]}"] [data-count="gold-{view["viewer"]}"]')
    then = ann.page.request.get(f"{ann.url}/api/tables/{view['id']}/replay?at=1&seat={me}").json()["observation"]["gold"][me]
    now = view["observation"]["gold"][me]
    assert then != now
    expect(gold).to_have_text(str(now))
    _log(ann).locator("li a[href$='at=1']").first.click()
    expect(gold).to_have_text(str(then))
    ann.page.get_by_role("button", name=ann.say("web-past-now")).click()
    expect(gold).to_have_text(str(now))
