"""The fair phase: who takes part, what a fair is worth, and the eleven tiles."""

from __future__ import annotations

import pytest

from parlour.games.tiletum.components import MERCHANT
from parlour.games.tiletum.operations.act import ACT

from .table import Table, closing, gains

TOWN = {2: "frankfurt", 3: "verona", 4: "genova"}
COUNTS = [
    ("house_pillar", 6, 4),
    ("contract_cathedral", 5, 1),
    ("contract", 3, 3),
    ("contract_crest", 6, 2),
    ("house", 2, 5),
    ("upper_floor", 3, 3),
    ("crest", 3, 2),
    ("pillar", 2, 4),
    ("filled_building", 5, 2),
    ("cathedral", 4, 1),
]
"""The tile, its value, and how often the board of `rich` has what it shows."""
TILES = [*[name for name, _value, _count in COUNTS], "king"]


def fair(tile: str, number: int = 2, players: int = 3) -> Table:
    """The end of this round, whose fair shows this tile."""
    others = [name for name in TILES if name != tile]
    tiles = [*others[: number - 1], tile, *others[number - 1 : 3]]
    return closing(players, number).fairs(tiles=tiles)


def rich(table: Table, seat: int = 0) -> Table:
    """5 houses, 4 pillars, 3 contracts, 1 cathedral tile, 2 crests, 3 characters upstairs, 2 filled buildings."""
    table.lodged(seat, r1_1="C37", r1_2="C39", r1_3="C41", r2_2="C16", r4_1="C26")
    table.houses(seat, "paris.h1", "lyon.h1", "wien.h1", "london.h1")
    table.fulfilled(seat, "K01", "B41", "B42").pillars(seat, "lyon", "milano", "koeln", "paris").contributed(seat, "lyon")
    return table.crested(seat, b6="K18").stored(seat, "K20")


def scored(table: Table) -> list[int]:
    """The VP of the fair by seat."""
    return gains(table.do("end turn"), "fairs")


# --- who takes part ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-5.1")
def test_the_merchant_in_the_town_takes_part() -> None:
    assert scored(fair("house").at(1, merchant="frankfurt")) == [0, 4, 0]


@pytest.mark.rule("T-5.1")
def test_a_house_in_the_town_takes_part() -> None:
    """It counts itself, besides the one in Tiletum."""
    assert scored(fair("house").houses(1, "frankfurt.h2")) == [0, 8, 0]


@pytest.mark.rule("T-5.1")
def test_house_and_merchant_together_count_once() -> None:
    assert scored(fair("house").houses(1, "frankfurt.h2").at(1, merchant="frankfurt")) == [0, 8, 0]


@pytest.mark.rule("T-5.1")
@pytest.mark.parametrize("near", ["tiletum", "nuernberg", "koeln", "antwerpen_hamburg"])
def test_a_merchant_elsewhere_does_not(near: str) -> None:
    assert scored(fair("house").at(0, merchant=near, architect="frankfurt")) == [0, 0, 0]


@pytest.mark.rule("T-5.1")
def test_a_pillar_in_a_cathedral_town_is_no_house() -> None:
    table = fair("house").pillars(0, "paris")
    table.fairs(towns=["paris", "verona", "genova"], tiles=["king", "house", "crest", "pillar"])
    assert scored(table.at(1, merchant="paris")) == [0, 4, 0]


