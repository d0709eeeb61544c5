"""How a game went, in figures, against what its record says happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine.record import Record, load_all
from parlour.engine.statistics import statistics
from parlour.games import find
from tests.figures import amounts, total

GAME = find("king")
RECORDS = [record for _where, record in load_all(Path("tests/records/king-format2.jsonl"))]


@pytest.mark.parametrize("record", RECORDS)
def test_every_bid_that_was_paid_is_counted(record: Record) -> None:
    told = statistics(GAME, record)
    lots = [move for move in record.moves if move.startswith("* reveal ")]
    assert 0 < total(told, "king-stat-won") <= len(lots)
    buried = [move for move in record.moves if move.split()[1] == "bury"]
    assert total(told, "king-stat-buried") == len(buried) == len(lots)


def test_points_for_each_gold_are_told_to_those_who_have_paid() -> None:
    for record in RECORDS:
        told = statistics(GAME, record)
        assert record.outcome is not None
        for points, gold, each in zip(
            record.outcome.scores,
            amounts(told, "king-stat-paid-gold") or [0] * record.players,
            amounts(told, "king-stat-points-per-gold") or [None] * record.players,
            strict=True,
        ):
            assert each == (round(points / gold, 1) if gold else None) or not points
