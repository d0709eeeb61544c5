"""Piles and hands: sorted tuples, from which one thing is taken out and into which one is put."""

from __future__ import annotations

from typing import Final, TypeAlias

Pile: TypeAlias = "tuple[int, ...]"

NOWHERE: Final = -1


def place_in(pile: Pile, thing: int) -> int:
    """Where in a sorted pile this thing is, or `NOWHERE`: compiled, a search by halves is quicker than `in`."""
    low, high = 0, len(pile)
    while low < high:
        middle = low + high >> 1
        if pile[middle] < thing:
            low = middle + 1
        else:
            high = middle
    return low if low < len(pile) and pile[low] == thing else NOWHERE


def without(pile: Pile, thing: int) -> Pile:
    """The pile less this thing; it need not be sorted."""
    place = pile.index(thing)
    return pile[:place] + pile[place + 1 :]


def taken_from(pile: Pile, thing: int) -> Pile:
    """The same for a sorted pile, where the thing is found sooner."""
    place = place_in(pile, thing)
    if place == NOWHERE:
        raise ValueError(f"{thing} is not in this pile")
    return pile[:place] + pile[place + 1 :]


def with_one(pile: Pile, thing: int) -> Pile:
    """The sorted pile with this thing."""
    place = len(pile)
    while place > 0 and pile[place - 1] > thing:
        place -= 1
    return (*pile[:place], thing, *pile[place:])
