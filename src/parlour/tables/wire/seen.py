"""A table, its log and its play, as one viewer may know them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.bots.levels import LevelName
from parlour.engine.messages import MessageView, Told
from parlour.tables.entry import Kind

Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action."""

    action: int
    notation: str
    move: dict[str, Any]
    """What it is, with the names of the data: the typed form of the game's `moves`."""
    message: MessageView
    number: int | None = None
    """What is chosen as a number, such as a bid."""
    slip: MessageView | None = None
    """What would be lost by it, for a move that is easily made by mistake: people are asked once more."""


class PromptView(msgspec.Struct, frozen=True):
    """What must be decided now, and the rule that says so."""

    message: MessageView
    rule: str


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as this viewer may know it: raw facts for drawing, and the sentence."""

    facts: dict[str, Any]
    message: MessageView
    heading: MessageView | None = None
    """What begins with it, or goes on, such as somebody's turn: a log begins a new part where this changes."""
    told: Told = "line"
    """A line of its own; an aside that a reader may skip; or said by the heading alone."""


class SeatView(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    """The bot that plays here now: on a bot's seat, or for a person who left or resigned."""
    level: LevelName | Literal[""]
    """How strong an opponent that bot is; "" where none plays, and for one that is on no menu."""
    mine: bool
    connected: bool
    resigned: bool
    ready: bool
    """Whether this person has said, before the start, that the game may begin."""
    program: bool
    """Whether a program from outside sits here, by a token, as a person would."""


class EntryView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the table's log, as this viewer may know it."""

    n: int
    at: float
    """Seconds since 1970."""
    kind: Kind
    seat: int
    """The seat it is about, or -1 for chance and -2 for nobody's."""
    name: str
    text: str
    """What was said, for chat; the other table's id, for rematch; the bot; 8 where bots think for an eighth of their time."""
    move: int
    """How many moves the play has after this entry: the position to link to."""
    events: list[EventView]
    forced: bool = False
    """Of a move: it was the only one, and the table made it. It is taken back with the move before."""
    level: LevelName | Literal[""] = ""
    """Of a bot that sits down."""


class HoldingView(msgspec.Struct, frozen=True):
    """Something that a seat has, and how much of it."""

    what: MessageView
    amount: int


class PlainView(msgspec.Struct, frozen=True):
    """A position in words, for a game that the client has no board for."""

    lines: list[MessageView]
    seats: list[list[HoldingView]]
    """What every seat has, as far as the viewer may know."""


class LessonView(msgspec.Struct, frozen=True):
    """What the lesson says to its learner now."""

    title: MessageView
    """Of the chapter."""
    say: MessageView
    number: int
    """Which remark this is, from 1."""
    count: int
    """How many the lesson has."""
    show: list[str]
    """The parts of the board that it speaks of, by their names there."""
    wanted: int | None
    """The action that it asks for; none where the remark is to be read before the lesson goes on."""
    done: bool
    """Whether this is the last one."""


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
    plain: PlainView | None
    """The same in words, for games from outside: these have no board of their own. None before the start."""
    legal: list[ActionView]
    prompt: PromptView | None
    undoable: int
    """How many of the viewer's last decisions may be taken back."""
    progress: float
    commitment: str
    seed: str | None
    """The secret seed, once the game is over."""
    rematch: str | None
    rematch_by: int | None
    """The seat whose person asked for the rematch first."""
    rematch_of: str | None
    """The table before; nobody is asked whether they are ready then."""
    branched_from: str | None
    scores: list[int] | None
    ranking: list[int] | None
    lesson: LessonView | None
    """For the learner at a lesson table."""
    advice: bool
    """Whether a bot may be asked here: for hints, which before the start means that all who sit down agree to them; after the
    game for an analysis."""
    advised: list[int]
    """The seats that took a hint: such a game is never rated."""


class FigureView(msgspec.Struct, frozen=True):
    """Something that was counted, and how much of it each seat had; None where there is nothing to tell."""

    what: MessageView
    amounts: list[float | None]


class ChapterView(msgspec.Struct, frozen=True):
    """Figures that belong together."""

    title: MessageView
    figures: list[FigureView]


class StatisticsView(msgspec.Struct, frozen=True):
    """How a finished game went, in figures."""

    scores: list[list[int]]
    """The points by seat after every move, as if the game had ended there."""
    chapters: list[ChapterView]
    """What the game counts; none for a game that counts nothing."""


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
    ranking: list[int] | None
    """The place of each seat, once the game is over."""
    scores: list[int] | None
    created_at: float
    updated_at: float


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
    to_act: list[int]
    """Who was to act there."""
    observation: dict[str, Any]
    all: list[dict[str, Any]]
    """After the end: the observation of every seat."""
    plain: PlainView | None
    """The observation in words, for games from outside."""
    all_plain: list[PlainView]
    """After the end, for games from outside: those of every seat."""
    scores: list[list[int]]
    """After the end: the points by seat after every move, as if the game had ended there."""
