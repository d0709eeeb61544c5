"""After the end: the record, the rematch, and branches that go on from a position of a finished table."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import RecordError
from parlour.engine.play import Play
from parlour.engine.replay import verify
from parlour.tables.errors import BadRequest, NotAllowed
from parlour.tables.store import Store
from parlour.tables.table import Table
from tests.tables.club import ANN, BEN, CAT, KING, Club, over, state_of, wish

pytestmark = pytest.mark.anyio


async def finished(club: Club, *owners: str) -> Table:
    return await club.table(await club.seat(*owners, until=over))


async def test_the_record_of_a_finished_table_verifies(club: Club, store: Store) -> None:
    table = await finished(club, ANN, "greedy", BEN)
    record = (await store.load(table.id)).record()
    found = verify(KING, record)
    assert (found.finished, found.seed_checked, found.moves) == (True, True, table.move)
    assert record.commitment == table.charter.commitment
    assert record.seats == ["human", "greedy", "human"]
    with pytest.raises(RecordError):
        verify(KING, msgspec.structs.replace(record, moves=record.moves[:-1]))


async def test_a_rematch_has_the_same_seats_and_waits_for_the_others(club: Club) -> None:
    table = await finished(club, ANN, "random", BEN)
    again = await club.tables.rematch(table.id, BEN)
    assert again.status == "open"
    assert [(seat.user, seat.bot) for seat in again.seats] == [("", ""), ("", "random"), (BEN, "")]
    assert again.charter.seed != table.charter.seed
    assert again.charter.host == BEN
    for user in (ANN, BEN):
        assert (await club.tables.rematch(table.id, user)).id == again.id
    assert (await club.view(table.id, CAT)).rematch == again.id
    await club.tables.join(again.id, ANN, "Ann", 0)
    assert (await club.table(again.id)).status == "playing"


async def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(club: Club, store: Store) -> None:
    table = await finished(club, ANN, BEN)
    one, two = await asyncio.gather(club.tables.rematch(table.id, ANN), club.tables.rematch(table.id, BEN))
    assert one.id == two.id
    assert (await store.load(table.id)).rematch == one.id


async def test_a_rematch_against_bots_starts_at_once(club: Club) -> None:
    table = await finished(club, ANN, "random")
    assert (await club.tables.rematch(table.id, ANN)).status == "playing"


async def test_no_rematch_before_the_end_or_for_strangers(club: Club, store: Store) -> None:
    running = await club.seat(ANN, BEN, seed="running")
    with pytest.raises(NotAllowed, match="not over"):
        await club.tables.rematch(running, ANN)
    table = await finished(club, ANN, BEN)
    for stranger in (CAT, ""):
        with pytest.raises(NotAllowed, match="who played"):
            await club.tables.rematch(table.id, stranger)
    assert (await store.load(table.id)).rematch is None


async def test_a_branch_goes_on_from_the_position_and_verifies(club: Club, store: Store) -> None:
    source = await finished(club, ANN, BEN)
    moves = source.moves_text()
    for at in (0, 1, len(moves) // 2, len(moves) - 1):
        branch = await club.tables.create(CAT, "Cat", wish("me", "guest Eve", branch=source.id, branch_at=at))
        assert branch.charter.branched_from == source.id
        assert branch.moves_text()[:at] == moves[:at]
        await club.play(branch.id, over, seed=at)
        record = (await store.load(branch.id)).record()
        found = verify(KING, record)
        assert (found.finished, found.seed_checked, record.given) == (True, True, at)


async def test_what_was_laid_out_before_a_branch_cannot_be_taken_back(club: Club) -> None:
    """The given moves belong to the other table: here play begins after them, and the record says so."""
    source = await finished(club, ANN, BEN)
    moves = source.moves_text()
    at = next(number for number, text in enumerate(moves, 1) if " bid " in text)
    seat = int(moves[at - 1].split()[0])
    branch = await club.tables.create(CAT, "Cat", wish("me", "guest Eve", branch=source.id, branch_at=at))
    assert branch.move == at
    assert (await club.view(branch.id, CAT, seat)).undoable == 0
    with pytest.raises(Exception, match="taken back"):
        await club.tables.undo(branch.id, CAT, seat, True, club.request())


async def test_a_record_verifies_also_when_a_branch_begins_with_taking_back(club: Club) -> None:
    """Where payments of one turn were given, and one other move takes their place, chance comes earlier than it did there."""
    source = await club.table(await club.seat(ANN, BEN, until=over, seed=2))
    for at in _within_payments(source)[:2]:
        branch = await club.tables.create(CAT, "Cat", wish("me", "guest Eve", branch=source.id, branch_at=at))
        for seat in (0, 1):
            if (await club.view(branch.id, CAT, seat)).undoable:
                await club.tables.undo(branch.id, CAT, seat, True, club.request())
        await club.act(branch.id, (await club.view(branch.id, CAT)).legal[-1].action)
        await club.play(branch.id, over, seed=at)
        assert verify(KING, (await club.table(branch.id)).record()).seed_checked


def _within_payments(source: Table) -> list[int]:
    """The positions of a finished play in which somebody had a payment and more to take back."""
    assert source.play is not None
    play, found = Play(KING, len(source.seats)), []
    for number, (seat, action) in enumerate(source.play.log[:-1], 1):
        play.apply(seat, action)
        if seat != CHANCE and play.undoable(seat) > 1 and KING.notation(action).startswith("pay "):
            found.append(number)
    assert found
    return found


async def test_what_cannot_be_branched_off(club: Club, store: Store) -> None:
    running = await club.seat(ANN, BEN, seed="running")
    table = await finished(club, ANN, BEN)
    ids = {row.id for row in await store.lobby(CAT)}
    wrong = [
        (wish("me", "open", branch=running), NotAllowed),
        (wish("me", "open", "open", branch=table.id), BadRequest),
        (wish("me", "open", branch=table.id, branch_at=-1), BadRequest),
        (wish("me", "open", branch=table.id, branch_at=table.move), BadRequest),
        (wish("me", "open", branch=table.id, branch_at=10**30), BadRequest),
    ]
    for asked, error in wrong:
        with pytest.raises(error):
            await club.tables.create(CAT, "Cat", asked)
    assert {row.id for row in await store.lobby(CAT)} == ids


async def test_an_open_branch_begins_when_it_is_full(club: Club) -> None:
    source = await finished(club, ANN, BEN)
    branch = await club.tables.create(CAT, "Cat", wish("me", "open", branch=source.id, branch_at=12))
    assert (branch.status, branch.move) == ("open", 0)
    await club.tables.join(branch.id, BEN, "Ben", 1)
    for user in (BEN, CAT):
        await club.tables.ready(branch.id, user)
    table = await club.table(branch.id)
    assert table.status == "playing"
    assert table.moves_text()[:12] == source.moves_text()[:12]
    assert state_of(table).to_act()
