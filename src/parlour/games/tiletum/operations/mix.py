"""Discarded characters go back into their pile, after the new ones are drawn."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.games.tiletum.components import Frame, Tiles
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation

MIX: Final = 5
"""(MIX, characters...)"""


def mixed(frame: Frame) -> Tiles:
    """The characters that are still to be mixed in."""
    return frame[1:] if frame[0] == MIX else ()


def mix(europe: Europe, tiles: Tiles) -> None:
    """Characters go back into their pile."""
    europe.character_pile = tuple(sorted((*europe.character_pile, *tiles)))


class Mix(Operation):
    """It goes by itself."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending.pop()
        mix(europe, mixed(frame))
        return True


FOUND: Final[list[Operation]] = [Mix(MIX, "mix", GOES_BY_ITSELF)]
