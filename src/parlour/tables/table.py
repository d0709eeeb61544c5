"""A living table: the fold over its log."""

from __future__ import annotations

from typing import NamedTuple

from parlour import games
from parlour.bots import adviser, usual_bot
from parlour.bots.budget import thinking_time
from parlour.engine.chance import SeedStream
from parlour.engine.contract import SPECTATOR, Game, State
from parlour.engine.errors import ParlourError, RecordError
from parlour.engine.events import Event
from parlour.engine.options import settle_stored
from parlour.engine.play import Play
from parlour.engine.record import Record, move_text, parse_move, record_of
from parlour.engine.replay import other_rules
from parlour.engine.statistics import Statistics
from parlour.games.lessons import Course, find_lesson
from parlour.tables.entry import Charter, Entry
from parlour.tables.wire.seen import Status


class Seat:
    """Who sits on a seat, and who plays for it now."""

    def __init__(self) -> None:
        self.user = ""
        self.name = ""
        self.bot = ""
        """The bot that plays now: on a bot's seat, or for a person who is away."""
        self.resigned = False
        self.ready = False
        """Whether this person has said that the game may begin."""
        self.invited_by = ""
        """Who gave this seat to the program that sits here; "" where none does."""

    @property
    def taken(self) -> bool:
        return bool(self.user or self.bot)


class Line(NamedTuple):
    """An entry with what it did: the events, and the number of moves after it."""

    entry: Entry
    events: list[Event]
    move: int


