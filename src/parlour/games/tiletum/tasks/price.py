"""What tasks cost."""

from __future__ import annotations

from typing import TypeAlias

from parlour.engine.messages import Prompt
from parlour.games.tiletum.components import KINDS
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.wording import lacks

Price: TypeAlias = "tuple[tuple[int, int], ...]"
"""Resources, each with how many of it."""


def too_dear(europe: Europe, price: Price, rule: str) -> Prompt | None:
    """That the seat whose turn it is cannot pay the price, and what it lacks; None if it can."""
    first = KINDS * europe.turn
    lacking = [(resource, count - europe.goods[first + resource]) for resource, count in price]
    return lacks([(resource, count) for resource, count in lacking if count > 0], rule)
