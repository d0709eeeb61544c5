"""Phase 2, gain esteem: who cannot pay, and the auction that is held again."""

from __future__ import annotations

import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import NotYourTurn
from parlour.games.rules import rules
from parlour.words import LANGUAGES

from .table import auction, bids, card, names


@pytest.mark.rule("K-2.14")
def test_who_cannot_pay_pays_nothing_and_loses_one_card_at_random() -> None:
    table = auction(hands={0: ["diplomacy-A", "gold-1", "gold-1"]}).do("bid 3", "pass", "pass")
    assert table.turn == CHANCE
    assert table.chance() == {"lose diplomacy-A": 1, "lose gold-1": 2}
    table.do("lose gold-1")
    assert table.hand(0) == ["diplomacy-A", "gold-1"]
    assert names(table.state.face_down[0]) == ["gold-1"]
    assert table.state.discarded == ()


@pytest.mark.rule("K-2.14")
def test_only_a_card_of_that_hand_is_lost() -> None:
    table = auction(hands={0: ["gold-1"], 1: ["gold-2"]}).do("bid 3", "pass", "pass")
    table.refuses("lose gold-2")
    table.refuses("lose gold-1", seat=0, error=NotYourTurn)
    table.refuses("pay gold-1", seat=0, error=NotYourTurn)


