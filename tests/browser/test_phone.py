"""The whole of Parlour on a phone, with a thumb."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from parlour.words import LANGUAGES
from tests.browser.checks import overflow, small_targets
from tests.browser.person import Crowd, Person
from tests.browser.play import play_turns, wait_for_turn
from tests.browser.quick import come_to, end_of
from tests.browser.tour import tour


def test_every_page_fits_and_every_target_is_large_enough(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    wide, small = [], []
    for state in tour(ann):
        wide += [f"{state}: {by} px"] if (by := overflow(ann)) else []
        small += [f"{state}: {target}" for target in small_targets(ann)]
    assert wide == [], "\n".join(wide)
    assert small == [], "\n".join(sorted(set(small)))


def test_a_game_is_started_and_played_with_pieces_that_move(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann", moving=True)
    ann.play_now()
    assert len(play_turns(ann, random.Random("phone"), 6)) == 6
    assert overflow(ann) == 0


def test_whoever_writes_sees_the_field_above_the_tabs(crowd: Crowd) -> None:
    ann = crowd.phone()
    ann.play_now()
    assert wait_for_turn(ann)
    ann.tab("web-chat")
    for part in (ann.page.get_by_role("textbox", name=ann.say("web-chat-say")), ann.button("web-chat-send")):
        assert _in_sight(ann, part)


def test_a_rematch_is_in_sight_at_the_end(crowd: Crowd) -> None:
    ann = crowd.phone(arrived=False)
    end_of("king", ann)
    assert _in_sight(ann, ann.button("web-rematch"))
    first = ann.page.url
    ann.button("web-rematch").tap()
    expect(ann.page).not_to_have_url(first)
    assert wait_for_turn(ann)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_the_bar_are_a_line_high_and_as_wide_as_what_they_show(crowd: Crowd, language: str) -> None:
    ann, bob = crowd.phone(language=language, arrived=False), crowd.person()
    table = end_of("king", ann, bob)
    bob.button("web-rematch").click()
    bob.page.wait_for_url(lambda url: not url.endswith(table))
    expect(ann.button("web-rematch-go")).to_be_visible()
    assert _odd_buttons(ann) == []
    ann.go(f"/table/{bob.table}")
    expect(ann.button("web-sit-down")).to_be_visible()
    assert _odd_buttons(ann) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finger_is_told_about_fingers(crowd: Crowd, language: str) -> None:
    """No word of a wheel or of keys, neither on the board nor in the settings."""
    ann = crowd.phone(language=language, arrived=False)
    come_to(ann, "skye", lambda view: view["legal"][0]["notation"].startswith("place "))
    expect(ann.page.locator(".skye-board .hint")).to_have_text(ann.say("skye-web-how-place-touch"))
    expect(ann.page.locator("main kbd:visible")).to_have_count(0)
    expect(ann.settings().locator("kbd")).to_have_count(0)


def test_the_board_is_found_again_as_it_was_left(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    ann.play_now()
    assert wait_for_turn(ann)
    expect(ann.page.locator(".king-board [data-action]").first).to_be_visible()
    ann.page.set_viewport_size({"width": 390, "height": 420})  # lower than any board
    ann.page.evaluate("() => scrollTo(0, 200)")
    ann.button("web-rule-now").evaluate("button => button.click()")  # a finger does not scroll the page first
    expect(ann.page.get_by_role("article").first).to_be_visible()
    ann.tab("web-board")
    ann.page.wait_for_function("() => scrollY === 200")


def test_the_end_is_seen_from_its_beginning(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    ann.play_now("skye")
    assert wait_for_turn(ann)
    expect(ann.page.locator(".skye-board [data-action]").first).to_be_visible()
    ann.page.set_viewport_size({"width": 390, "height": 500})
    ann.page.evaluate("() => scrollTo(0, 40)")
    ann.page.wait_for_function("() => scrollY === 40")
    ann.give_up()
    ann.page.wait_for_function("() => scrollY === 0")


def test_who_still_sets_prices_is_called_by_the_whole_name(crowd: Crowd) -> None:
    ann, bob = crowd.phone(name="Ann", language="uk"), crowd.person("Олександра")
    table = bob.open_table(["me", "open", "bot"], "skye")
    ann.sit_down(table)
    for person in (ann, bob):
        person.is_ready()
    name = ann.page.locator(".screens strong").filter(has_text="Олександра")
    expect(name).to_be_visible()
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def _odd_buttons(person: Person) -> list[str]:
    """Those in the bar that are higher than one line, and signs that are not square."""
    odd: list[str] = person.page.locator(".bar .buttons > .button").evaluate_all(
        """(buttons) => buttons.map((one) => [one, one.getBoundingClientRect()])
            .filter(([one, { width, height }]) => height > 48 || (one.matches('.rule, .quiet') && width > 48))
            .map(([one, { width, height }]) => `${one.textContent.trim()}: ${width} x ${height}`)"""
    )
    return odd


def _in_sight(person: Person, part: Locator) -> bool:
    """Without scrolling, and with nothing over it."""
    expect(part).to_be_visible()
    assert person.page.evaluate("() => scrollY") == 0
    found: bool = part.evaluate(
        """(node) => {
            const { left, width, top, bottom } = node.getBoundingClientRect();
            return [top + 2, bottom - 2].every((y) => node.contains(document.elementFromPoint(left + width / 2, y)));
        }"""
    )
    return found
