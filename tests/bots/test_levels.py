"""Levels for people: what they choose from, in one place."""

from __future__ import annotations

import pytest

from parlour.bots import bot_names, make_bot, usual_bot
from parlour.bots.budget import shortened, thinking_time
from parlour.bots.levels import bot_at_table, bot_called, level_of, levels
from parlour.engine.contract import Game
from parlour.engine.errors import UnknownBot
from parlour.games import find
from tests.conformance.plays import every_game


@every_game
def test_a_game_of_the_house_has_all_four_and_no_two_are_the_same(game: Game) -> None:
    offered = levels(game)
    assert [level.name for level in offered] == ["easy", "normal", "hard", "expert"]
    assert len({level.bot for level in offered}) == 4
    for level in offered:
        make_bot(level.bot, game, 0)
        assert level_of(game.name, level.bot) == level.name
        assert bot_called(level.name, game) == bot_at_table(level.name, game) == level.bot
    assert usual_bot(game) == bot_called("normal", game)


def test_fewer_bots_make_fewer_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    king = find("king")
    monkeypatch.setattr("parlour.bots.levels.thinking_bots", lambda _game: [])
    assert [(level.name, level.bot) for level in levels(king)] == [("normal", "greedy")]
    monkeypatch.setattr("parlour.bots.levels.usual_bot", lambda _game: "random")
    assert [(level.name, level.bot) for level in levels(king)] == [("easy", "random")], "somebody must play"


def test_bots_by_name_stay_what_they_were() -> None:
    king = find("king")
    assert bot_called("greedy", king) == "greedy"
    assert bot_called("planner", king) == bot_called("planner:100ms", king) == "planner:100ms"
    assert bot_called("planner:500sims", king) == "planner:500sims"
    assert level_of("king", "greedy-1") == level_of("king", "random") == level_of("king", "planner:2s") == ""
    with pytest.raises(UnknownBot, match="there is easy, normal, hard, expert, random"):
        bot_called("nobody", king)
    with pytest.raises(UnknownBot, match="as in 100ms"):
        bot_called("planner:soon", king)


@pytest.mark.parametrize("bot", ["planner:9s", "planner:500sims", "greedy-1"])
def test_a_table_has_the_budgets_of_its_levels_alone(bot: str) -> None:
    with pytest.raises(UnknownBot, match="does not play at tables"):
        bot_at_table(bot, find("king"))
    assert {bot_at_table(name, find("king")) for name in bot_names(find("king"))} == {
        "random",
        "novice",
        "greedy",
        "planner:100ms",
    }


def test_a_part_of_the_time_is_a_part_of_the_name() -> None:
    assert shortened("planner:1s", 8) == "planner:125ms"
    assert shortened("planner:1s", 1) == "planner:1s"
    assert shortened("planner:50ms", 8) == "planner:10ms", "there is a least that makes sense"
    assert shortened("planner:4sims", 8) == "planner:4sims"
    assert shortened("greedy", 8) == "greedy"
    assert (thinking_time("planner:1s"), thinking_time("greedy"), thinking_time("planner:4sims")) == (1000, 0, 0)
