"""The wheel: which die value lies at which place."""

from __future__ import annotations

from parlour.games.tiletum.components import AP_BASE, FACES, JOKER, REAL_ACTIONS
from parlour.games.tiletum.europe import Europe


def place_of(europe: Europe, value: int) -> int:
    """The place at the wheel where dice of this value lie."""
    return (value - 1 - europe.wheel) % FACES


def value_at(europe: Europe, place: int) -> int:
    """The die value at this place of the wheel."""
    return (europe.wheel + place) % FACES + 1


def resources_of(value: int) -> int:
    """How many resources a die of this value gives."""
    return value


def points_of(value: int) -> int:
    """The action points of a die of this value."""
    return AP_BASE - value


def points_at(europe: Europe, seat: int, place: int) -> int:
    """The action points of a die at this place, with the seat's bonus marker; the joker's is that of what it becomes."""
    action = europe.action_tiles[place]
    marker = europe.bonus_ap[REAL_ACTIONS * seat + action] if action != JOKER else 0
    return points_of(value_at(europe, place)) + marker
