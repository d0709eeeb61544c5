"""Taking back: the first step of a king with two."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.person import Crowd, Person, play_together
from tests.browser.play import Offer, choose, click, offers, offices, over, play, play_turns, wait_for_turn

_TWO_STEPS = ("king-card-king-raise-two", "king-card-king-lower-two", "king-card-king-raise-and-lower")
_TABLES = 6


def test_the_first_step_of_a_king_is_taken_back(crowd: Crowd) -> None:
    ann, bob = crowd.person("Ann"), crowd.person("Bob")
    rng = random.Random("undo")
    person = _find_a_king(ann, bob, rng)
    undo, restart = person.button("web-undo"), person.button("web-restart")
    before, choice = offices(person), [offer.name for offer in offers(person)]
    may_already = undo.is_enabled()  # the king itself may have been taken from the middle just now
    _first_step(person, before)
    undo.click()
    assert wait_for_turn(person) is person
    assert offices(person) == before
    assert [offer.name for offer in offers(person)] == choice
    assert undo.is_enabled() is restart.is_enabled() is may_already
    _first_step(person, before)
    restart.click()
    assert wait_for_turn(person) is person  # while the answer is on its way, too, nothing can be taken back
    expect(restart).to_be_disabled()
    expect(undo).to_be_disabled()
    assert offices(person) == before
    assert [line.endswith(" takes a move back") for line in person.log()].count(True) == 2
    assert play([ann, bob], rng, until=lambda _, offer: offer.stage == "placing") is not None or over(person)


def _first_step(person: Person, before: list[str]) -> None:
    click(person, offers(person)[0])
    expect(person.button("web-undo")).to_be_enabled()
    expect(person.button("web-restart")).to_be_enabled()
    assert offices(person) != before


def test_nothing_is_taken_back_after_a_draw(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    ann.play_now()
    rng = random.Random("disabled")
    drawn = 0
    while drawn < 4:
        assert wait_for_turn(ann)
        if choose(ann, rng).stage == "placing":
            drawn += 1
            expect(ann.button("web-undo")).to_be_disabled()
            expect(ann.button("web-restart")).to_be_disabled()
        play_turns(ann, rng, 1)


def _find_a_king(ann: Person, bob: Person, rng: random.Random) -> Person:
    """Whoever has just begun a king card of two steps."""

    def begun(person: Person, offer: Offer) -> bool:
        last = person.log()[-1]
        return offer.stage == "king" and any(last.endswith(f" plays {person.say(king)}") for king in _TWO_STEPS)

    for _ in range(_TABLES):
        ann.go()
        play_together(ann, bob)
        if found := play([ann, bob], rng, until=begun):
            return found[0]
    raise AssertionError(f"no king with two steps in {_TABLES} games")
