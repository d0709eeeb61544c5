"""What can be done, in the order of the numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.engine.moves import Move, Number, Numbering
from parlour_pearls.components import VALUES


class Dive(Move, frozen=True):
    """Bring up a shell that nobody has seen."""


class Rest(Move, frozen=True):
    """Let the turn pass."""


class Take(Move, frozen=True):
    """Take a shell from the reef."""

    value: Number


class Keep(Move, frozen=True):
    """Put the shell into the own basket, unseen."""


class Leave(Move, frozen=True):
    """Lay the shell on the reef for all to see."""


class Find(Move, frozen=True):
    """Chance: the shell that a dive brings up."""

    value: int


def _moves() -> Iterator[tuple[Move, str]]:
    yield from ((Dive(), "dive"), (Rest(), "rest"))
    yield from ((Take(value), f"take {value}") for value in VALUES)
    yield from ((Keep(), "keep"), (Leave(), "leave"))
    yield from ((Find(value), f"find {value}") for value in VALUES)


NUMBERING: Final = Numbering(_moves(), "'dive', 'take 3' or 'keep'")
DIVE: Final = NUMBERING.encode(Dive())
REST: Final = NUMBERING.encode(Rest())
TAKE: Final = {value: NUMBERING.encode(Take(value)) for value in VALUES}
KEEP: Final = NUMBERING.encode(Keep())
LEAVE: Final = NUMBERING.encode(Leave())
FIND: Final = {value: NUMBERING.encode(Find(value)) for value in VALUES}
