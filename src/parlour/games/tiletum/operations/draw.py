"""What draws have in common: one of what is left, each as likely as any other."""

from __future__ import annotations

from parlour.engine.chance import Rng
from parlour.engine.contract import Events
from parlour.engine.piles import NOWHERE, place_in
from parlour.games.tiletum.actions import DRAW
from parlour.games.tiletum.components import Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_CHANCE, Operation


class Draw(Operation):
    """One of what is left."""

    def __init__(self, code: int, name: str, first: int) -> None:
        super().__init__(code, name, WAITS_FOR_CHANCE)
        self.first = first
        """The first action of its family."""

    def pile(self, europe: Europe) -> Tiles:
        """What may be drawn, sorted."""
        return ()

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(self.first + tile, 1) for tile in self.pile(europe)]

    def may_bring(self, europe: Europe, action: int) -> bool:
        return place_in(self.pile(europe), action - self.first) != NOWHERE

    def sample(self, europe: Europe, rng: Rng) -> int:
        pile = self.pile(europe)
        return self.first + pile[rng.below(len(pile))]


class DrawTile(Draw):
    """A tile from a pile; with an empty pile there is nothing to draw."""

    def __init__(self, code: int, name: str) -> None:
        super().__init__(code, name, DRAW)

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        if self.pile(europe):
            return False
        europe.pending.pop()
        return True
