"""What a seat has: cards, gold, influence, and what the offices are worth."""

from __future__ import annotations

from parlour.engine.messages import Holding, Message
from parlour.games.king.components import CARD_OFFICE, CARD_VALUE, OFFICE_COUNT
from parlour.games.king.court import gold_in
from parlour.games.king.messages import office_message
from parlour.games.king.observation import Observation


def holdings(seen: Observation, seat: int) -> list[Holding]:
    """By what the seat itself observes."""
    hand = seen.hand if seat == seen.viewer else ()
    had = [
        Holding(Message("king-has-cards", {}), seen.hand_sizes[seat]),
        Holding(Message("king-has-gold", {}), gold_in(hand)),
        Holding(Message("king-has-buried", {}), seen.buried_counts[seat]),
    ]
    for office in range(OFFICE_COUNT):
        name = office_message(office)
        influence = sum(CARD_VALUE[card] for card in hand if CARD_OFFICE[card] == office)
        had.append(Holding(Message("king-has-influence", {"office": name}), influence))
        had.append(Holding(Message("king-has-office", {"office": name}), seen.offices[office]))
    return had
