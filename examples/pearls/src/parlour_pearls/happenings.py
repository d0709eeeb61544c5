"""The shape of every kind of event."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType

from parlour.engine.happenings import Happening


class Dived(Happening, frozen=True):
    """Somebody dives."""

    seat: int


class Found(Happening, frozen=True):
    """The dive brings up a shell, which only the diver sees."""

    seat: int
    value: int | UnsetType = UNSET


class Kept(Happening, frozen=True):
    """It goes into the basket unseen."""

    seat: int
    value: int | UnsetType = UNSET


class Left(Happening, frozen=True):
    """It lies on the reef."""

    seat: int
    value: int


class Took(Happening, frozen=True):
    """A shell from the reef goes into a basket."""

    seat: int
    value: int


class Rested(Happening, frozen=True):
    """A turn passes."""

    seat: int


class Opened(Happening, frozen=True):
    """The end: what a basket weighs, and what that counts."""

    seat: int
    total: int
    points: int


AnyHappening: TypeAlias = Dived | Found | Kept | Left | Took | Rested | Opened
