"""Two people at one screen, and the curtain between them."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.person import Crowd, Person
from tests.browser.play import step, wait_for_turn
from tests.browser.private import leaks, secrets, shown

_CURTAINS = 12


def test_nothing_private_is_in_the_page_while_the_curtain_is_down(crowd: Crowd) -> None:
    screen = crowd.person("Ann")
    screen.open_table(["me", "guest Bob"])
    rng = random.Random("hotseat")
    known: dict[str, set[str]] = {"Ann": set(), "Bob": set()}
    most = 0
    for number in range(_CURTAINS):
        name = _behind_the_curtain(screen)
        _check_curtain(screen, known)
        if number == _CURTAINS // 2:
            screen.page.reload()
            assert _behind_the_curtain(screen) == name
            _check_curtain(screen, known)
        other = "Bob" if name == "Ann" else "Ann"
        screen.button("web-curtain-show", seat=name).click()
        while screen.page.get_by_text(screen.say("web-curtain-text")).count() == 0:
            assert wait_for_turn(screen) is screen
            expect(_hand(screen)).to_be_visible()
            log = screen.log()
            known[name] = secrets(name, log)
            known[other] -= shown(log)
            assert leaks(known[other], screen) == []
            step(screen, rng)
            _wait_for_either(screen)
        most = max(most, len(known["Ann"]), len(known["Bob"]))
    assert most >= 3


def _behind_the_curtain(screen: Person) -> str:
    """For whom the curtain is down."""
    expect(screen.page.get_by_text(screen.say("web-curtain-text"))).to_be_visible()
    for name in ("Ann", "Bob"):
        if screen.button("web-curtain-show", seat=name).is_visible():
            return name
    raise AssertionError("the curtain is down for nobody")


def _check_curtain(screen: Person, known: dict[str, set[str]]) -> None:
    assert leaks(known["Ann"] | known["Bob"], screen) == []
    expect(_hand(screen)).to_have_count(0)
    expect(screen.page.get_by_role("log").get_by_role("listitem")).to_have_count(0)
    expect(screen.button("web-undo")).to_be_disabled()


def _hand(screen: Person) -> Locator:
    return screen.page.get_by_role("region", name=screen.say("king-board-hand"))


def _wait_for_either(screen: Person) -> None:
    screen.page.wait_for_function(
        "text => document.title.startsWith('●') || document.body.innerText.includes(text)", arg=screen.say("web-curtain-text")
    )
