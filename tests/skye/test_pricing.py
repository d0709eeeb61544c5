"""Drawing, pricing, the reveal, and discarding."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour.engine.contract import CHANCE, SPECTATOR
from parlour.engine.errors import NotationError, NotYourTurn
from tests.given import seen

from .table import GAME, Table, drawing, new_table, numbers, position, pricing


def three(gold: tuple[int, int, int] = (5, 9, 12)) -> Table:
    """Three seats with three tiles each."""
    return pricing(position(gold=gold), (1, 2, 3), (11, 12, 13), (23, 22, 21))


def prices(lowest: int, highest: int) -> list[str]:
    """The prices on offer."""
    return [f"price {gold}" for gold in range(lowest, highest + 1)]


@pytest.mark.rule("S-2.1")
def test_everybody_draws_three_tiles_one_at_a_time_from_the_start_player_on() -> None:
    table = new_table(players=3, first=2)
    assert [table.turn, table.state.turn] == [CHANCE, 2]
    table.do("draw 40", "draw 7", "draw 73")
    assert table.state.turn == 0
    table.do("draw 1", "draw 2", "draw 3", "draw 30", "draw 20")
    assert table.turn == CHANCE
    table.do("draw 10")
    assert [numbers(pile) for pile in table.state.drawn] == [[1, 2, 3], [30, 20, 10], [40, 7, 73]]
    assert table.state.to_act() == (0, 1, 2)
    assert len(table.state.bag) == 73 - 9


@pytest.mark.rule("S-2.1")
def test_every_tile_in_the_bag_is_as_likely() -> None:
    table = new_table().do("draw 17")
    assert table.chance() == {f"draw {number}": 1 for number in range(1, 74) if number != 17}
    table.refuses("draw 17", seat=CHANCE)


@pytest.mark.rule("S-2.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_drawn_tiles_are_open_to_all(viewer: int) -> None:
    table = drawing(position(gold=[5, 5, 5]))
    assert seen(table.happen("draw 17"), viewer) == [{"kind": "drew", "seat": 0, "tile": 16}]
    assert table.state.observe(viewer).drawn == [(16,), (), ()]


@pytest.mark.rule("S-2.2", "S-2.3")
def test_the_discard_marker_goes_on_one_of_the_own_three_tiles() -> None:
    table = three()
    assert [table.legal(seat=seat) for seat in range(3)] == [
        ["discard 1", "discard 2", "discard 3"],
        ["discard 11", "discard 12", "discard 13"],
        ["discard 21", "discard 22", "discard 23"],
    ]
    table.refuses("discard 11", seat=0)
    table.refuses("price 1", seat=0)


@pytest.mark.rule("S-2.2", "S-2.3")
def test_first_the_marker_then_the_first_price_then_the_second() -> None:
    """5 gold: at most 4 on the first tile, for 1 must be left for the second."""
    table = three().do("discard 2", seat=0)
    assert table.legal(seat=0) == prices(1, 4)
    table.refuses("price 5", seat=0)
    table.refuses("discard 1", seat=0)
    table.do("price 2", seat=0)
    assert table.legal(seat=0) == prices(1, 3)
    table.refuses("price 4", seat=0)
    table.do("price 3", seat=0)
    assert table.legal(seat=0) == []
    table.refuses("price 1", seat=0, error=NotYourTurn)


@pytest.mark.rule("S-2.2")
def test_no_tile_may_go_without_gold() -> None:
    table = three().do("discard 1", seat=0)
    table.refuses("pass", seat=0)
    with pytest.raises(NotationError):
        GAME.parse("price 0")


@pytest.mark.rule("S-2.2", "S-2.3")
@pytest.mark.parametrize(("first", "second"), [(1, 4), (4, 1)])
def test_with_the_income_alone_two_tiles_can_always_be_priced(first: int, second: int) -> None:
    table = three()
    table.sets(0, 1, first, second)
    assert table.state.to_act() == (1, 2)


@pytest.mark.rule("S-2.2", "S-2.4")
def test_what_is_left_stays_in_hand() -> None:
    table = three()
    table.sets(0, 2, 2, 3)
    table.sets(1, 11, 1, 1)
    table.sets(2, 21, 10, 1)
    assert table.state.gold == [0, 7, 1]


@pytest.mark.rule("S-2.3")
def test_prices_are_for_the_two_others_in_the_order_of_drawing() -> None:
    table = three()
    for seat, discard in enumerate((1, 12, 22)):
        table.sets(seat, discard, 2, 1)
    assert table.market() == [{2: 2, 3: 1}, {11: 2, 13: 1}, {23: 2, 21: 1}]


@pytest.mark.rule("S-2.2", "S-2.3")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_in_which_seats_decide_does_not_matter(order: tuple[int, ...]) -> None:
    table = three()
    moves = {
        0: ("discard 1", "price 1", "price 2"),
        1: ("discard 11", "price 3", "price 4"),
        2: ("discard 21", "price 5", "price 6"),
    }
    for step in range(3):
        for seat in order if step % 2 else reversed(order):
            assert seat in table.state.to_act()
            table.do(moves[seat][step], seat=seat)
    straight = three()
    for seat in range(3):
        straight.do(*moves[seat], seat=seat)
    assert table.state.key() == straight.state.key()
    assert table.market() == [{2: 1, 3: 2}, {12: 3, 13: 4}, {23: 5, 22: 6}]


@pytest.mark.rule("S-2.4")
def test_the_screens_are_lifted_only_when_all_are_done() -> None:
    table = three()
    assert seen(table.sets(1, 11, 1, 1), 0, "revealed") == []
    assert seen(table.sets(0, 1, 1, 2), 0, "revealed") == []
    table.do("discard 23", "price 4", seat=2)
    assert (table.state.observe(0).stage, table.market()) == ("pricing", [{}, {}, {}])
    events = table.happen("price 5", seat=2)
    assert table.state.observe(0).stage == "buying"
    for viewer in (0, 1, 2, SPECTATOR):
        assert seen(events, viewer, "revealed") == [
            {"kind": "revealed", "seat": seat, "tile": number - 1} for seat, number in ((0, 1), (1, 11), (2, 23))
        ]
        assert seen(events, viewer, "offered") == [
            {"kind": "offered", "seat": seat, "tile": number - 1, "gold": gold}
            for seat, number, gold in ((0, 2, 1), (0, 3, 2), (1, 12, 1), (1, 13, 1), (2, 22, 4), (2, 21, 5))
        ]
        assert table.state.observe(viewer).market == [((1, 1), (2, 2)), ((11, 1), (12, 1)), ((21, 4), (20, 5))]
        assert table.state.observe(viewer).gold == [2, 7, 3]


@pytest.mark.rule("S-3.1")
def test_marked_tiles_go_back_into_the_bag_before_anybody_buys() -> None:
    """The rulebook's example: the tile in the middle is marked and goes back."""
    table = three()
    assert len(table.state.bag) == 73 - 9
    for seat, discard in enumerate((2, 12, 22)):
        table.sets(seat, discard, 1, 1)
    assert table.legal() == ["pass", "buy 11", "buy 13", "buy 21", "buy 23"]
    assert len(table.state.bag) == 73 - 6
    assert {2, 12, 22} <= set(numbers(table.state.bag))
    assert not {1, 3, 11, 13, 21, 23} & set(numbers(table.state.bag))
    assert table.state.observe(0).bag_size == 67


@pytest.mark.rule("S-3.1")
def test_a_discarded_tile_cannot_be_bought_but_may_be_drawn_again() -> None:
    table = three(gold=(12, 12, 12))
    for seat, discard in enumerate((2, 12, 22)):
        table.sets(seat, discard, 1, 1)
    table.refuses("buy 12")
    table.do("pass", "pass", "pass").until(lambda state: state.round == 1)
    assert {"draw 2", "draw 12", "draw 22"} <= set(table.chance())
    assert not {"draw 1", "draw 3", "draw 11"} & set(table.chance())
