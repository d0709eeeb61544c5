"""Analyses of finished games: reckoned once, decision by decision through the queue, and kept for everybody."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from parlour.arena.analysis import AGAIN, Decision, Judgement, analysis, dearest, decisions, judge
from parlour.bots.advice import adviser_of
from parlour.engine.contract import Game
from parlour.engine.record import Record
from parlour.tables import analysis_rows as rows
from parlour.tables.advice_views import analysis_result
from parlour.tables.asked import opinions
from parlour.tables.errors import NoAnswer, NotAllowed
from parlour.tables.quota import Quota
from parlour.tables.service import Tables, no_lesson
from parlour.tables.table import Table
from parlour.tables.thinking_queue import ThinkingQueue
from parlour.tables.wire.advice import AnalysisResult, AnalysisView

log = logging.getLogger(__name__)
_RESULT = msgspec.json.Decoder(AnalysisResult)
_SAVE_EVERY = 5.0
"""Seconds between two notes in the store of how far an analysis has come."""


class _Work:
    """An analysis that is being reckoned here."""

    def __init__(self, of: int) -> None:
        self.done = 0
        self.of = of
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """Begins them, goes on with them while others play, and tells what came out."""

    def __init__(self, tables: Tables, queue: ThinkingQueue, quota: Quota, budget: str, longer: str) -> None:
        self.tables = tables
        self.queue = queue
        self.quota = quota
        self.budget = budget
        """How long the bot thinks about a decision, as in its name."""
        self.longer = longer
        """How long about one that seems to have cost much."""
        self._here: dict[str, _Work] = {}

    async def see(self, table_id: str) -> AnalysisView:
        """What came out, or how far it is."""
        async with self.tables.locked(table_id) as table:
            _finished(table)
        work = self._here.get(table_id)
        if work is not None:
            return AnalysisView(True, work.done, work.of, None)
        row = await rows.read(self.tables.store, table_id)
        if row is None:
            return AnalysisView(False, 0, 0, None)
        if row.body is not None:
            return AnalysisView(False, row.of, row.of, _RESULT.decode(row.body))
        return AnalysisView(row.running and self.tables.shared, row.done, row.of, None)

    async def begin(self, table_id: str, user: str) -> AnalysisView:
        """Reckon it, unless that is done or under way."""
        seen = await self.see(table_id)
        if seen.running or seen.result is not None:
            return seen
        async with self.tables.locked(table_id) as table:
            game, record = table.game, _finished(table)
        bot, again = adviser_of(game, self.budget), adviser_of(game, self.longer)
        if table_id not in self._here:  # nobody can have begun between this and the next lines
            with self.quota.one_more(user):
                work = self._here[table_id] = _Work(len(record.moves) + AGAIN)
            work.task = asyncio.create_task(self._reckon(table_id, user, game, record, (bot, again)))
        return await self.see(table_id)

    async def _reckon(self, table_id: str, user: str, game: Game, record: Record, bots: tuple[str, str]) -> None:
        store, of = self.tables.store, self._here[table_id].of
        telling = asyncio.create_task(self._tell(table_id)) if self.tables.shared else None
        try:
            if not await rows.claim(store, table_id, of, not self.tables.shared):
                return  # another process is at it
            result = await self._result(table_id, user, game, record, *bots)
            body = msgspec.json.encode(result)
            await rows.save(store, table_id, of, body)
        except asyncio.CancelledError:
            raise  # the next who asks takes it up
        except Exception as error:
            log.warning("the analysis of table %s came to nothing: %r", table_id, error)
            await rows.give_up(store, table_id)
        finally:
            if telling is not None:
                telling.cancel()
            del self._here[table_id]

    async def _result(self, table_id: str, user: str, game: Game, record: Record, bot: str, again: str) -> AnalysisResult:
        work = self._here[table_id]
        judged: dict[int, Judgement] = {}

        async def think(judging: str, decision: Decision) -> None:
            with suppress(NoAnswer):  # the others tell enough
                seen, legal = decision.observation, decision.legal
                heard = await opinions(self.queue, user, game, judging, seen, legal, waited_for=False)
                judged[decision.at] = judge(decision, heard)

        for decision in decisions(game, record):
            work.done = decision.at
            await think(bot, decision)
        for number, one in enumerate(dearest(list(judged.values()), AGAIN)):
            work.done = len(record.moves) + number
            await think(again, one.decision)
        if not judged:
            raise NoAnswer("the bot answered to nothing")
        return await analysis_result(game, bot, analysis(record, list(judged.values())))

    async def _tell(self, table_id: str) -> None:
        """Note in the store how far it is, and so that somebody is at it, however long a decision waits for its turn."""
        while True:
            await asyncio.sleep(_SAVE_EVERY)
            try:
                await rows.save(self.tables.store, table_id, self._here[table_id].done)
            except Exception as error:
                log.warning("how far the analysis of table %s is was not saved: %r", table_id, error)

    async def close(self) -> None:
        """Stop; what is under way is left to who asks next."""
        tasks = [work.task for work in self._here.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _finished(table: Table) -> Record:
    """The record of a game that is over; others are nobody's to look into."""
    if table.status != "over":
        raise NotAllowed("a game is analysed when it is over", "error-not-over")
    no_lesson(table)
    adviser_of(table.game, "")
    return table.record()
