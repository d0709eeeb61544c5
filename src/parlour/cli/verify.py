"""`parlour verify`: is a record what it says?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour import games
from parlour.cli.output import JsonFlag, console, print_json, progress_bar
from parlour.engine.errors import OtherRules, ParlourError
from parlour.engine.record import load_all
from parlour.engine.replay import verify as check


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records: .json, or .jsonl with one a line.")],
    json: JsonFlag = False,
) -> None:
    """Check the rules, the result and the commitment to the seed of every record."""
    found: list[dict[str, object]] = []
    with progress_bar("Verifying", len(files)) as progress:
        for path in files:
            found += _check_file(path)
            progress.advance(progress.task_ids[0])
    wrong = [row for row in found if not row["ok"]]
    other = sum(row.get("other_rules") is True for row in wrong)
    if json:
        print_json({"ok": not wrong, "records": len(found), "wrong": len(wrong), "other_rules": other, "findings": wrong})
    else:
        out = console()
        if len(found) <= 20:
            for row in found:
                if row["ok"]:
                    out.print(f"[green]ok[/green]     {row['where']}: {row['says']}", soft_wrap=True)
        for row in wrong:
            out.print(f"[red]wrong[/red]  {row['where']}: {row['says']}", soft_wrap=True)
        out.print(f"{len(found) - len(wrong)} of {len(found)} records are right")
        if other:
            out.print(f"{other} of the others were played by other rules than those of today")
    if wrong:
        raise typer.Exit(2)


def _check_file(path: Path) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    try:
        for where, record in load_all(path):
            try:
                result = check(games.find(record.game), record)
            except ParlourError as error:
                rows.append({"where": where, "ok": False, "says": str(error), "other_rules": isinstance(error, OtherRules)})
                continue
            seed = "the seed fits its commitment and every draw" if result.seed_checked else "the seed is not revealed"
            end = "finished" if result.finished else "unfinished"
            rows.append({"where": where, "ok": True, "says": f"{result.moves} moves, {end}; {seed}"})
    except ParlourError as error:
        rows.append({"where": str(path), "ok": False, "says": str(error)})
    return rows
