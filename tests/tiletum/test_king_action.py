"""The king action: steps on the king track."""

from __future__ import annotations

import pytest

from .table import acting, markers, stage


@pytest.mark.rule("T-AR1")
@pytest.mark.parametrize(("points", "value"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_every_point_is_a_step(points: int, value: int) -> None:
    table = acting("king", points)
    assert table.legal() == ["advance"]
    table.do("advance")
    assert table.stacks() == {0: [1, 2], value: [0]}
    assert (table.ap, table.legal()) == (0, ["end turn"])


@pytest.mark.rule("T-AR1")
def test_points_cannot_be_left() -> None:
    table = acting("king", 3)
    table.refuses("end turn")
    table.do("advance", "end turn")
    assert table.turn == 1


@pytest.mark.rule("T-AR1")
def test_steps_out_of_the_red_part() -> None:
    table = acting("king", 3).track((-10, [0]), (0, [1, 2])).do("advance")
    assert table.stacks() == {-1: [0], 0: [1, 2]}


@pytest.mark.rule("T-AR1")
def test_points_added_later_become_steps_as_well() -> None:
    """A helper after the steps: three more points, which cannot be left either."""
    table = acting("king", 1).stored(0, "B22").do("advance", "use B22")
    assert table.ap == 3
    table.refuses("end turn")
    table.do("advance")
    assert table.stacks() == {0: [1, 2], 4: [0]}


@pytest.mark.rule("T-AR1")
def test_a_building_completed_after_the_steps_gives_more_of_them() -> None:
    table = acting("king", 2, food=4).stored(0, "K18").lodged(0, r4_1="C41").do("advance", "crest lion 4", "decline")
    assert (markers(table), table.ap) == ({"king": 1}, 1)
    table.refuses("end turn")
    table.do("advance", "end turn")
    assert table.stacks() == {0: [1, 2], 3: [0]}


@pytest.mark.rule("T-AR1")
def test_tasks_fit_in_before_and_after_the_steps() -> None:
    table = acting("king", 2, gold=4)
    assert table.legal("buy") == ["buy food", "buy wool", "buy stone", "buy iron"]
    table.do("buy food", "advance", "buy wool")
    assert table.has(0) == {"food": 1, "wool": 1}


@pytest.mark.rule("T-AR2")
def test_who_arrives_lies_on_top() -> None:
    table = acting("king", 3, 4).track((0, [0, 3]), (3, [2, 1])).do("advance")
    assert table.stacks() == {0: [3], 3: [2, 1, 0]}


@pytest.mark.rule("T-AR2")
@pytest.mark.parametrize("stack", [[0, 1, 2, 3], [1, 0, 2, 3], [3, 2, 1, 0]])
def test_the_markers_left_behind_keep_their_order(stack: list[int]) -> None:
    table = acting("king", 1, 4).track((5, stack)).do("advance")
    assert table.stacks() == {5: [seat for seat in stack if seat], 6: [0]}


@pytest.mark.rule("T-AR2")
def test_passing_an_occupied_space_changes_nothing_there() -> None:
    table = acting("king", 3, 4).track((0, [0]), (1, [1, 2]), (2, [3])).do("advance")
    assert table.stacks() == {1: [1, 2], 2: [3], 3: [0]}


@pytest.mark.rule("T-AR3")
def test_nobody_goes_beyond_15() -> None:
    table = acting("king", 6).track((8, [0]), (0, [1, 2])).do("advance")
    assert (table.stacks(), table.ap) == ({0: [1, 2], 15: [0]}, 0)


@pytest.mark.rule("T-AR3", "T-AR2")
def test_who_comes_to_15_lies_on_top_even_if_steps_are_lost() -> None:
    table = acting("king", 6).track((12, [0]), (15, [2, 1])).do("advance")
    assert table.stacks() == {15: [2, 1, 0]}


@pytest.mark.rule("T-AR3")
def test_a_marker_that_makes_no_step_keeps_its_place_in_the_stack() -> None:
    table = acting("king", 4).track((15, [2, 0, 1])).do("advance")
    assert (table.stacks(), stage(table), table.ap) == ({15: [2, 0, 1]}, "act", 0)


@pytest.mark.rule("T-AR3")
@pytest.mark.parametrize("helper", ["B15", "B17"])
def test_it_keeps_its_place_also_in_a_sub_action(helper: str) -> None:
    table = acting("merchant", 4).track((15, [0, 1, 2])).stored(0, helper).do(f"use {helper}")
    assert table.stacks() == {15: [0, 1, 2]}
    assert table.storehouse(0) == []


@pytest.mark.rule("T-AR3")
def test_the_step_of_a_contract_is_lost_at_the_end_of_the_track() -> None:
    table = acting("merchant", 4, iron=5).track((15, [0, 1, 2])).stored(0, "K05").do("fulfil K05")
    assert (table.stacks(), table.points()[0]) == ({15: [0, 1, 2]}, 17)
