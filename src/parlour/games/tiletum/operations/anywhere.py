"""A house or a pillar wherever there is room."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum import pieces
from parlour.games.tiletum.actions import DECLINE, FAMILY, HOUSE, PILLAR
from parlour.games.tiletum.components import Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Adds, Declinable, Operation
from parlour.games.tiletum.wording import key

ANYWHERE: Final = 33
"""(ANYWHERE, what): 0 a house, 1 a pillar."""
_PLACED: Final = ("house", "pillar")
_RULES: Final = ("T-T6", "T-T7")


class Anywhere(Declinable):
    """Without any room it is lost."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        _code, what = frame
        return [DECLINE, *(pieces.pillars_anywhere(europe) if what else pieces.houses_anywhere(europe))]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        if action != DECLINE:
            pieces.place(europe, action, events)

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        _code, what = frame
        family = FAMILY[action]
        if what and family == PILLAR:
            return pieces.no_pillar(europe, action - PILLAR)
        return pieces.no_house(europe, action - HOUSE) if not what and family == HOUSE else None

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, what = frame
        return Prompt(key("prompt", "anywhere-" + _PLACED[what]), _RULES[what])

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        return [(ANYWHERE, _PLACED.index(effect["place_anywhere"]))] if effect.get("place_anywhere") else []

    def adds(self, frame: Frame) -> Adds:
        return Adds(choices=1)

    def words(self, frame: Frame) -> list[Message]:
        _code, what = frame
        return [key("part", _PLACED[what] + "-anywhere")]


_ANYWHERE: Final = Anywhere(ANYWHERE, "anywhere", WAITS_FOR_SEAT)
_ANYWHERE.keys = ("place_anywhere",)
FOUND: Final[list[Operation]] = [_ANYWHERE]
