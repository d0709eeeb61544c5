"""The 24 kinds of contracts: what they cost, every way to pay, what they give."""

from __future__ import annotations

import pytest

from .table import Table, acting, pieces, stage, under_way

GOODS = ("gold", "food", "wool", "stone", "iron")
IDENTICAL = {"B39": (1, 1), "B40": (3, 3), "K01": (5, 6), "K02": (7, 10), "K03": (8, 13)}
"""Tile: resources of one kind, VP."""
BESIDES = {"K10": (2, "iron", 5), "K11": (3, "iron", 8), "K12": (2, "wool", 5), "K13": (3, "wool", 8)}
"""Tile: as many of one kind of choice as of the named kind, VP."""
FIXED = {
    "B41": (2, 0, 2),
    "B42": (3, 0, 4),
    "K04": (9, 0, 17),
    "K05": (5, 0, 7),
    "K06": (7, 0, 11),
    "B43": (0, 2, 2),
    "B44": (0, 3, 4),
    "K07": (0, 9, 17),
    "K08": (0, 5, 7),
    "K09": (0, 7, 11),
    "B45": (1, 1, 2),
    "K14": (2, 2, 6),
    "K15": (4, 4, 12),
    "K16": (3, 3, 9),
    "K17": (5, 5, 16),
}
"""Tile: iron, wool, VP."""


def holding(name: str, **resources: int) -> Table:
    """Seat 0 has this contract and these resources, and two points for the architect."""
    return acting("architect", 2, 4, **resources).stored(0, name)


@pytest.mark.rule("T-K1", "T-K8")
@pytest.mark.parametrize("name", sorted(IDENTICAL))
@pytest.mark.parametrize("kind", GOODS)
def test_identical_resources_of_every_kind(name: str, kind: str) -> None:
    count, points = IDENTICAL[name]
    table = holding(name, **{kind: count + 1}).do(f"fulfil {name} {kind}")
    assert (table.has(0), table.points(), table.storehouse(0)) == ({kind: 1}, [10 + points, 10, 10, 10], [])
    assert under_way(table) == ("architect", 2)


@pytest.mark.rule("T-K1", "T-K8")
@pytest.mark.parametrize("name", [name for name in sorted(IDENTICAL) if name != "B39"])
def test_identical_means_all_of_one_kind(name: str) -> None:
    """One less than needed of every kind is not enough, however many there are together."""
    count, _points = IDENTICAL[name]
    short = dict.fromkeys(GOODS, count - 1)
    table = holding(name, **short)
    assert table.legal("fulfil") == []
    table.goods(0, **{**short, "stone": count, "gold": count})
    assert table.legal("fulfil") == [f"fulfil {name} gold", f"fulfil {name} stone"]


@pytest.mark.rule("T-K2", "T-K3", "T-K4", "T-K6", "T-K7")
@pytest.mark.parametrize("name", sorted(FIXED))
def test_iron_and_wool(name: str) -> None:
    iron, wool, points = FIXED[name]
    table = holding(name, iron=iron + 1, wool=wool + 1, gold=1).do(f"fulfil {name}")
    assert (table.has(0), table.points()) == ({"iron": 1, "wool": 1, "gold": 1}, [10 + points, 10, 10, 10])


@pytest.mark.rule("T-K2", "T-K3", "T-K4", "T-K6", "T-K7")
@pytest.mark.parametrize("name", sorted(FIXED))
def test_nothing_else_pays_for_iron_and_wool(name: str) -> None:
    iron, wool, _points = FIXED[name]
    if iron:
        assert holding(name, iron=iron - 1, wool=20, stone=20, food=20, gold=1).legal("fulfil") == []
    if wool:
        assert holding(name, iron=20, wool=wool - 1, stone=20, food=20, gold=1).legal("fulfil") == []


@pytest.mark.rule("T-K3")
@pytest.mark.parametrize(("name", "iron"), [("K05", 5), ("K06", 7)])
def test_iron_with_a_step_on_the_king_track(name: str, iron: int) -> None:
    table = holding(name, iron=iron).track((0, [0, 1]), (1, [3, 2])).do(f"fulfil {name}")
    assert (table.stacks(), under_way(table)) == ({0: [1], 1: [3, 2, 0]}, ("architect", 2))


