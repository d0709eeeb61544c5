"""What is reckoned out for people: known hands, and good ways to pay. It follows from the observation."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.engine.contract import SPECTATOR
from parlour.games.king.components import OFFICES
from parlour.games.king.observation import Observation
from parlour.games.king.reckoned import Reckoned
from tests.conformance.plays import positions

from .table import GAME, Table, auction, card, cards, finished, king_table, names


def reckoned(table: Table, viewer: int) -> Reckoned:
    seen: Observation = GAME.reckon(table.state.observe(viewer))
    assert seen.reckoned is not None
    return seen.reckoned


def leads(table: Table, viewer: int) -> str | None:
    """Who would take the military, as far as the viewer knows."""
    seat = reckoned(table, viewer).leads[OFFICES.index("military")]
    return None if seat < 0 else f"seat {seat}"


def ways(found: Reckoned) -> list[tuple[int, list[str], int]]:
    return [(payment.bid, names(payment.cards), payment.paid) for payment in found.payments]


def taken() -> Table:
    """Seat 0 has kept a gold card; seat 1 has taken a military card before everybody's eyes, seat 2 gold."""
    placed = king_table().do("draw gold-2", "keep", "draw military-C", "offer", "draw gold-3", "offer", "draw gold-1", "bury")
    return placed.do("take military-C", "take gold-3")


def test_the_own_hand_is_known_and_what_the_others_know_of_it() -> None:
    hand = reckoned(taken(), 0).hands[0]
    assert (names(hand.cards), names(hand.open)) == (["gold-2"], [])
    assert (hand.gold, hand.hidden, hand.certainty) == (2, 0, "exact")


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_what_somebody_kept_may_add_to_what_is_known(viewer: int) -> None:
    hand = reckoned(taken(), viewer).hands[0]
    assert (hand.cards, hand.gold, hand.hidden, hand.certainty) == ((), 0, 1, "plus")


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_what_was_taken_is_known_with_its_influence(viewer: int) -> None:
    hand = reckoned(taken(), viewer).hands[1]
    assert (names(hand.cards), hand.hidden, hand.certainty) == (["military-C"], 0, "exact")
    assert dict(zip(OFFICES, hand.influence, strict=True))["military"] == 1


def test_gold_that_was_paid_is_gone_and_what_was_won_is_there() -> None:
    table = auction(hands={0: ["gold-2", "military-A"]}, favour=["gold-1"]).do("bid 2", "pass", "pass", "pay gold-2")
    hand = reckoned(table, 1).hands[0]
    assert (names(hand.cards), hand.gold, hand.hidden, hand.certainty) == (["military-C"], 0, 1, "plus")


def test_a_won_king_is_in_nobodys_hand() -> None:
    table = auction(lot="king-raise", hands={0: ["gold-2"]}, favour=["gold-1"])
    table.do("bid 2", "pass", "pass", "pay gold-2", "raise military")
    assert reckoned(table, 1).hands[0].cards == ()


def test_nothing_is_sure_once_a_card_left_unseen() -> None:
    table = auction(lot="gold-3", hands={0: ["gold-2", "military-A"]}, favour=["gold-1"])
    table.do("bid 1", "pass", "pass", "pay military-A")
    assert reckoned(table, 1).hands[0].certainty == "unsure"
    assert reckoned(table, 0).hands[0].certainty == "exact"


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_all_is_known_at_the_end(viewer: int) -> None:
    hand = reckoned(finished({1: ["gold-2", "military-A"]}), viewer).hands[1]
    assert names(hand.cards) == names(hand.open) == ["military-A", "gold-2"]
    assert (hand.gold, hand.hidden, hand.certainty) == (2, 0, "exact")


def test_what_came_up_of_the_cards_that_the_viewer_buried() -> None:
    """Of gold and kings there are several: nobody can tell whether it was this one."""
    table = auction(lot=None, favour=["military-C", "military-D", "gold-1"])
    assert reckoned(table, 2).came_up == ()
    table.do("reveal military-C")
    assert names(reckoned(table, 2).came_up) == ["military-C"]
    table.do("pass", "pass", "pass", "reveal gold-1", "pass", "pass", "pass")
    assert names(reckoned(table, 2).came_up) == ["military-C"]
    assert reckoned(table, 1).came_up == ()


