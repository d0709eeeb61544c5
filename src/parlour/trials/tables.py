"""The tables that trials play at: any game serves, so it is the first of the house."""

from __future__ import annotations

from parlour import games
from parlour.bots import usual_bot
from parlour.tables.wire.rest import NewTable, SeatRequest


def bots(count: int) -> list[SeatRequest]:
    """So many seats for bots."""
    return [SeatRequest("bot", bot=usual_bot(games.find(_game())))] * count


def table_for(seats: list[SeatRequest], private: bool = True) -> NewTable:
    """A table with these seats."""
    return NewTable(_game(), seats, private=private)


def _game() -> str:
    return next(iter(games.house()))
