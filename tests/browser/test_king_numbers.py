"""Numbers that are changed in the data file show on the page, one of each kind."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.changed_box import changed_box
from tests.browser.quick import View, choice, go_on, play_to

DATA = json.loads(files("parlour.games.king").joinpath("components.json").read_text("utf-8"))
CHANGES: dict[str, int | str] = {
    "office_tiles.start": 6,
    "office_tiles.highest": 8,
    "secondary_tiles.divisor": 3,
    "king_step.by": 2,
    "zones.own": 2,
    "left_out_unseen.3.count": 15,
    "left_out_unseen.4.count": 10,
    "left_out_unseen.5.count": 3,
    "bids.first": 3,
    "gold.1.value": 4,
    "offices.diplomacy.letters": "IHGFEDCBA",
    **{f"offices.{office['id']}.values.{place}": 7 for office in DATA["offices"] for place in range(len(office["values"]))},
}
GOVERNMENT = range(54)
GOLD = {54: 2, 55: 3, 56: 4}
"""Gold cards by kind; kinds go by value."""


def first_card(view: View) -> bool:
    seen = view["observation"]
    untouched = all(tile in (0, 6) for tile in seen["offices"]) and seen["open_zones"][0] == 2
    return bool(untouched and seen["stage"] == "placing" and seen["drawn"] in GOVERNMENT)


def raising(view: View) -> bool:
    return bool(any(one["notation"].startswith("raise ") for one in view["legal"]))


def opening(view: View) -> bool:
    seen = view["observation"]
    return bool(seen["stage"] == "bidding" and seen["bid"] == 0 and any(card in GOLD for card in seen["hand"]))


def test_numbers_that_are_changed_in_the_data_show_on_the_page(browser: Browser, tmp_path: Path) -> None:
    with changed_box(browser, tmp_path, "king", CHANGES) as crowd:
        ann = crowd.person("Ann")
        ann.go("/rules/king")
        offices = ann.page.locator(".figures .picture .cloth")
        expect(offices.locator("b")).to_have_text(["6"] * 4)
        expect(offices.locator("small")).to_have_text(["2"] * 3)

        pictures = ann.page.locator("article .picture")
        expect(pictures.locator(".pennant text")).to_have_text(["2", "6"])
        expect(pictures.locator(".row:has(.than) text.value")).to_have_text(["7", "7"])
        expect(pictures.locator(".row:has(.than) text.letter")).to_have_text(["H", "I"])

        board = ann.page.locator(".king-board")

        rng = random.Random("changed")
        view = play_to(ann, "king", rng, first_card)
        banner = board.locator(".banner").first
        label = ann.say("king-web-banner", office=ann.say("king-office-diplomacy"), primary=6, secondary=2)
        expect(banner.get_by_role("img", name=label)).to_be_visible()
        expect(banner.locator(".notch")).to_have_count(8)
        expect(board.get_by_text(ann.say("king-web-places", count=2)).first).to_be_visible()
        expect(board.locator(".held text.value")).to_have_text("7")
        expect(board.get_by_text(ann.say("king-board-deck", left=view["observation"]["left"]))).to_be_visible()

        choice(ann, "keep", view).click()
        expect(board.locator(".kept .king-card")).to_have_count(1)
        expect(board.get_by_text(ann.say("king-web-places", count=1)).first).to_be_visible()

        view = go_on(ann, rng, raising) or play_to(ann, "king", rng, raising)
        notation = next(one["notation"] for one in view["legal"] if one["notation"].startswith("raise "))
        target = choice(ann, notation, view)
        target.hover()
        office = [office["id"] for office in DATA["offices"]].index(notation.split()[1])
        ghost = target.locator("xpath=..").locator(".ghost text").first
        expect(ghost).to_have_text(str(view["observation"]["offices"][office] + 2))

        view = go_on(ann, rng, opening) or play_to(ann, "king", rng, opening)
        expect(board.get_by_role("button", name=ann.say("king-do-bid", amount=3), exact=True)).to_be_visible()
        expect(board.get_by_role("button", name=ann.say("king-do-bid", amount=2), exact=True)).to_have_count(0)
        hand = board.get_by_role("region", name=ann.say("king-board-hand"))
        gold = next(GOLD[card] for card in view["observation"]["hand"] if card in GOLD)
        card = hand.get_by_role("img", name=ann.say("king-card-gold", value=gold)).first
        expect(card.locator(".coin")).to_have_count(gold)
