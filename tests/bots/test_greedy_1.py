"""The yardstick stays what it is: `greedy-1` plays as the first greedy did, action by action."""

from __future__ import annotations

import pytest

from parlour.arena.simulate import Collector, Task, simulate
from parlour.arena.workers import Workers
from parlour.bots import bot_names
from parlour.games import find

DIGESTS = {
    ("king", 2): "1def0fa8635029e6",
    ("king", 3): "415daebdf5b5466a",
    ("king", 4): "469e4018a9ed3485",
    ("king", 5): "b73ff9588bf48205",
    ("skye", 2): "8f5256a352e3c079",
    ("skye", 3): "d54132c81b020c0c",
    ("skye", 4): "7d2fafc56ecb5574",
    ("skye", 5): "ac7c145532c72cea",
    ("tiletum", 2): "2e9e1ad1a209978d",
    ("tiletum", 3): "44a86e0b1319e4c6",
    ("tiletum", 4): "6fdf382c94736b94",
}
"""Of four games each, taken before anything about greedy was changed."""


@pytest.mark.parametrize(("game", "players"), DIGESTS)
def test_the_yardstick_is_the_first_greedy(game: str, players: int) -> None:
    task = Task(game, players, games=4, seed=1, bots=("greedy-1",) * players, records=False)
    collector = Collector(task)
    for chunk in simulate(task, Workers()):
        collector.add(chunk)
    assert collector.summary().digest.startswith(DIGESTS[game, players])


def test_the_yardstick_is_in_no_menu() -> None:
    assert "greedy-1" not in bot_names(find("king"))
