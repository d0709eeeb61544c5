"""A game is a package: the example, installed from its own folder, is a game like any other, without a line changed here."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from tests.example_game import EXAMPLE, GAME, ROOT, install

PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the example."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return kept | {"PYTHONPATH": install(tmp_path_factory.mktemp("example"))}


def run(arguments: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(arguments, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)


def test_it_is_not_part_of_parlour() -> None:
    assert run([*PARLOUR, "components", GAME], dict(os.environ)).stderr.startswith("parlour: no game is called 'pearls'")


def test_it_passes_the_conformance_suite_and_its_own_tests(environment: dict[str, str]) -> None:
    suite = ["tests/conformance", str(EXAMPLE / "tests"), "-k", GAME, "-p", "no:cacheprovider"]
    done = run([sys.executable, "-m", "pytest", *suite], environment)
    assert done.returncode == 0, done.stdout[-4000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 100


def test_it_is_listed_with_its_bots_and_they_play_it(environment: dict[str, str], tmp_path: Path) -> None:
    listed = {row["game"]: row for row in json.loads(run([*PARLOUR, "games", "--json"], environment).stdout)}
    assert listed[GAME]["bots"] == ["random", "greedy"]
    file = tmp_path / "plays.jsonl"
    task = ["simulate", GAME, "--games", "20", "--players", "3", "--bots", "greedy,random", "--out", str(file)]
    assert run([*PARLOUR, *task], environment).returncode == 0
    assert run([*PARLOUR, "verify", str(file)], environment).returncode == 0


@pytest.mark.parametrize(
    ("language", "ask", "reef", "wins"),
    [
        ("en", r"Choose \(help\): ", "The reef is empty", r"wins with|share the first place"),
        ("uk", r"Оберіть \(help\): ", "Риф порожній", r"Перемагає|ділять"),
    ],
)
def test_it_is_played_to_its_end_in_the_terminal(
    environment: dict[str, str], tmp_path: Path, language: str, ask: str, reef: str, wins: str
) -> None:
    file = tmp_path / "evening.json"
    arguments = ["play", GAME, "--record", str(file), "--seed", "ab" * 32, "--lang", language]
    game = pexpect.spawn(
        PARLOUR[0], [*PARLOUR[1:], *arguments], env=environment, encoding="utf-8", timeout=60, dimensions=(50, 110)
    )
    asked, seen = 0, ""
    while game.expect([ask, wins]) == 0:
        asked += 1
        seen += str(game.before)
        game.sendline("1")
        assert asked < 40
    game.expect(pexpect.EOF)
    assert reef in seen
    assert asked >= 6
    assert run([*PARLOUR, "verify", str(file)], environment).returncode == 0


def test_a_package_that_is_broken_is_named_and_the_others_play_on(environment: dict[str, str], tmp_path: Path) -> None:
    package = tmp_path / "broken"
    (package / "broken-1.0.dist-info").mkdir(parents=True)
    (package / "broken-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", "utf-8")
    (package / "broken-1.0.dist-info" / "entry_points.txt").write_text(
        "[parlour.games]\nbroken = broken_game.game:BrokenGame\nstranger = parlour_pearls.game:PearlsGame\n", "utf-8"
    )
    path = os.pathsep.join([str(package), environment["PYTHONPATH"]])
    listed = run([*PARLOUR, "games", "--json"], environment | {"PYTHONPATH": path})
    names = {row["game"] for row in json.loads(listed.stdout)}
    assert GAME in names
    assert names.isdisjoint({"broken", "stranger"})
    assert "the game 'broken' of broken_game.game cannot be loaded: ModuleNotFoundError" in listed.stderr
    assert "the game calls itself 'pearls'" in listed.stderr
    asked = run([*PARLOUR, "play", "broken"], environment | {"PYTHONPATH": path})
    assert asked.returncode == 2
    assert "parlour: the game 'broken' of broken_game.game cannot be loaded" in asked.stderr
