"""Tasks: when they may be done, gold for resources, contracts, helpers."""

from __future__ import annotations

import pytest

from .table import Table, acting, round_table, stage, supply, under_way

EVERYTHING = {"buy food", "fulfil B39 gold", "crest lion 6", "build koeln", "use B29"}
"""One task of each sort, as `rich` can do them."""


def rich(table: Table) -> Table:
    """Seat 0 can do a task of each sort."""
    table.goods(0, gold=2, food=2, stone=2).stored(0, "B39", "K18", "B29")
    return table.costs(koeln="X1").pillars(0, "koeln")


def before_the_die() -> Table:
    table = round_table(4).wheel_tile("merchant").dice("iron 5", "iron 4", "gold 2")
    table.state.wheel = 2
    return table


@pytest.mark.rule("T-T1", "T-3.1")
def test_before_the_die_is_taken() -> None:
    table = rich(before_the_die())
    assert stage(table) == "choose_die"
    assert set(table.legal()) >= EVERYTHING
    table.do("buy food", "fulfil B39 stone", "crest lion 6", "use B29")
    assert stage(table) == "choose_die"
    assert table.legal("die iron") == ["die iron 4", "die iron 5"]


@pytest.mark.rule("T-T1")
def test_between_the_die_and_its_bonus_tile() -> None:
    table = rich(before_the_die().wheel_tile("merchant", "B27")).do("die iron 5")
    assert stage(table) == "die_taken"
    assert set(table.legal()) >= {"take B27", "leave", *EVERYTHING}
    table.do("use B29", "build koeln", "take B27")
    assert under_way(table) == ("merchant", 2)


@pytest.mark.rule("T-T1")
def test_a_task_may_make_room_for_the_bonus_tile() -> None:
    table = rich(before_the_die().wheel_tile("merchant", "B27")).stored(0, "C01").do("die iron 5")
    table.refuses("take B27")
    table.do("fulfil B39 gold", "take B27")
    assert table.storehouse(0) == ["B27", "B29", "K18", "C01"]


@pytest.mark.rule("T-T1", "T-3.5")
def test_buying_what_a_crest_costs_may_make_room_for_the_bonus_tile() -> None:
    """Four gold buy the two food for the crest of the sixth building: two tasks in a row, then the tile fits in."""
    table = before_the_die().wheel_tile("merchant", "B27").goods(0, gold=4).stored(0, "K18", "C01", "C02", "C03")
    table.do("die iron 5")
    assert stage(table) == "die_taken"
    table.do("buy food", "buy food", "crest lion 6", "take B27")
    assert table.storehouse(0) == ["B27", "C01", "C02", "C03"]


@pytest.mark.rule("T-T1")
@pytest.mark.parametrize("action", ["merchant", "architect", "character", "contract", "king", "joker"])
def test_before_the_first_point(action: str) -> None:
    assert set(rich(acting(action, 3, 4)).legal()) >= EVERYTHING


@pytest.mark.rule("T-T1")
def test_between_two_points_and_after_the_last() -> None:
    table = rich(acting("merchant", 2, 4)).do("merchant to koeln")
    assert set(table.legal()) >= EVERYTHING
    table.do("merchant to frankfurt")
    assert set(table.legal()) == {"end turn", *EVERYTHING} | set(table.legal("buy")) | set(table.legal("fulfil"))
    table.do("use B29", "build koeln", "fulfil B39 gold")
    assert table.points()[0] == 10 + 3 + 1 + 4 + 1


@pytest.mark.rule("T-T1")
def test_inside_a_sub_action() -> None:
    table = rich(acting("king", 3, 4)).stored(0, "B05").do("use B05", "merchant to koeln")
    assert under_way(table) == ("merchant", 2)
    assert set(table.legal()) >= EVERYTHING
    table.do("fulfil B39 gold", "build koeln", "use B29")
    assert under_way(table) == ("merchant", 2)


@pytest.mark.rule("T-T1")
def test_not_half_way_through_an_effect() -> None:
    """Resources of choice, an action of choice, steps of a character, an activation: finished first."""
    table = rich(acting("king", 3, 4)).stored(0, "B31").do("use B31")
    assert set(table.legal()) == {"choose gold", "choose food", "choose wool", "choose stone", "choose iron"}
    table = rich(acting("king", 3, 4)).stored(0, "B01").do("use B01")
    assert all(move.startswith(("perform", "stop")) for move in table.legal())
    table = rich(acting("character", 3, 4)).stored(0, "C30").do("lodge C30 1.1")
    assert all(move.startswith(("merchant to", "decline")) for move in table.legal())
    table = rich(acting("king", 3, 4)).stored(0, "B37").lodged(0, r1_1="C05", r1_2="C07").do("use B37")
    assert set(table.legal()) == {"bonus 1.1", "bonus 1.2", "decline"}


@pytest.mark.rule("T-T1")
def test_not_in_the_king_phase_nor_in_the_turn_of_others() -> None:
    table = rich(round_table(2).king_tile("B27"))
    table.until(lambda state: state.observe(0).stage == "king_tile")
    table.goods(table.turn, gold=9)
    assert table.legal() == ["leave", "take B27"]
    table = rich(acting("merchant", 3, 4)).goods(1).do("end turn")
    assert table.turn == 1
    assert table.legal("buy") + table.legal("use") + table.legal("build") + table.legal("fulfil") + table.legal("crest") == []


