"""Somebody follows a link that a friend has sent, in a browser that was never here."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import overflow, violations, wrong_words
from tests.browser.person import Crowd, Person
from tests.browser.play import Offer, play, wait_for_turn
from tests.browser.quick import end_of


def _name(person: Person) -> Locator:
    return person.page.get_by_label(person.say("web-name"), exact=True)


def _line(person: Person) -> Locator:
    """Where one writes what one wants to say."""
    return person.page.get_by_role("textbox", name=person.say("web-chat-say"))


@pytest.mark.parametrize("handy", [False, True], ids=["desktop", "phone"])
def test_a_stranger_is_asked_for_a_name_and_plays_without_a_reload(crowd: Crowd, handy: bool) -> None:
    ann = crowd.person("Ann")
    table = ann.open_table(["me", "open"], private=True)
    bob = crowd.phone(arrived=False) if handy else crowd.person(arrived=False)
    bob.go(f"/table/{table}")
    bob.page.evaluate("() => { window.sameDocument = true; }")
    bob.button("web-sit-down").click()
    expect(bob.page.get_by_role("alert")).to_have_text(bob.say("web-name-first"))
    expect(_name(bob)).to_be_focused()
    expect(ann.status()).to_have_text(ann.say("web-waiting", seats=1))
    expect(ann.page.get_by_label(ann.say("web-invite"))).to_be_visible()
    assert violations(bob) == []
    assert overflow(bob) == 0
    _name(bob).fill("Bob")
    bob.button("web-sit-down").click()
    for person in (ann, bob):
        expect(person.status()).to_have_text(person.say("web-waiting-me"))
        expect(person.page.get_by_label(person.say("web-invite"))).to_have_count(0)
    bob.is_ready()
    expect(bob.status()).to_have_text(bob.say("web-waiting-ready", names="Ann", count=1))
    expect(ann.text("web-seat-ready")).to_have_count(1)
    for person in (ann, bob):
        assert wrong_words(person) == []
        assert violations(person) == []
    ann.is_ready()
    moved: list[Person] = []
    rng = random.Random("invited")

    def after(person: Person, _offer: Offer) -> None:
        moved.append(person)

    play([ann, bob], rng, after=after, until=lambda *_: {ann, bob} <= set(moved))
    assert {ann, bob} <= set(moved)
    bob.tab("web-chat")
    _line(bob).fill("Thank you for the invitation")
    bob.button("web-chat-send").click()
    expect(_line(bob)).to_have_value("")
    ann.tab("web-chat")
    expect(ann.page.get_by_role("log", name=ann.say("web-chat"))).to_contain_text("Bob")
    assert bob.page.evaluate("() => window.sameDocument === true")


def test_the_host_need_not_wait_until_all_are_ready(crowd: Crowd) -> None:
    ann, bob = crowd.person("Ann"), crowd.person("Bob")
    bob.sit_down(ann.open_table(["me", "open"]))
    expect(bob.button("web-ready")).to_be_visible()
    expect(bob.button("web-start")).to_have_count(0)
    ann.button("web-start").click()
    assert wait_for_turn(ann, bob) is not None


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_could_not_be_said_stays_and_the_page_says_why(crowd: Crowd, language: str) -> None:
    ann = crowd.person(language=language)
    ann.open_table(["me", "open"])
    ann.tab("web-chat")
    unsaid = "\u2063"  # a letter that cannot be seen is none
    _line(ann).fill(unsaid)
    ann.button("web-chat-send").click()
    problem = ann.page.get_by_role("alert")
    expect(problem).to_have_text(ann.say("error-text-length", longest=500))
    expect(_line(ann)).to_have_value(unsaid)
    assert wrong_words(ann) == []
    assert violations(ann) == []
    _line(ann).fill("Hello?")
    ann.button("web-chat-send").click()
    expect(_line(ann)).to_have_value("")
    expect(problem).to_have_count(0)


def test_a_rematch_begins_when_the_last_one_has_clicked(crowd: Crowd) -> None:
    ann, bob = crowd.person("Ann"), crowd.person("Bob")
    table = end_of("king", ann, bob)
    ann.button("web-rematch").click()
    ann.page.wait_for_url(lambda url: not url.endswith(table))
    expect(ann.text("web-rematch-starts")).to_be_visible()
    expect(ann.button("web-ready")).to_have_count(0)
    bob.button("web-rematch-join", seat="Ann").click()
    bob.page.wait_for_url(lambda url: not url.endswith(table))
    assert ann.table == bob.table != table
    assert wait_for_turn(ann, bob) is not None
