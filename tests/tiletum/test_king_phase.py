"""The king phase: the leader, the tile or 4 VP, points of the track, the new turn order, back to 0."""

from __future__ import annotations

import pytest

from parlour.games.tiletum.components import NONE, TILE_ID, TRACK
from tests.given import seen

from .table import Table, closing, gains


def fairless(players: int = 3, number: int = 2) -> Table:
    """The end of a round whose fair nobody takes part in, so that all VP come from the track."""
    return closing(players, number)


@pytest.mark.rule("T-4.1")
def test_the_highest_marker_leads() -> None:
    table = fairless().track((-1, [0]), (0, [1]), (4, [2])).king_tile("B27").do("end turn")
    assert table.turn == 2
    assert table.legal() == ["leave", "take B27"]


@pytest.mark.rule("T-4.1")
@pytest.mark.parametrize("stack", [[0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
def test_on_one_space_the_lowest_of_the_stack_leads(stack: list[int]) -> None:
    table = fairless().track((2, stack)).king_tile("B27").do("end turn")
    assert table.turn == stack[0]


@pytest.mark.rule("T-4.1")
def test_somebody_leads_also_in_the_red_part() -> None:
    table = fairless().track((-10, [0]), (-5, [2, 1])).king_tile("B27").do("end turn")
    assert table.turn == 2


@pytest.mark.rule("T-4.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_with_all_at_0_the_first_player_leads(first: int) -> None:
    table = closing(3, 1, first).king_tile("B27").do("end turn")
    assert table.turn == first


@pytest.mark.rule("T-4.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_leader_takes_the_tile(number: int) -> None:
    table = closing(3, number).track((0, [0, 2]), (1, [1])).king_tile("B27").do("end turn", "take B27")
    assert [table.storehouse(seat) for seat in range(3)] == [[], ["B27"], []]
    assert table.state.bonus_discard == ()


@pytest.mark.rule("T-4.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_or_discards_it(number: int) -> None:
    table = closing(3, number).king_tile("B27").do("end turn", "leave")
    assert [table.storehouse(seat) for seat in range(3)] == [[], [], []]
    assert [TILE_ID[name] for name in table.state.bonus_discard] == ["B27"]


@pytest.mark.rule("T-4.2")
@pytest.mark.parametrize("name", ["B27", "B41", "B46"])
def test_also_a_contract_or_a_crest_may_lie_there_and_a_discarded_one_joins_the_discard(name: str) -> None:
    table = closing(3, 2).king_tile(name).do("end turn")
    assert table.legal() == ["leave", f"take {name}"]
    assert [TILE_ID[number] for number in table.do("leave").state.bonus_discard] == [name]


@pytest.mark.rule("T-4.2", "T-B1")
def test_a_leader_without_a_free_space_is_not_asked() -> None:
    table = closing(3, 2).stored(0, "K03", "K04", "K07", "B28").king_tile("B27")
    events = table.happen("end turn")
    assert seen(events, kind="king_tile_discarded") != []
    assert [TILE_ID[number] for number in table.state.bonus_discard] == ["B27"]
    assert table.state.observe(0).stage == "draw_bonus"


@pytest.mark.rule("T-4.2", "T-B1")
def test_the_full_storehouse_of_another_player_does_not_matter() -> None:
    table = closing(3, 2).stored(2, "K03", "K04", "K07", "B28").stored(1, "B29").king_tile("B27").do("end turn")
    assert (table.turn, table.legal()) == (0, ["leave", "take B27"])


@pytest.mark.rule("T-4.2", "T-B3")
@pytest.mark.parametrize("where", ["storehouse", "board"])
def test_a_leader_who_has_that_crest_is_not_asked(where: str) -> None:
    table = closing(3, 2).king_tile("B46")
    table = table.stored(0, "K18") if where == "storehouse" else table.crested(0, b2="K18")
    table.do("end turn")
    assert [TILE_ID[number] for number in table.state.bonus_discard] == ["B46"]


@pytest.mark.rule("T-4.2", "T-B4")
def test_a_leader_with_six_contracts_is_not_asked_about_another() -> None:
    table = closing(3, 2).king_tile("B41").fulfilled(0, "B39", "B42", "B43", "B44", "K01", "K03").do("end turn")
    assert [TILE_ID[number] for number in table.state.bonus_discard] == ["B41"]


@pytest.mark.rule("T-4.2")
def test_there_are_no_tasks_in_the_king_phase() -> None:
    table = closing(3, 2).king_tile("B27").stored(0, "B28", "B41").goods(0, gold=9, iron=9).do("end turn")
    assert table.legal() == ["leave", "take B27"]
    for move in ("use B28", "fulfil B41", "buy food"):
        table.refuses(move)


@pytest.mark.rule("T-4.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_leader_gets_no_vp_in_the_first_three_rounds(number: int) -> None:
    table = closing(3, number).track((0, [0, 1, 2])).king_tile("B27").do("end turn", "leave")
    assert gains(table, "king") == [0, 0, 0]


@pytest.mark.rule("T-4.3")
def test_in_round_4_the_leader_gets_4_vp() -> None:
    table = closing(3, 4).track((0, [2, 1]), (-1, [0])).do("end turn")
    assert gains(table, "king") == [-1, 0, 4]
    assert table.state.is_over


@pytest.mark.rule("T-4.3", "T-4.4")
def test_in_round_4_they_come_besides_the_track() -> None:
    table = closing(3, 4).track((0, [0, 1]), (6, [2])).do("end turn")
    assert gains(table, "king") == [0, 0, 10]


@pytest.mark.rule("T-4.3", "T-4.4", "T-R2")
def test_the_4_vp_come_before_a_loss_on_the_track() -> None:
    """The leader, at 0 VP on -2: first 4 up, then 2 down."""
    table = closing(2, 4).vp(0, 10).track((-5, [1]), (-2, [0])).do("end turn")
    assert gains(table, "king") == [4 - 2, -5]


@pytest.mark.rule("T-4.4", "T-C4")
@pytest.mark.parametrize("value", [-10, -5, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15])
def test_everybody_scores_the_value_of_the_space(value: int) -> None:
    other = 1 if value != 1 else 2
    table = fairless(2).vp(30, 30).track((value, [1]), (other, [0])).do("end turn")
    assert gains(table, "king") == [other, value]
    assert table.points() == [30 + other, 30 + value]


@pytest.mark.rule("T-4.4")
def test_all_of_a_stack_score_the_same() -> None:
    table = fairless(4).track((5, [3, 1, 0, 2])).do("end turn")
    assert gains(table, "king") == [5, 5, 5, 5]


@pytest.mark.rule("T-4.5")
def test_the_order_goes_from_the_highest_to_the_lowest() -> None:
    table = fairless(4).track((-2, [0]), (0, [3]), (1, [1]), (8, [2])).do("end turn")
    assert table.state.order == (2, 1, 3, 0)


@pytest.mark.rule("T-4.5")
def test_within_a_stack_from_the_bottom_up() -> None:
    table = fairless(4).track((-1, [3, 0]), (7, [2, 1])).do("end turn")
    assert table.state.order == (2, 1, 3, 0)


@pytest.mark.rule("T-4.5", "T-4.6")
def test_the_order_is_that_before_the_markers_went_back() -> None:
    """2 was at -5 and 0 at -1: both come to 0, but 1, already there, is ahead, and 0 before 2."""
    table = fairless().track((-5, [2]), (-1, [0]), (0, [1])).do("end turn")
    assert table.state.order == (1, 0, 2)
    assert table.stacks() == {0: [1, 0, 2]}


@pytest.mark.rule("T-4.5", "T-2.1")
def test_the_new_order_holds_in_the_next_round() -> None:
    table = closing(4, 1).track((-2, [0]), (0, [3]), (1, [1]), (8, [2])).do("end turn")
    turns = []
    for _ in range(4):
        table.until(lambda state: state.observe(0).stage == "choose_die")
        turns.append(table.turn)
        table.until(lambda state: state.turn != turns[-1])
    assert turns == [2, 1, 3, 0]


@pytest.mark.rule("T-4.6")
def test_red_markers_go_up_to_0_and_blue_ones_stay() -> None:
    table = fairless(4).track((-10, [1]), (-1, [0]), (1, [3]), (15, [2])).do("end turn")
    assert table.stacks() == {0: [0, 1], 1: [3], 15: [2]}


@pytest.mark.rule("T-4.6")
def test_they_land_on_those_already_at_0_the_lowest_on_top() -> None:
    table = fairless(4).track((-10, [0]), (-2, [3]), (-1, [1]), (0, [2])).do("end turn")
    assert table.stacks() == {0: [2, 1, 3, 0]}


@pytest.mark.rule("T-4.6")
def test_a_red_stack_keeps_its_order() -> None:
    table = fairless(4).track((-10, [3, 0]), (-5, [2, 1])).do("end turn")
    assert table.stacks() == {0: [2, 1, 3, 0]}


@pytest.mark.rule("T-4.6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_every_round_the_next_one_starts_without_red_markers(number: int) -> None:
    table = closing(3, number).track((-10, [2]), (-5, [0]), (-1, [1])).do("end turn")
    assert table.stacks() == {0: [1, 0, 2]}
    assert table.state.round == number


@pytest.mark.rule("T-4.4", "T-4.6")
def test_the_next_round_scores_where_the_markers_are_then() -> None:
    """A marker at 3 stays and scores again, if corruption lets it."""
    table = closing(2, 1).track((-10, [0]), (3, [1])).do("end turn")
    table.until(lambda state: state.observe(0).stage == "corruption").do("corrupt 0")
    assert [TRACK[number] for number in table.state.track] == [0, 3]


@pytest.mark.rule("T-4.3", "T-6.2")
def test_no_tile_lies_beside_the_track_in_round_4() -> None:
    table = closing(3, 3).king_tile("B27").do("end turn", "leave").until(lambda state: state.turn == state.order[0])
    assert table.state.round == 3
    assert table.state.king_tile == NONE
