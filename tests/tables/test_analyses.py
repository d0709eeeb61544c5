"""The analysis of a finished game: reckoned once through the queue, kept, and the same for everybody."""

from __future__ import annotations

import asyncio
from time import time

import msgspec
import pytest

from parlour.arena.analysis import Decision, Judgement, analysis, dearest, decisions
from parlour.bots.base import Opinion
from parlour.tables import analysis_rows as rows
from parlour.tables import asked
from parlour.tables.analyses import Analyses
from parlour.tables.errors import NotAllowed, TooMuchThinking
from parlour.tables.quota import Quota
from parlour.tables.store import Store
from parlour.tables.thinking_queue import ThinkingQueue
from parlour.tables.wire.advice import AnalysisView
from tests.tables.club import ANN, BEN, CAT, KING, Club, after, over

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("thinking_aloud")]


def analyses(club: Club, queue: ThinkingQueue, most: int = 0) -> Analyses:
    return Analyses(club.tables, queue, Quota(most, "error-too-many-analyses"), "4sims", "8sims")


async def done(work: Analyses, table_id: str) -> AnalysisView:
    """When it has been reckoned."""
    while (view := await work.see(table_id)).running:
        await asyncio.sleep(0.01)
    return view


async def test_an_analysis_is_reckoned_once_and_told_to_everybody(club: Club, queue: ThinkingQueue, database: str) -> None:
    table_id = await club.seat(ANN, BEN, CAT, until=over)
    work = analyses(club, queue)
    assert await work.see(table_id) == AnalysisView(False, 0, 0, None)
    begun, too = await asyncio.gather(work.begin(table_id, ANN), work.begin(table_id, CAT))
    assert begun.running
    assert too.running
    assert begun.of > begun.done
    assert (await work.begin(table_id, BEN)).running, "who asks too waits for the same one"
    view = await done(work, table_id)
    result = view.result
    assert result is not None
    moves = (await club.table(table_id)).move
    assert len(result.curve) == moves + 1
    assert all(len(row) == 3 and sum(row) == pytest.approx(1.0, abs=0.001) for row in result.curve)
    ranking = (await club.view(table_id, ANN)).ranking
    assert ranking is not None
    assert [share > 0 for share in result.curve[-1]] == [place == 1 for place in ranking]
    assert result.turning
    assert [one.at for one in result.turning] == sorted(one.at for one in result.turning)
    assert all(one.best.chance - one.chosen.chance == pytest.approx(one.lost, abs=0.001) for one in result.turning)

    queue.thinkers.clear()  # nobody thinks any more
    again = Store(database)
    try:
        later = analyses(Club(again), ThinkingQueue(processes=0))
        assert await later.begin(table_id, CAT) == view, "it is kept, also by another process"
        assert msgspec.json.encode(await later.see(table_id)) == msgspec.json.encode(view)
    finally:
        await again.close()


async def test_a_game_that_is_not_over_is_not_analysed(club: Club, queue: ThinkingQueue) -> None:
    table_id = await club.seat(ANN, BEN, until=after(5))
    for ask in (analyses(club, queue).begin(table_id, ANN), analyses(club, queue).see(table_id)):
        with pytest.raises(NotAllowed) as refused:
            await ask
        assert refused.value.says.key == "error-not-over"


async def test_too_many_are_refused_with_a_sentence_but_what_is_there_is_told(club: Club, queue: ThinkingQueue) -> None:
    first, second = [await club.seat(ANN, BEN, until=over, seed=seed) for seed in (1, 2)]
    work = analyses(club, queue, most=1)
    await work.begin(first, ANN)
    with pytest.raises(TooMuchThinking) as refused:
        await work.begin(second, ANN)
    assert refused.value.says.key == "error-too-many-analyses"
    view = await done(work, first)
    assert await work.begin(first, ANN) == view


async def test_what_was_left_behind_is_taken_up_by_who_asks_next(club: Club, queue: ThinkingQueue) -> None:
    table_id = await club.seat(ANN, BEN, until=over)
    work = analyses(club, queue)
    await work.begin(table_id, ANN)
    await work.close()
    assert not (await analyses(club, queue).see(table_id)).running
    next_one = analyses(club, queue)
    assert (await next_one.begin(table_id, BEN)).running
    assert (await done(next_one, table_id)).result is not None


async def test_two_processes_of_one_store_reckon_it_once_however_long_a_decision_waits(
    club: Club, queue: ThinkingQueue, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is stuck with a decision for longer than an abandoned analysis is remembered."""
    monkeypatch.setattr("parlour.tables.analyses._SAVE_EVERY", 0.05)
    monkeypatch.setattr("parlour.tables.analysis_rows._FORGOTTEN", 1.0)
    table_id = await club.seat(ANN, BEN, until=over)
    other_store = Store(database)
    try:
        other = Club(other_store)
        club.tables.shared = other.tables.shared = True
        first = analyses(club, ThinkingQueue(processes=0))  # nobody's turn to think ever comes
        begun = (await first.begin(table_id, ANN)).of
        left = time()
        while time() < left + 1.5:
            row = await rows.read(other_store, table_id)
            assert row is None or row.running, "nobody may take it for abandoned"
            await asyncio.sleep(0.05)
        second = analyses(other, queue)
        assert (await second.begin(table_id, BEN)).of == begun
        assert (await second.see(table_id)).running
        assert not await rows.claim(other_store, table_id, begun, mine=False)
        await first.close()
        while not await rows.claim(other_store, table_id, begun, mine=False):
            await asyncio.sleep(0.05)
    finally:
        await other_store.close()


async def test_where_no_bot_answers_nothing_is_kept(club: Club, queue: ThinkingQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked, "think_aloud", "no function at all")
    table_id = await club.seat(ANN, BEN, until=over)
    work = analyses(club, queue)
    await work.begin(table_id, ANN)
    assert await done(work, table_id) == AnalysisView(False, 0, 0, None)


async def test_every_decision_is_seen_as_its_seat_saw_it(club: Club) -> None:
    table_id = await club.seat(ANN, BEN, until=over)
    record = (await club.table(table_id)).record()
    found = list(decisions(KING, record))
    assert found
    for one in found:
        assert KING.decode_observation(one.observation).viewer == one.seat
        assert one.chosen in one.legal
        assert len(one.legal) > 1


async def test_the_curve_falls_where_something_was_given_away(club: Club) -> None:
    record = (await club.table(await club.seat(ANN, BEN, until=over))).record()
    at = next(iter(decisions(KING, record))).at

    def judged(where: int, chosen: float, best: float) -> Judgement:
        return Judgement(Decision(where, 0, b"", (1, 2), 1), Opinion(1, 5.0, chosen), Opinion(2, 6.0, best))

    found = analysis(record, [judged(at, 0.2, 0.5)])
    assert found.curve[at] == [pytest.approx(0.5), pytest.approx(0.5)]
    assert found.curve[at + 1] == [pytest.approx(0.2 / 0.7), pytest.approx(0.5 / 0.7)]
    assert [one.decision.at for one in found.turning] == [at]
    many = [judged(where, 0.5, 0.5 + where / 100) for where in range(20)]
    assert [one.decision.at for one in dearest(many, 5)] == [15, 16, 17, 18, 19]
    assert dearest([judged(0, 0.5, 0.51)], 5) == []
