"""The end of the game."""

from __future__ import annotations

from typing import Final

from parlour.engine.messages import Prompt
from parlour.games.tiletum.components import Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import ENDS, Operation
from parlour.games.tiletum.wording import key

OVER: Final = 39
"""(OVER,)"""


class Over(Operation):
    """Nothing follows."""

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        return Prompt(key("prompt", "over"), "T-F4")


FOUND: Final[list[Operation]] = [Over(OVER, "over", ENDS)]
