"""The clean-up: bonus tiles, an empty pile, corruption, dice, the wheel."""

from __future__ import annotations

import pytest

from parlour.games.tiletum.components import NONE, TILE_ID

from .table import Table, closing

WHEEL = ["joker", "king", "merchant", "architect", "character", "contract"]


def cleaned(number: int, *gaps: str, players: int = 3) -> Table:
    """The clean-up of a round begins; these actions have lost their bonus tiles."""
    table = closing(players, number).wheel_tile("contract", "B30")
    for action in gaps:
        table.wheel_tile(action)
    return table.do("end turn")


def at_wheel(table: Table) -> list[str]:
    """The bonus tiles clockwise, '' for none."""
    return [TILE_ID[number] if number != NONE else "" for number in table.state.tile_at]


@pytest.mark.rule("T-6.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_actions_without_a_tile_get_one_and_the_others_keep_theirs(number: int) -> None:
    table = cleaned(number, "king", "architect")
    before = at_wheel(table)
    assert [place for place, name in enumerate(before) if not name] == [1, 3]
    table.do("draw B33", "draw B34")
    assert at_wheel(table) == [before[0], "B33", before[2], "B34", *before[4:]]


@pytest.mark.rule("T-6.1")
def test_with_all_tiles_left_nothing_is_drawn_for_the_actions() -> None:
    table = cleaned(3)
    assert table.state.observe(0).stage == "roll_dice"


@pytest.mark.rule("T-6.1", "T-6.2")
def test_clockwise_around_the_wheel_and_the_king_track_last() -> None:
    table = cleaned(1, *WHEEL)
    names = ["B31", "B32", "B33", "B34", "B35", "B36"]
    table.do(*[f"draw {name}" for name in names])
    assert at_wheel(table) == names
    assert table.state.king_tile == NONE
    table.do("draw B37")
    assert TILE_ID[table.state.king_tile] == "B37"
    assert table.state.observe(0).stage == "roll_dice"


@pytest.mark.rule("T-6.1", "T-M7")
def test_the_map_is_not_filled() -> None:
    table = closing(3, 1)
    state = table.state
    state.bonus_pile = tuple(sorted((*state.bonus_pile, state.map_tiles[0])))
    state.map_tiles[0] = NONE
    table.do("end turn").until(lambda state: state.turn == state.order[0])
    assert table.state.map_tiles[0] == NONE


@pytest.mark.rule("T-6.2")
@pytest.mark.parametrize(("number", "filled"), [(1, True), (2, True), (3, False)])
def test_the_king_track_gets_a_new_tile_after_rounds_1_and_2(number: int, filled: bool) -> None:
    table = cleaned(number).until(lambda state: state.observe(0).stage == "roll_dice")
    assert (table.state.king_tile != NONE) is filled


@pytest.mark.rule("T-6.2")
@pytest.mark.parametrize("number", [1, 2])
def test_also_when_the_leader_has_discarded_the_old_one(number: int) -> None:
    table = closing(3, number).wheel_tile("contract", "B30").king_tile("B27").do("end turn", "leave")
    assert "draw B27" not in table.chance()
    table.do("draw B33")
    assert TILE_ID[table.state.king_tile] == "B33"


@pytest.mark.rule("T-6.3")
def test_an_empty_pile_is_made_of_the_discard() -> None:
    table = closing(3, 1).wheel_tile("contract", "B30").wheel_tile("king")
    table.state.bonus_discard, table.state.bonus_pile = table.state.bonus_pile, ()
    discard = table.state.bonus_discard
    table.do("end turn")
    assert table.chance() == {f"draw {TILE_ID[number]}": 1 for number in discard}
    assert (table.state.bonus_pile, table.state.bonus_discard) == (discard, ())


@pytest.mark.rule("T-6.3")
def test_the_discard_comes_only_when_the_pile_is_empty() -> None:
    """One tile is left for two gaps: it is drawn first, then one of the discard."""
    table = closing(3, 3).wheel_tile("contract", "B30").wheel_tile("king").wheel_tile("merchant")
    last, discard = table.state.bonus_pile[-1], table.state.bonus_pile[:-1]
    table.state.bonus_pile, table.state.bonus_discard = (last,), discard
    table.do("end turn")
    assert table.chance() == {f"draw {TILE_ID[last]}": 1}
    assert table.state.bonus_discard == discard
    table.do(f"draw {TILE_ID[last]}")
    assert table.chance() == {f"draw {TILE_ID[number]}": 1 for number in discard}


@pytest.mark.rule("T-6.3", "T-4.2")
def test_the_king_tile_that_was_just_discarded_may_come_again() -> None:
    table = closing(3, 3).wheel_tile("contract", "B30").wheel_tile("king").king_tile("B27")
    table.state.storehouses[0], table.state.bonus_pile = table.state.bonus_pile, ()
    table.track((4, [2, 1, 0]))
    table.do("end turn")
    assert table.do("leave").chance() == {"draw B27": 1}


@pytest.mark.rule("T-6.3")
def test_with_nothing_in_pile_and_discard_the_gap_stays() -> None:
    table = closing(3, 3).wheel_tile("contract", "B30").wheel_tile("king")
    table.state.storehouses[2] = table.state.bonus_pile
    table.state.bonus_pile = ()
    table.do("end turn")
    assert table.state.observe(0).stage == "roll_dice"
    assert at_wheel(table)[1] == ""


@pytest.mark.rule("T-6.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_all_six_corruption_tokens_are_shuffled(number: int) -> None:
    table = closing(3, number)
    table.state.corruption = (2, 2, 1)
    table.do("end turn").until(lambda state: state.observe(0).stage == "corruption")
    assert table.state.observe(0).corruption == ()
    assert table.chance() == {"corrupt 0": 2, "corrupt 1": 2, "corrupt 2": 2}


@pytest.mark.rule("T-6.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dice_go_back_into_the_bag(players: int) -> None:
    table = closing(players, 1)
    assert table.state.dice != ()
    table.do("end turn").until(lambda state: state.observe(0).stage == "roll_dice")
    assert (table.state.dice, table.state.bag) == ((), [players] * 5)
    assert [board.dice for board in table.state.observe(0).boards] == [()] * players


@pytest.mark.rule("T-6.5")
def test_the_wheel_turns_so_that_every_value_falls_by_1_and_a_1_becomes_a_6() -> None:
    table = closing(3, 1)
    assert table.state.observe(0).values == [1, 2, 3, 4, 5, 6]
    assert table.do("end turn").state.observe(0).values == [6, 1, 2, 3, 4, 5]


@pytest.mark.rule("T-6.5")
def test_it_turns_after_each_of_the_first_three_rounds() -> None:
    table = closing(2, 1)
    values = []
    while not table.state.is_over:
        now = table.state.round
        values.append(table.state.observe(0).values[0])
        table.until(lambda state: state.is_over or state.round > now)  # noqa: B023
    assert values == [1, 6, 5, 4]


@pytest.mark.rule("T-6.5")
def test_what_a_player_owns_stays() -> None:
    table = closing(3, 1).stored(1, "B28", "K03").goods(1, iron=3).at(1, merchant="lyon", architect="wien")
    table.crested(1, b2="K18").lodged(1, r1_1="C37").fulfilled(1, "B41")
    before = table.state.observe(0).boards[1]
    after = table.do("end turn").until(lambda state: state.observe(0).stage == "roll_dice").state.observe(0).boards[1]
    for field in ("storehouse", "goods", "rooms", "crests", "contracts", "merchant", "architect", "houses", "pillars"):
        assert getattr(before, field) == getattr(after, field)
