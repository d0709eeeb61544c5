"""Crests: their price, their bonuses, and bonuses that are lost."""

from __future__ import annotations

import pytest

from parlour.games.tiletum.components import HOUSE_NAMES, SPACES

from .table import Table, acting, pieces, placed, stage, supplied, supply, under_way

FOOD = (6, 6, 5, 4, 3, 2)
FAMILIES = {"lion": "B46", "eagle": "B49", "lily": "B47", "tower": "B51", "rose": "B48", "star": "B53"}


def crest(food: int, players: int = 4, name: str = "K18") -> Table:
    """Seat 0 has a crest (the lion) and food, and acts as king with one point."""
    return acting("king", 1, players, food=food).stored(0, name)


@pytest.mark.rule("T-T5")
@pytest.mark.parametrize("building", [1, 2, 3, 4, 5, 6])
def test_the_price_falls_from_left_to_right(building: int) -> None:
    food = FOOD[building - 1]
    assert f"crest lion {building}" not in crest(food - 1).legal()
    table = crest(food + 1).do(f"crest lion {building}")
    assert (table.has(0), table.storehouse(0)) == ({"food": 1}, [])
    assert table.state.crests[building - 1] >= 0


@pytest.mark.rule("T-T5")
@pytest.mark.parametrize(("food", "buildings"), [(1, []), (2, [6]), (3, [5, 6]), (4, [4, 5, 6]), (6, [1, 2, 3, 4, 5, 6])])
def test_every_building_that_the_food_can_pay_is_open(food: int, buildings: list[int]) -> None:
    assert crest(food).legal("crest") == [f"crest lion {number}" for number in buildings]


@pytest.mark.rule("T-T5")
@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_any_family_goes_below_any_building(family: str) -> None:
    table = crest(6, 4, FAMILIES[family])
    assert table.legal("crest") == [f"crest {family} {number}" for number in range(1, 7)]
    table.do(f"crest {family} 6")
    assert table.points()[0] == 15


@pytest.mark.rule("T-T5")
def test_one_crest_below_a_building() -> None:
    table = crest(9).crested(0, b6="B47", b1="B48")
    assert table.legal("crest") == [f"crest lion {number}" for number in (2, 3, 4, 5)]


@pytest.mark.rule("T-T5")
def test_empty_and_inhabited_buildings_alike() -> None:
    table = crest(6).lodged(0, r1_2="C05", r4_1="C34")
    assert len(table.legal("crest")) == 6


@pytest.mark.rule("T-T5")
def test_a_placed_crest_stays_and_its_family_is_not_taken_again() -> None:
    table = acting("contract", 4, 4, food=2).stored(0, "K18").offer("K01", "K02", "K03", "K04", "K19").do("crest lion 6")
    assert table.legal("crest") == []
    table.refuses("take K19")


@pytest.mark.rule("T-T6")
def test_first_building_a_house_in_any_town() -> None:
    """Every free house space of the map but those in towns with an own house; the merchant stays."""
    table = crest(6).houses(1, "venezia.h1").do("crest lion 1")
    free = [name for name in HOUSE_NAMES if name != "venezia.h1" and not name.startswith("tiletum")]
    assert set(table.legal()) == {"decline", *[f"house {name}" for name in free]}
    table.do("house firenze.h1")
    assert (placed(table)[0], supply(table)) == ({"tiletum.h1", "firenze.h1"}, (1, 2))
    assert (table.points()[0], pieces(table)[0]) == (15, "tiletum")


@pytest.mark.rule("T-T6")
def test_the_house_space_activates_as_always() -> None:
    table = crest(6).lodged(0, r2_1="C05").do("crest lion 1", "house praha.h1")
    assert stage(table) == "activating"
    table.do("bonus 2.1")
    assert (table.has(0), under_way(table)) == ({"wool": 2}, ("king", 1))


@pytest.mark.rule("T-T6", "T-X4")
def test_the_house_may_be_declined() -> None:
    table = crest(6).do("crest lion 1", "decline")
    assert (supply(table), stage(table), table.state.crests[0] >= 0) == ((2, 2), "act", True)


