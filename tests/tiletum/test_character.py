"""The character action: taking characters, a new offer, moving in."""

from __future__ import annotations

import pytest

from parlour.games.tiletum.components import TILE_ID

from .table import Table, acting, lodgers, offered, stage, tile

OFFER = ("C05", "C10", "C19", "C28", "C37")


def character(points: int, players: int = 4, *offer: str) -> Table:
    """Seat 0 has so many points for the character action; the offer has one of each kind unless told otherwise."""
    return acting("character", points, players).offer(*(offer or OFFER))


def left_in_pile(table: Table, *names: str) -> Table:
    """The character pile has just these tiles; the others leave this game."""
    state = table.state
    assert all(tile(name) in state.character_pile for name in names)
    state.character_pile = tuple(sorted(tile(name) for name in names))
    return table


def pile(table: Table) -> set[str]:
    return {TILE_ID[number] for number in table.state.character_pile}


@pytest.mark.rule("T-AH1")
def test_every_character_of_the_offer_costs_one_point() -> None:
    table = character(1)
    assert table.legal("take") == [f"take {name}" for name in OFFER]
    table.do("take C19", "draw C41")
    assert (table.ap, table.storehouse(0)) == (0, ["C19"])
    assert table.legal("take") == []


@pytest.mark.rule("T-AH1")
def test_the_offer_is_filled_at_once_in_the_same_space() -> None:
    table = character(3).do("take C19")
    assert set(table.chance()) == {f"draw {name}" for name in pile(table)}
    table.do("draw C41")
    assert offered(table, "character") == ["C05", "C10", "C41", "C28", "C37"]
    table.do("take C41", "draw C42")
    assert table.storehouse(0) == ["C19", "C41"]


@pytest.mark.rule("T-AH1")
def test_the_last_tile_of_the_pile_comes_and_then_gaps_stay() -> None:
    table = left_in_pile(character(4), "C45").do("take C05", "draw C45", "take C10")
    assert (stage(table), offered(table, "character")) == ("act", ["C45", "", "C19", "C28", "C37"])
    table.do("take C45")
    assert offered(table, "character") == ["", "", "C19", "C28", "C37"]
    assert table.ap == 1


@pytest.mark.rule("T-AH1")
def test_a_full_storehouse_takes_no_character() -> None:
    table = character(6).stored(0, "B27", "K01", "C01", "C02")
    assert table.legal("take") == []
    table.do("use B27")
    assert len(table.legal("take")) == 5


@pytest.mark.rule("T-AH2")
def test_five_new_characters_come_before_the_old_ones_are_mixed_in() -> None:
    table = character(2).do("discard offer")
    new = ("C41", "C42", "C43", "C44", "C45")
    for name in new:
        assert not {f"draw {old}" for old in OFFER} & set(table.chance())
        table.do(f"draw {name}")
    assert offered(table, "character") == list(new)
    assert set(OFFER) <= pile(table)
    assert (table.ap, table.storehouse(0)) == (1, [])


@pytest.mark.rule("T-AH2")
def test_five_tiles_in_the_pile_are_enough_not_to_mix_first() -> None:
    new = ("C41", "C42", "C43", "C44", "C45")
    table = left_in_pile(character(2), *new).do("discard offer")
    assert set(table.chance()) == {f"draw {name}" for name in new}
    table.do("draw C45", "draw C44", "draw C43", "draw C42", "draw C41")
    assert offered(table, "character") == ["C45", "C44", "C43", "C42", "C41"]
    assert pile(table) == set(OFFER)


@pytest.mark.rule("T-AH2")
def test_with_fewer_than_five_in_the_pile_the_old_ones_are_mixed_in_first() -> None:
    table = left_in_pile(character(2), "C41", "C42", "C43", "C44").do("discard offer")
    assert set(table.chance()) == {f"draw {name}" for name in (*OFFER, "C41", "C42", "C43", "C44")}
    table.do("draw C05", "draw C41", "draw C10", "draw C42", "draw C19")
    assert offered(table, "character") == ["C05", "C41", "C10", "C42", "C19"]
    assert pile(table) == {"C28", "C37", "C43", "C44"}


@pytest.mark.rule("T-AH2")
def test_with_an_empty_pile_the_same_characters_come_back() -> None:
    table = left_in_pile(character(2)).do("discard offer")
    assert set(table.chance()) == {f"draw {name}" for name in OFFER}
    table.do("draw C37", "draw C28", "draw C19", "draw C10", "draw C05")
    assert (offered(table, "character"), pile(table)) == (["C37", "C28", "C19", "C10", "C05"], set())