@pytest.mark.rule("K-2.14")
@pytest.mark.parametrize(("seat", "neighbour"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_takes_the_card(seat: int, neighbour: int) -> None:
    table = auction(hands={seat: ["gold-1"]}, first=seat).do("bid 3", "pass", "pass")
    lost = table.happen("lose gold-1")[0]
    assert lost.view(seat) == {"kind": "lost", "seat": seat, "other": neighbour, "card": card("gold-1")}


@pytest.mark.rule("K-2.14")
def test_cards_of_other_kinds_do_not_pay_for_a_government_card() -> None:
    table = auction(hands={0: ["diplomacy-H", "diplomacy-I", "gold-2"]}).do("bid 3", "pass", "pass")
    assert table.turn == CHANCE


@pytest.mark.rule("K-2.14")
def test_gold_value_does_not_pay_for_a_gold_card() -> None:
    table = auction(lot="gold-1", hands={0: ["gold-3", "gold-3"]}).do("bid 3", "pass", "pass")
    assert table.chance() == {"lose gold-3": 2}


@pytest.mark.rule("K-2.14", "K-2.15")
def test_an_empty_hand_loses_nothing() -> None:
    table = auction().do("bid 1", "pass", "pass")
    assert (table.turn, table.legal()) == (1, bids(1))
    assert table.state.face_down == [(), (), ()]


@pytest.mark.rule("K-2.15")
def test_the_same_card_is_auctioned_again_from_1_without_that_player() -> None:
    table = auction(hands={0: ["gold-1"], 1: ["gold-2"]}).do("bid 5", "pass", "pass", "lose gold-1")
    assert (table.turn, table.legal()) == (1, bids(1))
    table.refuses("bid 1", seat=0, error=NotYourTurn)
    table.do("bid 1", "pass")
    assert table.legal() == ["pay gold-2"]
    assert table.do("pay gold-2").hand(1) == ["military-C"]


@pytest.mark.rule("K-2.15")
def test_those_who_had_passed_are_back_in() -> None:
    table = auction(players=4, hands={3: ["gold-1"]}).do("pass", "pass", "pass", "bid 2", "lose gold-1")
    order = []
    for amount in range(1, 6):
        order.append(table.turn)
        table.do(f"bid {amount}")
    assert order == [0, 1, 2, 0, 1]


@pytest.mark.rule("K-2.15")
def test_the_first_player_opens_again() -> None:
    table = auction(hands={0: ["gold-1"]}, first=2).do("bid 1", "bid 2", "pass", "pass", "lose gold-1")
    assert (table.turn, table.legal()) == (2, bids(1))


@pytest.mark.rule("K-2.15")
def test_when_the_first_player_is_out_the_next_seat_clockwise_opens() -> None:
    table = auction(players=4, hands={3: ["gold-1"]}, first=3).do("bid 2", "pass", "pass", "pass", "lose gold-1")
    assert table.turn == 0


@pytest.mark.rule("K-2.15")
def test_a_pass_in_the_second_auction_is_final_again() -> None:
    table = auction(players=4).do("bid 2", "pass", "pass", "pass", "pass", "bid 1")
    assert table.turn == 3
    assert table.do("bid 2").turn == 2


@pytest.mark.rule("K-2.15")
def test_several_players_drop_out_of_one_card() -> None:
    table = auction(players=4, hands={1: ["gold-1"], 2: ["gold-3"]})
    table.do("bid 9", "pass", "pass", "pass")
    assert table.turn == 1
    table.do("bid 9", "pass", "pass", "lose gold-1")
    assert table.turn == 2
    table.refuses("pass", seat=0, error=NotYourTurn)
    table.refuses("pass", seat=1, error=NotYourTurn)
    table.do("bid 1", "bid 2", "bid 3", "pass", "pay gold-3")
    assert table.hand(2) == ["military-C"]


@pytest.mark.rule("K-2.15", "K-2.7")
def test_a_lone_bidder_after_defaults_may_bid_and_win_at_once() -> None:
    table = auction(players=2, hands={0: ["gold-1"], 1: ["gold-1"]}).do("bid 2", "pass", "lose gold-1")
    assert (table.turn, table.legal()) == (1, bids(1))
    assert table.do("bid 1").legal() == ["pay gold-1"]
    assert table.do("pay gold-1").hand(1) == ["military-C"]


@pytest.mark.rule("K-2.15", "K-2.7", "K-2.8")
def test_a_lone_bidder_after_defaults_may_pass() -> None:
    table = auction(players=2, hands={0: ["gold-1"], 1: ["gold-1"]}, favour=["gold-2"])
    table.do("bid 2", "pass", "lose gold-1", "pass")
    assert names(table.state.discarded) == ["military-C"]
    assert table.hand(1) == ["gold-1"]
    assert table.chance() == {"reveal gold-2": 1}


@pytest.mark.rule("K-2.15", "K-2.8")
def test_when_all_others_pass_in_the_second_auction_the_card_is_discarded() -> None:
    table = auction(favour=["gold-2"]).do("bid 1", "bid 2", "pass", "pass", "pass", "pass")
    assert names(table.state.discarded) == ["military-C"]
    assert table.chance() == {"reveal gold-2": 1}


@pytest.mark.rule("K-2.15", "K-2.2")
def test_after_defaults_the_next_first_player_sits_left_of_the_first_player() -> None:
    table = auction(hands={1: ["gold-1"]}, favour=["gold-2"])
    table.do("bid 2", "pass", "pass", "bid 1", "pass", "pay gold-1", "reveal gold-2")
    assert table.turn == 1


@pytest.mark.rule("K-2.15")
def test_who_defaulted_may_bid_for_the_next_card() -> None:
    table = auction(hands={0: ["gold-1", "gold-1"]}, first=2, favour=["gold-2"])
    table.do("pass", "bid 3", "pass", "lose gold-1", "pass", "pass", "reveal gold-2")
    assert (table.turn, table.legal()) == (0, bids(1))
    assert table.do("bid 1", "pass", "pass").legal() == ["pay gold-1"]


@pytest.mark.rule("K-2.16")
def test_when_everybody_defaults_the_card_is_discarded_face_up() -> None:
    table = auction(hands={0: ["gold-1"], 2: ["gold-1"]}, favour=["gold-2"])
    table.do("bid 9", "pass", "pass", "lose gold-1", "bid 1", "pass", "bid 7")
    events = table.happen("lose gold-1")
    assert [event.view(1) for event in events] == [
        {"kind": "lost", "seat": 2, "other": 0},
        {"kind": "unsold", "card": card("military-C")},
    ]
    assert names(table.state.discarded) == ["military-C"]
    assert table.do("reveal gold-2").turn == 1


@pytest.mark.rule("K-2.16", "K-2.14")
def test_everybody_may_default_with_empty_hands() -> None:
    table = auction(players=2, lot="king-raise").do("bid 1", "pass", "bid 1")
    assert table.state.is_over
    assert names(table.state.discarded) == ["king-raise"]
    assert table.primaries()["military"] == 3


@pytest.mark.rule("K-2.18", "K-2.14")
def test_a_default_is_public_but_not_what_it_cost() -> None:
    table = auction(hands={0: ["diplomacy-A", "gold-1"]}).do("bid 4", "pass")
    events = table.happen("pass")
    assert events[-1].view(1) == {"kind": "defaulted", "seat": 0, "amount": 4, "card": card("military-C")}
    table.do("lose diplomacy-A")
    assert table.state.observe(1).hand_sizes == [1, 0, 0]
    assert table.state.observe(1).face_down_counts == [1, 0, 0]


@pytest.mark.rule("K-2.14")
def test_the_question_about_the_lost_card_opens_the_rule_of_it() -> None:
    table = auction(hands={0: ["gold-1"]}).do("bid 2", "pass", "pass")
    assert table.chance() == {"lose gold-1": 1}
    assert [table.state.prompt(seat).rule for seat in range(3)] == ["K-2.14"] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_passing_points_to_the_auction_that_is_held_again(language: str) -> None:
    assert "K-2.15" in rules("king", language)["K-2.5"].text
