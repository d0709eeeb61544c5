"""The tables that trials play at: any game serves, so it is the first of the house."""

from __future__ import annotations

from parlour import games
from parlour.bots.levels import bot_at_table
from parlour.tables.wire.rest import NewTable, SeatRequest


def bots(count: int, level: str = "normal") -> list[SeatRequest]:
    """So many seats for bots."""
    return [SeatRequest("bot", bot=level)] * count


def bot_of(level: str) -> str:
    """Who that is in the game of the trials."""
    return bot_at_table(level, games.find(_game()))


def table_for(seats: list[SeatRequest], private: bool = True) -> NewTable:
    """A table with these seats."""
    return NewTable(_game(), seats, private=private)


def _game() -> str:
    return next(iter(games.house()))
