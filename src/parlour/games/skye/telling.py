"""How a log tells what happened: by rounds and their phases; draws, and what is told again to all, may be skipped."""

from __future__ import annotations

from typing import Final

from parlour.engine.events import Facts
from parlour.engine.messages import Message, Telling

_PHASES: Final = {
    "drew": "skye-log-prices",
    "marked": "skye-log-prices",
    "priced": "skye-log-prices",
    "revealed": "skye-log-reveal",
    "offered": "skye-log-reveal",
    "bought": "skye-log-sale",
    "passed": "skye-log-sale",
    "kept": "skye-log-sale",
    "placed": "skye-log-building",
    "returned": "skye-log-building",
    "built": "skye-log-building",
    "went_back": "skye-log-building",
    "scored": "skye-log-scoring",
    "final": "skye-log-end",
}
_ASIDES: Final = frozenset({"drew", "marked", "priced", "placed", "returned"})
"""What is done unseen is told to all, or lies open, a little later."""


def telling(view: Facts) -> Telling:
    """A round begins with its income; every other event belongs to a phase."""
    kind = str(view["kind"])
    if kind == "round":
        return Telling(Message("skye-log-round", {"round": int(str(view["round"]))}), "heading")
    phase = _PHASES.get(kind)
    return Telling(Message(phase, {}) if phase else None, "aside" if kind in _ASIDES else "line")
