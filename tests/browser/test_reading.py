"""What is on the board can be read: whole words in narrow columns, and marks that stand out by night, too."""

from __future__ import annotations

import pytest

from tests.browser.checks import settle
from tests.browser.person import Crowd
from tests.browser.quick import come_to, each_question

_SIZES = ((390, 844), (1024, 768))
_LANGUAGES = ("uk", "ru", "ja")
_QUESTIONS = {"king": 6, "skye": 5, "tiletum": 8}
_NARROW = 190
"""Columns of fewer pixels; Japanese prose may break within a word, as it does in print."""
_BROKEN = r"""(narrow) => {
    const language = document.documentElement.lang;
    const segments = new Intl.Segmenter(language, { granularity: 'word' });
    const found = new Set();
    const walker = document.createTreeWalker(document.querySelector('main .board'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        if (!around.checkVisibility({ visibilityProperty: true }) || around.closest('svg') !== null) continue;
        const { width } = around.getBoundingClientRect();
        if (width <= 1 || (language === 'ja' && width > narrow)) continue;
        const range = document.createRange();
        for (const { segment, index, isWordLike } of segments.segment(node.data)) {
            if (!isWordLike) continue;
            range.setStart(node, index);
            range.setEnd(node, index + segment.length);
            const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
            if (lines.size > 1) found.add(`${language}, ${innerWidth} px: ${segment}, of: ${node.data.trim()}`);
        }
    }
    return [...found];
}"""
_CONTRAST = """([mark, ground]) => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (colour) => {
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        const parts = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
        const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const named = getComputedStyle(document.documentElement);
    const [a, b] = [mark, ground].map((name) => light(named.getPropertyValue(name))).sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
}"""
_LEAST = 3.0
"""What WCAG asks of graphics that carry meaning (1.4.11)."""
_MARKS = {
    "king": ("--seat-0", "--seat-1", "--seat-2", "--seat-3", "--seat-4", "--glow", "--gold", "--focus", "--line-strong"),
    "skye": ("--sk-coin", "--glow", "--gold", "--ink-soft"),
    "tiletum": ("--ti-gold", "--ti-food", "--ti-wool", "--ti-stone", "--ti-iron", "--ti-any", "--ti-road"),
}
_GROUNDS = ("--paper", "--paper-raised")


@pytest.mark.parametrize("game", ["king", "skye", "tiletum"])
def test_no_word_is_broken(crowd: Crowd, game: str) -> None:
    ann = crowd.person("Ann")
    broken: list[str] = []
    for _question in each_question(ann, game, _QUESTIONS[game]):
        for language in _LANGUAGES:
            ann.switch_to(language)
            for width, height in _SIZES:
                ann.page.set_viewport_size({"width": width, "height": height})
                settle(ann)
                broken += ann.page.evaluate(_BROKEN, _NARROW)
        ann.switch_to("en")
    assert sorted(set(broken)) == []


@pytest.mark.parametrize("game", ["king", "skye", "tiletum"])
def test_marks_stand_out_by_night(crowd: Crowd, game: str) -> None:
    ann = crowd.person("Ann", color_scheme="dark", arrived=False)
    come_to(ann, game, lambda _view: True)
    found = {(mark, ground): ann.page.evaluate(_CONTRAST, [mark, ground]) for mark in _MARKS[game] for ground in _GROUNDS}
    assert {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < _LEAST} == {}


def test_a_spot_where_the_tile_must_be_turned_is_as_clear_as_the_others(crowd: Crowd) -> None:
    """Its sign is drawn in full, not washed out."""
    ann = crowd.person("Ann", color_scheme="dark", arrived=False)
    come_to(ann, "skye", lambda view: view["legal"][0]["notation"].startswith("place "))
    signs = ann.page.locator("[data-spot] :is(.turn, .plus)")
    assert set(signs.evaluate_all("nodes => nodes.map((node) => getComputedStyle(node).opacity)")) == {"1"}
