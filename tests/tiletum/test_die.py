"""A turn from the choice of a die to the end: changing it, its bonus tile, its resources, its points."""

from __future__ import annotations

import pytest

from parlour.engine.errors import IllegalAction
from tests.given import seen

from .table import Table, acting, round_table

RESOURCES = ["gold", "food", "wool", "stone", "iron"]


def choosing(*dice: str, players: int = 3, wheel: int = 1, **resources: int) -> Table:
    """Seat 0 chooses among these dice with these resources; no bonus tile lies at the wheel."""
    table = round_table(players, wheel=wheel)
    for action in ("joker", "king", "merchant", "architect", "character", "contract"):
        table.wheel_tile(action)
    return table.dice(*dice).goods(0, **resources)


# --- steps ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-3.1")
def test_die_then_tile_then_resources_then_action() -> None:
    table = choosing("wool 3", "iron 1").wheel_tile("merchant", "B27")
    assert table.legal() == ["die wool 3", "die iron 1"]
    table.do("die wool 3")
    assert table.legal() == ["leave", "take B27"]
    assert table.has(0) == {}
    events = table.happen("take B27")
    assert [facts["kind"] for facts in seen(events)] == ["took", "gained"]
    assert (table.has(0), table.ap) == ({"wool": 3}, 4)
    assert "merchant to paris" in table.legal()


@pytest.mark.rule("T-3.1")
def test_tasks_fit_in_before_the_die() -> None:
    table = choosing("wool 3", "iron 1", gold=2).do("buy food")
    assert table.has(0) == {"food": 1}
    assert table.legal() == ["die wool 3", "die iron 1"]


@pytest.mark.rule("T-3.1")
def test_tasks_fit_in_between_the_die_and_its_bonus_tile() -> None:
    table = choosing("wool 3", "iron 1", gold=2).wheel_tile("merchant", "B27").do("die wool 3")
    assert "buy iron" in table.legal()
    assert table.do("buy iron").legal() == ["leave", "take B27"]


@pytest.mark.rule("T-3.1")
def test_tasks_fit_in_before_the_joker_becomes_an_action() -> None:
    table = choosing("gold 1", "iron 1", gold=1).do("die gold 1")
    assert table.legal("perform") == ["perform " + name for name in ("contract", "character", "architect", "merchant", "king")]
    assert table.do("buy stone").has(0) == {"stone": 1}


@pytest.mark.rule("T-3.1", "T-3.10")
def test_tasks_fit_in_after_the_last_action_point() -> None:
    table = choosing("gold 6", "iron 1").do("die gold 6", "exchange gold food", "choose iron")
    assert table.ap == 0
    assert table.legal() == ["end turn", "buy food", "buy wool", "buy stone", "buy iron"]


@pytest.mark.rule("T-3.1")
def test_a_turn_needs_a_die() -> None:
    table = choosing("wool 3", "iron 1")
    for move in ("end turn", "leave", "stop", "merchant to paris", "advance"):
        table.refuses(move)


# --- choosing ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-3.2")
def test_any_die_at_the_wheel_and_no_other() -> None:
    table = choosing("gold 1", "food 6", "wool 3", "wool 4")
    assert table.legal() == ["die gold 1", "die food 6", "die wool 3", "die wool 4"]
    table.refuses("die wool 5")
    table.refuses("die iron 1")


@pytest.mark.rule("T-3.2")
def test_a_taken_die_is_out_of_reach_for_the_others() -> None:
    table = choosing("wool 3", "iron 1").do("die wool 3").goods(1).do("end turn")
    assert table.turn == 1
    assert table.legal() == ["die iron 1"]
    table.refuses("die wool 3")
    assert table.state.observe(2).boards[0].dice == ((2, 3),)


@pytest.mark.rule("T-3.2")
def test_of_two_alike_one_is_left() -> None:
    table = choosing("wool 3", "wool 3", "iron 1").do("die wool 3").goods(1).do("end turn")
    assert table.legal() == ["die wool 3", "die iron 1"]


