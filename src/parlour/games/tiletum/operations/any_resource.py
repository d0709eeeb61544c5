"""Resources of free choice."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.actions import CHOOSE
from parlour.games.tiletum.components import (
    EFFECTS,
    FROM_CHARACTERS,
    FROM_CONTRACTS,
    FROM_CRESTS,
    FROM_HELPERS,
    FROM_HOUSES,
    KINDS,
    NONE,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Adds, Operation
from parlour.games.tiletum.wording import key

ANY: Final = 31
"""(ANY, count, effect): the effect as in `EFFECTS`, or -1 for the first exchange of a turn."""

_RULES: Final = {
    FROM_HELPERS: "T-H6",
    FROM_CHARACTERS: "T-P4",
    FROM_CRESTS: "T-T10",
    FROM_CONTRACTS: "T-T4",
    FROM_HOUSES: "T-M3",
}
"""The rule behind them, by where they come from."""


class AnyResource(Operation):
    """Chosen one by one; all of them are taken."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        return [CHOOSE + resource for resource in range(KINDS)]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, count, effect = europe.pending.pop()
        if count > 1:
            europe.pending.append((ANY, count - 1, effect))
        europe.goods[KINDS * europe.turn + action - CHOOSE] += 1
        if events is not None:
            source = "exchange" if effect == NONE else "effect"
            events.append(Event("gained", {"seat": europe.turn, "resource": action - CHOOSE, "count": 1, "source": source}))

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, count, effect = frame
        return Prompt(key("prompt", "any", {"count": count}), "T-AK4" if effect == NONE else _RULES[EFFECTS[effect].source])

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(ANY, effect["any"], number)] if effect.get("any") else []

    def amount(self, frame: Frame) -> int:
        _code, count, _effect = frame
        return count

    def adds(self, frame: Frame) -> Adds:
        _code, count, _effect = frame
        return Adds(resources=count, choices=count)

    def words(self, frame: Frame) -> list[Message]:
        _code, count, _effect = frame
        return [key("part", "any", {"count": count})]


_ANY: Final = AnyResource(ANY, "any", WAITS_FOR_SEAT)
_ANY.keys = ("any",)
_ANY.told_apart = 2
FOUND: Final[list[Operation]] = [_ANY]
