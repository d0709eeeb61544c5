"""Tables that were stored before: they open and play on, as far as no revised ruling touches them."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select, update

from parlour.engine.contract import CHANCE
from parlour.engine.errors import OtherRules, RecordError
from parlour.engine.replay import verify
from parlour.tables import schema
from parlour.tables.draft import Draft
from parlour.tables.store import Store
from parlour.tables.table import Table
from tests.tables.club import ANN, BEN, KING, Club, wish
from tests.tables.old_tables import TILETUM, store_old_table
from tests.test_record_formats import TOUCHED_AT

pytestmark = pytest.mark.anyio

SENTENCE = (
    "the table was played by version 1 of the rules of Tiletum; version 2, which is played here, "
    "does not allow what was done then (entry 85 of its log, 'end turn')"
)


def finish(table: Table) -> Table:
    """Play on with the first legal move, whatever it is."""
    draft = Draft(table)
    while table.status == "playing":
        (seat,) = table.to_act()
        assert seat != CHANCE
        assert table.state is not None
        draft.add("moved", seat=seat, text=TILETUM.notation(table.state.legal_actions(seat)[0]))
        draft.follow()
    return table


async def test_one_that_no_revised_ruling_touches_plays_on_to_a_record_of_today(store: Store) -> None:
    await store_old_table(store, "old", (ANN, BEN))
    table = await store.load("old")
    assert (table.move, table.status, table.charter.rules) == (TOUCHED_AT - 1, "playing", 1)
    record = finish(table).record()
    assert (record.parlour, record.rules) == (2, 2)
    assert record.options == {"actions": "printed", "wheel": "drawn"}
    assert verify(TILETUM, record).finished


async def test_one_that_is_touched_says_by_which_rules_it_was_played(club: Club, store: Store) -> None:
    await store_old_table(store, "old", (ANN, BEN), moves=TOUCHED_AT + 5)
    for _ in range(2):
        with pytest.raises(OtherRules) as refused:
            await club.view("old", ANN)
        assert str(refused.value) == SENTENCE
    assert len(await store.mine(ANN)) == 1, "its row bothers nobody"


async def test_a_log_that_the_rules_of_its_own_time_do_not_allow_is_not_put_down_to_them(store: Store) -> None:
    await store_old_table(store, "old", (ANN, BEN), moves=TOUCHED_AT)
    async with store.engine.begin() as connection:
        rows = schema.tables.c
        charter = func.replace(rows.charter, '"options":', '"rules":2,"options":')
        await connection.execute(update(schema.tables).values(charter=charter))
    with pytest.raises(
        RecordError, match="entry 85 of the table's log does not follow the rules: 'end turn' cannot"
    ) as refused:
        await store.load("old")
    assert not isinstance(refused.value, OtherRules)


async def test_a_game_that_was_over_and_is_not_by_the_rules_of_today(store: Store) -> None:
    await store_old_table(store, "old", (ANN, BEN))
    async with store.engine.begin() as connection:
        rows = schema.entries.c
        body = b'{"n":84,"at":1.0,"kind":"over"}'
        await connection.execute(update(schema.entries).where(rows.n == 84).values(body=body))
    with pytest.raises(OtherRules, match="entry 84 of its log, 'over'"):
        await store.load("old")


async def test_a_table_of_a_later_parlour_is_refused(club: Club, store: Store) -> None:
    table = await club.tables.create(ANN, "Ann", wish("me", "bot random"))
    assert table.charter.rules == KING.rules_version
    async with store.engine.begin() as connection:
        rows = schema.tables.c
        assert '"rules":1' in str(await connection.scalar(select(rows.charter)))
        await connection.execute(update(schema.tables).values(charter=func.replace(rows.charter, '"rules":1', '"rules":7')))
    with pytest.raises(OtherRules, match="the table was played by version 7 of the rules of For the King"):
        await store.load(table.id)
