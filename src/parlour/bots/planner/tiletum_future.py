"""What may come after a turn: everybody plays on by a quick look at their own turns, at most to the end of the round."""

from __future__ import annotations

from typing import Final

from parlour.bots.greedy.tiletum_lines import best_next, die_ends
from parlour.bots.greedy.tiletum_value import TiletumValue
from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE
from parlour.games.tiletum.actions import END_TURN
from parlour.games.tiletum.operations.choose_die import CHOOSE_DIE
from parlour.games.tiletum.state import TiletumState

_BREADTH: Final = 1
"""How many lines of play are followed side by side through a turn that is imagined."""
_FACES: Final = 3
"""How many faces of dice are thought of in such a turn."""
_DICE: Final = 0
"""How many dice besides one for each of them."""
_TURNS: Final = 6
"""How many turns are imagined at most: with more players a round is long, and what comes late in it is anybody's guess."""


def play_on(state: TiletumState, value: TiletumValue, rng: Dice) -> list[float]:
    """Play on from here, at most to the end of the round; what every seat has come to, in points at the end of the game."""
    number, turns = state.round, 0
    while state.round == number and turns < _TURNS and not state.is_over:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        elif state.pending[-1][0] == CHOOSE_DIE:
            state = die_ends(state, value, _BREADTH, _FACES, _DICE, rng)[0].at
            state.apply(seat, END_TURN)
            turns += 1
        else:
            state = best_next(state, value).at
    seats = range(state.players)
    if state.is_over:
        return [float(points) for points in state.scores()]
    return [value.of(state, seat, True) for seat in seats]
