"""Two processes on one PostgreSQL: no entry is lost, none is written twice, and both see the same table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from parlour.engine.chance import Dice
from parlour.engine.errors import ParlourError
from parlour.tables.store import Store
from tests.conformance.plays import choose
from tests.tables.club import ANN, BEN, CAT, KING, Club, stage, state_of, together
from tests.tables.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
async def clubs(postgres: Postgres) -> AsyncIterator[tuple[Club, Club]]:
    """Two services, each with a store of its own, as in two processes."""
    url = postgres.new_database()
    stores = [Store(url) for _ in range(2)]
    await asyncio.gather(*(store.open() for store in stores))
    yield Club(stores[0], shared=True), Club(stores[1], shared=True)
    for store in stores:
        await store.close()


async def test_in_turns_through_a_whole_game(clubs: tuple[Club, Club]) -> None:
    table_id = await clubs[0].seat(ANN, BEN)
    rng, number = Dice("turns"), 0
    while not state_of(await clubs[number % 2].table(table_id)).is_over:
        club = clubs[number % 2]
        _seat, action = choose(state_of(await club.table(table_id)), rng)
        await club.act(table_id, action)
        number += 1
    one, two = [await club.table(table_id) for club in clubs]
    assert [line.entry for line in one.lines] == [line.entry for line in two.lines]
    assert state_of(one).digest() == state_of(two).digest()
    assert [line.entry.n for line in one.lines] == list(range(1, one.n + 1))


async def test_many_at_once_and_nothing_lost_or_doubled(clubs: tuple[Club, Club]) -> None:
    table_id = await clubs[0].seat(ANN, BEN)
    for club in clubs:
        await club.table(table_id)  # both know it already
    before = (await clubs[0].table(table_id)).n

    async def talk(club: Club, user: str) -> list[int]:
        return [await club.tables.say(table_id, user, "N", f"{user[0]} {number}", f"{number}") for number in range(15)]

    numbers = await together(talk(clubs[0], ANN), talk(clubs[1], BEN), talk(clubs[1], CAT))
    table = await clubs[1].store.load(table_id)
    said = {line.entry.n: line.entry.text for line in table.lines[before:]}
    assert sorted(said) == list(range(before + 1, before + 46))
    for user, mine in zip((ANN, BEN, CAT), numbers, strict=True):
        assert [said[n] for n in mine] == [f"{user[0]} {number}" for number in range(15)]


async def test_the_same_request_at_both_at_once_is_done_once(clubs: tuple[Club, Club]) -> None:
    table_id = await clubs[0].seat(ANN, BEN, until=stage("bidding"))
    for bid in range(1, 9):
        table, seat = await clubs[0].table(table_id), await clubs[0].turn(table_id)
        user, at, action = table.seats[seat].user, table.n, KING.parse(f"bid {bid}")
        moves = table.move
        acked = await together(
            *(club.tables.move(table_id, user, seat, action, at, f"bid-{bid}") for club in clubs for _ in range(2))
        )
        assert len(set(acked)) == 1
        assert (await clubs[1].store.load(table_id)).move == moves + 1


async def test_different_moves_at_both_at_once_one_is_done_and_the_other_stale(clubs: tuple[Club, Club]) -> None:
    table_id = await clubs[0].seat(ANN, BEN, until=stage("bidding"))
    for bid in range(1, 13, 2):
        table, seat = await clubs[0].table(table_id), await clubs[0].turn(table_id)
        at, user, moves = table.n, table.seats[seat].user, table.move
        results = await asyncio.gather(
            *(
                club.tables.move(table_id, user, seat, KING.parse(f"bid {bid + more}"), at, f"{bid}-{more}")
                for more, club in enumerate(clubs)
            ),
            return_exceptions=True,
        )
        done = [result for result in results if isinstance(result, int)]
        refused = [type(result).__name__ for result in results if isinstance(result, ParlourError)]
        assert (len(done), refused) == (1, ["Stale"])
        assert (await clubs[0].store.load(table_id)).move == moves + 1


async def test_the_last_seat_is_taken_once(clubs: tuple[Club, Club]) -> None:
    for number in range(4):
        table_id = await clubs[0].seat(ANN, "", seed=number)
        results = await asyncio.gather(
            clubs[0].tables.join(table_id, BEN, "Ben", 1),
            clubs[1].tables.join(table_id, CAT, "Cat", 1),
            return_exceptions=True,
        )
        assert sum(isinstance(result, int) for result in results) == 1
        second = (await clubs[0].store.load(table_id)).seats[1].user
        await asyncio.gather(clubs[0].tables.ready(table_id, ANN), clubs[1].tables.ready(table_id, second))
        table = await clubs[0].store.load(table_id)
        assert table.status == "playing"
        assert [line.entry.kind for line in table.lines].count("started") == 1
        assert table.seats[1].user == (BEN if isinstance(results[0], int) else CAT)


async def test_one_plays_while_the_other_talks(clubs: tuple[Club, Club]) -> None:
    table_id = await clubs[0].seat(ANN, BEN, until=stage("bidding"))
    rng, said = Dice("talk"), 0
    while not state_of(table := await clubs[0].table(table_id)).is_over:
        _seat, action = choose(state_of(table), rng)
        talk = clubs[1].tables.say(table_id, CAT, "Cat", f"number {said}", f"c{said}")
        await together(clubs[0].act(table_id, action), talk)
        said += 1
    table = await clubs[1].store.load(table_id)
    assert [line.entry.text for line in table.lines if line.entry.kind == "chat"] == [f"number {n}" for n in range(said)]
    assert table.status == "over"
    assert [line.entry.n for line in table.lines] == list(range(1, table.n + 1))


async def test_bots_of_two_processes_do_not_move_twice(clubs: tuple[Club, Club]) -> None:
    """Both processes have asked the bot about the same position: its move is made once."""
    table_id = await clubs[0].seat(ANN, "greedy", until=stage("bidding"))
    table = await clubs[0].table(table_id)
    if table.bot_to_act() is None:
        await clubs[0].do(table_id, "bid 1")
    at, moves = table.n, table.move
    seat = table.bot_to_act()
    assert seat is not None
    await asyncio.gather(*(club.tables.bot_move(table_id, seat, KING.parse("bid 3"), at) for club in clubs))
    after = await clubs[1].store.load(table_id)
    assert (after.move, after.n) == (moves + 1, at + 1)
