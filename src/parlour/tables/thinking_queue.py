"""The one queue for all thinking: turns go round by owner, and what somebody waits for goes before what nobody does."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TypeVar

from parlour.tables.thinker import Thinker

T = TypeVar("T")
Place = asyncio.Future[Thinker]
_ONE_IN = 4
"""Of so many turns one goes to what nobody waits for, however much else there is: it is slow, but never stands still."""


class _Line:
    """Those who wait: each owner's one after the other, and one of every owner in turn."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[Place]] = OrderedDict()

    def join(self, owner: str, place: Place) -> None:
        self._owners.setdefault(owner, deque()).append(place)

    def owners(self) -> set[str]:
        """Those of whom somebody waits."""
        return {owner for owner, places in self._owners.items() if any(not place.done() for place in places)}

    def next(self) -> Place | None:
        """The first of the owner whose turn it is; who has gone away is passed over."""
        while self._owners:
            owner, places = self._owners.popitem(last=False)
            while places and places[0].done():
                places.popleft()
            if places:
                place = places.popleft()
                if places:
                    self._owners[owner] = places
                return place
        return None


class ThinkingQueue:
    """A few processes, and a fair way to get at them. A budget starts when the thinking starts, not when a job is handed in."""

    def __init__(self, processes: int = 1, budget: float = 5.0) -> None:
        self.budget = budget
        """Seconds for one job, unless it says otherwise; a bot has as long besides what it may think for."""
        self.thinkers = [self.new_thinker() for _ in range(processes)]
        self._idle = list(self.thinkers)
        self._waited_for, self._not_waited_for = _Line(), _Line()
        self._turns = 0

    def new_thinker(self) -> Thinker:
        return Thinker()

    async def submit(self, owner: str, job: Callable[[], T], *, waited_for: bool = True, budget: float | None = None) -> T:
        """What the job returns or raises, when it had its turn; `ThoughtLost` if it took too long or its process died.

        The job goes to another process: a function of a module, with its arguments by `partial`. The owner is whoever
        caused it: a person who asks for a hint, or who opened the table where a bot must move.
        """
        thinker = await self._turn(owner, waited_for)
        try:
            return await thinker.think(job, self.budget if budget is None else budget)
        finally:
            self._pass_on(thinker)

    def owners_waiting(self) -> int:
        """How many people's jobs wait for a turn: as many come before the next one of anybody."""
        return len(self._waited_for.owners() | self._not_waited_for.owners())

    async def _turn(self, owner: str, waited_for: bool) -> Thinker:
        if self._idle:
            return self._idle.pop()
        place: Place = asyncio.get_running_loop().create_future()
        (self._waited_for if waited_for else self._not_waited_for).join(owner, place)
        try:
            return await place
        except asyncio.CancelledError:
            if not place.cancelled():  # its turn had just come
                self._pass_on(place.result())
            raise

    def _pass_on(self, thinker: Thinker) -> None:
        self._turns += 1
        lines = [self._waited_for, self._not_waited_for]
        if self._turns % _ONE_IN == 0:
            lines.reverse()
        for line in lines:
            if (place := line.next()) is not None:
                place.set_result(thinker)
                return
        self._idle.append(thinker)

    def close(self) -> None:
        """End all processes; new ones start when they are needed."""
        for thinker in self.thinkers:
            thinker.close()