class Table:
    """Everything about a table that follows from its charter and its entries."""

    def __init__(self, charter: Charter) -> None:
        self.charter = charter
        self.game: Game = games.find(charter.game)
        if charter.edition != self.game.edition:
            raise RecordError(f"the table was opened with edition {charter.edition}; this is {self.game.edition}")
        if charter.rules > self.game.rules_version:
            raise other_rules(self.game, "the table", charter.rules, "is older")
        self.options = settle_stored(self.game.options, charter.options)
        """All of them, as they were when it was opened."""
        self.course = Course(self.game, find_lesson(charter.game)) if charter.lesson else None
        """How far the learner has come; at lesson tables only."""
        self.seats = [Seat() for _ in range(charter.players)]
        self.play: Play | None = None
        self.status: Status = "open"
        self.lines: list[Line] = []
        self.requests: dict[tuple[str, str], int] = {}
        """The requests that were done, by user and id, with the number of their entry."""
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        """The seat whose person asked for it first."""
        self.pace = 1
        """The part of their time that bots think for now, as the log says it: 8 for an eighth."""
        self.advised: set[int] = set()
        """The seats that took a hint."""
        self.statistics: Statistics | None = None
        """How the game went, once it is over and somebody has asked."""
        self.updated_at = charter.created_at
        self._seed = bytes.fromhex(charter.seed)
        self._changed = [0] * charter.players
        """The entry that last changed what a seat has to decide."""
        self._draws = 0
        """How many words of the seed's stream are used up."""

    @property
    def id(self) -> str:
        return self.charter.id

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return self.lines[-1].entry.n if self.lines else 0

    @property
    def move(self) -> int:
        """The number of moves so far."""
        return len(self.play.log) if self.play is not None else 0

    @property
    def state(self) -> State | None:
        return self.play.state if self.play is not None else None

    def to_act(self) -> tuple[int, ...]:
        """The seats that decide now; nobody before the start and after the end."""
        return self.play.state.to_act() if self.play is not None and self.status == "playing" else ()

    def seats_of(self, user: str) -> list[int]:
        """The seats that belong to this person."""
        return [number for number, seat in enumerate(self.seats) if user and seat.user == user]

    def may_begin(self) -> bool:
        """Whether the game begins by itself: all seats are taken, and all people are ready.

        Nobody is asked who is alone with bots, holds all the people's seats at one screen, or came for a rematch.
        """
        people = {seat.user for seat in self.seats if seat.user}
        asked = len(people) > 1 and self.charter.rematch_of is None
        return all(seat.bot or (seat.user and (seat.ready or not asked)) for seat in self.seats)

    @property
    def advice(self) -> bool:
        """Whether a bot may be asked: after the game by anybody, during it by who is alone with bots, or where all agreed."""
        if self.course is not None or adviser(self.game) is None:
            return False
        return self.charter.hints or self.status == "over" or (self.status == "playing" and self._alone())

    def _alone(self) -> bool:
        """Whether one person plays here against bots and programs of that person's own, and nobody else does."""
        people = [seat.user for seat in self.seats if seat.user and not seat.invited_by]
        return len(people) == 1 and all(seat.invited_by in ("", people[0]) for seat in self.seats)

    def bot_to_act(self) -> int | None:
        """A seat to act that a bot plays now; in a lesson it is the script that moves."""
        if self.course is not None:
            return None
        for seat in self.to_act():
            if seat >= 0 and self.seats[seat].bot:
                return seat
        return None

    def bots_think(self) -> bool:
        """Whether a bot sits here that needs time to think."""
        return any(thinking_time(seat.bot) for seat in self.seats)

    def decided_since(self, seat: int, n: int) -> bool:
        """Whether this seat's question may have changed since entry n: it has decided, or something was drawn or taken back.

        Where all decide at once the others' moves change nothing for this seat.
        """
        return not 0 <= n <= self.n or self._changed[seat] > n

    def record(self) -> Record:
        """The play as a record; it reveals everything, so it is for finished tables only."""
        assert self.play is not None
        names = [seat.bot if seat.bot and not seat.user else "human" for seat in self.seats]
        seed = bytes.fromhex(self.charter.seed)
        return record_of(self.play, names, seed, len(self.charter.given), sorted(self.advised))

    # --- folding -------------------------------------------------------------------------------------------------------

    def fold(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        assert entry.n == self.n + 1, "entries come one after the other"
        events: list[Event] = []
        seat = self.seats[entry.seat] if 0 <= entry.seat < len(self.seats) else None
        match entry.kind:
            case "joined" | "returned":
                assert seat is not None
                seat.user, seat.name, seat.bot = entry.user, entry.name, ""
                seat.invited_by = entry.text if entry.kind == "joined" else seat.invited_by
            case "ready":
                assert seat is not None
                seat.ready = True
            case "left" | "opened":
                assert seat is not None
                seat.user, seat.name, seat.bot, seat.ready, seat.invited_by = "", "", "", False, ""
            case "bot":
                assert seat is not None
                seat.user, seat.name, seat.bot, seat.ready, seat.invited_by = "", entry.name, entry.text, False, ""
            case "takeover":
                assert seat is not None
                seat.bot = entry.text
            case "resigned":
                assert seat is not None
                seat.bot, seat.resigned = usual_bot(self.game), True
            case "started":
                self._start(events)
            case "moved" | "rolled":
                self._move(entry, events)
            case "undone":
                assert self.play is not None
                for _ in range(entry.count):
                    self.play.undo(entry.seat)
                    if self.course is not None:
                        self.course.back()
            case "over":
                self.status = "over"
            case "rematch":
                self.rematch, self.rematch_by = entry.text, entry.seat
            case "read":
                assert self.course is not None
                self.course.advance()
            case "chapter":
                assert self.course is not None
                self.course.turn_page()
                self.play, self.status = self.course.lay_out(self.play), "playing"
            case "paced":
                self.pace = entry.count
            case "hint":
                self.advised.add(entry.seat)
            case "created" | "chat":
                pass
        if entry.request:
            self.requests[entry.user, entry.request] = entry.n
        if entry.kind in ("rolled", "undone", "started", "read", "chapter"):
            self._changed = [entry.n] * len(self.seats)
        elif entry.kind == "moved":
            self._changed[entry.seat] = entry.n
        self.lines.append(Line(entry, events, self.move))
        self.updated_at = entry.at

    def refold(self, entry: Entry) -> None:
        """Take in an entry that was saved before; rules that have been revised since may not allow it any more."""
        try:
            self.fold(entry)
            if entry.kind == "over" and not (self.play is not None and self.play.state.is_over):
                raise RecordError("the play has not reached its end")
        except ParlourError as error:
            if self.charter.rules < self.game.rules_version:
                why = f"does not allow what was done then (entry {entry.n} of its log, {entry.text or entry.kind!r})"
                raise other_rules(self.game, "the table", self.charter.rules, why) from None
            raise RecordError(f"entry {entry.n} of the table's log does not follow the rules: {error}") from None

    def _start(self, events: list[Event]) -> None:
        if self.course is not None:
            self.play = self.course.lay_out(None)
        else:
            self.play = self.new_play()
            for text in self.charter.given:
                seat, action = parse_move(self.game, text)
                self.play.apply(seat, action, events)
            self.play.seal()
        self.status = "playing"

    def new_play(self) -> Play:
        """The play before the first move."""
        return Play(self.game, self.charter.players, self.options)

    def _move(self, entry: Entry, events: list[Event]) -> None:
        assert self.play is not None
        action = self.game.parse(entry.text)
        if self.course is not None and not self.course.expects(entry.seat, action):
            raise RecordError(f"{entry.text!r} is not what comes next in the lesson")
        self.play.apply(entry.seat, action, events, entry.forced)
        if self.course is not None:
            self.course.advance()
        if entry.kind == "rolled":
            self._draws += 1

    def stream(self) -> SeedStream:
        """The seed's stream, from where the play stands."""
        return SeedStream(self._seed, self._draws)

    # --- looking -------------------------------------------------------------------------------------------------------

    def may_look_as(self, user: str, seat: int) -> bool:
        """Whether this person may see through the eyes of the seat now: one's own, or anybody's after the end."""
        if seat == SPECTATOR or self.status == "over":
            return SPECTATOR <= seat < len(self.seats) and seat != -1
        return seat in self.seats_of(user)

    def moves_text(self) -> list[str]:
        """The moves so far, as a record spells them."""
        assert self.play is not None
        return [move_text(self.game, seat, action) for seat, action in self.play.log]
