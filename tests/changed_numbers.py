"""A copy of the games in which some numbers of a data file are others: does the engine follow?

`facts_with` starts one process on the copy; there every change gets a child of its own, which reads the data afresh and tells
what a game's `numbers` module sees.
"""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

import parlour

Changes: TypeAlias = "dict[str, int]"
"""Numbers by their path in the data file, such as `castle.income`; rows of a list by their name or their place."""
Facts: TypeAlias = "dict[str, Any]"

_HERE = Path(__file__).parent.parent


def numbers_in(data: Any, path: str = "") -> list[str]:
    """The paths of all whole numbers in the data."""
    if isinstance(data, bool) or not isinstance(data, int | dict | list):
        return []
    if isinstance(data, int):
        return [path]
    rows = data.items() if isinstance(data, dict) else ((_name(row, place), row) for place, row in enumerate(data))
    return [number for name, row in rows for number in numbers_in(row, f"{path}.{name}".lstrip("."))]


def _name(row: Any, place: int) -> str:
    if isinstance(row, dict):
        for key in ("id", "counts", "value"):
            if key in row:
                return str(row[key])
    return str(place)


def check_all(game: str, rows: list[tuple[Changes, Facts]], folder: Path) -> None:
    """Each row's changes make its facts what it says, and leave all other facts alone.

    Rows that touch different facts are tried together: a number that reached into another row's facts would still be seen.
    """
    batches: list[tuple[Changes, Facts]] = []
    for changes, expected in rows:
        for batch, facts in batches:
            if not facts.keys() & expected.keys():
                batch.update(changes)
                facts.update(expected)
                break
        else:
            batches.append((dict(changes), dict(expected)))
    before, *after = facts_with(game, [{}, *(changes for changes, _expected in batches)], folder)
    for (_changes, expected), found in zip(batches, after, strict=True):
        assert expected.keys() <= before.keys()
        for name, fact in before.items():
            assert found[name] == expected.get(name, fact), name
            assert name not in expected or expected[name] != fact, f"{name}: nothing would change"


def facts_with(game: str, changes: list[Changes], folder: Path) -> list[Facts]:
    """What the engine says with each of these changes to the data of the game."""
    package = Path(parlour.__file__).parent
    shutil.copytree(package, folder / "parlour", ignore=shutil.ignore_patterns("server", "trials", "__pycache__"))
    done = subprocess.run(
        [sys.executable, "-B", "-m", "tests.changed_numbers", game, str(folder)],
        input=json.dumps(changes),
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(_HERE), str(package.parent)])},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def changed(data: str | bytes, changes: Mapping[str, int | str]) -> str:
    """The data file with these numbers, or letters, in it."""
    read = json.loads(data)
    for path, value in changes.items():
        _put(read, path.split("."), value)
    return json.dumps(read)


def _put(data: Any, path: list[str], value: int | str) -> None:
    """Put the value in its place."""
    while len(path) > 1:
        data, path = _inside(data, path)
    if isinstance(data, dict):
        data[path[0]] = value
    else:
        data[int(path[0])] = value


def number_at(data: Any, path: str) -> int:
    """The number at this path."""
    rest = path.split(".")
    while rest:
        data, rest = _inside(data, rest)
    return int(data)


def _inside(data: Any, path: list[str]) -> tuple[Any, list[str]]:
    """What the path names first, and the rest of it; the name of a row may have dots in it."""
    if isinstance(data, dict):
        return data[path[0]], path[1:]
    names = [_name(row, place).split(".") for place, row in enumerate(data)]
    return next((row, path[len(name) :]) for row, name in zip(data, names, strict=True) if path[: len(name)] == name)


def _tell(game: str, folder: Path) -> None:
    file = folder / "parlour" / "games" / game / "components.json"
    assert str(folder) in str(parlour.__file__), f"{parlour.__file__} is not the copy"
    data = file.read_bytes()
    importlib.import_module("pytest")
    for changes in json.loads(sys.stdin.read()):
        file.write_text(changed(data, changes), "utf-8")
        child = os.fork()
        if child == 0:
            facts = importlib.import_module(f"tests.{game}.numbers").facts()
            os.write(1, msgspec.json.encode(facts) + b"\n")
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0, f"the engine does not work with {changes}"


if __name__ == "__main__":
    _tell(sys.argv[1], Path(sys.argv[2]))
