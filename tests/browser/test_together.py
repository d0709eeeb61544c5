"""Two people in two browsers, and a third who looks on."""

from __future__ import annotations

import random

from playwright.sync_api import WebSocket, expect

from tests.browser.person import Crowd, Person
from tests.browser.play import Offer, acting, click, offers, play, wait_for_turn
from tests.browser.private import leaks, secrets
from tests.browser.quick import shows, view_of

_PRIVATE = ('"king-event-drew"', '"king-event-kept"', '"king-event-buried"', '"king-event-paid-unseen"', '"king-event-lost"')


def test_two_play_and_one_watches_who_never_sees_what_is_private(crowd: Crowd) -> None:
    ann, bob, eve = (crowd.person(name) for name in ("Ann", "Bob", "Eve"))
    heard: list[str] = []
    eve.page.on("websocket", lambda line: _listen(line, heard))
    table = ann.open_table(["me", "open"])
    expect(ann.page.get_by_label(ann.say("web-invite"))).to_have_value(f"{crowd.url}/table/{table}")
    bob.sit_down(table)
    for person in (ann, bob):
        person.is_ready()
    eve.go(f"/table/{table}")
    expect(eve.text("web-watching")).to_be_visible()
    expect(eve.button("web-undo")).to_have_count(0)
    hidden = 0

    def check(person: Person, _offer: Offer) -> None:
        nonlocal hidden
        if view_of(person)["status"] == "over":  # everything is shown then
            return
        of_ann, of_bob = (secrets(*pair) for pair in zip(("Ann", "Bob"), _same_logs(ann, bob, eve), strict=False))
        hidden = max(hidden, len(of_ann), len(of_bob))
        assert leaks(of_ann, bob) == []
        assert leaks(of_bob, ann) == []
        assert leaks(of_ann | of_bob, eve) == []

    rng = random.Random("together")
    found = play([ann, bob], rng, after=check, until=_opens_the_bidding)
    assert found is not None
    _take_back_a_bid(*found, ann, bob)
    assert play([ann, bob], rng, after=check) is None
    assert hidden >= 5
    assert not acting(eve)
    expect(eve.button("web-verify")).to_be_visible()
    _same_logs(ann, bob, eve)
    assert heard
    before_the_end = [frame for frame in heard if '"status":"over"' not in frame]
    assert [key for key in _PRIVATE for frame in before_the_end if key in frame] == []


def _listen(line: WebSocket, heard: list[str]) -> None:
    line.on("framereceived", lambda frame: heard.append(str(frame)))


def _same_logs(*people: Person) -> list[list[str]]:
    """Everybody's log, when all see the same move: nobody has missed one."""
    newest = view_of(people[0])["n"]
    for person in people:
        shows(person, newest)
    logs = [person.log() for person in people]
    assert len({len(log) for log in logs}) == 1
    return logs


def _opens_the_bidding(person: Person, offer: Offer) -> bool:
    return offer.key == "king-do-bid" and not person.text("king-board-passed").count()


def _take_back_a_bid(bidder: Person, bid: Offer, ann: Person, bob: Person) -> None:
    """A bid may be taken back until somebody answers."""
    other = bob if bidder is ann else ann
    undo = bidder.button("web-undo")
    click(bidder, bid)
    expect(undo).to_be_enabled()
    expect(other.button("web-undo")).to_be_disabled()
    undo.click()
    assert wait_for_turn(bidder) is bidder
    expect(undo).to_be_disabled()
    assert bid.name in [offer.name for offer in offers(bidder)]
    click(bidder, bid)
    assert wait_for_turn(ann, bob) is other
    click(other, next(offer for offer in offers(other) if offer.key == "king-do-pass"))
    expect(undo).to_be_disabled()
