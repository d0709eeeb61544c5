"""The moves of For the King (and Me): what can be done, with the names of cards and offices, in the order of the numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.engine.messages import Message, Prompt
from parlour.engine.moves import Move, Number, Numbering
from parlour.games.king.components import CARD_NAME, FIRST_BID, HIGHEST_BID, IS_KING, MAX_PLAYERS, OFFICES


class Keep(Move, frozen=True):
    """The adviser lays the drawn card before himself."""


class Offer(Move, frozen=True):
    """The adviser lays the drawn card face up in the middle."""


class Bury(Move, frozen=True):
    """The adviser lays the drawn card face down on the favour pile."""


class Take(Move, frozen=True):
    """An opponent of the adviser takes a card from the middle."""

    card: str


class Raise(Move, frozen=True):
    """A king card raises a primary office by 1."""

    office: str


class Lower(Move, frozen=True):
    """A king card lowers a primary office by 1."""

    office: str


class Pass(Move, frozen=True):
    """Leave the auction of this card."""


class Bid(Move, frozen=True):
    """Offer more than anybody before."""

    amount: Number


class Pay(Move, frozen=True):
    """Give a card from the hand: gold face up, or any card face down for a gold card."""

    card: str


class FirstAdviser(Move, frozen=True):
    """Chance: who advises first."""

    seat: int


class Draw(Move, frozen=True):
    """Chance: the top card of the deck, seen by the adviser alone."""

    card: str


class Reveal(Move, frozen=True):
    """Chance: the top card of the favour pile, seen by all."""

    card: str


class Lose(Move, frozen=True):
    """Chance: the card that the left neighbour pulls from the hand of somebody who could not pay."""

    card: str


def _moves() -> Iterator[tuple[Move, str]]:
    held = [name for name, king in zip(CARD_NAME, IS_KING, strict=True) if not king]
    yield from ((Keep(), "keep"), (Offer(), "offer"), (Bury(), "bury"))
    yield from ((Take(card), f"take {card}") for card in CARD_NAME)
    yield from ((Raise(office), f"raise {office}") for office in OFFICES)
    yield from ((Lower(office), f"lower {office}") for office in OFFICES)
    yield (Pass(), "pass")
    yield from ((Bid(amount), f"bid {amount}") for amount in range(1, HIGHEST_BID + 1))
    yield from ((Pay(card), f"pay {card}") for card in held)
    yield from ((FirstAdviser(seat), f"first {seat}") for seat in range(MAX_PLAYERS))
    yield from ((Draw(card), f"draw {card}") for card in CARD_NAME)
    yield from ((Reveal(card), f"reveal {card}") for card in CARD_NAME)
    yield from ((Lose(card), f"lose {card}") for card in held)


def _never(move: Move) -> Prompt | None:
    """A bid of nothing has no number, nor has one of more than all the gold."""
    if isinstance(move, Bid) and move.amount < 1:
        return Prompt(Message("king-why-bid-least", {"least": FIRST_BID}), "K-2.4")
    if isinstance(move, Bid) and move.amount > HIGHEST_BID:
        return Prompt(Message("king-why-bid-most", {"most": HIGHEST_BID}), "K-2.6")
    return None


NUMBERING: Final = Numbering(_moves(), "'bid 3', 'take gold-2' or 'raise military'", _never)
