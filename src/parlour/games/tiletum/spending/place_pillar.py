"""Placing a pillar."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import PILLAR
from parlour.games.tiletum.components import (
    ARCHITECT,
    CATHEDRAL_AT,
    CATHEDRAL_TOWN,
    COST_STONE,
    NONE,
    PILLAR_COST,
    PILLAR_SPACES,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.wording import too_few_points, why

_NO_PILLAR: Final = why("tiletum-why-no-pillar", "T-A2")
_SECOND_PILLAR: Final = why("tiletum-why-second-pillar", "T-M6")
_PILLARS_FULL: Final = why("tiletum-why-pillar-spaces-taken", "T-M6")
_UNAVAILABLE: Final = why("tiletum-why-cathedral-unavailable", "T-M6")
_ARCHITECT_ELSEWHERE: Final = why("tiletum-why-architect-elsewhere", "T-AA2")


def pillar_bar(standing: int, cost: int, players: int, seat: int, cathedral: int) -> Prompt | None:
    """Why a seat with a pillar may not place it at a cathedral with these pillars and this cost tile; None if it may."""
    if standing >> seat & 1:
        return _SECOND_PILLAR
    if COST_STONE[cost] == NONE:
        return _UNAVAILABLE
    return None if standing.bit_count() < PILLAR_SPACES[players][cathedral] else _PILLARS_FULL


def no_pillar(europe: Europe, action: int) -> Prompt | None:
    """Why the seat whose turn it is may not place a pillar at the cathedral, wherever its architect is; None if it may."""
    seat, cathedral = europe.turn, action - PILLAR
    if europe.pillar_supply[seat] == 0:
        return _NO_PILLAR
    return pillar_bar(europe.pillars[cathedral], europe.costs[cathedral], europe.players, seat, cathedral)


def no_pillar_here(europe: Europe, action: int) -> Prompt | None:
    """The same where the own architect must be in the town."""
    cathedral = CATHEDRAL_AT[europe.architects[europe.turn]]
    return no_pillar(europe, action) if cathedral == action - PILLAR else _ARCHITECT_ELSEWHERE


def pillars_here(europe: Europe) -> list[int]:
    """The pillar that may be placed where the own architect is, if any."""
    cathedral = CATHEDRAL_AT[europe.architects[europe.turn]]
    return [PILLAR + cathedral] if cathedral != NONE and no_pillar(europe, PILLAR + cathedral) is None else []


def place_pillar(europe: Europe, action: int, events: Events) -> None:
    """A pillar stands."""
    cathedral = action - PILLAR
    europe.pillar_supply[europe.turn] -= 1
    europe.pillars[cathedral] |= 1 << europe.turn
    if events is not None:
        events.append(Event("pillar", {"seat": europe.turn, "space": CATHEDRAL_TOWN[cathedral]}))


class PlacePillar(Spending):
    """At the cathedral where the architect is, if it has a free space and no own pillar."""

    def options(self, europe: Europe, points: int) -> list[int]:
        return pillars_here(europe) if points >= PILLAR_COST else []

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        return no_pillar_here(europe, action) or too_few_points(PILLAR_COST, points)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        place_pillar(europe, action, events)
        return PILLAR_COST


FOUND: Final[list[Spending]] = [PlacePillar(ARCHITECT, PILLAR)]
