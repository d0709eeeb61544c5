"""Task: contributing to a cathedral."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import BUILD
from parlour.games.tiletum.components import (
    CATHEDRAL_POINTS,
    CATHEDRAL_TOWN,
    CATHEDRALS,
    COST_POINTS,
    COST_STONE,
    FROM_CATHEDRALS,
    KINDS,
    STONE,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.tasks.base import Task
from parlour.games.tiletum.tasks.price import too_dear
from parlour.games.tiletum.wording import why

_NO_OWN_PILLAR: Final = why("tiletum-why-no-own-pillar", "T-T12")
_BUILT_ALREADY: Final = why("tiletum-why-built-already", "T-T12")
_STACK_EMPTY: Final = why("tiletum-why-stack-empty", "T-T13")


def contribution_bar(standing: int, built: int, taken: int, seat: int, cathedral: int) -> Prompt | None:
    """Why the seat may not contribute, however much stone it has, to a cathedral with these pillars after so many tiles are
    taken, when it has contributed to these; None if it may.
    """
    if standing >> seat & 1 == 0:
        return _NO_OWN_PILLAR
    if built >> cathedral & 1:
        return _BUILT_ALREADY
    return None if taken < len(CATHEDRAL_POINTS[cathedral]) else _STACK_EMPTY


def _bar(europe: Europe, cathedral: int) -> Prompt | None:
    """The same for the seat whose turn it is."""
    seat = europe.turn
    return contribution_bar(europe.pillars[cathedral], europe.built[seat], europe.stacks[cathedral], seat, cathedral)


def cathedral_points(cathedral: int, cost: int, taken: int) -> int:
    """What contributing gives with this cost tile after so many tiles are taken; 0 if none is left."""
    stack = CATHEDRAL_POINTS[cathedral]
    return COST_POINTS[cost] + stack[taken] if taken < len(stack) else 0


class Contribute(Task):
    """Stone for the top tile of a cathedral where the own pillar stands."""

    def options(self, europe: Europe, frame: Frame, tile: int) -> list[int]:
        found: list[int] = []
        seat = europe.turn
        stone = europe.goods[KINDS * seat + STONE]
        if stone:
            own = 1 << seat
            for cathedral, standing in enumerate(europe.pillars):
                if standing & own == 0:  # as at most of them: they are passed over first
                    continue
                if COST_STONE[europe.costs[cathedral]] <= stone and _bar(europe, cathedral) is None:
                    found.append(BUILD + cathedral)
        return found

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        cathedral = action - BUILD
        cost = ((STONE, COST_STONE[europe.costs[cathedral]]),)
        return _bar(europe, cathedral) or too_dear(europe, cost, "T-T12")

    def do(self, europe: Europe, action: int, events: Events) -> None:
        seat, cathedral = europe.turn, action - BUILD
        cost = europe.costs[cathedral]
        points = cathedral_points(cathedral, cost, europe.stacks[cathedral])
        europe.goods[KINDS * seat + STONE] -= COST_STONE[cost]
        europe.built[seat] |= 1 << cathedral
        europe.stacks[cathedral] += 1
        points = europe.earn(seat, FROM_CATHEDRALS, points)
        if events is not None:
            events.append(Event("built", {"seat": seat, "space": CATHEDRAL_TOWN[cathedral], "points": points}))

    def times(self, players: int, resources: int) -> int:
        """Everybody once to every cathedral, as long as it has tiles."""
        return min(players * CATHEDRALS, sum([len(stack) for stack in CATHEDRAL_POINTS]))


TASK: Final[Task] = Contribute(BUILD)
