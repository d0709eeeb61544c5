"""`parlour doctor`: is a store of tables in order?"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from parlour.cli.output import JsonFlag, console, print_json, progress_bar

if TYPE_CHECKING:
    from parlour.tables.doctor import Trouble


def doctor(
    db: Annotated[str | None, typer.Option(help="A file, or a postgresql:// URL. Default: the file in your home.")] = None,
    json: JsonFlag = False,
) -> None:
    """Check every table of a store, also while a server uses it, and say what is wrong; nothing is changed."""
    from parlour.server.settings import default_database

    tables, found = asyncio.run(_examine(db or default_database()))
    if json:
        print_json({"ok": not found, "tables": tables, "troubles": found})
    else:
        out = console()
        for trouble in found:
            where = f"table {trouble.table}" if trouble.table else "the store"
            out.print(f"[red]wrong[/red]  {where}: {escape(trouble.what)}", soft_wrap=True)
        bad = len({trouble.table for trouble in found if trouble.table})
        out.print(f"{tables - bad} of {tables} tables are in order")
    if found:
        raise typer.Exit(1)


async def _examine(db: str) -> tuple[int, list[Trouble]]:
    from parlour.tables.doctor import Patient  # the other commands need not wait until all this is imported

    patient = Patient(db)
    try:
        ids = await patient.ids()
        found = await patient.itself()
        with progress_bar("Examining", len(ids)) as progress:
            async for troubles in patient.tables(ids):
                found += troubles
                progress.advance(progress.task_ids[0])
        return len(ids), found
    finally:
        await patient.close()
