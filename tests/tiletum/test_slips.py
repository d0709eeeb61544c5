"""What is asked about in Tiletum, and what the table does by itself."""

from __future__ import annotations

import pytest

from parlour.engine.forced import only_choice

from .table import GAME, Table, acting, closing


def slips(table: Table) -> dict[str, str]:
    """The notations that are slips, with their keys."""
    seat, state = table.turn, table.state
    told = GAME.slips(state.observe(seat), state.legal_actions(seat))
    return {GAME.notation(action): message.key for action, message in told.items()}


@pytest.mark.rule("T-3.10")
def test_to_end_with_points_that_could_be_spent_is_a_slip() -> None:
    table = acting("merchant", 3)
    assert slips(table) == {"end turn": "tiletum-slip-points"}


@pytest.mark.rule("T-3.10")
def test_points_for_which_nothing_can_be_done_are_no_loss() -> None:
    table = acting("king", 2)
    assert table.legal(seat=0) == ["advance"]
    table.do("advance")
    assert table.legal(seat=0) == ["end turn"]
    assert slips(table) == {}


@pytest.mark.rule("T-3.10")
@pytest.mark.parametrize(("number", "asked"), [(1, False), (4, True)])
def test_a_task_that_could_be_done_is_lost_only_in_the_last_turn(number: int, asked: bool) -> None:
    table = closing(number=number)
    seat = table.turn
    points = table.state.pending[-1]
    table.state.pending[-1] = (*points[:2], 0, *points[3:])
    table.stored(seat, "K18").goods(seat, food=9)
    table.state.legal = ()
    assert table.legal("crest", seat)
    assert slips(table) == ({"end turn": "tiletum-slip-task"} if asked else {})


@pytest.mark.rule("T-AR1", "T-3.10")
def test_the_steps_on_the_king_track_go_by_themselves_and_the_end_of_the_turn_never_does() -> None:
    table = acting("king", 2)
    assert only_choice(table.state) == (0, GAME.parse("advance"))
    table.do("advance")
    assert table.legal(seat=0) == ["end turn"]
    assert only_choice(table.state) is None
