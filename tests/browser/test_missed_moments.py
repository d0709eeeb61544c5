"""A moment that nobody could see waits until somebody looks: then it is shown, once, each after the other."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.happen import about_to, making
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, go_on, move, shows, sitter, view_of
from tests.tables.laid_out import Sitter, lay_out, positions

_GAMES = 20
_PLAYERS = 3
_ANN, _BOB = 0, 1
_LOOKS = """hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def _moment(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-moment"))


def _looks_away(person: Person) -> None:
    person.page.evaluate(_LOOKS, True)


def _looks_again(person: Person) -> None:
    person.page.evaluate(_LOOKS, False)


def _next_round(person: Person, rng: random.Random) -> None:
    """Play until a round later, at least one move of one's own after its beginning."""
    start = view_of(person)["observation"]["round"]
    assert go_on(person, rng, lambda view: view["observation"]["round"] > start)
    view = view_of(person)
    move(person, view, view["legal"][0]["action"])
    assert go_on(person, rng, lambda _: True)


def _is_told(person: Person, rounds: int) -> None:
    expect(_moment(person)).to_have_count(1)
    expect(_moment(person)).to_contain_text(person.say("skye-moment-round", round=rounds))


@pytest.mark.parametrize("moving", [True, False])
def test_what_was_missed_in_a_hidden_tab_is_shown_in_order_and_once(crowd: Crowd, moving: bool) -> None:
    ann = crowd.person("Ann", moving=moving)
    rng = random.Random("missed")
    about_to(ann, "skye", "round")
    first = view_of(ann)["observation"]["round"] + 1
    _looks_away(ann)
    _next_round(ann, rng)
    _next_round(ann, rng)
    expect(_moment(ann)).to_have_count(0)
    _looks_again(ann)
    _is_told(ann, first)
    ann.page.keyboard.press("Escape")
    _is_told(ann, first + 1)
    ann.page.keyboard.press("Escape")
    expect(_moment(ann)).to_have_count(0)
    _looks_away(ann)
    _looks_again(ann)
    view = view_of(ann)
    move(ann, view, view["legal"][0]["action"])
    expect(_moment(ann)).to_have_count(0)


def test_what_was_before_the_page_is_not_told(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    view, action = about_to(ann, "skye", "round")
    path = f"/table/{ann.table}"
    ann.go("/rules/skye")
    _moves_elsewhere(ann, path, view, action)
    ann.go(path)
    shows(ann, view["n"] + 1)
    expect(ann.page.locator("main .board [data-action]").first).to_be_visible()
    expect(_moment(ann)).to_have_count(0)


def _moves_elsewhere(person: Person, path: str, view: View, action: int) -> None:
    """The same person at another screen."""
    other = Person(person.page.context.new_page(), person.url, person.language)
    other.go(path)
    move(other, view, action)
    other.page.close()


def test_each_at_one_screen_sees_it_once_when_the_curtain_is_lifted(crowd: Crowd) -> None:
    screen = crowd.person("Ann", moving=True)
    table, action = _end_of_a_round(screen)
    screen.go(f"/table/{table}")
    _lift(screen, "Ann")
    move(screen, _seen_by(screen, _ANN), action)
    _goes_on(screen)
    _plays_until_the_curtain(screen, _ANN, "Bob")
    _lift(screen, "Bob")
    _goes_on(screen)
    _plays_until_the_curtain(screen, _BOB, "Ann")
    _lift(screen, "Ann")
    expect(screen.page.locator("main .board [data-action]").first).to_be_visible()
    expect(_moment(screen)).to_have_count(0)


def _goes_on(screen: Person) -> None:
    expect(_moment(screen)).to_contain_text(screen.say("skye-moment-round", round=0).split("0")[0])
    screen.page.keyboard.press("Enter")
    expect(_moment(screen)).to_have_count(0)


def _lift(screen: Person, name: str) -> None:
    screen.button("web-curtain-show", seat=name).click()


def _plays_until_the_curtain(screen: Person, seat: int, name: str) -> None:
    while seat in (view := _seen_by(screen, seat))["to_act"]:
        move(screen, view, view["legal"][0]["action"])
    expect(screen.button("web-curtain-show", seat=name)).to_be_visible()
    expect(_moment(screen)).to_have_count(0)


def _seen_by(screen: Person, seat: int) -> View:
    view: View = screen.page.request.get(f"{screen.url}/api/tables/{screen.table}?seat={seat}").json()
    return view


def _end_of_a_round(screen: Person) -> tuple[str, int]:
    """A table of two at one screen and a bot: one action of the first ends the round."""
    me = sitter(screen)
    for number in range(_GAMES):
        for draft in positions("skye", [me, Sitter(me.id, "Bob")], _PLAYERS, number):
            for action in making(draft, "round"):
                return lay_out(screen.db, draft), action
    raise AssertionError(f"{_GAMES} games, and never so")
