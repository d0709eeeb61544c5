"""A house or a pillar wherever there is room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.actions import DECLINE, FAMILY, HOUSE, PILLAR
from parlour.games.tiletum.components import CATHEDRALS, TOWNS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Adds, Declinable, Operation
from parlour.games.tiletum.spending.place_house import houses_in, no_house, place_house
from parlour.games.tiletum.spending.place_pillar import no_pillar, place_pillar
from parlour.games.tiletum.wording import key

ANYWHERE: Final = 33
"""(ANYWHERE, what): its place in `_PLACED`."""
_PLACED: Final = ("house", "pillar")
_PILLAR: Final[int] = _PLACED.index("pillar")
_RULES: Final = ("T-T6", "T-T7")

_DOINGS: Final[dict[int, Callable[[Europe, int, Events], object]]] = {HOUSE: place_house, PILLAR: place_pillar}
"""What is done, by the family of the choice."""


def _houses(europe: Europe) -> list[int]:
    """The houses that may be placed in any town."""
    found: list[int] = []
    for town in TOWNS:
        found += houses_in(europe, town)
    return found


def _pillars(europe: Europe) -> list[int]:
    """The pillars that may be placed at any cathedral."""
    return [PILLAR + cathedral for cathedral in range(CATHEDRALS) if no_pillar(europe, PILLAR + cathedral) is None]


class Anywhere(Declinable):
    """Without any room it is lost."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        _code, what = frame
        return [DECLINE, *(_pillars(europe) if what == _PILLAR else _houses(europe))]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        family = FAMILY[action]
        if family != DECLINE:
            _DOINGS[family](europe, action, events)

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        _code, what = frame
        family = FAMILY[action]
        if what == _PILLAR:
            return no_pillar(europe, action) if family == PILLAR else None
        return no_house(europe, action) if family == HOUSE else None

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
