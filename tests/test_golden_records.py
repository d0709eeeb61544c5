"""Recorded games replay to their exact result, on every change.

A failure here means that the rules, the numbering or the component data have changed: that needs a new edition, and a reason.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine.record import load_all
from parlour.engine.replay import verify
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
