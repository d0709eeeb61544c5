"""Random play: the first to act is the first of those who may, and it ends as one would play it by hand."""

from __future__ import annotations

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, NOBODY, Game
from parlour.engine.rollout import play_out
from tests.conformance.plays import every_table, positions


@every_table
def test_the_first_to_act_is_the_first_of_those_who_may(game: Game, players: int) -> None:
    for state in positions(game, players, seed=41, one_in=3):
        assert state.first_to_act() == next(iter(state.to_act()), NOBODY)


@every_table
def test_random_play_takes_every_legal_action_alike(game: Game, players: int) -> None:
    """By hand with the same dice: the same end after as many decisions."""
    state, rng, decisions = game.new(players), Dice("by hand"), 0
    while not state.is_over:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
            continue
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        decisions += 1
    played = game.new(players)
    assert play_out(played, Dice("by hand")) == decisions
    assert played.digest() == state.digest()
    assert played.first_to_act() == NOBODY
    assert play_out(played, Dice("no more")) == 0
