"""Figures of a game by the keys of their words."""

from __future__ import annotations

from parlour.engine.statistics import Statistics
from parlour.engine.tally import Chapter, Figure


def chapter(told: Statistics, key: str) -> Chapter:
    (found,) = [one for one in told.chapters if one.title.key == key]
    return found


def rows(told: Statistics, key: str) -> list[Figure]:
    """All that is called so; nothing if nobody had anything of it."""
    return [figure for one in told.chapters for figure in one.figures if figure.what.key == key]


def amounts(told: Statistics, key: str) -> list[float | None] | None:
    """What every seat had of it, if anybody had."""
    found = rows(told, key)
    return found[0].amounts if found else None


def total(told: Statistics, key: str) -> float:
    """What all seats had of it together."""
    return sum(filter(None, amounts(told, key) or []))
