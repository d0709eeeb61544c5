"""The parts of Tiletum's table keep their places: what is decided comes forward over the others and goes back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from parlour.games.tiletum.components import CONTRACT
from tests.browser.checks import settle
from tests.browser.fit import frames, out_of_sight
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, come_to

_SIZE = (1440, 900)
_FORWARD = re.compile(r"\bforward\b")
_CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


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
    other = ann.names(view)[1]
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
    assert _parts_of_the_board(eve) == _parts_of_the_board(ann)


def _parts_of_the_board(person: Person) -> dict[str, list[int]]:
    """Beside the board a stranger's page has other things than that of somebody who sits here."""
    return {name: place for name, place in frames(person).items() if not name.startswith(("panel", "drawer"))}


def test_on_a_phone_the_map_is_near_what_can_be_reached_and_can_be_seen_whole(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    come_to(ann, "tiletum", lambda view: view["prompt"]["message"]["key"] == "tiletum-prompt-roam")
    whole = ann.page.get_by_role("button", name=ann.say("tiletum-web-zoom-fit"))
    expect(whole).to_be_enabled()
    whole.tap()
    expect(whole).to_be_disabled()


def test_where_the_cards_lie_below_the_board_it_tells_what_one_has(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=(1024, 768))
    view = come_to(ann, "tiletum", lambda view: view["observation"]["stage"] == "choose_die")
    goods = ann.page.locator('main .board [data-count^="gold-"]:visible')
    expect(goods).to_have_text(str(view["observation"]["boards"][0]["goods"][0]))
    expect(goods).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["uk", "ja"])
def test_a_phone_tells_the_towns_of_the_fairs_in_full(crowd: Crowd, language: str) -> None:
    ann = crowd.phone(language=language)
    come_to(ann, "tiletum", lambda view: view["observation"]["action"] >= 0)
    ann.page.locator("#ti-map").tap()
    names = ann.page.locator(".fairs .where")
    expect(names.first).to_be_visible()
    assert names.evaluate_all(_CUT) == []
