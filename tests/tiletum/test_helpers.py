"""Helpers: what each of the 38 does, and when it can be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from .copies import changed, named, play_with
from .table import Table, acting, markers, pieces, round_table, stage, under_way

GOODS = ("gold", "food", "wool", "stone", "iron")
FIVE = ("contract", "character", "architect", "merchant", "king")

ANY_ACTION = ("B01", "B02")
ONE_ACTION = {
    "B03": ("merchant", 2),
    "B04": ("merchant", 2),
    "B05": ("merchant", 3),
    "B06": ("character", 2),
    "B07": ("character", 2),
    "B08": ("character", 3),
    "B09": ("contract", 2),
    "B10": ("contract", 2),
    "B11": ("contract", 3),
    "B12": ("architect", 2),
    "B13": ("architect", 2),
    "B14": ("architect", 3),
}
KING = {"B15": 2, "B16": 2, "B17": 3}
MORE_POINTS = {"B18": 1, "B19": 1, "B20": 2, "B21": 2, "B22": 3}
OTHER_RESOURCE = ("B23", "B24")
GOLD_AND_POINTS = {"B25": (2, 2), "B26": (2, 2), "B27": (3, 0), "B28": (4, 0), "B29": (0, 3), "B30": (0, 4)}
OF_CHOICE = {"B31": 2, "B32": 2, "B33": 3, "B34": 3}
ONE_OF_EACH = ("B35", "B36")
BUILDING_AGAIN = ("B37", "B38")


def helped(action: str, points: int, *helpers: str) -> Table:
    return acting(action, points, 4).stored(0, *helpers)


def choosing(*helpers: str) -> Table:
    """Seat 0 is about to take a die: a wool 4 for the merchant action, without a bonus tile; goods are none."""
    table = round_table(4).dice("wool 4", "gold 1").wheel_tile("merchant").stored(0, *helpers).goods(0)
    table.state.wheel = 1
    return table


@pytest.mark.rule("T-H1", "T-X2")
@pytest.mark.parametrize("name", ANY_ACTION)
@pytest.mark.parametrize("action", FIVE)
def test_any_action_with_one_point(name: str, action: str) -> None:
    table = helped("merchant", 3, name).goods(0, food=1).do(f"use {name}")
    assert set(table.legal()) == {"stop", *[f"perform {five}" for five in FIVE]}
    table.do(f"perform {action}")
    if action == "king":
        assert (table.stacks(), under_way(table)) == ({0: [1, 2, 3], 1: [0]}, ("merchant", 3))
    else:
        assert under_way(table) == (action, 1)
        table.do("stop")
        assert under_way(table) == ("merchant", 3)
    assert table.storehouse(0) == []


@pytest.mark.rule("T-H1")
def test_any_action_spends_its_point_and_the_action_of_the_die_goes_on() -> None:
    table = helped("merchant", 3, "B01").do("merchant to koeln", "use B01", "perform architect", "architect to paris")
    assert (under_way(table), pieces(table)) == (("merchant", 2), ("koeln", "paris"))


@pytest.mark.rule("T-H1")
def test_any_action_does_not_offer_the_joker() -> None:
    table = helped("merchant", 3, "B01").do("use B01")
    assert "joker" not in " ".join(table.legal())


@pytest.mark.rule("T-H2")
@pytest.mark.parametrize("name", sorted(ONE_ACTION))
@pytest.mark.parametrize("own", ["merchant", "architect", "character", "contract"])
def test_one_action_with_the_points_shown(name: str, own: str) -> None:
    """Whatever the action of the die, which waits."""
    table = helped(own, 4, name).goods(0, food=1).do(f"use {name}")
    assert under_way(table) == ONE_ACTION[name]
    table.refuses("end turn")
    table.do("stop")
    assert under_way(table) == (own, 4)


@pytest.mark.rule("T-H2", "T-AR1")
@pytest.mark.parametrize("name", sorted(KING))
def test_the_king_action_makes_its_steps(name: str) -> None:
    table = helped("merchant", 4, name).do(f"use {name}")
    assert (table.stacks(), under_way(table)) == ({0: [1, 2, 3], KING[name]: [0]}, ("merchant", 4))


@pytest.mark.rule("T-H2")
def test_a_king_action_inside_the_king_action_of_the_die() -> None:
    table = helped("king", 2, "B17").do("use B17")
    assert (table.stacks(), under_way(table)) == ({0: [1, 2, 3], 3: [0]}, ("king", 2))
    table.do("advance")
    assert table.stacks() == {0: [1, 2, 3], 5: [0]}


@pytest.mark.rule("T-H2", "T-T1")
def test_an_action_of_a_helper_before_the_die() -> None:
    table = choosing("B03").do("use B03", "merchant to koeln", "merchant to frankfurt")
    assert (stage(table), pieces(table)[0]) == ("choose_die", "frankfurt")
    table.do("die wool 4")
    assert under_way(table) == ("merchant", 3)


@pytest.mark.rule("T-H3")
@pytest.mark.parametrize("name", sorted(MORE_POINTS))
@pytest.mark.parametrize("action", FIVE)
def test_more_points_for_the_action_of_the_die(name: str, action: str) -> None:
    table = helped(action, 2, name).do(f"use {name}")
    assert under_way(table) == (action, 2 + MORE_POINTS[name])
    assert table.storehouse(0) == []


@pytest.mark.rule("T-H3")
def test_more_points_also_after_the_last_point_and_several_helpers() -> None:
    table = helped("merchant", 1, "B18", "B22").do("merchant to koeln", "use B18", "merchant to frankfurt", "use B22")
    assert under_way(table) == ("merchant", 3)


@pytest.mark.rule("T-H3")
@pytest.mark.parametrize("name", sorted(MORE_POINTS))
def test_no_points_before_the_action_has_begun(name: str) -> None:
    table = choosing(name)
    table.refuses(f"use {name}")
    table.wheel_tile("merchant", "B27").do("die wool 4")
    assert stage(table) == "die_taken"
    table.refuses(f"use {name}")
    table.do("leave", f"use {name}")
    assert under_way(table) == ("merchant", 3 + MORE_POINTS[name])


@pytest.mark.rule("T-H3", "T-X2")
@pytest.mark.parametrize("name", sorted(MORE_POINTS))
def test_no_points_inside_a_sub_action(name: str) -> None:
    table = helped("merchant", 3, name, "B05").do("use B05")
    assert under_way(table) == ("merchant", 3)
    table.refuses(f"use {name}")
    table.do("stop", f"use {name}")
    assert under_way(table) == ("merchant", 3 + MORE_POINTS[name])


@pytest.mark.rule("T-H3", "T-X2")
def test_no_points_inside_the_action_of_a_character() -> None:
    table = helped("character", 3, "B20", "C12").do("lodge C12 1.1")
    assert under_way(table) == ("character", 2)
    table.refuses("use B20")
    table.do("stop", "use B20")
    assert under_way(table) == ("character", 4)


@pytest.mark.rule("T-H3")
def test_points_of_a_helper_are_for_this_turn_only() -> None:
    table = helped("merchant", 1, "B22").do("use B22")
    assert markers(table) == {}


@pytest.mark.rule("T-H4", "T-3.7")
@pytest.mark.parametrize("name", OTHER_RESOURCE)
@pytest.mark.parametrize("wish", GOODS)
def test_the_die_gives_the_resource_of_choice(name: str, wish: str) -> None:
    table = choosing(name)
    table.refuses(f"use {name}")
    table.do("die wool 4")
    assert (stage(table), table.has(0)) == ("die_taken", {})
    table.do(f"use {name}")
    assert table.legal() == [f"choose {resource}" for resource in GOODS]
    table.do(f"choose {wish}")
    assert (table.has(0), under_way(table), table.storehouse(0)) == ({wish: 4}, ("merchant", 3), [])


@pytest.mark.rule("T-H4", "T-3.7")
def test_once_for_a_die() -> None:
    table = choosing("B23", "B24").wheel_tile("merchant", "B27").do("die wool 4", "use B23", "choose iron")
    assert stage(table) == "die_taken"
    table.refuses("use B24")
    table.do("leave")
    assert (table.has(0), table.storehouse(0)) == ({"iron": 4}, ["B24"])


@pytest.mark.rule("T-H4", "T-3.7")
def test_too_late_once_the_resources_are_taken() -> None:
    table = choosing("B23").do("die wool 4", "leave")
    assert table.has(0) == {"wool": 4}
    table.refuses("use B23")
    table.do("end turn")
    assert table.storehouse(0) == ["B23"]


@pytest.mark.rule("T-H4", "T-3.7")
def test_it_may_be_the_bonus_tile_of_this_very_die() -> None:
    table = choosing().wheel_tile("merchant", "B23").do("die wool 4", "take B23", "use B23", "choose gold")
    assert (table.has(0), under_way(table)) == ({"gold": 4}, ("merchant", 3))


@pytest.mark.rule("T-H4")
def test_a_turned_die_gives_its_new_value_of_the_resource() -> None:
    table = choosing("B23").goods(0, gold=2).do("die wool 4 to 5")
    table.do("use B23", "choose stone")
    if stage(table) == "die_taken":  # the king action has a bonus tile
        table.do("leave")
    assert table.has(0) == {"stone": 5}


@pytest.mark.rule("T-H4", "T-T1")
def test_tasks_and_other_helpers_come_between_die_and_resources() -> None:
    """The sub-action of another helper leaves the choice of the resource open."""
    table = choosing("B23", "B03").do("die wool 4", "use B03", "merchant to koeln", "merchant to frankfurt")
    assert (stage(table), table.legal()) == ("act", ["stop", "use B23"])
    table.do("stop")
    assert (stage(table), table.has(0)) == ("die_taken", {})
    table.do("use B23", "choose food")
    assert table.has(0) == {"food": 4}


@pytest.mark.rule("T-H4", "T-T14")
def test_it_can_be_used_inside_a_sub_action_between_die_and_resources() -> None:
    """The resources are not taken yet, so the time is right; no rule excludes sub-actions as T-H3 does."""
    table = choosing("B23", "B03").do("die wool 4", "use B03", "merchant to koeln")
    assert (under_way(table), table.has(0)) == (("merchant", 1), {})
    table.do("use B23", "choose food", "stop")
    assert table.has(0) == {"food": 4}


@pytest.mark.rule("T-H5", "T-X3")
@pytest.mark.parametrize("name", sorted(GOLD_AND_POINTS))
def test_gold_and_points(name: str) -> None:
    gold, points = GOLD_AND_POINTS[name]
    table = helped("merchant", 3, name).do(f"use {name}")
    assert (table.has(0), table.points()) == ({"gold": gold} if gold else {}, [10 + points, 10, 10, 10])
    assert (stage(table), table.storehouse(0)) == ("act", [])


@pytest.mark.rule("T-H6", "T-X3")
@pytest.mark.parametrize("name", sorted(OF_CHOICE))
def test_resources_of_choice_alike(name: str) -> None:
    table = helped("merchant", 3, name).do(f"use {name}")
    for _ in range(OF_CHOICE[name]):
        assert table.legal() == [f"choose {resource}" for resource in GOODS]
        table.do("choose stone")
    assert (table.has(0), stage(table)) == ({"stone": OF_CHOICE[name]}, "act")


@pytest.mark.rule("T-H6")
def test_resources_of_choice_each_different() -> None:
    table = helped("merchant", 3, "B33").do("use B33", "choose gold", "choose iron", "choose food")
    assert table.has(0) == {"gold": 1, "iron": 1, "food": 1}


@pytest.mark.rule("T-H7")
@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_one_of_each_but_gold(name: str) -> None:
    table = helped("merchant", 3, name).do(f"use {name}")
    assert (table.has(0), stage(table)) == ({"iron": 1, "wool": 1, "stone": 1, "food": 1}, "act")


@pytest.mark.rule("T-H8")
@pytest.mark.parametrize("name", BUILDING_AGAIN)
def test_a_building_again(name: str) -> None:
    table = helped("merchant", 3, name).lodged(0, r1_1="C05", r3_2="C43").do(f"use {name}")
    assert set(table.legal()) == {"activate 1", "activate 3", "decline"}
    table.do("activate 3", "bonus 3.2")
    assert (table.points()[0], table.has(0), stage(table), table.storehouse(0)) == (13, {}, "act", [])


@pytest.mark.rule("T-H1", "T-H2", "T-H3", "T-H4", "T-H5", "T-H6", "T-H7", "T-H8")
def test_these_are_all_the_helpers() -> None:
    groups = (ONE_ACTION, KING, MORE_POINTS, GOLD_AND_POINTS, OF_CHOICE)
    names = [name for group in groups for name in group] + [*ANY_ACTION, *OTHER_RESOURCE, *ONE_OF_EACH, *BUILDING_AGAIN]
    assert sorted(names) == [f"B{number:02}" for number in range(1, 39)]


@pytest.mark.rule("T-H3", "T-3.7")
def test_a_helper_of_several_parts_can_be_used_when_all_of_them_can(tmp_path: Path) -> None:
    """Points for the action of the die, and a resource: only during that action. Another type, and a resource: only before."""
    box = changed()
    tiles = box["decks"]["bonus"]["tiles"]
    named(tiles, "B29")["effect"] = {"add_ap": 2, "any": 1}
    named(tiles, "B30")["effect"] = {"choose_resource_type": True, "any": 1}
    checks = """
from parlour.engine.preview import why_not
from parlour.games.tiletum.moves import Use

table = round_table(2).stored(0, "B29", "B30").wheel_tile("contract").dice("iron 6", "wool 1").goods(0)
assert table.legal("use") == []
for tile, rule in (("B29", "T-H3"), ("B30", "T-3.7")):
    assert why_not(GAME, table.state, 0, Use(tile=tile)).rule == rule
table.do("die iron 6")
assert table.legal("use") == ["use B30"], "the type may still be changed, so the resources wait for it"
table.do("use B30", "choose gold", "choose wool")
assert table.has(0) == {"wool": 6, "gold": 1}, table.has(0)
assert table.legal("use") == ["use B29"], table.legal("use")
assert table.do("use B29", "choose food").ap == 3, table.ap
"""
    play_with(box, checks, tmp_path, players=())
