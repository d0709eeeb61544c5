"""Where the commands write: people read a console, programs one JSON document."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.words import LANGUAGES

T = TypeVar("T")

JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's short name; see `parlour games`.")]
Language = Annotated[
    str, typer.Option("--lang", envvar="PARLOUR_LANG", help=f"The language: {', '.join(LANGUAGES)}.", metavar="LANG")
]


def console() -> Console:
    """The console for people."""
    return Console(highlight=False)


def print_json(document: Any) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n")


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Progress]:
    """A progress bar on standard error, where a person watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        progress.add_task(label, total=total)
        yield progress


def tracked(items: Iterable[T], label: str, total: int) -> Iterator[T]:
    """The items, with a progress bar."""
    with progress_bar(label, total) as progress:
        for item in items:
            yield item
            progress.advance(progress.task_ids[0])
