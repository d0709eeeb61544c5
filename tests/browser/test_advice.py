"""A hint at the table and the analysis of a game, as people meet them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import PHONE, Crowd, Person, play_together
from tests.tables.laid_out import Sitter, finished, lay_out


def panel(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("web-hint"))


def acting(table: str, *seated: Person) -> Person:
    """Who has to decide, of those on the seats."""
    (seat,) = seated[0].page.request.get(f"{seated[0].url}/api/tables/{table}").json()["to_act"]
    return seated[int(seat)]


def test_a_hint_shows_its_choice_on_the_board_and_the_log_tells(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    ann.play_now("king")
    expect(ann.button("web-hint")).to_be_visible()
    ann.page.keyboard.press("h")
    expect(panel(ann).get_by_text(ann.say("hint-noted"))).to_be_visible()
    choices = panel(ann).get_by_role("button")
    expect(choices).to_have_count(min(3, choices.count()))
    expect(choices.first).to_contain_text(re.compile(r"\d+ % to win"))
    assert ann.say("table-hint-taken", seat="Ann") in ann.log()
    choices.first.click()
    expect(panel(ann)).to_have_count(0)
    before = ann.status().inner_text()
    ann.button("web-confirm").click()
    expect(ann.status()).not_to_have_text(before)


def test_with_others_there_is_no_bulb_unless_everybody_agreed(crowd: Crowd) -> None:
    ann, ben = crowd.person("Ann"), crowd.person("Ben")
    decides = acting(play_together(ann, ben), ann, ben)
    expect(decides.page).to_have_title(re.compile(re.escape(decides.say("web-your-turn"))))
    expect(decides.button("web-hint")).to_have_count(0)
    ann.go()
    ann.fill_form(["me", "open"])
    ann.page.get_by_label(ann.say("web-new-hints")).check()
    ann.button("web-new-open").click()
    table = ann.table
    ben.go(f"/table/{table}")
    expect(ben.text("web-hints-agreed")).to_be_visible()
    ben.button("web-sit-down").first.click()
    for person in (ann, ben):
        person.is_ready()
    expect(acting(table, ann, ben).button("web-hint")).to_be_visible()


def test_an_analysis_tells_the_turning_points_and_is_played_on_from(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    me = ann.page.request.get(f"{ann.url}/api/me").json()
    table = lay_out(ann.db, finished("king", [Sitter(me["id"], "Ann")], 2))
    ann.go(f"/table/{table}")
    ann.link("web-analysis").click()
    told = ann.page.get_by_role("region", name=ann.say("web-analysis"))
    expect(told.get_by_role("img", name=ann.say("analysis-curve"))).to_be_visible(timeout=120_000)
    turning = told.get_by_role("listitem").get_by_role("button")
    turning.first.click()
    expect(told.get_by_text(ann.say("analysis-best"))).to_be_visible()
    at = int(re.search(r"\d+", turning.first.inner_text()).group()) - 1  # type: ignore[union-attr] # it says which move
    assert f"at={at}" in ann.page.url

    eve = crowd.person("Eve", size=PHONE)
    eve.go(f"/replay/{table}")
    expect(eve.page.get_by_role("img", name=eve.say("analysis-curve"))).to_be_visible()

    told.get_by_role("button", name=ann.say("analysis-play")).click()
    assert ann.table != table
    expect(ann.status()).to_be_visible()