@pytest.mark.rule("T-T1")
def test_any_number_of_tasks() -> None:
    table = acting("merchant", 1, 4, gold=20)
    for _ in range(10):
        table.do("buy stone")
    assert (table.has(0), table.ap) == ({"stone": 10}, 1)


@pytest.mark.rule("T-T2")
@pytest.mark.parametrize("resource", ["stone", "wool", "iron", "food"])
def test_two_gold_buy_any_other_resource(resource: str) -> None:
    table = acting("merchant", 1, 4, gold=3).do(f"buy {resource}")
    assert table.has(0) == {"gold": 1, resource: 1}
    assert table.legal("buy") == []


@pytest.mark.rule("T-T2")
def test_one_gold_or_other_resources_buy_nothing() -> None:
    assert acting("merchant", 1, 4, gold=1, food=9, iron=9).legal("buy") == []


@pytest.mark.rule("T-T3")
def test_a_contract_is_paid_and_leaves_the_storehouse_for_the_leftmost_space() -> None:
    table = acting("merchant", 1, 4, iron=6, wool=3).stored(0, "B41", "B42")
    table.do("fulfil B42", "fulfil B41")
    assert table.has(0) == {"iron": 1, "wool": 3}
    assert table.storehouse(0) == []
    assert [len(contracts) for contracts in table.state.contracts] == [2, 0, 0, 0]


@pytest.mark.rule("T-T3")
def test_a_contract_that_cannot_be_paid_in_full_stays() -> None:
    table = acting("merchant", 1, 4, iron=2, wool=9).stored(0, "B42")
    table.refuses("fulfil B42")
    table.goods(0, iron=3).do("fulfil B42")


@pytest.mark.rule("T-T3")
def test_only_contracts_in_the_own_storehouse_can_be_fulfilled() -> None:
    table = acting("merchant", 1, 4, iron=9).stored(1, "B41").offer("K04", "K05")
    assert table.legal("fulfil") == []


@pytest.mark.rule("T-T4")
@pytest.mark.parametrize(("done", "points", "pillars"), [(0, 0, 1), (1, 0, 1), (2, 0, 1), (3, 1, 1), (4, 3, 1), (5, 5, 0)])
def test_pillar_and_points_of_the_space(done: int, points: int, pillars: int) -> None:
    names = ("K01", "K02", "K03", "K04", "K05")[:done]
    table = acting("merchant", 1, 4, iron=2).fulfilled(0, *names).stored(0, "B41")
    before = supply(table)[1]
    table.do("fulfil B41")
    assert table.points() == [10 + 2 + points, 10, 10, 10]
    assert supply(table)[1] == before + pillars


@pytest.mark.rule("T-T4")
def test_the_pillar_of_the_space_can_be_placed_in_the_same_action() -> None:
    table = acting("architect", 2, 4, iron=2).at(0, architect="praha").pillars(0, "paris", "koeln").stored(0, "B41")
    table.refuses("pillar praha")
    table.do("fulfil B41", "pillar praha")
    assert supply(table) == (2, 0)


@pytest.mark.rule("T-T4")
def test_the_benefit_of_the_contract_comes_after_its_points() -> None:
    table = acting("merchant", 1, 4, wool=5).stored(0, "K08").do("fulfil K08")
    assert (table.points()[0], supply(table), stage(table)) == (17, (2, 3), "roam")


@pytest.mark.rule("T-T14")
def test_a_helper_works_once_and_goes_to_the_discard() -> None:
    table = acting("merchant", 1, 4).stored(0, "B30").do("use B30")
    assert (table.points()[0], table.storehouse(0)) == (14, [])
    assert table.state.bonus_discard == (29,)
    assert table.legal("use") == []


@pytest.mark.rule("T-T14")
def test_a_helper_keeps_its_space_until_it_is_resolved() -> None:
    """Three characters and the helper fill the storehouse, so its own character action cannot take a tile."""
    table = acting("king", 1, 4).stored(0, "B08", "B27", "C19", "C28").do("use B08")
    assert (under_way(table), table.storehouse(0), table.legal("take")) == (("character", 3), ["B27", "C19", "C28"], [])
    table.do("lodge C28 4.1")
    table.do("merchant to koeln")
    assert len(table.legal("take")) == 5
    table.do("stop")
    assert table.state.using == ()


@pytest.mark.rule("T-T14")
def test_a_helper_cannot_be_used_again_while_it_works() -> None:
    table = acting("king", 1, 4).stored(0, "B08").do("use B08")
    table.refuses("use B08")
    assert list(table.state.bonus_discard) == []
    table.do("stop")
    assert len(table.state.bonus_discard) == 1
    table.refuses("use B08")


@pytest.mark.rule("T-T14")
def test_helpers_inside_helpers_each_keep_their_space() -> None:
    table = acting("king", 1, 4).stored(0, "B05", "B08", "C19").offer("C05").do("use B05", "use B08")
    assert under_way(table) == ("character", 3)
    table.do("take C05", "draw C10")
    assert (len(table.storehouse(0)), table.legal("take")) == (2, [])
    table.do("stop")
    assert under_way(table) == ("merchant", 3)
    assert len(table.state.using) == 1


@pytest.mark.rule("T-T14")
def test_helpers_of_others_and_of_the_board_cannot_be_used() -> None:
    table = acting("merchant", 3, 4).stored(1, "B30").wheel_tile("king", "B29")
    assert table.legal("use") == []
