"""What a bot is: an observation and the legal actions in, an action out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from parlour.bots.budget import Budget
from parlour.engine.chance import Dice
from parlour.engine.contract import Actions, Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player without a body. It never gets the state or the seed of the play.

    It may imagine states that fit its observation, with `self.game.sample(observation, self.rng)`, and play on in them.
    Between two decisions it remembers nothing that its observation does not say: each may be made by another process.
    """

    blind = False
    """A blind bot does not look: it is given None instead of an observation."""
    listed: ClassVar[bool] = True
    """Whether tables offer it; the arena knows the others, too."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self.rng = Dice(seed)

    @abstractmethod
    def choose(self, observation: Any, legal: Actions) -> int:
        """One of the legal actions."""


class Opinion(NamedTuple):
    """What comes of an action, as far as a bot can tell."""

    action: int
    points: float
    """Points at the end of the game."""
    chance: float
    """To win, from 0 to 1; a shared first place counts its share."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ThinkingBot(Bot):
    """A bot with a budget, which can say what it thinks of every action: hints and analyses ask it, too."""

    glance: ClassVar[int] = 12
    """How many simulations make a first opinion, no longer in coming than what a bot says that does not think."""

    def __init__(self, game: Game, seed: int | str, budget: Budget) -> None:
        super().__init__(game, seed)
        self.budget = budget

    @abstractmethod
    def consider(self, observation: Any, legal: Actions) -> list[Opinion]:
        """All legal actions, the one it would choose first, within the budget."""

    def choose(self, observation: Any, legal: Actions) -> int:
        return legal[0] if len(legal) == 1 else self.consider(observation, legal)[0].action
