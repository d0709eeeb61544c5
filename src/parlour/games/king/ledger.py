"""What everybody saw of the auctions: enough to know which hands are still possible.

An entry is one integer, so that a clone copies a flat list: what happened, to whom, and a card or an amount.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

WON: Final = 0
"""The seat won this card."""
UNSOLD: Final = 1
"""Nobody got this card: everybody passed or could not pay."""
PAID: Final = 2
"""The seat paid this gold card, face up."""
UNSEEN: Final = 3
"""The seat parted with a card face down."""
SHORT_OF_GOLD: Final = 4
"""The seat could not pay this bid: it had less gold."""
SHORT_OF_CARDS: Final = 5
"""The seat could not pay this bid: it had fewer cards."""

What: TypeAlias = Literal["won", "unsold", "paid", "unseen", "short_of_gold", "short_of_cards"]
NAMES: Final[tuple[What, ...]] = ("won", "unsold", "paid", "unseen", "short_of_gold", "short_of_cards")


def entry(what: int, seat: int, value: int) -> int:
    """Pack one entry; `seat` is 0 where no seat is concerned."""
    return (what << 10) | (seat << 7) | value


def what(packed: int) -> int:
    return packed >> 10


def seat(packed: int) -> int:
    return (packed >> 7) & 7


def value(packed: int) -> int:
    return packed & 127
