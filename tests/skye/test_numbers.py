"""Every number of the data file changed in a copy: engine, previews and box follow, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.games.skye.components import SYMBOLS
from tests.changed_numbers import Changes, Facts, check_all, facts_with, numbers_in

from . import numbers
from .slow import DATA

NAMES = (".id", ".region")
"""A tile's number is its name, and a symbol's region one of its regions; neither is an amount."""


def _rows() -> list[tuple[Changes, Facts]]:
    """What is changed, and which facts follow."""
    rows: list[tuple[Changes, Facts]] = [
        ({"players.fewest": 3}, {"players": [3, 5]}),
        ({"castle.count": 4}, {"players": [2, 4], "counted castle tiles": [5, 4], "behind, 5 players": None}),
        ({"castle.income": 6}, {"castle": 6, "highest prices": ["5", "5"], "preview: highest price": [6, 1]}),
        ({"income.whisky": 2}, {"whisky": 2, "preview: whisky": [0, 2]}),
        (
            {"drawing.tiles": 4},
            {"tiles drawn": 12, "highest prices": ["3", "3", "3"], "preview: highest price": [5, 2]},
        ),
        (
            {"drawing.least_price": 2},
            {"lowest price": 2, "highest prices": ["3", "3"], "preview: highest price": [5, 2]},
        ),
        _row("scoring_tiles.large_areas.tiles", 4, large_areas=0),
        _row("scoring_tiles.vertical_lines.tiles", 4, vertical_lines=0),
        (
            {"scroll_in_completed_area.times": 3},
            {"scroll in a completed area": 9, "preview: scroll in a completed area": [0, 9]},
        ),
        (
            {"gold_at_the_end.every": 3},
            {"gold at the end": 3, "preview: gold at the end": [3, 1], "greedy: a gold in the last round": 1 / 3},
        ),
        (
            {"gold_at_the_end.points": 2},
            {"gold at the end": 4, "preview: gold at the end": [4, 2], "greedy: a gold in the last round": 2 / 5},
        ),
    ]
    for goal in numbers.GOALS:
        each = {"connected_cattle": 1, "farm_animals": 2, "largest_water": 6}.get(goal, 1)
        points = next(row["points"] for row in DATA["scoring_tiles"] if row["id"] == goal) + 1
        rows.append(_row(f"scoring_tiles.{goal}.points", points, **{goal: points * each}))
    for place in range(3):
        brochs = [1, 3, 6]
        brochs[place] += 10
        facts = {"brochs": [*brochs, brochs[2]], "preview: brochs": brochs}
        rows.append(({f"scoring_tiles.brochs.by_count.{place}": brochs[place]}, facts))
    for goal in ("most_whisky", "most_ships", "most_gold"):
        rows.append(({f"scoring_tiles.{goal}.most": 7}, {goal: [7, 2, 0], f"preview: {goal}": [7, 2]}))
        rows.append(({f"scoring_tiles.{goal}.second": 4}, {goal: [5, 4, 0], f"preview: {goal}": [5, 4]}))
    for symbol, name in enumerate(SYMBOLS):
        total, points = numbers.scroll(symbol)
        rows.append(({f"scrolls.{name}.every": 3}, _scroll(name, total, total // 3, 2)))
        rows.append(({f"scrolls.{name}.points": 2}, _scroll(name, total, 2 * points, 12)))
    for track, players in (("2-4", 3), ("5", 5)):
        gold = [value + 2 for value in DATA["rounds"][track]["gold_per_player_ahead"]]
        changes = {f"rounds.{track}.gold_per_player_ahead.{number}": value for number, value in enumerate(gold)}
        rows.append((changes, {f"behind, {players} players": [gold, gold[1:]]}))
    values = [coin["value"] for coin in DATA["coins"]]
    for value, count in ((coin["value"], coin["count"]) for coin in DATA["coins"]):
        rows.append(({f"coins.{value}.count": count + 1}, {f"counted coins of {value}": [count, count + 1]}))
        coins = sorted([other + 20 if other == value else other for other in values], reverse=True)
        rows.append(({f"coins.{value}.value": value + 20}, {f"counted coins of {value}": [count, 0], "coins": coins}))
    for place, row in enumerate(DATA["counts"]):
        facts = {f"counted {row['what']}": [row["expected"] + 1, row["expected"]]}
        rows.append(({f"counts.{place}.expected": row["expected"] + 1}, facts))
    return rows


def _row(path: str, value: int, **facts: int) -> tuple[Changes, Facts]:
    """A number that the engine and its preview follow alike."""
    return {path: value}, {**facts, **{f"preview: {name}": fact for name, fact in facts.items()}}


def _scroll(name: str, total: int, points: int, ring: int) -> Facts:
    """What a scroll gives now; in the completed area lies one for lighthouses."""
    facts: Facts = {f"scroll for {name}": [total, points], f"preview: scroll for {name}": [0, points]}
    if name == "lighthouse":
        facts |= {"scroll in a completed area": ring, "preview: scroll in a completed area": [0, ring]}
    return facts


def _symbols() -> Changes:
    """Another count for every symbol on every tile."""
    return {
        f"tiles.{tile['id']}.symbols.{number}.count": symbol["count"] + 1 + (tile["id"] + number) % 3
        for tile in DATA["tiles"]
        for number, symbol in enumerate(tile["symbols"])
    }


@pytest.mark.rule("S-1.1", "S-1.2", "S-1.3", "S-2.1", "S-2.2", "S-6.3", "S-E1", "S-E2", "S-E3")
def test_the_engine_follows_every_number(tmp_path: Path) -> None:
    check_all("skye", _rows(), tmp_path)


@pytest.mark.rule("S-C2")
def test_every_count_on_a_tile_is_drawn_and_counted(tmp_path: Path) -> None:
    """All of them at once, since a tile's facts are its own; whisky counts as a tile, however many barrels it shows."""
    changes = _symbols()
    (found,) = facts_with("skye", [changes], tmp_path)
    totals = dict.fromkeys(SYMBOLS, 0)
    for tile in DATA["tiles"]:
        printed = [changes[f"tiles.{tile['id']}.symbols.{number}.count"] for number in range(len(tile["symbols"]))]
        counted = dict.fromkeys(SYMBOLS, 0)
        for symbol, count in zip(tile["symbols"], printed, strict=True):
            if symbol["type"] != "scroll":
                counted[symbol["type"]] += 1 if symbol["type"] == "whisky" else count
        assert found[f"tile {tile['id']}"] == [printed, list(counted.values())]
        totals = {name: total + counted[name] for name, total in totals.items()}
    assert {name: found[f"counted {name} symbols"][1] for name in SYMBOLS} == totals


def test_no_number_is_left_out() -> None:
    named = {path for changes, _expected in _rows() for path in changes} | _symbols().keys()
    assert {path for path in numbers_in(DATA) if not path.endswith(NAMES)} == named
