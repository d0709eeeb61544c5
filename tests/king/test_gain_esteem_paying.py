"""Phase 2, gain esteem: paying with gold or with cards, and what was won."""

from __future__ import annotations

import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import NotYourTurn

from .table import Table, all_at, auction, names


def winning(hand: list[str], bid: int, lot: str = "military-C", favour: tuple[str, ...] = ("gold-1",)) -> Table:
    """Seat 0 has won the lot with this bid."""
    return auction(lot=lot, hands={0: hand}, favour=favour).do(f"bid {bid}", "pass", "pass")


@pytest.mark.rule("K-2.9")
def test_a_government_card_is_paid_in_gold_face_up() -> None:
    table = winning(["gold-1", "gold-2", "diplomacy-A"], 2)
    assert table.legal() == ["pay gold-1", "pay gold-2"]
    table.refuses("pay diplomacy-A")
    table.refuses("pay gold-3")
    table.do("pay gold-2")
    assert names(table.state.discarded) == ["gold-2"]
    assert table.hand(0) == ["diplomacy-A", "military-C", "gold-1"]


@pytest.mark.rule("K-2.9")
def test_a_king_card_is_paid_in_gold() -> None:
    table = winning(["gold-1", "diplomacy-A"], 1, lot="king-raise")
    assert table.legal() == ["pay gold-1"]
    table.refuses("pay diplomacy-A")


@pytest.mark.rule("K-2.9")
def test_there_is_no_change() -> None:
    table = winning(["gold-3"], 1).do("pay gold-3")
    assert table.hand(0) == ["military-C"]
    assert names(table.state.discarded) == ["gold-3"]


@pytest.mark.rule("K-2.9")
def test_gold_is_counted_by_value_not_by_cards() -> None:
    table = winning(["gold-3", "gold-3"], 6).do("pay gold-3")
    assert table.state.owed == 3
    assert table.do("pay gold-3").hand(0) == ["military-C"]


@pytest.mark.rule("K-2.9")
def test_only_the_winner_pays() -> None:
    table = winning(["gold-3"], 1)
    for seat in (1, 2, CHANCE):
        table.refuses("pay gold-3", seat=seat, error=NotYourTurn)


@pytest.mark.rule("K-2.10")
def test_a_1_and_then_a_3_may_pay_a_bid_of_3() -> None:
    table = winning(["gold-1", "gold-3"], 3).do("pay gold-1")
    assert (table.turn, table.legal()) == (0, ["pay gold-3"])
    table.do("pay gold-3")
    assert names(table.state.discarded) == ["gold-1", "gold-3"]
    assert table.hand(0) == ["military-C"]


@pytest.mark.rule("K-2.10")
def test_a_3_pays_a_bid_of_3_and_no_1_may_follow() -> None:
    table = winning(["gold-1", "gold-3"], 3).do("pay gold-3")
    table.refuses("pay gold-1", seat=0, error=NotYourTurn)
    assert table.hand(0) == ["military-C", "gold-1"]
    assert names(table.state.discarded) == ["gold-3"]


@pytest.mark.rule("K-2.10")
def test_equal_gold_cards_are_one_choice() -> None:
    table = winning(["gold-1", "gold-1", "gold-2"], 2)
    assert table.legal() == ["pay gold-1", "pay gold-2"]
    assert table.do("pay gold-1").legal() == ["pay gold-1", "pay gold-2"]


@pytest.mark.rule("K-2.11")
def test_a_gold_card_costs_as_many_cards_of_any_kind_as_the_bid() -> None:
    table = winning(["diplomacy-A", "gold-1", "gold-3", "military-B"], 3, lot="gold-2")
    assert table.legal() == ["pay diplomacy-A", "pay military-B", "pay gold-1", "pay gold-3"]
    table.do("pay military-B", "pay gold-3", "pay diplomacy-A")
    assert table.hand(0) == ["gold-1", "gold-2"]
    assert names(table.state.face_down[0]) == ["diplomacy-A", "military-B", "gold-3"]
    assert table.state.discarded == ()


