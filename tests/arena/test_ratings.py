"""Ratings and intervals."""

from __future__ import annotations

import pytest

from parlour.arena.intervals import share_of
from parlour.arena.ratings import Won, rate
from parlour.engine.chance import Dice


def test_wilsons_interval() -> None:
    """Of 100 tosses 60: the interval that every table of statistics gives."""
    found = share_of(60, 100)
    assert (round(found.low, 4), round(found.high, 4)) == (0.5020, 0.6906)
    assert share_of(0, 10).low == 0.0
    assert share_of(10, 10).high == pytest.approx(1.0)
    assert share_of(0, 0) == (0.0, 0.0, 1.0, 0)


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    games = [Won(("strong", "weak"), (1.0, 0.0))] * 1000 + [Won(("weak", "strong"), (1.0, 0.0))] * 100
    strong, weak = rate(["weak", "strong"], games)
    assert (strong.bot, weak.bot) == ("strong", "weak")
    assert strong.rating - weak.rating == pytest.approx(400, abs=2)
    assert strong.rating + weak.rating == pytest.approx(2000)


def test_ratings_of_three_at_a_table_are_found_again_from_the_games() -> None:
    true = {"a": 4.0, "b": 2.0, "c": 1.0}
    rng = Dice("ratings")
    games = []
    for _ in range(4000):
        draw = rng.random() * 7.0
        winner = 0 if draw < 4.0 else 1 if draw < 6.0 else 2
        games.append(Won(tuple(true), tuple(float(seat == winner) for seat in range(3))))
    rated = {row.bot: row for row in rate(list(true), games)}
    assert rated["a"].rating - rated["c"].rating == pytest.approx(241, abs=25)
    assert rated["b"].low < rated["b"].rating < rated["b"].high
    assert rated["b"].high - rated["b"].low < 40


def test_more_games_make_intervals_narrower_and_a_clean_sheet_stays_finite() -> None:
    won = Won(("a", "b"), (1.0, 0.0))
    few, many = rate(["a", "b"], [won] * 5)[0], rate(["a", "b"], [won] * 500)[0]
    assert many.rating > few.rating
    assert many.rating < 3000
    close = [Won(("a", "b"), (0.5, 0.5))]
    assert rate(["a", "b"], close * 400)[0].high < rate(["a", "b"], close * 4)[0].high
