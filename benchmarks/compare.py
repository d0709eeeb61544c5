"""`make bench`: Parlour, compiled and plain, side by side with Catanatron and OpenSpiel in one run.

All contestants take turns, several times, each in a process of its own, and the median of each counts: what the machine does
besides hits all of them alike. Only the ratios mean anything.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from parlour.arena.bench import asked_in

HERE = Path(__file__).parent
ROOT = HERE.parent
ROUNDS = 5
SECONDS = 3.0
ASKED = ("longest_preview_ms", "longest_reason_ms")
BENCH_PYTHON = str(ROOT / ".venv-bench" / "bin" / "python")
PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]


def run(command: list[str], pythonpath: str | None = None) -> Any:
    """The JSON document that a command prints."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pythonpath:
        environment["PYTHONPATH"] = pythonpath
    done = subprocess.run(command, env=environment, capture_output=True, check=True, cwd=ROOT)
    return json.loads(done.stdout)


def parlour_figures(pythonpath: str | None) -> dict[str, dict[str, float]]:
    """Every game and player count by name, and `simulate` with four players."""
    figures: dict[str, dict[str, float]] = {}
    build = "compiled" if pythonpath else "plain"
    for row in run([*PARLOUR, "bench", "--seconds", str(SECONDS / 2), "--json"], pythonpath):
        assert row["compiled"] == bool(pythonpath), "this is not the build that was asked for"
        figures[f"{row['game']}, {row['players']} players, {build}"] = row
    for game in sorted({name.split(",")[0] for name in figures}):
        simulate = [*PARLOUR, "simulate", game, "--players", "4", "--games", "2000", "--jobs", "1", "--json"]
        figures[f"{game}, simulate --players 4, {build}"] = run(simulate, pythonpath)
    return figures


def one_round() -> dict[str, dict[str, float]]:
    """Every contestant once."""
    figures = {"Catanatron, 4 random players": run([BENCH_PYTHON, str(HERE / "catanatron_speed.py"), str(SECONDS)])}
    figures |= parlour_figures(str(ROOT / "build" / "compiled"))
    figures |= parlour_figures(None)
    spiel = run([BENCH_PYTHON, str(HERE / "open_spiel_speed.py"), str(SECONDS)])
    return figures | {f"OpenSpiel {name} (C++)": row for name, row in spiel.items()}


def main() -> None:
    """Measure, and print the table with ratios."""
    rounds = [one_round() for _ in track(range(ROUNDS), "Measuring", console=Console(stderr=True), transient=True)]
    base = "Catanatron, 4 random players"
    rate_of = {name: median(each[name]["decisions_per_s"] for each in rounds) for name in rounds[0]}
    clone_of = {name: median(each[name]["clone_us"] for each in rounds) for name in rounds[0] if "clone_us" in rounds[0][name]}
    asked_of = {
        name: [asked_in(max(each[name][what] for each in rounds)) for what in ASKED]
        for name in rounds[0]
        if ASKED[0] in rounds[0][name]
    }
    table = Table("Contestant", title=f"Medians of {ROUNDS} rounds, all contestants in turn", title_justify="left")
    for column in ("Decisions/s", "× Catanatron", "Clone µs", "of Catanatron's", "Longest preview ms", "and reason ms"):
        table.add_column(column, justify="right")
    for name, rate in rate_of.items():
        clone = clone_of.get(name)
        table.add_row(
            name,
            f"{rate:,.0f}",
            f"{rate / rate_of[base]:.1f}",
            "" if clone is None else f"{clone:.2f}",
            "" if clone is None else f"{clone / clone_of[base]:.3f}",
            *asked_of.get(name, ["", ""]),
        )
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
