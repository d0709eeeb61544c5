"""Who looks at which table, here and at the other processes. A process speaks for its people, and they go when it dies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from parlour.tables.table import Table

At = tuple[str, str]
"""A table's id and a user's."""


class Presence:
    """The people at the tables; those without a session are nobody's to know."""

    def __init__(self, changed: Callable[[str, str], None]) -> None:
        self.changed = changed
        """Told when somebody's first socket at a table, over all processes, has come, or the last one has gone."""
        self._here: Counter[At] = Counter()
        """How many sockets this process has for each."""
        self._peers: dict[str, set[At]] = {}
        self._elsewhere: Counter[At] = Counter()
        """At how many other processes each is."""

    def seated(self, table: Table) -> frozenset[str]:
        """Those of the table's people who look at it now."""
        return frozenset(seat.user for seat in table.seats if self._is_there((table.id, seat.user)))

    def _is_there(self, at: At) -> bool:
        return at in self._here or at in self._elsewhere

    # --- at this process -----------------------------------------------------------------------------------------------

    def here(self) -> list[At]:
        """All who are at this process."""
        return list(self._here)

    def came(self, at: At) -> bool:
        """Somebody looks at a table; whether this is news to the other processes."""
        self._here[at] += 1
        if self._here[at] > 1:
            return False
        if at not in self._elsewhere:
            self.changed(*at)
        return True

    def went(self, at: At) -> bool:
        """Somebody looks away; whether this is news to the other processes."""
        self._here[at] -= 1
        if self._here[at]:
            return False
        del self._here[at]
        if at not in self._elsewhere:
            self.changed(*at)
        return True

    # --- at the other processes ----------------------------------------------------------------------------------------

    def peer_says(self, peer: str, came: Iterable[At], went: Iterable[At], whole: bool) -> None:
        """What a process has told about its people; `whole` if that is all of them. Saying it twice changes nothing."""
        known = self._peers.setdefault(peer, set())
        coming, going = set(came), set(went)
        if whole:
            going |= known - coming
        for at in coming - known:
            known.add(at)
            self._elsewhere[at] += 1
            if self._elsewhere[at] == 1 and at not in self._here:
                self.changed(*at)
        for at in going & known:
            known.discard(at)
            self._elsewhere[at] -= 1
            if not self._elsewhere[at]:
                del self._elsewhere[at]
                if at not in self._here:
                    self.changed(*at)

    def peer_died(self, peer: str) -> None:
        """The process is no more, and nobody is there by it."""
        self.peer_says(peer, (), (), whole=True)
        self._peers.pop(peer, None)
