"""Moves, what is refused, taking back, resigning and talking: done once and saved, or not at all."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import IllegalAction, NotationError, NothingToUndo, NotYourTurn, ParlourError
from parlour.tables.entry import Entry
from parlour.tables.errors import BadRequest, NotAllowed, Stale
from parlour.tables.service import Tables
from parlour.tables.store import Store
from parlour.tables.table import Table
from tests.tables.club import ANN, BEN, CAT, KING, Club, over, snapshot, stage, state_of, together

pytestmark = pytest.mark.anyio
BIDDING = stage("bidding")


async def test_a_move_is_saved_published_and_followed_by_chance(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    before = await club.table(table_id)
    n, move = before.n, before.move
    returned = await club.do(table_id, "bid 1")
    table = await club.table(table_id)
    assert (table.n, table.move) == (n + 1, move + 1)
    assert returned == n + 1
    assert club.news == [(table_id, n + 1)]
    assert state_of(await store.load(table_id)).digest() == state_of(table).digest()
    await club.do(table_id, "pass")
    assert (await club.table(table_id)).to_act() != (CHANCE,), "chance never waits"


async def test_a_move_is_told_when_it_was_saved_and_the_answer_was_lost(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    n = (await club.table(table_id)).n
    save = club.store.append

    async def save_and_lose_the_answer(before: int, table: Table, new: Sequence[Entry]) -> None:
        await save(before, table, new)
        raise ConnectionResetError

    monkeypatch.setattr(club.store, "append", save_and_lose_the_answer)
    with pytest.raises(ConnectionResetError):
        await club.do(table_id, "bid 1")
    assert club.news == [(table_id, n + 1)]
    assert (await club.table(table_id)).n == n + 1


async def test_what_was_saved_late_is_told_when_it_is_asked_for_again(club: Club, store: Store) -> None:
    """A line that broke may leave behind a move that the database saves after everybody has looked in vain."""
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    n = await Tables(store, lambda _table, _n: None).say(table_id, ANN, "Ann", "hello", "said once")
    news: list[tuple[str, int]] = []
    again = Tables(store, lambda table, number: news.append((table, number)))
    assert await again.say(table_id, ANN, "Ann", "hello", "said once") == n
    assert news == [(table_id, n)]


async def test_a_whole_game_through_the_service(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN)
    await club.play(table_id, over)
    table = await store.load(table_id)
    assert table.status == "over"
    assert [line.entry.n for line in table.lines] == list(range(1, table.n + 1))
    assert (await club.kinds(table_id))[-1] == "over"
    assert [n for _table, n in club.news] == sorted({n for _table, n in club.news})


async def test_stale_moves_are_refused(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    user, seat, table = await club.owner_to_act(table_id), await club.turn(table_id), await club.table(table_id)
    before = await snapshot(store, table_id)
    for at in (table.n - 1, table.n + 1, -1, 0, 10**30):
        with pytest.raises(Stale):
            await club.tables.move(table_id, user, seat, KING.parse("pass"), at, club.request())
    assert await snapshot(store, table_id) == before
    assert club.news == []


async def test_a_move_for_a_position_that_was_taken_back_is_stale(club: Club, store: Store) -> None:
    """Ann bids 1; Ben, who sees that, passes; but Ann has taken it back and bid 5: as many moves, another position."""
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    leader, seat = await club.owner_to_act(table_id), await club.turn(table_id)
    await club.do(table_id, "bid 1")
    other, answering = await club.owner_to_act(table_id), await club.turn(table_id)
    seen = (await club.view(table_id, other)).n
    await club.tables.undo(table_id, leader, seat, False, club.request())
    await club.do(table_id, "bid 5")
    before = await snapshot(store, table_id)
    with pytest.raises(Stale):
        await club.tables.move(table_id, other, answering, KING.parse("pass"), seen, club.request())
    assert await snapshot(store, table_id) == before


async def test_illegal_moves_leave_everything_unchanged(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    user, seat, table = await club.owner_to_act(table_id), await club.turn(table_id), await club.table(table_id)
    other = BEN if user == ANN else ANN
    before, key = await snapshot(store, table_id), state_of(table).key()
    wrong: list[tuple[str, int, int, type[ParlourError]]] = [
        (user, seat, KING.parse("keep"), IllegalAction),
        (user, seat, KING.parse("draw gold-2"), IllegalAction),
        (user, seat, -1, NotationError),
        (user, seat, KING.num_actions, NotationError),
        (user, seat, 10**30, NotationError),
        (other, 1 - seat, KING.parse("pass"), NotYourTurn),
        (other, seat, KING.parse("pass"), NotAllowed),
        (CAT, seat, KING.parse("pass"), NotAllowed),
        ("", seat, KING.parse("pass"), NotAllowed),
        (user, 2, KING.parse("pass"), BadRequest),
        (user, -1, KING.parse("pass"), BadRequest),
    ]
    for who, where, action, error in wrong:
        with pytest.raises(error):
            await club.tables.move(table_id, who, where, action, table.n, club.request())
    assert state_of(await club.table(table_id)).key() == key
    assert (await club.table(table_id)).n == before[0]
    assert await snapshot(store, table_id) == before
    assert club.news == []
    await club.do(table_id, "bid 1")


async def test_a_request_is_done_once(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    user, seat, table = await club.owner_to_act(table_id), await club.turn(table_id), await club.table(table_id)
    at, moves = table.n, table.move

    async def send() -> int:
        return await club.tables.move(table_id, user, seat, KING.parse("bid 1"), at, "the-one")

    first = await together(*(send() for _ in range(4)))
    assert set(first) == {table.n}
    other = Club(store)
    assert await other.tables.move(table_id, user, seat, KING.parse("bid 1"), at, "the-one") == table.n
    assert (await store.load(table_id)).move == moves + 1
    assert set(club.news) == {(table_id, table.n)}
    other_user = BEN if user == ANN else ANN
    assert await club.tables.move(table_id, other_user, 1 - seat, KING.parse("bid 2"), table.n, "the-one") > table.n - 1
    assert (await store.load(table_id)).move == moves + 2


async def test_nothing_is_played_before_the_start_or_after_the_end(club: Club) -> None:
    waiting = await club.seat(ANN, "")
    ended = await club.seat(ANN, BEN, until=over)
    for table_id in (waiting, ended):
        at = (await club.table(table_id)).n
        with pytest.raises(NotAllowed, match="not running"):
            await club.tables.move(table_id, ANN, 0, KING.parse("pass"), at, club.request())
        with pytest.raises(NotAllowed, match="not running"):
            await club.tables.undo(table_id, ANN, 0, False, club.request())
        with pytest.raises(NotAllowed, match="not running"):
            await club.tables.resign(table_id, ANN, 0, club.request())


async def test_resigning_gives_the_seat_to_a_bot_for_good(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN, until=BIDDING)
    user, seat = await club.owner_to_act(table_id), await club.turn(table_id)
    with pytest.raises(NotAllowed):
        await club.tables.resign(table_id, CAT, seat, club.request())
    await club.tables.resign(table_id, user, seat, "resign")
    table = await club.table(table_id)
    assert (table.seats[seat].bot, table.seats[seat].resigned, table.bot_to_act()) == ("greedy", True, seat)
    n = table.n
    assert await club.tables.resign(table_id, user, seat, "resign") == n
    assert await club.tables.resign(table_id, user, seat, "again") == n
    with pytest.raises(NotAllowed, match="resigned"):
        await club.tables.join(table_id, user, "Ann", seat)
    with pytest.raises(NotAllowed):
        await club.do(table_id, "pass")
    assert (await store.load(table_id)).seats[seat].resigned
    assert (await club.view(table_id, user)).viewer == seat, "who resigned may still look on"


async def test_chat_is_cleaned_and_said_by_whoever_is_here(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN)
    await club.tables.say(table_id, BEN, "Ben", "  well\tplayed\n\x00 \u202e<b>Ann</b> 👑 ", "one")
    await club.tables.say(table_id, CAT, "Cat", "x" * 500, "two")
    lines = (await store.load(table_id)).lines[-2:]
    assert [(line.entry.kind, line.entry.seat, line.entry.name) for line in lines] == [("chat", 1, "Ben"), ("chat", -2, "Cat")]
    assert lines[0].entry.text == "well played <b>Ann</b> 👑"
    assert lines[1].entry.text == "x" * 500
    before = await snapshot(store, table_id)
    for nothing in ("", "   ", "\u200b\x07", "x" * 501):
        with pytest.raises(BadRequest):
            await club.tables.say(table_id, BEN, "Ben", nothing, club.request())
    await club.tables.say(table_id, BEN, "Ben", "well played", "one")
    assert await snapshot(store, table_id) == before


async def test_any_text_is_a_request_id(club: Club) -> None:
    """Also one that a database cannot keep as it is: it is done, or refused with a reason, and never a crash."""
    table_id = await club.seat(ANN, BEN)
    for request in ("💥" * 40, "a:b", "'; DROP TABLE entries; --", "\x00", "x\x00y", "\u202e"):
        try:
            n = await club.tables.say(table_id, ANN, "Ann", "hello", request)
        except ParlourError:
            continue
        assert await club.tables.say(table_id, ANN, "Ann", "hello", request) == n


async def test_nothing_to_undo_says_so(club: Club) -> None:
    table_id = await club.seat(ANN, BEN)
    with pytest.raises(NothingToUndo):
        await club.tables.undo(table_id, ANN, 0, False, club.request())
