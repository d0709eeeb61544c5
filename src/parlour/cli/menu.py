"""The choices of a seat as a numbered menu: what to type for what."""

from __future__ import annotations

from typing import NamedTuple


class Menu(NamedTuple):
    """The lines to show, and the action behind every text that may be typed."""

    lines: list[tuple[str, str]]
    actions: dict[str, int]
    hint: str
