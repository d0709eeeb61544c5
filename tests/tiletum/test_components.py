"""Components: what the box holds, where every number comes from, and that a number can be corrected in the data file alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from parlour.games.tiletum.data import read

from .copies import DATA, changed, named, play_with
from .table import GAME, acting, new_table, round_table

BONUS: list[dict[str, Any]] = DATA["decks"]["bonus"]["tiles"]
CONTRACTS: list[dict[str, Any]] = DATA["decks"]["contract"]["tiles"]
CHARACTERS: list[dict[str, Any]] = DATA["decks"]["character"]["tiles"]


# --- dice and resources --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-C1")
def test_twenty_dice_four_of_each_colour() -> None:
    assert (DATA["components"]["dice"], DATA["components"]["dice_per_color"]) == (20, 4)
    assert new_table(4).state.observe(0).bag == [4, 4, 4, 4, 4]


@pytest.mark.rule("T-C1")
def test_what_the_colours_stand_for() -> None:
    colours = {"iron": "blue", "food": "pink", "gold": "yellow", "wool": "light_gray", "stone": "dark_gray"}
    assert DATA["rules"]["dice_colors"] == colours


@pytest.mark.rule("T-C1")
def test_resources_never_run_out() -> None:
    table = round_table(4).wheel_tile("contract").dice("iron 6", "wool 1").goods(0, iron=500)
    for seat in (1, 2, 3):
        table.goods(seat, iron=500)
    assert table.do("die iron 6").has(0) == {"iron": 506}


# --- tiles ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-C2")
def test_54_bonus_26_contract_and_45_character_tiles() -> None:
    assert Counter(tile["kind"] for tile in BONUS) == {"helper": 38, "contract": 7, "crest": 9}
    assert Counter(tile["kind"] for tile in CONTRACTS) == {"contract": 17, "crest": 9}
    assert len(CHARACTERS) == 45
    names = [tile["id"] for tile in (*BONUS, *CONTRACTS, *CHARACTERS)]
    assert len(set(names)) == 54 + 26 + 45


@pytest.mark.rule("T-C2")
def test_three_crests_of_each_of_six_families() -> None:
    families = Counter(tile["family"] for tile in (*BONUS, *CONTRACTS) if tile["kind"] == "crest")
    assert families == {"lion": 3, "eagle": 3, "lily": 3, "tower": 3, "rose": 3, "star": 3}
    assert {family["id"] for family in DATA["crest_families"]} == set(families)


@pytest.mark.rule("T-C2")
def test_a_contract_or_crest_is_the_same_thing_whichever_pile_it_came_from() -> None:
    """A contract of the bonus pile is paid like one of the contract pile, a crest placed alike."""
    table = acting("contract", 1, iron=7).stored(0, "B41", "K05").do("fulfil B41", "fulfil K05")
    assert [len(board.contracts) for board in table.state.observe(0).boards] == [2, 0, 0]
    table = acting("contract", 1, food=8).stored(0, "B46", "K20").do("crest lion 6", "crest lily 2")
    assert table.storehouse(0) == []


@pytest.mark.rule("T-C2")
def test_with_two_players_every_family_can_still_be_had() -> None:
    families = Counter(tile["family"] for tile in (*BONUS, *CONTRACTS) if tile["kind"] == "crest" and tile["min_players"] == 2)
    assert len(families) == 6


@pytest.mark.rule("T-C3")
def test_25_cathedral_tiles_for_nine_cathedrals() -> None:
    stacks = DATA["cathedrals"]["stacks"]
    assert (len(stacks), sum(len(stack["tiles_top_to_bottom"]) for stack in stacks)) == (9, 25)
    towns = [town["id"] for town in DATA["map"]["towns"] if town["cathedral"]]
    assert sorted(stack["town"] for stack in stacks) == sorted(towns)
    for town in DATA["map"]["towns"]:
        assert bool(town["pillars"]) is town["cathedral"]


@pytest.mark.rule("T-S6")
def test_a_stack_in_the_wrong_order_is_refused() -> None:
    box = changed()
    tiles = box["cathedrals"]["stacks"][0]["tiles_top_to_bottom"]
    tiles.reverse()
    with pytest.raises(ValueError, match="must lie with the highest value on top"):
        read(box)


@pytest.mark.rule("T-C3")
def test_nine_construction_costs() -> None:
    tiles = DATA["cathedrals"]["construction_cost_tiles"]
    assert [(tile["stone"], tile["vp"]) for tile in tiles if not tile["unavailable"]] == [
        (2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6), (5, 7), (5, 8),
    ]  # fmt: skip
    assert sum(tile["unavailable"] for tile in tiles) == 1


@pytest.mark.rule("T-C3")
@pytest.mark.parametrize(
    ("name", "stone", "vp"),
    [("X1", 2, 1), ("X2", 2, 2), ("X3", 3, 3), ("X4", 3, 4), ("X5", 4, 5), ("X6", 4, 6), ("X7", 5, 7), ("X8", 5, 8)],
)
def test_each_cost_is_asked_and_its_vp_are_given(name: str, stone: int, vp: int) -> None:
    """The top tile of Wien is worth 9."""
    table = acting("contract", 1, stone=stone - 1).costs(wien=name).pillars(0, "wien")
    table.refuses("build wien")
    table.goods(0, stone=stone).do("build wien")
    assert (table.points()[0], table.has(0)) == (10 + vp + 9, {})


# --- tracks and boards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-C4")
def test_the_16_spaces_of_the_king_track() -> None:
    values = [-10, -5, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15]
    assert [space["vp"] for space in DATA["king_track"]["spaces"]] == values
    for steps in range(1, 7):
        assert acting("king", steps).do("advance").stacks() == {0: [1, 2], values[4 + steps]: [0]}


@pytest.mark.rule("T-C4")
def test_two_corruption_tokens_each_of_0_1_and_2() -> None:
    assert sorted(DATA["corruption"]["tokens"]) == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("T-C5")
def test_the_pieces_of_a_player() -> None:
    per_player = DATA["components"]["per_player"]
    assert (per_player["houses"], per_player["pillars"], per_player["merchant"], per_player["architect"]) == (8, 7, 1, 1)
    board = DATA["player_board"]
    assert [building["ap_bonus"] for building in board["buildings"]] == [3, 2, 2, 1, 1, 0]
    assert (len(board["buildings"]), len(board["contract_spaces"])) == (6, 6)
    assert (board["storehouse_spaces"], board["dice_spaces"]) == (4, 3)


@pytest.mark.rule("T-C5")
@pytest.mark.parametrize(
    ("rooms", "crest", "points"),
    [
        ({"r1_1": "C37", "r1_2": "C39", "r1_3": "C41"}, 1, 3),
        ({"r2_1": "C37", "r2_2": "C39"}, 2, 2),
        ({"r3_1": "C37", "r3_2": "C39"}, 3, 2),
        ({"r4_1": "C37"}, 4, 1),
        ({"r5_1": "C37"}, 5, 1),
    ],
)
def test_the_five_bonus_markers(rooms: dict[str, str], crest: int, points: int) -> None:
    """Of a building full of courtiers, when its crest comes and has given its bonus."""
    table = acting("contract", 1, food=6).lodged(0, **rooms).stored(0, "K18").do(f"crest lion {crest}")
    table.until(lambda state: state.observe(0).stage == "act")
    assert table.state.observe(0).boards[0].bonus_ap == (0, 0, 0, 0, points)


# --- provenance ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-C1", "T-C2", "T-C3", "T-C4", "T-C5")
def test_the_audit_counts_what_the_rulebook_lists() -> None:
    audit = GAME.audit()
    assert audit.ok
    assert (audit.game, audit.edition) == ("tiletum", GAME.edition)
    found = {row.what: (row.expected, row.found, row.provenance) for row in audit.counts}
    printed = {
        "dice": 20,
        "action tiles": 6,
        "town tiles": 8,
        "fair tiles": 11,
        "fair order tiles": 4,
        "cathedral tiles": 25,
        "construction cost tiles": 9,
        "corruption tokens": 6,
        "bonus tiles": 54,
        "contract tiles": 26,
        "character tiles": 45,
        "houses of a player": 8,
        "pillars of a player": 7,
        "bonus action point markers of a player": 5,
    }
    assert {what: row for what, row in found.items() if what in printed} == {
        what: (count, count, "printed") for what, count in printed.items()
    }


@pytest.mark.rule("T-C6")
def test_the_audit_says_that_much_is_reconstructed_and_why() -> None:
    audit = GAME.audit()
    assert set(audit.numbers) == {"printed", "derived", "reconstructed"}
    assert audit.numbers["reconstructed"] > 300
    assert audit.numbers["printed"] > 200
    facts = " ".join(fact.what for fact in audit.facts if fact.provenance == "reconstructed")
    for word in ("components.json", "edges", "houses", "pillars", "bonus tiles", "fair town tiles", "king track", "corruption"):
        assert word in facts
    for word in ("board vp by round", "default order clockwise", "contract offer", "player board", "cathedrals"):
        assert word in facts


def provenance(*path: str | int) -> str:
    """What the data file says about the value at this path: the nearest remark above it."""
    here: Any = DATA
    found: Any = "printed"
    for key in path:
        if isinstance(here, dict):
            remark = here.get("prov")
            if isinstance(remark, dict):
                found = remark.get(str(key), remark.get("*", found))
            elif remark:
                found = remark
        here = here[key]
    if isinstance(here, dict) and isinstance(here.get("prov"), str):
        found = here["prov"]
    return str(found)


@pytest.mark.rule("T-C6")
def test_the_data_file_says_of_every_number_what_the_page_about_components_says() -> None:
    """25 of 40 connections, nine values of the king track, the fair values of rounds 1, 2 and 4, five of the families."""
    edges = [provenance("map", "edges", number) for number in range(len(DATA["map"]["edges"]))]
    assert Counter(edges) == {"printed": 15, "reconstructed": 25}
    track = [provenance("king_track", "spaces", number) for number in range(16)]
    assert track.count("reconstructed") == 9
    assert [provenance("fair", "board_vp_by_round", str(number)) for number in range(1, 5)] == [
        "reconstructed", "reconstructed", "printed", "reconstructed",
    ]  # fmt: skip
    families = [provenance("crest_families", number) for number in range(6)]
    assert families.count("reconstructed") == 5
    assert provenance("corruption", "tokens") == "reconstructed"
    assert provenance("contract_offer", "ap_cost_left_to_right") == "reconstructed"
    assert provenance("wheel", "default_order_clockwise", "value") == "reconstructed"
    spaces = [provenance("player_board", "contract_spaces", number, "vp") for number in range(6)]
    assert spaces == ["reconstructed"] * 6
    costs = [provenance("cathedrals", "construction_cost_tiles", number) for number in range(9)]
    assert costs.count("reconstructed") == 7
    towns = [
        town["id"]
        for number, town in enumerate(DATA["map"]["towns"])
        if provenance("map", "towns", number, "houses") == "printed"
    ]
    assert towns == []


@pytest.mark.rule("T-C6")
def test_the_towns_of_the_later_fairs() -> None:
    """Eight tiles, two of them known: Verona and Frankfurt."""
    towns = DATA["map"]["towns"]
    assert sorted(town["id"] for town in towns if town["fair_tile"]) == sorted(DATA["map"]["fair_town_tiles"]["towns"])
    known = [town["id"] for number, town in enumerate(towns) if provenance("map", "towns", number, "fair_tile") == "printed"]
    assert sorted(known) == ["frankfurt", "verona"]


# --- a number can be corrected in the data file and nowhere else ---------------------------------------------------------


@pytest.mark.rule("T-C6")
def test_the_program_plays_with_corrected_numbers(tmp_path: Path) -> None:
    """A contract's VP, a value of the king track, a house bonus, one more connection, the costs of the contract offer."""
    box = changed()
    named(box["decks"]["contract"]["tiles"], "K01")["vp"] = 9
    box["king_track"]["spaces"][7]["vp"] = 33
    named(box["map"]["towns"], "wien")["houses"][0]["bonus"] = {"vp": 11}
    box["map"]["edges"].append({"a": "tiletum", "b": "wien", "prov": "printed"})
    box["contract_offer"]["ap_cost_left_to_right"] = [4, 3, 2, 2, 1]
    checks = """
table = acting("contract", 1, iron=5).stored(0, "K01").do("fulfil K01 iron")
assert table.points()[0] == 10 + 9
table = closing(3, 2)
table.state.track[1] = 7
assert gains(table.do("end turn"), "king")[1] == 33
table = acting("merchant", 2).do("merchant to wien", "house wien.h1")
assert (table.ap, table.points()[0]) == (0, 21)
table = acting("contract", 4).offer("K01", "K03", "K04", "K05", "K07")
assert table.do("take K07").ap == 3
assert table.legal("take") == ["take K03", "take K04", "take K05"]
"""
    play_with(box, checks, tmp_path)


