"""The box: what a client needs to draw the game, by the numbers that observations use."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.games.king.components import (
    CARD_LETTER,
    CARD_NAME,
    CARD_OFFICE,
    CARD_VALUE,
    FIRST_GOLD,
    FIRST_KING,
    HIGHEST,
    HIGHEST_BID,
    KINDS,
    KING_STEPS,
    LOWEST,
    OFFICES,
    SECONDARY_FROM,
    Step,
)
from parlour.games.king.payments import PaidIn, paid_in


class Card(msgspec.Struct, frozen=True):
    """A kind of card. A government card has office, value and letter, a gold card its value, a king card its steps."""

    name: str
    family: Literal["government", "gold", "king"]
    office: int
    value: int
    letter: str
    steps: tuple[Step, ...]
    paid_in: PaidIn
    """What is paid for it in an auction."""


class Box(msgspec.Struct, frozen=True):
    """Everything printed that the board shows."""

    offices: list[str]
    lowest: int
    highest: int
    secondary_from: int
    """The fewest players with whom offices have secondary tiles."""
    highest_bid: int
    cards: list[Card]


def _card(kind: int) -> Card:
    family: Literal["government", "gold", "king"] = "government"
    if kind >= FIRST_GOLD:
        family = "king" if kind >= FIRST_KING else "gold"
    steps = KING_STEPS[kind - FIRST_KING] if family == "king" else ()
    return Card(CARD_NAME[kind], family, CARD_OFFICE[kind], CARD_VALUE[kind], CARD_LETTER[kind], steps, paid_in(kind))


def box() -> Box:
    """The box of this edition."""
    return Box(OFFICES, LOWEST, HIGHEST, SECONDARY_FROM, HIGHEST_BID, [_card(kind) for kind in range(KINDS)])
