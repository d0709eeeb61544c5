"""Resources that come by themselves."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Message
from parlour.games.tiletum.components import KINDS, RESOURCES, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Adds, Operation
from parlour.games.tiletum.wording import amount

GAIN: Final = 0
"""(GAIN, resource, count)"""


class Gain(Operation):
    """So many of one resource."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, resource, count = europe.pending.pop()
        europe.goods[KINDS * europe.turn + resource] += count
        if events is not None:
            events.append(Event("gained", {"seat": europe.turn, "resource": resource, "count": count, "source": "effect"}))
        return True

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(GAIN, RESOURCES.index(name), count) for name, count in effect.get("gain", {}).items()]

    def amount(self, frame: Frame) -> int:
        _code, _resource, count = frame
        return count

    def adds(self, frame: Frame) -> Adds:
        _code, _resource, count = frame
        return Adds(resources=count)

    def words(self, frame: Frame) -> list[Message]:
        _code, resource, count = frame
        return [amount(resource, count)]


_GAIN: Final = Gain(GAIN, "gain", GOES_BY_ITSELF)
_GAIN.keys = ("gain",)
FOUND: Final[list[Operation]] = [_GAIN]
