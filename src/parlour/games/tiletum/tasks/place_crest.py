"""Task: placing a crest below a building."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.engine.piles import without
from parlour.games.tiletum.actions import CREST
from parlour.games.tiletum.components import (
    BUILDINGS,
    CREST_EFFECT,
    CREST_FOOD,
    FAMILIES,
    FOOD,
    FROM_CRESTS,
    KINDS,
    NONE,
    TILE_FAMILY,
    Frame,
)
from parlour.games.tiletum.components import CREST as CREST_TILE
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.complete import COMPLETE
from parlour.games.tiletum.tasks.base import Task
from parlour.games.tiletum.tasks.price import too_dear
from parlour.games.tiletum.wording import why

_CREST_THERE: Final = why("tiletum-why-crest-there", "T-T5")


class PlaceCrest(Task):
    """For food; the space for it gives a bonus at once."""

    def options(self, europe: Europe, frame: Frame, tile: int) -> list[int]:
        seat, first = europe.turn, CREST + BUILDINGS * TILE_FAMILY[tile]
        food = europe.goods[KINDS * seat + FOOD]
        return [
            first + building
            for building in range(BUILDINGS)
            if europe.crests[BUILDINGS * seat + building] == NONE and CREST_FOOD[building] <= food
        ]

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        seat = europe.turn
        family, building = (action - CREST) // BUILDINGS, (action - CREST) % BUILDINGS
        if family not in [TILE_FAMILY[tile] for tile in europe.storehouses[seat]]:
            return why("tiletum-why-not-stored", "T-T5")
        if europe.crests[BUILDINGS * seat + building] != NONE:
            return _CREST_THERE
        return too_dear(europe, ((FOOD, CREST_FOOD[building]),), "T-T5")

    def do(self, europe: Europe, action: int, events: Events) -> None:
        seat = europe.turn
        family, building = (action - CREST) // BUILDINGS, (action - CREST) % BUILDINGS
        tile = next(held for held in europe.storehouses[seat] if TILE_FAMILY[held] == family)
        europe.goods[KINDS * seat + FOOD] -= CREST_FOOD[building]
        europe.storehouses[seat] = without(europe.storehouses[seat], tile)
        europe.crests[BUILDINGS * seat + building] = tile
        if events is not None:
            events.append(Event("crest", {"seat": seat, "family": family, "building": building + 1}))
        europe.pending.append((COMPLETE, building))
        europe.pending += CREST_EFFECT[building]

    def sets_off(self, players: int) -> int:
        """A space takes one crest in the whole game, and nobody has two of a family."""
        return players * min(BUILDINGS, len(FAMILIES))


_PLACE_CREST: Final = PlaceCrest(CREST, CREST_TILE)
_PLACE_CREST.source = FROM_CRESTS
TASK: Final[Task] = _PLACE_CREST
