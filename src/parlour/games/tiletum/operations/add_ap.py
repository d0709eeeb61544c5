"""More action points for the action of the die."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message
from parlour.games.tiletum.components import NONE, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, OPERATIONS, Adds, Operation
from parlour.games.tiletum.wording import key

ADD_AP: Final = 3
"""(ADD_AP, count)"""


class AddAp(Operation):
    """Only while the action of the die is the one under way."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, count = europe.pending.pop()
        for place in range(len(europe.pending) - 1, -1, -1):
            waiting = europe.pending[place]
            stronger = OPERATIONS[waiting[0]].strengthened(waiting, NONE, count)
            if stronger is not waiting:
                europe.pending[place] = stronger
                break
        return True

    def helps(self, europe: Europe, under_way: Frame) -> bool:
        return OPERATIONS[under_way[0]].strengthened(under_way, NONE, 1) is not under_way

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(ADD_AP, effect["add_ap"])] if effect.get("add_ap") else []

    def amount(self, frame: Frame) -> int:
        _code, count = frame
        return count

    def adds(self, frame: Frame) -> Adds:
        _code, count = frame
        return Adds(points=count)

    def words(self, frame: Frame) -> list[Message]:
        _code, count = frame
        return [key("part", "add-ap", {"count": count})]


_ADD_AP: Final = AddAp(ADD_AP, "add_ap", GOES_BY_ITSELF)
_ADD_AP.keys = ("add_ap",)
_ADD_AP.helps_rule = "T-H3"
FOUND: Final[list[Operation]] = [_ADD_AP]
