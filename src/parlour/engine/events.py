"""Events: what an action did, as data for people and screens, with who may see which part."""

from __future__ import annotations

from typing import TypeAlias

Fact: TypeAlias = "int | str | list[int]"
Facts: TypeAlias = "dict[str, Fact]"


class Event:
    """One thing that happened. `facts` are for everybody, `secret` only for the seats in `eyes`.

    With `whispered` only these seats learn that it happened at all.
    """

    __slots__ = ("eyes", "facts", "kind", "secret", "whispered")

    def __init__(
        self,
        kind: str,
        facts: Facts,
        secret: Facts | None = None,
        eyes: tuple[int, ...] = (),
        whispered: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.eyes = eyes
        self.whispered = whispered

    def heard_by(self, viewer: int) -> bool:
        """Whether the viewer may know that this happened."""
        return not self.whispered or viewer in self.eyes

    def view(self, viewer: int) -> Facts:
        """The event as this viewer may know it: an allow-list, JSON-able."""
        assert self.heard_by(viewer), "a whispered event is not for everybody"
        seen: Facts = {"kind": self.kind}
        seen.update(self.facts)
        if self.secret is not None and viewer in self.eyes:
            seen.update(self.secret)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.secret!r}, {self.eyes!r})"


def views(events: list[Event], viewer: int) -> list[Facts]:
    """What the viewer may know of all that happened."""
    return [event.view(viewer) for event in events if event.heard_by(viewer)]
