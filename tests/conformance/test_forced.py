"""A choice that is none: everybody knows that there is no other, and whoever acted before can still take that back."""

from __future__ import annotations

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, Game
from parlour.engine.forced import only_choice
from parlour.engine.play import Play
from parlour.games import GAMES
from tests.conformance.plays import choose, every_table, many_positions, positions, viewers

_ENOUGH = 3


@every_table
def test_what_is_forced_is_forced_whatever_anybody_does_not_know(game: Game, players: int) -> None:
    rng = Dice("forced")
    for state in positions(game, players, 9, one_in=3):
        for settled in (False, True):
            only = only_choice(state, settled=settled)
            for viewer in viewers(players):
                assert only_choice(state.resample(viewer, rng), settled=settled) == only


@every_table
def test_what_nobody_takes_back_is_forced_even_if_something_is_drawn_after_it(game: Game, players: int) -> None:
    for state in positions(game, players, 12):
        if state.is_over:
            continue
        seat, *others = state.to_act()
        forced = None if seat == CHANCE or others else state.forced(seat)
        if forced is None:
            assert only_choice(state, settled=True) is None
            continue
        after = state.clone()
        after.apply(seat, forced)
        assert only_choice(state, settled=True) == (None if after.is_over else (seat, forced))


@every_table
def test_it_is_the_only_action_of_the_only_seat_and_draws_and_shows_nothing(game: Game, players: int) -> None:
    for state in positions(game, players, 10):
        only = only_choice(state)
        if only is None:
            continue
        seat, action = only
        assert state.to_act() == (seat,)
        assert state.legal_actions(seat) == (action,)
        after = state.clone()
        after.apply(seat, action)
        assert after.disclosures == state.disclosures
        assert CHANCE not in after.to_act()
        assert not after.is_over


@pytest.mark.parametrize("name", ["king", "tiletum"])
def test_the_games_have_choices_that_are_none(name: str) -> None:
    game = GAMES[name]
    found = (state for state in many_positions(game, 3, 11) if only_choice(state) is not None)
    assert all(next(found, None) is not None for _ in range(_ENOUGH))


@every_table
def test_it_is_taken_back_with_the_decision_before(game: Game, players: int) -> None:
    rng = Dice("with it")
    play = Play(game, players)
    while not play.state.is_over:
        only = only_choice(play.state)
        if only is not None:
            owners = {seat: play.undoable(seat) for seat in range(players)}
            play.apply(*only, forced=True)
            assert {seat: play.undoable(seat) for seat in range(players)} == owners
            continue
        before, length = play.state.key(), len(play.log)
        seat, action = choose(play.state, rng)
        play.apply(seat, action)
        made = 0
        while (only := only_choice(play.state)) is not None:
            play.apply(*only, forced=True)
            made += 1
        if made and play.undoable(seat):
            play.undo(seat)
            assert play.state.key() == before
            assert len(play.log) == length
            play.apply(seat, action)
