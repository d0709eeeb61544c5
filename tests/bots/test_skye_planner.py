"""The planner of Isle of Skye: its value is exact at the end, its search finds the best land, and it beats the yardstick."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.arena.match import play_match
from parlour.bots import make_bot
from parlour.bots.base import ThinkingBot
from parlour.bots.budget import Budget
from parlour.bots.greedy.skye_value import SkyeValue, weights_for
from parlour.bots.planner.skye_building import Builder
from parlour.engine.build import is_compiled
from parlour.engine.chance import derived_seed
from parlour.engine.contract import CHANCE
from parlour.games import find
from parlour.games.skye.components import SCORED, SHIP, WHISKY
from parlour.games.skye.grid import TURNS
from parlour.games.skye.island import NONE
from parlour.games.skye.scoring import goal_points, gold_points, scroll_points
from parlour.games.skye.state import SkyeState
from parlour.games.skye.territory import Territory
from tests.bots.skye_exploiter import SkyeExploiter
from tests.conformance.plays import positions

SKYE = find("skye")


def decisions(players: int, stage: str, seed: int, one_in: int) -> Iterator[tuple[SkyeState, int]]:
    """Positions of random play, and who decides there."""
    for state in positions(SKYE, players, seed, one_in):
        for seat in state.to_act():
            if seat != CHANCE and isinstance(state, SkyeState) and state.observe(seat).stage == stage:
                yield state.clone(), seat


@pytest.mark.parametrize("players", [2, 5])
def test_after_the_last_round_the_value_is_what_the_rules_give(players: int) -> None:
    state = play_match(SKYE, [make_bot("random", SKYE, seat) for seat in range(players)], derived_seed("value")).state
    assert isinstance(state, SkyeState)
    lands, gold = state.territories, state.gold
    value = SkyeValue(players, state.round, state.goals, weights_for(players))
    contested = value.majorities([land.totals[WHISKY] for land in lands], [land.totals[SHIP] for land in lands], gold)
    for seat, land in enumerate(lands):
        scored = [goal_points(state.goals[place], lands, gold)[seat] for place in SCORED[players][state.round]]
        expected = sum(scored) + scroll_points(land) + gold_points(gold[seat])
        assert value.land(land) + contested[seat] + value.gold(gold[seat]) == pytest.approx(expected, abs=1.0)
        assert value.gold(gold[seat] + 1) > value.gold(gold[seat])  # more gold wins a tie


def every_land(land: Territory, tiles: tuple[int, ...]) -> Iterator[Territory]:
    """All lands that can be built of these tiles, in any order."""
    for tile in tiles:
        others = tuple(other for other in tiles if other != tile)
        for way in land.ways(tile):
            yield from (
                every_land(land.place(tile, way // TURNS, way % TURNS), others)
                if others
                else [land.place(tile, way // TURNS, way % TURNS)]
            )


def test_a_wide_search_finds_the_best_land_of_two_tiles() -> None:
    state, seat = next(pair for pair in decisions(2, "building", 5, 1) if len(pair[0].hands[pair[1]]) >= 2)
    value = SkyeValue(2, state.round, state.goals, weights_for(2))
    tiles, land = state.hands[seat][:2], state.territories[seat]
    builder = Builder(land, value, list(tiles), 1000, 2, None)
    assert builder.worth(0b11) == max(value.land(each) for each in every_land(land, tiles))
    assert builder.exhausted
    assert Builder(land, value, list(tiles), 1, 2, None).worth(0b11) <= builder.worth(0b11)


@pytest.mark.parametrize("stage", ["pricing", "buying", "building"])
def test_it_has_an_opinion_on_everything_and_chooses_the_first(stage: str) -> None:
    for state, seat in list(decisions(3, stage, 2, 6))[:6]:
        seen, legal = state.observe(seat), state.legal_actions(seat)
        bots = [make_bot("planner:4sims", SKYE, 1) for _ in range(2)]
        assert isinstance(bots[0], ThinkingBot)
        opinions = bots[0].consider(seen, legal)
        assert sorted(opinion.action for opinion in opinions) == sorted(legal)
        assert all(0.0 <= opinion.chance <= 1.0 for opinion in opinions)
        assert bots[1].choose(seen, legal) == (legal[0] if len(legal) == 1 else opinions[0].action)


DUELS = 12 if is_compiled() else 4
"""Bots are the same sources in both builds: the compiled run plays all of them."""


def test_the_planner_beats_the_first_greedy() -> None:
    wins = 0
    for number in range(DUELS):
        seat = number % 2
        bots = [make_bot("planner:4sims" if place == seat else "greedy-1", SKYE, f"{number}:{place}") for place in range(2)]
        wins += play_match(SKYE, bots, derived_seed("planned", number)).state.ranking()[seat] == 1
    assert wins >= 0.75 * DUELS


def test_the_exploiter_foresees_who_does_not_mix() -> None:
    """Greedy asks the same in the same position, and all that it asks by is public."""
    exploiter = SkyeExploiter(SKYE, 3, Budget(simulations=4), "greedy")
    for state, seat in list(decisions(2, "pricing", 4, 9))[:4]:
        rival = 1 - seat
        state.discards[rival], state.prices[rival] = NONE, ()
        told = exploiter.foresee(state.observe(seat), rival)
        greedy = make_bot("greedy", SKYE, "any other dice")
        while len(state.prices[rival]) < 2:
            action = greedy.choose(state.observe(rival), state.legal_actions(rival))
            state.commit(rival, action)
        assert all(guess == (state.discards[rival], *state.prices[rival]) for guess in told)


@pytest.mark.skipif(not is_compiled(), reason="bots are the same sources in both builds")
def test_foreseeing_prices_is_worth_something() -> None:
    """The exploiter measures what it costs to be foreseen: a planner that knows the other's prices wins more than its share."""
    wins = 0
    for number in range(DUELS):
        seat = number % 2
        bots = [make_bot("planner:4sims", SKYE, f"{number}:{place}") for place in range(2)]
        bots[seat] = SkyeExploiter(SKYE, number, Budget(simulations=4), "planner:4sims")
        wins += play_match(SKYE, bots, derived_seed("foreseen", number)).state.ranking()[seat] == 1
    assert wins > 0.5 * DUELS
