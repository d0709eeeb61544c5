"""Task: using a helper of the storehouse."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.engine.piles import without
from parlour.games.tiletum.actions import USE, USE_AT
from parlour.games.tiletum.components import FROM_HELPERS, HELPER, HELPERS, TILE_EFFECT, TILE_KIND, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import BOUND_TO_A_MOMENT, Operation
from parlour.games.tiletum.operations.draw_bonus import laid_out
from parlour.games.tiletum.operations.resolved import RESOLVED
from parlour.games.tiletum.tasks.base import Task
from parlour.games.tiletum.wording import why


def _unhelpful(europe: Europe, frame: Frame, tile: int) -> Operation | None:
    """The part of a helper that cannot be used while this operation is under way; None if all of them can."""
    for operation in BOUND_TO_A_MOMENT[tile]:
        if not operation.helps(europe, frame):
            return operation
    return None


def may_change_type(europe: Europe) -> bool:
    """Whether the seat whose turn it is holds a helper that could change the type of the die's resources."""
    for tile in europe.storehouses[europe.turn]:
        if TILE_KIND[tile] == HELPER:
            for operation in BOUND_TO_A_MOMENT[tile]:
                if operation.changes_type:
                    return True
    return False


class UseHelper(Task):
    """It keeps its space in the storehouse until it has worked."""

    def options(self, europe: Europe, frame: Frame, tile: int) -> list[int]:
        return [USE_AT[tile]] if _unhelpful(europe, frame, tile) is None else []

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        tile = HELPERS[action - USE]
        if tile not in europe.storehouses[europe.turn]:
            return why("tiletum-why-not-stored", "T-T14")
        unhelpful = _unhelpful(europe, frame, tile)
        return why("tiletum-why-helper-not-now", unhelpful.helps_rule) if unhelpful else None

    def do(self, europe: Europe, action: int, events: Events) -> None:
        seat, tile = europe.turn, HELPERS[action - USE]
        europe.storehouses[seat] = without(europe.storehouses[seat], tile)
        europe.using = (*europe.using, tile)
        if events is not None:
            events.append(Event("used", {"seat": seat, "tile": tile}))
        europe.pending.append((RESOLVED, tile))
        europe.pending += TILE_EFFECT[tile]

    def sets_off(self, players: int) -> int:
        """Once for each time that it is laid out, even when the discard is shuffled back."""
        return laid_out(players)


_USE_HELPER: Final = UseHelper(USE, HELPER)
_USE_HELPER.source = FROM_HELPERS
TASK: Final[Task] = _USE_HELPER
