"""What a bot is: an observation and the legal actions in, an action out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from parlour.engine.chance import Dice
from parlour.engine.contract import Actions, Game


class Bot(ABC):
    """A player without a body. It never gets the state or the seed of the play.

    It may imagine states that fit its observation, with `self.game.sample(observation, self.rng)`, and play on in them.
    """

    blind = False
    """A blind bot does not look: it is given None instead of an observation."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self.rng = Dice(seed)

    @abstractmethod
    def choose(self, observation: Any, legal: Actions) -> int:
        """One of the legal actions."""
