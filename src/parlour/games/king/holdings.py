"""What a seat has: cards, gold, influence, and what the offices are worth."""

from __future__ import annotations

from parlour.engine.messages import Holding, Message
from parlour.games.king.components import OFFICE_COUNT
from parlour.games.king.court import gold_in, means
from parlour.games.king.messages import office_message
from parlour.games.king.observation import Observation
from parlour.games.king.payments import least, paid_in
from parlour.games.king.scoring import influence


def holdings(seen: Observation, seat: int) -> list[Holding]:
    """By what the seat itself observes."""
    hand = seen.hand if seat == seen.viewer else ()
    had = [
        Holding(Message("king-has-cards", {}), seen.hand_sizes[seat]),
        Holding(Message("king-has-gold", {}), gold_in(hand)),
        Holding(Message("king-has-buried", {}), seen.buried_counts[seat]),
        *_bid(seen, seat),
    ]
    for office in range(OFFICE_COUNT):
        name = office_message(office)
        had.append(Holding(Message("king-has-influence", {"office": name}), influence(hand, office)))
        had.append(Holding(Message("king-has-office", {"office": name}), seen.offices[office]))
        had.append(Holding(Message("king-has-secondary", {"office": name}), seen.secondary[office]))
    return had


def _bid(seen: Observation, seat: int) -> list[Holding]:
    """What the seat's own bid costs as it stands, or what is still to be paid of it, and what is lacking for it."""
    cost, lack = {"gold": 0, "cards": 0}, {"gold": 0, "cards": 0}
    if seat == seen.leader == seen.viewer and seen.stage in ("bidding", "paying", "losing"):
        unit = paid_in(seen.lot)
        owed = seen.owed if seen.stage == "paying" else seen.bid
        lack[unit] = max(0, owed - means(seen.lot, seen.hand))
        if not lack[unit]:
            cost[unit] = least(seen.lot, seen.hand, owed)
    return [
        Holding(Message("king-has-bid-gold", {}), cost["gold"]),
        Holding(Message("king-has-bid-cards", {}), cost["cards"]),
        Holding(Message("king-has-lack-gold", {}), lack["gold"]),
        Holding(Message("king-has-lack-cards", {}), lack["cards"]),
    ]
