"""The bonuses of the 45 characters."""

from __future__ import annotations

import pytest

from .table import Table, acting, markers, pieces, placed, stage, supplied, supply, under_way

KINDS = {
    "contract": [f"C{number:02}" for number in range(1, 10)],
    "character": [f"C{number:02}" for number in range(10, 19)],
    "architect": [f"C{number:02}" for number in range(19, 28)],
    "merchant": [f"C{number:02}" for number in range(28, 37)],
    "king": [f"C{number:02}" for number in range(37, 46)],
}
RESOURCES = {
    "C05": {"wool": 2},
    "C06": {"iron": 1},
    "C07": {"iron": 2},
    "C08": {"gold": 1, "iron": 1},
    "C09": {"gold": 1, "wool": 1},
    "C15": {"food": 1},
    "C16": {"food": 2},
    "C17": {"food": 2},
    "C18": {"gold": 2},
    "C25": {"stone": 1},
    "C26": {"stone": 2},
    "C27": {"stone": 2},
    "C34": {"gold": 2},
    "C35": {"gold": 3},
    "C36": {"gold": 3},
    "C45": {"gold": 2},
}
POINTS = {"C41": 2, "C42": 2, "C43": 3, "C44": 3}
CONTRACT = {"C01": (1, 1), "C02": (1, 1), "C03": (2, 1), "C04": (3, 0)}
CHARACTER = {"C10": 1, "C11": 1, "C12": 2}
KING = {"C37": 1, "C38": 1, "C39": 2, "C40": 2}
BOTH = ("C13", "C14")
MERCHANT = {"C28": 1, "C29": 1, "C30": 2, "C31": 2}
ARCHITECT = {"C19": 1, "C20": 1, "C21": 2, "C22": 2}


def placing(name: str, merchant: str = "tiletum", architect: str = "tiletum") -> Table:
    """Seat 0 has this character and two points for the character action."""
    return acting("character", 2, 4).stored(0, name).at(0, merchant=merchant, architect=architect)


def lodged(name: str, merchant: str = "tiletum", architect: str = "tiletum") -> Table:
    return placing(name, merchant, architect).do(f"lodge {name} 1.1")


@pytest.mark.rule("T-P1", "T-L4")
@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in KINDS.items() for name in names])
def test_nine_tiles_of_each_kind_strengthen_its_action(kind: str, name: str) -> None:
    """The kind decides the building and the marker, whatever the bonus is."""
    table = placing(name).crested(0, b4="K18").do(f"lodge {name} 4.1")
    assert markers(table) == {kind: 1}
    for other, names in KINDS.items():
        table = placing(name).lodged(0, r1_1=next(tile for tile in names if tile != name))
        assert table.legal("lodge")[0] == (f"lodge {name} 1.2" if other == kind else f"lodge {name} 2.1")


@pytest.mark.rule("T-P2", "T-X3")
@pytest.mark.parametrize("name", sorted(RESOURCES))
def test_resources(name: str) -> None:
    table = lodged(name)
    assert (table.has(0), table.points()[0], under_way(table)) == (RESOURCES[name], 10, ("character", 1))


@pytest.mark.rule("T-P3", "T-X3")
@pytest.mark.parametrize("name", sorted(POINTS))
def test_points(name: str) -> None:
    table = lodged(name)
    assert (table.points(), table.has(0), under_way(table)) == ([10 + POINTS[name], 10, 10, 10], {}, ("character", 1))


@pytest.mark.rule("T-P4")
@pytest.mark.parametrize("name", sorted(CONTRACT))
def test_a_contract_action(name: str) -> None:
    """And one resource of choice, which the action can use already."""
    points, resources = CONTRACT[name]
    table = lodged(name)
    if resources:
        assert stage(table) == "parts"
        table.do("choose stone")
        assert table.has(0) == {"stone": 1}
        assert under_way(table) == ("contract", points)
        table.do("exchange stone iron", "choose gold")
        assert table.has(0) == {"iron": 1, "gold": 1}
    else:
        assert under_way(table) == ("contract", points)
    if under_way(table)[0] == "contract":
        table.do("stop")
    assert under_way(table) == ("character", 1)


