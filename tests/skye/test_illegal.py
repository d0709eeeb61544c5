"""Whatever is not on offer is refused and changes nothing, at every moment of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.contract import CHANCE, SPECTATOR
from parlour.engine.errors import GameOver, IllegalAction, NotationError, NotYourTurn
from parlour.engine.events import Event

from .table import GAME, Table, building, buying, finished, land, new_table, position, pricing

MOMENTS: dict[str, Callable[[], Table]] = {
    "choosing the start player": lambda: Table(GAME.new(3)),
    "choosing the scoring tiles": lambda: Table(GAME.new(3)).do("first 1", "goal sheep"),
    "drawing": lambda: new_table().do("draw 17"),
    "marking": lambda: pricing(position(gold=[9, 9, 9]), (1, 2, 3), (11, 12, 13), (21, 22, 23)),
    "pricing": lambda: MOMENTS["marking"]().do("discard 1", "price 3", seat=0).do("discard 11", seat=1),
    "buying": lambda: buying(position(gold=[4, 0, 5]), {10: 3}, {30: 4, 40: 1}, {50: 6}).do("buy 30"),
    "taking up": lambda: building(position(), [24, 31], [53, 41], [1]),
    "laying": lambda: building(position(lands=[land("24@0,-1", "53@1,0")]), [31], [17, 41], [1]).do("take 41", seat=1),
}


def offered(state: Table, seat: int) -> set[int]:
    """What the seat may do."""
    if seat == CHANCE:
        return {action for action, _ in state.state.chance_outcomes()}
    return set(state.state.legal_actions(seat))


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_action_that_is_not_on_offer_is_refused(moment: str) -> None:
    table = MOMENTS[moment]()
    state, key, events = table.state, table.state.key(), list[Event]()
    for seat in state.to_act():
        allowed = offered(table, seat)
        assert allowed
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
    turn = state.to_act()[0]
    action = state.chance_outcomes()[0][0] if turn == CHANCE else state.legal_actions(turn)[0]
    key = state.key()
    for seat in {0, 1, 2, 3, CHANCE, SPECTATOR} - set(state.to_act()):
        assert state.legal_actions(seat) == ()
        with pytest.raises(NotYourTurn):
            state.apply(seat, action)
    assert state.key() == key


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_on_offer_is_sorted_and_keeps_every_tile(moment: str) -> None:
    table = MOMENTS[moment]()
    for seat in table.state.to_act():
        actions = [action for action, _ in table.state.chance_outcomes()] if seat == CHANCE else table.state.legal_actions(seat)
        assert list(actions) == sorted(set(actions))
        for action in actions:
            copy = table.state.clone()
            copy.apply(seat, action)
            assert copy.census() == table.state.census() == tuple(range(73))


@pytest.mark.rule("S-E4")
@pytest.mark.parametrize("seat", [0, 1, 2, CHANCE, SPECTATOR, -3])
def test_after_the_end_every_action_of_every_seat_is_refused(seat: int) -> None:
    state = finished(position()).state
    key = state.key()
    for action in range(GAME.num_actions):
        with pytest.raises(GameOver):
            state.apply(seat, action)
    assert state.key() == key


@pytest.mark.parametrize(
    "text", ["discard 0", "discard 74", "price 0", "buy", "take x", "place 1,0", "place 1,0 turn 4", "first 5", "goal ship"]
)
def test_what_is_no_action_cannot_be_said(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def test_notation_and_typed_form_name_every_action_once() -> None:
    texts = [GAME.notation(action) for action in range(GAME.num_actions)]
    assert [GAME.parse(text) for text in texts] == list(range(GAME.num_actions))
    assert [GAME.encode(GAME.typed(action)) for action in range(GAME.num_actions)] == list(range(GAME.num_actions))
