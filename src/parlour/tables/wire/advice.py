"""What a bot thinks: hints while somebody decides, and the analysis of a game that is over."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.engine.messages import MessageView
from parlour.tables.wire.socket import ChangeView


class HintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would you do on my seat?"""

    seat: int
    at: int
    """The number of the last entry that the client saw; refused if what this seat decides has changed since."""


class AdviceView(msgspec.Struct, frozen=True):
    """A choice, what a bot expects of it, and what it would do for the seat, as its preview tells it."""

    action: int
    notation: str
    message: MessageView
    points: float
    """Of the seat, at the end of the game."""
    chance: float
    """To win, from 0 to 1; a shared first place counts its share."""
    changes: list[ChangeView]
    follows: list[MessageView]
    """What would happen, in sentences."""
    stop: Literal["", "chance", "shown", "over"]
    """What comes right after and is not told."""


class HintView(msgspec.Struct, frozen=True):
    """The best choices of a seat, best first."""

    bot: str
    choices: list[AdviceView]


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that cost much of the winning chance."""

    at: int
    """After so many moves it was made: the position to look at, and to play on from."""
    seat: int
    lost: float
    """How much of the chance to win it cost."""
    chosen: AdviceView
    best: AdviceView
    """What the bot would have done."""


class AnalysisResult(msgspec.Struct, frozen=True):
    """What a bot thinks of a finished game."""

    bot: str
    curve: list[list[float]]
    """Before the first move and after each: the chance of every seat to win, together 1."""
    turning: list[TurningPoint]
    """In the order of the play."""


class AnalysisView(msgspec.Struct, frozen=True):
    """The analysis of a table, or how far it has come."""

    running: bool
    done: int
    """So much of it is reckoned..."""
    of: int
    """... of so much."""
    result: AnalysisResult | None
