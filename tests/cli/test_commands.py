"""The commands, run as a person or a script runs them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import run
from parlour.engine.record import load_all
from parlour.words import words


def ask_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """The one JSON document that a command prints."""
    assert run([*arguments, "--json"]) == 0
    captured = capsys.readouterr()
    return json.loads(captured.out)


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    rows = {row["game"]: row for row in ask_json(capsys, "games")}
    assert rows["king"]["players"] == [2, 3, 4, 5]
    assert rows["king"]["bots"] == ["random", "novice", "greedy", "planner"]
    assert rows["king"]["levels"] == {"easy": "novice", "normal": "greedy", "hard": "planner:100ms", "expert": "planner:1s"}
    assert run(["games"]) == 0
    told = capsys.readouterr().out
    assert "For the King (and Me)" in told
    assert words("en")("table-bot-kind", bot="expert") in told


def test_the_blocks_of_a_tensor(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = {row["name"]: row for row in ask_json(capsys, "games", "--tensor", "king")}
    assert blocks["viewer"] == {"name": "viewer", "offset": 0, "shape": [6]}
    assert run(["games", "--tensor", "skye"]) == 0
    assert "land_turns" in capsys.readouterr().out


def test_components(capsys: pytest.CaptureFixture[str]) -> None:
    audit = ask_json(capsys, "components", "king")
    assert {"what": "cards", "expected": 108, "found": 108, "provenance": "printed"} in audit["counts"]
    assert run(["components", "king"]) == 0
    assert "reconstructed" in capsys.readouterr().out


def test_simulate_has_a_digest_that_depends_on_what_was_asked_alone(capsys: pytest.CaptureFixture[str]) -> None:
    base = ["simulate", "king", "--players", "3", "--games", "130", "--seed", "5"]
    one = ask_json(capsys, *base, "--jobs", "1")
    assert {"game", "players", "games", "seed", "decisions", "seconds", "digest"} <= one.keys()
    two = ask_json(capsys, *base, "--jobs", "2")
    assert (one["digest"], one["decisions"]) == (two["digest"], two["decisions"])
    other = ask_json(capsys, "simulate", "king", "--players", "3", "--games", "130", "--seed", "6", "--jobs", "1")
    assert other["digest"] != one["digest"]


def test_simulated_records_verify_and_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    summary = ask_json(
        capsys, "simulate", "king", "--players", "2", "--games", "5", "--bots", "greedy,random", "--out", str(out)
    )
    assert summary["bots"] == ["greedy", "random"]
    assert sum(summary["wins"]) == pytest.approx(5)
    assert len(list(load_all(out))) == 5
    report = ask_json(capsys, "verify", str(out))
    assert report == {"ok": True, "records": 5, "wrong": 0, "other_rules": 0, "findings": []}
    one = tmp_path / "one.json"
    one.write_bytes(out.read_bytes().splitlines()[0])
    assert run(["replay", str(one), "--statistics"]) == 0
    assert "Where influence came from" in capsys.readouterr().out
    for viewer in ("0", "1", "spectator", "all"):
        assert run(["replay", str(one), "--as", viewer, "--at", "40"]) == 0
        told = capsys.readouterr().out
        assert "draws a card" in told or viewer == "all"
    assert run(["replay", str(one)]) == 0
    assert "Points" in capsys.readouterr().out


def test_verify_names_every_wrong_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    ask_json(capsys, "simulate", "king", "--games", "3", "--out", str(out))
    lines = out.read_bytes().splitlines()
    lines[1] = lines[1].replace(b'"scores":[', b'"scores":[9', 1)
    out.write_bytes(b"\n".join(lines))
    assert run(["verify", str(out), "--json"]) == 2
    report = json.loads(capsys.readouterr().out)
    assert (report["records"], report["wrong"]) == (3, 1)
    assert report["findings"][0]["where"].endswith(":2")


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    rows = ask_json(capsys, "bench", "--seconds", "0.05")
    assert [row["players"] for row in rows if row["game"] == "king"] == [2, 3, 4, 5]
    assert all(row["decisions_per_s"] > 0 and row["clone_us"] > 0 and row["resample_us"] > 0 for row in rows)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "chess"], "no game is called 'chess'"),
        (["simulate", "king", "--players", "6"], "2 to 5 players"),
        (["simulate", "king", "--games", "0"], "games"),
        (["simulate", "king", "--games", "many"], "games"),
        (["simulate", "king", "--bots", "deep-thought"], "deep-thought"),
        (["simulate", "king", "--out", "games.txt"], ".jsonl"),
        (["simulate", "king", "--out", "no/such/folder/games.jsonl"], "cannot be written"),
        (["replay", "nothing.json"], "cannot be read"),
        (["play", "king", "--seats", "human"], "2 to 5 players"),
        (["play", "king", "--seats", "human,stranger"], "stranger"),
        (["play", "king", "--lang", "xx"], "en, uk, ru, ja"),
        (["play", "king", "--seed", "12"], "seed"),
        (["components", "king", "--colour"], "--colour"),
        (["dance"], "dance"),
        (["bench", "--game", "chess"], "chess"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("parlour: ")
    assert says in captured.err


@pytest.mark.parametrize("at", ["-1", "100000"])
def test_a_position_outside_the_record_is_refused(at: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    assert run(["play", "king", "--seats", "random,random", "--record", str(file)]) == 0
    capsys.readouterr()
    assert run(["replay", str(file), "--at", at]) == 2
    assert "choose a position from 0 to" in capsys.readouterr().err
