"""Phase 2, gain esteem: hands, the favour pile, the first player, bids and passes."""

from __future__ import annotations

import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import NotationError, NotYourTurn

from .table import GAME, auction, bids, card, king_table, names


@pytest.mark.rule("K-2.1")
@pytest.mark.parametrize(("players", "held", "buried"), [(2, 20, 20), (3, 18, 18)])
def test_everybody_has_the_own_pile_in_hand(players: int, held: int, buried: int) -> None:
    """Nobody meets a king here, so that each kept or took a card in every turn."""
    table = king_table(players=players).until(lambda state: state.phase == 2)
    assert [len(hand) for hand in table.state.hands] == [held] * players
    assert len(table.state.favour) == buried


@pytest.mark.rule("K-2.1")
def test_the_favour_pile_is_shuffled() -> None:
    table = auction(lot=None, favour=["gold-1", "military-A", "gold-1", "king-raise"])
    assert table.chance() == {"reveal military-A": 1, "reveal gold-1": 2, "reveal king-raise": 1}


@pytest.mark.rule("K-2.2")
@pytest.mark.parametrize(
    ("players", "first_adviser", "first_player"), [(2, 0, 0), (2, 1, 1), (3, 1, 1), (4, 2, 2), (5, 0, 3), (5, 4, 2)]
)
def test_the_player_left_of_the_last_adviser_is_first(players: int, first_adviser: int, first_player: int) -> None:
    """Turns go round evenly but for five players, who share eighteen."""
    table = king_table(players=players, first=first_adviser).until(lambda state: state.phase == 2)
    assert table.until(lambda state: state.lot >= 0).turn == first_player


@pytest.mark.rule("K-2.2")
def test_after_an_unsold_card_the_next_player_is_first() -> None:
    table = auction(first=2, favour=["gold-1"]).do("pass", "pass", "pass", "reveal gold-1")
    assert table.turn == 0


@pytest.mark.rule("K-2.2")
def test_after_a_sold_card_the_next_player_is_first_whoever_won() -> None:
    table = auction(hands={0: ["gold-1"]}, first=1, favour=["gold-1"])
    table.do("pass", "pass", "bid 1", "pay gold-1", "reveal gold-1")
    assert table.turn == 2


@pytest.mark.rule("K-2.2", "K-2.12")
def test_after_a_king_the_next_player_is_first() -> None:
    table = auction(lot="king-raise", hands={2: ["gold-1"]}, favour=["gold-1"])
    table.do("pass", "pass", "bid 1", "pay gold-1", "raise military", "reveal gold-1")
    assert table.turn == 1


@pytest.mark.rule("K-2.3")
def test_the_first_player_turns_a_card_of_the_favour_pile() -> None:
    table = auction(lot=None, first=1, favour=["gold-1", "military-A"])
    assert table.turn == CHANCE
    (event,) = table.happen("reveal military-A")
    assert event.view(0) == {"kind": "revealed", "seat": 1, "card": card("military-A")}
    assert table.state.lot == card("military-A")
    assert names(table.state.favour) == ["gold-1"]


@pytest.mark.rule("K-2.3")
def test_only_cards_of_the_favour_pile_are_turned_and_one_at_a_time() -> None:
    table = auction(lot=None, favour=["gold-1", "military-A"])
    table.refuses("reveal gold-2")
    table.do("reveal gold-1")
    table.refuses("reveal military-A", seat=CHANCE, error=NotYourTurn)


@pytest.mark.rule("K-2.3")
def test_bidding_goes_clockwise_from_the_first_player_for_many_rounds() -> None:
    table = auction(players=4, first=2)
    order = []
    for amount in range(1, 10):
        order.append(table.turn)
        table.do(f"bid {amount}")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@pytest.mark.rule("K-2.4")
def test_the_first_bid_is_at_least_1() -> None:
    assert auction().legal() == bids(1)
    with pytest.raises(NotationError):
        GAME.parse("bid 0")


@pytest.mark.rule("K-2.4")
def test_every_later_bid_is_higher_than_the_last() -> None:
    table = auction().do("bid 3")
    assert table.legal() == bids(4)
    table.refuses("bid 3")
    table.refuses("bid 1")
    assert table.do("bid 10").legal() == bids(11)


@pytest.mark.rule("K-2.4")
def test_a_pass_between_does_not_lower_the_next_bid() -> None:
    assert auction().do("bid 5", "pass").legal() == bids(6)


@pytest.mark.rule("K-2.5")
def test_a_player_may_pass_at_once() -> None:
    table = auction().do("pass")
    assert table.turn == 1
    assert table.legal() == bids(1)


@pytest.mark.rule("K-2.5")
def test_who_passed_is_not_asked_again_for_this_card() -> None:
    table = auction().do("bid 1", "pass")
    order = []
    for amount in (2, 3, 4, 5):
        order.append(table.turn)
        table.refuses(f"bid {amount}", seat=1, error=NotYourTurn)
        table.do(f"bid {amount}")
    assert order == [2, 0, 2, 0]


