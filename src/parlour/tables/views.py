"""What one viewer may know of a table, as the wire carries it: allow-lists over the table and the engine's observation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from parlour.bots.levels import level_of
from parlour.engine.contract import SPECTATOR, Actions, Game, State
from parlour.engine.events import Facts, views
from parlour.engine.messages import Message, MessageView, Prompt, message_view
from parlour.engine.moves import number_of
from parlour.engine.statistics import Statistics
from parlour.games import house
from parlour.tables.errors import BadRequest, NotAllowed
from parlour.tables.table import Line, Table
from parlour.tables.visitors import is_program
from parlour.tables.wire.seen import (
    ActionView,
    ChapterView,
    EntryView,
    EventView,
    FigureView,
    HoldingView,
    LessonView,
    PlainView,
    PromptView,
    ReplayView,
    SeatView,
    StatisticsView,
    TableView,
)

MOST_ENTRIES = 1000
"""So many entries are sent at once at most: a long game, or an evening's chat. Whoever wants more asks again."""

_TOLD = ("chat", "bot", "takeover", "rematch")
"""Of these entries the text is for everybody."""


def prompt_view(prompt: Prompt) -> PromptView:
    """A sentence with its rule."""
    return PromptView(message_view(prompt.message), prompt.rule)


def event_view(game: Game, facts: Facts) -> EventView:
    """Something that happened, or would, as the viewer sees it."""
    heading, told = game.telling(facts)
    return EventView(
        dict(facts), message_view(game.event_message(facts)), None if heading is None else message_view(heading), told
    )


def plain_view(game: Game, observation: Any, players: int) -> PlainView | None:
    """The observation in words; the client has boards for the games of the house."""
    if game.name in house():
        return None
    return PlainView(
        lines=[message_view(line) for line in game.describe(observation)],
        seats=[
            [HoldingView(message_view(holding.what), holding.amount) for holding in game.holdings(observation, seat)]
            for seat in range(players)
        ],
    )


