"""Matches and tournaments, run as a person runs them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.arena.tournament import Contest, play_contest
from parlour.arena.workers import Workers
from parlour.cli import run


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert run([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_match_is_played_in_all_seatings_with_seeds_of_their_own() -> None:
    contest = Contest("king", [("greedy", "random", "random")], games=6, seed=1)
    played = list(play_contest(contest, Workers()))
    seats = [game.fixture.bots.index("greedy") for game in played]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]
    assert len({game.digest for game in played}) == 6


def test_a_match_says_who_won_how_often(capsys: pytest.CaptureFixture[str]) -> None:
    found = ask(capsys, "match", "king", "--bots", "greedy,random", "--games", "10", "--jobs", "1")
    greedy, random = found["meetings"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    share, low, high, games = greedy["won"]
    assert (share, games) == (1.0, 10)
    assert low < 1.0 == pytest.approx(high)
    assert found["ratings"][0][0] == "greedy"


def test_a_tournament_is_gone_on_with_and_ends_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["tournament", "king", "--bots", "random,greedy,greedy-1", "--players", "3", "--jobs", "2", "--games"]
    whole = ask(capsys, *command, "4")
    ask(capsys, *command, "2", "--out", str(tmp_path))
    kept = tmp_path / "games.jsonl"
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:-1]) + lines[-1][:20])  # stopped in the middle of a line
    again = ask(capsys, *command, "4", "--out", str(tmp_path))
    assert again == whole
    assert len(kept.read_bytes().splitlines()) == whole["games"] == 4 * 6
    assert json.loads((tmp_path / "standing.json").read_text())["digest"] == whole["digest"]
    assert "greedy-1" in (tmp_path / "ratings.svg").read_text()


def test_a_tournament_is_told_as_a_matrix(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tournament", "king", "--bots", "random,greedy", "--players", "3", "--games", "3", "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "a fair share is 33%" in told
    assert "2 random" in told
    row = next(line for line in told.splitlines() if line.startswith("greedy") and "(" in line)
    assert "100%" in row


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["match", "king", "--bots", "nobody,greedy"], "no bot called 'nobody'"),
        (["match", "king", "--bots", "greedy,greedy,random"], "3 bots do not fit on 2 seats"),
        (["match", "tiletum", "--bots", "greedy", "--players", "5"], "2 to 4"),
        (["tournament", "king", "--bots", "greedy"], "at least two bots"),
        (["match", "king", "--bots", "greedy:5ms,random"], "greedy does not think longer or shorter"),
        (["match", "king", "--bots", "greedy,random", "--ray", "127.0.0.1:9"], "no Ray cluster answers at 127.0.0.1:9"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    assert says in capsys.readouterr().err


def test_a_file_of_something_else_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"a diary": true}\n')
    assert run(["match", "king", "--bots", "greedy,random", "--games", "1", "--out", str(tmp_path)]) == 2
    assert "is no file of a tournament" in capsys.readouterr().err
    assert file.read_text() == '{"a diary": true}\n'


def test_a_cluster_of_two_workers_brings_the_same_digests() -> None:
    """In a process of its own: Ray leaves threads and handlers behind."""

    def digest(*arguments: str) -> str:
        command = [sys.executable, "-c", "from parlour.cli import main; main()", *arguments, "--jobs", "2", "--json"]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        return str(json.loads(done.stdout)["digest"])

    simulated = ["simulate", "king", "--games", "130", "--seed", "3"]
    assert digest(*simulated, "--ray", "local") == digest(*simulated)
    met = ["match", "king", "--bots", "planner:40sims,greedy", "--games", "4"]
    assert digest(*met, "--ray", "local") == digest(*met)
