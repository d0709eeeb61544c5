"""Opening a table and filling it; leaving, standing in and coming back."""

from __future__ import annotations

import asyncio
import json

import pytest
from sqlalchemy import select, update

from parlour.engine.errors import SetupError, UnknownBot, UnknownGame
from parlour.tables import schema
from parlour.tables.errors import BadRequest, NoSuchTable, NotAllowed, TooManyTables
from parlour.tables.service import Tables
from parlour.tables.store import Store
from tests.tables.club import ANN, BEN, CAT, Club, snapshot, stage, wish

pytestmark = pytest.mark.anyio


async def test_a_new_table_waits_for_its_open_seats(club: Club, store: Store) -> None:
    table = await club.tables.create(ANN, "Ann", wish("me", "open", "bot random"))
    assert table.status == "open"
    assert [(seat.user, seat.name, seat.bot) for seat in table.seats] == [
        (ANN, "Ann", ""),
        ("", "", ""),
        ("", "Random 3", "random"),
    ]
    assert await club.kinds(table.id) == ["created", "joined", "bot"]
    assert club.news == [(table.id, 3)]
    assert (await store.load(table.id)).n == 3
    assert len(table.id) == 20


async def test_ids_seeds_and_commitments_are_all_different(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # real seeds
    made = [(await tables.create(ANN, "Ann", wish("me", "open"))).charter for _ in range(5)]
    for values in ([each.id for each in made], [each.seed for each in made], [each.commitment for each in made]):
        assert len(set(values)) == 5


async def test_with_all_seats_taken_it_starts_at_once(club: Club) -> None:
    table = await club.tables.create(ANN, "Ann", wish("me", "bot greedy"))
    assert table.status == "playing"
    kinds = await club.kinds(table.id)
    assert kinds[:4] == ["created", "joined", "bot", "started"]
    assert set(kinds[4:]) == {"rolled"}
    assert len(table.to_act()) == 1


async def test_the_last_one_who_is_ready_starts_the_game(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, "", "")
    await club.tables.ready(table_id, ANN)
    await club.tables.join(table_id, BEN, "Ben", 2)
    await club.tables.ready(table_id, BEN)
    await club.tables.join(table_id, CAT, "Cat", 1)
    assert [seat.ready for seat in (await club.view(table_id, CAT)).seats] == [True, False, True]
    assert (await club.table(table_id)).status == "open", "all seats are taken, but Cat has not said that she is ready"
    await club.tables.ready(table_id, CAT)
    table = await club.table(table_id)
    assert table.status == "playing"
    assert [seat.user for seat in table.seats] == [ANN, CAT, BEN]
    assert [seat.name for seat in table.seats] == ["Ann", "Cat", "Ben"]
    assert (await store.load(table_id)).n == table.n
    assert await club.tables.ready(table_id, BEN) == table.n, "later it changes nothing"


async def test_ready_is_said_once_and_for_all_own_seats(club: Club) -> None:
    table_id = (await club.tables.create(ANN, "Ann", wish("me", "open", "guest Eve"))).id
    assert [await club.tables.ready(table_id, ANN) for _ in range(2)] == [5, 5]
    assert (await club.kinds(table_id))[3:] == ["ready", "ready"]
    with pytest.raises(NotAllowed, match="sits at the table"):
        await club.tables.ready(table_id, BEN)


async def test_whoever_stands_up_is_not_ready_any_more(club: Club) -> None:
    table_id = await club.seat(ANN, "")
    await club.tables.ready(table_id, ANN)
    for user, name in ((BEN, "Ben"), (CAT, "Cat")):
        await club.tables.join(table_id, user, name, 1)
        assert (await club.table(table_id)).status == "open"
        await club.tables.leave(table_id, ANN, 0)
        await club.tables.ready(table_id, user)
        await club.tables.join(table_id, ANN, "Ann", 0)
        assert not (await club.table(table_id)).seats[0].ready
        await club.tables.leave(table_id, user, 1)
    await club.tables.join(table_id, BEN, "Ben", 1)
    assert not (await club.table(table_id)).seats[1].ready


async def test_one_who_plays_with_bots_or_holds_all_seats_need_not_say_it(club: Club) -> None:
    table_id = (await club.tables.create(BEN, "Ben", wish("open", "bot random"))).id
    await club.tables.join(table_id, ANN, "Ann", 0)
    assert (await club.table(table_id)).status == "playing"
    assert "ready" not in await club.kinds(table_id)


async def test_a_table_from_before_there_was_ready_plays_on(club: Club, store: Store) -> None:
    """Its log has no such entries, and its charter does not say whether it is a rematch."""
    playing, waiting = await club.seat(ANN, BEN), await club.seat(ANN, BEN, "")
    async with store.engine.begin() as connection:
        for text in (await connection.scalars(select(schema.tables.c.charter))).all():
            charter = json.loads(text)
            del charter["rematch_of"]
            row = schema.tables.c.id == charter["id"]
            await connection.execute(update(schema.tables).where(row).values(charter=json.dumps(charter)))
    later = Club(store)
    assert (await later.table(playing)).status == "playing"
    await later.tables.join(waiting, CAT, "Cat", 2)
    for user in (ANN, BEN, CAT):
        await later.tables.ready(waiting, user)
    assert (await later.table(waiting)).status == "playing"


async def test_the_host_starts_and_bots_fill_the_open_seats(club: Club) -> None:
    table_id = await club.seat(ANN, "", "")
    with pytest.raises(NotAllowed, match="only who opened"):
        await club.tables.start(table_id, BEN)
    await club.tables.start(table_id, ANN)
    table = await club.table(table_id)
    assert table.status == "playing"
    assert [seat.bot for seat in table.seats] == ["", "greedy", "greedy"]
    n = table.n
    assert await club.tables.start(table_id, ANN) == n, "starting again does nothing"
    assert (await club.table(table_id)).n == n


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_taken_seat_is_refused(club: Club, store: Store, seat: int) -> None:
    table_id = await club.seat(ANN, BEN, "")
    before = await snapshot(store, table_id)
    with pytest.raises(NotAllowed, match="taken"):
        await club.tables.join(table_id, CAT, "Cat", seat)
    assert await snapshot(store, table_id) == before


async def test_nobody_joins_a_game_that_runs(club: Club) -> None:
    table_id = await club.seat(ANN, "greedy")
    for seat in (0, 1):
        with pytest.raises(NotAllowed):
            await club.tables.join(table_id, CAT, "Cat", seat)


async def test_seats_that_do_not_exist(club: Club) -> None:
    table_id = await club.seat(ANN, "")
    for seat in (-2, -1, 2, 10**30):
        with pytest.raises(BadRequest):
            await club.tables.join(table_id, BEN, "Ben", seat)
        with pytest.raises(BadRequest):
            await club.tables.leave(table_id, ANN, seat)
    with pytest.raises(NoSuchTable):
        await club.tables.join("nowhere", BEN, "Ben", 0)


async def test_sitting_down_twice_is_once(club: Club) -> None:
    table_id = await club.seat(ANN, "", "")
    assert [await club.tables.join(table_id, BEN, "Ben", 1) for _ in range(2)] == [3, 3]
    assert await club.kinds(table_id) == ["created", "joined", "joined"]


async def test_one_person_one_seat(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN, "", "")
    before = await snapshot(store, table_id)
    for user in (ANN, BEN):
        with pytest.raises(NotAllowed, match="a seat here already"):
            await club.tables.join(table_id, user, "again", 2)
    assert await snapshot(store, table_id) == before
    await club.tables.leave(table_id, BEN, 1)
    await club.tables.join(table_id, BEN, "Ben", 3)
    assert [seat.user for seat in (await club.table(table_id)).seats] == [ANN, "", "", BEN]


async def test_a_person_has_a_quota_of_tables_that_are_not_over(club: Club, store: Store) -> None:
    """Also when they are opened all at once; nobody else pays, and forgotten tables do not count."""
    club.tables.tables_per_person = 4
    opening = [club.tables.create(ANN, "Ann", wish("me", "open")) for _ in range(10)]
    results = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(result, TooManyTables) for result in results) == 6
    assert len(await store.mine(ANN)) == 4
    await club.tables.create(BEN, "Ben", wish("me", "open"))
    async with store.engine.begin() as connection:
        await connection.execute(update(schema.tables).values(updated_at=1.0))
    await club.tables.create(ANN, "Ann", wish("me", "open"))


