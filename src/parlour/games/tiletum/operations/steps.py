"""Steps on the king track that an effect gives."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message
from parlour.games.tiletum import king_track
from parlour.games.tiletum.components import Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation
from parlour.games.tiletum.wording import key

STEPS: Final = 2
"""(STEPS, count)"""


class Steps(Operation):
    """They come by themselves."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, count = europe.pending.pop()
        king_track.advance(europe, europe.turn, count, events)
        return True

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(STEPS, effect["king"])] if effect.get("king") else []

    def amount(self, frame: Frame) -> int:
        _code, count = frame
        return count

    def words(self, frame: Frame) -> list[Message]:
        _code, count = frame
        return [key("part", "steps", {"count": count})]


_STEPS: Final = Steps(STEPS, "steps", GOES_BY_ITSELF)
_STEPS.keys = ("king",)
FOUND: Final[list[Operation]] = [_STEPS]
