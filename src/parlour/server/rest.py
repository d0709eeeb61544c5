"""The REST interface; docs/protocol.md tells it as a story, /schema as a document."""

from __future__ import annotations

import logging
from asyncio import to_thread
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from parlour import games
from parlour.bots import adviser, bot_names
from parlour.bots.levels import levels
from parlour.engine import build
from parlour.engine.record import Record
from parlour.engine.replay import verify as verify_record
from parlour.engine.statistics import statistics
from parlour.games.lessons import lesson_of
from parlour.games.rules import idea, rules
from parlour.server.core import Core
from parlour.server.security import ensure_user, user_of
from parlour.server.tokens import FOR_PROGRAMS, program_of
from parlour.tables.errors import NotAllowed, TokenEnded
from parlour.tables.lobby import TableRow
from parlour.tables.service import no_lesson
from parlour.tables.table import Table
from parlour.tables.views import MOST_ENTRIES, choose_viewer, entry_views, replay_view, seat_views, statistics_view, table_view
from parlour.tables.wire import PROTOCOL
from parlour.tables.wire.advice import AnalysisView, HintRequest, HintView
from parlour.tables.wire.rest import (
    BotRequest,
    GameInfo,
    Health,
    Idea,
    LearnRequest,
    LevelView,
    Me,
    NameRequest,
    NewTable,
    ProgramRequest,
    ProgramSeat,
    ProgramToken,
    RuleView,
    SeatBot,
    SeatNumber,
    Verdict,
    Version,
)
from parlour.tables.wire.seen import EntryView, ReplayView, StatisticsView, Status, TableSummary, TableView
from parlour.words import catalogue, words

log = logging.getLogger(__name__)
T = TypeVar("T", bound=msgspec.Struct)
_LARGEST = 1_000_000
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The table's id.")]
SeatQuery = Annotated[int | None, QueryParameter(ge=-2, le=99, required=False, description="Whose eyes; -2 the spectator's.")]
LanguageQuery = Annotated[str, QueryParameter(max_length=8, description="en, uk, ru or ja.")]
GameQuery = Annotated[str, QueryParameter(max_length=64, required=False, description="Only this game; all without it.")]
PartQuery = Annotated[
    Literal["", "lesson", "remarks", "pictures", "advice"],
    QueryParameter(required=False, description="What is only said to who learns the game, reads its rules or asks a bot."),
]
PositionQuery = Annotated[int | None, QueryParameter(ge=0, le=_LARGEST, required=False, description="After so many moves.")]
BotBody = JSONBody[BotRequest | None]
Asked = Request[Any, Any, Any]
TheCore = NamedDependency[Core]


async def strictly(request: Asked, data: T) -> T:
    """The body once more, without the leniency of the framework: "0" is no number."""
    return msgspec.json.decode(await request.body(), type=type(data))


async def _bot(request: Asked, data: BotRequest | None) -> str:
    """The bot that is asked for; "" where nothing is."""
    return "" if data is None else (await strictly(request, data)).bot


async def _me(request: Asked, core: Core, user: str) -> Me:
    return await core.me(user, request.headers.get("accept-language", ""))


@get("/api/me", summary="Who I am")
async def who_am_i(request: Asked, core: TheCore) -> Me:
    return await _me(request, core, ensure_user(request))


@put("/api/me", summary="What I am called")
async def call_me(request: Asked, core: TheCore, data: JSONBody[NameRequest]) -> Me:
    data = await strictly(request, data)
    return await core.rename(ensure_user(request), data.name)


@get("/api/games", summary="What can be played", sync_to_thread=False, opt=FOR_PROGRAMS)
def list_games() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            edition=game.edition,
            min_players=game.min_players,
            max_players=game.max_players,
            minutes=game.minutes,
            weight=game.weight,
            options={option.name: list(option.values) for option in game.options},
            levels=[LevelView(level.name, level.bot) for level in levels(game)],
            bots=bot_names(game),
            advice=adviser(game) is not None,
            lesson=lesson_of(game.name) is not None,
        )
        for game in games.GAMES.values()
    ]


@get("/api/version", summary="Which protocol the server speaks, and which server it is", sync_to_thread=False, opt=FOR_PROGRAMS)
def speaks() -> Version:
    return Version(PROTOCOL, version("parlour"))


