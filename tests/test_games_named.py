"""Nothing outside a game's own folders names it: what belongs to a game is found by its name.

Tests may take a game as an example; what they say of all games they say of `GAMES`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.games import house

ROOT = Path(__file__).parent.parent
LOOKED_AT = [
    "src/parlour",
    "web/src",
    "web/scripts",
    "web/vite.config.ts",
    "benchmarks",
    "setup.py",
    "Makefile",
    "pyproject.toml",
]
KINDS = {".py", ".ts", ".mjs", ".js", ".svelte", ".css", ".toml", ".txt", ".ftl", ""}
OTHER_MEANINGS = re.compile(r"\b(?:For the King|[Tt]he king\b)")
"""An office, not the game."""


def own(path: Path, game: str) -> bool:
    """Whether the file belongs to the game: it, or a folder that it lies in, is called after it."""
    return any(re.split(r"[._]", part)[0] == game for part in path.parts)


def sources() -> Iterator[Path]:
    for name in LOOKED_AT:
        top = ROOT / name
        for file in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if file.is_file() and file.suffix in KINDS and "client" not in file.relative_to(ROOT).parts:
                yield file.relative_to(ROOT)


@pytest.mark.parametrize("game", sorted(house()))
def test_nothing_outside_its_own_folders_names_a_game(game: str) -> None:
    word = re.compile(rf"(?<![A-Za-z]){game}(?![a-z])|{game.capitalize()}(?=[A-Z])")
    others = [other for other in house() if other != game]
    named = [
        f"{path}:{number}: {line.strip()}"
        for path in sources()
        if not own(path, game) and not any(own(path, other) for other in others)
        for number, line in enumerate((ROOT / path).read_text("utf-8").splitlines(), 1)
        if word.search(OTHER_MEANINGS.sub("", line))
    ]
    assert named == []


def test_the_look_would_find_a_name() -> None:
    """The test above looks at many files, and at all that a game once had to be entered in."""
    paths = {str(path) for path in sources()}
    assert len(paths) > 200
    assert {
        "setup.py",
        "Makefile",
        "src/parlour/games/__init__.py",
        "src/parlour/bots/__init__.py",
        "src/parlour/cli/boards/__init__.py",
        "web/src/games/signs.ts",
    } <= paths
