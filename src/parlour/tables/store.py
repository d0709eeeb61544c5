"""The store: SQLite by default, PostgreSQL by URL, with the same code. Entries are only ever appended."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any, NamedTuple, TypeVar

import asyncpg
import msgspec
from sqlalchemy import Connection, and_, bindparam, event, exists, func, insert, make_url, select, update
from sqlalchemy.exc import DisconnectionError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.engine.errors import SetupError
from parlour.tables import lobby, schema
from parlour.tables.entry import Charter, Entry
from parlour.tables.errors import NoSuchTable, StoreBusy, TooManyTables, TooManyThinking
from parlour.tables.forms import bring_up
from parlour.tables.lobby import TableRow
from parlour.tables.sqlite_writer import SQLiteWriter, sqlite_settings
from parlour.tables.table import Table

T = TypeVar("T")
_ENTRY = msgspec.json.Decoder(Entry)
_CHARTER = msgspec.json.Decoder(Charter)
_BREATH = 200
"""While a long log is folded, the others have their turns after so many entries each time."""
_QUOTA_LOCK = 7_405_927
_FORGOTTEN = 86_400.0
"""A table where nothing has happened for so many seconds takes nothing from anybody, and does not count."""
_LESSONS = ("lesson", "learnt")
"""The status of a lesson that goes on, and of one that is done."""
_SAVE_SEAT = update(schema.seats).where(
    schema.seats.c.table_id == bindparam("at_table"), schema.seats.c.seat == bindparam("on_seat")
)

AWAY = (StoreBusy, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""What is raised while a database cannot be read: trying again later may help."""


class Conflict(Exception):
    """Somebody else wrote that entry first, or has done that request."""


class BotDue(NamedTuple):
    """A table where a bot should have moved."""

    table: str
    host: str
    """Who opened it."""
    people: bool
    """Whether somebody sits there and plays."""


def database_url(text: str, read_only: bool = False) -> str:
    """The SQLAlchemy URL for a file name or a `postgresql://` URL; a file may be opened to be looked at only."""
    if text.startswith(("postgres://", "postgresql://")):
        return "postgresql+asyncpg://" + text.split("://", 1)[1]
    if "://" in text:
        return text
    if read_only:
        return f"sqlite+aiosqlite:///file:{Path(text).absolute()}?mode=ro&uri=true"
    Path(text).absolute().parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{Path(text).absolute()}"


