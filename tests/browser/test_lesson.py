"""A lesson by clicking what its card asks for, from the lobby to its end, on a desktop and on a phone."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from parlour.games import house
from parlour.games.lessons import lesson_of
from tests.browser.checks import overflow, small_targets, violations, wrong_words
from tests.browser.lesson_play import begin, card, do, follow, follow_until, play_through, remark
from tests.browser.person import Crowd, Person
from tests.browser.play import acting
from tests.browser.quick import View, view_of

LESSONS = [game for game in house() if lesson_of(game)]
_OUT_OF_SIGHT = """(whole) => {
    const box = (one) => one.getBoundingClientRect();
    const apart = (one, other) => one.right <= other.left || one.left >= other.right
        || one.bottom <= other.top || one.top >= other.bottom;
    const top = box(document.querySelector('.bar')).bottom;
    const cards = [document.querySelector('[data-remark]').closest('aside'), ...document.querySelectorAll('[data-moment] > *')];
    const within = (one) =>
        one.left >= -6 && one.right <= innerWidth + 6 && one.top >= top - 6 && one.bottom <= innerHeight + 6;
    const rings = [...document.querySelectorAll('[data-ring]')].map(box);
    const clear = (ring) => !whole || (within(ring) && cards.every((card) => apart(ring, box(card))));
    return [
        ...rings.filter((ring) => !clear(ring)).map((ring) => `ring ${JSON.stringify(ring)}`),
        ...cards.slice(1).filter((card) => !apart(box(card), box(cards[0]))).map(() => 'the card and the moment'),
    ];
}"""

_COUNT_READ = """() => {
    window.read = 0;
    const own = WebSocket.prototype.send;
    WebSocket.prototype.send = function (frame) {
        if (JSON.parse(frame).type === 'read') window.read += 1;
        return own.call(this, frame);
    };
}"""


def out_of_sight(person: Person, *, whole: bool) -> list[str]:
    """What is ringed and is not in sight, or lies under a card, and stays so; of two cards that none lies over the other."""
    found: list[str] = []
    for _ in range(200):  # the page scrolls, and the card looks for a place
        found = person.page.evaluate(_OUT_OF_SIGHT, whole)
        if not found:
            break
        person.page.wait_for_timeout(50)
    return found


def points_at_what_it_speaks_of(person: Person, view: View) -> None:
    """Of a whole part of the board a phone may show only some."""
    lesson = view["lesson"]
    if lesson["show"] or lesson["wanted"] is not None:
        expect(person.page.locator("[data-ring]").first).to_be_visible()
    assert out_of_sight(person, whole=not (person.phone and lesson["show"])) == [], lesson["say"]["key"]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_to_its_end_by_doing_what_it_says(crowd: Crowd, game: str, phone: bool) -> None:
    ann = crowd.phone() if phone else crowd.person("Ann", size=(1440, 900))
    begin(ann, game)
    play_through(ann, game, at_each=partial(points_at_what_it_speaks_of, ann))
    expect(ann.button("lesson-again")).to_have_count(0)
    expect(card(ann).get_by_role("link", name=ann.say("lesson-rules"))).to_have_attribute("href", f"/rules/{game}")
    lesson = ann.table
    card(ann).get_by_role("button", name=ann.say("lesson-play")).click()
    ann.page.wait_for_url(re.compile(rf"/table/(?!{lesson})"))
    expect(ann.status()).to_be_visible()
    expect(card(ann)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "at", "notation", "why"),
    [
        ("king", "king-lesson-keep", "bury", "king-lesson-keep-bury"),
        ("skye", "skye-lesson-discard", "discard 29", "skye-lesson-discard-29"),
        ("skye", "skye-lesson-price", "price 1", "skye-lesson-price-low"),
        ("skye", "skye-lesson-turn", "place 0,1 turn 2", "skye-lesson-turn-mountain"),
    ],
)
def test_another_move_is_explained_and_can_be_tried_again(
    crowd: Crowd, game: str, at: str, notation: str, why: str, phone: bool
) -> None:
    ann = crowd.phone() if phone else crowd.person("Ann", size=(1440, 900))
    begin(ann, game)
    before = follow_until(ann, at)
    do(ann, game, next(one for one in before["legal"] if one["notation"] == notation))
    expect(card(ann).get_by_role("status")).to_contain_text(ann.say(why))
    assert view_of(ann)["n"] == before["n"]
    points_at_what_it_speaks_of(ann, before)
    follow(ann)
    expect(card(ann).get_by_role("status")).to_have_count(0)


def test_the_key_that_reads_on_ends_a_moment_and_leaves_the_remark(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    begin(ann, "skye")
    follow_until(ann, "skye-lesson-turn")
    follow(ann)
    moment = ann.page.get_by_role("region", name=ann.say("web-moment"))
    expect(moment).to_be_visible()
    ann.page.evaluate(_COUNT_READ)
    ann.page.keyboard.press("n")
    expect(moment).to_have_count(0)
    assert ann.page.evaluate("() => window.read") == 0
    expect(card(ann)).to_contain_text(ann.say("skye-lesson-scored"))
    ann.page.keyboard.press("n")
    expect(card(ann)).to_contain_text(ann.say("skye-lesson-whisky"))
    assert ann.page.evaluate("() => window.read") == 1


def test_a_lesson_goes_on_after_a_reload_and_in_another_language(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    begin(ann, "king")
    follow(ann)
    table, now = ann.table, remark(ann)
    ann.go("/learn/king")
    assert ann.table == table
    expect(card(ann).locator("[data-remark]")).to_have_attribute("data-remark", str(now))
    ann.speak("ja")
    expect(card(ann)).to_contain_text(ann.say("king-lesson-offices"))


@pytest.mark.parametrize("dark", [False, True])
def test_a_lesson_has_no_barriers(crowd: Crowd, dark: bool) -> None:
    ann = crowd.phone(language="uk", color_scheme="dark" if dark else "light")
    begin(ann, "king")
    while not acting(ann):
        follow(ann)
    assert violations(ann) == []
    assert wrong_words(ann) == []
    assert small_targets(ann) == []
    assert overflow(ann) == 0


def test_there_is_nothing_to_learn_of_an_unknown_game(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    ann.go("/learn/nothing")
    expect(ann.text("web-nowhere-title")).to_be_visible()
