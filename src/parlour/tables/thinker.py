"""A thinker: one process in which one thing at a time is thought through. If it takes too long, only that process ends."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


class ThoughtLost(Exception):
    """Nothing came of it: it took too long, or its process died."""


class Thinker:
    """A process that is started when it is needed, and again after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Callable[[], T], budget: float) -> T:
        """What the job returns or raises; `ThoughtLost` after so many seconds of thinking. Starting the process costs none."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_end_with_parent)
                await loop.run_in_executor(self._pool, _get_ready)
            thought = loop.run_in_executor(self._pool, job)
            try:
                await asyncio.wait([thought], timeout=budget)
            finally:
                if not thought.done():  # too slow, or nobody wants to know any more
                    thought.cancel()
                    self.close()
            if thought.cancelled():
                raise ThoughtLost(f"more than {budget:g} s; its process is ended")
            return thought.result()
        except BrokenProcessPool:
            self.close()
            raise ThoughtLost("its process died") from None

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _end_with_parent() -> None:
    """A process whose parent has died, also by `kill -9`, ends; Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _get_ready() -> None:
    """Load what nearly every job needs, so that no job's budget pays for it."""
    import parlour.bots
    import parlour.games  # noqa: F401 # loaded, not used
