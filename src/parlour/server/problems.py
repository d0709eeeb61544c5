"""Errors as answers: a clear 4xx with a sentence, never a traceback."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_500_INTERNAL_SERVER_ERROR

from parlour.engine.errors import IllegalAction, NothingToUndo, OtherRules, ParlourError, UnknownGame
from parlour.engine.messages import Message, message_view
from parlour.games.lessons import NoLesson
from parlour.server import pages
from parlour.tables.errors import BadRequest, NoAnswer, NoSuchTable, NotAllowed, Stale, StoreBusy, TokenEnded, TooMuchThinking
from parlour.tables.trouble import store_trouble
from parlour.tables.wire.rest import Problem
from parlour.words import UnknownLanguage

log = logging.getLogger(__name__)

_STATUS: list[tuple[type[ParlourError], int]] = [
    (NoSuchTable, 404),
    (UnknownGame, 404),
    (NoLesson, 404),
    (UnknownLanguage, 404),
    (TokenEnded, 401),
    (NotAllowed, 403),
    (Stale, 409),
    (IllegalAction, 409),
    (NothingToUndo, 409),
    (OtherRules, 409),
    (TooMuchThinking, 429),
    (NoAnswer, 503),
    (StoreBusy, 503),
]

_WORDS = {403: "error-stranger", 404: "error-nothing-here", 413: "error-too-large", 429: "error-too-fast"}
"""What the framework refuses, for people; 403 is a request without our cookies, or from another site."""
_RETRY_AFTER = "2"
"""Seconds after which a store that was in trouble may be asked again."""


def status_of(error: ParlourError) -> int:
    """The HTTP status that fits the error."""
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 400)


def told(error: Exception) -> ParlourError | None:
    """What a person is told of an error, if it has a sentence for them: the request was wrong, or the store is in trouble."""
    if isinstance(error, ParlourError):
        return error
    if isinstance(error, RecursionError):
        return BadRequest("the document is nested too deeply")
    if isinstance(error, msgspec.ValidationError):
        return BadRequest(str(error))
    trouble = store_trouble(error)
    if trouble is not None:
        log.warning("the store is in trouble: %s", error)
    return trouble


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem] | Response[str]:
    """The answer for an error; where a page would be, and is not, our page says so."""
    known = told(error)
    status = status_of(known) if known is not None else _http_status(error)
    if status == HTTP_404_NOT_FOUND and pages.is_page(request):
        return pages.shell(request, status)
    if known is not None:
        headers = {"retry-after": _RETRY_AFTER} if isinstance(known, StoreBusy) else {}
        says = message_view(known.says)
        return Response(Problem(type(known).__name__, str(known), says), status_code=status, headers=headers)
    if isinstance(error, HTTPException) and status < HTTP_500_INTERNAL_SERVER_ERROR:
        return _refusal(error, status)
    log.exception("unexpected error at %s %s", request.method, request.url.path, exc_info=error)
    says = message_view(Message("error-server", {}))
    return Response(Problem("ServerError", "something went wrong here; it has been noted", says), status_code=500)


def _http_status(error: Exception) -> int:
    return error.status_code if isinstance(error, HTTPException) else HTTP_500_INTERNAL_SERVER_ERROR


def _refusal(error: HTTPException, status: int) -> Response[Problem]:
    """What the framework itself has refused."""
    detail = error.detail
    if isinstance(error.extra, list):
        detail += ": " + "; ".join(str(row.get("message", row)) for row in error.extra if isinstance(row, dict))
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() in ("retry-after", "allow")}
    says = message_view(Message(_WORDS.get(status, BadRequest.key), {}))
    return Response(Problem("BadRequest", detail, says), status_code=status, headers=headers)
