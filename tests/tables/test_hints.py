"""Hints: for whoever decides and is alone with bots, or where all agreed; told by the log, and by nothing that is hidden."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec import structs

from parlour.engine.chance import Dice
from parlour.engine.errors import NoAdviser
from parlour.tables import asked
from parlour.tables.errors import NoAnswer, NotAllowed, Stale, TooMuchThinking
from parlour.tables.hints import Hints
from parlour.tables.quota import Quota
from parlour.tables.store import Store
from parlour.tables.thinking_queue import ThinkingQueue
from tests.tables import thoughtful
from tests.tables.club import ANN, BEN, Club, after, new_table, over, play_on, stage, state_of, wish

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("thinking_aloud")]


def hints(club: Club, queue: ThinkingQueue, most: int = 0) -> Hints:
    return Hints(club.tables, queue, Quota(most, "error-too-many-hints"), "4sims")


async def alone(club: Club) -> tuple[str, int]:
    """A table where Ann must decide, alone with a bot; and her seat."""
    table_id = await club.seat(ANN, "greedy", until=lambda state: state.to_act() == (0,) and len(state.legal_actions(0)) > 3)
    return table_id, 0


async def test_a_hint_has_the_three_best_choices_and_the_log_tells_everybody(club: Club, queue: ThinkingQueue) -> None:
    table_id, seat = await alone(club)
    view = await club.view(table_id, ANN)
    assert view.advice
    told = await hints(club, queue).take(table_id, ANN, seat, view.n)
    assert told.bot == "planner:4sims"
    assert [one.action for one in told.choices] == [one.action for one in reversed(view.legal)][:3]
    assert [one.message for one in told.choices] == [one.message for one in reversed(view.legal)][:3]
    table = await club.table(table_id)
    assert (table.lines[-1].entry.kind, table.lines[-1].entry.seat) == ("hint", seat)
    assert club.news[-1] == (table_id, table.n)
    for user in (ANN, BEN):
        assert (await club.view(table_id, user)).advised == [seat]


async def test_the_same_decision_is_hinted_at_once(club: Club, queue: ThinkingQueue) -> None:
    table_id, seat = await alone(club)
    helper = hints(club, queue, most=1)
    n = (await club.table(table_id)).n
    first = await helper.take(table_id, ANN, seat, n)
    assert await helper.take(table_id, ANN, seat, n) is first
    assert (await club.kinds(table_id)).count("hint") == 1
    await club.act(table_id, first.choices[0].action)
    with pytest.raises((Stale, NotAllowed)):
        await helper.take(table_id, ANN, seat, n)


async def test_too_many_hints_are_refused_with_a_sentence(club: Club, queue: ThinkingQueue) -> None:
    table_id, seat = await alone(club)
    helper = hints(club, queue, most=1)
    take(helper.quota, ANN)
    with pytest.raises(TooMuchThinking, match="1 of these within this hour") as refused:
        await helper.take(table_id, ANN, seat, (await club.table(table_id)).n)
    assert refused.value.says.key == "error-too-many-hints"
    assert "hint" not in await club.kinds(table_id)


async def test_who_asks_many_times_at_once_is_answered_once(club: Club, queue: ThinkingQueue) -> None:
    table_id, seat = await alone(club)
    helper = hints(club, queue, most=1)
    n = (await club.table(table_id)).n
    first, *others = await asyncio.gather(*[helper.take(table_id, ANN, seat, n) for _ in range(4)])
    assert all(hint is first for hint in others)
    assert (await club.kinds(table_id)).count("hint") == 1


def take(quota: Quota, user: str) -> None:
    with quota.one_more(user):
        pass


def test_the_quota_is_each_persons_own_and_new_every_hour() -> None:
    now = 0.0
    quota = Quota(2, "error-too-many-hints", lambda: now)
    for _ in range(2):
        take(quota, ANN)
    with pytest.raises(TooMuchThinking):
        take(quota, ANN)
    take(quota, BEN)
    now = 3600.0
    take(quota, ANN)


def test_what_nothing_came_of_is_not_counted() -> None:
    quota = Quota(1, "error-too-many-hints")
    with pytest.raises(NoAnswer), quota.one_more(ANN):
        raise NoAnswer("the bot did not answer in time; ask again")
    take(quota, ANN)


async def test_with_other_people_hints_are_off_unless_that_was_agreed(club: Club, queue: ThinkingQueue) -> None:
    table_id = await club.seat(ANN, BEN, until=after(3))
    table = await club.table(table_id)
    assert not table.advice
    seat = await club.turn(table_id)
    with pytest.raises(NotAllowed) as refused:
        await hints(club, queue).take(table_id, await club.owner_to_act(table_id), seat, table.n)
    assert refused.value.says.key == "error-hints-off"

    made = await club.tables.create(ANN, "Ann", structs.replace(wish("me", "open"), hints=True))
    assert (await club.view(made.id, BEN)).advice, "who is about to sit down sees what they agree to"
    await club.tables.join(made.id, BEN, "Ben", 1)
    for person in (ANN, BEN):
        await club.tables.ready(made.id, person)
    seat = await club.turn(made.id)
    n = (await club.table(made.id)).n
    assert (await hints(club, queue).take(made.id, await club.owner_to_act(made.id), seat, n)).choices


async def test_people_at_one_screen_are_people(club: Club) -> None:
    made = await club.tables.create(ANN, "Ann", wish("me", "guest Eve", "bot greedy"))
    assert not made.advice
    assert not (await club.tables.create(ANN, "Ann", wish("me", "open"))).advice, "whoever comes has not agreed"


async def test_nobody_asks_for_another_seat_or_out_of_turn(club: Club, queue: ThinkingQueue) -> None:
    table_id, seat = await alone(club)
    n = (await club.table(table_id)).n
    for user, place in ((BEN, seat), ("", seat), (ANN, 1)):
        with pytest.raises(NotAllowed):
            await hints(club, queue).take(table_id, user, place, n)


async def test_a_bot_that_dies_costs_its_process_and_nothing_else(
    club: Club, queue: ThinkingQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, seat = await alone(club)
    n = (await club.table(table_id)).n
    helper = hints(club, queue, most=1)
    monkeypatch.setattr(asked, "think_aloud", thoughtful.die)
    with pytest.raises(NoAnswer):
        await helper.take(table_id, ANN, seat, n)
    assert "hint" not in await club.kinds(table_id)
    monkeypatch.setattr(asked, "think_aloud", thoughtful.think_aloud)
    assert (await helper.take(table_id, ANN, seat, n)).choices, "what came to nothing does not count"


async def test_a_game_without_a_thinking_bot_has_no_hints(
    club: Club, queue: ThinkingQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    for where in ("parlour.bots.advice.adviser", "parlour.tables.table.adviser"):
        monkeypatch.setattr(where, lambda _game: None)
    table_id, seat = await alone(club)
    assert not (await club.view(table_id, ANN)).advice
    with pytest.raises(NoAdviser):
        await hints(club, queue).take(table_id, ANN, seat, (await club.table(table_id)).n)


async def test_a_hint_is_the_same_bytes_for_all_positions_that_look_alike(club: Club, queue: ThinkingQueue) -> None:
    """Put what the seat can imagine in the place of the truth: not one byte of the hint changes."""
    rng, differed = Dice("hints"), 0
    for seed in range(6):
        table_id = await club.seat(ANN, "greedy", "greedy", until=_hers(seed), seed=seed)
        table = await club.table(table_id)
        state = state_of(table)
        if state.is_over:
            continue
        told = []
        for position in (state, *(state.resample(0, rng) for _ in range(3))):
            differed += position.key() != state.key()
            assert table.play is not None
            table.play.state = position
            told.append(msgspec.json.encode(await hints(club, queue).take(table_id, ANN, 0, table.n)))
        assert len(set(told)) == 1
    assert differed


def _hers(seed: int):  # type: ignore[no-untyped-def] # a position in the middle, where Ann decides
    enough = after(15 + seed)
    return lambda state: state.is_over or (enough(state) and state.to_act() == (0,))


async def test_who_took_a_hint_stands_in_the_record_and_beside_the_seats(store: Store) -> None:
    draft = new_table(ANN, "greedy")
    draft.start()
    play_on(draft, stage("bidding"))
    draft.add("hint", seat=0, user=ANN, name="Ann")
    play_on(draft, over)
    await store.create(draft.table, draft.entries)
    assert draft.table.record().hints == [0]
    assert (await store.load(draft.table.id)).record().hints == [0]
    async with store.engine.connect() as connection:
        rows = await connection.exec_driver_sql("SELECT advised FROM seats ORDER BY seat")
        assert [bool(advised) for advised in rows.scalars()] == [True, False]


async def test_a_rematch_keeps_what_was_agreed(club: Club) -> None:
    draft = new_table(ANN, BEN)
    draft.table.charter = structs.replace(draft.table.charter, hints=True)
    draft.start()
    play_on(draft, over)
    await club.store.create(draft.table, draft.entries)
    assert (await club.tables.rematch(draft.table.id, ANN)).charter.hints
