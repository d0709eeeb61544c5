"""Where words about a thing lie: beside it, and on nothing else that can be chosen, if there is such a place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from parlour.games import GAMES
from tests.browser.checks import settle
from tests.browser.person import Crowd, Person
from tests.browser.quick import each_question

_ALL = 99
_MOST = 24
"""Things asked of each page: on a large board there are hundreds, and those of a kind lie alike."""

_THINGS = """(most) => {
    const things = [...document.querySelectorAll('main .board [data-speaks]:is([data-action], [data-choice], button)')]
        .filter((node) => !node.matches(':disabled') && node.checkVisibility({ visibilityProperty: true }))
        .filter((node) => {
            const { left, top, right, bottom } = node.getBoundingClientRect();
            const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return node === at || node.contains(at) || at?.contains(node);
        });
    const step = Math.max(1, things.length / most);
    window.things = things.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
    return window.things.length;
}"""
_FOCUS = "(index) => things[index].focus({ preventScroll: true })"
_SAID = """() => {
    const words = document.querySelector('[role=tooltip]');
    return !document.querySelector('.hint[data-waiting]') && (!words || words.textContent.trim() !== '');
}"""
_COVERED = """(index) => {
    const words = document.querySelector('[role=tooltip]');
    const thing = things[index];
    if (!words) return null;
    const room = { left: 8, top: 8, right: innerWidth - 8, bottom: innerHeight - 8 };
    const box = words.getBoundingClientRect();
    const own = thing.getBoundingClientRect();
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && meet(node.getBoundingClientRect(), room);
    const targets = [...document.querySelectorAll('[data-action], [data-choice], [data-clear], button, input, select')]
        .filter((node) => !node.matches(':disabled, [aria-disabled=true]') && !node.contains(thing) && !thing.contains(node))
        .filter(seen);
    const boxes = targets.map((node) => node.getBoundingClientRect());
    const free = (left, top) => {
        const there = { left, top, right: left + box.width, bottom: top + box.height };
        const inside = left >= room.left && top >= room.top && there.right <= room.right && there.bottom <= room.bottom;
        return inside && !boxes.some((one) => meet(one, there));
    };
    const close = function* () {
        const gap = 6;
        for (let left = own.left - box.width; left <= own.right; left += 4) {
            yield [left, own.bottom + gap];
            yield [left, own.top - gap - box.height];
        }
        for (let top = own.top - box.height; top <= own.bottom; top += 4) {
            yield [own.right + gap, top];
            yield [own.left - gap - box.width, top];
        }
    };
    const name = (node) => node.ariaLabel ?? node.textContent.trim();
    const hidden = targets.filter((_, place) => meet(boxes[place], box)).map(name);
    const places = hidden.length > 0 ? [...close()].filter(([left, top]) => free(left, top)) : [];
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return { of: name(thing), hidden, avoidable: places.length > 0, onItself: meet(own, box), inside };
}"""


def _places(person: Person, game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the words about each thing lie on, at every kind of question."""
    for asked in each_question(person, game, _ALL):
        settle(person)
        person.page.keyboard.press("Shift")  # the keyboard is at work
        for index in range(person.page.evaluate(_THINGS, _MOST)):
            person.page.evaluate(_FOCUS, index)
            person.page.wait_for_function(_SAID)
            settle(person)
            found = person.page.evaluate(_COVERED, index)
            if found is not None:
                yield asked, found


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_words_about_a_thing_hide_nothing_else_that_can_be_chosen(crowd: Crowd, game: str, size: tuple[int, int]) -> None:
    ann = crowd.phone(name="Ann") if size[0] < 768 else crowd.person("Ann", size=size)
    seen = list(_places(ann, game))
    assert seen
    assert [(asked, one) for asked, one in seen if one["avoidable"] or one["onItself"] or not one["inside"]] == []