@pytest.mark.rule("T-X7", "T-P4")
@pytest.mark.parametrize("name", ["C01", "C03"])
def test_the_action_may_come_before_the_resource(name: str) -> None:
    table = placing(name).goods(0, stone=1).do(f"lodge {name} 1.1")
    assert set(table.legal()) == {"perform contract", *[f"choose {kind}" for kind in ("gold", "food", "wool", "stone", "iron")]}
    table.do("perform contract")
    assert under_way(table) == ("contract", CONTRACT[name][0])
    table.do("exchange stone iron", "choose iron")
    while stage(table) == "act":
        table.do("stop")
    assert (stage(table), table.legal()[0]) == ("any", "choose gold")
    table.do("choose food")
    assert (table.has(0), under_way(table)) == ({"iron": 2, "food": 1}, ("character", 1))


@pytest.mark.rule("T-X7", "T-X5")
def test_an_action_that_comes_too_early_is_lost() -> None:
    """Without a resource there is nothing to exchange."""
    table = lodged("C01").do("perform contract")
    assert stage(table) == "any"
    assert under_way(table.do("choose iron")) == ("character", 1)


@pytest.mark.rule("T-X7", "T-L8")
def test_the_order_is_free_in_an_activation_too() -> None:
    table = acting("architect", 3, 4, stone=1).stored(0, "B37").lodged(0, r1_1="C01", r1_2="C05").do("use B37", "bonus 1.1")
    table.do("perform contract", "exchange stone iron", "choose iron", "choose wool")
    assert (table.has(0), set(table.legal())) == ({"iron": 2, "wool": 1}, {"bonus 1.2", "decline"})


@pytest.mark.rule("T-P4")
def test_a_contract_action_takes_tiles_for_the_usual_points() -> None:
    table = placing("C03").offer("K01", "K02", "K03", "K04", "K18").do("lodge C03 1.1", "choose gold")
    assert table.legal("take") == ["take K03", "take K04", "take K18"]
    table.do("take K18")
    assert (under_way(table), table.storehouse(0)) == (("character", 1), ["K18"])
    table = placing("C04").offer("K01", "K02", "K03", "K04", "K18").do("lodge C04 1.1", "take K01")
    assert (under_way(table), table.storehouse(0)) == (("character", 1), ["K01"])


@pytest.mark.rule("T-P5")
@pytest.mark.parametrize("name", sorted(CHARACTER))
def test_a_character_action(name: str) -> None:
    table = lodged(name)
    assert under_way(table) == ("character", CHARACTER[name])
    table.refuses("end turn")
    table.do("stop")
    assert under_way(table) == ("character", 1)


@pytest.mark.rule("T-P5")
def test_a_character_action_with_all_its_options() -> None:
    table = placing("C12").stored(0, "C34").offer("C05").do("lodge C12 1.1")
    assert {"take C05", "discard offer", "lodge C34 2.2", "lodge C34 2.1", "lodge C34 4.1"} <= set(table.legal())
    table.do("lodge C34 2.2")
    assert (table.has(0), under_way(table)) == ({"gold": 2}, ("character", 0)), "gold for a task"
    assert under_way(table.do("stop")) == ("character", 1)


@pytest.mark.rule("T-P6")
@pytest.mark.parametrize("name", sorted(KING))
def test_a_king_action(name: str) -> None:
    table = lodged(name)
    assert (table.stacks(), under_way(table)) == ({0: [1, 2, 3], KING[name]: [0]}, ("character", 1))


@pytest.mark.rule("T-P7")
@pytest.mark.parametrize("name", BOTH)
def test_a_step_for_both_in_any_order(name: str) -> None:
    table = lodged(name, "london", "wien")
    assert set(table.legal()) == {
        "decline",
        "merchant to london_brugge",
        "architect to praha",
        "architect to venezia",
    }
    table.do("architect to praha")
    assert set(table.legal()) == {"decline", "merchant to london_brugge"}
    table.do("merchant to london_brugge")
    assert (pieces(table), under_way(table)) == (("london_brugge", "praha"), ("character", 1))
    table = lodged(name, "london", "wien").do("merchant to london_brugge", "architect to venezia")
    assert pieces(table) == ("london_brugge", "venezia")


