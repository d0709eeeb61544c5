"""What every task is: done at any time in the own turn, for resources instead of action points."""

from __future__ import annotations

from parlour.engine.contract import Events
from parlour.engine.messages import Prompt
from parlour.games.tiletum.components import NONE, Frame
from parlour.games.tiletum.europe import Europe


class Task:
    """It is done by the seat whose turn it is, while an operation is under way that is open for tasks."""

    def __init__(self, family: int, tile_kind: int = NONE) -> None:
        self.family = family
        """The family of the actions by which it is done."""
        self.tile_kind = tile_kind
        """The kind of tile in the storehouse that it is done with; -1 if with none."""
        self.source: int = NONE
        """Of the effects that it sets off: where their points come from; -1 if it sets off none."""

    def options(self, europe: Europe, frame: Frame, tile: int) -> list[int]:
        """How it may be done now with this tile (-1 if with none), while this operation is under way."""
        return []

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        """Why it cannot be done in this way now; None if it can."""
        return None

    def do(self, europe: Europe, action: int, events: Events) -> None:
        """Do it."""

    def sets_off(self, players: int) -> int:
        """How many effects it can set off in a whole game at most."""
        return 0

    def times(self, players: int, resources: int) -> int:
        """How often it can be done in a whole game at most, if there are so many resources in all."""
        return self.sets_off(players)
