"""Numbers of Tiletum that are changed in the data file show on the page, one of each kind."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.browser.changed_box import changed_box
from tests.browser.person import Crowd
from tests.browser.quick import View, play_to
from tests.changed_numbers import Changes

CHANGES: Changes = {
    "rules.start_vp": 13,
    "rules.ap": 9,
    "rules.die_shift_gold": 1,
    "rules.start_resources.iron": 5,
    "rules.start_gold_by_turn_order.0": 7,
    "rules.start_gold_by_turn_order.1": 7,
    "rules.start_gold_by_turn_order.2": 7,
    "king_track.spaces.15.vp": 27,
    "fair.board_vp_by_round.1": 6,
    "contract_offer.ap_cost_left_to_right.0": 4,
    "character_offer.ap_cost_each": 3,
    # One token and one die for every turn of a round: the three go together, or the data is refused.
    "rules.turns_per_round": 2,
    "corruption.drawn_per_round": 2,
    "player_board.dice_spaces": 2,
}


def first_die(view: View) -> bool:
    return bool(view["observation"]["stage"] == "choose_die" and view["observation"]["turn_number"] == 0)


def test_numbers_that_are_changed_in_the_data_show_on_the_page(browser: Browser, tmp_path: Path) -> None:
    with changed_box(browser, tmp_path, "tiletum", CHANGES) as crowd:
        ann = crowd.person("Ann")
        ann.go("/rules/tiletum")
        expect(ann.page.locator(".figures .die > span")).to_have_text(["5 ×", "4 ×", "2 ×", "7 ×"])
        pictures = ann.page.locator("article .picture")
        expect(pictures.locator(".track b").last).to_have_text("27")
        expect(pictures.locator("text.ap")).to_have_text("5")

        view = play_to(ann, "tiletum", random.Random("changed"), first_die)
        seen, board = view["observation"], ann.page.locator(".tiletum-board")

        expect(board.locator(".wheel text.ap")).to_have_text([str(9 - value) for value in seen["values"]])
        expect(board.locator(".king ol .value").last).to_have_text("27")
        expect(board.locator(".king .corruption b")).to_have_count(2)
        expect(board.locator(".now .round")).to_have_text(ann.say("tiletum-web-round", round=1, rounds=4, turn=1, turns=2))
        fair = board.locator(".fairs li").first
        expect(fair.locator(".ti-badge")).to_have_text(str(seen["fair_each"][0]))
        assert seen["fair_each"][0] >= 6
        card = ann.page.locator(".players li").filter(has=ann.page.locator(".goods")).first
        goods = card.locator(".goods li")
        expect(goods.filter(has_text=ann.say("tiletum-resource-iron"))).to_contain_text("5")
        expect(goods.filter(has_text=ann.say("tiletum-resource-gold"))).to_contain_text("7")
        offers = board.locator(".offers .offer")
        expect(offers.first.locator(".ti-badge.ap").first).to_have_text("4")
        expect(offers.last.locator(".ti-badge.ap").first).to_have_text("3")
        expect(card.locator(".panel-score")).to_contain_text("13")

        board.get_by_role("button", name=ann.say("tiletum-web-turn-a-die")).click()
        expect(board.locator(".turning .how")).to_have_text(ann.say("tiletum-web-turn-how", gold=1))
        turned = next(one for one in view["legal"] if abs(one["move"]["turned"] - one["move"]["face"]) == 1)
        straight = next(
            one
            for one in view["legal"]
            if {**one["move"], "turned": 0} == {**turned["move"], "turned": 0} and one["move"]["turned"] == one["move"]["face"]
        )
        board.locator(f'.wheel svg [data-action="{straight["action"]}"]').first.click()
        price = board.locator(".turning .face").filter(has=ann.page.locator(f'[data-action="{turned["action"]}"]'))
        expect(price.locator(".gold")).to_have_text("1")


def test_how_many_resources_a_die_gives_is_said_by_the_server(crowd: Crowd) -> None:
    """No number of the data says it, so the answer is changed on its way."""

    def doubled(route: Route) -> None:
        answer = route.fetch()
        box = answer.json()
        route.fulfill(response=answer, json={**box, "die_resources": [2 * face for face in box["faces"]]})

    ann = crowd.person("Ann")
    ann.page.route("**/api/games/tiletum/box", doubled)
    ann.go("/rules/tiletum")
    expect(ann.page.locator(".figures .die > span")).to_have_text(["10 ×", "2 ×", "4 ×", "5 ×"])