@pytest.mark.rule("T-P7", "T-X4")
@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize(
    ("moves", "there"),
    [
        (["decline"], ("london", "wien")),
        (["merchant to london_brugge", "decline"], ("london_brugge", "wien")),
        (["architect to praha", "decline"], ("london", "praha")),
    ],
)
def test_either_or_both_steps_may_be_left_out(name: str, moves: list[str], there: tuple[str, str]) -> None:
    table = lodged(name, "london", "wien").do(*moves)
    assert (pieces(table), under_way(table)) == (there, ("character", 1))


@pytest.mark.rule("T-P8")
@pytest.mark.parametrize("name", sorted(MERCHANT))
def test_steps_of_the_merchant(name: str) -> None:
    table = lodged(name, "london", "wien")
    one, two = {"merchant to london_brugge"}, {"merchant to london_brugge", "merchant to brugge"}
    assert set(table.legal()) == {"decline", *(one if MERCHANT[name] == 1 else two)}
    table.do("merchant to london_brugge" if MERCHANT[name] == 1 else "merchant to brugge")
    assert (pieces(table)[1], under_way(table)) == ("wien", ("character", 1))


@pytest.mark.rule("T-P8")
@pytest.mark.parametrize("name", sorted(ARCHITECT))
def test_steps_of_the_architect(name: str) -> None:
    table = lodged(name, "wien", "london")
    one, two = {"architect to london_brugge"}, {"architect to london_brugge", "architect to brugge"}
    assert set(table.legal()) == {"decline", *(one if ARCHITECT[name] == 1 else two)}
    table.do("architect to london_brugge" if ARCHITECT[name] == 1 else "architect to brugge")
    assert (pieces(table)[0], under_way(table)) == ("wien", ("character", 1))


@pytest.mark.rule("T-P8", "T-X4")
@pytest.mark.parametrize("name", ["C30", "C31", "C21", "C22"])
def test_fewer_steps_are_allowed(name: str) -> None:
    piece = "merchant" if name in MERCHANT else "architect"
    table = lodged(name, "london", "london").do(f"{piece} to london_brugge")
    assert under_way(table) == ("character", 1)
    table = lodged(name, "london", "london").do("decline")
    assert (pieces(table), under_way(table)) == (("london", "london"), ("character", 1))


@pytest.mark.rule("T-P9")
def test_a_step_of_the_merchant_and_then_a_house() -> None:
    table = lodged("C32", "praha").do("merchant to leipzig")
    assert set(table.legal()) == {"decline", "house leipzig.h1"}
    table.do("house leipzig.h1")
    assert (table.points()[0], supply(table), under_way(table)) == (12, (1, 2), ("character", 1))


@pytest.mark.rule("T-P9")
def test_a_house_and_then_a_step_of_the_merchant() -> None:
    table = lodged("C32", "leipzig")
    assert set(table.legal()) == {
        "decline",
        "house leipzig.h1",
        "merchant to frankfurt",
        "merchant to hamburg",
        "merchant to praha",
    }
    table.do("house leipzig.h1")
    assert set(table.legal()) == {"decline", "merchant to frankfurt", "merchant to hamburg", "merchant to praha"}
    table.do("merchant to praha")
    assert (pieces(table)[0], under_way(table)) == ("praha", ("character", 1))


@pytest.mark.rule("T-P9", "T-X4")
@pytest.mark.parametrize(
    ("moves", "where", "houses"),
    [
        (["decline"], "leipzig", 2),
        (["merchant to praha", "decline"], "praha", 2),
        (["house leipzig.h1", "decline"], "leipzig", 1),
    ],
)
def test_either_part_of_step_and_house_may_be_left_out(moves: list[str], where: str, houses: int) -> None:
    table = lodged("C32", "leipzig").do(*moves)
    assert (pieces(table)[0], supply(table)[0], under_way(table)) == (where, houses, ("character", 1))


@pytest.mark.rule("T-P9", "T-X5")
def test_after_the_step_an_impossible_house_is_lost() -> None:
    """On the road there is no house space."""
    table = lodged("C32", "arles").do("merchant to arles_genova")
    assert under_way(table) == ("character", 1)


