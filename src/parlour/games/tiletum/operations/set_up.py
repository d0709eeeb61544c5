"""Set-up: what is drawn for the wheel, the cathedrals, the fairs and the first player, and what everybody starts with."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.actions import COST, FAIR, FIRST, SEGMENT, TOWN, WHEEL
from parlour.games.tiletum.components import (
    ACTIONS,
    CATHEDRAL_TOWN,
    COST_IDS,
    COST_STONE,
    FACES,
    FAIRS,
    GOLD,
    HOUSES_AT,
    HOUSES_AT_START,
    KINDS,
    NONE,
    START,
    START_GOLD,
    START_RESOURCES,
    TOWN_TILES,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, WAITS_FOR_CHANCE, Operation

SET_UP: Final = 8
"""(SET_UP,): everybody's pieces are laid out, now that the first player is known."""
DRAW_WHEEL: Final = 15
DRAW_SEGMENT: Final = 16
DRAW_COST: Final = 20
"""(DRAW_COST, cathedral)"""
DRAW_TOWN: Final = 21
DRAW_FAIR: Final = 22
DRAW_FIRST: Final = 23


class SetUp(Operation):
    """Resources by turn order, and a house for everybody in Tiletum."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending.pop()
        for place, seat in enumerate(europe.order):
            for resource in range(KINDS):
                europe.goods[KINDS * seat + resource] = START_RESOURCES[resource]
            europe.goods[KINDS * seat + GOLD] += START_GOLD[place]
            if HOUSES_AT_START:
                europe.houses[HOUSES_AT[europe.players][START][place]] = seat
        return True


class DrawWheel(Operation):
    """The die value at the first action."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(WHEEL + face, 1) for face in range(FACES)]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        europe.wheel = action - WHEEL


class DrawSegment(Operation):
    """The next action tile around the wheel."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(SEGMENT + action, 1) for action in range(len(ACTIONS)) if action not in europe.action_tiles]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        europe.action_tiles = (*europe.action_tiles, action - SEGMENT)


class DrawCost(Operation):
    """The construction cost of a cathedral; one will not be built."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(COST + cost, 1) for cost in range(len(COST_IDS)) if cost not in europe.costs]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, cathedral = europe.pending.pop()
        europe.costs[cathedral] = action - COST
        if events is not None and COST_STONE[action - COST] == NONE:
            events.append(Event("unavailable", {"space": CATHEDRAL_TOWN[cathedral]}))


class DrawTown(Operation):
    """The town of the next fair."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(TOWN + town, 1) for town, space in enumerate(TOWN_TILES) if space not in europe.fair_towns]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        europe.fair_towns = (*europe.fair_towns, TOWN_TILES[action - TOWN])


class DrawFair(Operation):
    """What the next fair scores."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(FAIR + fair, 1) for fair in range(len(FAIRS)) if fair not in europe.fairs]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        number, fair = len(europe.fairs), action - FAIR
        europe.fairs = (*europe.fairs, fair)
        if events is not None:
            events.append(Event("fair_tile", {"round": number + 1, "space": europe.fair_towns[number], "fair": fair}))


class DrawFirst(Operation):
    """The first player; the others follow clockwise."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [(FIRST + seat, 1) for seat in range(europe.players)]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        seat, players = action - FIRST, europe.players
        europe.order = tuple([(seat + step) % players for step in range(players)])
        europe.arrival = europe.order
        if events is not None:
            events.append(Event("first", {"seat": seat}))


FOUND: Final[list[Operation]] = [
    SetUp(SET_UP, "set_up", GOES_BY_ITSELF),
    DrawWheel(DRAW_WHEEL, "draw_wheel", WAITS_FOR_CHANCE),
    DrawSegment(DRAW_SEGMENT, "draw_segment", WAITS_FOR_CHANCE),
    DrawCost(DRAW_COST, "draw_cost", WAITS_FOR_CHANCE),
    DrawTown(DRAW_TOWN, "draw_town", WAITS_FOR_CHANCE),
    DrawFair(DRAW_FAIR, "draw_fair", WAITS_FOR_CHANCE),
    DrawFirst(DRAW_FIRST, "draw_first", WAITS_FOR_CHANCE),
]
