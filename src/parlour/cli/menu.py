"""The choices of a seat as a numbered menu: what to type for what."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """What may be typed, and what it says."""

    key: str
    text: str
    action: int
    """What it does; of a range of numbers such as bids, what the lowest does."""


class Menu(NamedTuple):
    """The lines to show, and the action behind every text that may be typed."""

    lines: list[Line]
    actions: dict[str, int]
    hint: str
