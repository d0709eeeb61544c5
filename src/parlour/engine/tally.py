"""A tally: what somebody counts who watches a play from its first move to its last, told in figures when it is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from parlour.engine.events import Event, Facts
from parlour.engine.messages import Message


class Figure(NamedTuple):
    """Something that was counted, and how much of it each seat had; None where there is nothing to tell."""

    what: Message
    amounts: list[float | None]


class Chapter(NamedTuple):
    """Figures that belong together."""

    title: Message
    figures: list[Figure]


class Tally(ABC):
    """Watches one play. It may know everything: nobody is told before the end."""

    game: str
    """The name of the game, with which the keys of its words begin."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._counts: dict[str, list[int]] = {}

    @abstractmethod
    def watch(self, seat: int, action: int, events: list[Event], state: Any) -> None:
        """After every move: who did what, what happened, and the position to which it led."""

    @abstractmethod
    def chapters(self, state: Any) -> list[Chapter]:
        """All that was counted, when the play is over."""

    def count(self, what: str, seat: int, amount: int = 1) -> None:
        """So much more of it for the seat."""
        self.of(what)[seat] += amount

    def of(self, what: str) -> list[int]:
        """How much of it each seat had so far."""
        return self._counts.setdefault(what, [0] * self.players)

    def figure(self, what: str, amounts: Sequence[float | None] | None = None) -> Figure:
        """What was counted under this name, or other amounts, with its words."""
        return Figure(self._words(what), list(self.of(what) if amounts is None else amounts))

    def chapter(self, title: str, figures: list[Figure]) -> Chapter:
        """The figures that have something to tell, below their title."""
        return Chapter(self._words(title), [figure for figure in figures if any(figure.amounts)])

    def _words(self, name: str) -> Message:
        return Message(f"{self.game}-stat-{name}", {})


def all_facts(event: Event) -> Facts:
    """The event with what was secret then."""
    return {**event.facts, **(event.secret or {})}


def number(facts: Facts, name: str) -> int:
    """A fact that is a number."""
    value = facts[name]
    assert isinstance(value, int)
    return value
