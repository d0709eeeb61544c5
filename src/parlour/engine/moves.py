"""Moves: what an action is, as a small typed object with the names of the data; its number and its notation follow from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Annotated, Any, TypeAlias, get_type_hints

import msgspec

from parlour.engine.errors import NotationError
from parlour.engine.messages import Prompt

_CHOSEN = msgspec.Meta(extra={"chosen": "by number"})
Number: TypeAlias = Annotated[int, _CHOSEN]
"""What people choose as a number, such as a bid: its digit is typed, and many of them are a range."""


def snake(name: str) -> str:
    """A class's name as a tag spells it."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Move(msgspec.Struct, frozen=True, tag_field="kind", tag=snake):
    """One thing that can be done. As JSON `{"kind": "bid", "amount": 3}`; its `repr` is the call that makes it."""


def kind_of(move: Move) -> str:
    """The kind of the move, as the wire and the catalogue's keys spell it."""
    return snake(type(move).__name__)


def number_of(move: Move) -> int | None:
    """The number that is chosen with this move, if one is."""
    field = _number_field(type(move))
    return None if field is None else int(getattr(move, field))


@cache
def _number_field(kind: type[Move]) -> str | None:
    hints = get_type_hints(kind, include_extras=True)
    return next((name for name, hint in hints.items() if _CHOSEN in getattr(hint, "__metadata__", ())), None)


class Numbering:
    """The moves of a game in the order of their numbers, each with its notation."""

    def __init__(
        self,
        rows: Iterable[tuple[Move, str]],
        examples: str,
        never: Callable[[Any], Prompt | None] = lambda _move: None,
    ) -> None:
        self.never = never
        """Why no game has a move that has no number, where people ask for one."""
        self.moves: list[Move] = []
        self.notations: list[str] = []
        for move, notation in rows:
            self.moves.append(move)
            self.notations.append(notation)
        self._examples = examples
        self._by_notation = {text: number for number, text in enumerate(self.notations)}
        self._by_move = {(kind_of(move), move): number for number, move in enumerate(self.moves)}
        self._first: dict[type[Move], int] = {}
        for number, move in enumerate(self.moves):
            self._first.setdefault(type(move), number)
        self.kinds: tuple[type[Move], ...] = tuple(self._first)
        union: Any = self.kinds[0]
        for kind in self.kinds[1:]:
            union = union | kind
        self.type: Any = union
        """The union of all kinds of move: what a reader of JSON expects."""

    def notation(self, action: int) -> str:
        """The action as text."""
        return self.notations[action]

    def typed(self, action: int) -> Move:
        """The action as a move."""
        return self.moves[action]

    def is_a(self, action: int, kind: type[Move]) -> bool:
        """Whether the action is a move of this kind; a number that no action has is none."""
        return 0 <= action < len(self.moves) and isinstance(self.moves[action], kind)

    def first(self, kind: type[Move]) -> int:
        """The number of the first move of this kind."""
        return self._first[kind]

    def parse(self, text: str) -> int:
        """The action that the text names."""
        action = self._by_notation.get(" ".join(text.split()))
        if action is None:
            raise NotationError(f"{text!r} names no action of this game; try {self._examples}")
        return action

    def encode(self, move: Any) -> int:
        """The number of a move."""
        action = self._by_move.get((kind_of(move), move)) if isinstance(move, Move) else None
        if action is None:
            raise NotationError(f"{move!r} is no action of this game")
        return action

    def read(self, data: Any) -> Move:
        """The move that plain data (of JSON) spell out; it may be one that no game has."""
        try:
            move: Move = msgspec.convert(data, type=self.type)
        except msgspec.ValidationError as error:
            raise NotationError(f"this is no move of the game: {error}") from None
        return move
