"""A walk through every page and every state of a table, as one person reaches them by playing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from playwright.sync_api import expect

from tests.browser.person import GAME, Person
from tests.browser.play import targets
from tests.browser.quick import View, come_to, end_of

STAGES = ("placing", "taking", "king", "bidding", "paying")


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
    """The questions of the game; each is the same at every walk."""
    for stage in stages:
        come_to(person, GAME, partial(_asks, stage))
        expect(targets(person).first).to_be_visible()
        yield stage
        if stage == "placing":
            yield from _drawers(person)
    yield from _end(person, end_of(GAME, person))


def _asks(stage: str, view: View) -> bool:
    return bool(view["observation"]["stage"] == stage)


def _drawers(person: Person) -> Iterator[str]:
    """What else the table page can show."""
    for key in ("web-chat", "web-rules"):
        person.tab(key)
        yield f"table {key.removeprefix('web-')}"
    if person.phone:
        for key in ("web-log", "web-players"):
            person.tab(key)
            yield f"table {key.removeprefix('web-')}"


def _end(person: Person, table: str) -> Iterator[str]:
    person.button("web-verify").click()
    expect(person.text("web-verify-commitment")).to_be_visible()
    yield "over"
    person.link("web-replay").click()
    expect(person.page).to_have_url(re.compile(f"/replay/{table}"))
    expect(person.page.get_by_role("img", name=person.say("web-curve"))).to_be_visible()
    yield "replay"
