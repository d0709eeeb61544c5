"""The architect action: moving, pillars, bonus tiles of the towns."""

from __future__ import annotations

import pytest

from .table import Table, acting, lay_in_town, pieces, placed, supplied, supply, town_tiles


def architect(points: int, town: str, players: int = 4) -> Table:
    """Seat 0 has so many points for the architect, who is in this town; the merchant is in Wien."""
    return acting("architect", points, players).at(0, architect=town, merchant="wien")


@pytest.mark.rule("T-AA1")
@pytest.mark.parametrize(
    ("start", "there"),
    [
        ("frankfurt", {"koeln", "strasbourg", "leipzig", "nuernberg"}),
        ("nuernberg", {"frankfurt", "praha", "nuernberg_verona"}),
        ("nuernberg_verona", {"nuernberg", "verona"}),
        ("tiletum", {"paris", "brugge", "antwerpen", "koeln"}),
    ],
)
def test_one_point_leads_to_every_adjacent_space_and_no_farther(start: str, there: set[str]) -> None:
    table = architect(1, start)
    assert set(table.legal("architect to")) == {f"architect to {name}" for name in there}


@pytest.mark.rule("T-AA1", "T-A1")
def test_every_step_costs_one_point() -> None:
    table = architect(3, "frankfurt").do("architect to nuernberg")
    assert table.ap == 2
    table.do("architect to praha")
    assert (table.ap, pieces(table)) == (1, ("wien", "praha"))
    table.do("architect to wien")
    assert table.ap == 0
    assert table.legal("architect to") == []


@pytest.mark.rule("T-AA1")
def test_a_road_space_is_a_step() -> None:
    table = architect(2, "strasbourg")
    assert "architect to milano" in table.legal()
    table.do("architect to milano")
    assert table.ap == 0
    table = architect(1, "strasbourg")
    table.refuses("architect to milano")
    table.do("architect to strasbourg_milano")
    assert table.ap == 0


@pytest.mark.rule("T-AA1")
def test_the_architect_action_does_not_move_the_merchant_nor_place_houses() -> None:
    table = architect(6, "koeln").at(0, merchant="koeln")
    assert table.legal("merchant to") == []
    assert table.legal("house") == []


@pytest.mark.rule("T-AA2", "T-A2")
def test_a_pillar_costs_one_point_and_comes_from_the_supply() -> None:
    table = architect(2, "praha").do("pillar praha")
    assert (table.ap, supply(table)) == (1, (2, 1))
    assert placed(table)[1] == {"praha"}


@pytest.mark.rule("T-AA2")
def test_a_pillar_is_placed_only_where_the_architect_is() -> None:
    table = architect(6, "praha")
    assert table.legal("pillar") == ["pillar praha"]
    table.refuses("pillar wien")
    assert architect(6, "nuernberg").legal("pillar") == []
    assert architect(6, "nuernberg_verona").legal("pillar") == []


@pytest.mark.rule("T-AA2")
def test_no_second_own_pillar_at_a_cathedral() -> None:
    table = architect(3, "praha").do("pillar praha")
    table.refuses("pillar praha")
    assert supply(table) == (2, 1)


@pytest.mark.rule("T-AA2")
@pytest.mark.parametrize(("players", "town", "others"), [(2, "praha", 1), (3, "london", 2), (4, "wien", 2), (4, "praha", 3)])
def test_no_pillar_without_a_free_space(players: int, town: str, others: int) -> None:
    """Spaces: Praha 1 for two players, London 2 for three, Wien 2 and Praha 3 for four."""
    table = architect(3, town, players)
    for seat in range(1, others):
        table.pillars(seat, town)
    assert f"pillar {town}" in table.legal()
    table.pillars(others, town)
    table.refuses(f"pillar {town}")


@pytest.mark.rule("T-AA2")
def test_no_pillar_at_the_unavailable_cathedral() -> None:
    table = architect(3, "praha").costs(praha="X9")
    table.refuses("pillar praha")


@pytest.mark.rule("T-A2", "T-AA2")
def test_without_a_pillar_in_the_supply_none_is_placed() -> None:
    """The pillars of the contract spaces do not count."""
    table = architect(6, "praha").pillars(0, "paris", "koeln")
    assert supply(table) == (2, 0)
    table.refuses("pillar praha")
    supplied(table, 2, 1).do("pillar praha")


@pytest.mark.rule("T-AA3")
def test_a_bonus_tile_of_the_town_costs_one_point_and_is_not_replaced() -> None:
    table = lay_in_town(architect(2, "nuernberg"), "nuernberg", "B29").do("take B29")
    assert (table.ap, table.storehouse(0)) == (1, ["B29"])
    assert town_tiles(table, "nuernberg") == []
    assert table.legal("take") == []
    table.do("end turn")
    assert town_tiles(table, "nuernberg") == []


@pytest.mark.rule("T-AA3", "T-A1")
def test_both_tiles_of_a_town_may_be_taken_one_point_each() -> None:
    table = architect(2, "frankfurt")
    first, second = town_tiles(table, "frankfurt")
    table.do(f"take {second}", f"take {first}")
    assert (table.ap, sorted(table.storehouse(0))) == (0, sorted([first, second]))


@pytest.mark.rule("T-AA3")
def test_tiles_of_the_merchants_town_or_of_other_towns_stay() -> None:
    table = lay_in_town(architect(3, "nuernberg").at(0, merchant="leipzig"), "leipzig", "B30")
    table.refuses("take B30")
    assert architect(3, "nuernberg_verona").legal("take") == []


@pytest.mark.rule("T-AA3")
def test_a_full_storehouse_takes_no_tile_until_a_task_frees_a_space() -> None:
    table = lay_in_town(architect(3, "nuernberg").stored(0, "C01", "C02", "C03", "B30"), "nuernberg", "B29")
    table.refuses("take B29")
    table.do("use B30", "take B29")
    assert table.ap == 2


@pytest.mark.rule("T-A1")
def test_options_in_any_order_and_again() -> None:
    """Pillar first, then tile, steps, and a second pillar."""
    table = lay_in_town(architect(6, "koeln"), "koeln", "B27")
    table.do("pillar koeln", "take B27", "architect to tiletum", "architect to paris", "pillar paris", "architect to troyes")
    assert (table.ap, placed(table)[1], table.storehouse(0)) == (0, {"koeln", "paris"}, ["B27"])
    assert table.legal() == ["end turn", "use B27"]


@pytest.mark.rule("T-A1")
def test_points_may_be_left() -> None:
    table = architect(6, "koeln").do("architect to frankfurt", "end turn")
    assert table.turn == 1
