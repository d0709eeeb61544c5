"""Chances to win from expected points."""

from __future__ import annotations

import pytest

from parlour.bots.winning import winning_chance


def test_chances_add_up_and_follow_the_points() -> None:
    points = [50.0, 55.0, 55.0]
    chances = [winning_chance(points, seat, 8.0) for seat in range(3)]
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] < chances[1] == chances[2]


def test_without_any_doubt_whoever_is_ahead_wins() -> None:
    assert winning_chance([10.0, 11.0], 1, 0.0) == pytest.approx(1.0)
    assert winning_chance([10.0, 10.0], 1, 0.0) == pytest.approx(0.5)
