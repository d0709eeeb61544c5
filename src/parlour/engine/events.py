"""Events: what an action did, as data for people and screens, with who may see which part."""

from __future__ import annotations

from typing import TypeAlias

Fact: TypeAlias = "int | str | list[int]"
Facts: TypeAlias = "dict[str, Fact]"


class Event:
    """One thing that happened. `facts` are for everybody, `secret` only for the seats in `eyes`."""

    __slots__ = ("eyes", "facts", "kind", "secret")

    def __init__(self, kind: str, facts: Facts, secret: Facts | None = None, eyes: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.eyes = eyes

    def view(self, viewer: int) -> Facts:
        """The event as this viewer may know it: an allow-list, JSON-able."""
        seen: Facts = {"kind": self.kind}
        seen.update(self.facts)
        if self.secret is not None and viewer in self.eyes:
            seen.update(self.secret)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.secret!r}, {self.eyes!r})"
