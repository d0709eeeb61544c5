"""Doing what a lesson asks for, by clicks and taps, whatever game it is of."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from parlour.games.lessons import Lesson, Remark, find_lesson
from tests.browser.person import Person
from tests.browser.quick import View, view_of
from tests.browser.tiletum_play import make

Choice = dict[str, Any]
"""A legal action."""


def card(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name=person.say("lesson"))


def remark(person: Person) -> int:
    """The number of what is said now, from 1."""
    return int(card(person).locator("[data-remark]").get_attribute("data-remark") or 0)


def count(lesson: Lesson) -> int:
    """How many remarks it has, as they are counted on the card."""
    return sum(isinstance(step, Remark) and not step.goes_on for chapter in lesson.chapters for step in chapter.steps)


def begin(person: Person, game: str) -> View:
    """From the lobby to the first remark."""
    press(person, person.game_card(game).get_by_role("link", name=person.say("web-learn")))
    assert person.table
    expect(card(person)).to_be_visible()
    return view_of(person)


def follow(person: Person) -> None:
    """Do what the card asks for, and wait until it asks for something else."""
    now, view = remark(person), view_of(person)
    if view["lesson"]["wanted"] is None:
        _read(person, now)
    else:
        wanted = next(one for one in view["legal"] if one["action"] == view["lesson"]["wanted"])
        do(person, view["game"], wanted)
    expect(card(person).locator("[data-remark]")).not_to_have_attribute("data-remark", str(now))
    person.page.wait_for_function("() => document.querySelector('[aria-busy=\"true\"]') === null")


def follow_until(person: Person, key: str) -> View:
    """Do what is asked for until this is said."""
    while (view := view_of(person))["lesson"]["say"]["key"] != key:
        follow(person)
    return view


def play_through(person: Person, game: str, *, at_each: Callable[[View], None] = lambda _view: None) -> None:
    """From the first remark to the last."""
    all_of_it = count(find_lesson(game))
    before = 0
    while (now := remark(person)) < all_of_it:
        assert now == before + 1, "the counter has left one out"
        before = now
        expect(card(person)).to_contain_text(person.say("lesson-step", number=now, count=all_of_it))
        at_each(view_of(person))
        follow(person)


def do(person: Person, game: str, choice: Choice) -> None:
    """Make this move with what the board has for it."""
    way = _WAYS.get(f"{game} {choice['move']['kind']}") or _WAYS.get(game, _by_its_own_target)
    way(person, choice)


def press(person: Person, target: Locator) -> None:
    """With the finger or with the mouse."""
    if person.phone:
        target.tap()
    else:
        target.click()


def _read(person: Person, now: int) -> None:
    """By the key and by the button in turn."""
    if now % 2 and not person.phone:
        person.page.keyboard.press("n")
    else:
        press(person, card(person).get_by_role("button", name=re.compile(person.say("lesson-next"))))


def _by_its_own_target(person: Person, choice: Choice) -> None:
    press(person, person.page.locator(f'main .board [data-action="{choice["action"]}"]').first)


def _pay(person: Person, _choice: Choice) -> None:
    """What lies in the purse already is what the lesson wants."""
    press(person, person.button("king-web-pay"))


def _price(person: Person, choice: Choice) -> None:
    """A coin says how much, the button puts it there."""
    gold = choice["move"]["gold"]
    press(person, person.page.locator(".setter").get_by_role("button", name=person.say("skye-board-price", gold=gold)))
    _by_its_own_target(person, choice)


def _place(person: Person, choice: Choice) -> None:
    """Look at the spot, turn the tile until it lies as it shall, and build."""
    words = person.tell(choice["message"])
    spot = person.page.locator(f'[data-spot="{choice["move"]["x"]},{choice["move"]["y"]}"]')
    if person.phone:
        spot.tap()
    else:
        spot.hover()
    for _ in range(4):
        if spot.get_attribute("aria-label") == words:
            break
        if person.phone:
            person.button("skye-web-turn-right").tap()
        else:
            person.page.keyboard.press("r")
    expect(spot).to_have_attribute("aria-label", words)
    if person.phone:
        person.button("skye-web-place-here").tap()
        return
    if not spot.and_(person.page.locator(".fits")).count():  # the first click turns it, the second builds
        spot.click()
        expect(spot).to_contain_class("fits")
    spot.click()


def _in_tiletum(person: Person, choice: Choice) -> None:
    """A die may be turned first, and on a phone a town is one target for all that is done there."""
    make(person, view_of(person), choice)


_WAYS: dict[str, Callable[[Person, Choice], None]] = {
    "king pay": _pay,
    "skye price": _price,
    "skye place": _place,
    "tiletum": _in_tiletum,
}
"""What is done in more than one step, by game and kind, or by game."""
