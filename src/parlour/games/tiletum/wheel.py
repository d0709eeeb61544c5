"""The wheel: which die value lies at which place."""

from __future__ import annotations

from parlour.games.tiletum.components import FACES
from parlour.games.tiletum.europe import Europe


def place_of(europe: Europe, value: int) -> int:
    """The place at the wheel where dice of this value lie."""
    return (value - 1 - europe.wheel) % FACES


def value_at(europe: Europe, place: int) -> int:
    """The die value at this place of the wheel."""
    return (europe.wheel + place) % FACES + 1
