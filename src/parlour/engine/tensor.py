"""Observations as numbers for a learner: a row of named blocks, each with its place in the tensor and its shape.

A game's `tensor` module lays its blocks out once and then writes one observation after the other into them. Every block is made
for the largest player count, so a game's tensors have one size; what is not used stays 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import NamedTuple


class Block(NamedTuple):
    """A part of the tensor. An index leads to a number of it, or to a row when it is shorter than the shape."""

    name: str
    offset: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)

    def at(self, *index: int) -> int:
        """Where in the tensor the number or the row begins."""
        place = 0
        for number, length in zip(index, self.shape, strict=False):
            if not 0 <= number < length:
                raise IndexError(f"tensor block {self.name} {self.shape} has no place {index}")
            place = place * length + number
        return self.offset + place * prod(self.shape[len(index) :])

    def mark(self, numbers: list[float], *index: int) -> None:
        """One of several: 1 at its place. A last index below 0 means none of them."""
        if index[-1] >= 0:
            numbers[self.at(*index)] = 1.0

    def put(self, numbers: list[float], values: Sequence[float], *index: int) -> None:
        """Write the values from this row on; fewer than fit are the first of them."""
        if len(values) > prod(self.shape[len(index) :]):
            raise IndexError(f"tensor block {self.name} {self.shape} has no room for {len(values)} numbers at {index}")
        place = self.at(*index)
        numbers[place : place + len(values)] = [float(value) for value in values]

    def pile(self, numbers: list[float], kinds: Iterable[int], copies: Sequence[int], *index: int) -> None:
        """Several of many kinds: how many of each, as a part of how many there are."""
        place = self.at(*index)
        for kind in kinds:
            numbers[place + kind] += 1.0 / copies[kind]


class Layout:
    """The blocks of a game's tensor, one behind the other."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, name: str, *shape: int) -> Block:
        """The next block."""
        made = Block(name, self.size, shape)
        self.blocks.append(made)
        self.size += made.size
        return made

    def empty(self) -> list[float]:
        """A tensor to write into."""
        return [0.0] * self.size


class Seating:
    """The blocks that every game begins with: who looks, how many play, who must act."""

    def __init__(self, layout: Layout, fewest: int, most: int) -> None:
        self.fewest = fewest
        self.viewer = layout.block("viewer", 1 + most)
        """A spectator, or the seat."""
        self.players = layout.block("players", most - fewest + 1)
        self.to_act = layout.block("to_act", 1 + most)
        """Chance, then the seats."""

    def write(self, numbers: list[float], viewer: int, players: int, to_act: tuple[int, ...]) -> list[int]:
        """Write the blocks; and say which place every seat has in the others.

        The viewer comes first and the others follow clockwise; a spectator sees seat 0 first.
        """
        places = [(seat - max(viewer, 0)) % players for seat in range(players)]
        self.viewer.mark(numbers, 1 + max(viewer, -1))
        self.players.mark(numbers, players - self.fewest)
        for seat in to_act:
            self.to_act.mark(numbers, 1 + places[seat] if seat >= 0 else 0)
        return places
