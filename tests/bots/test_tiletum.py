"""Greedy and planner of Tiletum: what they think of a position, the ways through a turn, and that thinking pays."""

from __future__ import annotations

from functools import cache

import pytest

from parlour.arena.match import play_match
from parlour.bots import make_bot
from parlour.bots.budget import read_budget
from parlour.bots.greedy.tiletum_lines import die_ends, ends
from parlour.bots.greedy.tiletum_terms import IN_POINTS, TERMS, terms
from parlour.bots.greedy.tiletum_value import TiletumValue
from parlour.bots.greedy.tiletum_weights import WEIGHTS
from parlour.bots.planner.tiletum import TiletumPlanner
from parlour.engine.build import is_compiled
from parlour.engine.chance import Dice, derived_seed
from parlour.engine.contract import CHANCE
from parlour.games import find
from parlour.games.tiletum.actions import END_TURN
from parlour.games.tiletum.components import FACES, ROUNDS, TURNS
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.choose_die import CHOOSE_DIE
from parlour.games.tiletum.state import TiletumState

TILETUM = find("tiletum")
DUELS = 12


@cache
def positions() -> list[TiletumState]:
    """Where somebody has to choose in a game of two greedys."""
    found: list[TiletumState] = []
    state = TILETUM.new(2)
    assert isinstance(state, TiletumState)
    rng = Dice(2)
    bots = [make_bot("greedy", TILETUM, seat) for seat in range(2)]
    while not state.is_over:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            found.append(state.clone())
            state.apply(seat, bots[seat].choose(state.observe(seat), state.legal_actions(seat)))
    return found


def before_a_die(number: int) -> list[TiletumState]:
    """Those where a die is to be chosen in this round."""
    return [state for state in positions() if state.pending[-1][0] == CHOOSE_DIE and state.round == number]


def test_what_was_learned_is_about_terms_that_there_are() -> None:
    assert set(WEIGHTS) == {2, 3, 4}
    assert all(set(weights) == set(TERMS) - {"points", "under_way"} for weights in WEIGHTS.values())
    state = positions()[0]
    assert len(terms(state, state.turn, True)) == len(TERMS)
    assert TERMS[IN_POINTS] == "one"


def test_after_the_last_turn_the_worth_is_the_score() -> None:
    """Nothing is to come but the king phase, the fair and the end, which are reckoned as the rules say."""
    value = TiletumValue()
    for state in positions():
        last = state.round == ROUNDS - 1 and state.turn_number == TURNS - 1 and state.step == state.players - 1
        if last and state.legal_actions(state.turn)[0] == END_TURN:
            seat, at = state.turn, state.clone()
            at.apply(seat, END_TURN)
            while not at.is_over:
                at.apply(CHANCE, at.sample_chance(Dice(0)))
            assert abs(value.of(state, seat, True) - at.scores()[seat]) <= 5


def test_a_way_to_the_end_of_the_turn_can_be_played() -> None:
    for state in before_a_die(1)[::2]:
        lines = die_ends(state.clone(), TiletumValue(), 2, FACES, 1, Dice(1))
        assert [line.worth for line in lines] == sorted([line.worth for line in lines], reverse=True)
        for line in lines[:3]:
            at, seat = state.clone(), state.turn
            for action in line.actions:
                if at.to_act()[0] == CHANCE:
                    break  # what comes then was imagined
                at.apply(seat, action)
            assert line.actions[-1] == END_TURN
            assert END_TURN in line.at.legal_actions(seat)


def test_a_broader_look_finds_no_worse_a_turn() -> None:
    found = [0.0, 0.0]
    for state in positions()[::6]:
        if state.legal_actions(state.turn)[0] == END_TURN:
            for place, breadth in enumerate((1, 6)):
                found[place] += ends(state.clone(), TiletumValue(), breadth, Dice(1))[0].worth
    assert found[1] >= found[0]


class _Climber(TiletumValue):
    """Thinks of nothing but the king track."""

    def of(self, at: Europe, seat: int, ended: bool) -> float:
        return float(at.track[seat])


def test_the_planner_wants_what_its_value_says() -> None:
    """Whoever puts another value there has another player."""
    bot = TiletumPlanner(TILETUM, 1, read_budget("4sims"))
    bot.value = _Climber()
    state = before_a_die(1)[0]
    seat, at = state.turn, state.clone()
    while at.turn == seat and at.to_act()[0] == seat:
        at.apply(seat, bot.choose(at.observe(seat), at.legal_actions(seat)))
    assert at.track[seat] > state.track[seat]


def test_the_planner_has_an_opinion_of_every_action() -> None:
    for number, state in enumerate(positions()[::20]):
        legal = state.legal_actions(state.turn)
        bot = TiletumPlanner(TILETUM, number, read_budget("2sims"))
        opinions = bot.consider(state.observe(state.turn), legal)
        assert sorted([opinion.action for opinion in opinions]) == sorted(legal)
        assert all(0.0 <= opinion.chance <= 1.0 for opinion in opinions)


@pytest.mark.skipif(not is_compiled(), reason="bots are the same sources in both builds, and the plain one takes long")
def test_the_planner_beats_the_first_greedy() -> None:
    wins = 0
    for number in range(DUELS):
        seat = number % 2
        bots = [make_bot("planner:12sims" if place == seat else "greedy-1", TILETUM, f"{number}:{place}") for place in range(2)]
        wins += play_match(TILETUM, bots, derived_seed("plan", number // 2)).state.ranking()[seat] == 1
    assert wins > DUELS / 2
