"""Which bots sit where: by level, before the start, in a rematch, within what one person may have thought about."""

from __future__ import annotations

from time import time

import pytest
from sqlalchemy import update

from parlour.engine.errors import UnknownBot
from parlour.tables import schema
from parlour.tables.errors import NotAllowed, TooManyThinking
from parlour.tables.views import entry_views
from tests.tables.club import ANN, BEN, Club, over, state_of, wish

pytestmark = pytest.mark.anyio


async def bots_of(club: Club, table_id: str) -> list[str]:
    return [seat.bot for seat in (await club.table(table_id)).seats]


async def test_a_level_is_asked_for_and_the_bot_is_what_the_table_names(club: Club) -> None:
    table = await club.tables.create(ANN, "Ann", wish("me", "bot expert", "bot easy", "bot greedy"))
    assert await bots_of(club, table.id) == ["", "planner:1s", "novice", "greedy"]
    view = await club.view(table.id, ANN)
    assert [seat.level for seat in view.seats] == ["", "expert", "easy", "normal"]
    assert [seat.name for seat in view.seats] == ["Ann", "Planner 2", "Novice 3", "Greedy 4"]
    told = [(entry.text, entry.level) for entry in entry_views(table, 0, 0) if entry.kind == "bot"]
    assert told == [("planner:1s", "expert"), ("novice", "easy"), ("greedy", "normal")]
    with pytest.raises(UnknownBot, match="does not play at tables"):
        await club.tables.create(ANN, "Ann", wish("me", "bot planner:9s"))


async def test_the_host_chooses_bots_in_the_waiting_room(club: Club) -> None:
    table_id = await club.seat(ANN, "", "")
    await club.tables.seat_bot(table_id, ANN, 1, "hard")
    await club.tables.seat_bot(table_id, ANN, 1, "expert")
    await club.tables.seat_bot(table_id, ANN, 2, "easy")
    assert await bots_of(club, table_id) == ["", "planner:1s", "novice"]
    assert (await club.table(table_id)).status == "open", "who is alone may choose once more"
    await club.tables.seat_bot(table_id, ANN, 2, "")
    assert await bots_of(club, table_id) == ["", "planner:1s", ""]
    with pytest.raises(NotAllowed, match="only who opened"):
        await club.tables.seat_bot(table_id, BEN, 2, "easy")
    with pytest.raises(NotAllowed, match="taken"):
        await club.tables.seat_bot(table_id, ANN, 0, "easy")
    with pytest.raises(UnknownBot, match="no bot is called"):
        await club.tables.seat_bot(table_id, ANN, 2, "nobody")
    await club.tables.start(table_id, ANN, "hard")
    assert await bots_of(club, table_id) == ["", "planner:1s", "planner:100ms"]


async def test_when_all_are_ready_the_last_bot_begins_the_game(club: Club) -> None:
    table_id = await club.seat(ANN, BEN, "")
    for user in (ANN, BEN):
        await club.tables.ready(table_id, user)
    await club.tables.seat_bot(table_id, ANN, 2, "easy")
    assert (await club.table(table_id)).status == "playing"


async def test_a_rematch_may_have_other_bots(club: Club) -> None:
    table_id = await club.seat(ANN, "greedy", "random", until=over)
    again = await club.tables.rematch(table_id, ANN, "hard")
    assert await bots_of(club, again.id) == ["", "planner:100ms", "planner:100ms"]
    other = await club.seat(ANN, "greedy", "random", until=over, seed=1)
    assert await bots_of(club, (await club.tables.rematch(other, ANN)).id) == ["", "greedy", "random"]
    with pytest.raises(UnknownBot):
        await club.tables.rematch(await club.seat(ANN, "greedy", until=over, seed=2), ANN, "nobody")


async def test_a_person_may_have_so_many_tables_thought_about(club: Club) -> None:
    club.tables.thinking_per_person = 2
    for _ in range(2):
        await club.tables.create(ANN, "Ann", wish("me", "bot expert"))
    with pytest.raises(TooManyThinking, match="bots think at 2 of your tables") as refused:
        await club.tables.create(ANN, "Ann", wish("me", "bot hard"))
    assert refused.value.says.key == "error-too-much-thinking"
    await club.tables.create(BEN, "Ben", wish("me", "bot expert"))
    open_table = await club.tables.create(ANN, "Ann", wish("me", "bot easy", "open"))
    with pytest.raises(TooManyThinking):
        await club.tables.seat_bot(open_table.id, ANN, 2, "expert")
    with pytest.raises(TooManyThinking):
        await club.tables.start(open_table.id, ANN, "hard")
    await club.tables.start(open_table.id, ANN)


async def test_what_was_forgotten_takes_nothing_from_anybody(club: Club) -> None:
    club.tables.thinking_per_person = 1
    first = await club.tables.create(ANN, "Ann", wish("me", "bot expert"))
    async with club.store.engine.begin() as connection:
        row = schema.tables.c.id == first.id
        await connection.execute(update(schema.tables).where(row).values(updated_at=time() - 100_000))
    await club.tables.create(ANN, "Ann", wish("me", "bot expert"))


async def test_the_log_says_when_bots_think_for_a_part_of_their_time(club: Club) -> None:
    table = await club.tables.create(ANN, "Ann", wish("bot hard", "bot expert"))
    for part in (8, 8, 8, 8, 1, 1, 1, 1):
        now = await club.table(table.id)
        seat, state = await club.turn(table.id), state_of(now)
        await club.tables.bot_move(table.id, seat, state.legal_actions(seat)[0], now.n, part)
    said = [entry.text for entry in entry_views(await club.table(table.id), 0, -2) if entry.kind == "paced"]
    assert said == ["8", "1"]
