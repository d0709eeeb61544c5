"""A quota: so much of something for one person in an hour, so that what thinks for people thinks for all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import time

from parlour.tables.errors import TooMuchThinking

_HOUR = 3600.0


class Quota:
    """Counts what each person takes, and forgets it with the hour; each process counts for itself."""

    def __init__(self, most: int, key: str, clock: Callable[[], float] = time) -> None:
        """At most so many, 0 for no limit; the key is of the sentence that says so."""
        self.most = most
        self._key = key
        self._clock = clock
        self._hour = 0
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one_more(self, user: str) -> Iterator[None]:
        """Counts from now on, unless nothing comes of it; whoever has had as many as anybody may is refused."""
        hour = int(self._clock() // _HOUR)
        if hour != self._hour:
            self._hour, self._taken = hour, Counter()
        taken = self._taken
        if self.most and taken[user] >= self.most:
            sentence = f"you have had {self.most} of these within this hour: more in the next"
            raise TooMuchThinking(sentence, self._key, most=self.most)
        taken[user] += 1
        try:
            yield
        except BaseException:
            taken[user] -= 1
            raise
