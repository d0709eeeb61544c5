"""To a position without clicking: the moves go over a socket of the page's own session."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.person import Person
from tests.browser.play import wait_for_turn

View = dict[str, Any]
"""The table as the server tells it to a browser."""

_TABLES = 20
_MOVE = """([table, seat, action]) => new Promise((done, failed) => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
    let asked = false;
    line.onopen = () => line.send(JSON.stringify({ type: 'look', since: 0 }));
    line.onmessage = (event) => {
        const frame = JSON.parse(event.data);
        if (frame.type === 'table' && !asked) {
            asked = true;
            line.send(JSON.stringify({ type: 'move', id: crypto.randomUUID(), seat, action, at: frame.n }));
        } else if (frame.type === 'ack' || frame.type === 'refused') {
            line.close();
            frame.type === 'ack' ? done(frame.n) : failed(new Error(frame.detail));
        }
    };
})"""


def view_of(person: Person) -> View:
    view: View = person.page.request.get(f"{person.url}/api/tables/{person.table}").json()
    return view


def sit_down_at(person: Person, game: str, *, by_keyboard: bool = False) -> None:
    """One click or key in the lobby: a table with two bots."""
    person.go()
    title = person.page.get_by_role("heading", name=person.say(f"{game}-title"))
    card = person.page.get_by_role("region", name=person.say("web-games")).get_by_role("article").filter(has=title)
    start = card.get_by_role("button", name=person.say("web-play-now", bots=2))
    if by_keyboard:
        start.press("Enter")
    elif person.phone:
        start.tap()  # a click would leave a mouse there, which points at things
    else:
        start.click()
    assert person.table


def come_to(person: Person, game: str, wanted: Callable[[View], bool]) -> View:
    """New tables, played at random, until the page asks this person what was wanted."""
    rng = random.Random(game)
    for _ in range(_TABLES):
        sit_down_at(person, game)
        view = go_on(person, rng, wanted)
        if view is not None:
            return view
    raise AssertionError(f"{_TABLES} games, and it was never asked")


def go_on(person: Person, rng: random.Random, wanted: Callable[[View], bool]) -> View | None:
    """Play at random until the page asks what was wanted; None if the game ends before."""
    while wait_for_turn(person) is not None:
        view = view_of(person)
        if wanted(view):
            shows(person, view["n"])
            return view
        move(person, view, rng.choice(likely(view))["action"])
    return None


def move(person: Person, view: View, action: int) -> None:
    """Make it, and wait until the page shows it."""
    shows(person, person.page.evaluate(_MOVE, [person.table, view["viewer"], action]))


def shows(person: Person, number: int) -> None:
    """Wait until the page shows the table as it was with that entry of the log, or later."""
    person.page.wait_for_function("n => Number(document.querySelector('main').dataset.n) >= n", arg=number)


def likely(view: View) -> list[dict[str, Any]]:
    """Bids stay small, so that an auction ends; kings are taken."""
    legal: list[dict[str, Any]] = view["legal"]
    if any(one["notation"].startswith("bid ") for one in legal):
        return legal[:2] if view["observation"]["bid"] < 2 else legal[:1]
    return [one for one in legal if "king" in one["notation"]] or legal


def choice(person: Person, notation: str, view: View) -> Locator:
    """The target on the board for this action."""
    action = next(one["action"] for one in view["legal"] if one["notation"] == notation)
    return person.page.locator(f'main .board [data-action="{action}"]').first
