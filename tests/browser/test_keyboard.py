"""Without a mouse: Tab and Enter, number keys, u and ?."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.person import Crowd, Person, play_together
from tests.browser.play import offers, targets, wait_for_turn

_FAR = 60


def test_from_the_lobby_into_the_game(crowd: Crowd) -> None:
    ann = crowd.person()
    _tab_to(ann, ann.game_card().get_by_role("button", name=ann.say("web-play-now", bots=2)))
    ann.page.keyboard.press("Enter")
    assert ann.table
    assert wait_for_turn(ann)
    expect(ann.page.get_by_role("article")).to_have_count(0)
    ann.page.keyboard.press("?")
    rule = _view(ann)["prompt"]["rule"]
    article = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("link", name=rule, exact=True))
    expect(article).to_be_in_viewport()
    expect(ann.page.get_by_role("tab", name=ann.say("web-rules"))).to_have_attribute("aria-selected", "true")

    moves = _view(ann)["move"]
    _tab_to(ann, targets(ann).first)
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function("() => document.querySelector('[aria-busy=\"true\"]') === null")
    assert _view(ann)["move"] > moves


def test_numbers_play_and_u_takes_back(crowd: Crowd) -> None:
    """The first choice each time; a bid, or the first step of a king, can be taken back."""
    ann, bob = crowd.person("Ann"), crowd.person("Bob")
    play_together(ann, bob)
    for _ in range(200):
        person = wait_for_turn(ann, bob)
        assert person is not None
        expect(targets(person).first).to_be_visible()  # the board follows the title by a moment
        stage = offers(person)[0].stage
        before, log = person.status().inner_text(), person.log()
        person.page.keyboard.press("2" if stage == "bidding" else "1")
        person.page.wait_for_function("() => document.querySelector('[aria-busy=\"true\"]') === null")
        if person.button("web-undo").is_enabled():
            break
    else:
        raise AssertionError("nothing could be taken back")
    person.page.keyboard.press("u")
    assert wait_for_turn(person) is person
    expect(person.button("web-undo")).to_be_disabled()
    expect(person.status()).to_have_text(before)
    assert person.log()[: len(log)] == log
    assert person.log()[-1].endswith(" takes back")
    assert sum(" draws " in line for line in log) > 0


def _view(person: Person) -> dict[str, Any]:
    """The table as the server tells it to this browser."""
    answer = person.page.request.get(f"{person.url}/api/tables/{person.table}")
    found: dict[str, Any] = answer.json()
    return found


def _tab_to(person: Person, target: Locator) -> None:
    expect(target).to_be_visible()
    for _ in range(_FAR):
        person.page.keyboard.press("Tab")
        if target.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError("the Tab key does not lead there")
