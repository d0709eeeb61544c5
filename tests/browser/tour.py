"""A walk through every page and every state of a table, as one person reaches them by playing."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.person import GAME, Person
from tests.browser.play import Offer, click, play, wait_for_turn

STAGES = ("placing", "taking", "king", "bidding", "paying")
_TABLES = 4


def tour(person: Person, stages: tuple[str, ...] = STAGES) -> Iterator[str]:
    """The name of each state as it is reached; the visitor must leave the page as it is."""
    person.go()
    expect(person.game_card()).to_be_visible()
    yield "lobby"
    person.settings()
    yield "settings"
    person.close_settings()
    person.fill_form(["me", "open", "bot"])
    yield "form"
    person.button("web-new-open").click()
    expect(person.button("web-start-with-bots", count=1)).to_be_visible()
    yield "waiting"
    yield from _game(person, stages)
    person.go(f"/rules/{GAME}#K-1.2")
    expect(person.page.get_by_role("article").first).to_be_visible()
    yield "rules"
    person.go("/table/nothing-here")
    expect(person.text("web-nowhere-title")).to_be_visible()
    yield "nowhere"
    person.go()
    person.open_table(["me", "guest Bob"])
    expect(person.page.get_by_text(person.say("web-curtain-text"))).to_be_visible()
    yield "curtain"


def _game(person: Person, stages: tuple[str, ...]) -> Iterator[str]:
    person.button("web-start-with-bots", count=1).click()
    table, rng, missing = person.table, random.Random("tour"), set(stages)

    def new(_person: Person, offer: Offer) -> bool:
        return offer.stage in missing

    for _ in range(_TABLES):
        while missing and (found := play([person], rng, eager=1.0, until=new)):
            offer = found[1]
            missing.remove(offer.stage)
            yield offer.stage
            if offer.stage == "placing":
                yield from _drawers(person)
            click(person, offer)
        if not missing:
            break
        person.go()
        table = person.play_now()
    assert not missing, f"{_TABLES} games without {missing}"
    yield from _end(person, table)


def _drawers(person: Person) -> Iterator[str]:
    """What else the table page can show."""
    for key in ("web-chat", "web-rules"):
        person.tab(key)
        yield f"table {key.removeprefix('web-')}"
    if person.phone:
        for key in ("web-log", "web-players"):
            person.tab(key)
            yield f"table {key.removeprefix('web-')}"
    person.page.reload()
    assert wait_for_turn(person) is person


def _end(person: Person, table: str) -> Iterator[str]:
    if wait_for_turn(person) is not None:
        person.give_up()
    person.button("web-verify").click()
    expect(person.text("web-verify-commitment")).to_be_visible()
    yield "over"
    person.link("web-replay").click()
    expect(person.page).to_have_url(re.compile(f"/replay/{table}"))
    expect(person.page.get_by_role("img", name=person.say("web-curve"))).to_be_visible()
    yield "replay"
