"""The rules of Pearls, by their numbers."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.engine.contract import CHANCE, State
from parlour.engine.errors import IllegalAction

pearls = games.find("pearls")


def play(state: State, *moves: str) -> State:
    """Do the moves for whoever is to act."""
    for move in moves:
        state.apply(state.to_act()[0], pearls.parse(move))
    return state


@pytest.mark.rule("P-2.3")
def test_what_a_dive_brings_is_seen_by_the_diver_alone() -> None:
    state = play(pearls.new(2), "dive", "find 5")
    assert (state.observe(0).found, state.observe(1).found) == (5, 0)
    play(state, "keep")
    assert (state.observe(0).kept, state.observe(1).kept_counts) == ((5,), [1, 0])


@pytest.mark.rule("P-2.2", "P-2.3")
def test_what_is_left_can_be_taken() -> None:
    state = play(pearls.new(2), "dive", "find 5", "leave", "take 5")
    assert state.observe(0).taken == [(), (5,)]
    with pytest.raises(IllegalAction, match="no 5 lies on the reef"):
        play(state, "take 5")


@pytest.mark.rule("P-1.2", "P-3.1", "P-3.2")
def test_too_heavy_a_basket_counts_nothing() -> None:
    state = pearls.new(2)
    for value in (6, 6, 3, 1):
        play(state, "dive", f"find {value}", "keep", "rest")
    play(state, "rest", "dive", "find 1", "keep", "rest", "rest")
    assert state.is_over
    assert (state.scores(), state.ranking()) == ([0, 1], [2, 1])


@pytest.mark.rule("P-1.1", "P-2.1")
def test_every_shell_can_be_found() -> None:
    state = play(pearls.new(4), "dive")
    assert state.to_act() == (CHANCE,)
    assert sum(weight for _action, weight in state.chance_outcomes()) == 24
