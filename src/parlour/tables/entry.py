"""Entries: what a table's log is made of. A table is the fold over its entries, and nothing else."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

NOBODY: Final = -2
"""The seat of an entry that is about no seat."""

Kind = Literal[
    "created",
    "joined",
    "left",
    "bot",
    "opened",
    "ready",
    "started",
    "moved",
    "rolled",
    "undone",
    "chat",
    "resigned",
    "takeover",
    "returned",
    "over",
    "rematch",
    "read",
    "chapter",
    "paced",
    "hint",
]


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    n: int
    at: float
    kind: Kind
    seat: int = NOBODY
    user: str = ""
    request: str = ""
    """The id that the client gave its request: the same request is done only once."""
    name: str = ""
    text: str = ""
    """Chat, a bot's name, another table's id, the notation of a move, or who gave a program its seat."""
    count: int = 0
    """How many decisions were taken back; or of which part of their time bots make use, 8 for an eighth, 1 for all of it."""
    forced: bool = False
    """Of a move: it was the only one, and the table made it."""


class Charter(msgspec.Struct, frozen=True):
    """What a table is from its first moment to its last."""

    id: str
    game: str
    edition: str
    players: int
    options: dict[str, str]
    private: bool
    host: str
    """The user who opened it."""
    seed: str
    commitment: str
    created_at: float
    branched_from: str | None = None
    given: list[str] = []
    """Moves that were laid out before the play began, when it branched off from another table."""
    rematch_of: str | None = None
    rules: int = 1
    """The version of the rules when it was opened; tables from before these were counted do not say."""
    lesson: bool = False
    """Whether somebody learns the game here: then draws and the other seats follow the script of its lesson, and only then."""
    hints: bool = False
    """Whether all who sit down agree that anybody may ask a bot for hints; who is alone with bots may in any case."""
    forces: bool = False
    """Whether the table makes choices that are none; those from before it did so do not, and where all moves are written."""
