"""One test for every line of the table of what the three rulebooks tell differently, and for what is played here."""

from __future__ import annotations

import pytest

from parlour.games.tiletum.components import NONE, RESOURCES, TILE_ID

from .table import acting, closing, gains, round_table


@pytest.mark.rule("T-4.3")
def test_the_leader_of_round_4_gets_4_vp() -> None:
    """English: a bonus tile. Japanese: 4 VP in its place. Ukrainian: no tile lies there, so 4 VP. Here 4 VP."""
    table = closing(3, 3).king_tile("B27").do("end turn", "leave").until(lambda state: state.observe(0).stage == "roll_dice")
    assert table.state.king_tile == NONE
    table = closing(3, 4).do("end turn")
    assert gains(table, "king") == [4, 0, 0]
    assert table.storehouse(0) == []


@pytest.mark.rule("T-6.2")
def test_the_tile_beside_the_king_track_is_refilled_after_rounds_1_and_2() -> None:
    """English: not said. Japanese: in every clean-up. Ukrainian: but not in round 3."""
    for number, filled in ((1, True), (2, True), (3, False)):
        table = closing(3, number).do("end turn").until(lambda state: state.observe(0).stage == "roll_dice")
        assert (table.state.king_tile != NONE) is filled


@pytest.mark.rule("T-6.3")
def test_an_empty_bonus_pile_is_made_of_the_discard() -> None:
    """Only the Ukrainian book tells this."""
    table = closing(3, 1)
    table.state.bonus_discard = table.state.bonus_pile
    table.state.bonus_pile = ()
    discard = [TILE_ID[number] for number in table.state.bonus_discard]
    assert sorted(table.do("end turn").chance()) == sorted(f"draw {name}" for name in discard)


@pytest.mark.rule("T-T14")
def test_a_used_helper_goes_to_the_discard() -> None:
    """English and Japanese: out of the game. Ukrainian: to the discard, from which it may come again."""
    table = acting("contract", 1).stored(0, "B28").do("use B28")
    assert table.has(0) == {"gold": 4}
    assert [TILE_ID[number] for number in table.state.bonus_discard] == ["B28"]
    table = closing(3, 1).stored(2, "B28").do("use B28")
    table.state.storehouses[1], table.state.bonus_pile = table.state.bonus_pile, ()
    assert table.do("end turn").chance() == {"draw B28": 1}


@pytest.mark.rule("T-5.6", "T-4.6")
def test_the_fair_of_the_king_is_scored_before_the_track_is_reset() -> None:
    """English: silent, so the red markers would be at 0 by then. The others: before the reset. 2 + 3 - 10 are -5."""
    table = closing(3, 2).fairs(tiles=["house", "king", "crest", "pillar"]).vp(50, 50, 50)
    table.at(1, merchant="frankfurt").track((-10, [1]), (0, [0, 2])).do("end turn")
    assert gains(table, "fairs") == [0, -5, 0]
    assert table.points() == [50, 50 - 10 - 5, 50]
    assert table.stacks() == {0: [0, 2, 1]}


@pytest.mark.rule("T-AK4")
def test_the_first_exchange_of_a_turn_brings_a_resource_not_the_first_of_every_contract_action() -> None:
    """Japanese text: in each contract action. The others, and its example: in the turn."""
    table = acting("contract", 2, food=3).stored(0, "B09").do("exchange food iron", "choose wool")
    assert table.has(0) == {"food": 2, "iron": 1, "wool": 1}
    table.do("use B09", "exchange food iron")
    assert table.legal("choose") == []
    assert table.do("stop", "exchange food iron").legal("choose") == []
    assert table.has(0) == {"iron": 3, "wool": 1}


@pytest.mark.rule("T-AK4")
def test_the_next_turn_has_a_first_exchange_again() -> None:
    """Also when the first one was done in the action of a helper, before the die was taken."""
    table = round_table(2).stored(0, "B09").goods(0, food=4).dice("gold 6", "iron 6", "wool 6").wheel_tile("contract")
    table.do("use B09", "exchange food iron", "choose wool", "stop", "die gold 6", "exchange food iron")
    assert table.legal("choose") == []
    table.goods(1, food=1).do("end turn", "die iron 6", "exchange food stone")
    assert table.legal("choose") == [f"choose {name}" for name in RESOURCES]


@pytest.mark.rule("T-5.11", "T-5.7")
def test_the_fair_of_the_crests_counts_the_storehouse() -> None:
    """English: on the player board. Ukrainian: those in the storehouse too."""
    table = closing(3, 2).fairs(tiles=["house", "crest", "king", "pillar"]).at(0, merchant="frankfurt")
    table.crested(0, b1="K18").stored(0, "K20", "B48").do("end turn")
    assert gains(table, "fairs") == [(2 + 3) * 3, 0, 0]


@pytest.mark.rule("T-K4")
@pytest.mark.parametrize(("name", "wool", "players"), [("K08", 5, 3), ("K09", 7, 4)])
def test_a_wool_contract_moves_the_merchant_to_any_adjacent_space(name: str, wool: int, players: int) -> None:
    """English: from town to town. The others: to an adjacent space, so also to a road, and from it."""
    table = acting("contract", 1, players, wool=wool).stored(0, name).at(0, merchant="paris").do(f"fulfil {name}")
    assert set(table.legal()) == {"decline", "merchant to tiletum", "merchant to troyes", "merchant to paris_bordeaux"}
    table = acting("contract", 1, players, wool=wool).stored(0, name).at(0, merchant="paris_bordeaux").do(f"fulfil {name}")
    assert set(table.legal()) == {"decline", "merchant to paris", "merchant to bordeaux"}


@pytest.mark.rule("T-K2")
@pytest.mark.parametrize(("name", "wool", "vp"), [("B43", 2, 2), ("B44", 3, 4), ("K07", 9, 17)])
def test_the_wood_of_the_english_book_is_wool(name: str, wool: int, vp: int) -> None:
    assert "wood" not in RESOURCES
    table = acting("contract", 1, wool=wool, iron=9, stone=9, food=9).stored(0, name)
    assert table.legal(f"fulfil {name}") == [f"fulfil {name}"]
    table.do(f"fulfil {name}")
    assert (table.has(0), table.points()[0]) == ({"iron": 9, "stone": 9, "food": 9}, 10 + vp)
    acting("contract", 1, wool=wool - 1, iron=9, stone=9, food=9).stored(0, name).refuses(f"fulfil {name}")


@pytest.mark.rule("T-AH4")
def test_two_kinds_of_characters_never_share_a_building() -> None:
    """The Japanese book forbids it in words; the others mean it. A courtier lives in the first building, a mason comes."""
    table = acting("character", 6).lodged(0, r1_1="C37").stored(0, "C26", "C39")
    assert table.legal("lodge C26 1") == []
    table.refuses("lodge C26 1.2")
    assert table.legal("lodge C26") == [f"lodge C26 {room}" for room in ("2.1", "2.2", "3.1", "3.2", "4.1", "5.1")]
    assert table.legal("lodge C39") == ["lodge C39 1.2", "lodge C39 1.3"]


@pytest.mark.rule("T-4.2")
def test_the_leader_may_take_the_tile_if_that_is_possible_else_it_is_discarded() -> None:
    """All books: takes or discards it. What cannot be taken is discarded without a question."""
    table = closing(3, 2).king_tile("B46").do("end turn")
    assert table.legal() == ["leave", "take B46"]
    table = closing(3, 2).king_tile("B46").crested(0, b1="K18").do("end turn")
    assert [TILE_ID[number] for number in table.state.bonus_discard] == ["B46"]
    assert table.storehouse(0) == []
