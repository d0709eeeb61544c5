"""The registry of what action points are spent on: the options of every action."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from parlour.games.tiletum import spending
from parlour.games.tiletum.components import REAL_ACTIONS
from parlour.games.tiletum.spending.base import Spending


def _found() -> list[Spending]:
    """The options of every module here, in the order of their moves, because what is legal is told sorted."""
    found: list[Spending] = []
    for module in iter_modules(spending.__path__):
        found += getattr(import_module(f"{spending.__name__}.{module.name}"), "FOUND", [])
    found.sort(key=lambda option: option.family)
    return found


SPENDINGS: Final[list[Spending]] = _found()
FAMILIES: Final[frozenset[int]] = frozenset([option.family for option in SPENDINGS])
"""The families of moves that cost action points."""
SPENDINGS_IN: Final[list[list[Spending]]] = [
    [option for option in SPENDINGS if option.action == action] for action in range(REAL_ACTIONS)
]
"""By action: its options."""
SPENDING_BY: Final[list[dict[int, Spending]]] = [{option.family: option for option in among} for among in SPENDINGS_IN]
"""By action: its options by the family of their moves."""
