"""Steps on the king track."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.messages import Prompt
from parlour.games.tiletum import king_track
from parlour.games.tiletum.actions import ADVANCE
from parlour.games.tiletum.components import KING, STEP_COST
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.wording import too_few_points, why


def steps_for(points: int) -> int:
    """How many steps so many points are good for."""
    return points // STEP_COST


def advance(europe: Europe, points: int, events: Events) -> None:
    """As many steps as the points are good for."""
    king_track.advance(europe, europe.turn, steps_for(points), events)


class Advance(Spending):
    """All points at once."""

    def options(self, europe: Europe, points: int) -> list[int]:
        return [ADVANCE] if points >= STEP_COST else []

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        return too_few_points(STEP_COST, points)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        advance(europe, points, events)
        return points


_ADVANCE: Final = Advance(KING, ADVANCE)
_ADVANCE.must = why("tiletum-why-steps-first", "T-AR1")
FOUND: Final[list[Spending]] = [_ADVANCE]
