"""The map: towns and roads, steps, house spaces, pillar spaces, bonus spaces."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from parlour.games.tiletum.components import NONE, SPACES, TOWNS

from .table import acting, gains, round_table

MAP: Any = json.loads(files("parlour.games.tiletum").joinpath("components.json").read_text("utf-8"))["map"]
EDGES: list[tuple[str, str]] = [(edge["a"], edge["b"]) for edge in MAP["edges"]]
HOUSES: list[dict[str, Any]] = [house for town in MAP["towns"] for house in town["houses"]]
COUNTS = [2, 3, 4]
ROADS = [
    ("london", "brugge"),
    ("antwerpen", "hamburg"),
    ("paris", "bordeaux"),
    ("strasbourg", "milano"),
    ("nuernberg", "verona"),
    ("arles", "genova"),
]
TOWNS_OF_THE_MAP = {
    "london", "brugge", "antwerpen", "hamburg", "tiletum", "koeln", "leipzig", "paris", "troyes", "strasbourg", "frankfurt",
    "nuernberg", "praha", "bordeaux", "wien", "lyon", "milano", "verona", "venezia", "toulouse", "arles", "genova", "firenze",
}  # fmt: skip
CATHEDRALS = ["koeln", "paris", "lyon", "london", "bordeaux", "milano", "praha", "wien", "firenze"]


def beside(space: str) -> set[str]:
    """The spaces that a line joins to this one."""
    return {b for a, b in EDGES if a == space} | {a for a, b in EDGES if b == space}


# --- towns, roads, steps -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-M1")
def test_23_towns_and_six_road_spaces() -> None:
    assert {SPACES[town] for town in TOWNS} == TOWNS_OF_THE_MAP
    assert [name for space, name in enumerate(SPACES) if space not in TOWNS] == [f"{a}_{b}" for a, b in ROADS]
    assert len(SPACES) == 29


@pytest.mark.rule("T-M1")
@pytest.mark.parametrize(("a", "b"), ROADS)
def test_a_road_space_lies_between_its_two_towns_only(a: str, b: str) -> None:
    assert beside(f"{a}_{b}") == {a, b}
    assert b not in beside(a)


@pytest.mark.rule("T-M1")
@pytest.mark.parametrize(("a", "b"), ROADS)
def test_a_road_space_has_no_houses_pillars_or_tiles(a: str, b: str) -> None:
    road = f"{a}_{b}"
    merchant = acting("merchant", 6, 4).at(0, merchant=road, architect=road)
    assert {move.split()[0] for move in merchant.legal()} == {"end", "merchant"}
    architect = acting("architect", 6, 4).at(0, merchant=road, architect=road)
    assert {move.split()[0] for move in architect.legal()} == {"end", "architect"}


@pytest.mark.rule("T-M2")
@pytest.mark.parametrize("piece", ["merchant", "architect"])
@pytest.mark.parametrize("space", [*sorted(TOWNS_OF_THE_MAP), *[f"{a}_{b}" for a, b in ROADS]])
def test_a_step_leads_along_a_line_to_the_next_space(piece: str, space: str) -> None:
    table = acting(piece, 1).at(0, **{piece: space})
    moves = table.legal(f"{piece} to")
    assert set(moves) == {f"{piece} to {there}" for there in beside(space)}
    for move in moves:
        again = acting(piece, 1).at(0, **{piece: space}).do(move)
        assert again.ap == 0


@pytest.mark.rule("T-M2")
def test_a_road_space_is_a_step_like_any_other() -> None:
    """From Paris to Bordeaux it takes two points, over the road; it is also possible to stop there."""
    table = acting("merchant", 1).at(0, merchant="paris")
    table.refuses("merchant to bordeaux")
    table = acting("merchant", 3).at(0, merchant="paris").do("merchant to paris_bordeaux")
    assert table.ap == 2
    assert table.do("merchant to bordeaux").ap == 1
    assert acting("merchant", 3).at(0, merchant="paris").do("merchant to bordeaux").ap == 1


@pytest.mark.rule("T-M2")
def test_any_number_of_pieces_may_stand_on_a_space() -> None:
    table = acting("merchant", 1, 4).at(0, merchant="paris", architect="troyes")
    for seat in (1, 2, 3):
        table.at(seat, merchant="troyes", architect="troyes")
    assert "merchant to troyes" in table.legal()


@pytest.mark.rule("T-M2")
def test_every_space_can_be_reached_from_tiletum() -> None:
    reached, waiting = {"tiletum"}, ["tiletum"]
    while waiting:
        for there in beside(waiting.pop()) - reached:
            reached.add(there)
            waiting.append(there)
    assert reached == set(SPACES)


# --- houses --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-M3", "T-S1")
@pytest.mark.parametrize(("players", "spaces"), [(2, 18), (3, 27), (4, 34)])
def test_house_spaces_by_number_of_players(players: int, spaces: int) -> None:
    found = []
    for town in TOWNS_OF_THE_MAP - {"tiletum"}:
        found += acting("merchant", 1, players).at(0, merchant=town).legal("house")
    assert len(found) == len(set(found)) == spaces


@pytest.mark.rule("T-M3")
@pytest.mark.parametrize("players", COUNTS)
def test_tiletum_has_one_for_each_player_and_all_are_taken(players: int) -> None:
    assert sum(house["min_players"] <= players for house in MAP["towns"][4]["houses"]) == players
    assert acting("merchant", 1, players).at(0, merchant="tiletum").legal("house") == []


@pytest.mark.rule("T-M3")
def test_each_space_holds_one_house() -> None:
    table = acting("merchant", 1).houses(1, "wien.h1").at(0, merchant="wien")
    assert table.legal("house") == []
    table.refuses("house wien.h1")


@pytest.mark.rule("T-M3")
def test_nobody_has_two_houses_in_a_town() -> None:
    table = acting("merchant", 2).at(0, merchant="venezia").do("house venezia.h1")
    assert table.legal("house") == []
    table.refuses("house venezia.h2")


@pytest.mark.rule("T-M3")
def test_when_several_are_free_the_player_picks_one() -> None:
    table = acting("merchant", 2, 4).at(0, merchant="venezia")
    assert table.legal("house") == ["house venezia.h1", "house venezia.h2", "house venezia.h3"]
    assert gains(table.do("house venezia.h3"), "houses")[0] == 2
    table = acting("merchant", 2, 4).houses(1, "venezia.h1").at(0, merchant="venezia")
    assert table.legal("house") == ["house venezia.h2", "house venezia.h3"]


@pytest.mark.rule("T-M3")
def test_a_house_is_placed_where_the_merchant_is() -> None:
    table = acting("merchant", 2).at(0, merchant="wien", architect="milano")
    table.refuses("house milano.h1")
    assert table.do("house wien.h1", "merchant to praha").legal("house") == []
    assert table.state.house_supply[0] == 1


@pytest.mark.rule("T-M4")
@pytest.mark.parametrize(
    "house", [house for house in HOUSES if house["bonus"] and "vp" in house["bonus"]], ids=lambda row: row["id"]
)
def test_a_house_scores_the_vp_of_its_space(house: dict[str, Any]) -> None:
    table = acting("merchant", 1, 4).at(0, merchant=house["id"].split(".")[0])
    assert table.do(f"house {house['id']}").points() == [10 + house["bonus"]["vp"], 10, 10, 10]


@pytest.mark.rule("T-M4")
@pytest.mark.parametrize(
    "house", [house for house in HOUSES if not house["bonus"] and "tiletum" not in house["id"]], ids=lambda row: row["id"]
)
def test_a_space_without_a_bonus_gives_nothing(house: dict[str, Any]) -> None:
    table = acting("merchant", 1, 4).at(0, merchant=house["id"].split(".")[0]).lodged(0, r1_1="C41")
    table.do(f"house {house['id']}")
    assert (table.points(), table.legal()) == ([10, 10, 10, 10], ["end turn"])


@pytest.mark.rule("T-M5")
@pytest.mark.parametrize(
    "house", [house for house in HOUSES if house["bonus"] and "activate_building" in house["bonus"]], ids=lambda row: row["id"]
)
def test_a_house_lets_activate_a_building(house: dict[str, Any]) -> None:
    """2 VP of a courtier in the first building, or 2 wool of a notary in the second."""
    table = acting("merchant", 1, 4).at(0, merchant=house["id"].split(".")[0]).lodged(0, r1_1="C41", r2_1="C05")
    table.do(f"house {house['id']}")
    assert table.legal() == ["decline", "activate 1", "activate 2"]
    table.do("activate 1", "bonus 1.1")
    assert (table.points()[0], table.has(0)) == (12, {})
    assert table.legal() == ["end turn"]


@pytest.mark.rule("T-M5")
def test_a_house_that_activates_does_nothing_without_characters() -> None:
    table = acting("merchant", 2).at(0, merchant="praha").do("house praha.h1")
    assert (table.ap, table.points()[0]) == (1, 10)
    assert "end turn" in table.legal()


# --- pillars -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-M6")
@pytest.mark.parametrize(("players", "spaces"), [(2, 13), (3, 18), (4, 25)])
def test_pillar_spaces_by_number_of_players(players: int, spaces: int) -> None:
    """At every cathedral pillars are placed until no space is free; the unavailable one is moved out of the way."""
    total = 0
    for town in CATHEDRALS:
        table = acting("architect", 1, players).costs(**{town: "X1"})
        for seat in range(players):
            table.state.turn = seat
            table.at(seat, architect=town).state.pending[-1] = (*table.state.pending[-1][:2], 1, 1)
            if table.legal("pillar"):
                assert table.legal("pillar") == [f"pillar {town}"]
                table.do(f"pillar {town}")
                total += 1
    assert total == spaces


@pytest.mark.rule("T-M6")
def test_each_space_holds_one_pillar_and_nobody_has_two_at_a_cathedral() -> None:
    table = acting("architect", 3).at(0, architect="wien").do("pillar wien")
    table.refuses("pillar wien")
    table = acting("architect", 3).pillars(1, "wien").pillars(2, "wien").at(0, architect="wien")
    table.refuses("pillar wien")


@pytest.mark.rule("T-M6")
def test_a_pillar_is_placed_where_the_architect_is() -> None:
    table = acting("architect", 1).at(0, merchant="paris", architect="koeln")
    assert table.legal("pillar") == ["pillar koeln"]
    assert acting("architect", 1).at(0, architect="frankfurt").legal("pillar") == []


@pytest.mark.rule("T-M6", "T-S7")
@pytest.mark.parametrize("town", CATHEDRALS)
def test_at_the_unavailable_cathedral_houses_and_bonus_tiles_are_there_all_the_same(town: str) -> None:
    table = acting("architect", 2, 4).costs(**{town: "X9"}).at(0, merchant=town, architect=town)
    assert table.legal("pillar") == []
    assert len(table.legal("take")) == 1
    table = acting("merchant", 2, 4).costs(**{town: "X9"}).at(0, merchant=town)
    assert table.legal("house")[0] == f"house {town}.h1"
    assert len(table.legal("take")) == 1


# --- bonus tiles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-M7")
@pytest.mark.parametrize(("players", "spaces"), [(2, 14), (3, 19), (4, 24)])
@pytest.mark.parametrize("piece", ["merchant", "architect"])
def test_both_pieces_may_take_the_tiles_of_their_town(players: int, spaces: int, piece: str) -> None:
    found: list[str] = []
    for town in TOWNS_OF_THE_MAP:
        found += acting(piece, 1, players).at(0, **{piece: town}).legal("take")
    assert len(found) == len(set(found)) == spaces


@pytest.mark.rule("T-M7")
def test_a_taken_tile_is_gone_and_not_replaced() -> None:
    table = acting("merchant", 3).at(0, merchant="nuernberg", architect="nuernberg").at(1, architect="nuernberg")
    (take,) = table.legal("take")
    table.do(take)
    assert (table.storehouse(0), table.legal("take"), table.ap) == ([take.split()[1]], [], 2)
    before = table.state.map_tiles[:]
    table.dice(*[f"{name} {value}" for name in ("gold", "food", "wool") for value in (2, 3, 4)], "stone 1")
    table.until(lambda state: state.round == 1 and state.turn == state.order[0])
    assert [tile for tile in table.state.map_tiles if tile not in before] == []
    assert table.state.map_tiles.count(NONE) >= before.count(NONE)


@pytest.mark.rule("T-M7")
def test_a_town_with_two_tiles_gives_either_one_after_the_other() -> None:
    table = acting("merchant", 2, 4).at(0, merchant="frankfurt")
    first, second = table.legal("take")
    assert table.do(second).legal("take") == [first]
    assert table.do(first).legal("take") == []


@pytest.mark.rule("T-M7")
def test_who_comes_first_has_it() -> None:
    table = acting("merchant", 1).at(0, merchant="paris").at(1, merchant="paris", architect="paris")
    (take,) = table.legal("take")
    table.do(take, "end turn").wheel_tile("merchant").dice("wool 3").state.wheel = 0
    assert table.turn == 1
    assert table.goods(1).do("die wool 3").legal("take") == []


@pytest.mark.rule("T-M7")
def test_tiles_are_taken_by_the_action_of_the_piece_that_is_there() -> None:
    table = acting("architect", 1).at(0, merchant="paris", architect="tiletum")
    assert table.legal("take") == []
    assert round_table(2).at(0, merchant="paris").legal("take") == []
