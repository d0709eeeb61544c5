"""A position with words for what a rule test does to it and asks of it: given, when, then. Each game adds words of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Self, TypeVar

import pytest

from parlour.engine.contract import CHANCE, SPECTATOR, Game, State
from parlour.engine.errors import IllegalAction
from parlour.engine.events import Event, Facts, views

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A position of a game. Where a seat may be named, it is by default the one to act."""

    game: Game

    def __init__(self, state: S) -> None:
        self.state = state

    @property
    def turn(self) -> int:
        """The one seat that acts now, or chance."""
        (seat,) = self.state.to_act()
        return seat

    # --- when ----------------------------------------------------------------------------------------------------------

    def do(self, *moves: str, seat: int | None = None) -> Self:
        """Do each move for the seat, checking that it was on offer and that nothing got lost."""
        for move in moves:
            self.happen(move, seat)
        return self

    def happen(self, move: str, seat: int | None = None) -> list[Event]:
        """Do one move and give back its events."""
        who = self.turn if seat is None else seat
        offered = self.chance() if who == CHANCE else self.legal(seat=who)
        assert move in offered, (move, offered)
        census = self.state.census()
        events: list[Event] = []
        self.state.apply(who, self.game.parse(move), events)
        assert self.state.census() == census
        return events

    def refuses(self, move: str, seat: int | None = None, error: type[IllegalAction] = IllegalAction) -> None:
        """Check that the seat may not do this, and that trying changes nothing."""
        who = self.turn if seat is None else seat
        assert move not in self.legal(seat=who)
        action, key = self.game.parse(move), self.state.key()
        events: list[Event] = []
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(who, action, events)
        assert caught.type is error
        assert (self.state.key(), events) == (key, [])

    def until(self, condition: Callable[[S], bool]) -> Self:
        """Always do the first thing on offer until the condition holds."""
        while not condition(self.state):
            seat = self.state.to_act()[0]
            self.do(next(iter(self.chance())) if seat == CHANCE else self.legal(seat=seat)[0], seat=seat)
        return self

    # --- then ----------------------------------------------------------------------------------------------------------

    def legal(self, start: str = "", seat: int | None = None) -> list[str]:
        """The moves of the seat, those that begin with the given words."""
        moves = self.state.legal_actions(self.turn if seat is None else seat)
        return [name for name in map(self.game.notation, moves) if name.startswith(start)]

    def chance(self) -> dict[str, int]:
        """What chance may do now, with the weights."""
        return {self.game.notation(action): weight for action, weight in self.state.chance_outcomes()}

    def view(self, viewer: int) -> bytes:
        """All that the viewer knows, as bytes."""
        return self.game.encode_observation(self.state.observe(viewer))


def seen(events: Sequence[Event], viewer: int = SPECTATOR, kind: str = "") -> list[Facts]:
    """The events (of one kind, if named) as far as the viewer may know them."""
    return [facts for facts in views(list(events), viewer) if kind in ("", facts["kind"])]
