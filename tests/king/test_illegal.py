"""Whatever is not on offer is refused and changes nothing, at every moment of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.contract import CHANCE, SPECTATOR
from parlour.engine.errors import GameOver, IllegalAction, NotYourTurn
from parlour.engine.events import Event
from parlour.engine.moves import Move
from parlour.engine.preview import why_not
from parlour.games.king.moves import Bid, Keep, Lower, Pay, Raise, Take

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


def reason(table: Table, move: Move) -> tuple[str, str] | None:
    found = why_not(GAME, table.state, table.turn, move)
    return None if found is None else (found.message.key, found.rule)


@pytest.mark.parametrize(
    ("moment", "move", "key", "rule"),
    [
        ("placing", Keep(), "king-why-zone-full", "K-1.3"),
        ("taking", Take(card="military-A"), "king-why-not-in-middle", "K-1.5"),
        ("changing an office", Raise(office="military"), "king-why-highest", "K-K4"),
        ("changing an office", Raise(office="provisions"), "king-why-other-office", "K-K3"),
        ("changing an office", Lower(office="diplomacy"), "king-why-only-raise", "K-K3"),
        ("changing an office", Raise(office="livestock"), "king-why-office-out", "K-S2"),
        ("bidding", Bid(amount=3), "king-why-bid-higher", "K-2.4"),
        ("bidding", Bid(amount=0), "king-why-bid-least", "K-2.4"),
        ("bidding", Bid(amount=79), "king-why-bid-most", "K-2.6"),
        ("bidding", Bid(amount=100), "king-why-bid-most", "K-2.6"),
        ("paying gold", Pay(card="military-A"), "king-why-gold-only", "K-2.9"),
        ("paying gold", Pay(card="gold-3"), "king-why-not-in-hand", "K-2.10"),
        ("paying cards", Pay(card="gold-3"), "king-why-not-in-hand", "K-2.10"),
        ("paying cards", Bid(amount=9), "why-not-now", "K-2.11"),
    ],
)
def test_a_refusal_names_its_own_reason_and_rule(moment: str, move: Move, key: str, rule: str) -> None:
    table = MOMENTS[moment]()
    assert reason(table, move) == (key, rule)
    assert reason(table, GAME.typed(table.state.legal_actions(table.turn)[0])) is None


@pytest.mark.rule("K-2.4")
def test_a_raise_that_is_too_small_is_told_what_it_takes() -> None:
    found = why_not(GAME, auction().do("bid 3").state, 1, Bid(amount=2))
    assert found is not None
    assert found.message.args == {"lowest": 4}
