"""The choices of a seat as a numbered menu: what to type for what."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

_FEW = 9
"""So many choices are listed one by one, each with what it would do."""
_KEY = 4
_GAP = 2


class Line(NamedTuple):
    """What may be typed, and what it says."""

    key: str
    text: str
    action: int
    """What it does; of a range of numbers such as bids, what the lowest does."""
    heading: str = ""
    """What kind of choice it is, where there are many kinds."""
    short: str = ""
    """What it says under that heading."""


class Menu(NamedTuple):
    """The lines to show, and the action behind every text that may be typed."""

    lines: list[Line]
    actions: dict[str, int]
    hint: str

    @property
    def grouped(self) -> bool:
        """Whether there are too many choices for a line each, and they are of kinds."""
        return len(self.lines) > _FEW and any(line.heading for line in self.lines)


def by_kind(lines: list[Line], width: int) -> list[Text]:
    """Many choices, each kind of them under a heading, in as many columns as there is room for."""
    shown: list[Text] = []
    for heading, group in groupby(lines, key=lambda line: line.heading):
        if heading:
            shown.append(Text(heading, style="bold"))
        shown += _columns(list(group), width)
    return shown


def _columns(lines: list[Line], width: int) -> list[Text]:
    texts = [line.short or line.text for line in lines]
    wide = _KEY + _GAP + max(map(cell_len, texts))
    across = max(1, (width + _GAP) // (wide + _GAP))
    rows: list[Text] = []
    for start in range(0, len(lines), across):
        row = Text(overflow="ellipsis", no_wrap=True)
        for line, text in zip(lines[start : start + across], texts[start : start + across], strict=True):
            room = wide - _KEY - _GAP if across > 1 else width - _KEY - _GAP
            row.append(f"{line.key:>{_KEY}}  ", style="cyan").append(set_cell_size(text, min(room, cell_len(text))))
            row.append(" " * (wide + _GAP - _KEY - _GAP - cell_len(text)))
        row.rstrip()
        rows.append(row)
    return rows
