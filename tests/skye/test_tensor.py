"""What random play hardly ever brings into a tensor, and what a tensor refuses."""

from __future__ import annotations

import msgspec
import pytest

from parlour.engine.tensor import Layout
from parlour.games.skye.tensor import RETURNED, SHOW_GOLD, tensor

from .table import GAME


def test_a_tile_that_fitted_nowhere_shows() -> None:
    seen = GAME.new(2).observe(0)
    numbers = tensor(msgspec.structs.replace(seen, returned=(7,)))
    assert [place for place, number in enumerate(numbers) if number != tensor(seen)[place]] == [RETURNED.at(7)]


def test_whether_gold_is_shown_shows() -> None:
    numbers = [tensor(GAME.new(2, {"gold": gold}).observe(0)) for gold in ("hidden", "shown")]
    assert [row[SHOW_GOLD.offset] for row in numbers] == [0.0, 1.0]
    assert sum(one != other for one, other in zip(*numbers, strict=True)) == 1


def test_a_block_keeps_to_its_place() -> None:
    layout = Layout()
    first, second = layout.block("first", 2, 3), layout.block("second", 4)
    numbers = layout.empty()
    first.mark(numbers, 1, 2)
    first.mark(numbers, 0, -1)
    first.put(numbers, [0.25, 0.5], 0)
    second.pile(numbers, (3, 3, 0), (1, 1, 1, 4))
    assert numbers == [0.25, 0.5, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.5]
    for index in ((2, 0), (0, 3)):
        with pytest.raises(IndexError, match="first"):
            first.mark(numbers, *index)
    with pytest.raises(IndexError, match="first"):
        first.put(numbers, [0.0] * 4, 1)
