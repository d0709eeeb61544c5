"""The contract action: taking contract tiles, exchanging, and the offer that slides at the end of the turn."""

from __future__ import annotations

import pytest

from parlour.games.tiletum.components import TILE_ID

from .table import Table, acting, offered, stage, tile

OFFER = ("K01", "K02", "K03", "K04", "K18")
GOODS = ("gold", "food", "wool", "stone", "iron")


def contract(points: int, players: int = 4, **resources: int) -> Table:
    return acting("contract", points, players, **resources).offer(*OFFER)


@pytest.mark.rule("T-AK1")
@pytest.mark.parametrize(("name", "cost"), [("K01", 3), ("K02", 3), ("K03", 2), ("K04", 2), ("K18", 2)])
def test_the_spaces_cost_3_3_2_2_2(name: str, cost: int) -> None:
    table = contract(6).do(f"take {name}")
    assert (table.ap, table.storehouse(0)) == (6 - cost, [name])
    assert f"take {name}" in contract(cost).legal()
    contract(cost - 1).refuses(f"take {name}")


@pytest.mark.rule("T-AK1", "T-AK2")
def test_the_gap_stays_during_the_turn_and_no_tile_gets_cheaper() -> None:
    table = contract(6).do("take K04")
    assert (stage(table), offered(table, "contract")) == ("act", ["K01", "K02", "K03", "", "K18"])
    table.do("take K03")
    assert (table.ap, table.legal("take")) == (2, ["take K18"])
    table.do("take K18")
    assert (table.ap, table.storehouse(0)) == (0, ["K03", "K04", "K18"])


@pytest.mark.rule("T-AK1")
def test_a_full_storehouse_takes_no_contract_tile() -> None:
    table = contract(6).stored(0, "C01", "C02", "C03", "C04")
    assert table.legal("take") == []


@pytest.mark.rule("T-AK1")
def test_no_second_crest_of_a_family_and_no_seventh_contract() -> None:
    table = contract(6).stored(0, "B46")
    assert table.legal("take") == ["take K01", "take K02", "take K03", "take K04"]
    table = contract(6).fulfilled(0, "K05", "K06", "K07", "K08", "K09", "K10")
    assert table.legal("take") == ["take K18"]


@pytest.mark.rule("T-AK2")
def test_tiles_slide_to_the_right_and_new_ones_come_from_the_left() -> None:
    table = contract(6).do("take K02", "take K18", "end turn")
    assert offered(table, "contract") == ["", "", "K01", "K03", "K04"]
    assert "draw K26" in table.chance()
    table.do("draw K26", "draw K25")
    assert sorted(offered(table, "contract")[:2]) == ["K25", "K26"]
    assert offered(table, "contract")[2:] == ["K01", "K03", "K04"]
    assert table.turn == 1


@pytest.mark.rule("T-AK2")
def test_the_first_new_tile_goes_farthest_to_the_right() -> None:
    """New ones come from the left, one after the other, each as far as it can."""
    table = contract(6).do("take K02", "take K18", "end turn", "draw K26", "draw K25")
    assert offered(table, "contract")[:2] == ["K25", "K26"]


@pytest.mark.rule("T-AK2")
def test_with_an_empty_pile_tiles_still_slide_and_nothing_is_added() -> None:
    table = contract(6)
    table.state.contract_pile = ()
    table.do("take K02", "take K18", "end turn")
    assert (table.turn, offered(table, "contract")) == (1, ["", "", "K01", "K03", "K04"])


@pytest.mark.rule("T-AK2")
def test_the_last_tile_of_the_pile_goes_to_the_rightmost_gap() -> None:
    table = contract(6)
    table.state.contract_pile = (tile("K26"),)
    table.do("take K02", "take K18", "end turn", "draw K26")
    assert (table.turn, offered(table, "contract")) == (1, ["", "K26", "K01", "K03", "K04"])


