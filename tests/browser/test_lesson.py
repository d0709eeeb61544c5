"""A lesson by clicking what its card asks for, from the lobby to its end, on a desktop and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from parlour.games.lessons import find_lesson
from tests.browser.checks import overflow, small_targets, violations, wrong_words
from tests.browser.person import Crowd, Person
from tests.browser.play import acting
from tests.browser.quick import view_of

_COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const card = box(document.querySelector('[data-remark]').closest('aside'));
    const apart = (one) =>
        one.right <= card.left || one.left >= card.right || one.bottom <= card.top || one.top >= card.bottom;
    return [...document.querySelectorAll('[data-ring]')].filter((ring) => !apart(box(ring))).length;
}"""
_SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


def card(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name=person.say("lesson"))


def remark(person: Person) -> int:
    return int(card(person).locator("[data-remark]").get_attribute("data-remark") or 0)


def follow(person: Person) -> None:
    """Do what the card asks for, and wait until it asks for something else."""
    now, lesson = remark(person), view_of(person)["lesson"]
    if lesson["wanted"] is None:
        if now % 2:
            person.page.keyboard.press("n")
        else:
            card(person).get_by_role("button", name=re.compile(person.say("lesson-next"))).click()
    elif "purse" in lesson["show"]:
        person.button("king-web-pay").click()
    else:
        person.page.locator(f'main .board [data-action="{lesson["wanted"]}"]').first.click()
    expect(card(person).locator("[data-remark]")).not_to_have_attribute("data-remark", str(now))
    person.page.wait_for_function("() => document.querySelector('[aria-busy=\"true\"]') === null")


def begin(person: Person) -> dict[str, Any]:
    """From the lobby to the first remark."""
    person.game_card("king").get_by_role("link", name=person.say("web-learn")).click()
    assert person.table
    expect(card(person)).to_be_visible()
    return view_of(person)


def points_at_what_it_speaks_of(person: Person) -> None:
    lesson = view_of(person)["lesson"]
    if lesson["show"] or lesson["wanted"] is not None:
        expect(person.page.locator("[data-ring]").first).to_be_visible()
    person.page.evaluate(_SETTLED)
    assert person.page.evaluate(_COVERED) == 0 or person.phone, lesson["say"]["key"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_lesson_is_played_to_its_end_by_doing_what_it_says(crowd: Crowd, phone: bool) -> None:
    ann = crowd.phone() if phone else crowd.person("Ann", size=(1440, 900))
    begin(ann)
    count = sum(not isinstance(step, str) for chapter in find_lesson("king").chapters for step in chapter.steps)
    while (now := remark(ann)) < count:
        expect(card(ann)).to_contain_text(ann.say("lesson-step", number=now, count=count))
        points_at_what_it_speaks_of(ann)
        follow(ann)
    expect(ann.button("lesson-again")).to_have_count(0)
    expect(card(ann).get_by_role("link", name=ann.say("lesson-rules"))).to_have_attribute("href", "/rules/king")
    lesson = ann.table
    card(ann).get_by_role("button", name=ann.say("lesson-play")).click()
    ann.page.wait_for_url(re.compile(rf"/table/(?!{lesson})"))
    expect(ann.status()).to_be_visible()
    expect(card(ann)).to_have_count(0)


def test_another_move_is_explained_and_can_be_tried_again(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    begin(ann)
    while not acting(ann):
        follow(ann)
    before = view_of(ann)
    other = next(one for one in before["legal"] if one["notation"] == "bury")
    ann.page.locator(f'main .board [data-action="{other["action"]}"]').click()
    expect(card(ann).get_by_role("status")).to_contain_text(ann.say("king-lesson-keep-bury"))
    assert view_of(ann)["n"] == before["n"]
    follow(ann)
    expect(card(ann).get_by_role("status")).to_have_count(0)


def test_a_lesson_goes_on_after_a_reload_and_in_another_language(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    begin(ann)
    follow(ann)
    table, now = ann.table, remark(ann)
    ann.go("/learn/king")
    assert ann.table == table
    expect(card(ann).locator("[data-remark]")).to_have_attribute("data-remark", str(now))
    ann.speak("ja")
    expect(card(ann)).to_contain_text(ann.say("king-lesson-offices"))


@pytest.mark.parametrize("dark", [False, True])
def test_a_lesson_has_no_barriers(crowd: Crowd, dark: bool) -> None:
    ann = crowd.phone(language="uk", color_scheme="dark" if dark else "light")
    begin(ann)
    while not acting(ann):
        follow(ann)
    assert violations(ann) == []
    assert wrong_words(ann) == []
    assert small_targets(ann) == []
    assert overflow(ann) == 0


def test_there_is_nothing_to_learn_of_an_unknown_game(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    ann.go("/learn/nothing")
    expect(ann.text("web-nowhere-title")).to_be_visible()