@pytest.mark.rule("T-T5", "T-T6", "T-X5")
def test_without_a_house_in_the_supply_the_bonus_is_lost_and_the_crest_placed() -> None:
    table = supplied(crest(6), 0, 2).do("crest lion 1")
    assert (stage(table), table.has(0), table.storehouse(0)) == ("act", {}, [])
    assert table.state.crests[0] >= 0


@pytest.mark.rule("T-T6", "T-X5")
def test_with_no_free_house_space_anywhere_the_bonus_is_lost() -> None:
    table = crest(6)
    table.state.houses = [1 if owner < 0 else owner for owner in table.state.houses]
    table.do("crest lion 1")
    assert (stage(table), supply(table)) == ("act", (2, 2))


@pytest.mark.rule("T-T7")
def test_second_building_a_pillar_at_any_cathedral() -> None:
    """London has three spaces, all taken; Firenze is the unavailable one; an own pillar is in Paris."""
    table = crest(6).costs(firenze="X9").pillars(0, "paris")
    for seat in (1, 2, 3):
        table.pillars(seat, "london")
    table.do("crest lion 2")
    assert set(table.legal()) == {
        "decline",
        *[f"pillar {town}" for town in ("koeln", "lyon", "bordeaux", "milano", "praha", "wien")],
    }
    table.do("pillar wien")
    assert (placed(table)[1], supply(table), pieces(table)[1]) == ({"paris", "wien"}, (2, 0), "tiletum")


@pytest.mark.rule("T-T7", "T-X4")
def test_the_pillar_may_be_declined() -> None:
    table = crest(6).do("crest lion 2", "decline")
    assert (supply(table), stage(table)) == ((2, 2), "act")


@pytest.mark.rule("T-T5", "T-T7", "T-X5")
def test_without_a_pillar_in_the_supply_the_bonus_is_lost_and_the_crest_placed() -> None:
    table = supplied(crest(6), 2, 0).do("crest lion 2")
    assert (stage(table), table.state.crests[1] >= 0) == ("act", True)


@pytest.mark.rule("T-T8")
def test_third_building_the_merchant_goes_to_any_other_space() -> None:
    table = crest(5).at(0, merchant="paris").do("crest lion 3")
    assert set(table.legal()) == {"decline", *[f"merchant to {name}" for name in SPACES if name != "paris"]}
    table.do("merchant to arles_genova")
    assert (pieces(table), under_way(table)) == (("arles_genova", "tiletum"), ("king", 1))


@pytest.mark.rule("T-T8", "T-X4")
def test_staying_is_declining() -> None:
    table = crest(5).at(0, merchant="paris").do("crest lion 3")
    table.refuses("merchant to paris")
    table.do("decline")
    assert pieces(table)[0] == "paris"


@pytest.mark.rule("T-T9")
def test_fourth_building_the_architect_goes_to_any_other_space() -> None:
    table = crest(4).at(0, architect="wien").do("crest lion 4")
    assert set(table.legal()) == {"decline", *[f"architect to {name}" for name in SPACES if name != "wien"]}
    table.do("architect to london")
    assert pieces(table) == ("tiletum", "london")


@pytest.mark.rule("T-T9")
def test_the_journey_costs_no_points_of_the_action() -> None:
    table = acting("architect", 2, 4, food=4).stored(0, "K18").do("crest lion 4", "architect to wien")
    assert under_way(table) == ("architect", 2)
    table.do("pillar wien")
    assert placed(table)[1] == {"wien"}


@pytest.mark.rule("T-T10")
@pytest.mark.parametrize(("first", "second"), [("gold", "gold"), ("food", "iron"), ("stone", "wool")])
def test_fifth_building_two_resources_alike_or_different(first: str, second: str) -> None:
    table = crest(3).do("crest lion 5", f"choose {first}")
    assert stage(table) == "any"
    table.do(f"choose {second}")
    assert stage(table) == "act"
    assert table.has(0) == ({first: 2} if first == second else {first: 1, second: 1})


@pytest.mark.rule("T-T11")
def test_sixth_building_five_points() -> None:
    table = crest(2).do("crest lion 6")
    assert (table.points(), stage(table)) == ([15, 10, 10, 10], "act")
