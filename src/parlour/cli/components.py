"""`parlour components`: the audit of counts and provenance."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from parlour import games
from parlour.cli.output import GameName, JsonFlag, console, print_json


def components(
    game: GameName,
    json: JsonFlag = False,
    numbers: Annotated[bool, typer.Option("--numbers", help="List every number of the data file.")] = False,
) -> None:
    """The component counts against the rulebook's list, and where every number comes from."""
    audit = games.find(game).audit()
    if json:
        print_json(audit)
    else:
        out = console()
        out.print(f"[bold]{games.find(game).title}[/bold], component data {audit.edition}\n")
        table = Table("Component", "Rulebook", "Data", "", "Provenance", box=None, pad_edge=False)
        for count in audit.counts:
            mark = "ok" if count.ok else "[red]differs[/red]"
            table.add_row(count.what, str(count.expected), str(count.found), mark, count.provenance)
        out.print(table)
        out.print()
        for fact in audit.facts:
            style = "yellow" if fact.provenance == "reconstructed" else "dim"
            out.print(f"  [{style}]{fact.provenance:>13}[/{style}]  {fact.what}")
        if numbers:
            out.print()
            for value in audit.values:
                out.print(f"  {value.provenance:>13}  {value.where} = {value.number}", highlight=False)
        totals = ", ".join(f"{count} {provenance}" for provenance, count in audit.numbers.items())
        out.print(f"\nNumbers in the data file: {totals}")
    if not audit.ok:
        raise typer.Exit(1)