@get("/api/health", summary="Whether this process answers and reaches its store; 503 where it does not", opt=FOR_PROGRAMS)
async def health(core: TheCore) -> Health:
    await core.store.answers()
    return Health(ok=True, build=build.name())


@get("/api/games/{game:str}/rules", summary="The rules page, rule by rule", sync_to_thread=False, opt=FOR_PROGRAMS)
def game_rules(game: FromPath[str], lang: LanguageQuery = "en") -> list[RuleView]:
    games.find(game)
    page = rules(game, words(lang).language)
    return [RuleView(rule.id, rule.title, rule.section, rule.text) for rule in page.values()]


@get("/api/games/{game:str}/idea", summary="What the game is about, in a few sentences", sync_to_thread=False, opt=FOR_PROGRAMS)
def game_idea(game: FromPath[str], lang: LanguageQuery = "en") -> Idea:
    return Idea(idea(games.find(game).name, words(lang).language))


@post("/api/games/{game:str}/lesson", summary="To my lesson in this game")
async def learn(request: Asked, core: TheCore, game: FromPath[str], data: JSONBody[LearnRequest]) -> TableView:
    data = await strictly(request, data)
    user = ensure_user(request)
    table = await core.lessons.learn(user, (await _me(request, core, user)).name, game, data.again)
    return await _view(core, table, user, None)


@get("/api/games/{game:str}/box", summary="The components that a board draws", sync_to_thread=False, opt=FOR_PROGRAMS)
def game_box(request: Asked, game: FromPath[str]) -> Response[bytes]:
    return unchanged_or(request, msgspec.json.encode(games.find(game).box()), MediaType.JSON)


@get("/api/words", summary="What the games say, as Fluent catalogues", sync_to_thread=False, opt=FOR_PROGRAMS)
def game_words(request: Asked, lang: LanguageQuery = "en", game: GameQuery = "", part: PartQuery = "") -> Response[bytes]:
    wanted = [games.find(game).name] if game else list(games.GAMES)
    text = "\n".join(catalogue(name, lang, part) for name in wanted)
    return unchanged_or(request, text.encode(), MediaType.TEXT)


def unchanged_or(request: Asked, content: bytes, media_type: MediaType) -> Response[bytes]:
    """The content, unless the client has it already: it changes only with a new version of the server."""
    tag = f'W/"{sha256(content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


@get("/api/tables", summary="Open and running public tables, and all of mine")
async def list_tables(request: Asked, core: TheCore) -> list[TableSummary]:
    user = user_of(request)
    return _summaries(core, await core.store.lobby(user), user)


@get("/api/tables/mine", summary="All my tables, a page at a time, newest first")
async def list_mine(
    request: Asked,
    core: TheCore,
    skip: Annotated[int, QueryParameter(ge=0, le=_LARGEST, description="After so many.")] = 0,
    status: Annotated[Status | None, QueryParameter(required=False, description="Only those; all without it.")] = None,
) -> list[TableSummary]:
    user = user_of(request)
    return _summaries(core, await core.store.mine(user, skip, status or ""), user)


@get("/api/turns", summary="The tables where it is my turn")
async def my_turns(request: Asked, core: TheCore) -> list[TableSummary]:
    user = user_of(request)
    return _summaries(core, await core.store.turns(user), user)


@post("/api/tables", summary="Open a table; with no seat left open it starts at once")
async def open_table(request: Asked, core: TheCore, data: JSONBody[NewTable]) -> TableView:
    data = await strictly(request, data)
    user = ensure_user(request)
    table = await core.tables.create(user, (await _me(request, core, user)).name, data)
    return await _view(core, table.id, user, None)


@get("/api/tables/{table_id:str}", summary="The table as I may know it", opt=FOR_PROGRAMS)
async def see_table(request: Asked, core: TheCore, table_id: TableId, seat: SeatQuery = None) -> TableView:
    return await _view(core, table_id, user_of(request), seat)


@get("/api/tables/{table_id:str}/log", summary="The log as I may know it, a page at a time", opt=FOR_PROGRAMS)
async def see_log(
    request: Asked,
    core: TheCore,
    table_id: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=_LARGEST, description="Entries after this number.")] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_ENTRIES, description="So many at most.")] = MOST_ENTRIES,
    seat: SeatQuery = None,
) -> list[EntryView]:
    async with core.tables.locked(table_id) as table:
        return entry_views(table, since, choose_viewer(table, user_of(request), seat), limit)


@post(
    "/api/tables/{table_id:str}/join",
    status_code=200,
    summary="Sit down on an open seat, or come back to mine",
    opt=FOR_PROGRAMS,
)
async def join_table(request: Asked, core: TheCore, table_id: TableId, data: JSONBody[SeatNumber]) -> TableView:
    data = await strictly(request, data)
    user = ensure_user(request)
    await core.tables.join(table_id, user, (await _me(request, core, user)).name, data.seat)
    return await _view(core, table_id, user, None)


@post(
    "/api/tables/{table_id:str}/leave",
    status_code=200,
    summary="Stand up; in a running game a bot takes over",
    opt=FOR_PROGRAMS,
)
async def leave_table(request: Asked, core: TheCore, table_id: TableId, data: JSONBody[SeatNumber]) -> TableView:
    data = await strictly(request, data)
    user = ensure_user(request)
    await core.tables.leave(table_id, user, data.seat)
    return await _view(core, table_id, user, None)


@post(
    "/api/tables/{table_id:str}/ready",
    status_code=200,
    summary="I am ready; with all seats taken the last one starts",
    opt=FOR_PROGRAMS,
)
async def ready_to_play(request: Asked, core: TheCore, table_id: TableId) -> TableView:
    user = ensure_user(request)
    await core.tables.ready(table_id, user)
    return await _view(core, table_id, user, None)


@post("/api/tables/{table_id:str}/start", status_code=200, summary="The host starts; open seats get bots")
async def start_table(request: Asked, core: TheCore, table_id: TableId, data: BotBody = None) -> TableView:
    user = ensure_user(request)
    await core.tables.start(table_id, user, await _bot(request, data))
    return await _view(core, table_id, user, None)


@post("/api/tables/{table_id:str}/bot", status_code=200, summary="Before the start: another bot on a seat, or none")
async def seat_bot(request: Asked, core: TheCore, table_id: TableId, data: JSONBody[SeatBot]) -> TableView:
    data = await strictly(request, data)
    user = ensure_user(request)
    await core.tables.seat_bot(table_id, user, data.seat, data.bot)
    return await _view(core, table_id, user, None)


@post("/api/tables/{table_id:str}/programs", summary="Let a program play on a seat; its token is told once")
async def invite_program(request: Asked, core: TheCore, table_id: TableId, data: JSONBody[ProgramRequest]) -> ProgramToken:
    data = await strictly(request, data)
    accepted = request.headers.get("accept-language", "")
    return await core.invite_program(table_id, ensure_user(request), data, accepted)


@post("/api/tables/{table_id:str}/dismiss", status_code=200, summary="Take a seat back from its program: its token ends")
async def dismiss_program(request: Asked, core: TheCore, table_id: TableId, data: JSONBody[SeatNumber]) -> TableView:
    data = await strictly(request, data)
    user = ensure_user(request)
    await core.programs.dismiss(table_id, user, data.seat)
    return await _view(core, table_id, user, None)


@get("/api/program", opt=FOR_PROGRAMS, summary="For a program: where its token lets it play")
async def where_to_play(request: Asked, core: TheCore) -> ProgramSeat:
    program = program_of(request)
    if program is None:
        raise TokenEnded("say the token that you were given: `Authorization: Bearer TOKEN`")
    async with core.tables.locked(program.table) as table:
        return ProgramSeat(program.table, program.seat, table.charter.game)


@post("/api/tables/{table_id:str}/rematch", summary="The same seats again at a new table")
async def play_again(request: Asked, core: TheCore, table_id: TableId, data: BotBody = None) -> TableView:
    user = ensure_user(request)
    table = await core.tables.rematch(table_id, user, await _bot(request, data))
    return await _view(core, table.id, user, None)


@get("/api/tables/{table_id:str}/replay", summary="A position of the play as I may know it", opt=FOR_PROGRAMS)
async def see_replay(
    request: Asked, core: TheCore, table_id: TableId, at: PositionQuery = None, seat: SeatQuery = None
) -> ReplayView:
    async with core.tables.locked(table_id) as table:
        return replay_view(table, user_of(request), seat, at)


