"""Ask before every move: the question waits as long as its answer can be given."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Crowd, Person, play_together
from tests.browser.play import wait_for_turn
from tests.browser.quick import move, shows, view_of


def _ask_before_every_move(person: Person) -> None:
    person.settings().get_by_label(person.say("web-settings-confirm")).check()
    person.close_settings()


def test_the_question_waits_while_others_move(crowd: Crowd) -> None:
    ann, bob = crowd.person("Ann"), crowd.person("Bob")
    _ask_before_every_move(ann)
    play_together(ann, bob, game="skye")  # everybody prices at once
    assert wait_for_turn(ann)
    assert wait_for_turn(bob)
    ann.page.get_by_role("button", name=re.compile("^Discard tile")).first.click()
    expect(ann.button("web-confirm")).to_be_visible()
    question = ann.status().inner_text()
    theirs = view_of(bob)
    move(bob, theirs, theirs["legal"][0]["action"])
    shows(ann, view_of(bob)["n"])
    expect(ann.status()).to_have_text(question)
    ann.button("web-confirm").click()
    expect(ann.status()).not_to_have_text(question)
    assert view_of(ann)["observation"]["discard"] >= 0


def test_the_question_goes_with_what_it_was_about(crowd: Crowd) -> None:
    """The same seat plays on at another screen: what was asked here is not asked any more, nor later."""
    ann = crowd.person("Ann")
    _ask_before_every_move(ann)
    ann.play_now()
    for _ in range(2):
        assert wait_for_turn(ann)
        view = view_of(ann)
        shows(ann, view["n"])
        ann.page.locator(f'[data-action="{view["legal"][0]["action"]}"]').first.click()
        expect(ann.button("web-confirm")).to_be_visible()
        move(ann, view, view["legal"][0]["action"])
        expect(ann.button("web-confirm")).to_have_count(0)
