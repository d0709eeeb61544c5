"""The actions of For the King (and Me): numbers, typed forms and notation, all from one table."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from parlour.engine.errors import NotationError
from parlour.games.king.components import (
    CARD_NAME,
    FIRST_KING,
    HIGHEST_BID,
    KINDS,
    MAX_PLAYERS,
    OFFICE_COUNT,
    OFFICES,
)


class Keep(NamedTuple):
    """The adviser lays the drawn card before himself."""


class Offer(NamedTuple):
    """The adviser lays the drawn card face up in the middle."""


class Bury(NamedTuple):
    """The adviser lays the drawn card face down on the favour pile."""


class Take(NamedTuple):
    """An opponent of the adviser takes a card from the middle."""

    card: int


class Raise(NamedTuple):
    """A king card raises a primary office by 1."""

    office: int


class Lower(NamedTuple):
    """A king card lowers a primary office by 1."""

    office: int


class Pass(NamedTuple):
    """Leave the auction of this card."""


class Bid(NamedTuple):
    """Offer more than anybody before."""

    amount: int


class Pay(NamedTuple):
    """Give a card from the hand: gold face up, or any card face down for a gold card."""

    card: int


class FirstAdviser(NamedTuple):
    """Chance: who advises first."""

    seat: int


class Draw(NamedTuple):
    """Chance: the top card of the deck, seen by the adviser alone."""

    card: int


class Reveal(NamedTuple):
    """Chance: the top card of the favour pile, seen by all."""

    card: int


class Lose(NamedTuple):
    """Chance: the card that the left neighbour pulls from the hand of somebody who could not pay."""

    card: int


Action: TypeAlias = Keep | Offer | Bury | Take | Raise | Lower | Pass | Bid | Pay | FirstAdviser | Draw | Reveal | Lose

# The numbers: each family is a run that starts here. A card's action is the family's number plus the card's kind.
KEEP: Final = 0
OFFER: Final = 1
BURY: Final = 2
TAKE: Final = 3
RAISE: Final[int] = TAKE + KINDS
LOWER: Final[int] = RAISE + OFFICE_COUNT
PASS: Final[int] = LOWER + OFFICE_COUNT
BID: Final[int] = PASS
"""`BID + amount`; a pass is a bid of nothing."""
PAY: Final[int] = BID + HIGHEST_BID + 1
FIRST: Final[int] = PAY + FIRST_KING
DRAW: Final[int] = FIRST + MAX_PLAYERS
REVEAL: Final[int] = DRAW + KINDS
LOSE: Final[int] = REVEAL + KINDS
ACTION_COUNT: Final[int] = LOSE + FIRST_KING


def _table() -> list[tuple[Action, str]]:
    rows: list[tuple[Action, str]] = [(Keep(), "keep"), (Offer(), "offer"), (Bury(), "bury")]
    held = range(FIRST_KING)
    rows += [(Take(card), f"take {CARD_NAME[card]}") for card in range(KINDS)]
    rows += [(Raise(office), f"raise {name}") for office, name in enumerate(OFFICES)]
    rows += [(Lower(office), f"lower {name}") for office, name in enumerate(OFFICES)]
    rows += [(Pass(), "pass")]
    rows += [(Bid(amount), f"bid {amount}") for amount in range(1, HIGHEST_BID + 1)]
    rows += [(Pay(card), f"pay {CARD_NAME[card]}") for card in held]
    rows += [(FirstAdviser(seat), f"first {seat}") for seat in range(MAX_PLAYERS)]
    rows += [(Draw(card), f"draw {CARD_NAME[card]}") for card in range(KINDS)]
    rows += [(Reveal(card), f"reveal {CARD_NAME[card]}") for card in range(KINDS)]
    rows += [(Lose(card), f"lose {CARD_NAME[card]}") for card in held]
    return rows


_ROWS: Final = _table()
TYPED: Final[list[Action]] = [row[0] for row in _ROWS]
NOTATION: Final[list[str]] = [row[1] for row in _ROWS]
_BY_NOTATION: Final[dict[str, int]] = {text: action for action, text in enumerate(NOTATION)}
_BY_TYPED: Final[dict[tuple[type, Action], int]] = {(type(typed), typed): action for action, typed in enumerate(TYPED)}


def notation(action: int) -> str:
    """The action as text."""
    return NOTATION[action]


def typed(action: int) -> Action:
    """The action as a typed tuple."""
    return TYPED[action]


def parse(text: str) -> int:
    """The action that the text names."""
    action = _BY_NOTATION.get(" ".join(text.split()))
    if action is None:
        raise NotationError(f"{text!r} names no action of this game; try 'bid 3', 'take gold-2' or 'raise military'")
    return action


def encode(typed: Action) -> int:
    """The number of a typed action."""
    action = _BY_TYPED.get((type(typed), typed))
    if action is None:
        raise NotationError(f"{typed!r} is no action of this game")
    return action
