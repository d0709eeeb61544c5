"""Looking back: any position, through any eyes, and playing on from there."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.person import Crowd, Person, play_together
from tests.browser.play import offices, play_turns, wait_for_turn
from tests.browser.quick import end_of


def _eyes(person: Person) -> list[str]:
    """Through whose eyes one may look."""
    choice = person.page.get_by_role("combobox", name=person.say("web-replay-eyes"))
    expect(choice.get_by_role("option")).not_to_have_count(0)
    return [text.strip() for text in choice.get_by_role("option").all_text_contents()]


def _look_as(person: Person, name: str) -> None:
    person.page.get_by_role("combobox", name=person.say("web-replay-eyes")).select_option(label=name)


def _position(person: Person, at: int, moves: int) -> None:
    expect(person.page.get_by_text(f"{at} / {moves}", exact=True)).to_be_visible()


def test_a_finished_game_is_looked_at_and_played_on(crowd: Crowd) -> None:
    ann = crowd.person("Ann", permissions=["clipboard-read", "clipboard-write"], arrived=False)
    table = end_of("king", ann)
    ann.link("web-replay").click()
    slider = ann.page.get_by_role("slider", name=ann.say("web-replay-position"))
    expect(slider).not_to_have_attribute("max", "0")
    moves = int(slider.get_attribute("max") or 0)
    _position(ann, moves, moves)

    ann.button("web-replay-first").click()
    _position(ann, 0, moves)
    ann.button("web-replay-forward").click()
    ann.button("web-replay-forward").click()
    ann.button("web-replay-back").click()
    _position(ann, 1, moves)
    slider.fill(str(moves // 2))
    _position(ann, moves // 2, moves)
    ann.page.get_by_role("main").click(position={"x": 2, "y": 2})
    ann.page.keyboard.press("ArrowRight")
    middle = moves // 2 + 1
    _position(ann, middle, moves)
    expect(ann.page).to_have_url(re.compile(rf"[?&]at={middle}\b"))
    ann.button("web-replay-play").click()
    expect(slider).not_to_have_value(str(middle))  # it goes on and on: a slow machine may never see the very next one
    ann.button("web-replay-pause").click()
    assert int(slider.input_value()) > middle
    slider.fill(str(middle))
    _position(ann, middle, moves)

    names = _eyes(ann)
    assert len(names) == 5
    assert names[-1] == ann.say("web-replay-all")
    hand = ann.page.get_by_role("region", name=ann.say("king-board-hand"))
    for name in names[1:-1]:
        _look_as(ann, name)
        expect(hand).to_have_count(1)
    _look_as(ann, names[-1])
    expect(hand).to_have_count(3)
    _look_as(ann, ann.say("web-replay-spectator"))
    expect(hand).to_have_count(0)
    _link_and_branch(crowd, ann, table, middle, moves)


def _link_and_branch(crowd: Crowd, ann: Person, table: str, at: int, moves: int) -> None:
    ann.button("web-replay-copy").click()
    expect(ann.text("web-copied")).to_be_visible()
    link = str(ann.page.evaluate("() => navigator.clipboard.readText()"))
    stranger = crowd.person("Eve")
    stranger.page.goto(link)
    _position(stranger, at, moves)
    assert offices(stranger) == offices(ann)

    ann.button("web-replay-branch").click()
    ann.page.wait_for_url(re.compile("/table/"))
    assert ann.table != table
    assert wait_for_turn(ann)
    assert len(play_turns(ann, random.Random("branch"), 3)) == 3


def test_who_watches_a_running_game_has_only_a_spectators_eyes(crowd: Crowd) -> None:
    ann, bob, eve = (crowd.person(name) for name in ("Ann", "Bob", "Eve"))
    table = play_together(ann, bob, ["me", "open", "bot"])
    player = wait_for_turn(ann, bob)
    assert player is not None
    play_turns(player, random.Random("spectator"), 1)
    eve.go(f"/replay/{table}")
    assert _eyes(eve) == [eve.say("web-replay-spectator")]
    bob.go(f"/replay/{table}")
    assert _eyes(bob) == [bob.say("web-replay-spectator"), "Bob"]
    hand = eve.page.get_by_role("region", name=eve.say("king-board-hand"))
    eve.go(f"/replay/{table}?seat=0")
    expect(eve.page.get_by_role("slider")).to_be_visible()
    expect(eve.page.get_by_role("status").get_by_role("button", name=eve.say("web-close"))).to_be_visible()
    expect(hand).to_have_count(0)
