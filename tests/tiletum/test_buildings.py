"""The six buildings: rooms, roofs, completion, bonus markers."""

from __future__ import annotations

import pytest

from tests.given import seen

from .table import Table, acting, lodgers, markers, placed, round_table, stage, supplied, supply, under_way

GOLD = ("C34", "C35", "C36")
"""Three traders who give gold."""
FULL = {1: {"r1_1": "C34", "r1_2": "C35", "r1_3": "C36"}, 2: {"r2_1": "C34", "r2_2": "C35"}, 4: {"r4_1": "C34"}}
"""Rooms of a full building of three, two and one."""


def crest_declined(table: Table, building: int) -> Table:
    """The lion goes below the building and its bonus is not used."""
    table.do(f"crest lion {building}")
    while stage(table) != "act":
        table.do("choose gold" if stage(table) == "any" else "decline")
    return table


@pytest.mark.rule("T-L1")
def test_rooms_from_left_to_right() -> None:
    table = acting("character", 6, 4).stored(0, "C34")
    rooms = [move.split()[2] for move in table.legal("lodge")]
    assert sorted(rooms) == ["1.1", "1.2", "1.3", "2.1", "2.2", "3.1", "3.2", "4.1", "5.1"]


@pytest.mark.rule("T-L1", "T-L6")
def test_the_sixth_building_is_full_from_the_start() -> None:
    """A crest completes it, and it gives no marker."""
    table = acting("merchant", 3, 4, food=2).stored(0, "K18")
    assert table.state.observe(0).boards[0].completed == (False,) * 6
    table.do("crest lion 6")
    assert table.state.observe(0).boards[0].completed == (False,) * 5 + (True,)
    assert (markers(table), supply(table), under_way(table)) == ({}, (2, 2), ("merchant", 3))


@pytest.mark.rule("T-L6")
def test_the_sixth_building_cannot_be_activated() -> None:
    table = acting("merchant", 3, 4).at(0, merchant="praha").crested(0, b6="K18").stored(0, "B37")
    assert under_way(table.do("use B37")) == ("merchant", 3)
    assert under_way(table.do("house praha.h1")) == ("merchant", 2)


@pytest.mark.rule("T-L2")
@pytest.mark.parametrize(
    "rooms", [("4.1",), ("5.1",), ("2.1", "2.2"), ("3.2", "3.1"), ("1.1", "1.2", "1.3"), ("1.3", "1.1", "1.2")]
)
def test_the_last_room_frees_the_house_of_the_roof(rooms: tuple[str, ...]) -> None:
    table = acting("character", 6, 4).stored(0, *GOLD)
    for name, room in zip(GOLD, rooms, strict=False):
        assert supply(table)[0] == 2
        table.do(f"lodge {name} {room}")
    assert supply(table)[0] == 3


@pytest.mark.rule("T-L2")
def test_the_house_can_be_placed_by_the_bonus_of_that_last_character() -> None:
    """The supply is empty; the house of the roof comes before the bonus."""
    table = acting("character", 3, 4).at(0, merchant="leipzig").houses(0, "paris.h1", "koeln.h1").stored(0, "C33")
    assert supply(table)[0] == 0
    table.do("lodge C33 4.1", "house leipzig.h1")
    assert ("leipzig.h1" in placed(table)[0], supply(table)[0], table.points()[0]) == (True, 0, 12)


@pytest.mark.rule("T-L2")
def test_a_building_that_is_not_full_keeps_its_house() -> None:
    table = supplied(acting("character", 3, 4).at(0, merchant="leipzig").stored(0, "C33"), 0, 2)
    table.do("lodge C33 2.1")
    assert (stage(table), supply(table)[0]) == ("act", 0)


@pytest.mark.rule("T-L2")
def test_the_house_can_be_placed_by_a_later_merchant_action() -> None:
    table = supplied(acting("merchant", 3, 4).at(0, merchant="leipzig").stored(0, "B06", "C34"), 0, 2)
    assert table.legal("house") == []
    table.do("use B06", "lodge C34 4.1", "stop")
    assert table.legal("house") == ["house leipzig.h1"]


