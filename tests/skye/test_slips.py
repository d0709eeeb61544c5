"""What is asked about in Isle of Skye, and what the table does by itself."""

from __future__ import annotations

import pytest

from parlour.engine.forced import only_choice
from parlour.engine.messages import Message

from .table import GAME, Table, building, buying, position, pricing
from .test_building_unfit import ONE_PASTURE


def slips(table: Table, seat: int = 0) -> dict[str, str]:
    """The notations that are slips, with their keys."""
    state = table.state
    told: dict[int, Message] = GAME.slips(GAME.show(state.observe(seat)), state.legal_actions(seat))
    return {GAME.notation(action): message.key for action, message in told.items()}


@pytest.mark.rule("S-2.3")
def test_the_last_price_that_takes_all_the_gold_is_a_slip() -> None:
    table = pricing(position(gold=(5, 9, 12)), (1, 2, 3), (11, 12, 13), (23, 22, 21)).do("discard 1", seat=0)
    assert slips(table) == {}
    table.do("price 2", seat=0)
    assert slips(table) == {"price 3": "skye-slip-no-gold"}


@pytest.mark.rule("S-5.1")
def test_the_last_tile_is_a_slip_when_all_others_are_done() -> None:
    table = building(position(2), [31], [29])
    assert slips(table) == {}
    table.do("place 0,1 turn 0", seat=1)
    assert set(slips(table).values()) == {"skye-slip-last-tile"}
    assert len(slips(table)) == len(table.state.legal_actions(0))


@pytest.mark.rule("S-5.4")
def test_a_tile_that_leaves_no_place_for_the_other_is_a_slip() -> None:
    """5 may take the only spot of 14, the pasture in the west."""
    table = building(position(2, lands=[ONE_PASTURE]), [5, 14], [31]).do("take 5", seat=0)
    assert slips(table) == {"place -2,0 turn 1": "skye-slip-fits-nowhere"}


@pytest.mark.rule("S-4.4", "S-H2")
@pytest.mark.parametrize("shown", [True, False])
def test_buying_nothing_is_done_by_the_table_only_where_all_see_the_gold(shown: bool) -> None:
    table = buying(position(2, gold=[0, 9]), {1: 1, 2: 1}, {3: 2, 4: 2})
    table.state.show_gold = shown
    assert table.legal(seat=0) == ["pass"]
    assert only_choice(table.state) == ((0, GAME.parse("pass")) if shown else None)
