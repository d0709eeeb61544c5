"""The data of one position: where every card lies, what the offices are worth, and who decides what next."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, Literal, TypeAlias

from parlour.engine.contract import CHANCE, State
from parlour.engine.errors import GameOver, IllegalAction, NotYourTurn
from parlour.engine.messages import Argument
from parlour.games.king.components import (
    CARDS_FOR,
    GOLD_VALUE,
    IN_PLAY,
    IS_GOLD,
    IS_KING,
    KINDS,
    Cards,
    Step,
    secondary_tile,
    start_offices,
)
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

Stage: TypeAlias = Literal[
    "choosing_first", "drawing", "placing", "taking", "king", "revealing", "bidding", "paying", "losing", "over"
]
STAGE_NAMES: Final[tuple[Stage, ...]] = (
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

_AUCTIONS: Final = (REVEALING, BIDDING, PAYING, LOSING, OVER)
"""The stages that only phase 2 has, and the end; a king is played in both phases."""

# How a seat stands in the auction of a card.
IN: Final = 0
PASSED: Final = 1
BARRED: Final = 2

Standing: TypeAlias = Literal["in", "passed", "barred"]
STANDING_NAMES: Final[tuple[Standing, ...]] = ("in", "passed", "barred")

NONE: Final = -1
"""No card, no office, no seat."""


class Court(State):
    """Piles and hands are sorted tuples: a copy may share them, and order, which never matters, cannot leak."""

    # <written by positions: slots>
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
        "king",
        "leader",
        "ledger",
        "left",
        "lot",
        "lying",
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
    # </written>

    def begin(self, players: int) -> None:
        """The position before the first adviser is known: every field is declared here, and nowhere else."""
        self.players = players
        self.disclosures = 0  # not in the key
        self.stage: int = CHOOSING_FIRST
        self.turn: int = CHANCE
        """The seat that decides, or `CHANCE`."""
        self.deck: Cards = CARDS_FOR[players]
        """Not drawn yet: those that will be, and those that leave the game unseen. Which is which nobody knows."""
        self.left: int = IN_PLAY[players]
        """How many cards will still be drawn."""
        self.hands: list[Cards] = [()] * players
        self.shown: list[Cards] = [()] * players
        """What each seat took from the middle, before everybody's eyes."""
        self.kept: list[int] = [0] * players
        """How many cards each seat kept as adviser, unseen by the others."""
        self.buried: list[Cards] = [()] * players
        """What each seat laid on the favour pile; only that seat knows."""
        self.favour: Cards = ()
        """The favour pile; its order is unknown to all."""
        self.discarded: Cards = ()
        """Everything that left play face up, used kings included."""
        self.face_down: list[Cards] = [()] * players
        """What each seat discarded unseen; only that seat knows."""
        self.offices: tuple[int, ...] = start_offices(players)
        """The primary tiles; 0 for an office that is not in play."""

        # Together in the key: the adviser's turn.
        self.adviser: int = NONE
        self.drawn: int = NONE
        self.own_open: int = 0
        self.middle_open: int = 0
        self.favour_open: int = 0
        self.middle: Cards = ()

        # Together in the key: the king card under way.
        self.steps: tuple[Step, ...] = ()
        """What it still does."""
        self.touched: int = NONE
        """The office that it has changed already."""

        # Together in the key: the auction.
        self.lot: int = NONE
        """The card that is auctioned."""
        self.first: int = NONE
        """The first player of this auction."""
        self.bid: int = 0
        self.leader: int = NONE
        self.standing: list[int] = [IN] * players
        self.owed: int = 0
        """What the winner still has to pay: gold, or a number of cards."""

        self.ledger: list[int] = []
        """What everybody saw of the auctions; see `ledger.py`."""

        # What people are told of the turn, and no rule asks for.
        self.lying: int = 0  # not in the key
        """How many cards lie before the adviser: those kept in this turn, but for kings, which act at once."""
        self.king: int = NONE  # not in the key
        """The king card under way."""

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
        return 2 if self.stage in _AUCTIONS or self.lot != NONE else 1

    def secondary(self, office: int) -> int:
        """The secondary tile of the office; 0 for none."""
        return secondary_tile(self.offices[office], self.players)


_ALONE: Final[list[Cards]] = [(kind,) for kind in range(KINDS)]
"""Each kind of card as a pile of one."""


def with_card(cards: Cards, kind: int) -> Cards:
    """The pile with one card more."""
    place = bisect_left(cards, kind)
    return cards[:place] + _ALONE[kind] + cards[place:]


def without_card(cards: Cards, kind: int) -> Cards:
    """The pile with one card less; it must be there."""
    place = bisect_left(cards, kind)
    return cards[:place] + cards[place + 1 :]


def gold_in(cards: Cards) -> int:
    """The gold value of a hand."""
    total = 0
    for kind in cards:
        total += GOLD_VALUE[kind]
    return total


def is_gold(kind: int) -> bool:
    return IS_GOLD[kind]


def is_king(kind: int) -> bool:
    return IS_KING[kind]


def leaves_openly(what: str, kind: int) -> bool:
    """Whether what happened to the card in an auction put it on the discard pile, face up: a king goes there from any hand."""
    return what in ("paid", "unsold") or (what == "won" and IS_KING[kind])


_ONE_EACH: Final = [1] * KINDS


def pays(lot: int) -> list[int]:
    """How much of a bid for the lot each kind of card pays; 0 for one that cannot be given for it."""
    return _ONE_EACH if is_gold(lot) else GOLD_VALUE


def means(lot: int, hand: Cards) -> int:
    """The highest bid for the lot that the hand can pay."""
    return len(hand) if is_gold(lot) else gold_in(hand)
