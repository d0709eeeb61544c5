"""Set-up: what everybody starts with."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.games.tiletum.components import (
    GOLD,
    HOUSES_AT,
    HOUSES_AT_START,
    KINDS,
    START,
    START_GOLD,
    START_RESOURCES,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation

SET_UP: Final = 8
"""(SET_UP,): everybody's pieces are laid out, now that the first player is known."""


class SetUp(Operation):
    """Resources by turn order, and a house for everybody in Tiletum."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending.pop()
        for place, seat in enumerate(europe.order):
            for resource in range(KINDS):
                europe.goods[KINDS * seat + resource] = START_RESOURCES[resource]
            europe.goods[KINDS * seat + GOLD] += START_GOLD[place]
            if HOUSES_AT_START:
                europe.houses[HOUSES_AT[europe.players][START][place]] = seat
        return True


FOUND: Final[list[Operation]] = [SetUp(SET_UP, "set_up", GOES_BY_ITSELF)]