@pytest.mark.rule("T-P9")
def test_a_step_of_the_architect_and_a_pillar_in_any_order() -> None:
    table = lodged("C23", "tiletum", "wien").do("architect to praha", "pillar praha")
    assert (placed(table)[1], under_way(table)) == ({"praha"}, ("character", 1))
    table = lodged("C23", "tiletum", "wien").do("pillar wien")
    assert set(table.legal()) == {"decline", "architect to praha", "architect to venezia"}
    table.do("architect to praha")
    assert (placed(table)[1], supply(table), under_way(table)) == ({"wien"}, (2, 1), ("character", 1))


@pytest.mark.rule("T-P9", "T-X4")
def test_either_part_of_step_and_pillar_may_be_left_out() -> None:
    table = lodged("C23", "tiletum", "wien").do("architect to praha", "decline")
    assert (pieces(table)[1], placed(table)[1]) == ("praha", set())
    table = lodged("C23", "tiletum", "wien").do("pillar wien", "decline")
    assert (pieces(table)[1], placed(table)[1]) == ("wien", {"wien"})


@pytest.mark.rule("T-P10")
def test_a_house_where_the_merchant_is() -> None:
    table = lodged("C33", "venezia", "leipzig")
    assert set(table.legal()) == {"decline", "house venezia.h1", "house venezia.h2", "house venezia.h3"}
    table.do("house venezia.h1")
    assert (table.points()[0], supply(table), under_way(table)) == (14, (1, 2), ("character", 1))


@pytest.mark.rule("T-P10")
def test_a_pillar_where_the_architect_is() -> None:
    table = lodged("C24", "praha", "wien")
    assert set(table.legal()) == {"decline", "pillar wien"}
    table.do("pillar wien")
    assert (placed(table)[1], supply(table), under_way(table)) == ({"wien"}, (2, 1), ("character", 1))


@pytest.mark.rule("T-P10", "T-X4")
def test_a_placement_may_be_declined() -> None:
    assert supply(lodged("C33", "venezia").do("decline")) == (2, 2)
    assert supply(lodged("C24", "venezia", "wien").do("decline")) == (2, 2)


@pytest.mark.rule("T-P10", "T-X5", "T-AM2")
def test_a_house_that_cannot_stand_is_lost() -> None:
    """An own house in the town, no free space, a road, no house in the supply."""
    assert stage(lodged("C33", "tiletum")) == "act"
    assert stage(placing("C33", "leipzig").houses(1, "leipzig.h1").do("lodge C33 1.1")) == "act"
    assert stage(lodged("C33", "arles_genova")) == "act"
    assert stage(supplied(placing("C33", "leipzig"), 0, 2).do("lodge C33 1.1")) == "act"


@pytest.mark.rule("T-P10", "T-X5", "T-AA2")
def test_a_pillar_that_cannot_stand_is_lost() -> None:
    """No cathedral, an own pillar, no free space, the unavailable cathedral, no pillar in the supply."""
    assert stage(lodged("C24", "tiletum", "verona")) == "act"
    assert stage(placing("C24", "tiletum", "wien").pillars(0, "wien").do("lodge C24 1.1")) == "act"
    assert stage(placing("C24", "tiletum", "wien").pillars(1, "wien").pillars(2, "wien").do("lodge C24 1.1")) == "act"
    assert stage(placing("C24", "tiletum", "wien").costs(wien="X9").do("lodge C24 1.1")) == "act"
    assert stage(supplied(placing("C24", "tiletum", "wien"), 2, 0).do("lodge C24 1.1")) == "act"


@pytest.mark.rule("T-P10")
def test_the_space_of_a_placed_house_gives_its_bonus() -> None:
    """The house activates the building in which the character has just moved in: it is the only one."""
    table = placing("C33", "praha").lodged(0, r1_2="C34").do("lodge C33 1.1", "house praha.h1", "bonus 1.2")
    assert table.has(0) == {"gold": 2}


@pytest.mark.rule("T-P1", "T-P2", "T-P3", "T-P4", "T-P5", "T-P6", "T-P7", "T-P8", "T-P9", "T-P10")
def test_these_are_all_the_characters() -> None:
    groups = (RESOURCES, POINTS, CONTRACT, CHARACTER, KING, MERCHANT, ARCHITECT)
    names = [name for group in groups for name in group] + [*BOTH, "C23", "C24", "C32", "C33"]
    assert sorted(names) == [f"C{number:02}" for number in range(1, 46)]
