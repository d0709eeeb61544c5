"""Victory points that an effect gives."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Message
from parlour.games.tiletum.components import SOURCES, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation
from parlour.games.tiletum.wording import key

POINTS: Final = 1
"""(POINTS, count, source)"""


class Points(Operation):
    """They come by themselves."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, count, source = europe.pending.pop()
        europe.earn(europe.turn, source, count)
        if events is not None:
            events.append(Event("points", {"seat": europe.turn, "points": count, "source": SOURCES[source]}))
        return True

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(POINTS, effect["vp"], source)] if effect.get("vp") else []

    def amount(self, frame: Frame) -> int:
        _code, count, _source = frame
        return count

    def words(self, frame: Frame) -> list[Message]:
        _code, count, _source = frame
        return [key("part", "points", {"count": count})]


_POINTS: Final = Points(POINTS, "points", GOES_BY_ITSELF)
_POINTS.keys = ("vp",)
FOUND: Final[list[Operation]] = [_POINTS]
