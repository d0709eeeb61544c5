"""How a game went, in figures, against its result."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine.record import Record, load_all
from parlour.engine.replay import replay
from parlour.engine.statistics import statistics
from parlour.games import find
from tests.figures import amounts, rows, total

GAME = find("skye")
RECORDS = [record for _where, record in load_all(Path("tests/records/skye-format2.jsonl"))]


@pytest.mark.parametrize("record", RECORDS)
def test_points_by_round_are_those_of_the_scoring_tiles(record: Record) -> None:
    told = statistics(GAME, record)
    result = replay(GAME, record).state.observe(0).result
    by_tile = [sum(source.points[seat] for source in result.sources if source.place) for seat in range(record.players)]
    scored = rows(told, "skye-stat-scoring")
    assert [sum(figure.amounts[seat] or 0 for figure in scored) for seat in range(record.players)] == by_tile


@pytest.mark.parametrize("record", RECORDS)
def test_what_one_buys_another_sells_and_the_purse_is_right(record: Record) -> None:
    told = statistics(GAME, record)
    assert total(told, "skye-stat-bought") == total(told, "skye-stat-sold")
    assert total(told, "skye-stat-spent") == total(told, "skye-stat-sales")
    nothing = [0] * record.players
    came = [amounts(told, f"skye-stat-{name}") or nothing for name in ("income", "sales")]
    went = [amounts(told, f"skye-stat-{name}") or nothing for name in ("spent", "paid-for-own")]
    left = amounts(told, "skye-stat-left") or nothing
    for seat in range(record.players):
        assert sum(part[seat] or 0 for part in came) - sum(part[seat] or 0 for part in went) == left[seat]
