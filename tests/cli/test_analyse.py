"""`parlour analyse`: the curve, the turning points, and one document for programs."""

from __future__ import annotations

import io
import json
import shlex
from pathlib import Path

import pytest

from parlour.cli import run

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of two people that is over."""
    lines = (RECORDS / "king-format2.jsonl").read_text("utf-8").splitlines()
    file = tmp_path / "game.json"
    file.write_text(next(line for line in lines if json.loads(line)["players"] == 2), "utf-8")
    return file


def test_a_game_is_told_by_its_curve_and_what_turned_it(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = record.with_suffix(".svg")
    assert run(["analyse", str(record), "--bot", "planner:2sims", "--out", str(picture)]) == 0
    told = capsys.readouterr().out
    assert "Winning chance" in told
    assert "Turning points" in told
    assert "The bot would have chosen" in told
    assert "█" in told
    assert picture.read_text("utf-8").startswith("<svg")
    assert "Bruno" in told
    onward = [shlex.split(line.partition(": ")[2]) for line in told.splitlines() if "Play on from here" in line]
    assert onward
    for command in onward:
        assert command[:6] == ["parlour", "play", "king", "--from", str(record), "--at"]


def test_one_plays_on_from_a_turning_point(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game that is over, when somebody begins at one of its moves, then these are given and the draws are new."""
    old = json.loads(record.read_text("utf-8"))
    file = tmp_path / "branch.json"
    at = next(number for number, move in enumerate(old["moves"]) if number > 20 and move.startswith("1 "))
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert run(["play", "king", "--from", str(record), "--at", str(at), "--record", str(file)]) == 0
    branch = json.loads(file.read_text("utf-8"))
    assert (branch["given"], branch["seats"]) == (at, ["greedy", "human"])
    assert branch["moves"][:at] == old["moves"][:at]
    assert branch["seed"] != old["seed"]
    assert run(["verify", str(file)]) == 0


@pytest.mark.parametrize(
    ("at", "seats", "says"), [("9999", "human,greedy", "one begins"), ("3", "human,greedy,greedy", "2 sat there")]
)
def test_where_nobody_can_begin_is_refused(
    record: Path, at: str, seats: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "king", "--from", str(record), "--at", at, "--seats", seats]) == 2
    assert says in capsys.readouterr().err


def test_a_program_gets_one_document_and_the_same_again(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    documents = []
    for _ in range(2):
        assert run(["analyse", str(record), "--bot", "planner:2sims", "--json"]) == 0
        documents.append(capsys.readouterr().out)
    assert documents[0] == documents[1]
    found = json.loads(documents[0])
    moves = json.loads(record.read_text("utf-8"))["moves"]
    assert found["bot"] == "planner:2sims"
    assert len(found["curve"]) == len(moves) + 1
    assert all(sum(row) == pytest.approx(1.0) for row in found["curve"])
    for one in found["turning"]:
        assert moves[one["at"]] == f"{one['seat']} {one['chosen']['move']}"
        assert one["best"]["chance"] - one["chosen"]["chance"] == pytest.approx(one["lost"])


def test_what_is_not_over_or_does_not_think_is_refused(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", str(record), "--bot", "greedy"]) == 2
    assert "does not say what it thinks" in capsys.readouterr().err
    running = json.loads(record.read_text("utf-8"))
    running.update(moves=running["moves"][:20], outcome=None)
    file = tmp_path / "running.json"
    file.write_text(json.dumps(running), "utf-8")
    assert run(["analyse", str(file)]) == 2
    assert "not over" in capsys.readouterr().err
