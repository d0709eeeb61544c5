"""What a bid would cost, and what paying leaves: previews of the auctions and of kings."""

from __future__ import annotations

import pytest

from parlour.engine.messages import Message
from parlour.engine.preview import preview

from .table import GAME, all_at, auction, king_table, told


@pytest.mark.rule("K-2.10")
def test_a_bid_is_told_with_what_it_would_cost() -> None:
    table = auction(hands={0: ["gold-3", "gold-3", "military-A"]})
    assert told(table, "bid 3") == {"king-has-bid-gold": (0, 3)}
    assert told(table, "bid 4") == {"king-has-bid-gold": (0, 6)}  # there is no change


@pytest.mark.rule("K-2.13")
def test_a_bid_that_cannot_be_paid_is_told_with_what_is_missing() -> None:
    assert told(auction(hands={0: ["gold-3"]}), "bid 5") == {"king-has-lack-gold": (0, 2)}
    last = auction(hands={2: ["gold-3"]}).do("pass", "pass")
    assert told(last, "bid 5") == {"king-has-lack-gold": (0, 2)}


@pytest.mark.rule("K-2.11")
def test_for_gold_it_is_cards() -> None:
    table = auction(lot="gold-3", hands={0: ["military-A", "military-B"]})
    assert told(table, "bid 2") == {"king-has-bid-cards": (0, 2)}
    assert told(table, "bid 5") == {"king-has-lack-cards": (0, 3)}


def test_paying_a_card_is_told_with_what_is_left_to_pay() -> None:
    table = auction(hands={0: ["gold-1", "gold-2", "gold-3"]}, favour=["gold-1"]).do("bid 4", "pass", "pass")
    assert told(table, "pay gold-1") == {"king-has-cards": (3, 2), "king-has-gold": (6, 5), "king-has-bid-gold": (4, 3)}


def test_passing_changes_nothing() -> None:
    assert told(auction(hands={0: ["gold-3"]}), "pass") == {}


@pytest.mark.rule("K-2.13", "K-2.18")
@pytest.mark.parametrize("hand", [["gold-3", "gold-3"], ["military-A", "gold-3"]])
@pytest.mark.parametrize("bid", range(1, 7))
def test_whether_somebody_else_can_pay_is_not_told(hand: list[str], bid: int) -> None:
    """With enough gold the winner pays, else a card is drawn from the hand: who passes cannot know."""
    last = auction(hands={0: hand, 2: ["gold-1"]}).do(f"bid {bid}", "pass")
    told = preview(GAME, last.state, 2, GAME.parse("pass"))
    assert [GAME.event_message(facts) for facts in told.events] == [Message("king-event-passed", {"seat": 2})]
    assert (told.changes, told.undoable, told.stop) == ([], False, "shown")


@pytest.mark.rule("K-2.11", "K-2.14")
@pytest.mark.parametrize(("bid", "stop"), [(1, ""), (2, "chance")])
def test_whether_a_hand_has_enough_cards_everybody_knows(bid: int, stop: str) -> None:
    last = auction(lot="gold-3", hands={0: ["military-A"]}).do(f"bid {bid}", "pass")
    assert preview(GAME, last.state, 2, GAME.parse("pass")).stop == stop


@pytest.mark.rule("K-K3", "K-S5")
def test_a_king_is_told_with_the_secondary_tile_that_follows() -> None:
    table = king_table(offices=all_at(3)).do("draw king-raise", "keep")
    assert told(table, "raise military") == {"king-has-office": (3, 4), "king-has-secondary": (1, 2)}
    two = king_table(players=2, offices=all_at(3)).do("draw king-raise", "keep")
    assert told(two, "raise military") == {"king-has-office": (3, 4)}
