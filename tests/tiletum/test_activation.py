"""Activating a building: each of its characters gives its bonus once more."""

from __future__ import annotations

import pytest

from .table import Table, acting, lodgers, pieces, placed, stage, tile, under_way


def helper(**rooms: str) -> Table:
    """Seat 0 has a helper that activates, and characters in rooms; three points for the architect."""
    return acting("architect", 3, 4).stored(0, "B37").lodged(0, **rooms)


def house(**rooms: str) -> Table:
    """Seat 0 has three points for the merchant, who is in Praha, where the house space activates."""
    return acting("merchant", 3, 4).at(0, merchant="praha").lodged(0, **rooms)


@pytest.mark.rule("T-L7")
def test_the_player_picks_a_building_with_characters() -> None:
    table = helper(r1_2="C05", r3_1="C16", r5_1="C41").do("use B37")
    assert set(table.legal()) == {"activate 1", "activate 3", "activate 5", "decline"}
    table.do("activate 3", "bonus 3.1")
    assert (table.has(0), stage(table)) == ({"food": 2}, "act")


@pytest.mark.rule("T-L7")
def test_a_house_space_activates_in_the_same_way() -> None:
    table = house(r1_2="C05", r3_1="C16").do("house praha.h1")
    assert set(table.legal()) == {"activate 1", "activate 3", "decline"}
    table.do("activate 1", "bonus 1.2")
    assert (table.has(0), under_way(table)) == ({"wool": 2}, ("merchant", 2))


@pytest.mark.rule("T-L7")
def test_completed_or_not() -> None:
    table = helper(r4_1="C05", r1_1="C16").crested(0, b4="K18").do("use B37")
    assert set(table.legal("activate")) == {"activate 1", "activate 4"}


@pytest.mark.rule("T-L7")
def test_buildings_of_others_do_not_count() -> None:
    table = acting("architect", 3, 4).stored(0, "B37").lodged(1, r1_1="C05").do("use B37")
    assert (table.has(0), table.has(1), stage(table)) == ({}, {"iron": 1, "wool": 1, "stone": 1, "food": 1, "gold": 3}, "act")


@pytest.mark.rule("T-L7", "T-X5")
def test_the_helper_may_be_used_without_a_character_and_gives_nothing() -> None:
    table = helper().do("use B37")
    assert (table.has(0), table.points()[0], under_way(table)) == ({}, 10, ("architect", 3))
    assert (table.storehouse(0), list(table.state.bonus_discard)) == ([], [tile("B37")])


@pytest.mark.rule("T-L7", "T-X5")
def test_without_a_character_there_is_nothing_to_activate() -> None:
    table = acting("merchant", 3, 4).at(0, merchant="praha").do("house praha.h1")
    assert under_way(table) == ("merchant", 2)


@pytest.mark.rule("T-L7", "T-X4")
def test_all_of_it_may_be_declined() -> None:
    table = helper(r1_2="C05", r3_1="C16").do("use B37", "decline")
    assert (table.has(0), stage(table), table.storehouse(0)) == ({}, "act", [])


@pytest.mark.rule("T-L7", "T-L8")
@pytest.mark.parametrize("order", [("1.1", "1.2", "1.3"), ("1.3", "1.1", "1.2"), ("1.2", "1.3", "1.1")])
def test_each_character_once_in_any_order(order: tuple[str, ...]) -> None:
    table = helper(r1_1="C05", r1_2="C07", r1_3="C09").do("use B37")
    for done, room in enumerate(order):
        assert set(table.legal()) == {"decline", *[f"bonus {left}" for left in order[done:]]}
        table.do(f"bonus {room}")
    assert (table.has(0), stage(table)) == ({"wool": 3, "iron": 2, "gold": 1}, "act")


@pytest.mark.rule("T-L8")
@pytest.mark.parametrize(
    ("used", "goods"), [([], {}), (["1.3"], {"gold": 1, "wool": 1}), (["1.2", "1.1"], {"iron": 2, "wool": 2})]
)
def test_each_character_may_be_skipped(used: list[str], goods: dict[str, int]) -> None:
    table = helper(r1_1="C05", r1_2="C07", r1_3="C09").do("use B37", *[f"bonus {room}" for room in used], "decline")
    assert (table.has(0), stage(table)) == (goods, "act")


@pytest.mark.rule("T-L8")
def test_the_bonus_is_the_same_as_when_moving_in() -> None:
    """Steps and placements are done one after the other, and a sub-action has its points."""
    table = helper(r1_1="C32", r1_2="C30").at(0, merchant="leipzig").do("use B37", "bonus 1.1", "house leipzig.h1")
    assert set(table.legal("merchant to")) == {"merchant to frankfurt", "merchant to hamburg", "merchant to praha"}
    table.do("merchant to praha", "bonus 1.2", "merchant to venezia")
    assert (pieces(table)[0], stage(table)) == ("venezia", "act")
    table = helper(r1_1="C12", r1_2="C16").do("use B37", "bonus 1.1")
    assert under_way(table) == ("character", 2)
    table.do("stop")
    assert set(table.legal()) == {"bonus 1.2", "decline"}