@pytest.mark.rule("T-AK2")
def test_an_offer_without_gaps_stays_as_it_is() -> None:
    table = contract(6).do("end turn")
    assert (table.turn, offered(table, "contract")) == (1, list(OFFER))


@pytest.mark.rule("T-AK2")
def test_the_offer_is_filled_after_every_turn_also_when_a_helper_took_the_tile() -> None:
    table = acting("king", 1, 4).offer(*OFFER).stored(0, "B09").do("use B09", "take K18", "advance", "end turn")
    assert offered(table, "contract") == ["", "K01", "K02", "K03", "K04"]
    assert TILE_ID[table.state.contract_pile[0]] in [move.split()[1] for move in table.chance()]


@pytest.mark.rule("T-AK3")
@pytest.mark.parametrize("give", GOODS)
@pytest.mark.parametrize("get", GOODS)
def test_one_resource_for_a_different_one(give: str, get: str) -> None:
    table = contract(3, 4, **{give: 1})
    if give == get:
        assert f"exchange {give} {get}" not in table.legal()
        return
    table.do(f"exchange {give} {get}")
    assert (table.has(0), stage(table)) == ({get: 1}, "any")
    table.do(f"choose {get}")
    assert (table.has(0), table.ap) == ({get: 2}, 2)


@pytest.mark.rule("T-AK3")
def test_only_own_resources_can_be_exchanged() -> None:
    assert contract(3).legal("exchange") == []
    assert set(contract(3, 4, stone=2).legal("exchange")) == {f"exchange stone {get}" for get in GOODS if get != "stone"}


@pytest.mark.rule("T-AK3", "T-A1")
def test_exchanging_costs_a_point_each_time() -> None:
    table = contract(2, 4, stone=2).do("exchange stone gold", "choose stone", "exchange stone gold")
    assert (table.ap, table.has(0)) == (0, {"gold": 2, "stone": 1})
    assert table.legal("exchange") == []


@pytest.mark.rule("T-AK4")
@pytest.mark.parametrize("wish", GOODS)
def test_the_first_exchange_gives_one_more_of_choice(wish: str) -> None:
    table = contract(3, 4, food=3).do("exchange food iron")
    assert table.legal() == [f"choose {name}" for name in GOODS]
    table.do(f"choose {wish}")
    expected = {"food": 2, "iron": 1}
    expected[wish] = expected.get(wish, 0) + 1
    assert table.has(0) == expected


@pytest.mark.rule("T-AK4")
def test_the_second_exchange_of_a_turn_gives_nothing_more() -> None:
    table = contract(3, 4, food=3).do("exchange food iron", "choose iron", "exchange food wool")
    assert (stage(table), table.has(0)) == ("act", {"food": 1, "iron": 2, "wool": 1})


@pytest.mark.rule("T-AK4")
def test_once_in_a_turn_whichever_contract_action_it_is() -> None:
    """First in a sub-action, then in the action of the die; the next turn has its own first one."""
    table = contract(3, 4, food=3).stored(0, "B09").do("use B09", "exchange food iron", "choose iron", "stop")
    table.do("exchange food wool")
    assert (stage(table), table.has(0)) == ("act", {"food": 1, "iron": 2, "wool": 1})
    table.goods(1, food=2).stored(1, "B10").do("end turn")
    table.do("use B10", "exchange food iron")
    assert stage(table) == "any"


@pytest.mark.rule("T-AK4")
def test_the_exchange_before_the_die_is_the_first_one_of_the_turn() -> None:
    table = contract(3).goods(1, food=3).stored(1, "B11").do("end turn")
    table.do("use B11", "exchange food iron", "choose gold", "exchange food iron", "stop")
    table.wheel_tile("contract").dice("gold 4")
    assert table.turn == 1
    table.do("die gold 4")
    assert table.has(1) == {"gold": 5, "iron": 2, "food": 1}
    table.do("exchange food iron")
    assert stage(table) == "act"
