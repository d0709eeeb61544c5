"""How a log tells what happened: by advisers and auctions; that a card is drawn may be skipped."""

from __future__ import annotations

from parlour.engine.events import Facts
from parlour.engine.messages import Message, Telling


def telling(view: Facts) -> Telling:
    """Every draw belongs to the adviser's turn, and every card that is revealed begins an auction."""
    match view:
        case {"kind": "drew", "seat": int(seat)}:
            return Telling(Message("king-log-adviser", {"seat": seat}), "aside")
        case {"kind": "revealed", "seat": int(seat)}:
            return Telling(Message("king-log-auction", {"seat": seat}))
        case _:
            return Telling()
