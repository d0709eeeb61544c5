"""What goes over the wire: the structs from which the client's types are generated."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]


class MessageView(msgspec.Struct, frozen=True):
    """A sentence as a key of the catalogue and its arguments; an argument may itself be such a message.

    The arguments `seat` and `other` are seat numbers, which the client replaces by names.
    """

    key: str
    args: dict[str, Any]


class ActionView(msgspec.Struct, frozen=True):
    """One legal action."""

    action: int
    notation: str
    move: dict[str, Any]
    """What it is, with the names of the data: the typed form of the game's `moves`."""
    message: MessageView


class PromptView(msgspec.Struct, frozen=True):
    """What must be decided now, and the rule that says so."""

    message: MessageView
    rule: str


class EventView(msgspec.Struct, frozen=True):
    """One thing that happened, as this viewer may know it: raw facts for drawing, and the sentence."""

    facts: dict[str, Any]
    message: MessageView


class SeatView(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    """The bot that plays here now: on a bot's seat, or for a person who left or resigned."""
    mine: bool
    connected: bool
    resigned: bool
    ready: bool
    """Whether this person has said, before the start, that the game may begin."""


class EntryView(msgspec.Struct, frozen=True):
    """One entry of the table's log, as this viewer may know it."""

    n: int
    at: float
    """Seconds since 1970."""
    kind: str
    """One of `tables.entry.Kind`: created, joined, left, bot, opened, ready, started, moved, rolled, undone, chat, resigned,
    takeover, returned, over, rematch."""
    seat: int
    """The seat it is about, or -1 for chance and -2 for nobody's."""
    name: str
    text: str
    """What was said, for chat; the other table's id, for rematch."""
    move: int
    """How many moves the play has after this entry: the position to link to."""
    events: list[EventView]


class TableView(msgspec.Struct, frozen=True):
    """A table, as one viewer may know it."""

    id: str
    game: str
    title: str
    edition: str
    options: dict[str, str]
    players: int
    status: Status
    private: bool
    host: bool
    """Whether the viewer opened this table."""
    seats: list[SeatView]
    viewer: int
    """The seat whose eyes these are; -2 for a spectator."""
    my_seats: list[int]
    n: int
    """The number of the last entry of the log."""
    move: int
    """The number of moves so far."""
    to_act: list[int]
    observation: dict[str, Any] | None
    """The game's own struct; None before the start."""
    legal: list[ActionView]
    prompt: PromptView | None
    undoable: int
    """How many of the viewer's last moves may be taken back."""
    progress: float
    commitment: str
    seed: str | None
    """The secret seed, once the game is over."""
    rematch: str | None
    branched_from: str | None
    scores: list[int] | None
    ranking: list[int] | None


class TableSummary(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    title: str
    players: int
    status: Status
    seats: list[SeatView]
    to_act: list[int]
    my_turn: bool
    private: bool
    progress: float
    created_at: float
    updated_at: float


# --- what the server sends over the socket ---------------------------------------------------------------------------


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
    events: list[MessageView]
    undoable: bool
    stop: Literal["", "chance", "shown", "over"]


class ReasonAnswer(msgspec.Struct, frozen=True, tag="reason", tag_field="type"):
    """Why a move cannot be done now; no reason if it can."""

    id: str
    n: int
    reason: PromptView | None


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping."""


# --- what the client sends over the socket ---------------------------------------------------------------------------


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Show me the table from this log number on, through the eyes of this seat of mine (-2: as a spectator)."""

    since: int = 0
    seat: int | None = None


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="type", forbid_unknown_fields=True):
    """Do this action for my seat."""

    id: str
    seat: int
    action: int
    at: int
    """The number of the last entry that the client saw; refused if what this seat decides has changed since."""


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
FromClient = Look | Move | Undo | Say | Resign | AskPreview | AskReason | Ping


# --- requests and answers of the REST interface ----------------------------------------------------------------------


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table: me, anybody, another person at this keyboard, or a bot."""

    kind: Literal["me", "open", "guest", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. With no seat left open it starts at once. With `branch` it goes on from a position of a finished table."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, str] = {}
    private: bool = False
    branch: str = ""
    branch_at: int = 0


class NameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I am called."""

    name: str


class SeatNumber(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table."""

    seat: int


class Me(msgspec.Struct, frozen=True):
    """Who I am here."""

    id: str
    name: str
    named: bool
    """Whether I have said what I am called; a stranger is called Guest and a number."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    edition: str
    min_players: int
    max_players: int
    options: dict[str, list[str]]
    bots: list[str]


class RuleView(msgspec.Struct, frozen=True):
    """One rule of a game's page."""

    id: str
    title: str
    section: str
    text: str


class ReplayView(msgspec.Struct, frozen=True):
    """A position of a table's play, as the viewer may know it now."""

    table: str
    game: str
    title: str
    names: list[str]
    moves: int
    at: int
    viewer: int
    viewers: list[int]
    """Whose eyes may be chosen: one's own seats and the spectator's during the game, all after it."""
    observation: dict[str, Any]
    all: list[dict[str, Any]]
    """After the end: the observation of every seat."""
    scores: list[list[int]]
    """After the end: the points by seat after every move, as if the game had ended there."""


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
