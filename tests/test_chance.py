"""Seeds, commitments and the numbers that follow from them."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.chance import Dice, SeedStream, commitment, derived_seed, new_seed, seed_from_hex
from parlour.engine.errors import SeedError

SEED = bytes(range(32))


def test_the_stream_is_what_the_documentation_says() -> None:
    """Computed here again from the documented recipe alone, as an outsider would."""
    stream = SeedStream(SEED)
    numbers = [stream.below(1000) for _ in range(40)]
    words = b"".join(hashlib.sha512(SEED + block.to_bytes(8, "big")).digest() for block in range(3))
    expected = [int.from_bytes(words[4 * k : 4 * k + 4], "big") * 1000 >> 32 for k in range(40)]
    assert numbers == expected


@given(st.integers(0, 500), st.integers(1, 10_000))
def test_a_stream_can_start_anywhere(position: int, n: int) -> None:
    whole = SeedStream(SEED)
    for _ in range(position):
        whole.below(7)
    assert SeedStream(SEED, position).below(n) == whole.below(n)


def test_numbers_are_spread_evenly() -> None:
    stream = SeedStream(SEED)
    counts = [0] * 10
    for _ in range(20_000):
        counts[stream.below(10)] += 1
    assert all(1800 < count < 2200 for count in counts)


def test_a_commitment_binds_to_its_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(b"parlour seed " + SEED).hexdigest()
    assert commitment(SEED) != commitment(new_seed())
    assert derived_seed("a", 1) != derived_seed("a", 2)


@pytest.mark.parametrize("text", ["", "zz" * 32, "00" * 31, "00" * 33, "ключ"])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(SeedError):
        seed_from_hex(text)
    with pytest.raises(SeedError):
        SeedStream(b"short")


def test_dice_are_repeatable_and_shuffle_everything() -> None:
    items = list(range(50))
    Dice("x").shuffle(items)
    again = list(range(50))
    Dice("x").shuffle(again)
    assert items == again != list(range(50))
    assert sorted(items) == list(range(50))
