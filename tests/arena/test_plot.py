"""Charts of figures at their edges."""

from __future__ import annotations

from parlour.arena.plot import line_chart


def test_a_line_of_zeros_is_drawn() -> None:
    """As after a course of training in which nothing was won."""
    picture = line_chart("Learning", "generation", "per cent", [1, 2], {"won": [0.0, 0.0]})
    assert picture.count("<circle") == 2
    assert "nan" not in picture
