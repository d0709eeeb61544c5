"""What every option of an action is: something that action points are spent on."""

from __future__ import annotations

from parlour.engine.contract import Events
from parlour.engine.messages import Prompt
from parlour.games.tiletum.components import NONE
from parlour.games.tiletum.europe import Europe


class Spending:
    """It is chosen by the seat whose turn it is, in its action, as often as there are points for it."""

    def __init__(self, action: int, family: int) -> None:
        self.action = action
        """The action in which it is an option."""
        self.family = family
        """The family of the moves by which it is chosen."""
        self.must: Prompt | None = None
        """Why the action cannot end as long as this can be done; None if it can."""
        self.source: int = NONE
        """Of the effects that it sets off: where their points come from; -1 if it sets off none."""
        self.brings = 0
        """How many resources it brings for an action point at most."""
        self.brings_by_turn = 0
        """How many resources of free choice it brings in a turn besides, at most."""

    def options(self, europe: Europe, points: int) -> list[int]:
        """What may be chosen with so many points, sorted."""
        return []

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        """Why this choice of its family cannot be made with so many points; None if it can, or is another option's."""
        return None

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        """Do it; says how many of the points it takes."""
        raise NotImplementedError

    def sets_off(self, players: int) -> int:
        """How many effects it can set off in a whole game at most."""
        return 0
