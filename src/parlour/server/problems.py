"""Errors as answers: a clear 4xx with a sentence, never a traceback."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from parlour.engine.errors import IllegalAction, NothingToUndo, ParlourError, UnknownGame
from parlour.tables.errors import NoSuchTable, NotAllowed, Stale, StoreBusy
from parlour.tables.trouble import store_trouble
from parlour.tables.wire import Problem

log = logging.getLogger(__name__)

_STATUS: list[tuple[type[ParlourError], int]] = [
    (NoSuchTable, 404),
    (UnknownGame, 404),
    (NotAllowed, 403),
    (Stale, 409),
    (IllegalAction, 409),
    (NothingToUndo, 409),
    (StoreBusy, 503),
]

_RETRY_AFTER = "2"
"""Seconds after which a store that was in trouble may be asked again."""


def status_of(error: ParlourError) -> int:
    """The HTTP status that fits the error."""
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 400)


def told(error: Exception) -> ParlourError | None:
    """What a person is told of an error, if it has a sentence for them: the request was wrong, or the store is in trouble."""
    if isinstance(error, ParlourError):
        return error
    trouble = store_trouble(error)
    if trouble is not None:
        log.warning("the store is in trouble: %s", error)
    return trouble


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer for an error."""
    known = told(error)
    if known is not None:
        headers = {"retry-after": _RETRY_AFTER} if isinstance(known, StoreBusy) else {}
        return Response(Problem(type(known).__name__, str(known)), status_code=status_of(known), headers=headers)
    if isinstance(error, RecursionError):
        return Response(Problem("BadRequest", "the document is nested too deeply"), status_code=400)
    if isinstance(error, msgspec.ValidationError):
        return Response(Problem("BadRequest", str(error)), status_code=400)
    if isinstance(error, HTTPException) and error.status_code < HTTP_500_INTERNAL_SERVER_ERROR:
        detail = error.detail
        if isinstance(error.extra, list):
            detail += ": " + "; ".join(str(row.get("message", row)) for row in error.extra if isinstance(row, dict))
        headers = {name: value for name, value in (error.headers or {}).items() if name.lower() in ("retry-after", "allow")}
        return Response(Problem("BadRequest", detail), status_code=error.status_code, headers=headers)
    log.exception("unexpected error at %s %s", request.method, request.url.path, exc_info=error)
    return Response(Problem("ServerError", "something went wrong here; it has been noted"), status_code=500)
