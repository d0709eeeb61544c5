"""What can be wrong with a request to a table, each with a sentence for the one who made it."""

from __future__ import annotations

from parlour.engine.errors import ParlourError


class NoSuchTable(ParlourError):
    """There is no table of that id, or none that this person may see."""

    key = "error-no-table"


class NotAllowed(ParlourError):
    """Somebody asked for what is not theirs to do here."""

    key = "error-not-allowed"


class TokenEnded(ParlourError):
    """A program's token that was never good, or is not any more."""

    key = "error-token"


class TooManyTables(NotAllowed):
    """Somebody has opened as many tables as one person may have."""


class TooManyThinking(NotAllowed):
    """Bots think at as many tables of somebody as one person may have."""


class Stale(ParlourError):
    """The play has gone on since the request was made."""

    key = "error-stale"


class BadRequest(ParlourError):
    """The request makes no sense."""

    key = "error-bad-request"


class TooMuchThinking(ParlourError):
    """Somebody has asked for more thinking than one person may."""

    key = "error-too-fast"


class NoAnswer(ParlourError):
    """The bot that was asked took too long, or its process died; nothing was done."""

    key = "error-no-answer"


class StoreBusy(ParlourError):
    """The store could not take the entry now; nothing was done."""

    key = "error-busy"


class TooFast(ParlourError):
    """Too many messages came at once; nothing was done."""

    key = "error-too-fast"