@pytest.mark.rule("T-K4")
@pytest.mark.parametrize(("name", "wool"), [("K08", 5), ("K09", 7)])
def test_wool_with_a_step_of_the_merchant_also_to_a_road(name: str, wool: int) -> None:
    table = holding(name, wool=wool).at(0, merchant="arles").do(f"fulfil {name}")
    assert set(table.legal()) == {"decline", "merchant to lyon", "merchant to toulouse", "merchant to arles_genova"}
    table.do("merchant to arles_genova")
    assert (pieces(table), under_way(table)) == (("arles_genova", "tiletum"), ("architect", 2))
    table = holding(name, wool=wool).at(0, merchant="arles").do(f"fulfil {name}", "decline")
    assert (pieces(table)[0], stage(table), table.storehouse(0)) == ("arles", "act", [])


@pytest.mark.rule("T-K5", "T-K8")
@pytest.mark.parametrize("name", sorted(BESIDES))
@pytest.mark.parametrize("kind", GOODS)
def test_identical_resources_besides(name: str, kind: str) -> None:
    """Also of the kind that is asked for besides: then the amounts add up."""
    count, fixed, points = BESIDES[name]
    exact = {kind: 2 * count} if kind == fixed else {kind: count, fixed: count}
    table = holding(name, **exact)
    assert table.legal("fulfil") == [f"fulfil {name} {kind}"]
    table.do(f"fulfil {name} {kind}")
    assert (table.has(0), table.points()[0]) == ({}, 10 + points)


@pytest.mark.rule("T-K5", "T-K8")
@pytest.mark.parametrize("name", sorted(BESIDES))
def test_neither_part_may_be_short(name: str) -> None:
    count, fixed, _points = BESIDES[name]
    assert holding(name, **{fixed: 2 * count - 1}).legal("fulfil") == []
    assert holding(name, **{fixed: count - 1, "stone": 20}).legal("fulfil") == []
    assert holding(name, **{fixed: count, "stone": count - 1, "food": count - 1}).legal("fulfil") == []


@pytest.mark.rule("T-K5")
def test_iron_contracts_ask_for_iron_and_wool_contracts_for_wool() -> None:
    assert holding("K10", wool=9).legal("fulfil") == []
    assert holding("K12", iron=9).legal("fulfil") == []
    assert holding("K10", wool=9, iron=2).legal("fulfil") == ["fulfil K10 wool"]
    assert holding("K12", iron=9, wool=2).legal("fulfil") == ["fulfil K12 iron"]


@pytest.mark.rule("T-K7", "T-X2")
@pytest.mark.parametrize(("name", "count"), [("K16", 3), ("K17", 5)])
def test_iron_and_wool_with_a_character_action(name: str, count: int) -> None:
    table = holding(name, iron=count, wool=count).stored(0, "C34").do(f"fulfil {name}")
    assert under_way(table) == ("character", 1)
    table.refuses("lodge C34 2.2")
    table.do("lodge C34 2.1")
    assert (table.has(0), under_way(table)) == ({"gold": 2}, ("character", 0))
    assert under_way(table.do("stop")) == ("architect", 2)


@pytest.mark.rule("T-K7")
def test_the_space_of_the_contract_is_free_for_the_character() -> None:
    table = holding("K16", iron=3, wool=3).stored(0, "C34", "C35", "C36").do("fulfil K16")
    assert len(table.legal("take")) == 5


@pytest.mark.rule("T-K8")
def test_the_player_picks_the_kind() -> None:
    table = holding("B40", gold=3, food=4, wool=2, stone=9, iron=3)
    assert table.legal("fulfil") == [f"fulfil B40 {kind}" for kind in ("gold", "food", "stone", "iron")]
    table.do("fulfil B40 stone")
    assert table.has(0) == {"gold": 3, "food": 4, "wool": 2, "stone": 6, "iron": 3}


@pytest.mark.rule("T-K1", "T-K2", "T-K3", "T-K4", "T-K5", "T-K6", "T-K7")
def test_these_are_all_the_contracts() -> None:
    names = [*IDENTICAL, *BESIDES, *FIXED]
    assert sorted(names) == [f"B{number}" for number in range(39, 46)] + [f"K{number:02}" for number in range(1, 18)]
