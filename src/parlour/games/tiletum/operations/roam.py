"""A bonus that moves merchant and architect and places where they are; each part may be declined, in any order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.actions import DECLINE, FAMILY, HOUSE, MOVE, PILLAR
from parlour.games.tiletum.components import (
    EFFECTS,
    FROM_CHARACTERS,
    FROM_CONTRACTS,
    FROM_CRESTS,
    FROM_HELPERS,
    FROM_HOUSES,
    PIECES,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Adds, Declinable, Operation
from parlour.games.tiletum.pieces import THE_ARCHITECT, THE_MERCHANT
from parlour.games.tiletum.spending.place_house import houses_in, no_house_here, place_house
from parlour.games.tiletum.spending.place_pillar import no_pillar_here, pillars_here, place_pillar
from parlour.games.tiletum.spending.walk import move, moved, moves, no_move
from parlour.games.tiletum.wording import key

ROAM: Final = 32
"""(ROAM, merchant steps, architect steps, house, pillar, effect)"""

_RULES: Final = {FROM_HELPERS: "T-T14", FROM_CRESTS: "T-T5", FROM_CONTRACTS: "T-K4", FROM_HOUSES: "T-M3"}
"""The rule behind steps and placements that no character gives."""

_DOINGS: Final[dict[int, Callable[[Europe, int, Events], object]]] = {MOVE: move, HOUSE: place_house, PILLAR: place_pillar}
"""What is done, by the family of the choice."""


class Roam(Declinable):
    """Without anything to do it is lost."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        _code, merchant, architect, house, pillar, _effect = frame
        found = [DECLINE]
        if merchant:
            found += moves(europe, THE_MERCHANT, merchant)
        if architect:
            found += moves(europe, THE_ARCHITECT, architect)
        if house:
            found += houses_in(europe, europe.merchants[europe.turn])
        if pillar:
            found += pillars_here(europe)
        return found

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, merchant, architect, house, pillar, effect = europe.pending.pop()
        family = FAMILY[action]
        if family == DECLINE:
            return
        if family == HOUSE:
            house = 0
        elif family == PILLAR:
            pillar = 0
        elif moved(action) == THE_MERCHANT:
            merchant = 0
        else:
            architect = 0
        if merchant or architect or house or pillar:
            europe.pending.append((ROAM, merchant, architect, house, pillar, effect))
        _DOINGS[family](europe, action, events)

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        _code, merchant, architect, house, pillar, _effect = frame
        family = FAMILY[action]
        if family == MOVE:
            piece = moved(action)
            return no_move(europe, piece, merchant if piece == THE_MERCHANT else architect, action)
        if house and family == HOUSE:
            return no_house_here(europe, action)
        return no_pillar_here(europe, action) if pillar and family == PILLAR else None

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, _merchant, _architect, _house, _pillar, effect = frame
        return Prompt(key("prompt", "roam"), self._rule(effect))

    def _rule(self, effect: int) -> str:
        """The rule behind the effect as it is printed, also when a part of it is done."""
        source, parts = EFFECTS[effect]
        if source != FROM_CHARACTERS:
            return _RULES[source]
        for part in parts:
            if part[0] == ROAM:
                _code, merchant, architect, house, pillar, _effect = part
        if house or pillar:
            return "T-P9" if merchant or architect else "T-P10"
        return "T-P7" if merchant and architect else "T-P8"

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        move, placed = effect.get("move", {}), effect.get("place", "")
        if set(move) - set(PIECES) or placed not in ("", "house", "pillar"):
            raise ValueError(f"merchant or architect may move, a house or a pillar be placed, not {effect}")
        if not move and not placed:
            return []
        steps = [move.get(piece, 0) for piece in PIECES]
        return [(ROAM, *steps, int(placed == "house"), int(placed == "pillar"), number)]

    def adds(self, frame: Frame) -> Adds:
        """Two moves, two placements, and declining the rest."""
        return Adds(choices=5)

    def words(self, frame: Frame) -> list[Message]:
        _code, merchant, architect, house, pillar, _effect = frame
        found: list[Message] = []
        if merchant:
            found.append(key("part", "move-merchant", {"count": merchant}))
        if architect:
            found.append(key("part", "move-architect", {"count": architect}))
        if house:
            found.append(key("part", "place-house"))
        if pillar:
            found.append(key("part", "place-pillar"))
        return found


_ROAM: Final = Roam(ROAM, "roam", WAITS_FOR_SEAT)
_ROAM.keys = ("move", "place")
_ROAM.told_apart = 5
FOUND: Final[list[Operation]] = [_ROAM]
