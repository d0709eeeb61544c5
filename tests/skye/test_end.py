"""The end: gold, the winner, ties."""

from __future__ import annotations

import pytest

from parlour.engine.contract import SPECTATOR
from parlour.engine.errors import GameOver
from tests.given import seen

from .table import buying, finished, land, position


@pytest.mark.rule("S-E3")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (27, 5)])
def test_every_five_gold_are_a_point(gold: int, points: int) -> None:
    table = finished(position(2, gold=[gold, 0]))
    assert table.state.earned[0][5] == points
    assert table.points() == [points, 0]


@pytest.mark.rule("S-E3", "S-4.5")
def test_gold_on_unsold_tiles_of_the_last_round_is_lost() -> None:
    table = buying(position(2, 6, gold=[4, 5]), {31: 9}, {}).do("pass", "pass").do("place 0,1 turn 0", seat=0)
    assert table.state.is_over
    assert table.state.gold == [4, 5]
    assert [row[5] for row in table.state.earned] == [0, 1]


@pytest.mark.rule("S-E4")
def test_most_points_win() -> None:
    table = finished(position(points=[20, 31, 25]))
    assert table.state.scores() == [20, 31, 25]
    assert table.state.ranking() == [3, 1, 2]


@pytest.mark.rule("S-E3", "S-E4")
def test_points_for_gold_decide_like_others() -> None:
    """20 and 2 for gold beat 21."""
    table = finished(position(2, points=[20, 21], gold=[10, 4]))
    assert (table.state.scores(), table.state.ranking()) == ([22, 21], [1, 2])


@pytest.mark.rule("S-E1", "S-E4")
def test_points_for_scrolls_decide_like_others() -> None:
    """The scroll of 28, doubled, for the broch of 11; in the last round the broch itself gives 1 at C."""
    table = finished(position(2, points=[20, 22], lands=[land("28@-1,0r3", "11@0,-1")]))
    assert (table.state.scores(), table.state.ranking()) == ([20 + 1 + 2, 22], [1, 2])


@pytest.mark.rule("S-E4")
def test_a_tie_goes_to_more_gold_before_it_was_turned_into_points() -> None:
    """Both have a point for gold; 9 are more than 6."""
    table = finished(position(2, points=[20, 20], gold=[6, 9]))
    assert (table.state.scores(), table.state.ranking()) == ([21, 21], [2, 1])


@pytest.mark.rule("S-E4")
def test_gold_breaks_a_tie_even_if_its_points_were_the_fewer() -> None:
    """20 and 2 for 10 gold against 22 and nothing for 4: 10 gold are more."""
    assert finished(position(2, points=[22, 20], gold=[4, 10])).state.ranking() == [2, 1]


@pytest.mark.rule("S-E4")
def test_equal_points_and_equal_gold_share_the_place() -> None:
    assert finished(position(2, points=[20, 20], gold=[6, 6])).state.ranking() == [1, 1]
    assert finished(position(3, points=[20, 20, 19], gold=[6, 6, 7])).state.ranking() == [1, 1, 3]
    assert finished(position(4, points=[25, 20, 20, 20], gold=[0, 6, 6, 7])).state.ranking() == [1, 3, 3, 2]
    assert finished(position(5, points=[7] * 5)).state.ranking() == [1] * 5


@pytest.mark.rule("S-E4")
def test_more_gold_does_not_help_who_has_fewer_points() -> None:
    assert finished(position(2, points=[20, 10], gold=[0, 49])).state.ranking() == [1, 2]


@pytest.mark.rule("S-E1", "S-E3", "S-E4")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_all_see_the_final_scoring(viewer: int) -> None:
    state = position(2, 6, points=[20, 24], gold=[11, 4], lands=[land("28@-1,0r3", "11@0,-1")])
    table = buying(state).do("pass")
    events = table.happen("pass")
    assert seen(events, viewer, "final") == [
        {"kind": "final", "seat": 0, "scrolls": 2, "points": 2},
        {"kind": "final", "seat": 1, "scrolls": 0, "points": 0},
    ]
    result = table.state.observe(viewer).result
    assert result is not None
    assert (result.scores, result.ranking) == ([25, 24], [1, 2])


@pytest.mark.rule("S-E4")
def test_after_the_end_nothing_can_be_done() -> None:
    table = finished(position(2))
    assert (table.state.is_over, table.state.to_act()) == (True, ())
    for move in ("pass", "buy 1", "price 1", "place 1,0 turn 0", "draw 1"):
        table.refuses(move, seat=0, error=GameOver)
