"""The worked examples of the rulebooks for the phases of a round and the end."""

from __future__ import annotations

import pytest

from parlour.games.tiletum.components import TILE_ID

from .table import acting, closing, gains, new_table, round_table

BLUE, ORANGE, GREEN, PURPLE = 0, 1, 2, 3


@pytest.mark.rule("T-2.2", "T-2.3", "T-2.4")
def test_corruption_of_2_in_the_english_and_japanese_books() -> None:
    """Orange and blue go to -1 without changing their order; green goes to -10 and stops."""
    table = new_table(3).until(lambda state: state.observe(0).stage == "corruption")
    table.track((-5, [GREEN]), (1, [ORANGE, BLUE])).do("corrupt 2")
    assert table.stacks() == {-10: [GREEN], -1: [ORANGE, BLUE]}


@pytest.mark.rule("T-2.2", "T-2.3")
def test_corruption_of_2_in_the_ukrainian_book() -> None:
    """First green goes to -2, then orange and blue to 0, in the same order."""
    table = new_table(3).until(lambda state: state.observe(0).stage == "corruption")
    table.track((0, [GREEN]), (2, [ORANGE, BLUE])).do("corrupt 2")
    assert table.stacks() == {-2: [GREEN], 0: [ORANGE, BLUE]}


@pytest.mark.rule("T-3.2", "T-3.5")
def test_blue_takes_a_die_and_the_bonus_tile() -> None:
    """The die goes to the leftmost empty space for dice, the tile of the action to the storehouse."""
    table = round_table(3).goods(BLUE).wheel_tile("architect", "B31").dice("food 4", "iron 1")
    table.state.taken[BLUE] = (0,)  # a die of an earlier turn
    table.state.bag[0] -= 1
    table.do("die food 4", "take B31")
    assert table.state.observe(0).boards[BLUE].dice == ((0, 1), (1, 4))
    assert table.storehouse(BLUE) == ["B31"]
    assert table.state.dice == (24,)


@pytest.mark.rule("T-3.6", "T-C1")
def test_the_pink_die_of_2_gives_2_food() -> None:
    table = round_table(3).goods(BLUE).wheel_tile("king").dice("food 2", "iron 1").do("die food 2")
    assert table.has(BLUE) == {"food": 2}


@pytest.mark.rule("T-4.1", "T-4.2", "T-4.4", "T-4.5", "T-4.6")
def test_the_king_phase_of_four_players() -> None:
    """Blue +3, purple below orange on 0, green on -2."""
    table = closing(4, 2).track((-2, [GREEN]), (0, [PURPLE, ORANGE]), (3, [BLUE])).king_tile("B27")
    table.do("end turn")
    assert (table.turn, table.legal()) == (BLUE, ["leave", "take B27"])
    table.do("take B27")
    assert table.storehouse(BLUE) == ["B27"]
    assert gains(table, "king") == [3, 0, -2, 0]
    assert table.state.order == (BLUE, PURPLE, ORANGE, GREEN)
    assert table.stacks() == {0: [PURPLE, ORANGE, GREEN], 3: [BLUE]}


@pytest.mark.rule("T-4.1", "T-4.5", "T-4.6")
def test_the_new_order_of_three_players() -> None:
    """In the Japanese and Ukrainian pictures orange lies below blue on 0, and green is on -2."""
    table = closing(3, 2).track((-2, [GREEN]), (0, [ORANGE, BLUE])).king_tile("B27").do("end turn")
    assert table.turn == ORANGE
    table.do("leave")
    assert table.state.order == (ORANGE, BLUE, GREEN)
    assert table.stacks() == {0: [ORANGE, BLUE, GREEN]}
    assert gains(table, "king") == [0, 0, -2]


@pytest.mark.rule("T-5.1", "T-5.2", "T-5.5")
def test_the_fair_in_verona_in_round_3() -> None:
    """3 on the board and 3 on the tile for each of blue's 3 contracts; the merchant is there."""
    table = closing(3, 3).fairs(["frankfurt", "verona", "genova"], ["house", "pillar", "contract", "crest"])
    table.at(BLUE, merchant="verona").fulfilled(BLUE, "B41", "B42", "K01").fulfilled(ORANGE, "B43").do("end turn")
    assert gains(table, "fairs") == [18, 0, 0]


@pytest.mark.rule("T-F1", "T-F2", "T-F3")
def test_the_final_score_of_blue() -> None:
    """5 houses and 5 pillars, 4 completed buildings, 3 iron, 5 gold and 1 wool: 25 + 10 + 2."""
    table = closing(3, 4).lodged(BLUE, r3_1="C16", r3_2="C18", r4_1="C37", r5_1="C28")
    table.crested(BLUE, b3="K18", b4="K20", b5="K22", b6="K24")
    table.houses(BLUE, "paris.h1", "lyon.h1", "wien.h1", "london.h1").fulfilled(BLUE, "B41", "B42", "B43")
    table.pillars(BLUE, "paris", "lyon", "wien", "london", "koeln").goods(BLUE, iron=3, gold=5, wool=1)
    table.track((-1, [ORANGE]), (0, [GREEN, BLUE]))
    before = table.points()[BLUE]
    table.do("end turn")
    parts = [gains(table, source)[BLUE] for source in ("houses_pillars", "buildings", "resources")]
    assert parts == [25, 10, 2]
    assert table.points()[BLUE] == before + 37


@pytest.mark.rule("T-3.8")
@pytest.mark.parametrize(
    ("action", "value", "points"),
    [("architect", 3, 4), ("merchant", 4, 3), ("character", 2, 5), ("contract", 1, 6), ("king", 4, 3)],
)
def test_the_action_points_of_the_examples(action: str, value: int, points: int) -> None:
    table = acting(action, points)
    assert table.ap == points
    assert table.state.observe(0).boards[0].dice == ((4, value),)


@pytest.mark.rule("T-6.1")
def test_unclaimed_tiles_stay_in_place() -> None:
    table = closing(3, 1)
    before = [TILE_ID[number] for number in table.state.tile_at if number >= 0]
    table.do("end turn").until(lambda state: state.observe(0).stage == "roll_dice")
    assert [TILE_ID[number] for number in table.state.tile_at[:5]] == before