@pytest.mark.rule("K-E2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_letter_says_who_leads_between_equal_sums(viewer: int) -> None:
    assert leads(finished({0: ["military-C"], 1: ["military-B"]}), viewer) == "seat 1"


def test_who_leads_is_told_by_what_the_viewer_knows() -> None:
    table = auction(hands={0: ["military-A"], 1: ["military-H"]})
    assert [leads(table, viewer) for viewer in (0, 1, 2)] == ["seat 0", "seat 1", None]


def test_the_points_so_far_are_told_by_what_the_viewer_knows() -> None:
    """Military is worth 3 and 1 at the start."""
    table = auction(hands={0: ["military-A"], 1: ["military-H"]})
    assert [reckoned(table, viewer).points for viewer in (0, 1, 2)] == [[3, 0, 0], [0, 3, 0], [0, 0, 0]]


@pytest.mark.rule("K-E5")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_points_at_the_end_are_those_of_the_result(viewer: int) -> None:
    table = finished({0: ["military-C"], 1: ["military-B", "diplomacy-A"]})
    assert reckoned(table, viewer).points == table.state.scores() != [0, 0, 0]


@pytest.mark.rule("K-S5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whether_there_are_secondary_tiles(players: int) -> None:
    assert reckoned(king_table(players), 0).has_secondary == (players > 2)


@pytest.mark.rule("K-2.9", "K-2.10")
def test_what_is_left_of_a_bid_when_so_much_is_covered() -> None:
    table = auction(hands={0: ["gold-1", "gold-3", "military-A"]}).do("bid 3", "pass", "pass")
    assert [(left.owed, left.lost) for left in reckoned(table, 0).covered] == [(3, 0), (2, 0), (1, 0), (0, 0), (0, 1)]
    assert reckoned(table, 1).covered == []
    assert [payment.lost for payment in reckoned(auction(hands={0: ["gold-3"]}), 0).payments] == [2, 1, 0]


@pytest.mark.rule("K-2.9", "K-2.10")
def test_every_bid_has_the_gold_with_the_least_to_spare() -> None:
    table = auction(hands={0: ["gold-3", "gold-3", "military-A"], 1: ["gold-1"]})
    assert ways(reckoned(table, 0)) == [
        (1, ["gold-3"], 3),
        (2, ["gold-3"], 3),
        (3, ["gold-3"], 3),
        (4, ["gold-3", "gold-3"], 6),
        (5, ["gold-3", "gold-3"], 6),
        (6, ["gold-3", "gold-3"], 6),
    ]
    assert reckoned(table, 0).covers == [0, 3, 3]
    assert reckoned(table, 1).payments == []  # it is not asked


def test_among_equals_the_fewest_cards_are_paid() -> None:
    table = auction(hands={0: ["gold-1", "gold-1", "gold-2", "gold-2"]}).do("bid 4", "pass", "pass")
    assert ways(reckoned(table, 0)) == [(4, ["gold-2", "gold-2"], 4)]


def test_while_somebody_pays_it_is_what_is_still_owed() -> None:
    table = auction(hands={0: ["gold-1", "gold-3"]}).do("bid 4", "pass", "pass", "pay gold-1")
    assert ways(reckoned(table, 0)) == [(3, ["gold-3"], 3)]
    assert reckoned(table, 1).payments == []


@pytest.mark.rule("K-2.11")
def test_for_gold_the_cards_that_are_missed_least_are_given() -> None:
    """Others are far ahead in architecture: that card brings nothing."""
    others = {1: ["architecture-H"], 2: ["architecture-I"]}
    table = auction(lot="gold-3", hands={0: ["diplomacy-A", "architecture-A", "gold-3"]}, favour=["gold-1"])
    for seat, shown in others.items():
        table.state.hands[seat] = table.state.shown[seat] = cards(*shown)
    found = reckoned(table, 0)
    assert found.covers == [1, 1, 1]
    assert ways(found)[0] == (1, ["architecture-A"], 1)
    assert [payment.bid for payment in found.payments] == [1, 2, 3]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_follows_from_the_observation(players: int) -> None:
    """A program that is given the observation alone, as JSON, reckons the same; the observation itself stays as it was."""
    for state in positions(GAME, players, 8, one_in=9):
        for viewer in [SPECTATOR, *range(players)]:
            seen = state.observe(viewer)
            again: Any = GAME.decode_observation(GAME.encode_observation(seen))
            assert seen.reckoned is None
            assert GAME.reckon(again) == GAME.reckon(seen)
            assert GAME.reckon(GAME.reckon(seen)) == GAME.reckon(seen)


def test_the_card_of_a_lot_says_what_it_is_paid_in() -> None:
    box = GAME.box()
    paid = {name: box.cards[card(name)].paid_in for name in ("military-C", "gold-2", "king-raise")}
    assert paid == {"military-C": "gold", "gold-2": "cards", "king-raise": "gold"}


@pytest.mark.rule("K-2.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_order_of_bidding_is_the_one_in_which_all_are_asked(first: int) -> None:
    table = auction(favour=["gold-1"], first=first)
    order, asked = reckoned(table, SPECTATOR).order, []
    for _seat in order:
        asked.append(table.turn)
        table.do("pass")
    assert order == asked == [first, (first + 1) % 3, (first + 2) % 3]


def test_before_the_auctions_there_is_no_order_of_bidding() -> None:
    assert reckoned(king_table(), 0).order == []


def discards(table: Table, viewer: int = SPECTATOR) -> tuple[list[str], str | None, int]:
    """The open cards of the discard pile, the one on top, and who parted with it."""
    pile = reckoned(table, viewer).discards
    seen = table.state.observe(viewer)
    assert pile.size == len(pile.open) + sum(seen.face_down_counts)
    return names(pile.open), None if pile.top is None else "a back" if pile.top < 0 else names([pile.top])[0], pile.parted


def test_the_card_that_was_paid_last_lies_on_top_whatever_its_kind() -> None:
    table = auction(hands={0: ["gold-1", "gold-3"]}, favour=["gold-2"])
    assert discards(table) == ([], None, -1)
    table.do("bid 4", "pass", "pass", "pay gold-3")
    assert discards(table) == (["gold-3"], "gold-3", 0)
    table.do("pay gold-1")
    assert discards(table) == (["gold-1", "gold-3"], "gold-1", 0)


def test_what_nobody_wants_was_nobodys() -> None:
    table = auction(hands={0: ["gold-1"]}, favour=["gold-2"]).do("pass", "pass", "pass")
    assert discards(table) == (["military-C"], "military-C", -1)


@pytest.mark.rule("K-2.11", "K-2.12")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_was_paid_unseen_lies_there_with_its_back_up(viewer: int) -> None:
    table = auction(lot="gold-3", hands={1: ["military-A"]}, favour=["gold-1"]).do("pass", "bid 1", "pass", "pay military-A")
    assert discards(table, viewer) == ([], "a back", 1)
    assert reckoned(table, viewer).discards.size == 1


def test_a_king_that_was_won_comes_to_the_pile_when_it_has_done_its_work() -> None:
    table = auction(lot="king-raise", hands={0: ["gold-2"]}, favour=["gold-1"]).do("bid 2", "pass", "pass", "pay gold-2")
    assert discards(table) == (["gold-2"], "gold-2", 0)
    assert discards(table.do("raise military")) == (["gold-2", "king-raise"], "king-raise", 0)


def test_of_kings_that_were_kept_only_the_kinds_are_known() -> None:
    """What lies there follows from the observation, and that has no order."""
    table = king_table().do("draw king-raise", "keep")
    assert discards(table) == ([], None, -1)
    table.do("raise military")
    assert discards(table) == (["king-raise"], "king-raise", -1)
    table.do("draw gold-1", "offer", "draw gold-2", "offer", "draw gold-1", "bury", "take gold-2", "take gold-1")
    table.do("draw king-lower", "keep")
    assert discards(table) == (["king-raise"], "king-raise", -1)
    table.do("lower military")
    assert discards(table) == (["king-raise", "king-lower"], None, -1)
