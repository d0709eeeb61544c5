"""What must be true of every page: accessible, in one language, and within the screen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from parlour.games import GAMES
from parlour.words import words
from tests.browser.person import Person
from tests.example_game import GAME as EXAMPLE

ROOT = Path(__file__).parents[2]
_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
_TARGET = 40
_KEY_LIKE = re.compile(rf"\b(?:web|table|error|{'|'.join([EXAMPLE, *GAMES])})-[a-z]")
_TEXTS = """() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text) {
            if (!node.parentElement.closest('body [lang="en"], script, style, option')) texts.push(node.data.trim());
        } else if (!node.closest('body [lang="en"]')) {
            for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
                if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
            }
        }
    }
    return texts.filter(Boolean);
}"""
_SMALL = """(least) => {
    const seen = 'button, a[href], select, summary, input, [role=tab]';
    const inProse = (node) => node.matches('a') && node.closest('p, h1, h2, h3, h4') !== null;
    return [...document.querySelectorAll(seen)]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !inProse(node))
        .map((node) => {
            const label = node.matches('input[type=checkbox]') ? node.closest('label') : null;
            const box = (label ?? node).getBoundingClientRect();
            const name = node.ariaLabel ?? node.textContent.trim() ?? '';
            const { width, height, right } = box;
            return { name: `${node.tagName} ${name || node.id || node.type}`, width, height, right };
        })
        .filter((box) => box.width > 1 && box.right > 0 && (box.width < least || box.height < least))
        .map((box) => `${box.name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
}"""


@cache
def _axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def settle(person: Person) -> None:
    """Until nothing moves or changes its colour any more."""
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    person.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")


def violations(person: Person) -> list[str]:
    """What axe finds against WCAG 2.2 A and AA."""
    settle(person)
    page = person.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: dict[str, Any] = page.evaluate("tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", _RULES)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found["violations"] for node in rule["nodes"]
    ]


def overflow(person: Person) -> int:
    """By how many pixels the page is wider than the screen."""
    size = person.page.viewport_size
    assert size is not None
    return max(0, int(person.page.evaluate("() => document.documentElement.scrollWidth")) - size["width"])


def small_targets(person: Person) -> list[str]:
    """What is too small for a finger; links within a sentence are as high as their line."""
    found: list[str] = person.page.evaluate(_SMALL, _TARGET)
    return found


def wrong_words(person: Person) -> list[str]:
    """Texts that are keys of the catalogue, or English on a page in another language, and stay so."""
    expect(person.page.locator("html")).to_have_attribute("lang", person.language)
    foreign = _plain("en") - _plain(person.language) if person.language != "en" else frozenset[str]()
    wrong: list[str] = []
    for _ in range(200):  # what comes from the server follows in a moment
        texts: list[str] = person.page.evaluate(_TEXTS)
        wrong = [text for text in texts if _KEY_LIKE.search(text) or text in foreign]
        if not wrong:
            break
        person.page.wait_for_timeout(50)
    return wrong


@cache
def _plain(language: str) -> frozenset[str]:
    """All sentences of a language that stand alone."""
    text = "".join(file.read_text("utf-8") for file in sorted((ROOT / "src/parlour/words" / language).glob("*.ftl")))
    keys = re.findall(r"^([a-z][\w-]*) = [^{}\n]+$", text, re.MULTILINE)
    return frozenset(words(language)(key) for key in keys)
