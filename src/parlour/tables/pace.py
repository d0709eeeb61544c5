"""How much of its time a bot thinks for: all of it, or a part while very many wait."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

log = logging.getLogger(__name__)
_PARTS = ((8, 8), (4, 4), (2, 2))
"""Where so many wait for each process, bots think for this part of their time: half, a quarter, an eighth and no less."""
_CALM = 10.0
"""Seconds for which fewer must have waited before bots think longer again."""


class _Haste(NamedTuple):
    part: int
    until: float


class Pace:
    """Of whom very much is waited for, and who waits among very many, gets shorter thoughts; all others get whole ones."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._hastes: dict[str, _Haste] = {}

    def part(self, owner: str, waiting: float) -> int:
        """The part for a bot at one of this owner's tables, 8 for an eighth, where so many wait for each process."""
        now = self._clock()
        self._forget(now)
        wanted = next((part for least, part in _PARTS if waiting >= least), 1)
        haste = self._hastes.get(owner)
        current = haste.part if haste is not None else 1
        if wanted < current and haste is not None and now < haste.until:
            return current
        if wanted != current:
            log.warning("%d wait for each process: bots of one host think for %s of their time", waiting, _named(wanted))
        if wanted == 1:
            self._hastes.pop(owner, None)
        else:
            self._hastes[owner] = _Haste(wanted, now + _CALM)
        return wanted

    def _forget(self, now: float) -> None:
        """Whose bots have nothing more to think about needs no haste."""
        for owner in [owner for owner, haste in self._hastes.items() if haste.until + _CALM < now]:
            del self._hastes[owner]
            log.warning("nobody waits any more: bots of one host think for all of their time")


def _named(part: int) -> str:
    return "all" if part == 1 else f"1/{part}"
