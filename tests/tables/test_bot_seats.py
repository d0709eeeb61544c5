"""Bots on seats: they finish their games, wait for people, and take up what a dead process left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from parlour.engine.contract import State
from parlour.engine.replay import verify
from parlour.tables.bot_seats import BotSeats
from parlour.tables.store import Store
from parlour.tables.table import Table
from parlour.tables.thinkers import Thinkers, think
from tests.tables.club import ANN, BEN, KING, Club, over, stage, state_of, wish

pytestmark = pytest.mark.anyio


class QuickThinkers(Thinkers):
    """Thinks here and now; a test may make it wait, or answer for it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.go = asyncio.Event()
        self.go.set()
        self.answers: list[int] = []

    async def choose(self, game: str, bot: str, observation: bytes, legal: tuple[int, ...], seed: str) -> int:
        self.asked += 1
        answer = self.answers.pop(0) if self.answers else think(game, bot, observation, legal, seed)
        await self.go.wait()
        return answer


class Bots:
    """The bots of a club, and a way to wait for what they do."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.thinkers = QuickThinkers()
        self.seats = BotSeats(club.tables, self.thinkers, pause=0.0, patience=0.05)

    async def until(self, table_id: str, condition: Callable[[Table], bool]) -> Table:
        """The table, once the condition holds."""

        async def look() -> Table:
            while not condition(table := await self.club.table(table_id)):
                await asyncio.sleep(0.005)
            return table

        return await asyncio.wait_for(look(), 30)


@pytest.fixture
async def bots(club: Club) -> AsyncIterator[Bots]:
    bots = Bots(club)
    yield bots
    await bots.seats.close()


def ann_bids_first(state: State) -> bool:
    seen = state.observe(0)
    return state.is_over or (state.to_act() == (0,) and seen.stage == "bidding" and (seen.bid, seen.standing) == (0, [0, 0]))


def is_over(table: Table) -> bool:
    return table.status == "over"


async def test_bots_alone_finish_their_game(bots: Bots) -> None:
    table = await bots.club.tables.create(ANN, "Ann", wish("bot greedy", "bot random", "bot greedy"))
    done = await bots.until(table.id, is_over)
    assert verify(KING, done.record()).finished


async def test_bots_wait_for_people_and_answer_them(bots: Bots) -> None:
    table = await bots.club.tables.create(ANN, "Ann", wish("me", "bot greedy"))
    moves = 0
    while not is_over(await bots.until(table.id, lambda each: is_over(each) or each.to_act() == (0,))):
        view = await bots.club.view(table.id, ANN)
        await bots.club.act(table.id, view.legal[0].action)
        moves += 1
    people = [line.entry for line in (await bots.club.table(table.id)).lines if line.entry.user and line.entry.kind == "moved"]
    assert len(people) == moves, "nothing was done for the person"


async def test_a_bot_stands_in_for_who_leaves_and_stops_when_they_return(bots: Bots) -> None:
    table_id = await bots.club.seat(ANN, BEN, until=stage("bidding"))
    seat, user = await bots.club.turn(table_id), await bots.club.owner_to_act(table_id)
    await bots.club.tables.leave(table_id, user, seat)
    table = await bots.until(table_id, lambda each: each.bot_to_act() is None)
    if not is_over(table):
        assert table.to_act() != (seat,)
    await bots.club.tables.join(table_id, user, "Ann", seat)
    asked = bots.thinkers.asked
    await bots.club.do(table_id, "bid 70")
    assert await bots.club.turn(table_id) == seat
    assert bots.thinkers.asked == asked


async def test_when_all_have_resigned_the_bots_finish(bots: Bots) -> None:
    table_id = await bots.club.seat(ANN, BEN, until=stage("bidding"))
    await bots.club.tables.resign(table_id, ANN, 0, "one")
    await bots.club.tables.resign(table_id, BEN, 1, "two")
    assert (await bots.until(table_id, is_over)).record().seats == ["human", "human"]


async def test_a_table_that_was_left_behind_is_picked_up(store: Store, database: str) -> None:
    """A process died while a bot had to move; another one takes its tables up, also such that it never saw."""
    dead = Club(store)
    left = [await dead.seat("greedy", "random", seed=number) for number in range(2)]
    waiting = await dead.seat(ANN, BEN, until=stage("bidding"))
    n = (await dead.table(waiting)).n
    again = Store(database)
    bots = Bots(Club(again))
    try:
        await bots.seats.open()
        for table_id in left:
            assert is_over(await bots.until(table_id, is_over))
        assert (await bots.club.table(waiting)).n == n
    finally:
        await bots.seats.close()
        await again.close()


async def test_a_table_is_picked_up_also_when_the_first_try_fails(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await bots.club.seat("greedy", "random")
    real, failures = bots.thinkers.choose, iter(range(3))

    async def choose(game: str, bot: str, observation: bytes, legal: tuple[int, ...], seed: str) -> int:
        if next(failures, None) is not None:
            raise OSError("no process to be had")
        return await real(game, bot, observation, legal, seed)

    monkeypatch.setattr(bots.thinkers, "choose", choose)
    await bots.seats.open()
    assert is_over(await bots.until(table_id, is_over))


async def test_a_decision_for_a_position_that_was_taken_back_is_not_made(bots: Bots) -> None:
    """The bot passes on a bid of 1 that the person takes back and makes a bid of 2: as many moves, another position."""
    table_id = await bots.club.seat(ANN, "greedy", until=ann_bids_first)
    bots.thinkers.go.clear()
    bots.thinkers.answers = [KING.parse("pass"), KING.parse("bid 78")]
    await bots.club.do(table_id, "bid 1")
    await bots.until(table_id, lambda _table: bots.thinkers.asked > 0)
    await bots.club.tables.undo(table_id, ANN, 0, False, "undo")
    await bots.club.do(table_id, "bid 2")
    bots.thinkers.go.set()
    table = await bots.until(table_id, lambda each: each.bot_to_act() is None)
    said = [line.entry.text for line in table.lines if line.entry.kind == "moved" and line.entry.seat == 1]
    assert "bid 78" in said, "it passed on a bid that it never saw"


async def test_an_illegal_decision_does_not_stop_a_table(bots: Bots) -> None:
    """A decision that does not fit any more is dropped, and the bot is asked again."""
    table_id = await bots.club.seat(ANN, "greedy", until=ann_bids_first)
    bots.thinkers.answers = [KING.parse("keep")]
    await bots.seats.open()
    await bots.club.do(table_id, "bid 1")
    table = await bots.until(table_id, lambda each: each.bot_to_act() is None)
    assert bots.thinkers.asked >= 2
    assert state_of(table).to_act() == (0,) or over(state_of(table))


async def test_closing_leaves_the_table_to_others(bots: Bots, store: Store) -> None:
    table_id = await bots.club.seat("greedy", "random")
    bots.thinkers.go.clear()
    bots.seats.wake(table_id)
    await bots.until(table_id, lambda _table: bots.thinkers.asked > 0)
    await bots.seats.close()
    assert (await store.load(table_id)).bot_to_act() is not None
    assert await store.tables_with_bot_due(1e12) == [table_id]
