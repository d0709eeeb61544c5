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

_SEAT_BITS: Final = 3
_VALUE_BITS: Final = 7
MOST_SEATS: Final = 1 << _SEAT_BITS
VALUES: Final = 1 << _VALUE_BITS
"""An entry has room for so many seats, and for cards and amounts below this."""


def entry(what: int, seat: int, value: int) -> int:
    """Pack one entry; `seat` is 0 where no seat is concerned."""
    return (what << (_SEAT_BITS + _VALUE_BITS)) | (seat << _VALUE_BITS) | value


def what(packed: int) -> int:
    return packed >> (_SEAT_BITS + _VALUE_BITS)


def seat(packed: int) -> int:
    return (packed >> _VALUE_BITS) & (MOST_SEATS - 1)


def value(packed: int) -> int:
    return packed & (VALUES - 1)
