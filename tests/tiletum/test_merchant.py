"""The merchant action: moving, houses and what their spaces give, bonus tiles of the towns."""

from __future__ import annotations

import pytest

from .table import Table, acting, lay_in_town, lodgers, pieces, placed, stage, supplied, supply, town_tiles


def merchant(points: int, town: str, players: int = 4) -> Table:
    """Seat 0 has so many points for the merchant, who is in this town; the architect is in Wien."""
    return acting("merchant", points, players).at(0, merchant=town, architect="wien")


@pytest.mark.rule("T-AM1")
@pytest.mark.parametrize(
    ("start", "there"),
    [
        ("arles", {"lyon", "toulouse", "arles_genova"}),
        ("genova", {"arles_genova", "milano", "firenze"}),
        ("london", {"london_brugge"}),
        ("paris_bordeaux", {"paris", "bordeaux"}),
    ],
)
def test_one_point_leads_to_every_adjacent_space_and_no_farther(start: str, there: set[str]) -> None:
    assert set(merchant(1, start).legal("merchant to")) == {f"merchant to {name}" for name in there}


@pytest.mark.rule("T-AM1", "T-A1")
def test_every_step_costs_one_point() -> None:
    table = merchant(4, "lyon").do("merchant to troyes", "merchant to lyon", "merchant to arles")
    assert (table.ap, pieces(table)) == (1, ("arles", "wien"))
    table.do("merchant to toulouse")
    assert (table.ap, table.legal()) == (0, ["end turn"])


@pytest.mark.rule("T-AM1")
def test_the_merchant_action_does_not_move_the_architect_nor_place_pillars() -> None:
    table = merchant(6, "koeln").at(0, architect="koeln")
    assert table.legal("architect to") == []
    assert table.legal("pillar") == []


@pytest.mark.rule("T-AM2", "T-A2")
def test_a_house_costs_one_point_and_comes_from_the_supply() -> None:
    table = merchant(2, "antwerpen").do("house antwerpen.h1")
    assert (table.ap, supply(table), table.points()[0]) == (1, (1, 2), 10)
    assert placed(table)[0] == {"tiletum.h1", "antwerpen.h1"}


@pytest.mark.rule("T-AM2")
def test_a_house_is_placed_only_where_the_merchant_is() -> None:
    table = merchant(6, "leipzig").at(0, architect="koeln")
    assert table.legal("house") == ["house leipzig.h1"]
    table.refuses("house koeln.h1")
    assert merchant(6, "arles_genova").legal("house") == []


@pytest.mark.rule("T-AM2")
def test_nobody_has_two_houses_in_a_town() -> None:
    """Antwerpen has a second space, and Tiletum held a house from the start."""
    table = merchant(3, "antwerpen").do("house antwerpen.h2")
    table.refuses("house antwerpen.h1")
    assert merchant(3, "tiletum").legal("house") == []


@pytest.mark.rule("T-AM2")
def test_a_taken_space_is_not_free_but_another_one_of_the_town_is() -> None:
    table = merchant(3, "antwerpen").houses(1, "antwerpen.h1")
    assert table.legal("house") == ["house antwerpen.h2"]
    table.houses(2, "antwerpen.h2")
    assert table.legal("house") == []


@pytest.mark.rule("T-AM2")
@pytest.mark.parametrize(
    ("players", "town", "spaces"),
    [
        (2, "venezia", ["h1"]),
        (3, "venezia", ["h1", "h2"]),
        (4, "venezia", ["h1", "h2", "h3"]),
        (2, "brugge", []),
        (3, "brugge", ["h1"]),
        (3, "paris", ["h1"]),
        (4, "paris", ["h1", "h2"]),
    ],
)
def test_the_player_picks_among_the_free_spaces_of_this_number_of_players(players: int, town: str, spaces: list[str]) -> None:
    assert merchant(2, town, players).legal("house") == [f"house {town}.{name}" for name in spaces]


