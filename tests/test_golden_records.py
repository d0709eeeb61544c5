"""Recorded games replay to their exact result, on every change.

A failure here means that the rules, the numbering or the component data have changed: that needs a new edition, or a new
version of the rules, and a reason.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.arena.simulate import Task, simulate
from parlour.arena.workers import Workers
from parlour.engine.play import Play
from parlour.engine.record import decode, load_all
from parlour.engine.replay import replay, verify
from parlour.games import GAMES, find

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.jsonl")), ids=lambda file: file.stem)
def test_recorded_games_replay_to_their_exact_result(file: Path) -> None:
    for _where, record in load_all(file):
        found = verify(find(record.game), record)
        assert found.finished
        assert found.seed_checked


def test_every_game_and_player_count_is_recorded() -> None:
    wanted = {(game.name, n) for game in GAMES.values() for n in range(game.min_players, game.max_players + 1)}
    found = {(record.game, record.players) for file in RECORDS.glob("*.jsonl") for _where, record in load_all(file)}
    assert found == wanted


def test_a_record_that_names_no_option_has_the_defaults_of_its_time() -> None:
    """Gold was shown at every table of Isle of Skye when these were recorded; it is hidden by default since."""
    _where, record = next(load_all(RECORDS / "skye.jsonl"))
    game = find("skye")
    assert record.options == {}
    assert replay(game, record, upto=0).options == {"gold": "shown"}
    assert Play(game, record.players).options == {"gold": "hidden"}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_recorded_now_spells_out_all_options(name: str) -> None:
    game = find(name)
    task = Task(name, game.min_players, 1, 3, ("random",) * game.min_players, True)
    (chunk,) = simulate(task, Workers())
    record = decode(chunk.records[0])
    assert record.options == {option.name: option.values[0] for option in game.options}
    assert verify(game, record).finished
