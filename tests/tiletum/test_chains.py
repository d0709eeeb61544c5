"""Chains of bonuses: one inside the other, sub-actions, what comes by itself, what is declined or lost."""

from __future__ import annotations

import random

import pytest

from parlour.engine.contract import CHANCE

from .table import GAME, acting, markers, new_table, pieces, placed, stage, supply, under_way


@pytest.mark.rule("T-X1")
def test_three_levels_and_everything_goes_on_where_it_stopped() -> None:
    """A contract gives a character action, its trader a step and a house, the house an activation with a king action."""
    table = acting("architect", 2, 4, iron=3, wool=3).at(0, merchant="frankfurt").stored(0, "K16", "C32")
    table.lodged(0, r2_1="C39", r2_2="C43").do("architect to koeln", "fulfil K16")
    assert (table.points()[0], under_way(table)) == (19, ("character", 1))
    table.do("lodge C32 1.1")
    assert stage(table) == "roam"
    table.do("merchant to nuernberg", "house nuernberg.h1", "activate 2")
    assert set(table.legal()) == {"bonus 2.1", "bonus 2.2", "decline"}
    table.do("bonus 2.1")
    assert table.stacks() == {0: [1, 2, 3], 2: [0]}
    table.do("bonus 2.2")
    assert (table.points()[0], under_way(table)) == (22, ("architect", 1))


@pytest.mark.rule("T-X1")
def test_what_was_interrupted_keeps_its_rest() -> None:
    """The house of the trader comes before the step; the activation lies between them."""
    table = acting("character", 3, 4).at(0, merchant="praha").stored(0, "C32").lodged(0, r2_1="C12", r2_2="C16")
    table.do("lodge C32 1.1", "house praha.h1", "activate 2", "bonus 2.1")
    assert under_way(table) == ("character", 2)
    table.do("stop", "bonus 2.2")
    assert set(table.legal()) == {"decline", "merchant to wien", "merchant to leipzig", "merchant to nuernberg"}
    table.do("merchant to wien")
    assert under_way(table) == ("character", 2)


@pytest.mark.rule("T-X1")
def test_helper_in_sub_action_in_activation() -> None:
    """Merchant by die, house, activation, character action, helper, architect action: five things wait."""
    table = acting("merchant", 2, 4).at(0, merchant="praha", architect="wien").lodged(0, r1_1="C12").stored(0, "B14")
    table.do("house praha.h1", "bonus 1.1", "use B14", "pillar wien")
    assert under_way(table) == ("architect", 2)
    table.do("stop")
    assert under_way(table) == ("character", 2)
    table.do("stop")
    assert (under_way(table), placed(table)) == (("merchant", 1), ({"tiletum.h1", "praha.h1"}, {"wien"}))


@pytest.mark.rule("T-X1", "T-T1")
def test_a_crest_inside_a_sub_action_places_a_house_that_activates() -> None:
    table = acting("king", 2, 4, food=6).stored(0, "B03", "K18").lodged(0, r2_1="C30").do("use B03", "merchant to paris")
    table.do("crest lion 1", "house lyon.h1", "bonus 2.1", "merchant to troyes")
    assert under_way(table) == ("merchant", 1)
    table.do("merchant to lyon")
    assert (under_way(table), pieces(table)[0]) == (("king", 2), "lyon")


@pytest.mark.rule("T-X2")
@pytest.mark.parametrize(
    ("helper", "resident", "action", "points"),
    [
        ("B05", "C34", "merchant", 3),
        ("B14", "C26", "architect", 3),
        ("B08", "C16", "character", 3),
        ("B11", "C05", "contract", 3),
    ],
)
def test_no_bonus_marker_adds_to_a_sub_action(helper: str, resident: str, action: str, points: int) -> None:
    table = acting("king", 2, 4, food=4).lodged(0, r4_1=resident).stored(0, "K18", helper).do("crest lion 4", "decline")
    assert markers(table) == {action: 1}
    table.do(f"use {helper}")
    assert under_way(table) == (action, points)


@pytest.mark.rule("T-X2")
def test_no_bonus_marker_adds_to_a_king_action_of_a_helper_or_character() -> None:
    table = acting("character", 2, 4, food=4).lodged(0, r4_1="C41").stored(0, "K18", "B15").do("crest lion 4", "decline")
    assert markers(table) == {"king": 1}
    table.do("use B15")
    assert table.stacks() == {0: [1, 2, 3], 2: [0]}
    table = acting("merchant", 2, 4, food=6).lodged(0, r2_1="C41", r2_2="C39").stored(0, "K18", "B37")
    table.do("crest lion 2", "decline", "use B37", "bonus 2.2")
    assert (markers(table), table.stacks()) == ({"king": 2}, {0: [1, 2, 3], 2: [0]})


