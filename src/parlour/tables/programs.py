"""Seats that a program from outside plays: who may give one away, and what the program may do with it."""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots import usual_bot
from parlour.tables.draft import Draft
from parlour.tables.errors import NotAllowed, TokenEnded
from parlour.tables.names import clean_name
from parlour.tables.service import Tables, no_lesson, seat_of
from parlour.tables.table import Table
from parlour.tables.visitors import is_program, new_program


class Program(NamedTuple):
    """What a token stands for: one seat of one table, until somebody takes it back or the game is over."""

    table: str
    seat: int
    user: str


class Programs:
    """Gives seats to programs, and takes them back."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def invite(self, table_id: str, user: str, seat: int, name: str) -> Program:
        """Let a program play there, before the start: the host on an open seat, anybody on their own.

        The game waits until the program says that it is ready, as it waits for people.
        """
        program, called = new_program(), clean_name(name)

        def do(draft: Draft) -> None:
            table = draft.table
            no_lesson(table)
            place = seat_of(table, seat)
            if table.status != "open":
                raise NotAllowed("programs come before the start", "error-program-late")
            if place.user == user:
                draft.add("left", seat=seat, user=user, name=place.name)
            elif place.taken:
                raise NotAllowed("that seat is taken", "error-seat-taken")
            elif table.charter.host != user:
                raise NotAllowed("open seats are the host's to give to programs", "error-program-host")
            draft.add("joined", seat=seat, user=program, name=called, text=user)

        await self.tables.change(table_id, user, "", do)
        return Program(table_id, seat, program)

    async def dismiss(self, table_id: str, user: str, seat: int) -> int:
        """Take the seat back from its program: it is open again, and in a running game a bot's."""

        def do(draft: Draft) -> None:
            table = draft.table
            place = seat_of(table, seat)
            if not place.invited_by:
                raise NotAllowed("no program sits there", "error-no-program")
            if user not in (table.charter.host, place.invited_by):
                raise NotAllowed("only the host, and who gave the seat, can take it back", "error-program-host")
            if table.status == "open":
                draft.add("left", seat=seat, user=place.user, name=place.name)
            elif table.status == "playing":
                draft.seat_bot(seat, usual_bot(table.game))

        return await self.tables.change(table_id, user, "", do)

    async def check(self, table_id: str, user: str) -> None:
        """Refuse a program whose seat is not its own any more, or whose game is over."""
        async with self.tables.locked(table_id) as table:
            check_stays(table, user)


def ended(table: Table, user: str) -> str:
    """Why a program has nothing more to do at the table; "" as long as it has, and for people."""
    if not is_program(user):
        return ""
    if not table.seats_of(user):
        return "the seat was taken back: this token has ended"
    return "the game is over: this token has ended" if table.status == "over" else ""


def check_stays(table: Table, user: str) -> None:
    """Refuse a program that has nothing more to do at the table."""
    why = ended(table, user)
    if why:
        raise TokenEnded(why)
