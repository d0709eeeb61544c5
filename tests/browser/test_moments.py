"""The end of a round is a moment: it is shown once, one key goes on, and where nothing moves it covers nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.happen import about_to, last_own_move
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, move, shows, view_of

_MOMENTS = [
    ("skye", "round", "skye-moment-round"),
    ("skye", "final", "skye-moment-final"),
    ("tiletum", "track", "tiletum-moment-round"),
    ("tiletum", "final", "tiletum-moment-final"),
    ("king", "gain_esteem", "king-moment-esteem"),
    ("king", "hands_shown", "king-moment-end"),
]
_COVERED = """() => {
    const targets = [...document.querySelectorAll('main .board [data-action]')].filter((one) => one.checkVisibility());
    return targets.filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-moment]');
    }).length;
}"""


def _moment(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-moment"))


def _happens(person: Person, game: str, kind: str) -> View:
    """The table before it."""
    view, action = about_to(person, game, kind)
    expect(_moment(person)).to_have_count(0)
    move(person, view, action)
    expect(_moment(person)).to_be_visible()
    return view


@pytest.mark.parametrize(("game", "kind", "title"), _MOMENTS)
def test_a_moment_is_shown_once_and_a_key_goes_on(crowd: Crowd, game: str, kind: str, title: str) -> None:
    ann = crowd.person("Ann", moving=True)
    before = _happens(ann, game, kind)
    expect(_moment(ann)).to_contain_text(ann.say(title, round=before["observation"].get("round", 0) + 1))
    if kind == "round":
        expect(_moment(ann)).to_contain_text(ann.say("skye-moment-income", round=before["observation"]["round"] + 2))
    ann.page.keyboard.press("Enter")
    expect(_moment(ann)).to_have_count(0)
    n = view_of(ann)["n"]
    ann.page.reload()
    expect(ann.page.locator("main[data-n]")).to_be_visible()
    shows(ann, n)
    expect(ann.page.get_by_role("group", name=ann.say("web-board"), exact=True)).not_to_be_empty()
    expect(_moment(ann)).to_have_count(0)


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kind, title in _MOMENTS if title.endswith(("final", "end"))])
def test_who_has_won_is_told_when_the_points_are_counted(crowd: Crowd, game: str, kind: str) -> None:
    ann = crowd.person("Ann", moving=True)
    _happens(ann, game, kind)
    expect(ann.status()).to_contain_text(ann.say("web-log-over"))
    expect(ann.page.locator("main .board [data-frame]").first).to_be_attached()
    expect(ann.button("web-verify")).to_have_count(0)
    ann.page.keyboard.press("Enter")
    expect(ann.button("web-verify")).to_be_visible()
    view = view_of(ann)
    if view["ranking"].count(1) == 1:
        winner = view["ranking"].index(1)
        points = ann.say("table-winner", seat=view["seats"][winner]["name"] or "", points=view["scores"][winner])
        expect(ann.status()).to_contain_text(points.split(" ", 1)[1])


def test_a_moment_goes_by_itself(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    _happens(ann, "king", "gain_esteem")
    expect(_moment(ann)).to_have_count(0)


def test_a_click_on_a_moment_only_goes_on(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    _happens(ann, "skye", "round")
    mine = last_own_move(ann)
    _moment(ann).get_by_role("table").first.click()
    expect(_moment(ann)).to_have_count(0)
    assert last_own_move(ann) == mine


@pytest.mark.parametrize("phone", [False, True])
def test_a_still_moment_covers_nothing_and_goes_with_the_next_action(crowd: Crowd, phone: bool) -> None:
    ann = crowd.phone() if phone else crowd.person("Ann")
    _happens(ann, "skye", "round")
    target = ann.page.locator("main .board [data-action]:visible").first
    expect(target).to_be_visible()
    assert ann.page.evaluate(_COVERED) == 0
    target.tap() if phone else target.click()
    expect(_moment(ann)).to_have_count(0)
