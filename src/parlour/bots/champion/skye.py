"""Champion for Isle of Skye: a planner with a value that was learned from its own games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from parlour.bots.budget import Budget
from parlour.bots.features.skye import keys, scale, weight
from parlour.bots.greedy.skye_value import SkyeValue, Weights, weights_for
from parlour.bots.learning.shelf import shelved
from parlour.bots.planner.skye import SkyePlanner
from parlour.engine.contract import Game
from parlour.games.skye.observation import Observation

if TYPE_CHECKING:
    from parlour.bots.learning.net import Net


class SkyeChampion(SkyePlanner):
    """Thinks as the planner does; what it thinks of lands, majorities and gold was learned."""

    listed: ClassVar[bool] = False

    def __init__(self, game: Game, seed: int | str, budget: Budget, net: Net | None = None) -> None:
        super().__init__(game, seed, budget)
        self.net = net
        self._learned: dict[int, Weights] = {}

    def value(self, seen: Observation) -> SkyeValue:
        players = seen.players
        if players not in self._learned:
            net = self.net or shelved("skye", players)
            known = weights_for(players)
            self._learned[players] = known if net is None else _corrected(known, players, net.straight())
        return SkyeValue(players, seen.round, seen.goals, self._learned[players])


def _corrected(known: Weights, players: int, straight: list[float]) -> Weights:
    """The planner's weights, and what they missed."""
    found: Any = msgspec.to_builtins(known)
    for key, more in zip(keys(players), straight, strict=True):
        there = found
        for part in key[:-1]:
            there = there[part]
        place: Any = int(key[-1]) if isinstance(there, list) else key[-1]
        there[place] = weight(known, key) + scale(key) * more
    return msgspec.convert(found, Weights)
