"""Results in lists: written down when a game ends, and later for those that ended before that was done."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from parlour.tables import schema
from parlour.tables.draft import Draft
from parlour.tables.lobby import TableRow
from parlour.tables.results import Results
from parlour.tables.store import Store
from tests.tables.club import ANN, BEN, Club, after, over, state_of

pytestmark = pytest.mark.anyio


def told(row: TableRow) -> tuple[list[int | None], list[int | None]]:
    return [seat.place for seat in row.seats], [seat.points for seat in row.seats]


async def forget_results(store: Store) -> None:
    """As it was before they were written down."""
    async with store.engine.begin() as connection:
        await connection.execute(update(schema.seats).values(place=None, points=None))


async def write_down(results: Results, store: Store) -> None:
    """What somebody's look at the list leads to."""
    results.want(await store.mine(ANN))
    assert results._task is not None
    await results._task


async def test_a_list_tells_places_and_points_of_finished_games_only(store: Store) -> None:
    club = Club(store)
    table_id = await club.seat(ANN, BEN, until=after(20))
    (row,) = await store.mine(ANN)
    assert not row.told
    assert told(row) == ([None, None], [None, None])
    await club.play(table_id, over)
    (row,) = await store.mine(ANN)
    state = state_of(await club.table(table_id))
    assert row.told
    assert told(row) == (state.ranking(), state.scores())


async def test_finished_games_of_before_get_their_results_after_a_look_at_the_list(store: Store) -> None:
    club = Club(store)
    tables = [await club.seat(ANN, BEN, until=over, seed=seed) for seed in range(3)]
    expected = {table_id: state_of(await club.table(table_id)).scores() for table_id in tables}
    await forget_results(store)
    assert not any(row.told for row in await store.mine(ANN))
    results = Results(store)
    await write_down(results, store)
    assert {row.id: [seat.points for seat in row.seats] for row in await store.mine(ANN)} == expected
    await results.close()


async def test_a_table_that_cannot_be_folded_holds_up_no_others(store: Store) -> None:
    club = Club(store)
    good, torn = [await club.seat(ANN, BEN, until=over, seed=seed) for seed in range(2)]
    draft = Draft(await store.load(torn))
    draft.add("chat", user=ANN, text="well played")
    await store.append(draft.before, draft.table, draft.entries)
    await forget_results(store)
    async with store.engine.begin() as connection:
        rows = schema.entries.c
        await connection.execute(update(schema.entries).where(rows.table_id == torn, rows.n == 5).values(body=b"{}"))
    results = Results(store)
    for _ in range(2):
        await write_down(results, store)
        assert {row.id: row.told for row in await store.mine(ANN)} == {good: True, torn: False}
    await results.close()


async def test_a_page_of_the_tables_that_are_over(store: Store) -> None:
    club = Club(store)
    played = {await club.seat(ANN, BEN, until=over, seed=seed) for seed in range(3)}
    running = await club.seat(ANN, BEN, until=after(20), seed=9)
    assert {row.id for row in await store.mine(ANN, status="over")} == played
    assert {row.id for row in await store.mine(ANN, status="playing")} == {running}
    assert len(await store.mine(ANN, skip=2, status="over")) == 1
    assert await store.mine("", status="over") == []
