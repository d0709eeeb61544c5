"""Copies of the program with other data, played in a process of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import parlour

DATA: Any = json.loads(files("parlour.games.tiletum").joinpath("components.json").read_text("utf-8"))
REPOSITORY = Path(__file__).parents[2]

PLAYS = """
import parlour
from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE
from tests.tiletum.table import GAME, acting, closing, gains, new_table, round_table

assert parlour.__file__.startswith(%r), parlour.__file__
assert GAME.audit().ok, "audit"
for players in %r:
    for seed in range(2):
        state, rng, count = GAME.new(players), Dice(f"{players} {seed}"), 0
        while not state.is_over:
            (seat,) = state.to_act()
            legal = state.legal_actions(seat)
            state.apply(seat, state.sample_chance(rng) if seat == CHANCE else legal[rng.below(len(legal))])
            count += 1
        assert count <= GAME.max_game_length
        assert sorted(state.ranking()) == list(range(1, players + 1))
        assert len(GAME.tensor(state.observe(0))) == GAME.tensor_size
"""


def play_with(
    box: Any,
    checks: str,
    folder: Path,
    extend: Callable[[Path], None] | None = None,
    players: tuple[int, ...] = (2, 3, 4),
) -> None:
    """Play with this data file in a copy of the program, extended if asked for, and make these checks there."""
    copy = folder / "parlour"
    shutil.copytree(Path(str(parlour.__file__)).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (copy / "games" / "tiletum" / "components.json").write_text(json.dumps(box), "utf-8")
    if extend:
        extend(copy)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(REPOSITORY)])}
    done = subprocess.run(
        [sys.executable, "-c", PLAYS % (str(folder), players) + checks],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def changed() -> Any:
    """A copy of the data to be changed."""
    return json.loads(json.dumps(DATA))


def named(rows: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """The row with this id."""
    return next(row for row in rows if row["id"] == name)
