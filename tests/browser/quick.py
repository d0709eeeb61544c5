"""To a position without clicking: it is laid into the house, or the moves go over a socket of the page's own session."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from parlour.tables.draft import Draft
from parlour.tables.views import table_view
from tests.browser.person import Person
from tests.browser.play import wait_for_turn
from tests.tables.laid_out import Sitter, finished, lay_out, likely, positions

View = dict[str, Any]
"""The table as the server tells it to a browser."""

_TABLES = 20
_PLAYERS = 3
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
    start = person.game_card(game).get_by_role("button", name=person.say("web-play-now", bots=2))
    if by_keyboard:
        start.press("Enter")
    elif person.phone:
        start.tap()  # a click would leave a mouse there, which points at things
    else:
        start.click()
    assert person.table


def come_to(person: Person, game: str, wanted: Callable[[View], bool], players: int = _PLAYERS) -> View:
    """A table with bots, played at random up to where the page asks this person what was wanted; always the same one."""
    for draft, view in _positions(person, game, players):
        if wanted(view):
            return _open(person, draft)
    raise AssertionError(f"{_TABLES} games, and it was never asked")


def come_to_draft(person: Person, game: str, wanted: Callable[[Draft], bool]) -> View:
    """The same by what the house knows of the position."""
    me = sitter(person)
    for number in range(_TABLES):
        for draft in positions(game, [me], _PLAYERS, number):
            if wanted(draft):
                return _open(person, draft)
    raise AssertionError(f"{_TABLES} games, and it was never asked")


def each_question(person: Person, game: str, most: int) -> Iterator[str]:
    """Pages that ask different kinds of questions, so many at most."""
    asked = set[str]()
    for draft, view in _positions(person, game):
        key = _kind_of_question(view)
        if key not in asked:
            asked.add(key)
            _open(person, draft)
            yield key
        if len(asked) == most:
            return


def _kind_of_question(view: View) -> str:
    """What is asked, and within which action: all actions of Tiletum ask alike, and each is done elsewhere on the table."""
    message = view["prompt"]["message"]
    action = message["args"].get("action")
    return f"{message['key']} {action['key']}" if action else str(message["key"])


def within_each_phase(person: Person, game: str) -> Iterator[Iterator[str]]:
    """For every phase or round of one game: pages that ask different kinds of questions in it."""
    phases: dict[tuple[object, ...], dict[str, str]] = {}
    me = sitter(person)
    for draft in positions(game, [me], _PLAYERS, 0):
        view = _view(draft, me)
        asked = phases.setdefault(tuple(view["observation"].get(name) for name in ("phase", "round")), {})
        key = str(view["prompt"]["message"]["key"])
        if key not in asked:
            asked[key] = lay_out(person.db, draft)
    for asked in phases.values():
        yield (key for key, table in asked.items() if _sit(person, table))


def end_of(game: str, *people: Person) -> str:
    """The page of a game that is over, for all of them, and its table's id; alone, somebody has played with two bots."""
    sitters = [sitter(person) for person in people]
    table = lay_out(people[0].db, finished(game, sitters, len(sitters) if len(sitters) > 1 else _PLAYERS))
    for person in people:
        person.go(f"/table/{table}")
        expect(person.button("web-verify")).to_be_visible()
    return table


def _positions(person: Person, game: str, players: int = _PLAYERS) -> Iterator[tuple[Draft, View]]:
    me = sitter(person)
    for number in range(_TABLES):
        for draft in positions(game, [me], players, number):
            yield draft, _view(draft, me)


def _view(draft: Draft, me: Sitter) -> View:
    view: View = msgspec.json.decode(msgspec.json.encode(table_view(draft.table, me.id, 0, frozenset())))
    return view


def sitter(person: Person) -> Sitter:
    me = person.page.request.get(f"{person.url}/api/me").json()
    return Sitter(me["id"], me["name"])


def _open(person: Person, draft: Draft) -> View:
    return _sit(person, lay_out(person.db, draft))


def _sit(person: Person, table: str) -> View:
    person.go(f"/table/{table}")
    assert wait_for_turn(person)
    expect(person.page.locator("main .board h2").first).to_be_attached()  # the board comes after the sentence
    return view_of(person)


def play_to(person: Person, game: str, rng: random.Random, wanted: Callable[[View], bool]) -> View:
    """New tables, played at random over the socket, until the page asks this person what was wanted."""
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
        actions = {one["notation"]: one["action"] for one in view["legal"]}
        move(person, view, actions[rng.choice(likely(list(actions)))])
    return None


def move(person: Person, view: View, action: int) -> None:
    """Make it, and wait until the page shows it."""
    shows(person, person.page.evaluate(_MOVE, [person.table, view["viewer"], action]))


def shows(person: Person, number: int) -> None:
    """Wait until the page shows the table as it was with that entry of the log, or later."""
    person.page.wait_for_function("n => Number(document.querySelector('main').dataset.n) >= n", arg=number)


def choice(person: Person, notation: str, view: View) -> Locator:
    """The target on the board for this action."""
    action = next(one["action"] for one in view["legal"] if one["notation"] == notation)
    return person.page.locator(f'main .board [data-action="{action}"]').first