@pytest.mark.rule("T-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_dice_are_left_at_the_end_of_the_round(players: int) -> None:
    table = round_table(players)
    before = len(table.state.dice)
    table.until(lambda state: state.turn_number == 2 and state.step == players - 1 and state.observe(0).stage == "act")
    assert (before, len(table.state.dice)) == (3 * players + 2, 2)
    assert [len(board.dice) for board in table.state.observe(0).boards] == [3] * players


# --- changing ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-3.3")
@pytest.mark.parametrize(
    ("gold", "values"),
    [
        (0, {3}),
        (1, {3}),
        (2, {2, 3, 4}),
        (3, {2, 3, 4}),
        (4, {1, 2, 3, 4, 5}),
        (5, {1, 2, 3, 4, 5}),
        (6, {1, 2, 3, 4, 5, 6}),
        (30, {1, 2, 3, 4, 5, 6}),
    ],
)
def test_two_gold_turn_the_die_by_one(gold: int, values: set[int]) -> None:
    table = choosing("wool 3", gold=gold)
    expected = {"die wool 3" if value == 3 else f"die wool 3 to {value}" for value in values}
    assert set(table.legal("die")) == expected


@pytest.mark.rule("T-3.3")
@pytest.mark.parametrize(("face", "wanted"), [(6, 1), (1, 6)])
def test_6_and_1_are_neighbours(face: int, wanted: int) -> None:
    table = choosing(f"wool {face}", gold=2)
    assert table.do(f"die wool {face} to {wanted}").has(0) == {"wool": wanted}


@pytest.mark.rule("T-3.3")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("wanted", range(1, 7))
def test_a_change_costs_the_cheaper_way_round(face: int, wanted: int) -> None:
    """At most three turns, so 6 gold."""
    steps = [0, 1, 2, 3, 2, 1][(wanted - face) % 6]
    table = choosing(f"iron {face}", "wool 1", gold=6)
    table.do(f"die iron {face}" if face == wanted else f"die iron {face} to {wanted}")
    expected = {"gold": 6 - 2 * steps, "iron": wanted}
    assert table.has(0) == {name: amount for name, amount in expected.items() if amount}


@pytest.mark.rule("T-3.3")
def test_a_die_is_turned_only_when_it_is_taken() -> None:
    """Afterwards it stays as it is, and the dice of the others lie as they were rolled."""
    table = choosing("wool 3", "iron 3", gold=30).do("die wool 3 to 4").goods(1).do("end turn")
    assert table.legal() == ["die iron 3"]
    assert table.state.observe(0).boards[0].dice == ((2, 4),)


@pytest.mark.rule("T-3.3")
def test_the_gold_of_the_die_itself_cannot_pay_for_its_change() -> None:
    table = choosing("gold 5", "wool 1", gold=1)
    assert table.legal("die gold") == ["die gold 5"]
    table.refuses("die gold 5 to 6")


@pytest.mark.rule("T-3.4")
def test_a_changed_die_lies_at_another_action() -> None:
    """A 3 is the merchant's, a 4 the architect's."""
    table = choosing("wool 3", "iron 1", gold=2).do("die wool 3 to 4")
    assert "architect to paris" in table.legal()
    assert "merchant to paris" not in table.legal()
    assert (table.has(0), table.ap) == ({"wool": 4}, 3)


@pytest.mark.rule("T-3.4", "T-3.5")
def test_a_changed_die_gives_the_bonus_tile_of_its_new_action() -> None:
    table = choosing("wool 3", "iron 1", gold=2).wheel_tile("merchant", "B27").wheel_tile("architect", "B28")
    table.do("die wool 3 to 4")
    assert table.legal() == ["leave", "take B28"]
    table.refuses("take B27")
    assert table.do("take B28").storehouse(0) == ["B28"]


@pytest.mark.rule("T-3.4")
def test_the_colour_stays() -> None:
    table = choosing("stone 6", "iron 1", gold=2).do("die stone 6 to 5")
    assert table.has(0) == {"stone": 5}


@pytest.mark.rule("T-3.4", "T-1.2")
def test_the_wheel_decides_what_the_changed_value_means() -> None:
    """With the wheel at 4 the joker has 4, the king 5, the merchant 6 and the architect 1."""
    table = choosing("iron 6", "wool 1", wheel=4, gold=2)
    assert "architect to paris" in table.do("die iron 6 to 1").legal()
    assert table.ap == 6


# --- the bonus tile ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-3.5", "T-B2")
def test_the_bonus_tile_may_be_left() -> None:
    table = choosing("wool 3", "iron 1").wheel_tile("merchant", "B27").do("die wool 3", "leave")
    assert (table.storehouse(0), table.has(0)) == ([], {"wool": 3})
    table.dice("wool 3").goods(1).do("end turn", "die wool 3")
    assert table.legal() == ["leave", "take B27"]


@pytest.mark.rule("T-3.5")
def test_a_taken_bonus_tile_is_gone_for_the_others() -> None:
    table = choosing("wool 3", "gold 3").wheel_tile("merchant", "B27").do("die wool 3", "take B27").goods(1)
    table.do("end turn", "die gold 3")
    assert "leave" not in table.legal()
    assert table.has(1) == {"gold": 3}


@pytest.mark.rule("T-3.5")
def test_without_a_bonus_tile_nothing_is_asked() -> None:
    table = choosing("wool 3", "iron 1").do("die wool 3")
    assert (table.has(0), table.ap) == ({"wool": 3}, 4)


@pytest.mark.rule("T-3.5", "T-B1")
def test_with_a_full_storehouse_the_bonus_tile_cannot_be_taken() -> None:
    table = choosing("wool 3", "iron 1").stored(0, "K03", "K04", "K07", "C05").wheel_tile("merchant", "B27").do("die wool 3")
    assert table.storehouse(0) == ["K03", "K04", "K07", "C05"]
    assert (table.has(0), table.ap) == ({"wool": 3}, 4)


@pytest.mark.rule("T-3.5", "T-B1", "T-3.1")
def test_a_task_may_make_room_for_the_bonus_tile_when_the_die_is_taken() -> None:
    table = choosing("wool 3", "iron 1", iron=2).stored(0, "B41", "K03", "K04", "C05").wheel_tile("merchant", "B27")
    table.do("die wool 3")
    table.refuses("take B27")
    table.do("fulfil B41", "take B27")
    assert table.storehouse(0) == ["B27", "K03", "K04", "C05"]


@pytest.mark.rule("T-3.5", "T-B1", "T-3.1")
def test_also_two_tasks_together_may_make_room_for_the_bonus_tile() -> None:
    """Gold buys the iron, and then the contract can be fulfilled; tasks fit in anywhere, also here."""
    table = choosing("wool 3", "iron 1", gold=2, iron=1).stored(0, "B41", "K03", "K04", "C05").wheel_tile("merchant", "B27")
    table.do("die wool 3", "buy iron", "fulfil B41", "take B27")
    assert table.storehouse(0) == ["B27", "K03", "K04", "C05"]


@pytest.mark.rule("T-3.5", "T-B1", "T-3.1")
def test_also_food_that_was_bought_may_make_room_for_the_bonus_tile() -> None:
    table = choosing("wool 3", "iron 1", gold=4).stored(0, "K18", "K03", "K04", "C05").wheel_tile("merchant", "B27")
    table.do("die wool 3", "buy food", "buy food", "crest lion 6", "take B27")
    assert table.storehouse(0) == ["B27", "K03", "K04", "C05"]


@pytest.mark.rule("T-3.5", "T-B3")
def test_a_crest_that_the_player_has_cannot_be_taken_from_the_wheel() -> None:
    table = choosing("wool 3", "iron 1").stored(0, "K18").wheel_tile("merchant", "B46").do("die wool 3")
    assert table.storehouse(0) == ["K18"]
    assert table.ap == 4


# --- resources -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-3.6", "T-C1")
@pytest.mark.parametrize("name", RESOURCES)
@pytest.mark.parametrize("value", range(1, 7))
def test_the_die_gives_as_many_of_its_colour_as_it_shows(name: str, value: int) -> None:
    table = choosing(f"{name} {value}").do(f"die {name} {value}")
    assert table.has(0) == {name: value}


@pytest.mark.rule("T-3.7")
@pytest.mark.parametrize("wanted", RESOURCES)
def test_the_helper_replaces_the_colour(wanted: str) -> None:
    table = choosing("wool 3", "iron 1").stored(0, "B23").do("die wool 3")
    assert table.legal() == ["leave", "use B23"]
    table.do("use B23", f"choose {wanted}")
    assert (table.has(0), table.ap, table.storehouse(0)) == ({wanted: 3}, 4, [])


@pytest.mark.rule("T-3.7")
def test_the_helper_may_be_kept() -> None:
    table = choosing("wool 3", "iron 1").stored(0, "B23").do("die wool 3", "leave")
    assert (table.has(0), table.storehouse(0)) == ({"wool": 3}, ["B23"])
    table.refuses("use B23")


@pytest.mark.rule("T-3.7")
def test_the_helper_cannot_be_used_before_the_die_is_taken() -> None:
    choosing("wool 3", "iron 1").stored(0, "B23").refuses("use B23")


@pytest.mark.rule("T-3.7")
def test_the_helper_may_be_the_very_bonus_tile_of_the_action() -> None:
    table = choosing("wool 3", "iron 1").wheel_tile("merchant", "B23").do("die wool 3", "take B23", "use B23", "choose gold")
    assert (table.has(0), table.ap) == ({"gold": 3}, 4)


@pytest.mark.rule("T-3.7", "T-3.5")
def test_the_bonus_tile_may_still_be_taken_after_the_helper() -> None:
    """The helper leaves its space in the storehouse first."""
    table = choosing("wool 3", "iron 1").stored(0, "B23", "K03", "K04", "C05").wheel_tile("merchant", "B27")
    table.do("die wool 3", "use B23", "choose stone", "take B27")
    assert (table.has(0), table.storehouse(0)) == ({"stone": 3}, ["B27", "K03", "K04", "C05"])


@pytest.mark.rule("T-3.7")
def test_once_for_a_die() -> None:
    """With a bonus tile still to be decided, the second helper has nothing left to replace."""
    table = choosing("wool 3", "iron 1").stored(0, "B23", "B24").wheel_tile("merchant", "B27")
    table.do("die wool 3", "use B23", "choose stone")
    table.refuses("use B24")
    assert table.do("leave").has(0) == {"stone": 3}


@pytest.mark.rule("T-3.7", "T-3.4")
def test_the_helper_gives_as_many_as_the_changed_die_shows() -> None:
    table = choosing("wool 3", "iron 1", gold=2).stored(0, "B23").do("die wool 3 to 4", "use B23", "choose food")
    assert table.has(0) == {"food": 4}


# --- points --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-3.8")
@pytest.mark.parametrize("value", range(1, 7))
def test_seven_minus_the_value_action_points(value: int) -> None:
    assert acting("merchant", 7 - value).ap == 7 - value
    assert acting("contract", 7 - value).state.taken[0] == (24 + value - 1,)


@pytest.mark.rule("T-3.8")
@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_own_bonus_marker_adds_to_its_action_only(bonus: int) -> None:
    for die, points in (("wool 3", 4 + bonus), ("wool 4", 3)):
        table = choosing(die, "iron 1")
        table.state.bonus_ap[3] = bonus  # the merchant's
        assert table.do(f"die {die}").ap == points


@pytest.mark.rule("T-3.8")
def test_the_marker_of_another_player_does_not_count() -> None:
    table = choosing("wool 3", "iron 1")
    table.state.bonus_ap[5 + 3] = 3
    assert table.do("die wool 3").ap == 4


@pytest.mark.rule("T-3.8")
def test_the_joker_gets_the_marker_of_the_chosen_action() -> None:
    table = choosing("wool 1", "iron 3")
    table.state.bonus_ap[3] = 2
    assert table.do("die wool 1", "perform merchant").ap == 8


@pytest.mark.rule("T-3.9", "T-3.10")
@pytest.mark.parametrize("action", ["merchant", "architect", "character", "contract"])
def test_points_may_be_left_unspent_and_are_lost(action: str) -> None:
    table = acting(action, 5)
    assert "end turn" in table.legal()
    table.goods(1).do("end turn")
    assert (table.turn, table.ap) == (1, 0)


@pytest.mark.rule("T-3.9")
def test_the_king_action_leaves_no_points() -> None:
    table = acting("king", 5)
    assert table.legal() == ["advance"]
    table.refuses("end turn")
    assert table.do("advance").stacks() == {0: [1, 2], 5: [0]}
    assert table.legal() == ["end turn"]


@pytest.mark.rule("T-3.10")
def test_a_turn_ends_when_the_player_says_so() -> None:
    table = acting("merchant", 1, gold=2).do("merchant to paris")
    assert (table.ap, table.turn) == (0, 0)
    assert table.do("buy iron").turn == 0
    assert table.do("end turn").turn == 1


@pytest.mark.rule("T-3.10", "T-AK2")
def test_the_contract_offer_is_filled_when_the_turn_ends() -> None:
    table = acting("contract", 4).offer("K01", "K05", "K08", "K11", "K13").do("take K08")
    assert -1 in table.state.contract_offer
    assert any(move.startswith("draw K") for move in table.do("end turn").chance())
    table.until(lambda state: state.turn == 1)
    assert -1 not in table.state.contract_offer


@pytest.mark.rule("T-3.2", "T-2.1")
def test_only_the_player_whose_turn_it_is_may_take_a_die() -> None:
    table = choosing("wool 3", "iron 1")
    assert table.state.legal_actions(1) == ()
    with pytest.raises(IllegalAction):
        table.state.apply(1, table.state.legal_actions(0)[0])
