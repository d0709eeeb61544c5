"""The worked examples of the rulebook about actions and buildings."""

from __future__ import annotations

import pytest

from .table import (
    acting,
    lay_in_town,
    lodgers,
    markers,
    offered,
    pieces,
    placed,
    stage,
    supply,
    town_tiles,
    under_way,
)


@pytest.mark.rule("T-AA1", "T-AA2", "T-AA3", "T-3.8")
def test_the_architect_with_a_die_of_3() -> None:
    """From Frankfurt to Nürnberg, its bonus tile, on to Praha, a pillar there: 4 points."""
    table = lay_in_town(acting("architect", 4, 4).at(0, architect="frankfurt"), "nuernberg", "B33")
    assert table.state.observe(0).boards[0].dice == ((4, 3),)
    table.do("architect to nuernberg")
    assert table.ap == 3
    table.do("take B33")
    assert (table.ap, table.storehouse(0), town_tiles(table, "nuernberg")) == (2, ["B33"], [])
    table.do("architect to praha")
    assert table.ap == 1
    table.do("pillar praha")
    assert (table.ap, pieces(table)[1], placed(table)[1], supply(table)) == (0, "praha", {"praha"}, (2, 1))
    assert table.legal() == ["end turn", "use B33"]


@pytest.mark.rule("T-AM1", "T-AM2")
def test_the_merchant_with_a_die_of_4() -> None:
    """From Arles over the road to Genova and a house there: 3 points."""
    table = acting("merchant", 3, 4).at(0, merchant="arles").do("merchant to arles_genova")
    assert (table.ap, table.legal("house")) == (2, [])
    table.do("merchant to genova")
    assert table.ap == 1
    table.do("house genova.h1")
    assert (table.ap, placed(table)[0], table.points()[0]) == (0, {"tiletum.h1", "genova.h1"}, 13)
    at_once = acting("merchant", 3, 4).at(0, merchant="arles").do("merchant to genova")
    assert at_once.ap == 1


@pytest.mark.rule("T-AH1", "T-AH3", "T-AH4", "T-AH5", "T-L2")
def test_the_character_action_with_a_die_of_2() -> None:
    """Two characters of one kind from the offer, onto floor 2 and floor 1 of a building, whose house comes free: 5 points."""
    table = acting("character", 5, 4).offer("C10", "C09", "C19", "C28", "C37").do("take C09")
    assert table.turn == -1
    table.do("draw C05")
    assert (table.ap, offered(table, "character")) == (4, ["C10", "C05", "C19", "C28", "C37"])
    table.do("take C05", "draw C41")
    assert (table.ap, offered(table, "character")) == (3, ["C10", "C41", "C19", "C28", "C37"])
    table.do("lodge C09 2.2")
    assert (table.ap, table.has(0), supply(table)) == (1, {"gold": 1, "wool": 1}, (2, 2))
    table.do("lodge C05 2.1")
    assert (table.ap, table.has(0), supply(table)) == (0, {"gold": 1, "wool": 3}, (3, 2))
    assert lodgers(table) == {"2.1": "C05", "2.2": "C09"}


@pytest.mark.rule("T-AK1", "T-AK2", "T-AK3", "T-AK4")
def test_the_contract_action_with_a_die_of_1() -> None:
    """Food for gold and an iron besides, a tile for 2 and another for 3; the offer is filled at the end: 6 points."""
    table = acting("contract", 6, 4, food=1).offer("K01", "K02", "K03", "K04", "K05").do("exchange food gold", "choose iron")
    assert (table.ap, table.has(0)) == (5, {"gold": 1, "iron": 1})
    table.do("take K04")
    assert (table.ap, offered(table, "contract")) == (3, ["K01", "K02", "K03", "", "K05"])
    table.do("take K02")
    assert (table.ap, offered(table, "contract")) == (0, ["K01", "", "K03", "", "K05"])
    assert table.storehouse(0) == ["K02", "K04"]
    table.do("end turn", "draw K26", "draw K25")
    assert (table.turn, offered(table, "contract")) == (1, ["K25", "K26", "K01", "K03", "K05"])


@pytest.mark.rule("T-AR1", "T-AR2")
def test_the_king_action_with_a_die_of_4() -> None:
    """Blue (seat 0) makes 3 steps and lies on top of orange and purple."""
    table = acting("king", 3, 4).track((-2, [3]), (0, [0]), (3, [1, 2])).do("advance")
    assert (table.stacks(), table.ap) == ({-2: [3], 3: [1, 2, 0]}, 0)


@pytest.mark.rule("T-L2", "T-L3", "T-L4", "T-AH3", "T-T5", "T-T6")
def test_completing_the_building_of_three_courtiers() -> None:
    """Floor 3 for 3 points, the bonus of the character, 6 food for the crest, a house anywhere, the marker of +3."""
    table = acting("character", 3, 4, food=6).lodged(0, r1_1="C41", r1_2="C45").stored(0, "C43", "K18")
    table.do("lodge C43 1.3")
    assert (table.ap, table.points()[0], supply(table)) == (0, 13, (3, 2))
    assert markers(table) == {}
    table.do("crest lion 1")
    assert (stage(table), table.has(0)) == ("anywhere", {})
    table.do("house venezia.h1")
    assert (table.points()[0], supply(table), markers(table)) == (17, (2, 2), {"king": 3})
    assert (under_way(table), table.state.observe(0).boards[0].completed[0]) == (("character", 0), True)
    table.do("end turn").dice("iron 6", "wool 6", "stone 6", "iron 5", "gold 1", "gold 6")
    table.until(lambda state: state.turn == 0 and state.turn_number == 1)
    assert stage(table) == "choose_die"
    table.state.wheel = 3  # a 5 lies at the king action
    table.dice("iron 5", "gold 1").wheel_tile("king").track((0, [1, 2, 3, 0])).do("die iron 5")
    assert under_way(table) == ("king", 2 + 3)
    table.do("advance")
    assert table.stacks() == {0: [1, 2, 3], 5: [0]}
