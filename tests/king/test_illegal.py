"""Whatever is not on offer is refused and changes nothing, at every moment of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.contract import CHANCE, SPECTATOR
from parlour.engine.errors import GameOver, IllegalAction, NotYourTurn
from parlour.engine.events import Event

from .table import GAME, Table, auction, finished, king_table

MOMENTS: dict[str, Callable[[], Table]] = {
    "choosing the first adviser": lambda: Table(GAME.new(3)),
    "drawing": lambda: king_table(),
    "placing": lambda: king_table().do("draw gold-1", "keep", "draw gold-1"),
    "taking": lambda: king_table().do(
        "draw gold-1", "keep", "draw gold-1", "offer", "draw gold-2", "offer", "draw gold-3", "bury"
    ),
    "changing an office": lambda: king_table(offices={"military": 6}).do("draw king-raise-two", "keep", "raise provisions"),
    "revealing": lambda: auction(lot=None, favour=["gold-1", "king-raise"]),
    "bidding": lambda: auction().do("bid 3"),
    "paying gold": lambda: auction(hands={0: ["gold-2", "military-A"]}).do("bid 1", "pass", "pass"),
    "paying cards": lambda: auction(lot="gold-1", hands={0: ["gold-2", "military-A"]}).do("bid 1", "pass", "pass"),
    "losing a card": lambda: auction(hands={0: ["gold-2"]}).do("bid 9", "pass", "pass"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_action_that_is_not_on_offer_is_refused(moment: str) -> None:
    state = MOMENTS[moment]().state
    (seat,) = state.to_act()
    allowed = {action for action, _ in state.chance_outcomes()} if seat == CHANCE else set(state.legal_actions(seat))
    key, events = state.key(), list[Event]()
    for action in set(range(-2, GAME.num_actions + 2)) - allowed:
        with pytest.raises(IllegalAction):
            state.apply(seat, action, events)
    assert (state.key(), events) == (key, [])
    for action in allowed:
        state.clone().apply(seat, action)
    assert state.key() == key


@pytest.mark.parametrize("moment", MOMENTS)
def test_nobody_acts_out_of_turn(moment: str) -> None:
    state = MOMENTS[moment]().state
    (turn,) = state.to_act()
    action = state.chance_outcomes()[0][0] if turn == CHANCE else state.legal_actions(turn)[0]
    key = state.key()
    for seat in {0, 1, 2, CHANCE, SPECTATOR} - {turn}:
        assert state.legal_actions(seat) == ()
        with pytest.raises(NotYourTurn):
            state.apply(seat, action)
    assert state.key() == key


@pytest.mark.rule("K-2.17")
@pytest.mark.parametrize("seat", [0, 1, 2, CHANCE, SPECTATOR, -3])
def test_after_the_end_every_action_of_every_seat_is_refused(seat: int) -> None:
    state = finished({0: ["gold-1"]}).state
    key = state.key()
    for action in range(GAME.num_actions):
        with pytest.raises(GameOver):
            state.apply(seat, action)
    assert state.key() == key
