"""Who sits with whom, and where."""

from __future__ import annotations

import pytest

from parlour.arena.lineups import around_one_table, every_pair, seatings
from parlour.engine.errors import SetupError


def test_the_last_bot_fills_the_table() -> None:
    assert around_one_table(["a", "b"], 4) == [("a", "b", "b", "b")]
    with pytest.raises(SetupError, match="3 bots do not fit on 2 seats"):
        around_one_table(["a", "b", "c"], 2)


def test_every_two_meet_and_each_is_once_alone_among_the_others() -> None:
    assert every_pair(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert every_pair(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]
    with pytest.raises(SetupError, match="each named once"):
        every_pair(["a", "a"], 2)


def test_everybody_sits_everywhere_equally_often() -> None:
    assert seatings(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert len(seatings(("a", "b", "c", "d"))) == 24