class Store:
    """Users, tables and their logs in a database."""

    def __init__(self, url: str, *, read_only: bool = False) -> None:
        self.url = database_url(url, read_only)
        self.name = make_url(url).render_as_string() if "://" in url else url
        """What people are told it is called, without a password."""
        self.is_sqlite = self.url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(self.url, **_engine_options(self.is_sqlite))
        self.writer: SQLiteWriter | None = None
        if self.is_sqlite:
            if not read_only:
                event.listen(self.engine.sync_engine, "connect", sqlite_settings)
            self.writer = SQLiteWriter(self.url.replace("+aiosqlite", ""))
        else:
            event.listen(self.engine.sync_engine, "checkout", _still_connected)

    async def open(self) -> None:
        """Bring the database to the newest form; refused in one sentence where that cannot be done."""
        with self._in_a_sentence():
            async with self.engine.begin() as connection:
                if not self.is_sqlite:  # several processes may start at once: one migrates, the others wait
                    await connection.execute(select(func.pg_advisory_xact_lock(7_405_926)))
                await connection.run_sync(bring_up)

    @asynccontextmanager
    async def opened_as_it_is(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look around, whatever the database is."""
        with self._in_a_sentence():
            async with self.engine.connect() as connection:
                yield connection

    @contextmanager
    def _in_a_sentence(self) -> Iterator[None]:
        try:
            yield
        except SetupError as error:
            raise SetupError(f"{self.name} cannot be used: {error}") from None
        except AWAY as error:
            raise SetupError(f"{self.name} cannot be used: {getattr(error, 'orig', None) or error}") from None

    async def answers(self) -> None:
        """Raise what is raised while it cannot be read."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
        await self.engine.dispose()

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Do it in a transaction, and come back when it is saved for good."""
        if self.writer is not None:
            return await self.writer.write(do)
        async with self.engine.begin() as connection:
            return await connection.run_sync(do)

    # --- users and secrets ---------------------------------------------------------------------------------------------

    async def secret(self, name: str, size: int) -> bytes:
        """Random bytes that all processes share; made the first time they are asked for."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        if found is None:
            new = insert(schema.secrets).values(name=name, value=os.urandom(size))
            with suppress(IntegrityError):
                await self.write(lambda connection: connection.execute(new))
            async with self.engine.connect() as connection:
                found = await connection.scalar(query)
        assert found is not None
        return bytes(found)

    async def user_name(self, user: str) -> str | None:
        """What the user is called, or None for a stranger."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(schema.users.c.name).where(schema.users.c.id == user))
        return None if found is None else str(found)

    async def save_user(self, user: str, name: str, now: float) -> None:
        """Remember the user's name."""

        def save(connection: Connection) -> None:
            done = connection.execute(update(schema.users).where(schema.users.c.id == user).values(name=name))
            if not done.rowcount:
                connection.execute(insert(schema.users).values(id=user, name=name, created_at=now))

        await self.write(save)

    # --- tables --------------------------------------------------------------------------------------------------------

    async def create(self, table: Table, new: Sequence[Entry], quota: int = 0, thinking: int = 0) -> None:
        """Save a new table whose entries have been folded already; `Conflict` if one of that id exists.

        With a quota, `TooManyTables` if its host has so many already that are not over; `TooManyThinking` likewise, if bots
        think at this table and at so many others.
        """
        charter = table.charter
        values = {
            "id": charter.id,
            "charter": msgspec.json.encode(charter).decode(),
            "host": charter.host,
            "game": charter.game,
            "players": charter.players,
            "private": charter.private,
            "created_at": charter.created_at,
            **summary(table),
        }
        seats, rows = _seat_rows(table), [_row(table.id, entry) for entry in new]

        def save(connection: Connection) -> None:
            if quota:
                self._check_quota(connection, charter, quota)
            if thinking and table.bots_think():
                _check_thinking(connection, charter, thinking)
            connection.execute(insert(schema.tables).values(values))
            connection.execute(insert(schema.seats), seats)
            connection.execute(insert(schema.entries), rows)

        try:
            await self.write(save)
        except IntegrityError:
            raise Conflict(f"table {table.id} exists") from None

    def _check_quota(self, connection: Connection, charter: Charter, quota: int) -> None:
        rows = schema.tables.c
        if not self.is_sqlite:  # whoever opens many at once waits for the count of each
            connection.execute(select(func.pg_advisory_xact_lock(_QUOTA_LOCK, func.hashtext(charter.host))))
        counted = _LESSONS if charter.lesson else lobby.UNFINISHED  # nobody loses a table to the lessons that were opened
        running = and_(rows.host == charter.host, rows.status.in_(counted), rows.updated_at > charter.created_at - _FORGOTTEN)
        if (connection.scalar(select(func.count()).select_from(schema.tables).where(running)) or 0) >= quota:
            sentence = f"you have opened {quota} tables that are not over yet: finish some of them first"
            raise TooManyTables(sentence, "error-too-many-tables", most=quota)

    async def check_thinking(self, charter: Charter, most: int) -> None:
        """`TooManyThinking` if bots think at so many other tables of this one's host that are not over."""
        async with self.engine.connect() as connection:
            await connection.run_sync(_check_thinking, charter, most)

    async def append(self, before: int, table: Table, new: Sequence[Entry]) -> None:
        """Save entries of a table that has folded them; `Conflict` if another process was first, and then nothing is saved."""
        rows = [_row(table.id, entry) for entry in new]
        seats = [_renamed(row, table_id="at_table", seat="on_seat") for row in _seat_rows(table)]
        told = update(schema.tables).where(schema.tables.c.id == table.id).values(**summary(table))

        def save(connection: Connection) -> None:
            connection.execute(insert(schema.entries), rows)
            connection.execute(told)
            connection.execute(_SAVE_SEAT, seats)

        try:
            await self.write(save)
        except IntegrityError:
            raise Conflict(f"entry {before + 1} of table {table.id}") from None
        except OperationalError as error:
            raise StoreBusy(f"the database did not take the move: {error.orig}") from None

    async def save_result(self, table: Table) -> None:
        """Write down places and points of a table that was over before this was done at the end of every game."""
        rows = _seat_rows(table)
        names = {"table_id": "at_table", "seat": "on_seat", "place": "place", "points": "points"}
        seats = [{new: row[name] for name, new in names.items()} for row in rows]
        await self.write(lambda connection: connection.execute(_SAVE_SEAT, seats))

    async def load(self, table_id: str) -> Table:
        """The table, folded from its log."""
        async with self.engine.connect() as connection:
            charter = await connection.scalar(select(schema.tables.c.charter).where(schema.tables.c.id == table_id))
            if charter is None:
                raise NoSuchTable(f"there is no table {table_id}")
            table = Table(_CHARTER.decode(charter))
            bodies = await self._bodies(connection, table_id, 0)
        for number, body in enumerate(bodies):
            table.refold(_ENTRY.decode(body))
            if number % _BREATH == 0:
                await asyncio.sleep(0)
        return table

    async def entries_since(self, table_id: str, n: int) -> list[Entry]:
        """The entries after this number."""
        async with self.engine.connect() as connection:
            return [_ENTRY.decode(body) for body in await self._bodies(connection, table_id, n)]

    async def _bodies(self, connection: AsyncConnection, table_id: str, n: int) -> Sequence[bytes]:
        rows = schema.entries.c
        query = select(rows.body).where(rows.table_id == table_id, rows.n > n).order_by(rows.n)
        return (await connection.scalars(query)).all()

    async def last_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table, in one query."""
        last = select(func.max(schema.entries.c.n)).where(schema.entries.c.table_id == schema.tables.c.id).scalar_subquery()
        query = select(schema.tables.c.id, last).where(schema.tables.c.id.in_(table_ids))
        async with self.engine.connect() as connection:
            return {str(table): int(n) for table, n in (await connection.execute(query)).all()}

    async def host(self, table_id: str) -> str:
        """Who opened the table."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(schema.tables.c.host).where(schema.tables.c.id == table_id))
        if found is None:
            raise NoSuchTable(f"there is no table {table_id}")
        return str(found)

    async def lesson(self, user: str, game: str) -> str | None:
        """The lesson in this game that the user has not finished yet."""
        rows = schema.tables.c
        begun = (rows.host == user, rows.game == game, rows.status == _LESSONS[False])
        query = select(rows.id).where(*begun).order_by(rows.updated_at.desc()).limit(1)
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        return None if found is None else str(found)

    async def bots_due(self, before: float) -> list[BotDue]:
        """All tables where a bot should have moved by now, for their process may have died.

        All: with a limit, tables that cannot go on would hide those behind them.
        """
        rows, sits = schema.tables.c, schema.seats.c
        people = exists().where(sits.table_id == rows.id, sits.user_id != "", sits.bot == "")
        query = select(rows.id, rows.host, people).where(rows.bot_due, rows.updated_at < before).order_by(rows.updated_at)
        async with self.engine.connect() as connection:
            return [BotDue(*row) for row in (await connection.execute(query)).all()]

    # --- lists ---------------------------------------------------------------------------------------------------------

    async def lobby(self, user: str) -> list[TableRow]:
        """What the user sees in the lobby, newest first."""
        async with self.engine.connect() as connection:
            return await lobby.lobby(connection, user)

    async def mine(self, user: str, skip: int = 0, status: str = "") -> list[TableRow]:
        """All tables where the user has a seat, by pages."""
        async with self.engine.connect() as connection:
            return await lobby.mine(connection, user, skip, status)

    async def turns(self, user: str) -> list[TableRow]:
        """The tables where the user must decide something."""
        async with self.engine.connect() as connection:
            return await lobby.turns(connection, user)


def _engine_options(is_sqlite: bool) -> dict[str, Any]:
    return {"pool_size": 5, "max_overflow": 5} if not is_sqlite else {"connect_args": {"timeout": 30}}


def _still_connected(connection: Any, _record: Any, _proxy: Any) -> None:
    """A pooled connection that PostgreSQL has closed meanwhile is replaced; that is known without asking."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError("closed by the server")


def _check_thinking(connection: Connection, charter: Charter, most: int) -> None:
    rows, sits = schema.tables.c, schema.seats.c
    thinks = exists().where(sits.table_id == rows.id, sits.bot.contains(":"))  # a budget stands behind its colon
    recent = rows.updated_at > time() - _FORGOTTEN
    others = and_(rows.host == charter.host, rows.id != charter.id, rows.status.in_(lobby.UNFINISHED), recent, thinks)
    if (connection.scalar(select(func.count()).select_from(schema.tables).where(others)) or 0) >= most:
        sentence = f"bots think at {most} of your tables that are not over yet: finish some, or choose bots that need not think"
        raise TooManyThinking(sentence, "error-too-much-thinking", most=most)


def _row(table_id: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "n": entry.n,
        "user_id": entry.user,
        "request": sha256(f"{entry.user}:{entry.request}".encode()).hexdigest() if entry.request else None,
        "body": msgspec.json.encode(entry),
    }


def summary(table: Table) -> dict[str, object]:
    """What lists say of the table; it follows from its log."""
    state = table.state
    return {
        "status": table.status if table.course is None else _LESSONS[table.course.done],
        "bot_due": table.bot_to_act() is not None,
        "progress": 0.0 if state is None else state.progress(),
        "to_act": ",".join(str(seat) for seat in table.to_act()),
        "updated_at": table.updated_at,
    }


def _renamed(row: dict[str, object], **names: str) -> dict[str, object]:
    return {names.get(name, name): value for name, value in row.items()}


def _seat_rows(table: Table) -> list[dict[str, object]]:
    acting = table.to_act()
    over = table.state if table.status == "over" else None
    ranking, scores = (over.ranking(), over.scores()) if over is not None else ([], [])
    return [
        {
            "table_id": table.id,
            "seat": number,
            "user_id": seat.user,
            "name": seat.name,
            "bot": seat.bot,
            "resigned": seat.resigned,
            "turn": number in acting and not seat.bot,
            "place": ranking[number] if ranking else None,
            "points": scores[number] if scores else None,
            "advised": number in table.advised,
        }
        for number, seat in enumerate(table.seats)
    ]