@pytest.mark.rule("T-L8", "T-T1")
def test_tasks_inside_a_sub_action_of_the_activation() -> None:
    table = helper(r1_1="C12", r1_2="C16").stored(0, "B29").do("use B37", "bonus 1.1")
    assert "use B29" in table.legal()
    table.do("stop")
    assert "use B29" not in table.legal()


@pytest.mark.rule("T-X2", "T-L8", "T-T1")
def test_a_sub_action_of_an_activation_stays_open_for_tasks_after_its_last_point() -> None:
    """It ends by itself once there is no task left; the activation then goes on."""
    table = helper(r1_1="C10", r1_2="C16").stored(0, "C34", "B29").do("use B37", "bonus 1.1", "lodge C34 2.1")
    assert (under_way(table), table.has(0)) == (("character", 0), {"gold": 2})
    assert set(table.legal()) == {"stop", "use B29", *[f"buy {name}" for name in ("food", "wool", "stone", "iron")]}
    table.do("use B29", "buy iron")
    assert (table.points()[0], set(table.legal())) == (13, {"bonus 1.2", "decline"})


@pytest.mark.rule("T-X2", "T-L8")
def test_its_owner_may_end_it_with_tasks_left() -> None:
    table = helper(r1_1="C10", r1_2="C16").stored(0, "C34").do("use B37", "bonus 1.1", "lodge C34 2.1", "stop")
    assert set(table.legal()) == {"bonus 1.2", "decline"}


@pytest.mark.rule("T-L8")
def test_newcomers_during_the_activation_are_not_offered() -> None:
    """The newcomer gives its bonus for moving in, and no other."""
    table = helper(r1_1="C12", r1_3="C18").stored(0, "C16").do("use B37", "bonus 1.1", "lodge C16 1.2")
    assert (table.has(0), lodgers(table)["1.2"]) == ({"food": 2}, "C16")
    assert set(table.legal()) == {"bonus 1.3", "decline"}
    table.do("bonus 1.3")
    assert (table.has(0), stage(table)) == ({"food": 2, "gold": 2}, "act")


@pytest.mark.rule("T-L8")
def test_a_building_is_activated_again_inside_its_own_activation() -> None:
    """Praha activates; the trader goes on to Nürnberg and places a house that activates the same building."""
    table = house(r1_1="C32", r1_2="C34").do("house praha.h1", "bonus 1.1", "merchant to nuernberg", "house nuernberg.h1")
    assert set(table.legal()) == {"bonus 1.1", "bonus 1.2", "decline"}
    table.do("bonus 1.2")
    assert table.has(0) == {"gold": 2}
    table.do("bonus 1.1", "merchant to frankfurt")
    assert set(table.legal()) == {"bonus 1.2", "decline"}, "the first activation goes on; the supply is empty"
    table.do("bonus 1.2")
    assert (table.has(0), under_way(table)) == ({"gold": 4}, ("merchant", 2))
    assert placed(table)[0] == {"tiletum.h1", "praha.h1", "nuernberg.h1"}


@pytest.mark.rule("T-L8")
def test_another_building_may_be_activated_inside_an_activation() -> None:
    table = house(r1_1="C32", r1_2="C34", r2_1="C16").do("house praha.h1", "activate 1", "bonus 1.1", "merchant to nuernberg")
    table.do("house nuernberg.h1")
    assert set(table.legal()) == {"activate 1", "activate 2", "decline"}
    table.do("activate 2", "bonus 2.1")
    assert set(table.legal()) == {"bonus 1.2", "decline"}
    assert table.has(0) == {"food": 2}


@pytest.mark.rule("T-L8", "T-T14")
def test_a_helper_activates_inside_the_sub_action_of_an_activation() -> None:
    table = helper(r1_1="C12", r1_2="C16").stored(0, "B38").do("use B37", "bonus 1.1", "use B38")
    assert set(table.legal()) == {"bonus 1.1", "bonus 1.2", "decline"}
    table.do("bonus 1.2")
    assert set(table.legal()) == {"bonus 1.1", "decline"}
    table.do("decline")
    assert under_way(table) == ("character", 2)
    table.do("stop", "bonus 1.2")
    assert (table.has(0), under_way(table)) == ({"food": 4}, ("architect", 3))


@pytest.mark.rule("T-L8", "T-X5")
def test_an_impossible_bonus_in_an_activation_is_lost_and_the_others_follow() -> None:
    """No house can be placed where the merchant is."""
    table = helper(r1_1="C33", r1_2="C34").do("use B37", "bonus 1.1")
    assert set(table.legal()) == {"bonus 1.2", "decline"}
