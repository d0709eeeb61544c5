"""Where things lie on the screen: what can be chosen, what is drawn, and the frames of a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.checks import settle
from tests.browser.person import Person

LEAST = 40
"""Pixels that a finger needs."""

_TARGETS = """() => {
    const choosable = '[data-action], .board-target, .board-button, [data-choice]';
    const shut = (node) => node.disabled || node.ariaDisabled === 'true' || node.closest('details:not([open])');
    return [...document.querySelectorAll('main .board')].flatMap((board) => [...board.querySelectorAll(choosable)])
        .filter((node) => !shut(node))
        .map((node, index) => {
            node.dataset.target ??= String(index);
            const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
            const bar = document.querySelector('.bar').getBoundingClientRect().bottom;
            const tabs = document.querySelector('.thumb')?.getBoundingClientRect();
            const end = tabs && tabs.height > 0 ? tabs.top : innerHeight;
            const drawn = node.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
            const whole = left >= -1 && right <= innerWidth + 1 && top >= bar - 1 && bottom <= end + 1;
            const name = `${node.ariaLabel ?? node.textContent.trim()} [${node.getAttribute('class') ?? ''}]`;
            return { id: node.dataset.target, name, drawn, seen: drawn && whole, width, height };
        });
}"""
_FRAMES = """() => Object.fromEntries([...document.querySelectorAll('main :is([data-frame], li[data-seat], .side .drawer)')]
    .filter((node) => node.checkVisibility())
    .map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [node.dataset.frame ?? node.dataset.place ?? 'drawer', [left, top + scrollY, width, height].map(Math.round)];
    }))"""

Target = dict[str, Any]


def out_of_sight(person: Person) -> list[str]:
    """What can be chosen and is not in sight without scrolling, in whichever tab of the board it lies."""
    found: dict[str, Target] = {}
    for _ in _tabs(person):
        for target in _targets(person):
            known = found.setdefault(target["id"], target)
            found[target["id"]] = target if target["seen"] or not known["seen"] else known
    return [target["name"] for target in found.values() if not target["seen"]]


def too_small(person: Person) -> list[str]:
    """What can be chosen and is too small for a finger."""
    return sorted(
        {
            f"{target['name']}: {round(target['width'])} x {round(target['height'])}"
            for _ in _tabs(person)
            for target in _targets(person)
            if target["drawn"] and min(target["width"], target["height"]) < LEAST - 0.5
        }
    )


def frames(person: Person) -> dict[str, list[int]]:
    """The place and size of every part of the board that is on screen, of everybody's panel and of the drawer."""
    settle(person)
    found: dict[str, list[int]] = person.page.evaluate(_FRAMES)
    assert found, "no part of the board says that it is one"
    return found


def _targets(person: Person) -> list[Target]:
    settle(person)
    found: list[Target] = person.page.evaluate(_TARGETS)
    return found


def _tabs(person: Person) -> Iterator[Locator | None]:
    """As the board is shown, then in each of its own tabs, where it has such."""
    person.page.evaluate("() => scrollTo(0, 0)")
    yield None
    tabs = person.page.locator("main .board [role=tab]:visible")
    for index in range(tabs.count()):
        tabs.nth(index).click()
        expect(tabs.nth(index)).to_have_attribute("aria-selected", "true")
        person.page.evaluate("() => scrollTo(0, 0)")
        yield tabs.nth(index)
