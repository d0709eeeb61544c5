"""The worked examples of the rulebook, each played as it is told there."""

from __future__ import annotations

from collections import Counter

import pytest

from .table import GAME, all_at, auction, finished, king_table, names


@pytest.mark.rule("K-S5")
def test_three_players_remove_the_cards_marked_4_or_5_and_leave_all_others() -> None:
    """Marked 4 is one gold card of each value; marked 5 are two of each, five kings and the nine cards of one office."""
    gone = Counter(names(GAME.new(5).deck)) - Counter(names(GAME.new(3).deck))
    gold = {name: number for name, number in gone.items() if name.startswith("gold-")}
    assert gold == {"gold-1": 3, "gold-2": 3, "gold-3": 3}
    assert sum(number for name, number in gone.items() if name.startswith("king-")) == 5
    assert sum(number for name, number in gone.items() if name.startswith("livestock-")) == 9
    assert gone.total() == 23
    assert Counter(names(GAME.new(3).deck)) - Counter(names(GAME.new(2).deck)) == {"gold-1": 1, "gold-2": 1, "gold-3": 1}


@pytest.mark.rule("K-1.1", "K-1.2", "K-1.3", "K-1.5")
def test_an_adviser_among_four_keeps_offers_buries_and_must_offer_the_rest() -> None:
    table = king_table(players=4).do("draw gold-2", "keep", "draw military-A", "offer", "draw gold-3")
    assert table.legal() == ["offer", "bury"]
    table.do("bury", "draw diplomacy-A")
    assert table.legal() == ["offer"]
    table.do("offer", "draw provisions-A")
    assert table.legal() == ["offer"]
    table.do("offer")
    assert (table.turn, table.legal()) == (1, ["take diplomacy-A", "take military-A", "take provisions-A"])
    table.do("take military-A")
    assert (table.turn, table.legal()) == (2, ["take diplomacy-A", "take provisions-A"])
    table.do("take provisions-A")
    assert (table.turn, table.legal()) == (3, ["take diplomacy-A"])
    table.do("take diplomacy-A")
    assert [table.hand(seat) for seat in range(4)] == [["gold-2"], ["military-A"], ["provisions-A"], ["diplomacy-A"]]
    assert names(table.state.favour) == ["gold-3"]


@pytest.mark.rule("K-2.4", "K-2.7", "K-2.9", "K-2.12")
def test_a_king_card_for_4_is_paid_with_2_and_3_and_no_change() -> None:
    table = auction(players=4, lot="king-raise", hands={0: ["gold-2"], 1: ["gold-2", "gold-3"]}, favour=["gold-1"])
    table.do("bid 2", "bid 4", "pass", "pass")
    assert table.turn == 0
    table.do("pass")
    assert table.turn == 1
    table.do("pay gold-2", "pay gold-3")
    assert table.hand(1) == []
    assert names(table.state.discarded) == ["gold-2", "gold-3", "king-raise"]
    assert (table.turn, table.do("raise military").primaries()) == (1, all_at(3, military=4))
    assert table.hand(0) == ["gold-2"]


@pytest.mark.rule("K-2.4", "K-2.7", "K-2.11", "K-2.12")
def test_a_gold_card_for_3_is_paid_with_three_cards_face_down() -> None:
    hand = ["diplomacy-A", "military-A", "gold-1", "provisions-A"]
    table = auction(players=4, lot="gold-3", hands={0: hand, 1: ["gold-1", "gold-1"]}, first=1, favour=["gold-1"])
    table.do("bid 2", "pass", "pass", "bid 3", "pass")
    assert table.turn == 0
    table.do("pay military-A", "pay gold-1", "pay provisions-A")
    assert table.hand(0) == ["diplomacy-A", "gold-3"]
    assert names(table.state.face_down[0]) == ["military-A", "provisions-A", "gold-1"]
    assert table.state.discarded == ()
    assert table.hand(1) == ["gold-1", "gold-1"]


@pytest.mark.rule("K-E1", "K-E2", "K-E3", "K-E5")
def test_two_primary_tiles_and_a_secondary_one_give_9_points() -> None:
    hands = {
        0: ["military-A", "military-H", "entertainment-H", "provisions-A"],
        1: ["provisions-H", "military-B", "entertainment-A"],
        2: ["entertainment-E"],
    }
    offices = all_at(3, military=3, entertainment=4, provisions=5, livestock=3)
    assert finished(hands, players=5, offices=offices).state.scores()[0] == 3 + 4 + 2 == 9
