"""Moving the merchant or the architect."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import MOVE
from parlour.games.tiletum.components import ARCHITECT, DISTANCE, FARTHEST, MERCHANT, MOVE_COST, SPACES
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.pieces import THE_ARCHITECT, THE_MERCHANT, places
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.wording import why


def _reach(piece: int, start: int, steps: int) -> list[int]:
    return [MOVE + len(SPACES) * piece + space for space in range(len(SPACES)) if 0 < DISTANCE[start][space] <= steps]


_REACH: Final[list[list[list[list[int]]]]] = [
    [[_reach(piece, start, steps) for steps in range(FARTHEST + 1)] for start in range(len(SPACES))]
    for piece in (THE_MERCHANT, THE_ARCHITECT)
]
"""By piece, space and steps: the moves that lead no farther."""


def moved(action: int) -> int:
    """The piece that moves."""
    return (action - MOVE) // len(SPACES)


def moves(europe: Europe, piece: int, steps: int) -> list[int]:
    """Where the piece of the seat whose turn it is may go with so many steps."""
    return _REACH[piece][places(europe, piece)[europe.turn]][min(steps, FARTHEST)]


def no_move(europe: Europe, piece: int, steps: int, action: int) -> Prompt | None:
    """Why the piece that has so many steps, and no other, does not get there; None if it does."""
    walker, space = moved(action), (action - MOVE) % len(SPACES)
    needed = DISTANCE[places(europe, walker)[europe.turn]][space]
    if needed == 0:
        return why("tiletum-why-already-there", "T-M2")
    if walker != piece:
        steps = 0
    return why("tiletum-why-too-far", "T-M2", {"needed": needed, "steps": steps}) if needed > steps else None


def move(europe: Europe, action: int, events: Events) -> int:
    """Walk the shortest way; says how many steps that is."""
    piece, space = moved(action), (action - MOVE) % len(SPACES)
    place = places(europe, piece)
    start = place[europe.turn]
    steps = DISTANCE[start][space]
    if events is not None:
        events.append(Event("moved", {"seat": europe.turn, "piece": piece, "start": start, "space": space, "steps": steps}))
    place[europe.turn] = space
    return steps


class Walk(Spending):
    """So many points for every step; a move names its end."""

    def __init__(self, action: int, piece: int) -> None:
        super().__init__(action, MOVE)
        self.piece = piece
        self.step = MOVE_COST[piece]

    def options(self, europe: Europe, points: int) -> list[int]:
        return moves(europe, self.piece, points // self.step)

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        if moved(action) != self.piece:
            return None
        return no_move(europe, self.piece, points // self.step, action)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        return self.step * move(europe, action, events)


WALKS: Final[list[Walk]] = [Walk(MERCHANT, THE_MERCHANT), Walk(ARCHITECT, THE_ARCHITECT)]
FOUND: Final[list[Spending]] = [*WALKS]
