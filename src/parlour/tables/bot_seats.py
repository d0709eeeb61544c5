"""Bots on seats: whenever a bot must decide, it is asked, and its decision is done like anybody's."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic, time
from typing import NamedTuple
from weakref import WeakValueDictionary

from parlour.bots.budget import shortened, thinking_time
from parlour.engine.chance import derived_seed
from parlour.tables.bot_decision import Question, decide
from parlour.tables.errors import NoSuchTable
from parlour.tables.pace import Pace
from parlour.tables.service import Tables
from parlour.tables.store import BotDue
from parlour.tables.table import Table
from parlour.tables.thinking_queue import ThinkingQueue

log = logging.getLogger(__name__)
_LONGEST_ASIDE = 600.0


class _Aside(NamedTuple):
    """A table whose bots could not go on."""

    failures: int
    until: float


class BotSeats:
    """Keeps the bots of all tables moving, also of those whose process has died."""

    def __init__(
        self,
        tables: Tables,
        queue: ThinkingQueue,
        pause: float,
        patience: float = 3.0,
        watched: Callable[[str], object] = lambda _table: False,
    ) -> None:
        self.tables = tables
        self.queue = queue
        self.pause = pause
        """Seconds between a bot's moves where people look on, so that they can follow."""
        self.patience = patience
        """Seconds after which a bot's move that nobody has made is taken up here."""
        self.watched = watched
        """Whether anybody looks at the table now."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._aside: dict[str, _Aside] = {}
        self._steps: WeakValueDictionary[tuple[str, bool], asyncio.Semaphore] = WeakValueDictionary()
        """How many moves of one owner's bots are under way: thinking and saving, so that nobody's saving piles up either."""
        self._due: Counter[str] = Counter()
        """How many of an owner's tables wait for a bot's move."""
        self._pace = Pace()
        self._watch: asyncio.Task[None] | None = None
        tables.on_bot_due = self.wake

    def wake(self, table_id: str, due: BotDue | None = None) -> None:
        """A bot must decide at this table."""
        if table_id not in self._busy:
            task = asyncio.get_running_loop().create_task(self._play(table_id, due))
            self._busy[table_id] = task
            task.add_done_callback(lambda _task: self._busy.pop(table_id, None))

    async def _play(self, table_id: str, due: BotDue | None) -> None:
        """Move until no bot has to."""
        try:
            while await self._move(table_id, due):
                self._aside.pop(table_id, None)
                due = None
        except NoSuchTable:
            pass
        except Exception as error:
            self._set_aside(table_id, error)

    async def _move(self, table_id: str, due: BotDue | None) -> bool:
        table = self.tables.known(table_id)
        if table is not None:
            if table.bot_to_act() is None:
                return False
            owner, people = table.charter.host, _people_play(table)
            if people and self.pause:
                await asyncio.sleep(self.pause)
        elif due is not None:
            owner, people = due.host, due.people
        else:
            owner, people = await self.tables.store.host(table_id), False
        waited_for = people or bool(self.watched(table_id))
        among = (
            owner if table_id not in self._aside else ""
        )  # with the others that could not go on, not in the way of the owner's
        self._due[owner] += 1
        try:
            async with self._steps.setdefault((among, waited_for), asyncio.Semaphore(len(self.queue.thinkers))):
                return await self._step(table_id, owner, waited_for)
        finally:
            self._due[owner] -= 1
            if not self._due[owner]:
                del self._due[owner]

    async def _step(self, table_id: str, owner: str, waited_for: bool) -> bool:
        async with self.tables.locked(table_id) as table:
            seat = table.bot_to_act()
            state = table.state
            if seat is None or state is None:
                return False
            at, bot = table.n, table.seats[seat].bot
            pace = self._part(owner) if thinking_time(bot) else 1
            question = Question(
                game=table.charter.game,
                bot=shortened(bot, pace),
                observation=table.game.encode_observation(state.observe(seat)),
                legal=tuple(state.legal_actions(seat)),
                seed=derived_seed("bot", table.charter.seed, seat, table.move).hex(),
            )
        action = await decide(self.queue, owner, question, waited_for)
        await self.tables.bot_move(table_id, seat, action, at, pace)
        return True

    def _part(self, owner: str) -> int:
        """The part of its time that a bot of this owner's has now: less where many others wait, or many of the owner's own."""
        waiting = max(self._due[owner] - 1, self.queue.owners_waiting())
        return self._pace.part(owner, waiting / len(self.queue.thinkers))

    def _set_aside(self, table_id: str, error: Exception) -> None:
        """Try again later, and later each time: a table that cannot go on costs the others nothing."""
        failures = self._aside[table_id].failures + 1 if table_id in self._aside else 1
        wait = min(_LONGEST_ASIDE, self.patience * 2.0 ** min(failures, 20))
        self._aside[table_id] = _Aside(failures, monotonic() + wait)
        if failures == 1:
            log.error("the bots of table %s stopped; they will be tried again", table_id, exc_info=error)
        else:
            log.warning("the bots of table %s stopped for the %d. time: %r", table_id, failures, error)

    async def open(self) -> None:
        """Take up what was left behind, and go on looking after it."""
        self._watch = asyncio.get_running_loop().create_task(self._look_after())

    async def _look_after(self) -> None:
        patience = 0.0
        while True:
            try:
                for due in await self.tables.store.bots_due(time() - patience):
                    aside = self._aside.get(due.table)
                    if aside is None or aside.until <= monotonic():
                        self.wake(due.table, due)
            except Exception:
                log.exception("could not look for tables that wait for a bot")
            patience = self.patience
            await asyncio.sleep(self.patience)

    async def close(self) -> None:
        """Stop; what is under way is left to whoever looks after the tables next."""
        tasks = [task for task in (self._watch, *self._busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.queue.close()


def _people_play(table: Table) -> bool:
    return any(seat.user and not seat.bot for seat in table.seats)
