"""The rules page: a link to a rule leads there, and words are found."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from parlour.games import house
from tests.browser.person import GAME, Crowd, Person

PICTURES = Path(__file__).parent.parent.parent / "web" / "src" / "games"


def _rule(person: Person, rule: str) -> Locator:
    return person.page.get_by_role("article").filter(has=person.page.get_by_role("link", name=rule, exact=True))


def test_a_rule_is_linked_to_and_searched_for(crowd: Crowd) -> None:
    ann = crowd.person()
    ann.go(f"/rules/{GAME}#K-2.1")
    expect(_rule(ann, "K-2.1")).to_be_in_viewport()
    _rule(ann, "K-2.1").get_by_role("link").click()
    expect(ann.page).to_have_url(f"{crowd.url}/rules/{GAME}#K-2.1")
    search = ann.page.get_by_role("searchbox", name=ann.say("web-rules-search"))
    search.fill("k-1.3")
    expect(ann.page.get_by_role("article")).to_have_count(1)
    search.fill("zone full")
    expect(_rule(ann, "K-1.3")).to_be_visible()
    expect(_rule(ann, "K-2.1")).to_have_count(0)
    search.fill("no such word anywhere")
    expect(ann.text("web-rules-none")).to_be_visible()


def test_on_a_phone_the_rules_are_folded_and_the_one_linked_to_is_open(crowd: Crowd) -> None:
    ann = crowd.phone()
    ann.go(f"/rules/{GAME}")
    expect(ann.page.locator("summary").first).to_be_visible()
    expect(ann.page.get_by_role("article")).to_have_count(0)  # closed: the sections are the contents
    ann.page.locator("summary").nth(1).click()
    expect(_rule(ann, "K-S1")).to_be_visible()
    expect(_rule(ann, "K-C1")).to_have_count(0)
    ann.go(f"/rules/{GAME}#K-2.15")
    expect(_rule(ann, "K-2.15")).to_be_in_viewport()
    ann.page.get_by_role("searchbox", name=ann.say("web-rules-search")).fill("k-e4")
    expect(ann.page.get_by_role("article")).to_have_count(1)
    expect(_rule(ann, "K-E4")).to_be_visible()


def test_beside_the_rules_stand_the_contents(crowd: Crowd) -> None:
    ann = crowd.person(size=(1440, 900))
    ann.go(f"/rules/{GAME}")
    contents = ann.page.get_by_role("navigation", name=ann.say("web-rules-contents"))
    contents.get_by_role("link").last.click()
    expect(_rule(ann, "K-E1")).to_be_in_viewport()
    expect(contents.get_by_role("link").last).to_have_attribute("aria-current", "true")


def test_pictures_stand_at_rules_of_every_game(crowd: Crowd) -> None:
    ann = crowd.person(size=(1440, 900))
    for game in sorted(house()):
        source = (PICTURES / game / f"{game.capitalize()}Pictures.svelte").read_text("utf-8")
        pictured = re.search(r"PICTURED = \[(.*?)\]", source, re.DOTALL)
        assert pictured
        ids = re.findall(r"'([^']+)'", pictured[1])
        ann.go(f"/rules/{game}")
        expect(ann.page.locator("article .picture").first).to_be_visible()
        with_picture = ann.page.locator("article:has(.picture)").evaluate_all("found => found.map((rule) => rule.dataset.rule)")
        assert sorted(with_picture) == sorted(ids)