@pytest.mark.rule("T-X2")
def test_no_marker_for_the_action_of_choice_of_a_helper() -> None:
    table = acting("king", 2, 4, food=4).lodged(0, r4_1="C34").stored(0, "K18", "B01").do("crest lion 4", "decline")
    table.do("use B01", "perform merchant")
    assert under_way(table) == ("merchant", 1)


@pytest.mark.rule("T-X2", "T-3.9")
def test_points_of_a_sub_action_may_be_left_and_do_not_pass_on() -> None:
    table = acting("merchant", 2, 4).stored(0, "B05").do("use B05", "merchant to koeln", "stop")
    assert under_way(table) == ("merchant", 2)


@pytest.mark.rule("T-X2")
def test_a_sub_action_has_the_options_and_costs_of_the_action() -> None:
    table = acting("king", 2, 4).at(0, merchant="leipzig").stored(0, "B03").do("use B03")
    assert {"house leipzig.h1", "merchant to praha", "merchant to wien", "stop"} <= set(table.legal())
    assert "merchant to venezia" not in table.legal()
    table.do("house leipzig.h1", "merchant to praha")
    assert under_way(table) == ("king", 2)


@pytest.mark.rule("T-X3")
def test_resources_points_and_steps_need_no_click() -> None:
    table = acting("character", 6, 4).stored(0, "C39", "C43", "C45", "C09")
    table.do("lodge C39 1.1", "lodge C43 1.2", "lodge C45 1.3")
    assert (table.points()[0], table.has(0), table.stacks()) == (13, {"gold": 2}, {0: [1, 2, 3], 2: [0]})


@pytest.mark.rule("T-X3")
def test_resources_of_choice_are_all_taken() -> None:
    table = acting("king", 2, 4).stored(0, "B33").do("use B33", "choose gold", "choose gold")
    table.refuses("decline")
    table.refuses("stop")
    table.do("choose wool")
    assert table.has(0) == {"gold": 2, "wool": 1}


@pytest.mark.rule("T-X4")
def test_nobody_is_made_to_move() -> None:
    table = acting("character", 1, 4).stored(0, "C13").do("lodge C13 1.1", "decline")
    assert pieces(table) == ("tiletum", "tiletum")
    table = acting("merchant", 1, 4, wool=5).stored(0, "K08").do("fulfil K08", "decline")
    assert pieces(table) == ("tiletum", "tiletum")


@pytest.mark.rule("T-X5")
def test_nothing_comes_in_place_of_a_lost_bonus() -> None:
    """A house without a space, a step beyond 15, an activation without characters."""
    table = acting("character", 1, 4).stored(0, "C33").do("lodge C33 1.1")
    assert (table.points()[0], table.has(0), supply(table)) == (10, {}, (2, 2))
    table = acting("character", 1, 4).track((12, [0]), (0, [1, 2, 3])).stored(0, "C40").do("lodge C40 1.1")
    assert (table.points()[0], table.stacks()) == (10, {0: [1, 2, 3], 15: [0]})
    table = acting("merchant", 1, 4).at(0, merchant="praha").do("house praha.h1")
    assert (table.points()[0], table.ap) == (10, 0)
    table.lodged(0, r1_1="C43")
    assert table.legal() == ["end turn"]


@pytest.mark.rule("T-X5", "T-X2")
def test_a_sub_action_without_any_option_is_lost() -> None:
    """A contract action with 1 point and no resource to exchange."""
    table = acting("merchant", 2, 4).stored(0, "B01").do("use B01", "perform contract")
    assert (under_way(table), table.storehouse(0)) == (("merchant", 2), [])


@pytest.mark.rule("T-X6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_game_ends_within_the_bound(players: int, seed: int) -> None:
    """Whoever plays takes what is longest: never ends a turn, stops or declines while there is anything else to do."""
    rng = random.Random(seed)
    table = new_table(players)
    state = table.state
    done = 0
    while not state.is_over:
        seat = table.turn
        moves = [action for action, _weight in state.chance_outcomes()] if seat == CHANCE else list(state.legal_actions(seat))
        if seat != CHANCE:
            moves = [move for move in moves if GAME.notation(move) not in ("end turn", "stop", "decline", "leave")] or moves
        state.apply(seat, rng.choice(moves))
        done += 1
        assert done < GAME.max_game_length
    assert state.observe(0).result is not None
