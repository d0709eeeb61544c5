"""Greedy for Tiletum: plays its turn out in its mind for every kind of die, and takes the best one."""

from __future__ import annotations

from typing import Any, Final

from parlour.bots.base import Bot
from parlour.bots.greedy.tiletum_lines import best_next, die_ends, ends
from parlour.bots.greedy.tiletum_value import TiletumValue
from parlour.engine.contract import Actions, Game
from parlour.games.tiletum.components import FACES
from parlour.games.tiletum.observation import Observation, sample

_BREADTH: Final = 4
"""How many lines of play are followed side by side through a turn."""
_DICE: Final = 4
"""How many dice are played out besides one for every face."""


class TiletumGreedy(Bot):
    """Looks ahead to the end of its own turn, and to what the position there promises; others it does not foresee."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        self.value = TiletumValue()
        """What it thinks of positions: all that it knows of worth."""

    def choose(self, observation: Any, legal: Actions) -> int:
        seen: Observation = observation
        if len(legal) == 1:
            return legal[0]
        state = sample(seen, self.rng)
        if seen.stage == "king_tile":
            return best_next(state, self.value).actions[0]
        lines = (
            die_ends(state, self.value, _BREADTH, FACES, _DICE, self.rng)
            if seen.stage == "choose_die"
            else ends(state, self.value, _BREADTH, self.rng)
        )
        return lines[0].actions[0]
