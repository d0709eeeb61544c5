"""Bots on seats: they finish their games, wait for people, and take up what a dead process left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import func, update

from parlour.engine.contract import State
from parlour.engine.replay import verify
from parlour.tables import schema
from parlour.tables.bot_decision import Question
from parlour.tables.bot_decision import decide as real_decide
from parlour.tables.bot_seats import BotSeats
from parlour.tables.store import Store
from parlour.tables.table import Table
from parlour.tables.thinker import Thinker
from parlour.tables.thinking_queue import ThinkingQueue
from tests.tables.club import ANN, BEN, KING, Club, over, stage, state_of, wish

pytestmark = pytest.mark.anyio


class QuickThinker(Thinker):
    """Thinks here and now; a test may make it wait, or answer for it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.go = asyncio.Event()
        self.go.set()
        self.answers: list[int] = []

    async def think(self, job: Callable[[], Any], budget: float) -> Any:
        self.asked += 1
        answer = self.answers.pop(0) if self.answers else job()
        await self.go.wait()
        return answer


class QuickQueue(ThinkingQueue):
    def new_thinker(self) -> Thinker:
        return QuickThinker()


class Bots:
    """The bots of a club, and a way to wait for what they do."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.queue = QuickQueue()
        self.seats = BotSeats(club.tables, self.queue, pause=0.0, patience=0.05)

    @property
    def thinker(self) -> QuickThinker:
        (thinker,) = self.queue.thinkers
        assert isinstance(thinker, QuickThinker)
        return thinker

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
    return state.is_over or (
        state.to_act() == (0,) and seen.stage == "bidding" and (seen.bid, seen.standing) == (0, ["in", "in"])
    )


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
    asked = bots.thinker.asked
    await bots.club.do(table_id, "bid 70")
    assert await bots.club.turn(table_id) == seat
    assert bots.thinker.asked == asked


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
    real, failures = bots.club.tables.bot_move, iter(range(3))

    async def bot_move(table: str, seat: int, action: int, at: int, pace: int) -> None:
        if next(failures, None) is not None:
            raise OSError("no database to be had")
        await real(table, seat, action, at, pace)

    monkeypatch.setattr(bots.club.tables, "bot_move", bot_move)
    await bots.seats.open()
    assert is_over(await bots.until(table_id, is_over))


async def test_a_decision_for_a_position_that_was_taken_back_is_not_made(bots: Bots) -> None:
    """The bot passes on a bid of 1 that the person takes back and makes a bid of 2: as many moves, another position."""
    table_id = await bots.club.seat(ANN, "greedy", until=ann_bids_first)
    bots.thinker.go.clear()
    bots.thinker.answers = [KING.parse("pass"), KING.parse("bid 78")]
    await bots.club.do(table_id, "bid 1")
    await bots.until(table_id, lambda _table: bots.thinker.asked > 0)
    await bots.club.tables.undo(table_id, ANN, 0, False, "undo")
    await bots.club.do(table_id, "bid 2")
    bots.thinker.go.set()
    table = await bots.until(table_id, lambda each: each.bot_to_act() is None)
    said = [line.entry.text for line in table.lines if line.entry.kind == "moved" and line.entry.seat == 1]
    assert "bid 78" in said, "it passed on a bid that it never saw"


async def test_an_illegal_decision_does_not_stop_a_table(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision that does not fit any more is dropped, and the bot is asked again."""
    table_id = await bots.club.seat(ANN, "greedy", until=ann_bids_first)
    wrong = iter([KING.parse("keep")])

    async def decide(queue: ThinkingQueue, owner: str, question: Question, waited_for: bool) -> int:
        action = next(wrong, None)
        return await real_decide(queue, owner, question, waited_for) if action is None else action

    monkeypatch.setattr("parlour.tables.bot_seats.decide", decide)
    await bots.seats.open()
    await bots.club.do(table_id, "bid 1")
    table = await bots.until(table_id, lambda each: each.bot_to_act() is None)
    assert next(wrong, None) is None
    assert state_of(table).to_act() == (0,) or over(state_of(table))


