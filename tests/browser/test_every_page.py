"""Every page and every state of a table: without barriers, in every language, on every screen.

With PARLOUR_PICTURES=1 (`make pictures`) the walk leaves pictures of all that it saw in tests/browser/screenshots.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from parlour.trials.server_process import ServerProcess
from tests.browser.checks import overflow, settle, violations, wrong_words
from tests.browser.person import Crowd, Person
from tests.browser.tour import STAGES, tour

FOLDER = Path(__file__).parent / "screenshots"
_PICTURES = os.environ.get("PARLOUR_PICTURES") == "1"
_HEIGHTS = {390: 844, 768: 1024, 1440: 900}
_THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_MODAL = ("form",)
"""Where the settings are out of reach."""


@dataclass
class Findings:
    """What was wrong, and where."""

    states: list[str] = field(default_factory=list)
    barriers: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    wide: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def walk(browser: Browser, server: ServerProcess) -> Iterator[Findings]:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.jpeg"):
        old.unlink()
    crowd = Crowd(browser, server.url, server.db)
    ann, numbers, findings = crowd.person("Ann"), count(1), Findings()
    for state in tour(ann):
        findings.states.append(state)
        _by_day_and_night(ann, f"{next(numbers):02} {state}", findings)
        _in_other_languages(ann, f"{len(findings.states):02} {state}", state, findings)
    yield findings
    crowd.leave()
    assert crowd.complaints == []


def test_the_walk_leads_everywhere(walk: Findings) -> None:
    pages = {"lobby", "settings", "form", "waiting", "over", "replay", "rules", "nowhere", "curtain", *STAGES}
    assert pages <= set(walk.states)
    assert not _PICTURES or len(list(FOLDER.glob("*.jpeg"))) >= 8 * len(pages)


def test_no_page_has_a_barrier(walk: Findings) -> None:
    assert walk.barriers == [], "\n".join(walk.barriers)


def test_every_page_changes_its_language_at_once(walk: Findings) -> None:
    assert walk.words == [], "\n".join(walk.words)


def test_no_page_is_wider_than_the_screen(walk: Findings) -> None:
    assert walk.wide == [], "\n".join(walk.wide)


def _by_day_and_night(person: Person, name: str, findings: Findings) -> None:
    findings.words += [f"{name} en: {text}" for text in wrong_words(person)]
    for theme in _THEMES:
        person.page.emulate_media(color_scheme=theme)
        findings.barriers += [f"{name} {theme}: {barrier}" for barrier in violations(person)]
        if theme == "light" or _PICTURES:  # the night has other colours and the same sizes
            findings.wide += _widths(person, f"{name} en {theme}", tuple(_HEIGHTS))
    person.page.emulate_media(color_scheme="light")


def _in_other_languages(person: Person, name: str, state: str, findings: Findings) -> None:
    if state in _MODAL:
        return
    for language in ("ru", "uk", "ja"):
        person.switch_to(language)
        findings.words += [f"{name} {language}: {text}" for text in wrong_words(person)]
        if language != "ru":
            findings.wide += _widths(person, f"{name} {language} light", (390, 1440))
    person.switch_to("en")


def _widths(person: Person, name: str, widths: tuple[int, ...]) -> list[str]:
    """Where the page is wider than the screen, and a picture of each width if they are wanted; the last is the widest."""
    wide = []
    for width in widths:
        person.page.set_viewport_size({"width": width, "height": _HEIGHTS[width]})
        settle(person)
        path = FOLDER / f"{name.replace(' ', '-')}-{width}.jpeg"
        if _PICTURES:
            person.page.screenshot(path=path, full_page=True, type="jpeg", quality=70)
        if overflow(person):
            wide.append(path.name)
    return wide
