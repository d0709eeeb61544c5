"""The merchant or the architect to any other space."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.actions import DECLINE, FAMILY, MOVE
from parlour.games.tiletum.components import FARTHEST, PIECES, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Adds, Operation
from parlour.games.tiletum.spending.walk import move, moves, no_move
from parlour.games.tiletum.wording import key

TRAVEL: Final = 34
"""(TRAVEL, piece): 0 the merchant, 1 the architect."""
_RULES: Final = ("T-T8", "T-T9")


class Travel(Operation):
    """Staying is declining."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        _code, piece = frame
        return [DECLINE, *moves(europe, piece, FARTHEST)]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        if action != DECLINE:
            move(europe, action, events)

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        _code, piece = frame
        return no_move(europe, piece, FARTHEST, action) if FAMILY[action] == MOVE else None

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, piece = frame
        return Prompt(key("prompt", "travel-" + PIECES[piece]), _RULES[piece])

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(TRAVEL, PIECES.index(effect["move_anywhere"]))] if effect.get("move_anywhere") else []

    def adds(self, frame: Frame) -> Adds:
        return Adds(choices=1)

    def words(self, frame: Frame) -> list[Message]:
        _code, piece = frame
        return [key("part", PIECES[piece] + "-anywhere")]


_TRAVEL: Final = Travel(TRAVEL, "travel", WAITS_FOR_SEAT)
_TRAVEL.keys = ("move_anywhere",)
FOUND: Final[list[Operation]] = [_TRAVEL]