@pytest.mark.rule("T-L3", "T-L4")
@pytest.mark.parametrize(("building", "points"), [(1, 3), (2, 2), (4, 1)])
def test_rooms_first_and_crest_last(building: int, points: int) -> None:
    table = acting("king", 1, 4, food=6).lodged(0, **FULL[building]).stored(0, "K18")
    assert markers(table) == {}
    crest_declined(table, building)
    assert (markers(table), table.state.observe(0).boards[0].completed[building - 1]) == ({"merchant": points}, True)


@pytest.mark.rule("T-L3", "T-L4")
@pytest.mark.parametrize(("room", "points"), [("1.3", 3), ("2.2", 2), ("3.2", 2), ("4.1", 1), ("5.1", 1)])
def test_crest_first_and_rooms_last(room: str, points: int) -> None:
    building, floors = room.split(".")
    table = acting("character", 6, 4).stored(0, *GOLD).crested(0, **{f"b{building}": "K18"})
    for floor, name in zip(range(1, int(floors) + 1), GOLD, strict=False):
        assert markers(table) == {}
        table.do(f"lodge {name} {building}.{floor}")
    assert markers(table) == {"merchant": points}


@pytest.mark.rule("T-L3")
def test_the_bonus_of_the_crest_comes_before_the_building_is_completed() -> None:
    """The rulebook's example: the benefit of the crest first, then the building is completed and gives its marker."""
    table = acting("king", 1, 4, food=6).lodged(0, **FULL[1]).stored(0, "K18").do("crest lion 1")
    assert stage(table) == "anywhere"
    assert markers(table) == {}
    table.do("house firenze.h1")
    assert markers(table) == {"merchant": 3}


@pytest.mark.rule("T-L3")
def test_the_story_tells_the_bonus_of_the_crest_first() -> None:
    table = acting("king", 1, 4, food=6).lodged(0, **FULL[1]).stored(0, "K18")
    events = seen(table.happen("crest lion 1")) + seen(table.happen("house firenze.h1"))
    kinds = [str(facts["kind"]) for facts in events]
    assert kinds.index("crest") < kinds.index("house") < kinds.index("completed")


@pytest.mark.rule("T-L3", "T-L4")
def test_a_building_filled_by_the_bonus_of_its_own_crest_is_completed_once() -> None:
    """The house of the crest activates a steward, who lets the last one move in; then the bonus of the crest is over."""
    table = acting("king", 1, 4, food=6).lodged(0, r1_3="C12", r1_2="C16").stored(0, "K18", "C18").do("crest lion 1")
    table.do("house praha.h1", "bonus 1.3", "lodge C18 1.1", "stop", "bonus 1.2")
    assert (stage(table), markers(table), supply(table)[0]) == ("act", {"character": 3}, 2)


@pytest.mark.rule("T-L4")
def test_a_crest_below_a_building_that_is_not_full_gives_no_marker() -> None:
    table = acting("king", 1, 4, food=6).lodged(0, r1_1="C34", r1_3="C35").stored(0, "K18")
    assert markers(crest_declined(table, 1)) == {}


@pytest.mark.rule("T-L4", "T-3.8")
@pytest.mark.parametrize(
    ("name", "action"), [("C05", "contract"), ("C16", "character"), ("C26", "architect"), ("C34", "merchant"), ("C41", "king")]
)
def test_every_later_action_by_die_has_the_points_for_the_rest_of_the_game(name: str, action: str) -> None:
    """Completed before the die is taken: counted when its action begins, also in another round."""
    for number in (1, 3):
        table = round_table(4, number).dice("iron 4", "gold 1").goods(0, food=3).lodged(0, r5_1=name).stored(0, "K18")
        place = ("joker", "king", "merchant", "architect", "character", "contract").index(action)
        table.state.wheel = (3 - place) % 6
        table.wheel_tile(action).do("crest lion 5", "choose gold", "choose gold", "die iron 4")
        assert under_way(table) == (action, 3 + 1)


@pytest.mark.rule("T-L4")
def test_the_marker_belongs_to_one_player() -> None:
    table = acting("merchant", 3, 4, food=4).lodged(0, **FULL[4]).stored(0, "K18")
    crest_declined(table, 4).do("end turn")
    assert (markers(table, 0), markers(table, 1)) == ({"merchant": 1}, {})
    table.wheel_tile("merchant").dice("gold 4").do("die gold 4")
    assert under_way(table) == ("merchant", 3)


