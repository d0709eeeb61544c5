"""The box: what a client needs to draw the game, by the numbers that observations use."""

from __future__ import annotations

from itertools import combinations

import msgspec

from parlour.engine.messages import MessageView, message_view
from parlour.games.king.components import (
    CARD_FAMILY,
    CARD_LETTER,
    CARD_NAME,
    CARD_OFFICE,
    CARD_STEPS,
    CARD_VALUE,
    HIGHEST,
    KINDS,
    LOWEST,
    MAX_PLAYERS,
    OFFICES,
    START,
    Cards,
    Family,
    Step,
    secondary_tile,
)
from parlour.games.king.messages import card_message
from parlour.games.king.payments import PaidIn, paid_in
from parlour.games.king.scoring import contenders, influence


class Card(msgspec.Struct, frozen=True):
    """A kind of card. A government card has office, value and letter, a gold card its value, a king card its steps."""

    name: str
    family: Family
    office: int
    value: int
    letter: str
    steps: tuple[Step, ...]
    paid_in: PaidIn
    """What is paid for it in an auction."""
    words: MessageView


class Box(msgspec.Struct, frozen=True):
    """Everything printed that the board shows."""

    offices: list[str]
    lowest: int
    highest: int
    start: int
    """The primary tile of an office at the start, and the secondary tile beside it at a full table."""
    start_secondary: int
    cards: list[Card]
    tied: tuple[int, int] | None
    """Two cards of equal influence in one office: whoever has the first takes its tile."""


def _card(kind: int) -> Card:
    return Card(
        name=CARD_NAME[kind],
        family=CARD_FAMILY[kind],
        office=CARD_OFFICE[kind],
        value=CARD_VALUE[kind],
        letter=CARD_LETTER[kind],
        steps=CARD_STEPS[kind],
        paid_in=paid_in(kind),
        words=message_view(card_message(kind)),
    )


def _tied() -> tuple[int, int] | None:
    """The first two cards of which the letter decides."""
    for pair in combinations(range(KINDS), 2):
        office = CARD_OFFICE[pair[0]]
        hands: list[Cards] = [(kind,) for kind in pair]
        sums = [influence(hand, office) for hand in hands]
        if sums[0] and sums[0] == sums[1]:
            first, second = contenders(hands, office, sums, 0)
            return pair[first], pair[second]
    return None


def box() -> Box:
    """The box of this edition."""
    return Box(
        offices=OFFICES,
        lowest=LOWEST,
        highest=HIGHEST,
        start=START,
        start_secondary=secondary_tile(START, MAX_PLAYERS),
        cards=[_card(kind) for kind in range(KINDS)],
        tied=_tied(),
    )
