"""Curves in the terminal: a row of blocks for each seat, as wide as the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

_BLOCKS = " ▁▂▃▄▅▆▇█"
_ROWS = 3
_STYLES = ("cyan", "yellow", "green", "magenta", "blue")


def chance_curves(curve: Sequence[Sequence[float]], names: Sequence[str], width: int) -> Table:
    """The chance of every seat over the play, each from 0 to 1 in rows of its own."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    across = max(10, width - max(len(name) for name in names) - 2)
    for seat, name in enumerate(names):
        chances = _narrowed([row[seat] for row in curve], across)
        for row in reversed(range(_ROWS)):
            blocks = "".join(_BLOCKS[_filled(chance, row)] for chance in chances)
            table.add_row(name if row == _ROWS - 1 else "", Text(blocks, style=_STYLES[seat % len(_STYLES)]))
    return table


def _filled(chance: float, row: int) -> int:
    """How many eighths of this row are filled."""
    return max(0, min(8, round(chance * _ROWS * 8) - 8 * row))


def _narrowed(values: Sequence[float], most: int) -> list[float]:
    """As many as there is room for, evenly over the play; the last one is there."""
    if len(values) <= most:
        return list(values)
    return [values[round(number * (len(values) - 1) / (most - 1))] for number in range(most)]