async def test_people_at_one_keyboard_have_their_rematch_at_one_keyboard(club: Club) -> None:
    table = await club.tables.create(ANN, "Ann", wish("me", "guest Eve"))
    await club.play(table.id, lambda state: state.is_over)
    again = await club.tables.rematch(table.id, ANN)
    assert [(seat.user, seat.name) for seat in again.seats] == [(ANN, "Ann"), (ANN, "Eve")]


async def test_standing_up_before_the_game_frees_the_seat(club: Club) -> None:
    table_id = await club.seat(ANN, BEN, "")
    with pytest.raises(NotAllowed, match="not yours"):
        await club.tables.leave(table_id, ANN, 1)
    await club.tables.leave(table_id, BEN, 1)
    assert not (await club.table(table_id)).seats[1].taken
    await club.tables.join(table_id, CAT, "Cat", 1)
    assert (await club.table(table_id)).seats[1].user == CAT


async def test_leaving_a_running_game_lets_a_bot_stand_in_until_the_person_returns(club: Club, store: Store) -> None:
    table_id = await club.seat(ANN, BEN, until=stage("bidding"))
    seat, user = await club.turn(table_id), await club.owner_to_act(table_id)
    await club.tables.leave(table_id, user, seat)
    table = await club.table(table_id)
    assert (table.seats[seat].user, table.seats[seat].bot) == (user, "greedy")
    assert table.bot_to_act() == seat
    n = table.n
    await club.tables.leave(table_id, user, seat)
    assert (await club.table(table_id)).n == n, "leaving again does nothing"
    with pytest.raises(NotAllowed, match="come back"):
        await club.do(table_id, "pass")
    assert await store.turns(user) == []
    await club.tables.join(table_id, user, "another name", seat)
    place = (await club.table(table_id)).seats[seat]
    assert (place.user, place.bot, place.name) == (user, "", "Ann" if user == ANN else "Ben")
    assert [row.id for row in await store.turns(user)] == [table_id]
    await club.do(table_id, "pass")
    assert (await club.kinds(table_id))[-3:].count("moved") == 1


