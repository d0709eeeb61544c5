"""`parlour load`, `parlour chaos` and `parlour crowd`: small, but with the real server and real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.trials import crowd
from tests.cli.test_commands import ask_json


def test_load_measures_moves_from_sending_to_acknowledgement(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "load.svg"
    options = ["--tables", "4", "--seconds", "1", "--pace", "0.05", "--plot", str(plot)]
    found = ask_json(capsys, "load", *options)
    assert {"tables", "moves", "moves_per_s", "p50_ms", "p99_ms"} <= found.keys()
    assert found["tables"] == 4
    assert found["moves"] > 0
    assert plot.read_text("utf-8").startswith("<svg")


def test_chaos_kills_the_server_and_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    found = ask_json(capsys, "chaos", "--kills", "2", "--tables", "5")
    assert found["kills"] == 2
    assert found["entries_seen"] > 0
    assert found["moves_acked"] > 0
    assert (found["lost"], found["stuck"]) == (0, 0)


def test_crowd_measures_the_bots_of_other_people() -> None:
    opened: list[None] = []
    found = crowd.run(crowd.Wish(10, "normal", 2, 2, 8.0), lambda: opened.append(None))
    assert (found.bot_tables, len(opened), found.hosts, found.people) == (10, 10, 2, 2)
    assert found.lobby_p99_ms > 0
    assert found.answers > 0
    assert found.pause_s <= found.p50_s <= found.p99_s <= found.max_s
