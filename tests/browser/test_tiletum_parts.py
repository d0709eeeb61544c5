"""The parts of Tiletum's table keep their places: what is decided comes forward over the others and goes back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from parlour.games.tiletum.components import CONTRACT
from tests.browser.checks import settle
from tests.browser.fit import frames, out_of_sight
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, come_to

_SIZE = (1440, 900)
_FORWARD = re.compile(r"\bforward\b")


def takes_a_contract(view: View) -> bool:
    return bool(view["observation"]["action"] == CONTRACT and any(one["move"]["kind"] == "take" for one in view["legal"]))


def chooses_a_die(view: View) -> bool:
    return bool(view["observation"]["stage"] == "choose_die")


def part(person: Person, name: str) -> Locator:
    return person.page.locator(f'.tiletum-board [data-frame="{name}"]')


def height(person: Person, name: str) -> float:
    settle(person)
    box = part(person, name).locator(".sheet").bounding_box()
    assert box is not None
    return box["height"]


def test_offers_come_forward_for_a_contract_and_go_back(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=_SIZE)
    come_to(ann, "tiletum", takes_a_contract)
    expect(part(ann, "offers")).to_have_class(_FORWARD)
    places, large = frames(ann), height(ann, "offers")
    name = ann.say("tiletum-web-offers")
    ann.button("tiletum-web-send-back", part=name).click()
    expect(part(ann, "offers")).not_to_have_class(_FORWARD)
    assert height(ann, "offers") < large
    assert frames(ann) == places
    assert out_of_sight(ann) == []
    ann.button("tiletum-web-bring-forward", part=name).click()
    expect(part(ann, "offers")).to_have_class(_FORWARD)


def test_a_card_brings_that_players_board_forward(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=_SIZE)
    view = come_to(ann, "tiletum", chooses_a_die)
    places = frames(ann)
    other = view["seats"][1]["name"]
    card = ann.page.locator(".players [data-seat='1'] button[aria-pressed]")
    card.click()
    expect(part(ann, "board")).to_have_class(_FORWARD)
    expect(part(ann, "board").get_by_role("heading", level=3)).to_have_text(re.compile(re.escape(other)))
    assert frames(ann) == places
    card.click()
    expect(part(ann, "board")).not_to_have_class(_FORWARD)


def test_nothing_moves_when_somebody_else_is_at_turn(crowd: Crowd) -> None:
    """Who only looks on has nothing to choose, and sees every part at the same place."""
    ann = crowd.person("Ann", size=_SIZE)
    come_to(ann, "tiletum", takes_a_contract)
    eve = crowd.person("Eve", size=_SIZE)
    eve.go(f"/table/{ann.table}")
    expect(part(eve, "wheel")).to_be_visible()
    assert frames(eve) == frames(ann)


def test_on_a_phone_the_map_is_near_what_can_be_reached_and_can_be_seen_whole(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    come_to(ann, "tiletum", lambda view: view["prompt"]["message"]["key"] == "tiletum-prompt-roam")
    whole = ann.page.get_by_role("button", name=ann.say("tiletum-web-zoom-fit"))
    expect(whole).to_be_enabled()
    whole.tap()
    expect(whole).to_be_disabled()