@pytest.mark.rule("K-2.11")
def test_a_gold_card_counts_as_one_card_whatever_its_value() -> None:
    table = winning(["gold-3", "gold-3"], 2, lot="gold-1").do("pay gold-3")
    assert (table.turn, table.legal(), table.state.owed) == (0, ["pay gold-3"], 1)
    assert table.do("pay gold-3").hand(0) == ["gold-1"]


@pytest.mark.rule("K-2.11")
def test_the_gold_card_that_was_won_cannot_pay_for_itself() -> None:
    table = winning(["military-A"], 1, lot="gold-2")
    table.refuses("pay gold-2")
    assert table.do("pay military-A").hand(0) == ["gold-2"]


@pytest.mark.rule("K-2.11")
def test_no_more_cards_go_once_the_bid_is_covered() -> None:
    table = winning(["military-A", "military-B"], 1, lot="gold-2").do("pay military-A")
    table.refuses("pay military-B", seat=0, error=NotYourTurn)
    assert table.hand(0) == ["military-B", "gold-2"]


@pytest.mark.rule("K-2.12")
@pytest.mark.parametrize(("lot", "hand"), [("military-C", ["military-C"]), ("gold-3", ["gold-3"])])
def test_a_government_or_gold_card_goes_to_the_winners_hand(lot: str, hand: list[str]) -> None:
    table = winning(["gold-1"], 1, lot=lot).do("pay gold-1")
    assert [table.hand(seat) for seat in range(3)] == [hand, [], []]
    assert table.chance() == {"reveal gold-1": 1}


@pytest.mark.rule("K-2.12", "K-K1")
def test_a_king_acts_at_once_and_is_discarded() -> None:
    table = winning(["gold-1"], 1, lot="king-raise-two").do("pay gold-1")
    assert table.turn == 0
    assert table.do("raise military").turn == 0
    table.refuses("raise military")
    table.do("raise provisions")
    assert table.primaries() == all_at(3, military=4, provisions=4)
    assert table.hand(0) == []
    assert names(table.state.discarded) == ["gold-1", "king-raise-two"]
    assert table.chance() == {"reveal gold-1": 1}


@pytest.mark.rule("K-2.12", "K-K5")
def test_a_king_that_can_change_nothing_is_paid_and_lost() -> None:
    table = auction(lot="king-raise", hands={0: ["gold-1"]}, favour=["gold-2"], offices=all_at(6))
    table.do("bid 1", "pass", "pass", "pay gold-1")
    assert table.primaries() == all_at(6)
    assert names(table.state.discarded) == ["gold-1", "king-raise"]
    assert table.chance() == {"reveal gold-2": 1}


@pytest.mark.rule("K-2.12")
def test_gold_that_was_won_pays_for_the_next_card() -> None:
    table = winning(["military-A"], 1, lot="gold-3", favour=("military-C",)).do("pay military-A")
    table.do("reveal military-C", "pass", "pass", "bid 3", "pay gold-3")
    assert table.hand(0) == ["military-C"]


@pytest.mark.rule("K-2.13")
@pytest.mark.parametrize(("hand", "lot"), [(["gold-1", "gold-2"], "military-C"), (["military-A"] + ["gold-1"] * 2, "gold-2")])
def test_who_can_pay_exactly_must_pay(hand: list[str], lot: str) -> None:
    table = winning(hand, 3, lot=lot)
    assert table.turn == 0
    assert all(move.startswith("pay ") for move in table.legal())
    table.refuses("pass")
    table.refuses("lose gold-1")


@pytest.mark.rule("K-2.13")
def test_a_payment_that_has_begun_goes_on() -> None:
    table = winning(["gold-1", "gold-1"], 2).do("pay gold-1")
    assert table.legal() == ["pay gold-1"]
    table.refuses("pass")


@pytest.mark.rule("K-2.13", "K-2.11")
def test_the_whole_hand_pays_if_need_be() -> None:
    table = winning(["diplomacy-A", "military-A"], 2, lot="gold-1").do("pay diplomacy-A", "pay military-A")
    assert table.hand(0) == ["gold-1"]


@pytest.mark.rule("K-2.9", "K-K1")
def test_nothing_is_owed_while_an_overpaid_king_acts() -> None:
    table = winning(["gold-3"], 2, lot="king-raise").do("pay gold-3")
    assert table.legal()[0].startswith("raise")
    assert table.state.observe(0).owed == 0
