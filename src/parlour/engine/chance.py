"""Where chance comes from: a secret seed, a public commitment to it, and numbers anybody can compute again."""

from __future__ import annotations

import hashlib
import secrets
import struct
from abc import ABC, abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from parlour.engine.errors import SeedError

SEED_BYTES = 32
_WORDS_PER_BLOCK = 16
_UNPACK = struct.Struct(">16I").unpack


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """All that drawing needs: a whole number from 0 to n - 1. A class and no protocol: compiled, it is called directly."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""


class SeedStream(Rng):
    """The numbers that a seed fixes: the k-th chance action of a play uses word k.

    Block b of sixteen big-endian 32-bit words is SHA-512(seed || b as 8 bytes); word w picks `w * n >> 32` out of n.
    """

    def __init__(self, seed: bytes, position: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise SeedError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.position = position
        self._block = -1
        self._words: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        position = self.position
        block = position >> 4
        if block != self._block:
            self._words = _UNPACK(hashlib.sha512(self.seed + block.to_bytes(8, "big")).digest())
            self._block = block
        self.position = position + 1
        return (self._words[position & 15] * n) >> 32


class Dice(Rng):
    """Fast numbers for bots and search; repeatable from a seed, not meant to be verified."""

    def __init__(self, seed: int | str) -> None:
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def new_seed() -> bytes:
    """A fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def derived_seed(*parts: object) -> bytes:
    """A seed that follows from the given parts, for repeatable simulations."""
    return hashlib.sha256(":".join(str(part) for part in parts).encode()).digest()


def commitment(seed: bytes) -> str:
    """The public hash of a seed, shown before the first draw."""
    return hashlib.sha256(b"parlour seed " + seed).hexdigest()


def seed_from_hex(text: str) -> bytes:
    """The seed that a record spells out in hexadecimal."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise SeedError("the seed is not hexadecimal") from None
    if len(seed) != SEED_BYTES:
        raise SeedError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed
