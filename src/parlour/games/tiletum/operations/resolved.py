"""A helper has done its work and is discarded."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.piles import with_one, without
from parlour.games.tiletum.components import Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation

RESOLVED: Final = 6
"""(RESOLVED, tile)"""


class Resolved(Operation):
    """Until then it keeps its space in the storehouse."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, tile = europe.pending.pop()
        europe.using = without(europe.using, tile)
        europe.bonus_discard = with_one(europe.bonus_discard, tile)
        return True


FOUND: Final[list[Operation]] = [Resolved(RESOLVED, "resolved", GOES_BY_ITSELF)]
