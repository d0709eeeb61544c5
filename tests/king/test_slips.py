"""A bid beyond the own hand is asked about."""

from __future__ import annotations

import pytest

from parlour.engine.messages import Message
from parlour.games import find
from tests.king.table import auction

KING = find("king")


@pytest.mark.rule("K-2.14")
@pytest.mark.parametrize(
    ("lot", "message"),
    [
        ("diplomacy-A", Message("king-slip-gold", {"most": 3})),
        ("gold-3", Message("king-slip-cards", {"most": 2})),
    ],
)
def test_a_bid_that_the_hand_cannot_pay_is_a_slip(lot: str, message: Message) -> None:
    state = auction(players=2, lot=lot, hands={0: ["gold-1", "gold-2"]}).state
    told = KING.slips(state.observe(0), state.legal_actions(0))
    most = message.args["most"]
    assert isinstance(most, int)
    assert sorted(told) == [action for action in state.legal_actions(0) if action > KING.parse(f"bid {most}")]
    assert set(map(repr, told.values())) == {repr(message)}


@pytest.mark.rule("K-2.18")
def test_passing_is_the_players_own_while_a_bid_could_be_made() -> None:
    state = auction(players=2, hands={0: []}).state
    assert state.forced(0) is None
