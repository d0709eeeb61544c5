"""Bots on seats: whenever a bot must decide, it is asked, and its decision is done like anybody's."""

from __future__ import annotations

import asyncio
import logging
from time import time

from parlour.engine.chance import derived_seed
from parlour.tables.errors import NoSuchTable
from parlour.tables.service import Tables
from parlour.tables.thinkers import Thinkers

log = logging.getLogger(__name__)


class BotSeats:
    """Keeps the bots of all tables moving, also of those whose process has died."""

    def __init__(self, tables: Tables, thinkers: Thinkers, pause: float, patience: float = 3.0) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.pause = pause
        """Seconds between a bot's moves where people look on, so that they can follow."""
        self.patience = patience
        """Seconds after which a bot's move that nobody has made is taken up here."""
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._watch: asyncio.Task[None] | None = None
        tables.on_bot_due = self.wake

    def wake(self, table_id: str) -> None:
        """A bot must decide at this table."""
        if table_id not in self._busy:
            task = asyncio.get_running_loop().create_task(self._play(table_id))
            self._busy[table_id] = task
            task.add_done_callback(lambda _task: self._busy.pop(table_id, None))

    async def _play(self, table_id: str) -> None:
        """Move until no bot has to."""
        try:
            while await self._move(table_id):
                pass
        except NoSuchTable:
            pass
        except Exception:
            log.exception("the bots of table %s stopped; they will be tried again", table_id)

    async def _move(self, table_id: str) -> bool:
        async with self.tables.locked(table_id) as table:
            seat = table.bot_to_act()
            state = table.state
            if seat is None or state is None:
                return False
            at, move = table.n, table.move
            bot = table.seats[seat].bot
            legal = state.legal_actions(seat)
            observation = table.game.encode_observation(state.observe(seat))
            people = any(place.user and not place.bot for place in table.seats)
            seed = derived_seed("bot", table.charter.seed, seat, move).hex()
            game = table.charter.game
        if people and self.pause:
            await asyncio.sleep(self.pause)
        action = await self.thinkers.choose(game, bot, observation, legal, seed)
        await self.tables.bot_move(table_id, seat, action, at)
        return True

    async def open(self) -> None:
        """Take up what was left behind, and go on looking after it."""
        self._watch = asyncio.get_running_loop().create_task(self._look_after())

    async def _look_after(self) -> None:
        patience = 0.0
        while True:
            try:
                for table_id in await self.tables.store.tables_with_bot_due(time() - patience):
                    self.wake(table_id)
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
        self.thinkers.close()
