"""Who sits with whom, and where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from parlour.engine.errors import SetupError

Lineup = tuple[str, ...]


def around_one_table(bots: Sequence[str], players: int) -> list[Lineup]:
    """These bots at one table; the last one also takes the seats that are left over."""
    if len(bots) > players:
        raise SetupError(f"{len(bots)} bots do not fit on {players} seats")
    return [tuple(bots) + (bots[-1],) * (players - len(bots))]


def every_pair(bots: Sequence[str], players: int) -> list[Lineup]:
    """Every two of the bots: against each other, and where there are more seats, each alone among the other's likes."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise SetupError("a tournament needs at least two bots, each named once")
    pairs = [(one, other) for one, other in combinations(bots, 2)]
    if players > 2:
        pairs = [pair for one, other in pairs for pair in ((one, other), (other, one))]
    return [(one,) + (other,) * (players - 1) for one, other in pairs]


def seatings(lineup: Lineup) -> list[Lineup]:
    """Every way in which they can sit: no seat is anybody's advantage once all of them were played."""
    return sorted(set(permutations(lineup)))