@pytest.mark.rule("T-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_round_1_all_take_part_by_their_house_in_tiletum(players: int) -> None:
    table = closing(players, 1).fairs(tiles=["house", "king", "crest", "pillar"])
    for seat in range(players):
        table.at(seat, merchant="wien")
    assert scored(table) == [3] * players


@pytest.mark.rule("T-5.1")
def test_any_number_of_merchants_may_take_part() -> None:
    table = fair("house", players=4)
    for seat in range(4):
        table.at(seat, merchant="frankfurt")
    assert scored(table) == [4, 4, 4, 4]


@pytest.mark.rule("T-5.1")
def test_where_the_merchant_is_at_this_moment_decides() -> None:
    """With the last point of the last turn one merchant arrives; another time one leaves."""
    for start, end, points in (("koeln", "frankfurt", 4), ("frankfurt", "koeln", 0)):
        table = fair("house").at(2, merchant=start)
        table.state.pending[-1] = (ACT, MERCHANT, 1, 1)
        assert scored(table.do(f"merchant to {end}")) == [0, 0, points]


@pytest.mark.rule("T-5.1")
def test_only_the_town_of_this_round_counts() -> None:
    table = fair("house").at(0, merchant="verona").at(1, merchant="genova").at(2, merchant="frankfurt")
    assert scored(table) == [0, 0, 4]


# --- what it is worth ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-5.2")
@pytest.mark.parametrize(("number", "board"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_value_on_the_board_is_added_to_that_of_the_tile(number: int, board: int) -> None:
    table = fair("house", number)
    if number > 1:
        table.at(0, merchant=TOWN[number])
    assert scored(table)[0] == board + 2


@pytest.mark.rule("T-5.2", "T-5.3", "T-5.4", "T-5.5", "T-5.7", "T-5.8", "T-5.9", "T-5.10", "T-5.11", "T-5.12", "T-5.13")
@pytest.mark.parametrize(("tile", "value", "count"), COUNTS)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_sum_for_each_thing_shown(tile: str, value: int, count: int, number: int) -> None:
    table = rich(fair(tile, number)).at(0, merchant=TOWN[number])
    assert scored(table) == [(number + value) * count, 0, 0]


@pytest.mark.rule("T-5.2", "T-5.3", "T-5.4", "T-5.5", "T-5.7", "T-5.9", "T-5.10", "T-5.11", "T-5.12", "T-5.13")
@pytest.mark.parametrize("tile", [tile for tile, _value, _count in COUNTS if tile != "house"])
def test_who_has_nothing_of_it_scores_nothing(tile: str) -> None:
    table = rich(fair(tile)).at(1, merchant="frankfurt")
    assert scored(table) == [0, 0, 0]


@pytest.mark.rule("T-5.1", "T-5.3", "T-5.4", "T-5.5", "T-5.7", "T-5.8", "T-5.9", "T-5.10", "T-5.11", "T-5.12", "T-5.13")
@pytest.mark.parametrize(("tile", "value", "count"), COUNTS)
def test_a_house_in_the_town_is_as_good_as_the_merchant(tile: str, value: int, count: int) -> None:
    """The house in Frankfurt is one more of the houses on the map: 6 houses, 4 pillars."""
    table = rich(fair(tile))
    table.state.house_supply[0] += 1
    table.houses(0, "frankfurt.h1")
    table.state.house_supply[0] = 0
    assert scored(table) == [(2 + value) * (count + (tile == "house")), 0, 0]


@pytest.mark.rule("T-5.2")
@pytest.mark.parametrize(("tile", "value"), [(tile, value) for tile, value, _count in COUNTS if tile in ("pillar", "house")])
def test_players_with_the_same_score_the_same(tile: str, value: int) -> None:
    """There is no first or second at a fair."""
    table = fair(tile).at(0, merchant="frankfurt").at(1, merchant="frankfurt").at(2, merchant="frankfurt")
    table.pillars(0, "paris").pillars(1, "koeln").pillars(2, "koeln")
    assert scored(table) == [2 + value] * 3


# --- the tiles one by one ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-5.3")
@pytest.mark.parametrize(("houses", "pillars", "sets"), [(1, 0, 0), (1, 1, 1), (1, 2, 1), (3, 1, 1), (3, 2, 2)])
def test_sets_of_house_and_pillar(houses: int, pillars: int, sets: int) -> None:
    """The house in Tiletum is one of them."""
    table = fair("house_pillar").at(0, merchant="frankfurt")
    table.houses(0, *["paris.h1", "wien.h1"][: houses - 1]).pillars(0, *["paris", "wien"][:pillars])
    assert scored(table)[0] == (2 + 6) * sets


@pytest.mark.rule("T-5.4")
@pytest.mark.parametrize(("contracts", "tiles", "sets"), [(0, 2, 0), (2, 0, 0), (1, 2, 1), (3, 1, 1), (2, 2, 2)])
def test_sets_of_contract_and_cathedral_tile(contracts: int, tiles: int, sets: int) -> None:
    table = fair("contract_cathedral").at(0, merchant="frankfurt").fulfilled(0, *["K01", "B41", "B42"][:contracts])
    table.pillars(0, "paris", "lyon").contributed(0, *["paris", "lyon"][:tiles])
    assert scored(table)[0] == (2 + 5) * sets


@pytest.mark.rule("T-5.5", "T-5.4", "T-5.7")
@pytest.mark.parametrize("tile", ["contract", "contract_cathedral", "contract_crest"])
def test_contracts_in_the_storehouse_are_not_fulfilled(tile: str) -> None:
    table = fair(tile).at(0, merchant="frankfurt").stored(0, "K01", "B41").crested(0, b1="K18").contributed(0, "paris")
    assert scored(table)[0] == 0


@pytest.mark.rule("T-5.5")
def test_six_contracts() -> None:
    table = fair("contract", 4).at(0, merchant="genova").fulfilled(0, "K01", "B41", "B42", "B43", "B44", "K03")
    assert scored(table)[0] == (4 + 3) * 6


@pytest.mark.rule("T-5.6")
@pytest.mark.parametrize("value", [-10, -5, -1, 0, 2, 8, 15])
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_king_tile_gives_the_sum_once_and_the_track(value: int, number: int) -> None:
    table = rich(fair("king", number)).vp(50, 50, 50).track((value, [0, 1, 2])).at(0, merchant=TOWN[number])
    assert scored(table) == [number + 3 + value, 0, 0]


@pytest.mark.rule("T-5.6")
def test_the_king_tile_in_tiletum() -> None:
    table = fair("king", 1).vp(50, 50, 50).track((-5, [2]), (-2, [0]), (6, [1]))
    assert scored(table) == [1 + 3 - 2, 1 + 3 + 6, 1 + 3 - 5]
    assert table.points() == [50 - 2 + 2, 50 + 6 + 10, 50 - 5 - 1]


@pytest.mark.rule("T-5.6")
def test_who_is_not_there_neither_gains_nor_loses_by_the_king_tile() -> None:
    assert scored(fair("king").track((-10, [0]), (15, [1, 2]))) == [0, 0, 0]


@pytest.mark.rule("T-5.6")
def test_a_house_lets_take_part_in_the_fair_of_the_king_too() -> None:
    assert scored(fair("king").houses(1, "frankfurt.h1").track((0, [0, 2]), (4, [1]))) == [0, 2 + 3 + 4, 0]


@pytest.mark.rule("T-5.6")
def test_two_at_the_same_space_get_the_same_from_the_king_tile() -> None:
    table = fair("king").track((0, [0]), (4, [2, 1])).at(1, merchant="frankfurt").at(2, merchant="frankfurt")
    assert scored(table) == [0, 9, 9]


@pytest.mark.rule("T-5.7", "T-5.11")
@pytest.mark.parametrize(("placed", "stored", "sets"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 2), (2, 1, 2)])
def test_sets_of_contract_and_crest_also_in_the_storehouse(placed: int, stored: int, sets: int) -> None:
    """Two contracts are fulfilled."""
    table = fair("contract_crest").at(0, merchant="frankfurt").fulfilled(0, "B41", "B42")
    table.crested(0, **dict([("b1", "K18"), ("b6", "K20")][:placed])).stored(0, *["K22"][:stored])
    assert scored(table)[0] == (2 + 6) * sets


@pytest.mark.rule("T-5.8")
def test_houses_in_the_supply_and_on_roofs_do_not_count() -> None:
    assert scored(fair("house").at(0, merchant="frankfurt")) == [4, 0, 0]


@pytest.mark.rule("T-5.9")
def test_pillars_in_the_supply_and_on_contract_spaces_do_not_count() -> None:
    table = fair("pillar").at(0, merchant="frankfurt").fulfilled(0, "B41").pillars(0, "wien")
    assert scored(table) == [4, 0, 0]


@pytest.mark.rule("T-5.10")
@pytest.mark.parametrize(
    ("rooms", "count"),
    [
        ({"r1_1": "C37"}, 0),
        ({"r1_2": "C37"}, 1),
        ({"r1_3": "C37"}, 1),
        ({"r1_1": "C37", "r1_2": "C39", "r1_3": "C41"}, 2),
        ({"r2_1": "C37", "r2_2": "C39", "r3_2": "C16"}, 2),
        ({"r4_1": "C37", "r5_1": "C16"}, 0),
    ],
)
def test_characters_on_floor_2_or_3(rooms: dict[str, str], count: int) -> None:
    table = fair("upper_floor").at(0, merchant="frankfurt").lodged(0, **rooms)
    assert scored(table)[0] == (2 + 3) * count


@pytest.mark.rule("T-5.10")
def test_characters_in_the_storehouse_are_on_no_floor() -> None:
    assert scored(fair("upper_floor").at(0, merchant="frankfurt").stored(0, "C37", "C39")) == [0, 0, 0]


@pytest.mark.rule("T-5.11")
def test_six_crests() -> None:
    table = fair("crest").at(0, merchant="frankfurt").crested(0, b1="K18", b2="K20", b3="K22", b4="K24", b5="K25")
    assert scored(table.stored(0, "B53")) == [(2 + 3) * 6, 0, 0]


@pytest.mark.rule("T-5.12")
def test_cathedral_tiles_count_whatever_they_are_worth() -> None:
    table = fair("cathedral").at(0, merchant="frankfurt").pillars(0, "wien", "koeln")
    assert scored(table.contributed(0, "wien", "koeln")) == [(2 + 4) * 2, 0, 0]


@pytest.mark.rule("T-5.13")
@pytest.mark.parametrize(
    ("rooms", "crests", "count"),
    [
        ({"r1_1": "C37", "r1_2": "C39"}, {}, 0),
        ({"r1_1": "C37", "r1_2": "C39", "r1_3": "C41"}, {}, 1),
        ({"r4_1": "C37", "r5_1": "C16"}, {"b4": "K18"}, 2),
        ({}, {"b6": "K18"}, 0),
        ({"r4_1": "C37"}, {"b5": "K18"}, 1),
    ],
)
def test_filled_buildings_with_a_crest_or_without(rooms: dict[str, str], crests: dict[str, str], count: int) -> None:
    """The sixth, full from the start, has no characters and does not count."""
    table = fair("filled_building").at(0, merchant="frankfurt").lodged(0, **rooms).crested(0, **crests)
    assert scored(table)[0] == (2 + 5) * count


@pytest.mark.rule("T-5.2")
def test_a_fair_takes_nothing_away() -> None:
    """What was counted can be counted again in the next round."""
    table = rich(fair("contract", 3)).at(0, merchant="verona").do("end turn")
    board = table.state.observe(0).boards[0]
    assert (len(board.contracts), len(board.cathedrals), len(board.storehouse)) == (3, 1, 1)
