"""What can happen in For the King (and Me): the facts of every kind of event."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from parlour.engine.happenings import Happening

Hidden: TypeAlias = int | msgspec.UnsetType
"""A card that not everybody is told."""


class FirstAdviser(Happening, frozen=True):
    """Who advises first."""

    seat: int


class Drew(Happening, frozen=True):
    """The adviser drew a card, which he alone sees."""

    seat: int
    card: Hidden = msgspec.UNSET


class Kept(Happening, frozen=True):
    """The adviser laid it before himself."""

    seat: int
    card: Hidden = msgspec.UNSET


class Offered(Happening, frozen=True):
    """The adviser laid it into the middle."""

    seat: int
    card: int


class Buried(Happening, frozen=True):
    """The adviser laid it on the favour pile."""

    seat: int
    card: Hidden = msgspec.UNSET


class Took(Happening, frozen=True):
    """An opponent took a card from the middle."""

    seat: int
    card: int


class King(Happening, frozen=True):
    """A king card came up."""

    seat: int
    card: int


class Raised(Happening, frozen=True):
    """An office rose to this value."""

    seat: int
    office: int
    value: int


class Lowered(Happening, frozen=True):
    """An office fell to this value."""

    seat: int
    office: int
    value: int


class Revealed(Happening, frozen=True):
    """The top card of the favour pile is put up."""

    seat: int
    card: int


class Passed(Happening, frozen=True):
    """Somebody left the auction."""

    seat: int


class Bid(Happening, frozen=True):
    """Somebody offered more."""

    seat: int
    amount: int


class Won(Happening, frozen=True):
    """The card is won at this bid."""

    seat: int
    card: int
    amount: int


class Unsold(Happening, frozen=True):
    """Nobody wanted the card."""

    card: int


class Paid(Happening, frozen=True):
    """Gold was paid face up."""

    seat: int
    card: int


class PaidUnseen(Happening, frozen=True):
    """A card was paid face down."""

    seat: int
    card: Hidden = msgspec.UNSET


class Defaulted(Happening, frozen=True):
    """Somebody could not pay what he bid."""

    seat: int
    amount: int
    card: int


class Lost(Happening, frozen=True):
    """A neighbour pulled a card from the hand of whoever could not pay."""

    seat: int
    other: int
    card: Hidden = msgspec.UNSET


class AuctionAgain(Happening, frozen=True):
    """The card is put up once more."""

    card: int


class GainEsteem(Happening, frozen=True):
    """Phase 2 begins: so many cards of the favour pile are auctioned, and this seat reveals the first."""

    seat: int
    cards: int


class HandsShown(Happening, frozen=True):
    """The last card is auctioned: hands lie open, and the tiles of the offices are taken."""


AnyHappening: TypeAlias = (
    FirstAdviser
    | Drew
    | Kept
    | Offered
    | Buried
    | Took
    | King
    | Raised
    | Lowered
    | Revealed
    | Passed
    | Bid
    | Won
    | Unsold
    | Paid
    | PaidUnseen
    | Defaulted
    | Lost
    | AuctionAgain
    | GainEsteem
    | HandsShown
)
