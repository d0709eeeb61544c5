"""How a finished game went, in figures, as tables of the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table

from parlour.engine.tally import Chapter
from parlour.words import Words

_NOTHING = "–"


def statistics_tables(chapters: Sequence[Chapter], words: Words, names: list[str]) -> Group:
    """One table for each chapter: what was counted, and a column for each seat."""
    tables = []
    for chapter in chapters:
        table = Table(box=None, pad_edge=False, title=words.say(chapter.title, names), title_justify="left")
        table.add_column("")
        for name in names:
            table.add_column(name, justify="right")
        for figure in chapter.figures:
            table.add_row(words.say(figure.what, names), *[_amount(amount) for amount in figure.amounts])
        tables.append(table)
    return Group(*tables)


def _amount(amount: float | None) -> str:
    return _NOTHING if amount is None else f"{amount:g}"
