"""Selling a resource of choice for victory points."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.actions import CHOOSE, DECLINE
from parlour.games.tiletum.components import KINDS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Adds, Operation
from parlour.games.tiletum.wording import key

SELL: Final = 41
"""(SELL, points, source)"""


class Sell(Operation):
    """One resource, or none; without any it is lost."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        if europe.resources(europe.turn):
            return False
        europe.pending.pop()
        return True

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        first = KINDS * europe.turn
        return [DECLINE, *[CHOOSE + kind for kind in range(KINDS) if europe.goods[first + kind]]]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, points, source = europe.pending.pop()
        if action != DECLINE:
            europe.goods[KINDS * europe.turn + action - CHOOSE] -= 1
            europe.earn(europe.turn, source, points)

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, points, _source = frame
        return Prompt(key("prompt", "sell", {"points": points}), "T-T14")

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(SELL, effect["sell"], source)] if effect.get("sell") else []

    def adds(self, frame: Frame) -> Adds:
        return Adds(choices=1)

    def words(self, frame: Frame) -> list[Message]:
        _code, points, _source = frame
        return [key("part", "sell", {"points": points})]


_SELL: Final = Sell(SELL, "sell", WAITS_FOR_SEAT)
_SELL.keys = ("sell",)
FOUND: Final[list[Operation]] = [_SELL]
