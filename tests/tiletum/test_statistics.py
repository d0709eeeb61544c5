"""How a game went, in figures, against its result."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine.record import Record, load_all
from parlour.engine.replay import replay
from parlour.engine.statistics import statistics
from parlour.games import find
from parlour.games.tiletum.components import RESOURCES, ROUNDS, START_VP, TURNS
from tests.figures import chapter, rows, total

GAME = find("tiletum")
RECORDS = [record for _where, record in load_all(Path("tests/records/tiletum-format2.jsonl"))]


@pytest.mark.parametrize("record", RECORDS)
def test_the_rounds_and_the_end_make_up_the_score(record: Record) -> None:
    told = statistics(GAME, record)
    assert record.outcome is not None
    parts = [*rows(told, "tiletum-stat-round"), *rows(told, "tiletum-stat-end")]
    gained = [sum(figure.amounts[seat] or 0 for figure in parts) for seat in range(record.players)]
    assert [START_VP + points for points in gained] == record.outcome.scores


@pytest.mark.parametrize("record", RECORDS)
def test_every_die_is_of_a_kind_and_its_action_points_are_used_or_lost(record: Record) -> None:
    told = statistics(GAME, record)
    dice = chapter(told, "tiletum-stat-dice").figures
    kinds = [figure for figure in dice if figure.what.key in {f"tiletum-resource-{name}" for name in RESOURCES}]
    assert sum(sum(filter(None, figure.amounts)) for figure in kinds) == ROUNDS * TURNS * record.players
    assert total(told, "tiletum-stat-spent") > 0


@pytest.mark.parametrize("record", RECORDS)
def test_works_are_counted_as_the_boards_show_them(record: Record) -> None:
    told = statistics(GAME, record)
    boards = replay(GAME, record).state.observe(0).boards
    assert total(told, "tiletum-stat-contracts") == sum(len(board.contracts) for board in boards)
    assert total(told, "tiletum-stat-cathedrals") == sum(len(board.cathedrals) for board in boards)
