"""Task: gold for another resource."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import BUY
from parlour.games.tiletum.components import GOLD, KINDS, TRADE_GET, TRADE_GOLD, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.tasks.base import Task
from parlour.games.tiletum.tasks.price import too_dear


def for_sale(resource: int) -> bool:
    """Gold buys no gold."""
    return resource != GOLD


def purchases(gold: int) -> int:
    """How many so much gold pays for."""
    return gold // TRADE_GOLD


_PURCHASES: Final[list[int]] = [BUY + resource - 1 for resource in range(KINDS) if for_sale(resource)]


class Buy(Task):
    """As often as there is gold."""

    def options(self, europe: Europe, frame: Frame, tile: int) -> list[int]:
        return _PURCHASES if purchases(europe.goods[KINDS * europe.turn + GOLD]) else []

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        return too_dear(europe, ((GOLD, TRADE_GOLD),), "T-T2")

    def do(self, europe: Europe, action: int, events: Events) -> None:
        resource = action - BUY + 1
        europe.goods[KINDS * europe.turn + GOLD] -= TRADE_GOLD
        europe.goods[KINDS * europe.turn + resource] += TRADE_GET
        if events is not None:
            events.append(Event("bought", {"seat": europe.turn, "resource": resource, "count": TRADE_GET, "gold": TRADE_GOLD}))

    def times(self, players: int, resources: int) -> int:
        """Every purchase spends gold, which no purchase brings back."""
        return resources


TASK: Final[Task] = Buy(BUY)
