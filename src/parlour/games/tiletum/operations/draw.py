"""What the draws from the three piles have in common."""

from __future__ import annotations

from parlour.engine.chance import Rng
from parlour.engine.contract import Events
from parlour.games.tiletum.actions import DRAW
from parlour.games.tiletum.components import Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_CHANCE, Operation


class Draw(Operation):
    """A tile from a pile; with an empty pile there is nothing to draw."""

    def __init__(self, code: int, name: str) -> None:
        super().__init__(code, name, WAITS_FOR_CHANCE)

    def pile(self, europe: Europe) -> Tiles:
        """What may be drawn."""
        return ()

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        if self.pile(europe):
            return False
        europe.pending.pop()
        return True

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(DRAW + tile, 1) for tile in self.pile(europe)]

    def may_bring(self, europe: Europe, action: int) -> bool:
        return action - DRAW in self.pile(europe)

    def sample(self, europe: Europe, rng: Rng) -> int:
        pile = self.pile(europe)
        return DRAW + pile[rng.below(len(pile))]
