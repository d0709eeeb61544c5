"""Names and words that people type: kept short and printable."""

from __future__ import annotations

from parlour.tables.errors import BadRequest

LONGEST_NAME = 24
LONGEST_TEXT = 500


def clean_name(text: str) -> str:
    """A name that fits on a seat."""
    name = _printable(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadRequest(f"a name has 1 to {LONGEST_NAME} characters", "error-name-length", longest=LONGEST_NAME)
    return name


def clean_text(text: str) -> str:
    """Something to say at the table."""
    said = _printable(text)
    if not 1 <= len(said) <= LONGEST_TEXT:
        raise BadRequest(f"say something of 1 to {LONGEST_TEXT} characters", "error-text-length", longest=LONGEST_TEXT)
    return said


def _printable(text: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
