"""Random play: what a game is measured by. Games between bots have a loop of their own, `parlour.arena.match`, compiled too."""

from __future__ import annotations

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, NOBODY, State


def play_out(state: State, rng: Dice) -> int:
    """Play on to the end, every legal action as likely as any other; how many decisions of players that took."""
    decisions = 0
    random = rng.random
    seat = state.first_to_act()
    while seat != NOBODY:
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[int(random() * len(legal))])
            decisions += 1
        seat = state.first_to_act()
    return decisions
