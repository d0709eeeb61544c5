"""Bots think in processes of their own, with a budget; a slow or broken one is replaced by greedy, and no table waits."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from parlour import games
from parlour.bots import make_bot
from parlour.tables.table import STAND_IN

log = logging.getLogger(__name__)


def think(game: str, bot: str, observation: bytes, legal: tuple[int, ...], seed: str) -> int:
    """One decision, in whatever process this runs: only the observation comes in."""
    rules = games.find(game)
    return make_bot(bot, rules, seed).choose(rules.decode_observation(observation), legal)


class Thinkers:
    """A few processes in which bots think."""

    def __init__(self, processes: int = 1, budget: float = 5.0) -> None:
        self.budget = budget
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))
        return self._pool

    async def choose(self, game: str, bot: str, observation: bytes, legal: tuple[int, ...], seed: str) -> int:
        """The bot's decision; greedy's where the bot fails or takes too long."""
        if len(legal) == 1:
            return legal[0]
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._ready(), think, game, bot, observation, legal, seed)
            action = await asyncio.wait_for(thought, self.budget)
            if action in legal:
                return action
            log.warning("bot %s chose %s, which is not legal", bot, action)
        except TimeoutError:
            log.warning("bot %s took more than %s s; its process is ended", bot, self.budget)
            self.close()
        except (BrokenProcessPool, asyncio.CancelledError):
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            log.warning("the bots' processes died; starting new ones")
            self._pool = None
        except Exception:
            log.exception("bot %s failed", bot)
        return await asyncio.to_thread(think, game, STAND_IN, observation, legal, seed)

    def close(self) -> None:
        """End the processes, whatever they think about; new ones start when they are needed."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
