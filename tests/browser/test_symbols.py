"""Every symbol speaks: whatever is drawn says in a pop-up at its place what it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parlour.games import GAMES
from tests.browser.person import Crowd, Person
from tests.browser.quick import each_question

_QUESTIONS = 6
_SILENT = """() => {
    const drawn = 'svg:not(svg svg), svg use, [data-piece], [data-count], .panel-counts > *';
    const large = (node) => node.matches('svg') && node.getBoundingClientRect().width > 240;
    const says = (node) => node.closest('[data-speaks], [data-decoration], button, a, summary, .head') !== null
        || (large(node) && node.querySelector('[data-speaks]') !== null);
    return [...document.querySelectorAll('main .board, main .players')]
        .flatMap((part) => [...part.querySelectorAll(drawn)])
        .filter((node) => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 2)
        .filter((node) => !says(node))
        .map((node) => `${node.parentElement.getAttribute('class')} > ${node.outerHTML.slice(0, 120)}`);
}"""
_KINDS = """() => {
    const kinds = new Map();
    for (const node of document.querySelectorAll('main .board [data-speaks], main .players [data-speaks]')) {
        const { left, top, width, height } = node.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!middle || !node.contains(middle)) continue;
        const kind = `${node.tagName} ${node.getAttribute('class')}`;
        if (!kinds.has(kind)) kinds.set(kind, [left + width / 2, top + height / 2]);
    }
    return [...kinds];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_speaks(crowd: Crowd, game: str) -> None:
    ann = crowd.person("Ann", size=(1440, 900))
    silent = {asked: found for asked in each_question(ann, game, _QUESTIONS) if (found := ann.page.evaluate(_SILENT))}
    assert silent == {}


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_symbol_says_something_at_its_place(crowd: Crowd, game: str) -> None:
    ann = crowd.person("Ann", size=(1440, 900))
    heard = set[str]()
    for _ in each_question(ann, game, _QUESTIONS):
        for kind, (x, y) in ann.page.evaluate(_KINDS):
            if kind not in heard:
                heard.add(kind)
                _hears(ann, x, y, kind)
    assert heard


def _hears(person: Person, x: float, y: float, kind: str) -> None:
    person.page.mouse.move(5, 5)
    expect(person.page.get_by_role("tooltip")).to_have_count(0)
    person.page.mouse.move(x, y)
    tip = person.page.get_by_role("tooltip")
    expect(tip, kind).to_be_visible()
    expect(tip, kind).not_to_be_empty()
