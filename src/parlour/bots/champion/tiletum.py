"""Champion for Tiletum: a planner with a value that was learned from its own games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from parlour.bots.budget import Budget
from parlour.bots.features.tiletum import LEARNED, SCALES
from parlour.bots.greedy.tiletum_value import TiletumValue
from parlour.bots.greedy.tiletum_weights import WEIGHTS, Weights
from parlour.bots.learning.shelf import shelved
from parlour.bots.planner.tiletum import TiletumPlanner
from parlour.engine.contract import Game

if TYPE_CHECKING:
    from parlour.bots.learning.net import Net


class TiletumChampion(TiletumPlanner):
    """Thinks as the planner does; what it thinks of positions was learned."""

    listed: ClassVar[bool] = False

    def __init__(self, game: Game, seed: int | str, budget: Budget, net: Net | None = None) -> None:
        super().__init__(game, seed, budget)
        self.value = _LearnedValue(net)


class _LearnedValue(TiletumValue):
    """The planner's value, and what it missed of the points at the end."""

    def __init__(self, net: Net | None) -> None:
        super().__init__()
        self.net = net

    def weights(self, players: int) -> Weights:
        net = self.net or shelved("tiletum", players)
        return WEIGHTS[players] if net is None else _corrected(WEIGHTS[players], net.straight())


def _corrected(weights: Weights, straight: list[float]) -> Weights:
    """By name, what comes in soon and what comes in late."""
    found: Weights = {}
    count = len(LEARNED)
    for place, name in enumerate(LEARNED):
        soon, late = weights[name]
        scale = SCALES[place]
        found[name] = (soon + scale * straight[place], late + scale * straight[count + place])
    return found