@pytest.mark.rule("T-L5")
@pytest.mark.parametrize("building", [1, 2, 4])
def test_the_action_under_way_gets_the_points_at_once(building: int) -> None:
    table = acting("merchant", 3, 4, food=6).lodged(0, **FULL[building]).stored(0, "K18").do("merchant to koeln")
    crest_declined(table, building)
    assert under_way(table) == ("merchant", 2 + {1: 3, 2: 2, 4: 1}[building])


@pytest.mark.rule("T-L5")
def test_another_action_under_way_gets_nothing() -> None:
    table = acting("architect", 3, 4, food=6).lodged(0, **FULL[1]).stored(0, "K18")
    assert under_way(crest_declined(table, 1)) == ("architect", 3)


@pytest.mark.rule("T-L5")
def test_after_the_last_point_of_the_action_it_goes_on() -> None:
    table = acting("merchant", 1, 4, food=4).lodged(0, **FULL[4]).stored(0, "K18").do("merchant to koeln")
    crest_declined(table, 4)
    assert under_way(table) == ("merchant", 1)


@pytest.mark.rule("T-L5")
def test_the_character_action_strengthens_itself() -> None:
    """The last steward moves in for 2 points out of 2 and gives 2 new ones."""
    table = acting("character", 2, 4).lodged(0, r2_1="C16").crested(0, b2="K18").stored(0, "C18").do("lodge C18 2.2")
    assert (under_way(table), markers(table)) == (("character", 2), {"character": 2})


@pytest.mark.rule("T-L5", "T-X2")
def test_completed_inside_a_sub_action_it_strengthens_the_action_of_the_die_below() -> None:
    table = acting("merchant", 3, 4).lodged(0, r2_1="C34").crested(0, b2="K18").stored(0, "C35", "B08")
    table.do("use B08", "lodge C35 2.2")
    assert under_way(table) == ("character", 1)
    table.do("stop")
    assert under_way(table) == ("merchant", 3 + 2)


@pytest.mark.rule("T-L5", "T-X2")
def test_a_sub_action_of_the_very_kind_gets_nothing() -> None:
    """The steward's building is completed in the character action of a helper, during the character action of a die."""
    table = acting("character", 4, 4).lodged(0, r2_1="C16").crested(0, b2="K18").stored(0, "C18", "B08")
    table.do("use B08", "lodge C18 2.2")
    assert under_way(table) == ("character", 1)
    table.do("stop")
    assert under_way(table) == ("character", 4 + 2)


@pytest.mark.rule("T-L5")
def test_two_buildings_in_one_turn() -> None:
    """Each gives its own action its marker, by T-AH4 never the same one."""
    table = acting("merchant", 3, 4, food=7).lodged(0, r4_1="C34", r5_1="C05").stored(0, "K18", "B47")
    crest_declined(table, 4).do("crest lily 5", "choose gold", "choose gold")
    assert (markers(table), under_way(table)) == ({"merchant": 1, "contract": 1}, ("merchant", 4))


@pytest.mark.rule("T-L5", "T-AJ2")
def test_the_jokers_choice_gets_the_points() -> None:
    table = acting("joker", 3, 4, food=6).lodged(0, **FULL[1]).stored(0, "K18").do("perform merchant")
    assert under_way(crest_declined(table, 1)) == ("merchant", 6)


@pytest.mark.rule("T-L5", "T-AJ2")
def test_completed_before_the_joker_is_decided_it_counts_once() -> None:
    table = acting("joker", 3, 4, food=4).lodged(0, **FULL[4]).stored(0, "K18").do("crest lion 4", "decline")
    assert stage(table) == "joker_action"
    table.do("perform merchant")
    assert under_way(table) == ("merchant", 4)


@pytest.mark.rule("T-L5")
def test_completed_between_the_die_and_its_resources_it_counts_once() -> None:
    table = round_table(4).dice("iron 4", "gold 1").goods(0, food=4).lodged(0, **FULL[4]).stored(0, "K18")
    table.state.wheel = 1
    table.wheel_tile("merchant", "B27").do("die iron 4")
    assert stage(table) == "die_taken"
    table.do("crest lion 4", "decline", "leave")
    assert under_way(table) == ("merchant", 3 + 1)


@pytest.mark.rule("T-L2", "T-L3")
def test_characters_stay_where_they_are() -> None:
    table = acting("character", 6, 4).lodged(0, **FULL[2])
    assert (table.legal("lodge"), lodgers(table)) == ([], {"2.1": "C34", "2.2": "C35"})
