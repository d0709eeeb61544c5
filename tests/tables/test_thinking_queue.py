"""Fair thinking: turns go round by owner, waiting costs no budget, and a time-out costs one process and no more."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlour.tables.thinker import Thinker, ThoughtLost
from parlour.tables.thinking_queue import ThinkingQueue
from tests.tables import broken_bots
from tests.tables.club import ANN, BEN, CAT

pytestmark = pytest.mark.anyio


class Slowly(Thinker):
    """Thinks here; the first job waits until it is let go, so that others gather behind it."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.budgets: list[float] = []

    async def think(self, job: Callable[[], Any], budget: float) -> Any:
        self.budgets.append(budget)
        await self.go.wait()
        return job()


class Line:
    """A queue for one process in which jobs are names, and the order in which they had their turns."""

    def __init__(self) -> None:
        self.thinker = Slowly()
        self.queue = ThinkingQueue()
        self.queue.thinkers[:] = self.queue._idle[:] = [self.thinker]
        self.order: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def hand_in(self, owner: str, *names: str, waited_for: bool = True) -> list[asyncio.Task[None]]:
        tasks = []
        for name in names:
            job = partial(self.order.append, name)
            tasks.append(asyncio.create_task(self.queue.submit(owner, job, waited_for=waited_for)))
            await asyncio.sleep(0)  # it stands in the line now
        self._tasks += tasks
        return tasks

    async def done(self) -> list[str]:
        self.thinker.go.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.order


@pytest.fixture
async def line() -> Line:
    return Line()


@pytest.fixture
async def queue(tmp_path: Path) -> AsyncIterator[ThinkingQueue]:
    """Two real processes."""
    queue = ThinkingQueue(processes=2, budget=60.0)
    yield queue
    queue.close()


async def exists(file: Path) -> None:
    """Wait for the file."""
    while not file.exists():
        await asyncio.sleep(0.005)


async def test_one_owner_of_a_hundred_jobs_does_not_keep_others_waiting(line: Line) -> None:
    await line.hand_in(ANN, *(f"ann {number}" for number in range(100)))
    await line.hand_in(BEN, "ben 0", "ben 1")
    await line.hand_in(CAT, "cat 0")
    order = await line.done()
    assert order[:6] == ["ann 0", "ann 1", "ben 0", "cat 0", "ann 2", "ben 1"]
    assert len(order) == 103


async def test_what_somebody_waits_for_goes_first_and_the_rest_does_not_stand_still(line: Line) -> None:
    await line.hand_in(ANN, *(f"unseen {number}" for number in range(4)), waited_for=False)
    await line.hand_in(BEN, *(f"seen {number}" for number in range(6)))
    order = await line.done()
    assert order[0] == "unseen 0", "it was alone when it came"
    assert [name.split()[0] for name in order[1:]] == ["seen"] * 3 + ["unseen"] + ["seen"] * 3 + ["unseen", "unseen"]


async def test_who_goes_away_while_waiting_takes_no_turn(line: Line) -> None:
    await line.hand_in(ANN, "first")
    (gone,) = await line.hand_in(BEN, "gone")
    await line.hand_in(BEN, "stays")
    await line.hand_in(CAT, "last")
    gone.cancel()
    assert await line.done() == ["first", "stays", "last"]
    await line.hand_in(ANN, "again")
    assert (await line.done())[-1] == "again"


async def test_waiting_costs_no_budget(line: Line) -> None:
    """A budget is handed over whole, and not before the job has its turn."""
    await line.hand_in(ANN, "first", "second", "third")
    assert line.thinker.budgets == [line.queue.budget]
    await line.done()
    assert line.thinker.budgets == [line.queue.budget] * 3


async def test_a_time_out_costs_only_its_own_process(queue: ThinkingQueue, tmp_path: Path) -> None:
    forever, healthy = tmp_path / "forever", tmp_path / "healthy"
    thought = asyncio.create_task(queue.submit(BEN, partial(broken_bots.until, str(healthy), "an answer")))
    await exists(Path(f"{healthy}.thinking"))
    with pytest.raises(ThoughtLost):
        await queue.submit(ANN, partial(broken_bots.until, str(forever)), budget=0.1)
    assert not thought.done()
    healthy.touch()
    assert await thought == "an answer", "the other process went on"


async def test_a_death_costs_only_its_own_process(queue: ThinkingQueue, tmp_path: Path) -> None:
    healthy = tmp_path / "healthy"
    thought = asyncio.create_task(queue.submit(BEN, partial(broken_bots.until, str(healthy), "an answer")))
    await exists(Path(f"{healthy}.thinking"))
    for _ in range(3):
        with pytest.raises(ThoughtLost):
            await queue.submit(ANN, broken_bots.die)
    healthy.touch()
    assert await thought == "an answer"


async def test_a_process_that_is_killed_while_nobody_asks_is_replaced(queue: ThinkingQueue) -> None:
    first = await queue.submit(ANN, broken_bots.pid)
    os.kill(first, signal.SIGKILL)
    answers: list[int] = []
    while not answers:
        try:
            answers.append(await queue.submit(ANN, broken_bots.pid))
        except ThoughtLost:  # the one that found out
            continue
    assert answers[0] != first


async def test_what_nobody_wants_to_know_any_more_is_not_thought_to_its_end(tmp_path: Path) -> None:
    queue = ThinkingQueue(budget=60.0)
    try:
        asked = asyncio.create_task(queue.submit(ANN, partial(broken_bots.until, str(tmp_path / "never"))))
        await exists(tmp_path / "never.thinking")
        asked.cancel()
        assert await queue.submit(BEN, broken_bots.pid) > 0, "its process is free again"
    finally:
        queue.close()


_PARENT = """
import asyncio, sys
from functools import partial
from parlour.tables.thinking_queue import ThinkingQueue
from tests.tables import broken_bots

async def main(file):
    queue = ThinkingQueue(processes=2, budget=600.0)
    busy = asyncio.create_task(queue.submit("a", partial(broken_bots.until, file)))
    print(await queue.submit("b", broken_bots.pid), flush=True)  # this one idles from now on
    await busy

if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
"""


async def test_thinking_processes_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    """One thinks, one idles; the parent has no time for a last word."""
    script, file = tmp_path / "parent.py", tmp_path / "never"
    script.write_text(_PARENT, "utf-8")
    root = Path(__file__).parents[2]
    parent = subprocess.Popen(
        [sys.executable, str(script), str(file)], cwd=root, env={**os.environ, "PYTHONPATH": str(root)}, stdout=subprocess.PIPE
    )
    assert parent.stdout is not None
    with parent.stdout as says:
        idle = int(says.readline())
    thinking = tmp_path / "never.thinking"
    await exists(thinking)
    pids = [idle, int(thinking.read_text("utf-8"))]
    parent.kill()
    parent.wait()
    async with asyncio.timeout(30):
        while any(alive(pid) for pid in pids):
            await asyncio.sleep(0.01)


def alive(pid: int) -> bool:
    """Whether the process runs; one that has ended and that nobody has asked about yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
