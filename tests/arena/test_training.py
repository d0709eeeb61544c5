"""Learning from play: a small course improves on its start, can be gone on with, and always ends the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour.arena.training import Course, champion_of, features_of
from parlour.bots import bot_names, make_bot
from parlour.bots.base import ThinkingBot
from parlour.bots.budget import read_budget
from parlour.bots.learning.fit import Rows, fit, quality
from parlour.bots.learning.net import Net, Weights, read_weights, untrained
from parlour.bots.learning.shelf import shelved
from parlour.cli import run
from parlour.engine.errors import SetupError
from parlour.games import find
from tests.conformance.plays import positions

SMALL = ["train", "king", "--games", "48", "--generations", "1", "--trial", "8", "--budget", "2sims", "--epochs", "4"]


def curve(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((folder / "curve.json").read_text())
    return found


def test_a_small_course_improves_on_its_start_and_is_gone_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = [*SMALL, "--jobs", "1", "--out", str(tmp_path / "first")]
    assert run(command) == 0
    told = capsys.readouterr().out
    assert "generation 1: 3840 positions" in told
    first = tmp_path / "first"
    (step,) = curve(first)
    share, _low, _high, games = step["trial"]
    assert (games, step["kept"]) == (8, True)
    assert share > 0.5
    assert "generation" in (first / "curve.svg").read_text()

    net = (first / "king-2.json").read_bytes()
    for lost in ("games-1/16.npz", "net-1.json", "step-1.json", "king-2.json"):  # as if it had been stopped
        (first / lost).unlink()
    assert run(command) == 0
    assert (first / "king-2.json").read_bytes() == net

    assert run([*SMALL, "--seed", "2", "--jobs", "1", "--out", str(first)]) == 2
    assert "another course" in capsys.readouterr().err


def test_a_cluster_of_two_workers_learns_the_same(tmp_path: Path) -> None:
    """In a process of its own: Ray leaves threads and handlers behind."""
    nets = []
    for where in ([], ["--ray", "local"]):
        out = tmp_path / f"course{len(where)}"
        learn = [*SMALL, "--jobs", "2", "--out", str(out), *where]
        code = "from parlour.cli import main; main()"
        subprocess.run([sys.executable, "-c", code, *learn], check=True, capture_output=True)
        nets.append((out / "king-2.json").read_bytes())
    assert nets[0] == nets[1]


@pytest.mark.parametrize(("game", "games"), [("skye", 64), ("tiletum", 16)])
def test_what_a_planner_misses_is_learned_as_weights(game: str, games: int, tmp_path: Path) -> None:
    """Random players do worse than the planner foresees: what was learned says so, also of games that were kept back."""
    course = ["--games", str(games), "--generations", "1", "--teacher", "random", "--budget", "1sims", "--trial", "2"]
    assert run(["train", game, *course, "--ridge", "100", "--jobs", "1", "--out", str(tmp_path)]) == 0
    (step,) = curve(tmp_path)
    assert step["explained"] > 0.2
    net = Net(read_weights(tmp_path / "net-1.json"))
    rules = find(game)
    bot = champion_of(game)(rules, 1, read_budget("1sims"), net)
    plain = champion_of(game)(rules, 1, read_budget("1sims"), Net(untrained(len(net.straight()))))
    state = next(state for state in positions(rules, 2, seed=1, one_in=40) if state.to_act()[0] >= 0)
    seat = state.to_act()[0]
    told = [each.consider(state.observe(seat), state.legal_actions(seat)) for each in (bot, plain)]
    assert told[0][0].points < told[1][0].points
    planner = make_bot("planner:1sims", rules, 1)
    assert isinstance(planner, ThinkingBot)
    assert planner.consider(state.observe(seat), state.legal_actions(seat)) == told[1]


def test_what_cannot_be_learned_is_refused_before_anything_is_played() -> None:
    def course(game: str, budget: str, units: int) -> Course:
        return Course(game, 2, 8, 1, 0, "random", budget, 0.0, units, 1, 3.0, 2)

    with pytest.raises(SetupError, match="nobody has said which figures of chess"):
        features_of("chess")
    with pytest.raises(SetupError, match="a weight for each figure and no more: --units 0"):
        course("tiletum", "2sims", 4).check()
    with pytest.raises(SetupError, match="say it in simulations"):
        course("king", "20ms", 4).check()


def bent(seed: int, count: int) -> Rows:
    """What no straight line foretells: points are the distance between two figures."""
    figures = np.random.default_rng(seed).uniform(-1, 1, (count, 3))
    points = 5.0 * np.abs(figures[:, 0] - figures[:, 1])
    return Rows(figures, points, (figures[:, 2] > 0).astype(float), np.arange(count, dtype=float))


def test_hidden_units_find_what_straight_lines_miss() -> None:
    straight, net = (Net(fit(bent(1, 2000), units, 200, 3.0, 0, {})) for units in (0, 16))
    assert quality(straight, bent(2, 500)).explained < 0.1
    assert quality(net, bent(2, 500)).explained > 0.9
    assert quality(net, bent(2, 500)).log_loss < 0.5


def test_a_net_has_no_rounding_that_depends_on_the_order_of_its_sums() -> None:
    weights = fit(bent(1, 500), 8, 3, 3.0, 0, {})
    rows = bent(3, 50).figures.tolist()
    turned = Weights(
        {}, weights.start, weights.direct[::-1], weights.thresholds[::-1], [row[::-1] for row in weights.hidden[::-1]],
        weights.output[::-1],
    )  # fmt: skip
    together = Net(weights).values(rows)
    assert Net(turned).values([row[::-1] for row in rows]) == together
    assert [Net(weights).values([row])[0] for row in rows] == together


def test_to_an_untrained_net_all_positions_are_alike() -> None:
    told = Net(untrained(3)).told([[1.0, 2.0, 3.0], [0.0, 0.0, 9.0]], 2)
    assert told.chances == [[0.5, 0.5]]
    assert told.points == [[0.0, 0.0]]


def test_the_arena_knows_champions_that_tables_do_not_offer() -> None:
    king = find("king")
    assert "champion" not in bot_names(king)
    assert make_bot("champion:2sims", king, 0)
    assert shelved("king", 2) is not None


def test_nobody_who_only_plays_needs_numpy() -> None:
    code = (
        "import sys, parlour.cli; from parlour.bots import bot_names; from parlour.games import find; bot_names(find('king'))"
    )
    code += "; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
