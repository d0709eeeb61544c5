"""Lists of tables, from the columns beside the logs: the lobby, a person's own, and where it is whose turn."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Select, and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.tables import schema

_TABLE, _SIT = schema.tables.c, schema.seats.c
PAGE = 60
"""How many tables of a kind one list holds; of a person's own, so many a page."""
UNFINISHED = ("open", "playing")
"""What the status of a table is before its end; that of a lesson is none of these, so that no list and no count meets one."""
_MOST_RUNNING = 500
"""Nobody's own unfinished tables are hidden, unless somebody has sat down at more than anybody could play."""


class SeatRow(NamedTuple):
    """A seat as the lobby lists it."""

    user: str
    name: str
    bot: str
    resigned: bool
    place: int | None
    """Once the game is over, as far as that has been written down."""
    points: int | None


class TableRow(NamedTuple):
    """A table as the lobby lists it."""

    id: str
    game: str
    players: int
    status: str
    private: bool
    progress: float
    to_act: list[int]
    created_at: float
    updated_at: float
    seats: list[SeatRow]

    @property
    def told(self) -> bool:
        """Whether the places and points of a finished game are written down."""
        return self.status == "over" and all(seat.place is not None for seat in self.seats)


async def lobby(connection: AsyncConnection, user: str) -> list[TableRow]:
    """The newest public tables that are open, and that run; all of the user's own that are not over, and the last that are."""
    lists = [_newest(PAGE, _TABLE.status == status, _TABLE.private.is_(False)) for status in ("open", "playing")]
    if user:
        own = _TABLE.id.in_(_seats_of(user))
        lists += [_newest(_MOST_RUNNING, own, _TABLE.status.in_(UNFINISHED)), _newest(PAGE, own, _TABLE.status == "over")]
    return await _rows(connection, *lists)


async def mine(connection: AsyncConnection, user: str, skip: int, status: str = "") -> list[TableRow]:
    """A page of all tables where the user has a seat, or of those that are open, running, or over."""
    if not user:
        return []
    statuses = (status,) if status else (*UNFINISHED, "over")
    return await _rows(connection, _newest(PAGE, _TABLE.id.in_(_seats_of(user)), _TABLE.status.in_(statuses)).offset(skip))


async def turns(connection: AsyncConnection, user: str) -> list[TableRow]:
    """The tables where the user must decide something."""
    here = and_(_TABLE.status == "playing", _TABLE.id.in_(_seats_of(user).where(_SIT.turn)))
    return await _rows(connection, _newest(_MOST_RUNNING, here)) if user else []


def _seats_of(user: str) -> Select[Any]:
    return select(_SIT.table_id).where(_SIT.user_id == user)


def _newest(limit: int, *where: Any) -> Select[Any]:
    return select(schema.tables).where(*where).order_by(_TABLE.updated_at.desc(), _TABLE.id).limit(limit)


async def _rows(connection: AsyncConnection, *lists: Select[Any]) -> list[TableRow]:
    found: dict[str, Any] = {}
    for query in lists:
        found |= {row["id"]: row for row in (await connection.execute(query)).mappings()}
    seated: dict[str, list[SeatRow]] = {}
    wanted = select(schema.seats).where(_SIT.table_id.in_(found)).order_by(_SIT.seat)
    for row in (await connection.execute(wanted)).mappings():
        seat = SeatRow(row["user_id"], row["name"], row["bot"], row["resigned"], row["place"], row["points"])
        seated.setdefault(row["table_id"], []).append(seat)
    return [
        TableRow(
            id=row["id"],
            game=row["game"],
            players=row["players"],
            status=row["status"],
            private=row["private"],
            progress=row["progress"],
            to_act=[int(seat) for seat in row["to_act"].split(",") if seat],
            created_at=row["created_at"],
            updated_at=row["updated_at"],
            seats=seated.get(row["id"], []),
        )
        for row in sorted(found.values(), key=lambda row: row["updated_at"], reverse=True)
    ]
