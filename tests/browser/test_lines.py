"""Pages that are loaded again, and servers that die."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from parlour.trials.server_process import ServerProcess
from tests.browser.cable import Cable
from tests.browser.checks import violations
from tests.browser.person import Crowd, Person
from tests.browser.play import choose, play_turns, targets, wait_for_turn


@pytest.fixture
def cable(server: ServerProcess) -> Iterator[Cable]:
    cable = Cable(server.url)
    yield cable
    cable.close()


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


def _own_moves(person: Person, table: str) -> int:
    log = person.page.request.get(f"{person.url}/api/tables/{table}/log").json()
    return sum(entry["kind"] == "moved" and entry["seat"] == 0 and "forced" not in entry for entry in log)


def test_a_move_on_a_silent_line_says_that_it_waits_and_is_done_once(crowd: Crowd, cable: Cable) -> None:
    """Nobody closes anything: the bytes just stay away."""
    ann = crowd.person("Ann", url=cable.url)
    table = ann.play_now()
    rng = random.Random("silence")
    assert wait_for_turn(ann)
    before = _own_moves(ann, table)
    waits, lost = ann.text("web-move-waits"), ann.text("web-reconnecting")
    expect(waits.or_(lost)).to_have_count(0)
    offer = choose(ann, rng)
    cable.cut()
    targets(ann).nth(offer.place).click()
    expect(waits).to_be_visible(timeout=30_000)
    assert violations(ann) == []
    cable.mend()
    expect(waits.or_(lost)).to_have_count(0, timeout=30_000)
    assert wait_for_turn(ann)
    assert _own_moves(ann, table) == before + 1
    play_turns(ann, rng, 2)


@pytest.mark.parametrize("told", [False, True], ids=["by nobody", "by the browser"])
def test_a_line_that_goes_silent_is_noticed_without_a_move(crowd: Crowd, cable: Cable, told: bool) -> None:
    ann = crowd.person("Ann", url=cable.url)
    ann.play_now()
    assert wait_for_turn(ann)
    lost = ann.text("web-reconnecting")
    cable.cut()
    if told:
        ann.page.context.set_offline(True)
    expect(lost).to_be_visible(timeout=30_000)
    ann.page.context.set_offline(False)
    cable.mend()
    expect(lost).to_have_count(0, timeout=30_000)
    play_turns(ann, random.Random("noticed"), 2)