@pytest.mark.rule("T-AH2")
def test_too_few_characters_in_all_leave_gaps() -> None:
    """Three in the offer and one in the pile."""
    table = left_in_pile(character(2, 4, "C05", "", "C19", "", "C37"), "C41").do("discard offer")
    table.do("draw C41", "draw C37", "draw C19", "draw C05")
    assert (stage(table), table.ap) == ("act", 1)
    assert sorted(offered(table, "character")) == ["", "C05", "C19", "C37", "C41"]


@pytest.mark.rule("T-AH2")
def test_an_empty_offer_cannot_be_discarded() -> None:
    table = left_in_pile(character(6, 4, "C05")).do("take C05")
    assert offered(table, "character") == [""] * 5
    table.refuses("discard offer")


@pytest.mark.rule("T-AH2", "T-A1")
def test_the_offer_may_be_discarded_again_while_there_are_points() -> None:
    table = character(1).do("discard offer")
    table.until(lambda _state: table.turn == 0)
    assert (table.ap, table.legal("discard")) == (0, [])
    table = character(2).do("discard offer")
    table.until(lambda _state: table.turn == 0)
    table.do("discard offer")
    table.until(lambda _state: table.turn == 0)
    assert (table.ap, len(offered(table, "character"))) == (0, 5)


@pytest.mark.rule("T-AH3")
@pytest.mark.parametrize(
    ("points", "rooms"),
    [
        (1, {"1.1", "2.1", "3.1", "4.1", "5.1"}),
        (2, {"1.1", "2.1", "3.1", "4.1", "5.1", "1.2", "2.2", "3.2"}),
        (3, {"1.1", "2.1", "3.1", "4.1", "5.1", "1.2", "2.2", "3.2", "1.3"}),
    ],
)
def test_a_room_costs_as_many_points_as_its_floor(points: int, rooms: set[str]) -> None:
    table = character(points).stored(0, "C05")
    assert set(table.legal("lodge")) == {f"lodge C05 {name}" for name in rooms}
    for name in rooms:
        table = character(points).stored(0, "C05").do(f"lodge C05 {name}")
        assert (table.ap, lodgers(table), table.storehouse(0)) == (points - int(name[-1]), {name: "C05"}, [])


@pytest.mark.rule("T-AH3")
def test_floors_may_be_filled_in_any_order() -> None:
    table = character(6).stored(0, "C05", "C07", "C09").do("lodge C05 1.3", "lodge C07 1.1", "lodge C09 1.2")
    assert (table.ap, lodgers(table)) == (0, {"1.1": "C07", "1.2": "C09", "1.3": "C05"})


@pytest.mark.rule("T-AH3")
def test_an_occupied_room_is_not_free_and_the_sixth_building_takes_nobody() -> None:
    table = character(6).stored(0, "C05").lodged(0, r1_1="C07")
    assert set(table.legal("lodge")) == {"lodge C05 1.2", "lodge C05 1.3"}


@pytest.mark.rule("T-AH3")
def test_only_own_characters_from_the_storehouse_move_in() -> None:
    table = character(6).stored(1, "C07")
    assert table.legal("lodge") == []


@pytest.mark.rule("T-AH4")
def test_a_second_of_a_kind_goes_to_the_same_building_only() -> None:
    table = character(6).stored(0, "C05").lodged(0, r2_2="C09")
    assert table.legal("lodge") == ["lodge C05 2.1"]


@pytest.mark.rule("T-AH4")
def test_a_kind_whose_building_is_full_finds_no_room() -> None:
    table = character(6).stored(0, "C05", "C07").lodged(0, r4_1="C09")
    assert table.legal("lodge") == []


@pytest.mark.rule("T-AH4")
def test_two_kinds_do_not_share_a_building() -> None:
    table = character(6).stored(0, "C28").lodged(0, r1_2="C09", r4_1="C19")
    assert {move.split()[2][0] for move in table.legal("lodge")} == {"2", "3", "5"}


@pytest.mark.rule("T-AH4")
def test_buildings_of_others_do_not_count() -> None:
    table = character(1).stored(0, "C05").lodged(1, r2_2="C09")
    assert len(table.legal("lodge")) == 5


@pytest.mark.rule("T-AH5")
def test_the_bonus_comes_at_once_to_whoever_places() -> None:
    table = character(3).stored(0, "C09", "C43").do("lodge C09 3.1")
    assert (table.has(0), table.ap) == ({"gold": 1, "wool": 1}, 2)
    table.do("lodge C43 5.1")
    assert (table.points(), table.ap) == ([13, 10, 10, 10], 1)


@pytest.mark.rule("T-AH5")
def test_taking_a_character_gives_no_bonus() -> None:
    table = character(3, 4, "C09", "C43").do("take C09", "draw C44", "take C43", "draw C45")
    assert (table.has(0), table.points()[0]) == ({}, 10)
