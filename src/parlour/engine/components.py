"""The audit of a game's components: counts against the rulebook's list, each with where the number comes from."""

from __future__ import annotations

from typing import Literal

import msgspec

Provenance = Literal["printed", "derived", "reconstructed"]


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the rulebook's component list."""

    what: str
    expected: int
    provenance: Provenance


class CountCheck(msgspec.Struct, frozen=True):
    """One line of the rulebook's component list against what the data file holds."""

    what: str
    expected: int
    found: int
    provenance: Provenance

    @property
    def ok(self) -> bool:
        return self.expected == self.found


def check_counts(expected: list[Expected], found: dict[str, int]) -> list[CountCheck]:
    """Every line of the list against what was found: none of what is not in the data at all."""
    return [CountCheck(row.what, row.expected, found.get(row.what, 0), row.provenance) for row in expected]


class Fact(msgspec.Struct, frozen=True):
    """A statement about the components and where it comes from."""

    what: str
    provenance: Provenance


class Value(msgspec.Struct, frozen=True):
    """One number of the data file and where it comes from."""

    where: str
    number: int
    provenance: Provenance


class Audit(msgspec.Struct, frozen=True):
    """What `parlour components GAME` prints."""

    game: str
    edition: str
    counts: list[CountCheck]
    facts: list[Fact]
    numbers: dict[Provenance, int]
    """How many numbers of the data file are of each provenance."""
    values: list[Value] = []
    """Every single number, for games whose data file tells them apart."""

    @property
    def ok(self) -> bool:
        return all(count.ok for count in self.counts)