@get("/api/tables/{table_id:str}/statistics", summary="How the game went, in figures, once it is over")
async def see_statistics(core: TheCore, table_id: TableId) -> StatisticsView:
    async with core.tables.locked(table_id) as table:
        record = _finished(table)
    if table.statistics is None:  # reckoned once; nobody else at the server waits for it
        table.statistics = await to_thread(statistics, table.game, record)
    return statistics_view(table.statistics)


@post("/api/tables/{table_id:str}/hint", status_code=200, summary="The best choices of my seat; the log says that I asked")
async def take_hint(request: Asked, core: TheCore, table_id: TableId, data: JSONBody[HintRequest]) -> HintView:
    data = await strictly(request, data)
    return await core.hints.take(table_id, ensure_user(request), data.seat, data.at)


@post("/api/tables/{table_id:str}/analysis", status_code=200, summary="Reckon what a bot thinks of a finished game, once")
async def analyse(request: Asked, core: TheCore, table_id: TableId) -> AnalysisView:
    return await core.analyses.begin(table_id, ensure_user(request))


@get("/api/tables/{table_id:str}/analysis", summary="What a bot thinks of a finished game, or how far that is")
async def see_analysis(core: TheCore, table_id: TableId) -> AnalysisView:
    return await core.analyses.see(table_id)


@get("/api/tables/{table_id:str}/record", summary="The record, once the game is over")
async def see_record(core: TheCore, table_id: TableId) -> Response[bytes]:
    async with core.tables.locked(table_id) as table:
        record = _finished(table)
    headers = {"content-disposition": f'attachment; filename="parlour-{table_id}.json"'}
    body = msgspec.json.format(msgspec.json.encode(record), indent=1)
    return Response(body, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/verify", summary="Rules, result and commitment, once the game is over")
async def verify_table(core: TheCore, table_id: TableId) -> Verdict:
    async with core.tables.locked(table_id) as table:
        record, game = _finished(table), table.game
    found = verify_record(game, record)
    return Verdict(found.finished and found.seed_checked, found.moves, "rules, result, commitment and every draw fit")


def _finished(table: Table) -> Record:
    if table.status != "over":
        raise NotAllowed("the record is shown when the game is over", "error-not-over")
    no_lesson(table)
    return table.record()


async def _view(core: Core, table_id: str, user: str, seat: int | None) -> TableView:
    async with core.tables.locked(table_id) as table:
        return table_view(table, user, choose_viewer(table, user, seat), core.presence.seated(table))


def _summaries(core: Core, rows: list[TableRow], user: str) -> list[TableSummary]:
    """As the lobby shows them; a game that is not known here (any more) hides its own tables and no others."""
    core.results.want(rows)
    for game in {row.game for row in rows} - games.GAMES.keys():
        _note_unknown(game)
    return [_summary(row, user) for row in rows if row.game in games.GAMES]


@cache
def _note_unknown(game: str) -> None:
    log.warning("there are tables of a game %r that is not known here; they are not listed", game)


def _summary(row: TableRow, user: str) -> TableSummary:
    seats = seat_views(row.game, row.seats, user)
    return TableSummary(
        id=row.id,
        game=row.game,
        title=games.find(row.game).title,
        players=row.players,
        status=row.status,  # type: ignore[arg-type] # the store keeps what a table's status was
        seats=seats,
        to_act=row.to_act,
        my_turn=any(seats[seat].mine and not seats[seat].bot for seat in row.to_act if seat >= 0),
        private=row.private,
        progress=row.progress,
        ranking=[seat.place or 0 for seat in row.seats] if row.told else None,
        scores=[seat.points or 0 for seat in row.seats] if row.told else None,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


HANDLERS = [
    who_am_i,
    call_me,
    speaks,
    health,
    list_games,
    game_rules,
    game_idea,
    learn,
    game_box,
    game_words,
    list_tables,
    list_mine,
    my_turns,
    open_table,
    see_table,
    see_log,
    join_table,
    leave_table,
    ready_to_play,
    start_table,
    seat_bot,
    invite_program,
    dismiss_program,
    where_to_play,
    play_again,
    see_replay,
    see_statistics,
    take_hint,
    analyse,
    see_analysis,
    see_record,
    verify_table,
]
