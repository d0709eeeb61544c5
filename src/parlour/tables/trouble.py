"""When it is the store that is in trouble, and not the request: it may be sent again later as it is."""

from __future__ import annotations

from socket import gaierror

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from parlour.tables.errors import StoreBusy

_CLASSES = ("08", "40", "53", "55", "57", "58")
"""PostgreSQL's classes of errors that pass: connections, conflicts, resources, locks, the operator, the system."""

_SENTENCE = "the tables cannot be reached just now; nothing was done, try again in a moment"


def store_trouble(error: Exception) -> StoreBusy | None:
    """What to tell somebody whose request met this error, if the database was away, locked or full."""
    if isinstance(error, StoreBusy):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    state = str(getattr(cause, "sqlstate", None) or "")
    if (
        isinstance(error, OperationalError | NoConnectionFree | ConnectionError | TimeoutError | gaierror)
        or (isinstance(error, DBAPIError) and error.connection_invalidated)
        or state[:2] in _CLASSES
    ):
        return StoreBusy(_SENTENCE)
    return None


def perhaps_saved(error: Exception) -> bool:
    """Whether the connection was lost while something was being saved: nobody can say whether it was."""
    return isinstance(error, DBAPIError) and error.connection_invalidated
