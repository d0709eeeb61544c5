"""What the turn under way still brings."""

from __future__ import annotations

from typing import Final

from parlour.bots.greedy_1.tiletum_effects import PART, TILE_WORTH, part_worth
from parlour.games.tiletum.components import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    HOUSE_COST,
    JOKER,
    KINDS,
    KING,
    MERCHANT,
    MOVE_COST,
    PILLAR_COST,
    REAL_ACTIONS,
    ROOMS,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.act import ACT
from parlour.games.tiletum.operations.activating import ACTIVATING
from parlour.games.tiletum.operations.die_taken import DIE_TAKEN, promised
from parlour.games.tiletum.operations.joker_action import JOKER_ACTION
from parlour.games.tiletum.operations.parts import PARTS
from parlour.games.tiletum.operations.roam import ROAM
from parlour.games.tiletum.operations.sub_action import ACTION
from parlour.games.tiletum.pieces import THE_ARCHITECT, THE_MERCHANT

_UNSPENT: Final = {CONTRACT: 0.6, CHARACTER: 0.6, ARCHITECT: 0.0, MERCHANT: 0.0, KING: 0.0, JOKER: 1.2}
"""An action point that waits; with the merchant and the architect it is in what they can reach, with the king in the steps."""


class Turn:
    """What the turn under way still brings: action points by action, resources, and parts of bonuses by their worth."""

    __slots__ = ("goods", "points", "worth")

    def __init__(self, at: Europe, seat: int, ended: bool) -> None:
        self.goods = at.goods[KINDS * seat : KINDS * seat + KINDS]
        self.points = [0] * (REAL_ACTIONS + 1)
        self.worth = 0.0
        if ended:
            return
        for frame in at.pending:
            self._add(at, seat, frame)
        for action, weight in _UNSPENT.items():
            self.worth += weight * self.points[action]

    def _add(self, at: Europe, seat: int, frame: Frame) -> None:
        """What an operation that waits will bring."""
        code, *numbers = frame
        if code in (ACT, ACTION):
            action, points, *_of_die = numbers
            self.points[action] += points
        elif code == DIE_TAKEN:
            resource, count, action, points = promised(at, frame)
            self.goods[resource] += count
            self.points[action] += points
        elif code == JOKER_ACTION:
            (points,) = numbers
            self.points[JOKER] += points
        elif code == ROAM:
            merchant, architect, house, pillar, _effect = numbers
            self.points[MERCHANT] += MOVE_COST[THE_MERCHANT] * merchant + HOUSE_COST * house
            self.points[ARCHITECT] += MOVE_COST[THE_ARCHITECT] * architect + PILLAR_COST * pillar
        elif code == ACTIVATING:
            _building, rooms = numbers
            self.worth += sum([TILE_WORTH[at.rooms[ROOMS * seat + room]] for room in range(ROOMS) if rooms >> room & 1])
        elif code == PARTS or code in PART:
            self.worth += part_worth(frame)
