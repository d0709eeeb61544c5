"""Taking back over the service: the own last moves, as far as nobody has learnt anything from them."""

from __future__ import annotations

import pytest

from parlour.engine.chance import Dice
from parlour.engine.errors import NothingToUndo
from parlour.tables.errors import NotAllowed
from parlour.tables.store import Store
from parlour.tables.table import Table
from tests.conformance.plays import choose
from tests.tables.club import ANN, BEN, Club, move_in, new_table, snapshot, stage, state_of

pytestmark = pytest.mark.anyio
BIDDING = stage("bidding")


async def test_a_bid_is_taken_back_until_somebody_answers(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    user, seat = await club.owner_to_act(table_id), await club.turn(table_id)
    digest = state_of(await club.table(table_id)).digest()
    await club.do(table_id, "bid 3")
    assert (await club.view(table_id, user)).undoable == 1
    n = await club.tables.undo(table_id, user, seat, False, "undo")
    assert await club.tables.undo(table_id, user, seat, False, "undo") == n, "the same request again"
    assert state_of(await club.table(table_id)).digest() == digest
    assert state_of(await store.load(table_id)).digest() == digest
    assert await club.turn(table_id) == seat
    await club.do(table_id, "bid 2", "bid 4")
    before = await snapshot(store, table_id)
    with pytest.raises(NothingToUndo):
        await club.tables.undo(table_id, user, seat, False, club.request())
    assert await snapshot(store, table_id) == before


async def test_only_the_own_seat_is_taken_back(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    user, seat = await club.owner_to_act(table_id), await club.turn(table_id)
    other = BEN if user == ANN else ANN
    await club.do(table_id, "bid 3")
    before = await snapshot(store, table_id)
    with pytest.raises(NotAllowed):
        await club.tables.undo(table_id, other, seat, False, club.request())
    with pytest.raises(NothingToUndo):
        await club.tables.undo(table_id, other, 1 - seat, True, club.request())
    assert await snapshot(store, table_id) == before


async def test_restarting_the_turn_takes_back_all_that_may_be_and_stops_at_the_barrier(club: Club, store: Store) -> None:
    draft, rng = new_table(ANN, BEN), Dice("several")
    draft.start()
    while (seat := _can_take_back_several(draft.table)) is None:
        move_in(draft, *choose(state_of(draft.table), rng))
    await store.create(draft.table, draft.entries)
    table = await club.table(draft.table.id)
    assert table.play is not None
    user, count, moves = (ANN, BEN)[seat], table.play.undoable(seat), table.move
    await club.tables.undo(table.id, user, seat, True, club.request())
    assert (await club.table(table.id)).move == moves - count
    assert (await club.table(table.id)).lines[-1].entry.count == count
    assert (await club.view(table.id, user, seat)).undoable == 0
    before = await snapshot(store, table.id)
    with pytest.raises(NothingToUndo):
        await club.tables.undo(table.id, user, seat, True, club.request())
    assert await snapshot(store, table.id) == before


def _can_take_back_several(table: Table) -> int | None:
    """The seat that has several moves to take back."""
    assert table.play is not None
    return next((seat for seat in range(len(table.seats)) if table.play.undoable(seat) > 1), None)


async def test_every_barrier_of_a_game_is_kept(club: Club, store: Store) -> None:
    """After each move of a random game: undo works exactly where the view offers it, for each seat."""
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    rng, refused, done = Dice("barriers"), 0, 0
    for _ in range(25):
        table = await club.table(table_id)
        if state_of(table).is_over:
            break
        _seat, action = choose(state_of(table), rng)
        await club.act(table_id, action)
        for seat, user in enumerate((ANN, BEN)):
            if (await club.view(table_id, user)).undoable:
                done += 1
            else:
                refused += 1
                with pytest.raises((NothingToUndo, NotAllowed)):
                    await club.tables.undo(table_id, user, seat, False, club.request())
    assert refused
    assert done


@pytest.mark.parametrize("how", ["resign", "leave"])
async def test_who_has_gone_cannot_take_back_what_the_bot_did(club: Club, store: Store, how: str) -> None:
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    user, seat = await club.owner_to_act(table_id), await club.turn(table_id)
    if how == "resign":
        await club.tables.resign(table_id, user, seat, club.request())
    else:
        await club.tables.leave(table_id, user, seat)
    table = await club.table(table_id)
    await club.tables.bot_move(table_id, seat, state_of(table).legal_actions(seat)[1], table.n)
    before = await snapshot(store, table_id)
    with pytest.raises((NothingToUndo, NotAllowed)):
        await club.tables.undo(table_id, user, seat, False, club.request())
    assert await snapshot(store, table_id) == before
