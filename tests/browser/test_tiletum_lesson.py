"""Tiletum's lesson by clicks and taps: what it rings is in sight, on a phone also the tab behind which it lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.lesson_play import begin, card, do, follow, follow_until, play_through, remark
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, view_of

_HIDDEN = """(whole) => {
    const box = (one) => one.getBoundingClientRect();
    const top = box(document.querySelector('.bar')).bottom;
    const card = box(document.querySelector('[data-remark]').closest('aside'));
    const within = ({ left, right, top: upper, bottom }) =>
        left >= -6 && right <= innerWidth + 6 && upper >= top - 6 && bottom <= innerHeight + 6;
    const apart = (one) =>
        one.right <= card.left || one.left >= card.right || one.bottom <= card.top || one.top >= card.bottom;
    const rings = [...document.querySelectorAll('[data-ring]')].map(box);
    return whole ? rings.filter((ring) => !within(ring) || !apart(ring)).length : 0;
}"""
_CLEAR = """() => {
    const [card, tabs] = ['aside:has([data-remark])', '.tiletum-board [role=tablist]']
        .map((one) => document.querySelector(one).getBoundingClientRect());
    return card.bottom <= tabs.top || card.top >= tabs.bottom;
}"""
_ASTRAY = (2, 7, 22)
"""Remarks at which other tabs are opened than the one that leads on."""
_AROUND = """(part) => {
    const box = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round);
    const rings = [...document.querySelectorAll('[data-ring]')].map((ring) => box(ring.getBoundingClientRect()));
    const [left, top, right, bottom] = box(document.querySelector(part).getBoundingClientRect());
    return rings.some((ring) => ring[0] <= left && ring[1] <= top && ring[2] >= right && ring[3] >= bottom
        && ring[2] - ring[0] < right - left + 20 && ring[3] - ring[1] < bottom - top + 20);
}"""


def _person(crowd: Crowd, phone: bool) -> Person:
    return crowd.phone() if phone else crowd.person("Ann", size=(1440, 900))


def _points_at_what_it_speaks_of(person: Person, view: View) -> None:
    """A phone may show some of a part only; what is to be pressed is seen there, too."""
    lesson = view["lesson"]
    if lesson["show"] or lesson["wanted"] is not None:
        expect(person.page.locator("[data-ring]").first).to_be_visible()
    whole = not (person.phone and lesson["show"])
    person.page.wait_for_function(f"(whole) => ({_HIDDEN})(whole) === 0", arg=whole)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_it_is_played_to_its_end_by_doing_what_it_says(crowd: Crowd, phone: bool) -> None:
    ann = _person(crowd, phone)
    begin(ann, "tiletum")
    play_through(ann, "tiletum", at_each=lambda view: _points_at_what_it_speaks_of(ann, view))
    expect(card(ann)).to_contain_text(ann.say("tiletum-lesson-farewell"))
    expect(card(ann).get_by_role("link", name=ann.say("lesson-rules"))).to_have_attribute("href", "/rules/tiletum")
    assert view_of(ann)["status"] == "over"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("at", "notation", "why"),
    [
        ("merchant-die", "die wool 6", "merchant-die-six"),
        ("travel", "merchant to paris", "travel-paris"),
        ("pillar", "end turn", "unspent"),
    ],
)
def test_another_move_is_explained_and_can_be_tried_again(crowd: Crowd, at: str, notation: str, why: str, phone: bool) -> None:
    ann = _person(crowd, phone)
    begin(ann, "tiletum")
    before = follow_until(ann, f"tiletum-lesson-{at}")
    do(ann, "tiletum", next(one for one in before["legal"] if one["notation"] == notation))
    expect(card(ann).get_by_role("status")).to_contain_text(ann.say(f"tiletum-lesson-{why}"))
    assert view_of(ann)["n"] == before["n"]
    _points_at_what_it_speaks_of(ann, before)
    follow(ann)
    expect(card(ann).get_by_role("status")).to_have_count(0)


def test_what_came_forward_is_ringed_as_large_as_it_is(crowd: Crowd) -> None:
    ann = _person(crowd, phone=False)
    begin(ann, "tiletum")
    follow_until(ann, "tiletum-lesson-lodge")
    ann.page.wait_for_function(_AROUND, arg='[data-frame="board"] .sheet')


def test_on_a_phone_the_tab_is_ringed_behind_which_it_lies_until_it_is_opened(crowd: Crowd) -> None:
    ann = _person(crowd, phone=True)
    begin(ann, "tiletum")
    follow_until(ann, "tiletum-lesson-corruption")
    expect(ann.page.locator("[data-ring]")).to_have_count(1)
    ann.page.wait_for_function(_AROUND, arg="#ti-wheel")
    ann.page.locator("#ti-wheel").tap()
    ann.page.wait_for_function(_AROUND, arg='[data-frame="track"]')


def test_on_a_phone_the_card_leaves_the_tabs_free_whichever_is_open(crowd: Crowd) -> None:
    ann = _person(crowd, phone=True)
    begin(ann, "tiletum")
    while (now := remark(ann)) <= max(_ASTRAY):
        for tab in ("wheel", "offers", "board", "map") if now in _ASTRAY else ():
            ann.page.locator(f"#ti-{tab}").tap()
            expect(ann.page.locator(f"#ti-{tab}")).to_have_attribute("aria-selected", "true")
            ann.page.wait_for_function(_CLEAR)
        follow(ann)
