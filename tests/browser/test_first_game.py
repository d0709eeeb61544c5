"""Whoever plays a game for the first time: three cards before it, a remark where something is new, and never twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from parlour.games import house
from tests.boxes import numbers
from tests.browser.checks import overflow, violations, wrong_words
from tests.browser.person import Crowd, Person
from tests.browser.play import wait_for_turn
from tests.browser.quick import sit_down_at, sitter, view_of
from tests.tables.laid_out import lay_out, positions

CARDS = ("goal", "turn", "win")
_TRIES = 20
"""So often the first player is drawn until it is a bot."""
_MY_TURN = """async (table) => {
    for (;;) {
        const { n, to_act } = await (await fetch(`/api/tables/${table}`)).json();
        if (to_act.join() === '0') return n;
        await new Promise((again) => setTimeout(again, 100));
    }
}"""
_COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const note = box(document.querySelector('[data-remark-at]').closest('aside'));
    const apart = (one) =>
        one.right <= note.left || one.left >= note.right || one.bottom <= note.top || one.top >= note.bottom;
    return [...document.querySelectorAll('main .board [data-action]')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !apart(box(one))).length;
}"""


def cards(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("first"), exact=True)


def remark(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name=person.say("remark"))


def skip(person: Person) -> None:
    """Put the cards away by a key."""
    expect(cards(person)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(cards(person)).to_have_count(0)


@pytest.mark.parametrize("game", sorted(house()))
def test_three_cards_come_before_a_first_game_and_not_again(crowd: Crowd, game: str) -> None:
    ann = crowd.person("Ann", newcomer=True)
    sit_down_at(ann, game)
    for card in CARDS:
        expect(cards(ann)).to_contain_text(ann.say(f"first-{card}"))
        expect(cards(ann)).to_contain_text(ann.say(f"{game}-first-{card}", **numbers(game)))
        expect(cards(ann).locator(".figure > div")).to_be_visible()
        cards(ann).get_by_role("button", name=ann.say("first-begin" if card == CARDS[-1] else "first-next"), exact=True).click()
    expect(cards(ann)).to_have_count(0)
    ann.page.reload()
    expect(ann.status()).to_be_visible()
    wait_for_turn(ann)
    expect(cards(ann)).to_have_count(0)


def test_bots_wait_until_the_cards_are_read(crowd: Crowd) -> None:
    ann = crowd.person("Ann", newcomer=True, moving=True)
    for _ in range(_TRIES):
        sit_down_at(ann, "tiletum")
        expect(cards(ann)).to_be_visible()
        before = int(ann.page.locator("main").get_attribute("data-n") or 0)
        newest = int(ann.page.evaluate(_MY_TURN, ann.table))
        if newest > before:
            break
    expect(ann.page.locator("main")).to_have_attribute("data-n", str(before))
    cards(ann).get_by_role("button", name=ann.say("first-next"), exact=True).press("Enter")
    expect(cards(ann)).to_contain_text(ann.say("first-turn"))
    expect(ann.page.locator("main")).to_have_attribute("data-n", str(before))
    skip(ann)
    expect(ann.page.locator("main")).to_have_attribute("data-n", str(newest))


def test_a_key_skips_the_cards(crowd: Crowd) -> None:
    ann = crowd.person("Ann", newcomer=True)
    sit_down_at(ann, "king")
    skip(ann)


@pytest.mark.parametrize("by_keyboard", [True, False])
def test_after_the_cards_the_focus_is_where_the_decision_is(crowd: Crowd, by_keyboard: bool) -> None:
    ann = crowd.person("Ann", newcomer=True, arrived=False)
    ann.go(f"/table/{lay_out(ann.db, next(positions('king', [sitter(ann)], 3, 0)))}")
    expect(cards(ann)).to_be_visible()
    assert wait_for_turn(ann)
    if by_keyboard:
        skip(ann)
        expect(ann.page.locator("main .board [data-action]:focus")).to_be_attached()
    else:
        cards(ann).get_by_role("button", name=re.compile(ann.say("first-skip"))).click()
        expect(ann.page.locator("main .board:focus")).to_be_attached()


@pytest.mark.parametrize("phone", [False, True])
def test_a_remark_stands_where_something_is_new_and_covers_no_choice(crowd: Crowd, phone: bool) -> None:
    ann = crowd.phone(newcomer=True) if phone else crowd.person("Ann", newcomer=True, size=(1440, 900))
    sit_down_at(ann, "king")
    skip(ann)
    wait_for_turn(ann)
    key = view_of(ann)["prompt"]["message"]["key"]
    expect(remark(ann)).to_contain_text(ann.say(key.replace("-prompt-", "-remark-")))
    assert ann.page.evaluate(_COVERED) == 0
    ann.page.reload()
    wait_for_turn(ann)
    assert view_of(ann)["prompt"]["message"]["key"] == key
    expect(ann.status()).to_be_visible()
    expect(remark(ann)).to_have_count(0)


def test_remarks_are_switched_off_for_good(crowd: Crowd) -> None:
    ann = crowd.person("Ann", newcomer=True)
    sit_down_at(ann, "king")
    skip(ann)
    wait_for_turn(ann)
    remark(ann).get_by_role("button", name=ann.say("remark-off")).click()
    expect(remark(ann)).to_have_count(0)
    switch = ann.settings().get_by_role("checkbox", name=ann.say("web-settings-remarks"))
    expect(switch).not_to_be_checked()
    ann.page.reload()
    expect(ann.settings().get_by_role("checkbox", name=ann.say("web-settings-remarks"))).not_to_be_checked()


@pytest.mark.parametrize("game", sorted(house()))
def test_the_cards_have_no_barriers(crowd: Crowd, game: str) -> None:
    ann = crowd.phone(language="ru", newcomer=True)
    sit_down_at(ann, game)
    for _ in CARDS:
        expect(cards(ann)).to_be_visible()
        assert violations(ann) == []
        assert wrong_words(ann) == []
        assert overflow(ann) == 0
        for part in (cards(ann), cards(ann).locator(".figure")):
            assert part.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0
        cards(ann).get_by_role("button").first.tap()


def test_a_spectator_is_told_nothing(crowd: Crowd) -> None:
    ann, eve = crowd.person("Ann"), crowd.person(newcomer=True)
    table = ann.play_now()
    eve.go(f"/table/{table}")
    expect(eve.status()).to_be_visible()
    expect(cards(eve)).to_have_count(0)
    expect(remark(eve)).to_have_count(0)
