"""Hints: the best choices of whoever decides, by a bot that knows what this seat knows. The log tells of every one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple
from weakref import WeakValueDictionary

from parlour.bots.advice import adviser_of, best_choices
from parlour.engine.contract import Actions, Game
from parlour.tables.advice_views import advice_views
from parlour.tables.asked import opinions
from parlour.tables.draft import Draft
from parlour.tables.errors import NotAllowed, Stale
from parlour.tables.quota import Quota
from parlour.tables.service import Tables, no_lesson, own_seat
from parlour.tables.table import Table
from parlour.tables.thinking_queue import ThinkingQueue
from parlour.tables.wire.advice import HintView

_KEPT = 500
"""So many hints are remembered: who asks again about the same decision is told the same, and it counts once."""


class _Given(NamedTuple):
    at: int
    """The table's last entry then."""
    hint: HintView


class Hints:
    """Asks a bot for whoever decides, and lets the log say so."""

    def __init__(self, tables: Tables, queue: ThinkingQueue, quota: Quota, budget: str) -> None:
        self.tables = tables
        self.queue = queue
        self.quota = quota
        self.budget = budget
        """How long the bot thinks, as in its name."""
        self._given: OrderedDict[tuple[str, int], _Given] = OrderedDict()
        self._asked: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    async def take(self, table_id: str, user: str, seat: int, at: int) -> HintView:
        """The best choices of one's own seat; it is saved that they were asked for before they are told."""
        decision = (table_id, seat)
        lock = self._asked.setdefault(decision, asyncio.Lock())
        async with lock:  # who asks twice at once is answered once
            async with self.tables.locked(table_id) as table:
                _check(table, user, seat, at)
                given = self._given.get(decision)
                if given is not None and not table.decided_since(seat, given.at):
                    return given.hint
                game, state = table.game, table.state
                assert state is not None
                encoded, legal = game.encode_observation(state.observe(seat)), state.legal_actions(seat)
            with self.quota.one_more(user):
                self._given[decision] = given = await self._ask(table_id, user, seat, at, game, encoded, legal)
            while len(self._given) > _KEPT:
                self._given.popitem(last=False)
            return given.hint

    async def _ask(
        self, table_id: str, user: str, seat: int, at: int, game: Game, observation: bytes, legal: Actions
    ) -> _Given:
        bot = adviser_of(game, self.budget)
        heard = await opinions(self.queue, user, game, bot, observation, legal, waited_for=True)
        hint = HintView(bot, await advice_views(game, seat, observation, best_choices(heard)))

        def do(draft: Draft) -> None:
            _check(draft.table, user, seat, at)
            draft.add("hint", seat=seat, user=user, name=draft.table.seats[seat].name)

        return _Given(await self.tables.change(table_id, user, "", do), hint)


def _check(table: Table, user: str, seat: int, at: int) -> None:
    """Refuse who does not decide, and whoever plays with others who have not agreed to hints."""
    place = own_seat(table, user, seat)
    no_lesson(table)
    if seat not in table.to_act() or place.bot:
        raise NotAllowed("there is nothing for you to decide now", "error-not-your-turn")
    adviser_of(table.game, "")
    if not table.advice:
        raise NotAllowed("hints are off: not everybody here agreed to them when they sat down", "error-hints-off")
    if table.decided_since(seat, at):
        raise Stale(f"the table has entry {table.n}, you saw {at}: what you decide has changed since")