@pytest.mark.rule("T-AM2")
@pytest.mark.parametrize(
    ("town", "name", "points"), [("venezia", "h1", 4), ("venezia", "h3", 2), ("wien", "h1", 4), ("firenze", "h1", 5)]
)
def test_the_points_of_the_space_come_at_once(town: str, name: str, points: int) -> None:
    table = merchant(2, town).do(f"house {town}.{name}")
    assert (table.points(), table.ap) == ([10 + points, 10, 10, 10], 1)


@pytest.mark.rule("T-AM2")
def test_a_space_that_activates_does_it_at_once_and_the_action_goes_on() -> None:
    table = merchant(3, "praha").lodged(0, r2_1="C05").do("house praha.h1")
    assert stage(table) == "activating"
    table.do("bonus 2.1")
    assert (table.has(0), table.ap) == ({"wool": 2}, 2)


@pytest.mark.rule("T-AM2")
def test_a_space_that_activates_gives_nothing_without_characters() -> None:
    table = merchant(3, "praha").do("house praha.h1")
    assert (lodgers(table), stage(table), table.ap, table.points()[0]) == ({}, "act", 2, 10)


@pytest.mark.rule("T-AM2")
def test_the_unavailable_cathedral_does_not_hinder_houses_and_tiles() -> None:
    table = lay_in_town(merchant(3, "praha").costs(praha="X9"), "praha", "B29")
    assert {"house praha.h1", "take B29"} <= set(table.legal())


@pytest.mark.rule("T-A2", "T-AM2")
def test_without_a_house_in_the_supply_none_is_placed() -> None:
    """The houses on the roofs do not count."""
    table = merchant(6, "leipzig").houses(0, "paris.h1", "koeln.h1")
    assert supply(table) == (0, 2)
    table.refuses("house leipzig.h1")
    supplied(table, 1, 2).do("house leipzig.h1")


@pytest.mark.rule("T-A2")
def test_a_placed_house_stays() -> None:
    table = merchant(6, "leipzig").do("house leipzig.h1", "merchant to hamburg", "merchant to leipzig")
    assert "leipzig.h1" in placed(table)[0]
    table.refuses("house leipzig.h1")


@pytest.mark.rule("T-AM3")
def test_a_bonus_tile_of_the_town_costs_one_point_and_is_not_replaced() -> None:
    table = lay_in_town(merchant(2, "leipzig"), "leipzig", "B29").do("take B29")
    assert (table.ap, table.storehouse(0), town_tiles(table, "leipzig")) == (1, ["B29"], [])


@pytest.mark.rule("T-AM3")
def test_tiles_of_the_architects_town_stay() -> None:
    table = lay_in_town(merchant(3, "leipzig").at(0, architect="nuernberg"), "nuernberg", "B30")
    table.refuses("take B30")
    assert merchant(3, "arles_genova").legal("take") == []


@pytest.mark.rule("T-AM3")
def test_a_full_storehouse_takes_no_tile() -> None:
    table = lay_in_town(merchant(3, "leipzig").stored(0, "C01", "C02", "C03"), "leipzig", "B29")
    assert table.legal("take") == ["take B29"]
    table.stored(0, "C04")
    assert table.legal("take") == []


@pytest.mark.rule("T-AM3")
def test_no_second_crest_of_a_family_and_no_seventh_contract_from_the_map() -> None:
    table = lay_in_town(merchant(3, "leipzig"), "leipzig", "B46")
    assert table.legal("take") == ["take B46"]
    table.crested(0, b6="K18")
    table.refuses("take B46")
    table = lay_in_town(merchant(3, "leipzig"), "leipzig", "B41").fulfilled(0, "K01", "K02", "K03", "K04", "K05")
    assert table.stored(0, "K06").legal("take") == ["take B41"]
    table.fulfilled(0, "K07")
    table.refuses("take B41")


@pytest.mark.rule("T-A1", "T-AM2")
def test_options_in_any_order_and_again() -> None:
    table = lay_in_town(merchant(6, "leipzig"), "leipzig", "B27")
    table.do("take B27", "house leipzig.h1", "merchant to hamburg", "house hamburg.h2", "merchant to antwerpen_hamburg")
    assert (table.ap, table.points()[0], supply(table)) == (1, 10 + 2 + 2, (0, 2))
