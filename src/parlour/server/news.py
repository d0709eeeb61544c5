"""Who at this process waits for news of which table. What has happened meanwhile is one call, however much it was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Call:
    """Calls one watcher: its table has entry n now, or somebody came or went."""

    def __init__(self) -> None:
        self.n = 0
        """The highest number that was heard of; the log knows whether it is there."""
        self._rung = asyncio.Event()

    def ring(self, n: int = 0) -> None:
        """There may be something to tell."""
        self.n = max(self.n, n)
        self._rung.set()

    async def wait(self) -> None:
        """Until it rings; having rung ten times it is still one call."""
        await self._rung.wait()
        self._rung.clear()


class News:
    """The watchers of this process, by table."""

    def __init__(self) -> None:
        self._calls: dict[str, set[Call]] = {}

    @contextmanager
    def watching(self, table_id: str) -> Iterator[Call]:
        """A call for as long as somebody watches."""
        call = Call()
        calls = self._calls.setdefault(table_id, set())
        calls.add(call)
        try:
            yield call
        finally:
            calls.discard(call)
            if not calls:
                del self._calls[table_id]

    def watched(self) -> list[str]:
        """The tables that somebody watches here."""
        return list(self._calls)

    def is_watched(self, table_id: str) -> bool:
        """Whether somebody watches the table here."""
        return table_id in self._calls

    def ring(self, table_id: str, n: int = 0) -> None:
        """Call all who watch the table."""
        for call in self._calls.get(table_id, ()):
            call.ring(n)
