"""The store: entries are appended once, in order, and fold to the same table everywhere."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select

from parlour.tables import schema
from parlour.tables.draft import Draft
from parlour.tables.errors import NoSuchTable
from parlour.tables.store import BotDue, Conflict, Store
from tests.tables.club import ANN, BEN, CAT, after, new_table, over, play_on, stage, state_of

pytestmark = pytest.mark.anyio


def running(seed: object = 0) -> Draft:
    """A table of Ann and Ben in the middle of their game."""
    draft = new_table(ANN, BEN, seed=seed)
    draft.start()
    return play_on(draft, after(20), seed)


async def saved(store: Store, draft: Draft) -> str:
    await store.create(draft.table, draft.entries)
    return draft.table.id


async def test_a_table_folds_to_the_same_position(store: Store) -> None:
    draft = running()
    table = await store.load(await saved(store, draft))
    assert state_of(table).digest() == state_of(draft.table).digest()
    assert [line.entry for line in table.lines] == draft.entries
    assert table.charter == draft.table.charter
    assert table.n == draft.table.n == len(draft.entries)


async def test_appended_entries_fold_like_those_of_the_beginning(store: Store) -> None:
    draft = new_table(ANN, BEN)
    draft.start()
    await saved(store, draft)
    while not state_of(draft.table).is_over:
        step = Draft(draft.table)
        play_on(step, after(7), seed=draft.table.n)
        await store.append(step.before, draft.table, step.entries)
    table = await store.load(draft.table.id)
    assert table.status == "over"
    assert state_of(table).digest() == state_of(draft.table).digest()
    assert table.record() == draft.table.record()


async def test_entries_since_a_number(store: Store) -> None:
    draft = running()
    table_id = await saved(store, draft)
    for n in (0, 3, draft.table.n - 1, draft.table.n, draft.table.n + 5):
        assert await store.entries_since(table_id, n) == draft.entries[n:]
    assert await store.entries_since("nowhere", 0) == []


async def test_the_last_numbers_of_several_tables(store: Store) -> None:
    drafts = [running(seed) for seed in range(3)]
    names = [await saved(store, draft) for draft in drafts]
    expected = {draft.table.id: draft.table.n for draft in drafts[:2]}
    assert await store.last_numbers([*names[:2], "nowhere"]) == expected
    assert await store.last_numbers([]) == {}


async def test_two_stores_cannot_both_write_the_same_entry(store: Store, database: str) -> None:
    table_id = await saved(store, running())
    other = Store(database)
    try:
        drafts = [Draft(await each.load(table_id)) for each in (store, other)]
        for number, draft in enumerate(drafts):
            draft.add("chat", user=ANN, name="Ann", text=f"number {number}")
            draft.add("chat", user=ANN, name="Ann", text="and on")
        results = await asyncio.gather(
            store.append(drafts[0].before, drafts[0].table, drafts[0].entries),
            other.append(drafts[1].before, drafts[1].table, drafts[1].entries),
            return_exceptions=True,
        )
        assert [type(result) for result in results if result is not None] == [Conflict]
        winner = drafts[results.index(None)]
        assert (await other.load(table_id)).lines[-2:] == winner.table.lines[-2:]
    finally:
        await other.close()


async def test_a_conflict_saves_nothing_at_all(store: Store) -> None:
    table_id = await saved(store, running())
    first, second = Draft(await store.load(table_id)), Draft(await store.load(table_id))
    first.add("chat", user=ANN, text="first")
    await store.append(first.before, first.table, first.entries)
    second.add("resigned", seat=0, user=ANN, name="Ann")
    second.add("chat", user=ANN, text="second")
    with pytest.raises(Conflict):
        await store.append(second.before, second.table, second.entries)
    table = await store.load(table_id)
    assert table.n == first.table.n
    (row,) = await store.lobby(ANN)
    assert [seat.resigned for seat in row.seats] == [False, False]


async def test_a_request_id_is_written_once_for_each_person_and_table(store: Store) -> None:
    first, second = await saved(store, running(1)), await saved(store, running(2))

    async def say(table_id: str, user: str, request: str) -> None:
        draft = Draft(await store.load(table_id))
        draft.add("chat", user=user, request=request, text="hello")
        await store.append(draft.before, draft.table, draft.entries)

    await say(first, ANN, "one")
    with pytest.raises(Conflict):
        await say(first, ANN, "one")
    await say(first, BEN, "one")
    await say(second, ANN, "one")
    await say(first, ANN, "two")
    for _ in range(2):
        await say(first, ANN, "")
    table = await store.load(first)
    assert {(ANN, "one"), (ANN, "two"), (BEN, "one")} == set(table.requests)
    assert (await store.load(second)).requests == {(ANN, "one"): (await store.load(second)).n}


async def test_the_longest_request_ids_stay_apart(store: Store) -> None:
    """Ids of 64 characters that differ in the first or the last only."""
    table_id = await saved(store, running())
    ids = ["x" * 64, "y" + "x" * 63, "x" * 63 + "y"]
    for user in (ANN, BEN):
        for request in ids:
            draft = Draft(await store.load(table_id))
            draft.add("chat", user=user, request=request, text="hello")
            await store.append(draft.before, draft.table, draft.entries)
    assert len((await store.load(table_id)).requests) == 6


async def test_there_is_no_such_table(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.load("nowhere")


async def test_lobby_lists_public_tables_that_are_not_over_and_all_of_mine(store: Store) -> None:
    drafts = {
        "open": new_table(ANN, "", seed=1),
        "running": running(3),
        "private": new_table(ANN, "", seed=2, private=True),
        "strangers": new_table(CAT, "", private=True),
        "over": play_on(running(4), over),
    }
    ids = {await saved(store, draft): name for name, draft in drafts.items()}

    async def listed(user: str) -> set[str]:
        return {ids[row.id] for row in await store.lobby(user)}

    assert await listed("") == {"open", "running"}
    assert await listed(ANN) == {"open", "running", "private", "over"}
    assert await listed(BEN) == {"open", "running", "over"}
    assert await listed(CAT) == {"open", "running", "strangers"}
    rows = {ids[row.id]: row for row in await store.lobby(ANN)}
    assert [(seat.user, seat.name, seat.bot) for seat in rows["open"].seats] == [(ANN, "Ann", ""), ("", "", "")]
    assert (rows["over"].status, rows["over"].progress, rows["over"].to_act) == ("over", 1.0, [])
    assert rows["running"].to_act == list(drafts["running"].table.to_act())
    assert [row.updated_at for row in await store.lobby(ANN)] == sorted((row.updated_at for row in rows.values()), reverse=True)


async def test_turns_are_those_of_the_person_and_not_of_the_bot_that_stands_in(store: Store) -> None:
    draft = play_on(running(), stage("bidding"))
    table = draft.table
    table_id = await saved(store, draft)
    (seat,) = table.to_act()
    mine, other = (ANN, BEN) if seat == 0 else (BEN, ANN)
    assert [row.id for row in await store.turns(mine)] == [table_id]
    assert await store.turns(other) == []
    assert await store.turns("") == []
    step = Draft(table)
    step.add("takeover", seat=seat, user=mine, text="greedy")
    await store.append(step.before, table, step.entries)
    assert await store.turns(mine) == []
    assert await store.bots_due(step.now + 1) == [BotDue(table_id, ANN, people=True)]
    assert await store.bots_due(step.now - 1) == []
    step = Draft(table)
    step.add("takeover", seat=1 - seat, user=other, text="greedy")
    await store.append(step.before, table, step.entries)
    assert await store.bots_due(step.now + 1) == [BotDue(table_id, ANN, people=False)]


async def test_names_and_secrets_are_kept(store: Store, database: str) -> None:
    assert await store.user_name(ANN) is None
    await store.save_user(ANN, "Ann", 1.0)
    await store.save_user(ANN, "Änn 💥", 2.0)
    other = Store(database)
    try:
        await other.open()
        assert await other.user_name(ANN) == "Änn 💥"
        keys = await asyncio.gather(*(each.secret("key", 32) for each in (store, other, store, other)))
        assert len(set(keys)) == 1
        assert len(keys[0]) == 32
        assert await store.secret("another", 32) != keys[0]
    finally:
        await other.close()


async def test_one_row_an_entry(store: Store) -> None:
    draft = running()
    await saved(store, draft)
    async with store.engine.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(schema.entries)) == draft.table.n
