"""Every number of the data file changed in a copy: the engine follows, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.games.skye.components import SYMBOLS
from tests.changed_numbers import Changes, Facts, check_all, numbers_in

from . import numbers
from .slow import DATA

OUTSIDE = ("counts.", "coins.", "tiles.", "castle.")
"""What the box holds and what is printed on its tiles: `test_components` and `test_properties` look at that."""


def _rows() -> list[tuple[Changes, Facts]]:
    """What is changed, and which facts follow."""
    rows: list[tuple[Changes, Facts]] = [
        ({"players.fewest": 3}, {"players": [3, 5]}),
        ({"castle.income": 6}, {"castle": 6, "highest prices": ["5", "5"]}),
        ({"income.whisky": 2}, {"whisky": 2}),
        ({"drawing.tiles": 4}, {"tiles drawn": 12, "highest prices": ["3", "3", "3"]}),
        ({"drawing.least_price": 2}, {"lowest price": 2, "highest prices": ["3", "3"]}),
        ({"scoring_tiles.large_areas.tiles": 4}, {"large_areas": 0}),
        ({"scoring_tiles.vertical_lines.tiles": 4}, {"vertical_lines": 0}),
        ({"scroll_in_completed_area.times": 3}, {"scroll in a completed area": 9}),
        ({"gold_at_the_end.every": 3}, {"gold at the end": 3, "greedy: a gold in the last round": 1 / 3}),
        ({"gold_at_the_end.points": 2}, {"gold at the end": 4, "greedy: a gold in the last round": 2 / 5}),
    ]
    for goal in numbers.GOALS:
        each = {"connected_cattle": 1, "farm_animals": 2, "largest_water": 6}.get(goal, 1)
        points = next(row["points"] for row in DATA["scoring_tiles"] if row["id"] == goal) + 1
        rows.append(({f"scoring_tiles.{goal}.points": points}, {goal: points * each}))
    for place in range(3):
        brochs = [1, 3, 6]
        brochs[place] += 10
        rows.append(({f"scoring_tiles.brochs.by_count.{place}": brochs[place]}, {"brochs": [*brochs, brochs[2]]}))
    for goal in ("most_whisky", "most_ships", "most_gold"):
        rows.append(({f"scoring_tiles.{goal}.most": 7}, {goal: [7, 2, 0]}))
        rows.append(({f"scoring_tiles.{goal}.second": 4}, {goal: [5, 4, 0]}))
    for symbol, name in enumerate(SYMBOLS):
        total, points = numbers.scroll(symbol)
        rarer: Facts = {"scroll in a completed area": 2} if name == "lighthouse" else {}
        dearer: Facts = {"scroll in a completed area": 12} if name == "lighthouse" else {}
        rows.append(({f"scrolls.{name}.every": 3}, {f"scroll for {name}": [total, total // 3], **rarer}))
        rows.append(({f"scrolls.{name}.points": 2}, {f"scroll for {name}": [total, 2 * points], **dearer}))
    for track, players in (("2-4", 3), ("5", 5)):
        gold = DATA["rounds"][track]["gold_per_player_ahead"]
        changes = {f"rounds.{track}.gold_per_player_ahead.{number}": value + 2 for number, value in enumerate(gold)}
        rows.append((changes, {f"behind, {players} players": [value + 2 for value in gold]}))
    return rows


@pytest.mark.rule("S-1.1", "S-1.2", "S-1.3", "S-2.1", "S-2.2", "S-6.3", "S-E1", "S-E2", "S-E3")
def test_the_engine_follows_every_number(tmp_path: Path) -> None:
    check_all("skye", _rows(), tmp_path)


def test_no_number_of_the_rules_is_left_out() -> None:
    named = {path for changes, _expected in _rows() for path in changes}
    assert {path for path in numbers_in(DATA) if not path.startswith(OUTSIDE)} <= named
