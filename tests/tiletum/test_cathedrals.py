"""Building cathedrals: stone for points."""

from __future__ import annotations

import pytest

from .table import Table, acting, cathedral

STACKS = {
    "koeln": [4, 2, 1],
    "paris": [5, 3, 1],
    "lyon": [6, 3, 1],
    "london": [6, 4, 2],
    "bordeaux": [7, 5, 2],
    "milano": [7, 4, 2],
    "praha": [8, 5, 2],
    "wien": [9, 5],
    "firenze": [9, 5],
}
COSTS = {"X1": (2, 1), "X2": (2, 2), "X3": (3, 3), "X4": (3, 4), "X5": (4, 5), "X6": (4, 6), "X7": (5, 7), "X8": (5, 8)}


def builder(stone: int, town: str, cost: str) -> Table:
    """Seat 0 has a pillar in the town, and stone; merchant and architect are in Tiletum."""
    return acting("merchant", 3, 4, stone=stone).costs(**{town: cost}).pillars(0, town)


@pytest.mark.rule("T-T12", "T-T13")
@pytest.mark.parametrize("cost", sorted(COSTS))
def test_stone_and_points_of_the_cost_tile(cost: str) -> None:
    stone, points = COSTS[cost]
    builder(stone - 1, "praha", cost).refuses("build praha")
    table = builder(stone + 1, "praha", cost).do("build praha")
    assert (table.has(0), table.points(), table.ap) == ({"stone": 1}, [10 + points + 8, 10, 10, 10], 3)


@pytest.mark.rule("T-T13")
@pytest.mark.parametrize("town", sorted(STACKS))
def test_the_top_tile_of_the_stack(town: str) -> None:
    """Whoever comes later gets the next one."""
    for taken, points in enumerate(STACKS[town]):
        table = builder(2, town, "X1")
        for seat in range(1, taken + 1):
            table.pillars(seat, town).contributed(seat, town)
        table.do(f"build {town}")
        assert table.points()[0] == 10 + 1 + points


@pytest.mark.rule("T-T12")
def test_it_needs_a_pillar_but_no_piece_there() -> None:
    table = acting("merchant", 3, 4, stone=9).costs(praha="X1").at(0, merchant="praha", architect="praha")
    table.pillars(1, "praha")
    table.refuses("build praha")
    table.pillars(0, "praha").at(0, merchant="paris", architect="paris")
    assert table.legal("build") == ["build praha"]


@pytest.mark.rule("T-T12")
def test_once_for_each_player_and_cathedral() -> None:
    table = builder(9, "praha", "X1").do("build praha")
    table.refuses("build praha")
    assert table.state.stacks[cathedral("praha")] == 1


@pytest.mark.rule("T-T12")
def test_several_cathedrals_in_one_turn_and_the_same_one_by_others() -> None:
    table = builder(9, "praha", "X1").costs(wien="X8").pillars(0, "wien").do("build wien", "build praha")
    assert (table.has(0), table.points()[0]) == ({"stone": 2}, 10 + 8 + 9 + 1 + 8)
    table.pillars(1, "praha").goods(1, stone=2).do("end turn", "build praha")
    assert table.points()[1] == 10 + 1 + 5


@pytest.mark.rule("T-T12")
def test_a_pillar_placed_in_this_action_counts() -> None:
    table = acting("architect", 2, 4, stone=2).costs(praha="X1").at(0, architect="praha")
    table.refuses("build praha")
    table.do("pillar praha", "build praha")
    assert (table.points()[0], table.ap) == (19, 1)


@pytest.mark.rule("T-T12")
def test_the_unavailable_cathedral_cannot_be_built() -> None:
    table = acting("architect", 2, 4, stone=9).costs(praha="X9").at(0, architect="praha")
    assert table.legal("pillar") + table.legal("build") == []


@pytest.mark.rule("T-T13")
def test_the_tile_needs_no_space_in_the_storehouse() -> None:
    table = builder(5, "wien", "X8").stored(0, "C01", "C02", "C03", "C04").do("build wien")
    assert (table.points()[0], table.storehouse(0)) == (10 + 8 + 9, ["C01", "C02", "C03", "C04"])
    assert table.state.observe(0).boards[0].cathedrals == (cathedral("wien"),)


@pytest.mark.rule("T-T12")
def test_building_takes_no_pillar_away() -> None:
    table = builder(2, "praha", "X1").do("build praha")
    assert table.state.pillars[cathedral("praha")] == 1
