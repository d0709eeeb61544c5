"""The data of one position: where every card lies, what the offices are worth, and who decides what next."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from parlour.engine.contract import State
from parlour.engine.errors import GameOver, IllegalAction, NotYourTurn
from parlour.engine.messages import Argument
from parlour.games.king.components import CARD_VALUE, FIRST_GOLD, FIRST_KING, Cards, secondary_tile
from parlour.games.king.moves import NUMBERING
from parlour.games.refusal import refused

# What is decided now.
CHOOSING_FIRST: Final = 0
DRAWING: Final = 1
PLACING: Final = 2
TAKING: Final = 3
KING: Final = 4
REVEALING: Final = 5
BIDDING: Final = 6
PAYING: Final = 7
LOSING: Final = 8
OVER: Final = 9

STAGE_NAMES: Final = (
    "choosing_first",
    "drawing",
    "placing",
    "taking",
    "king",
    "revealing",
    "bidding",
    "paying",
    "losing",
    "over",
)

# How a seat stands in the auction of a card.
IN: Final = 0
PASSED: Final = 1
BARRED: Final = 2

NONE: Final = -1
"""No card, no office, no seat."""
NOBODY: Final = -3
"""Whose turn it is when the game is over."""


class Court(State):
    """Piles and hands are sorted tuples: a copy may share them, and order, which never matters, cannot leak."""

    __slots__ = (
        "adviser",
        "bid",
        "buried",
        "deck",
        "discarded",
        "drawn",
        "face_down",
        "favour",
        "favour_open",
        "first",
        "hands",
        "kept",
        "leader",
        "ledger",
        "left",
        "lot",
        "middle",
        "middle_open",
        "offices",
        "owed",
        "own_open",
        "shown",
        "stage",
        "standing",
        "steps",
        "touched",
        "turn",
    )

    stage: int
    turn: int
    """The seat that decides, or `CHANCE`."""
    deck: Cards
    """Not drawn yet: those that will be, and those that leave the game unseen. Which is which nobody knows."""
    left: int
    """How many cards will still be drawn."""
    hands: list[Cards]
    shown: list[Cards]
    """What each seat took from the middle, before everybody's eyes."""
    kept: list[int]
    """How many cards each seat kept as adviser, unseen by the others."""
    buried: list[Cards]
    """What each seat laid on the favour pile; only that seat knows."""
    favour: Cards
    """The favour pile; its order is unknown to all."""
    discarded: Cards
    """Everything that left play face up, used kings included."""
    face_down: list[Cards]
    """What each seat discarded unseen; only that seat knows."""
    offices: list[int]
    """The primary tiles; 0 for an office that is not in play."""

    adviser: int
    drawn: int
    own_open: int
    middle_open: int
    favour_open: int
    middle: Cards

    steps: tuple[str, ...]
    """What the king card under way still does."""
    touched: int
    """The office that this king card has changed already."""

    lot: int
    """The card that is auctioned."""
    first: int
    """The first player of this auction."""
    bid: int
    leader: int
    standing: list[int]
    owed: int
    """What the winner still has to pay: gold, or a number of cards."""
    ledger: list[int]
    """What everybody saw of the auctions; see `ledger.py`."""

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that has nothing to decide."""
        if self.stage == OVER:
            raise GameOver("the game is over")
        if seat != self.turn:
            raise NotYourTurn(f"seat {seat} has nothing to decide now: it is the turn of seat {self.turn}")

    def illegal(self, action: int, key: str = "", rule: str = "", args: dict[str, Argument] | None = None) -> IllegalAction:
        """The error for an action that cannot be done now, with the reason if it is of the kind that is decided now."""
        return refused(NUMBERING, action, key, rule, args)

    @property
    def phase(self) -> int:
        """1 while influence is shared, 2 while esteem is gained and after."""
        return 2 if self.stage >= REVEALING or self.lot != NONE else 1

    def secondary(self, office: int) -> int:
        """The secondary tile of the office; 0 for none."""
        return secondary_tile(self.offices[office], self.players)


def with_card(cards: Cards, kind: int) -> Cards:
    """The pile with one card more."""
    place = bisect_left(cards, kind)
    return (*cards[:place], kind, *cards[place:])


def without_card(cards: Cards, kind: int) -> Cards:
    """The pile with one card less; it must be there."""
    place = bisect_left(cards, kind)
    return cards[:place] + cards[place + 1 :]


def gold_in(cards: Cards) -> int:
    """The gold value of a hand."""
    total = 0
    for kind in cards:
        if FIRST_GOLD <= kind < FIRST_KING:
            total += CARD_VALUE[kind]
    return total


def is_gold(kind: int) -> bool:
    return FIRST_GOLD <= kind < FIRST_KING


def is_king(kind: int) -> bool:
    return kind >= FIRST_KING
