"""The joker: one of the other five actions."""

from __future__ import annotations

import pytest

from .table import acting, markers, stage, under_way

FIVE = ("contract", "character", "architect", "merchant", "king")


@pytest.mark.rule("T-AJ1")
@pytest.mark.parametrize("action", FIVE)
@pytest.mark.parametrize("points", [1, 4, 6])
def test_one_of_the_five_with_all_points(action: str, points: int) -> None:
    table = acting("joker", points)
    assert set(table.legal()) == {f"perform {name}" for name in FIVE}
    table.do(f"perform {action}")
    assert under_way(table) == (action, points)
    assert table.legal("perform") == []


@pytest.mark.rule("T-AJ1")
def test_no_turn_ends_before_the_action_is_picked() -> None:
    acting("joker", 4).refuses("end turn")


@pytest.mark.rule("T-AJ1")
def test_the_points_are_not_divided() -> None:
    table = acting("joker", 4, food=2).do("perform merchant", "merchant to koeln")
    assert table.legal("architect to") + table.legal("exchange") + table.legal("advance") + table.legal("perform") == []


@pytest.mark.rule("T-AJ1")
def test_points_may_be_left_but_not_as_king() -> None:
    assert acting("joker", 4).do("perform merchant", "end turn").turn == 1
    table = acting("joker", 4).do("perform king")
    table.refuses("end turn")
    table.do("advance")
    assert table.stacks() == {0: [1, 2], 4: [0]}


@pytest.mark.rule("T-AJ1")
def test_tasks_are_possible_before_the_choice() -> None:
    table = acting("joker", 4, gold=2).do("buy wool")
    assert (stage(table), table.has(0)) == ("joker_action", {"wool": 1})


@pytest.mark.rule("T-AJ1")
def test_more_points_only_once_the_action_is_picked() -> None:
    table = acting("joker", 4).stored(0, "B20")
    table.refuses("use B20")
    table.do("perform architect", "use B20")
    assert under_way(table) == ("architect", 6)


@pytest.mark.rule("T-AJ2")
@pytest.mark.parametrize(
    ("action", "points"), [("merchant", 4 + 1), ("king", 4), ("contract", 4), ("character", 4), ("architect", 4)]
)
def test_the_marker_of_the_picked_action_counts(action: str, points: int) -> None:
    table = acting("joker", 4, food=3).stored(0, "K18").lodged(0, r5_1="C34").do("crest lion 5", "choose gold", "choose gold")
    assert markers(table) == {"merchant": 1}
    table.do(f"perform {action}")
    assert under_way(table) == (action, points)


@pytest.mark.rule("T-AJ2")
def test_a_building_completed_during_the_picked_action_counts_too() -> None:
    table = acting("joker", 4, food=6).stored(0, "K18").lodged(0, r2_1="C34", r2_2="C35").do("perform merchant")
    table.do("merchant to koeln", "crest lion 2", "decline")
    assert under_way(table) == ("merchant", 3 + 2)
    table = acting("joker", 4, food=6).stored(0, "K18").lodged(0, r2_1="C34", r2_2="C35").do("perform architect")
    table.do("crest lion 2", "decline")
    assert under_way(table) == ("architect", 4)