@pytest.mark.rule("T-C6")
def test_the_program_plays_with_other_corrected_numbers(tmp_path: Path) -> None:
    """Corruption tokens, fair values, contract spaces, cathedrals, a cost tile, marks for players, a helper, a character."""
    box = changed()
    box["corruption"]["tokens"] = [0, 1, 1, 1, 2, 2]
    box["player_board"]["storehouse_spaces"] = 5
    box["fair"]["board_vp_by_round"]["2"] = 5
    box["player_board"]["contract_spaces"][0]["vp"] = 2
    box["cathedrals"]["stacks"][7]["tiles_top_to_bottom"][0]["vp"] = 12
    box["cathedrals"]["construction_cost_tiles"][0]["stone"] = 1
    named(box["decks"]["bonus"]["tiles"], "B01")["min_players"] = 4
    named(box["decks"]["bonus"]["tiles"], "B28")["effect"] = {"gain": {"gold": 5}}
    named(box["decks"]["character"]["tiles"], "C41")["bonus"] = {"vp": 4, "gain": {"food": 1}}
    named(box["map"]["towns"], "firenze")["houses"].append({"id": "firenze.h2", "min_players": 2, "bonus": {"any": 1}})
    named(box["map"]["towns"], "wien")["pillars"].append({"id": "wien.p3", "min_players": 2})
    named(box["map"]["towns"], "arles")["bonus_tiles"].append({"id": "arles.b2", "min_players": 2})
    box["map"]["fair_town_tiles"]["towns"][0] = "wien"
    box["wheel"]["default_order_clockwise"]["value"] = ["king", "joker", "merchant", "architect", "character", "contract"]
    checks = """
from parlour.bots.greedy.tiletum import TiletumGreedy
table = new_table(2).until(lambda state: state.observe(0).stage == "corruption")
assert table.chance() == {"corrupt 0": 1, "corrupt 1": 3, "corrupt 2": 2}
table = closing(3, 2).fairs(tiles=["king", "house", "crest", "pillar"]).at(0, merchant="frankfurt").do("end turn")
assert gains(table, "fairs") == [7, 0, 0]
table = acting("contract", 1, iron=2).stored(0, "B41").do("fulfil B41")
assert table.points()[0] == 10 + 2 + 2
table = acting("contract", 1, stone=1).costs(wien="X1").pillars(0, "wien").do("build wien")
assert table.points()[0] == 10 + 1 + 12
assert [len(GAME.new(players).bonus_pile) for players in (2, 3, 4)] == [42, 48, 54]
assert acting("contract", 1).stored(0, "B28").do("use B28").has(0) == {"gold": 5}
table = acting("character", 1).stored(0, "C41").do("lodge C41 4.1")
assert (table.points()[0], table.has(0)) == (14, {"food": 1})
table = acting("merchant", 1, 2).at(0, merchant="firenze").do("house firenze.h2", "choose wool")
assert table.has(0) == {"wool": 1}
assert len(acting("merchant", 1, 2).at(0, merchant="arles").legal("take")) == 2
table = round_table(2).wheel_tile("king").dice("iron 1", "wool 1").goods(0).do("die iron 1")
assert table.legal() == ["advance"]
table = acting("character", 1).stored(0, "B27", "B28", "B29", "B30")
assert len(table.legal("take")) == 5
table.stored(0, "B31")
assert table.legal("take") == []
greedy = TiletumGreedy(GAME, 1)
assert greedy.choose(table.state.observe(0), table.state.legal_actions(0)) in table.state.legal_actions(0)
"""
    play_with(box, checks, tmp_path)


@pytest.mark.rule("T-C6")
def test_the_audit_finds_a_tile_that_is_missing(tmp_path: Path) -> None:
    box = changed()
    box["decks"]["bonus"]["tiles"].pop()
    with pytest.raises(AssertionError, match="audit"):
        play_with(box, "", tmp_path)
