"""What the client and the server say to each other over the socket of a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.engine.messages import MessageView
from parlour.tables.wire import PROTOCOL
from parlour.tables.wire.seen import EntryView, EventView, PromptView, TableView

# --- what the server sends ---------------------------------------------------------------------------------------------


class TableNews(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The table now, and the entries of the log since the number that the client had."""

    n: int
    entries: list[EntryView]
    left_out: int
    """How many entries came before these and after what the client had, too many to be sent; the log has them."""
    table: TableView


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """Somebody who sits at the table came or went; all else is as it was."""

    seats: list[int]
    """The seats whose people look at the table now."""


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="type"):
    """The request with this id has been done and saved; sending it again would change nothing."""

    id: str
    n: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The request with this id was not done; the table is as it was."""

    id: str
    error: str
    detail: str
    message: MessageView
    """The same for people, to be said in their language."""


class ChangeView(msgspec.Struct, frozen=True):
    """Something of the seat's that would be more or less."""

    what: MessageView
    before: int
    after: int
    where: tuple[tuple[int, ...], ...]
    """The places on the board where there would be more of it."""


class PreviewAnswer(msgspec.Struct, frozen=True, tag="preview", tag_field="type"):
    """What an action would do for the seat that asked."""

    id: str
    n: int
    """The table's last entry when this was reckoned."""
    changes: list[ChangeView]
    events: list[EventView]
    undoable: bool
    stop: Literal["", "chance", "shown", "over"]


class ReasonAnswer(msgspec.Struct, frozen=True, tag="reason", tag_field="type"):
    """Why a move cannot be done now; no reason if it can."""

    id: str
    n: int
    reason: PromptView | None


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping."""


# --- what the client sends ---------------------------------------------------------------------------------------------


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Show me the table from this log number on, through the eyes of this seat of mine (-2: as a spectator)."""

    since: int = 0
    seat: int | None = None
    protocol: Literal[4] = PROTOCOL
    """What the client speaks; another one is refused, and its page has to be loaded again."""


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="type", forbid_unknown_fields=True):
    """Do this action for my seat: by its number, or spelled out as a typed move."""

    id: str
    seat: int
    at: int
    """The number of the last entry that the client saw; refused if what this seat decides has changed since."""
    action: int | None = None
    move: dict[str, Any] | None = None


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back my last move, or with `turn` all that may be."""

    id: str
    seat: int
    turn: bool = False


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something at the table."""

    id: str
    text: str


class Resign(msgspec.Struct, frozen=True, tag="resign", tag_field="type", forbid_unknown_fields=True):
    """Give the game up; a bot plays on."""

    id: str
    seat: int


class Read(msgspec.Struct, frozen=True, tag="read", tag_field="type", forbid_unknown_fields=True):
    """In a lesson: I have read the remark, go on."""

    id: str
    at: int
    """The number of the last entry that the client saw."""


class AskPreview(msgspec.Struct, frozen=True, tag="preview", tag_field="type", forbid_unknown_fields=True):
    """What would this action do for my seat?"""

    id: str
    seat: int
    action: int


class AskReason(msgspec.Struct, frozen=True, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why can my seat not do this move now?"""

    id: str
    seat: int
    move: dict[str, Any]


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Still there?"""


FromServer = TableNews | Presence | Ack | Refused | PreviewAnswer | ReasonAnswer | Pong
FromClient = Look | Move | Undo | Say | Resign | Read | AskPreview | AskReason | Ping
