"""A file of tables has one server: two would each go on from what they remember, and contradict each other."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from parlour.engine.errors import SetupError

if sys.platform != "win32":
    import fcntl

_PATIENCE: Final = 5.0
"""Seconds for the processes of a server that was killed to end."""
_BREATH: Final = 0.1


@contextmanager
def alone(db: str) -> Iterator[None]:
    """Hold the file for this server and the processes that it starts, until the last of them has ended.

    It is a file beside it that is held, so that others may still read this one. A database at an address has a lock of its own
    for every table, and any number of servers.
    """
    if sys.platform == "win32" or "://" in db:
        yield
        return
    path = Path(f"{Path(db).absolute()}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = path.open("a")
    except OSError as error:
        raise SetupError(f"{path} cannot be written: {error.strerror}") from None
    with held:
        until = time.monotonic() + _PATIENCE
        while not _taken(held):
            if time.monotonic() > until:
                raise SetupError(f"another server has {db} open: stop that one, or take another file (--db)")
            time.sleep(_BREATH)
        yield


def _taken(held: IO[str]) -> bool:
    """Whether the lock is ours now; processes that are forked later share it."""
    if sys.platform != "win32":
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
