"""Where very many wait, bots think for a part of their time; the log says so once, and once when it is over."""

from __future__ import annotations

import logging

import pytest

from parlour.tables.pace import Pace
from tests.tables.club import ANN, BEN


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def pace(clock: Clock) -> Pace:
    return Pace(clock)


def test_the_more_wait_the_shorter_is_a_thought(pace: Pace) -> None:
    assert [pace.part(f"owner {waiting}", waiting) for waiting in (0, 1, 2, 4, 7, 8, 500)] == [1, 1, 2, 4, 4, 8, 8]


def test_one_persons_haste_is_not_anothers(pace: Pace) -> None:
    assert pace.part(ANN, 49) == 8
    assert pace.part(BEN, 1) == 1


def test_it_is_said_once_for_each_change_and_lasts_until_it_is_calm(
    pace: Pace, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(20):
            assert pace.part(ANN, 49) == 8
        clock.now = 5.0
        assert pace.part(ANN, 0) == 8, "a moment's calm is none"
        clock.now = 11.0
        assert pace.part(ANN, 0) == 1
    assert ["1/8" in record.message for record in caplog.records] == [True, False]


def test_who_has_gone_is_forgotten(pace: Pace, clock: Clock) -> None:
    pace.part(ANN, 49)
    clock.now = 60.0
    pace.part(BEN, 0)
    assert not pace._hastes
