"""Playing by clicking: whatever the board offers, found by the words on it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from parlour.words import words
from tests.browser.person import Person

_HOLE = "\ufffc"
_KEYS = {
    "placing": ("king-do-keep", "king-do-offer", "king-do-bury"),
    "taking": ("king-do-take",),
    "king": ("king-do-raise", "king-do-lower"),
    "bidding": ("king-do-pass", "king-do-bid"),
    "paying": ("king-web-pay",),
}
_STAGES = {key: stage for stage, keys in _KEYS.items() for key in keys}
_STATE = """() => {
    const busy = document.querySelector('[aria-busy="true"]') !== null;
    if (document.title.startsWith('●')) return busy ? '' : 'acting';
    return document.querySelector('a[download]') === null ? '' : 'over';
}"""
_LONGEST_WAIT = 60_000
_POLL = 40
_LONGEST_GAME = 600


class Offer(NamedTuple):
    """One target on the board."""

    stage: str
    key: str
    """The key of its words in the catalogue."""
    name: str
    place: int


@cache
def _pattern(language: str, key: str) -> re.Pattern[str]:
    said = words(language)(key, card=_HOLE, office=_HOLE, amount=_HOLE)
    return re.compile(f"^{'.+'.join(re.escape(part) for part in said.split(_HOLE))}$")


@cache
def _any_pattern(language: str) -> re.Pattern[str]:
    return re.compile("|".join(_pattern(language, key).pattern for key in _STAGES))


def targets(person: Person) -> Locator:
    """All that can be clicked on the board to play; a card on its way out is inert."""
    here = person.page.locator("main button:not([inert] *)")
    return here.and_(person.page.get_by_role("button", name=_any_pattern(person.language), disabled=False))


def offers(person: Person) -> list[Offer]:
    """The targets, read."""
    names: list[str] = targets(person).evaluate_all("nodes => nodes.map((node) => node.ariaLabel ?? node.textContent.trim())")
    found = []
    for place, name in enumerate(names):
        key = next(key for key in _STAGES if _pattern(person.language, key).match(name))
        found.append(Offer(_STAGES[key], key, name, place))
    return found


def acting(person: Person) -> bool:
    """Whether the page asks this person to decide."""
    return bool(person.page.evaluate("() => document.title.startsWith('●')"))


def over(person: Person) -> bool:
    return bool(person.page.evaluate(_STATE) == "over")


def offices(person: Person) -> list[str]:
    """What the banners say."""
    banners = person.page.get_by_role("region", name=person.say("king-board-offices")).get_by_role("img")
    expect(banners.first).to_be_visible()
    labels: list[str] = banners.evaluate_all("nodes => nodes.map((node) => node.ariaLabel)")
    return labels


def wait_for_turn(*people: Person) -> Person | None:
    """Who must decide next; None when the game is over for all."""
    first, *others = people
    if not others:  # the page itself looks
        state = first.page.wait_for_function(_STATE, timeout=_LONGEST_WAIT, polling=_POLL)
        return first if state.json_value() == "acting" else None
    for _ in range(_LONGEST_WAIT // _POLL):
        states = [person.page.evaluate(_STATE) for person in people]
        if "acting" in states:
            return people[states.index("acting")]
        if set(states) == {"over"}:
            return None
        first.page.wait_for_timeout(_POLL)
    raise AssertionError("nobody may move, and the game is not over")


def choose(person: Person, rng: random.Random, eager: float = 0.6) -> Offer:
    """Kings are taken, bids are small and can be paid, and the rest is left to chance."""
    found = offers(person)
    while not found:  # the board follows the title by a moment
        expect(targets(person).first).to_be_visible()
        found = offers(person)
    if found[0].stage == "bidding":
        bids = [offer for offer in found if offer.key == "king-do-bid"]
        too_poor = person.page.get_by_text(person.say("king-web-cannot")).first.is_visible()
        if bids and not too_poor and rng.random() < eager:
            return bids[0]
        return next(offer for offer in found if offer.key == "king-do-pass")
    king = person.say("king-card-king-raise")[:4]
    if found[0].stage == "placing" and found[0].key == "king-do-keep" and king in person.status().inner_text():
        return found[0]
    return next((offer for offer in found if offer.stage == "taking" and king in offer.name), rng.choice(found))


def click(person: Person, offer: Offer) -> None:
    """Do it, and wait until it is done."""
    targets(person).nth(offer.place).click()
    if offer.stage == "paying":  # card by card
        expect(person.button("king-web-pay")).to_have_count(0)
    person.page.wait_for_function("() => document.querySelector('[aria-busy=\"true\"]') === null")


def step(person: Person, rng: random.Random) -> Offer:
    offer = choose(person, rng)
    click(person, offer)
    return offer


def play(
    people: Sequence[Person],
    rng: random.Random,
    *,
    eager: float = 0.6,
    until: Callable[[Person, Offer], bool] = lambda _person, _offer: False,
    after: Callable[[Person, Offer], None] = lambda _person, _offer: None,
) -> tuple[Person, Offer] | None:
    """Play on until the chosen move is one that was waited for (it is not made then), or to the end."""
    for _ in range(_LONGEST_GAME):
        person = wait_for_turn(*people)
        if person is None:
            return None
        offer = choose(person, rng, eager)
        if until(person, offer):
            return person, offer
        click(person, offer)
        after(person, offer)
    raise AssertionError("the game does not end")


def play_turns(person: Person, rng: random.Random, count: int) -> list[Offer]:
    """So many moves of one person."""
    made: list[Offer] = []
    for _ in range(count):
        assert wait_for_turn(person) is person
        made.append(step(person, rng))
    return made
