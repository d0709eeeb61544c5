"""Set-up: players, scoring tiles, castles, the start."""

from __future__ import annotations

import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import SetupError
from parlour.games.skye.components import SCORING_TILES
from parlour.games.skye.territory import START

from .table import GAME, Table, buying, land, new_table, position

COUNTS = [2, 3, 4, 5]


@pytest.mark.rule("S-S1")
def test_two_to_five_may_play() -> None:
    assert (GAME.min_players, GAME.max_players) == (2, 5)
    assert [GAME.new(players).players for players in COUNTS] == COUNTS


@pytest.mark.rule("S-S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_no_other_number_may_play(players: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(players)


@pytest.mark.rule("S-S4")
@pytest.mark.parametrize("players", COUNTS)
def test_chance_names_the_start_player(players: int) -> None:
    table = Table(GAME.new(players))
    assert table.turn == CHANCE
    assert table.chance() == {f"first {seat}": 1 for seat in range(players)}
    assert table.do(f"first {players - 1}").state.start == players - 1


@pytest.mark.rule("S-S2")
def test_four_of_the_16_scoring_tiles_lie_at_a_to_d() -> None:
    table = Table(GAME.new(3)).do("first 0")
    assert table.chance() == {f"goal {goal}": 1 for goal in SCORING_TILES}
    table.do("goal most_gold")
    assert table.chance() == {f"goal {goal}": 1 for goal in SCORING_TILES if goal != "most_gold"}
    table.refuses("goal most_gold", seat=CHANCE)
    table.do("goal sheep", "goal brochs")
    assert table.turn == CHANCE
    table.do("goal squares")
    assert [SCORING_TILES[goal] for goal in table.state.goals] == ["most_gold", "sheep", "brochs", "squares"]
    table.refuses("goal most_ships", seat=CHANCE)


@pytest.mark.rule("S-S2")
def test_all_see_the_scoring_tiles() -> None:
    table = new_table(goals=("most_gold", "sheep", "brochs", "squares"))
    assert [[SCORING_TILES[goal] for goal in table.state.observe(seat).goals] for seat in range(3)] == [
        ["most_gold", "sheep", "brochs", "squares"]
    ] * 3


@pytest.mark.rule("S-S3")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_a_castle_that_lies_the_same_way(players: int) -> None:
    state = GAME.new(players)
    assert [territory.placed for territory in state.territories] == [START.placed] * players
    assert state.observe(0).territories == [((73, 0, 0, 0),)] * players
    assert land().placed == START.placed


@pytest.mark.rule("S-S4")
@pytest.mark.parametrize("players", COUNTS)
def test_all_start_without_points_and_gold(players: int) -> None:
    table = Table(GAME.new(players))
    assert table.points() == [0] * players
    assert table.state.gold == [0] * players


@pytest.mark.rule("S-S5")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (4, 6), (5, 5)])
def test_a_game_has_six_rounds_and_with_five_players_five(players: int, rounds: int) -> None:
    table = new_table(players)
    assert table.state.rounds == rounds
    played = set()
    while not table.state.is_over:
        played.add(table.state.round + 1)
        now = table.state.round
        table.until(lambda state, now=now: state.is_over or state.round > now)  # type: ignore[misc]
    assert played == set(range(1, rounds + 1))


@pytest.mark.rule("S-S5")
@pytest.mark.parametrize("players", COUNTS)
def test_a_round_goes_through_drawing_pricing_buying_and_building_in_this_order(players: int) -> None:
    table = new_table(players)
    stages = [table.state.observe(0).stage]
    while not table.state.is_over:
        seat = table.state.to_act()[0]
        table.do(next(iter(table.chance())) if seat == CHANCE else table.legal(seat=seat)[0], seat=seat)
        if table.state.observe(0).stage != stages[-1]:
            stages.append(table.state.observe(0).stage)
    assert stages == ["drawing", "pricing", "buying", "building"] * (5 if players == 5 else 6) + ["over"]


@pytest.mark.rule("S-S2", "S-S4", "S-2.1")
def test_what_chance_does_opens_its_own_rule() -> None:
    table = Table(GAME.new(2))
    rules = [table.state.prompt(0).rule]
    table.do("first 0")
    rules.append(table.state.prompt(0).rule)
    table.do("goal most_gold", "goal sheep", "goal brochs", "goal squares")
    rules.append(table.state.prompt(0).rule)
    assert rules == ["S-S4", "S-S2", "S-2.1"]


def test_a_position_says_in_which_round_it_is_and_what_is_decided() -> None:
    assert "3 players, round 1, choosing first, to act -1, " in repr(GAME.new(3))
    assert "3 players, round 3, buying, to act 1, " in repr(buying(position(number=3, start=1)).state)
