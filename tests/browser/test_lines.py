"""Pages that are loaded again, and servers that die."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from parlour.trials.server_process import ServerProcess
from tests.browser.person import Crowd, Person
from tests.browser.play import choose, play_turns, targets, wait_for_turn


def _board(person: Person) -> str:
    return person.page.get_by_role("region", name=person.say("king-board-hand")).inner_text()


def test_a_page_that_is_loaded_again_shows_the_same(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    ann.play_now()
    play_turns(ann, random.Random("reload"), 6)
    assert wait_for_turn(ann)
    sentence, log, hand = ann.status().inner_text(), ann.log(), _board(ann)
    ann.page.reload()
    expect(ann.status()).to_have_text(sentence)
    assert wait_for_turn(ann)
    assert ann.log() == log
    assert _board(ann) == hand
    play_turns(ann, random.Random("reload"), 2)


def test_the_page_finds_the_server_again_by_itself(crowd: Crowd, server: ServerProcess) -> None:
    ann = crowd.person("Ann")
    ann.play_now()
    rng = random.Random("restart")
    play_turns(ann, rng, 4)
    assert wait_for_turn(ann)
    log = ann.log()
    ann.page.evaluate("() => { window.sameDocument = true; }")
    server.kill()
    lost = ann.page.get_by_text(ann.say("web-reconnecting"))
    expect(lost).to_be_visible()
    offer = choose(ann, rng)
    targets(ann).nth(offer.place).click()  # a move made now waits for the line

    server.start()
    expect(lost).to_be_hidden(timeout=20_000)
    assert wait_for_turn(ann)
    after = ann.log()
    assert after[: len(log)] == log
    assert len(after) > len(log)
    play_turns(ann, rng, 4)
    assert ann.page.evaluate("() => window.sameDocument === true")