async def test_nobody_else_takes_the_seat_of_somebody_who_is_away(club: Club) -> None:
    table_id = await club.seat(ANN, BEN)
    await club.tables.leave(table_id, BEN, 1)
    with pytest.raises(NotAllowed):
        await club.tables.join(table_id, CAT, "Cat", 1)
    with pytest.raises(NotAllowed):
        await club.tables.leave(table_id, CAT, 1)


async def test_people_at_one_keyboard(club: Club, store: Store) -> None:
    """Hot-seat: all seats belong to one person, who acts for each and looks through the eyes of whoever acts."""
    table = await club.tables.create(ANN, "Ann", wish("me", "guest Eve", "guest Bob"))
    assert [seat.name for seat in table.seats] == ["Ann", "Eve", "Bob"]
    assert table.seats_of(ANN) == [0, 1, 2]
    seen: set[int] = set()
    while len(seen) < 3:
        turn = await club.turn(table.id)
        view = await club.view(table.id, ANN)
        assert view.viewer == turn
        assert view.legal
        assert [row.id for row in await store.turns(ANN)] == [table.id]
        await club.act(table.id, view.legal[0].action)
        seen.add(turn)
    for seat in range(3):
        assert (await club.view(table.id, ANN, seat)).viewer == seat
    with pytest.raises(NotAllowed):
        await club.view(table.id, BEN, 0)


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        (wish("me", "open", game="chess"), UnknownGame),
        (wish("me"), SetupError),
        (wish("me", *["open"] * 5), SetupError),
        (wish(), SetupError),
        (wish("me", "bot nobody"), UnknownBot),
        (wish("me", "bot "), UnknownBot),
        (wish("me", "guest "), BadRequest),
        (wish("me", "guest " + "x" * 25), BadRequest),
        (wish("me", "open", branch="nowhere"), NoSuchTable),
    ],
)
async def test_what_cannot_be_opened_leaves_nothing_behind(
    club: Club, store: Store, asked: object, error: type[Exception]
) -> None:
    with pytest.raises(error):
        await club.tables.create(ANN, "Ann", asked)  # type: ignore[arg-type] # a NewTable, from the list above
    assert await store.lobby(ANN) == []
    assert club.news == []


async def test_looking_for_tables_that_do_not_exist_leaves_nothing_in_memory(tables: Tables) -> None:
    """Anybody can ask for any id, as often as the rate allows: that must not fill the memory."""
    for number in range(100):
        with pytest.raises(NoSuchTable):
            async with tables.locked(f"nowhere-{number}"):
                pass
    assert len(tables._locks) < 10