@pytest.mark.rule("K-2.5")
def test_who_passed_is_back_for_the_next_card() -> None:
    table = auction(favour=["gold-1"]).do("pass", "pass", "pass", "reveal gold-1")
    assert (table.turn, table.legal()) == (1, bids(1))


@pytest.mark.rule("K-2.6")
@pytest.mark.parametrize("lot", ["military-C", "king-raise", "gold-3"])
def test_nobody_has_to_be_able_to_pay_a_bid(lot: str) -> None:
    table = auction(lot=lot)
    assert table.hand(0) == []
    assert table.legal() == bids(1)
    assert table.do("bid 78").turn == 1


@pytest.mark.rule("K-2.6")
def test_bids_end_at_78() -> None:
    table = auction()
    assert table.legal()[-1] == "bid 78"
    with pytest.raises(NotationError):
        GAME.parse("bid 79")


@pytest.mark.rule("K-2.6", "K-2.18")
def test_after_a_bid_of_78_the_others_still_pass_for_themselves() -> None:
    table = auction(hands={0: ["gold-1"]}).do("bid 78")
    for seat in (1, 2):
        assert (table.turn, table.legal()) == (seat, ["pass"])
        table.do("pass")
    assert table.turn == CHANCE


@pytest.mark.rule("K-2.7")
def test_when_all_but_one_have_passed_that_player_pays_the_own_last_bid() -> None:
    table = auction(hands={1: ["gold-1", "gold-2", "gold-3"]}).do("bid 1", "bid 2", "pass", "bid 3", "bid 5", "pass")
    assert table.turn == 1
    assert (table.state.leader, table.state.bid, table.state.owed) == (1, 5, 5)


@pytest.mark.rule("K-2.7")
def test_the_leader_is_not_asked_to_outbid_the_own_bid() -> None:
    table = auction(hands={0: ["gold-1"]}).do("bid 1", "pass", "pass")
    assert table.legal() == ["pay gold-1"]
    table.refuses("bid 2")


@pytest.mark.rule("K-2.7")
def test_the_last_player_who_has_neither_bid_nor_passed_still_chooses() -> None:
    table = auction(hands={2: ["gold-1"]}).do("pass", "pass")
    assert (table.turn, table.legal()) == (2, bids(1))
    assert table.do("bid 1").legal() == ["pay gold-1"]


@pytest.mark.rule("K-2.7", "K-2.8")
def test_the_last_player_may_pass_too() -> None:
    table = auction(hands={2: ["gold-1"]}, favour=["gold-2"]).do("pass", "pass", "pass")
    assert table.chance() == {"reveal gold-2": 1}
    assert table.hand(2) == ["gold-1"]


@pytest.mark.rule("K-2.8")
@pytest.mark.parametrize("lot", ["military-C", "king-raise", "gold-3"])
def test_a_card_that_nobody_wants_is_discarded_face_up(lot: str) -> None:
    table = auction(lot=lot, favour=["gold-2"]).do("pass", "pass")
    events = table.happen("pass")
    assert [event.view(1) for event in events] == [{"kind": "passed", "seat": 2}, {"kind": "unsold", "card": card(lot)}]
    assert names(table.state.discarded) == [lot]
    assert [table.hand(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("K-2.17")
def test_the_game_goes_on_while_the_favour_pile_has_cards() -> None:
    table = auction(favour=["gold-1"]).do("pass", "pass", "pass")
    assert not table.state.is_over
    assert table.do("reveal gold-1", "pass", "pass").turn == 0
    assert not table.state.is_over
    assert table.do("pass").state.is_over


@pytest.mark.rule("K-2.17")
def test_the_last_card_is_paid_before_the_game_ends() -> None:
    table = auction(hands={0: ["gold-1"]}).do("bid 1", "pass", "pass")
    assert not table.state.is_over
    assert table.do("pay gold-1").state.is_over
    assert table.hand(0) == ["military-C"]


@pytest.mark.rule("K-2.17")
def test_a_king_won_last_acts_before_the_game_ends() -> None:
    table = auction(lot="king-raise", hands={0: ["gold-1"]}).do("bid 1", "pass", "pass", "pay gold-1")
    assert not table.state.is_over
    assert table.do("raise military").state.is_over
    assert table.primaries()["military"] == 4


@pytest.mark.rule("K-2.18")
@pytest.mark.parametrize("hand", [[], ["military-A"], ["gold-3", "gold-3"]])
def test_what_may_be_bid_does_not_depend_on_the_hand(hand: list[str]) -> None:
    table = auction(hands={1: hand}).do("bid 7")
    assert (table.turn, table.legal()) == (1, bids(8))
