"""The rules page: a link to a rule leads there, and words are found."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import GAME, Crowd, Person


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
