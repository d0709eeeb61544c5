"""Buying: one tile each, clockwise from the start player."""

from __future__ import annotations

import pytest

from parlour.engine.contract import SPECTATOR
from parlour.engine.errors import NotYourTurn
from tests.given import seen

from .table import Table, buying, numbers, position

EVERYBODY = [0, 1, 2, SPECTATOR]


def market(start: int = 0, gold: tuple[int, int, int] = (4, 0, 5)) -> Table:
    """Three seats with gold in hand and two tiles each for sale."""
    return buying(position(start=start, gold=gold), {10: 3, 20: 2}, {30: 4, 40: 1}, {50: 6, 60: 2})


def gained(table: Table) -> list[list[int]]:
    """The tiles that each seat builds this round."""
    return [numbers(pile) for pile in table.state.gained]


@pytest.mark.rule("S-4.1", "S-4.2", "S-4.4")
def test_only_tiles_of_others_that_the_gold_in_hand_can_pay_may_be_bought() -> None:
    """4 gold: not the own 10 and 20, and not 50 for 6."""
    table = market()
    assert table.legal() == ["pass", "buy 30", "buy 40", "buy 60"]
    table.refuses("buy 10")
    table.refuses("buy 20")
    table.refuses("buy 50")
    table.refuses("buy 33")


@pytest.mark.rule("S-4.2")
def test_all_gold_in_hand_may_be_spent_but_no_more() -> None:
    assert "buy 50" in market(gold=(6, 0, 0)).legal()
    assert "buy 50" not in market(gold=(5, 0, 0)).legal()


@pytest.mark.rule("S-4.2")
def test_the_gold_on_the_own_tiles_cannot_be_spent() -> None:
    """Seat 0 has 5 gold on its tiles and none in hand."""
    assert market(gold=(0, 9, 9)).legal() == ["pass"]


@pytest.mark.rule("S-4.2", "S-4.3")
def test_the_buyer_pays_and_the_seller_gets_the_price_and_the_gold_on_the_tile() -> None:
    table = market().do("buy 30")
    assert table.state.gold == [0, 4 + 4, 5]
    assert table.market() == [{10: 3, 20: 2}, {40: 1}, {50: 6, 60: 2}]


@pytest.mark.rule("S-4.3")
def test_the_seller_can_spend_price_and_gold_in_the_same_phase() -> None:
    """Seat 1 had nothing in hand; 30 brings 8, enough for 50."""
    table = market()
    assert market(start=1).legal() == ["pass"]
    table.do("buy 30")
    assert table.turn == 1
    assert table.legal() == ["pass", "buy 10", "buy 20", "buy 50", "buy 60"]
    table.do("buy 50")
    assert table.state.gold == [0, 2, 17]


@pytest.mark.rule("S-4.1")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_everybody_is_asked_once_clockwise_from_the_start_player(start: int, order: list[int]) -> None:
    table, asked = market(start), []
    while table.state.observe(0).stage == "buying":
        asked.append(table.turn)
        table.do("pass")
    assert asked == order


@pytest.mark.rule("S-4.1")
def test_nobody_buys_out_of_turn_or_twice() -> None:
    table = market()
    table.refuses("buy 10", seat=2, error=NotYourTurn)
    table.do("buy 40")
    table.refuses("buy 60", seat=0, error=NotYourTurn)


@pytest.mark.rule("S-4.1")
def test_a_sold_tile_is_not_for_sale_any_more() -> None:
    table = market(gold=(4, 5, 5)).do("buy 60")
    table.refuses("buy 60")
    table.do("pass")
    table.refuses("buy 60")


@pytest.mark.rule("S-4.4")
def test_passing_is_an_act_even_when_nothing_is_affordable() -> None:
    table = market(gold=(0, 0, 0))
    for seat in range(3):
        assert (table.turn, table.legal()) == (seat, ["pass"])
        table.do("pass")
    assert table.state.observe(0).stage == "building"


@pytest.mark.rule("S-4.4")
def test_who_could_buy_may_pass() -> None:
    table = market().do("pass")
    assert (table.turn, table.state.gold) == (1, [4, 0, 5])


@pytest.mark.rule("S-4.5")
def test_unsold_tiles_are_kept_and_the_gold_on_them_is_lost() -> None:
    table = market().do("pass", "pass", "pass")
    assert gained(table) == [[10, 20], [30, 40], [50, 60]]
    assert table.state.gold == [4, 0, 5]
    assert table.market() == [{}, {}, {}]


@pytest.mark.rule("S-4.1", "S-4.3", "S-4.5")
def test_a_whole_phase() -> None:
    table = market().do("buy 30", "buy 50", "buy 10")
    assert table.state.gold == [0 + 6, 2, 17 - 3]
    assert gained(table) == [[20, 30], [40, 50], [10, 60]]


@pytest.mark.rule("S-4.5")
def test_three_tiles_at_most_and_none_at_least() -> None:
    """Seat 0 sells nothing and buys one; seat 1 sells both and passes."""
    table = market(gold=(4, 0, 5)).do("buy 30", "pass", "buy 40")
    assert gained(table) == [[10, 20, 30], [], [40, 50, 60]]
    assert table.state.gold == [0, 8 + 2, 4]
    assert table.state.to_act() == (0, 2)


@pytest.mark.rule("S-4.3", "S-4.5")
def test_who_has_bought_may_still_sell_but_not_buy_again() -> None:
    """The start player sells after having bought: the gold stays for the next round, and no second purchase."""
    table = market(gold=(2, 9, 0)).do("buy 60", "buy 10")
    assert table.state.gold == [0 + 6, 6, 4]
    assert table.turn == 2


@pytest.mark.rule("S-4.1", "S-4.4", "S-4.5")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_see_what_is_bought_passed_and_kept(viewer: int) -> None:
    table = market()
    assert seen(table.happen("buy 30"), viewer) == [{"kind": "bought", "seat": 0, "other": 1, "tile": 29, "gold": 4}]
    assert seen(table.happen("pass"), viewer) == [{"kind": "passed", "seat": 1}]
    assert seen(table.happen("pass"), viewer, "kept") == [
        {"kind": "kept", "seat": seat, "tile": number - 1, "gold": gold}
        for seat, number, gold in ((0, 10, 3), (0, 20, 2), (1, 40, 1), (2, 50, 6), (2, 60, 2))
    ]
    assert [numbers(pile) for pile in table.state.observe(viewer).gained] == [[10, 20, 30], [40], [50, 60]]


@pytest.mark.rule("S-4.1")
def test_with_two_players_the_other_is_the_only_seller() -> None:
    table = buying(position(2, gold=[9, 9]), {10: 3, 20: 2}, {30: 4, 40: 1})
    assert table.legal() == ["pass", "buy 30", "buy 40"]
    assert table.do("buy 40").legal() == ["pass", "buy 10", "buy 20"]