async def test_closing_leaves_the_table_to_others(bots: Bots, store: Store) -> None:
    table_id = await bots.club.seat("greedy", "random")
    bots.thinker.go.clear()
    bots.seats.wake(table_id)
    await bots.until(table_id, lambda _table: bots.thinker.asked > 0)
    await bots.seats.close()
    assert (await store.load(table_id)).bot_to_act() is not None
    assert [due.table for due in await store.bots_due(1e12)] == [table_id]


async def test_one_persons_many_tables_do_not_keep_anothers_bots_waiting(bots: Bots) -> None:
    """Ann has opened a hundred tables for bots alone; the bot at Ben's table answers after a few of their moves at most."""
    await asyncio.gather(*(bots.club.seat("random", "random", "random", seed=number) for number in range(100)))
    bens = await bots.club.seat(BEN, "greedy", until=lambda state: state.is_over or state.to_act() == (0,))
    await bots.seats.open()
    await bots.until(bens, lambda _table: len(bots.club.news) > 20)
    waits: list[int] = []
    while len(waits) < 5:
        begun = len(bots.club.news)
        view = await bots.club.view(bens, BEN)
        await bots.club.act(bens, view.legal[0].action)
        await bots.until(bens, lambda table: table.bot_to_act() is None)
        news = [table for table, _n in bots.club.news[begun:]]
        moved = [number for number, table in enumerate(news) if table == bens]
        waits += [later - earlier for earlier, later in pairwise(moved)]
    assert max(waits) < 15, "Ben's bot waited for Ann's"
    assert len({table for table, _n in bots.club.news}) > 20, "all had their turns"


async def test_tables_that_cannot_go_on_do_not_hide_a_healthy_one(bots: Bots, store: Store) -> None:
    """More than two hundred tables of another edition have waited for longer than the one that can be played."""
    broken = await asyncio.gather(*(bots.club.seat("greedy", "random", seed=number) for number in range(210)))
    async with store.engine.begin() as connection:
        rows = schema.tables
        other = func.replace(rows.c.charter, KING.edition, "another edition")
        await connection.execute(update(rows).values(charter=other))
    healthy = await bots.club.seat("greedy", "random", seed="healthy")
    assert len(await store.bots_due(1e12)) == len(broken) + 1
    await bots.seats.open()
    await bots.until(healthy, lambda table: table.move > 20)


async def test_a_table_that_fails_is_tried_more_and_more_rarely(
    bots: Bots, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await bots.club.seat("greedy", "random")
    now = 1000.0
    monkeypatch.setattr("parlour.tables.bot_seats.monotonic", lambda: now)
    for failures in range(1, 40):
        bots.seats._set_aside(table_id, ValueError("broken"))
        wait = bots.seats._aside[table_id].until - now
        assert wait == pytest.approx(min(600.0, bots.seats.patience * 2**failures))
    assert sum(record.exc_info is not None for record in caplog.records) == 1, "one traceback says it"


async def test_bots_that_nobody_waits_for_do_not_outrun_those_that_somebody_does(bots: Bots) -> None:
    """Where a person plays or looks on, a bot's thinking goes first."""
    asked: list[bool] = []
    real = bots.queue.submit

    async def submit(owner: str, job: Any, *, waited_for: bool = True, budget: float | None = None) -> Any:
        asked.append(waited_for)
        return await real(owner, job, waited_for=waited_for, budget=budget)

    bots.queue.submit = submit  # type: ignore[method-assign] # to listen
    alone = await bots.club.seat("greedy", "random")
    bots.seats.wake(alone)
    await bots.until(alone, is_over)
    assert set(asked) == {False}
    asked.clear()
    bots.seats.watched = lambda table: table == watched
    watched = await bots.club.seat("greedy", "random", seed="watched")
    bots.seats.wake(watched)
    await bots.until(watched, is_over)
    assert set(asked) == {True}
