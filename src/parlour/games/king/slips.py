"""What is easily done by mistake: a bid that the own hand cannot pay."""

from __future__ import annotations

from parlour.engine.contract import Actions
from parlour.engine.messages import Message
from parlour.games.king.court import means
from parlour.games.king.moves import NUMBERING, Bid
from parlour.games.king.observation import Observation
from parlour.games.king.payments import paid_in


def slips(seen: Observation, legal: Actions) -> dict[int, Message]:
    """A bid beyond the hand is allowed, and may be meant to drive the others up."""
    if seen.stage != "bidding":
        return {}
    most = means(seen.lot, seen.hand)
    beyond = Message("king-slip-cards" if paid_in(seen.lot) == "cards" else "king-slip-gold", {"most": most})
    moves = [(action, NUMBERING.typed(action)) for action in legal]
    return {action: beyond for action, move in moves if isinstance(move, Bid) and move.amount > most}