class Sitting(Protocol):
    """What is known of a seat, from a table or from the lobby's list."""

    @property
    def user(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...
    @property
    def resigned(self) -> bool: ...


def seat_views(
    game: str, seats: Sequence[Sitting], user: str, connected: frozenset[str] = frozenset(), ready: Sequence[int] = ()
) -> list[SeatView]:
    """Who sits where, as this user may know it; who is here and who is ready is told at the table only."""
    return [
        SeatView(
            seat=number,
            kind="person" if seat.user else "bot" if seat.bot else "open",
            name=seat.name,
            bot=seat.bot,
            level=level_of(game, seat.bot),
            mine=bool(user) and seat.user == user,
            connected=bool(seat.user) and seat.user in connected,
            resigned=seat.resigned,
            ready=number in ready,
            program=is_program(seat.user),
        )
        for number, seat in enumerate(seats)
    ]


def choose_viewer(table: Table, user: str, wanted: int | None) -> int:
    """Whose eyes to use: those asked for if allowed; else the own seat that decides, the first own seat, or the spectator's."""
    if wanted is not None:
        if not table.may_look_as(user, wanted):
            raise NotAllowed(f"seat {wanted} is not yours to look through", "error-not-your-seat")
        return wanted
    mine = table.seats_of(user)
    acting = [seat for seat in table.to_act() if seat in mine]
    return (acting or mine or [SPECTATOR])[0]


def _told(game: Game, shown: Any) -> Any:
    """What people are told of what they are shown."""
    return msgspec.to_builtins(game.reckon(shown))


def _told_to(user: str, game: Game, seen: Any) -> Any:
    """What a person is told of an observation; a program gets the observation itself, as every bot does."""
    return msgspec.to_builtins(seen) if is_program(user) else _told(game, game.show(seen))


def _legal_views(table: Table, shown: Any, legal: Actions) -> list[ActionView]:
    slips = table.game.slips(shown, legal) if table.course is None else {}  # a lesson explains what it does not want
    return [_action_view(table.game, shown, action, slips.get(action)) for action in legal]


def _action_view(game: Game, shown: Any, action: int, slip: Message | None) -> ActionView:
    move = game.typed(action)
    return ActionView(
        action=action,
        notation=game.notation(action),
        move=msgspec.to_builtins(move),
        message=message_view(game.choice_message(shown, action)),
        number=number_of(move),
        slip=None if slip is None else message_view(slip),
    )


def _lesson_view(table: Table, viewer: int) -> LessonView | None:
    course = table.course
    if course is None or course.remark is None or viewer != course.lesson.learner:
        return None
    return LessonView(
        title=MessageView(course.chapter.title, {}),
        say=MessageView(course.remark.say, {}),
        number=course.number,
        count=course.count,
        show=course.remark.show,
        wanted=course.wanted,
        done=course.done,
    )


def _prompt_view(table: Table, state: State, viewer: int) -> PromptView:
    """What the viewer is asked; while there is a remark to be read, that."""
    prompt = prompt_view(state.prompt(viewer))
    reading = table.status == "playing" and table.course is not None and table.course.wanted is None
    return PromptView(MessageView("table-reading", {}), prompt.rule) if reading else prompt


def _deciding(table: Table) -> tuple[int, ...]:
    """Who decides something; nobody while there is a remark to be read."""
    return () if table.course is not None and table.course.wanted is None else table.to_act()


def table_view(table: Table, user: str, viewer: int, connected: frozenset[str]) -> TableView:
    """The table as the viewer may know it now."""
    charter, play = table.charter, table.play
    playing = table.status == "playing"
    over = table.status == "over" and play is not None
    state = table.state
    acting = playing and viewer in _deciding(table)
    legal: list[ActionView] = []
    prompt = None
    seen = shown = None
    if state is not None:
        prompt = _prompt_view(table, state, viewer)
        seen = state.observe(viewer)
        shown = table.game.show(seen)
        legal = _legal_views(table, shown, state.legal_actions(viewer)) if acting else []
    return TableView(
        id=charter.id,
        game=charter.game,
        title=table.game.title,
        edition=charter.edition,
        options=table.options,
        players=charter.players,
        status=table.status,
        private=charter.private,
        host=bool(user) and charter.host == user,
        seats=seat_views(
            charter.game, table.seats, user, connected, [number for number, seat in enumerate(table.seats) if seat.ready]
        ),
        viewer=viewer,
        my_seats=table.seats_of(user),
        n=table.n,
        move=table.move,
        to_act=list(_deciding(table)),
        observation=None if seen is None else _told_to(user, table.game, seen),
        plain=None if shown is None else plain_view(table.game, shown, charter.players),
        legal=legal,
        prompt=prompt,
        undoable=play.undoable(viewer) if play is not None and playing and viewer >= 0 else 0,
        progress=0.0 if state is None else state.progress(),
        commitment=charter.commitment,
        seed=charter.seed if over else None,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        rematch_of=charter.rematch_of,
        branched_from=charter.branched_from,
        scores=state.scores() if over and state is not None else None,
        ranking=state.ranking() if over and state is not None else None,
        lesson=_lesson_view(table, viewer),
        advice=table.advice,
        advised=sorted(table.advised),
    )


def entry_view(table: Table, line: Line, viewer: int) -> EntryView:
    """One entry of the log as the viewer may know it; the action of a move is told by its events alone."""
    entry = line.entry
    events = [event_view(table.game, facts) for facts in views(line.events, viewer)]
    return EntryView(
        n=entry.n,
        at=entry.at,
        kind=entry.kind,
        seat=entry.seat,
        name=entry.name,
        text=str(entry.count) if entry.kind == "paced" else entry.text if entry.kind in _TOLD else "",
        move=line.move,
        events=events,
        forced=entry.forced,
        level=level_of(table.charter.game, entry.text) if entry.kind == "bot" else "",
    )


def entry_views(table: Table, since: int, viewer: int, limit: int = MOST_ENTRIES) -> list[EntryView]:
    """The entries after this number, so many at most."""
    first = max(0, since)
    return [entry_view(table, line, viewer) for line in table.lines[first : first + min(limit, MOST_ENTRIES)]]


def left_out(table: Table, since: int) -> int:
    """How many entries after this number are too old to be sent with the news."""
    return max(0, table.n - MOST_ENTRIES - max(0, since))


def statistics_view(told: Statistics) -> StatisticsView:
    """The figures with their words; everybody may know them when a game is over."""
    return StatisticsView(
        scores=told.scores,
        chapters=[
            ChapterView(
                message_view(chapter.title),
                [FigureView(message_view(figure.what), figure.amounts) for figure in chapter.figures],
            )
            for chapter in told.chapters
        ],
    )


def replay_view(table: Table, user: str, wanted: int | None, at: int | None) -> ReplayView:
    """A position of the play: through one's own eyes or the spectator's while it runs, anybody's after the end."""
    if table.play is None:
        raise BadRequest("the game has not begun", "error-not-running")
    moves = table.play.log
    last = len(moves) if at is None else at
    if not 0 <= last <= len(moves):
        raise BadRequest(f"the play has {len(moves)} moves: choose a position from 0 to {len(moves)}")
    viewer = choose_viewer(table, user, wanted)
    over = table.status == "over"
    play = table.new_play()
    scores: list[list[int]] = []
    for seat, action in moves[:last]:
        play.apply(seat, action)
        if over and last == len(moves):
            scores.append(play.state.scores())
    seats = range(table.charter.players)
    seen = play.state.observe(viewer)
    shown = seen if over else table.game.show(seen)
    everybody = [play.state.observe(seat) for seat in seats] if over else []
    plain = [plain_view(table.game, one, len(seats)) for one in (shown, *everybody)]
    return ReplayView(
        table=table.id,
        game=table.charter.game,
        title=table.game.title,
        names=[seat.name for seat in table.seats],
        moves=len(moves),
        at=last,
        viewer=viewer,
        viewers=[SPECTATOR, *(seats if over else table.seats_of(user))],
        to_act=list(play.state.to_act()),
        observation=_told(table.game, shown),
        all=[_told(table.game, one) for one in everybody],
        plain=plain[0],
        all_plain=[one for one in plain[1:] if one is not None],
        scores=scores,
    )
