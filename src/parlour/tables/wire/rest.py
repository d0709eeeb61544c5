"""Requests and answers of the REST interface."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.bots.levels import LevelName
from parlour.engine.messages import MessageView


class LevelView(msgspec.Struct, frozen=True):
    """How strong an opponent is, and which bot that is."""

    name: LevelName
    bot: str


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table: me, anybody, another person at this keyboard, or a bot, by level or name."""

    kind: Literal["me", "open", "guest", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. With no seat left open it starts at once. With `branch` it goes on from a position of a finished table."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, str] = {}
    private: bool = False
    hints: bool = False
    """Whether anybody may ask a bot for hints here, though several people play: who sits down agrees to it."""
    branch: str = ""
    branch_at: int = 0


class NameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I am called."""

    name: str


class LearnRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take me to my lesson in a game: to the one that I have begun, or with `again` to a new one."""

    again: bool = False


class BotRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bots shall play on open seats, or again, by level or name; "" for the usual one, or for the same."""

    bot: str = ""


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot shall sit on a seat before the start, by level or name; "" for none."""

    seat: int
    bot: str


class SeatNumber(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table."""

    seat: int


class ProgramRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a program play on this seat, and call it that; without a name it gets one in the language of `Accept-Language`."""

    seat: int
    name: str = ""


class ProgramToken(msgspec.Struct, frozen=True):
    """What a program needs to play: it says this token with every request, and only who made it is told it."""

    seat: int
    name: str
    token: str


class ProgramSeat(msgspec.Struct, frozen=True):
    """Where the program plays whose token this is."""

    table: str
    seat: int
    game: str


class Version(msgspec.Struct, frozen=True):
    """What the server speaks, and which one it is."""

    protocol: int
    parlour: str


class Health(msgspec.Struct, frozen=True):
    """That the process which was asked answers, and reaches its store."""

    ok: bool
    build: str
    """Its version, and whether its engine is compiled."""


class Me(msgspec.Struct, frozen=True):
    """Who I am here."""

    id: str
    name: str
    named: bool
    """Whether I have said what I am called; a stranger is called Guest and a number, in the language of `Accept-Language`."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    edition: str
    min_players: int
    max_players: int
    minutes: tuple[int, int]
    """How long a game takes, from quick to slow; zeros where the game does not say."""
    weight: int
    """1 for a light game, 2 for a middling one, 3 for a heavy one; 0 where the game does not say."""
    options: dict[str, list[str]]
    levels: list[LevelView]
    """What people choose from, easiest first."""
    bots: list[str]
    """All that play it, weakest first."""
    advice: bool
    """Whether a bot of this game can say what it thinks: it gives hints, and analyses games that are over."""
    lesson: bool
    """Whether it can be learnt by a lesson."""


class RuleView(msgspec.Struct, frozen=True):
    """One rule of a game's page."""

    id: str
    title: str
    section: str
    text: str


class Idea(msgspec.Struct, frozen=True):
    """What a game is about, in a few sentences."""

    text: str


class Verdict(msgspec.Struct, frozen=True):
    """Whether the record of a finished table is what it says."""

    ok: bool
    moves: int
    says: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    error: str
    detail: str
    message: MessageView
    """The same for people, to be said in their language."""
