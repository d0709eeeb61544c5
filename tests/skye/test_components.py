"""Components: the tiles and coins of the box."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.skye.components import SCORING_TILES

from .slow import DATA, TILES
from .table import GAME, land, numbers, spots

LANDSCAPE = {number: tile for number, tile in TILES.items() if number}


def symbols(number: int) -> dict[str, int]:
    """What a tile shows; a scroll with what it counts."""
    found: Counter[str] = Counter()
    for row in TILES[number]["symbols"]:
        found[f"scroll for {row['scroll']}" if row["type"] == "scroll" else row["type"]] += row["count"]
    return dict(found)


@pytest.mark.rule("S-C1")
def test_the_bag_has_73_tiles_numbered_1_to_73() -> None:
    assert numbers(GAME.new(2).bag) == list(range(1, 74))
    assert list(LANDSCAPE) == list(range(1, 74))


@pytest.mark.rule("S-C1")
def test_five_castles_16_scoring_tiles_and_73_coins() -> None:
    assert DATA["castle"]["count"] == GAME.max_players == 5
    assert {coin["value"]: coin["count"] for coin in DATA["coins"]} == {1: 22, 2: 20, 5: 18, 10: 13}
    assert sorted(SCORING_TILES) == [
        "brochs",
        "building_sets",
        "completed_areas",
        "completed_mountains",
        "connected_cattle",
        "connected_tiles",
        "farm_animals",
        "large_areas",
        "largest_water",
        "most_gold",
        "most_ships",
        "most_whisky",
        "sheep",
        "ship_and_lighthouse",
        "squares",
        "vertical_lines",
    ]


@pytest.mark.rule("S-C1", "S-C2")
def test_the_audit_counts_what_the_rulebook_lists() -> None:
    audit = GAME.audit()
    assert audit.ok
    assert (audit.game, audit.edition) == ("skye", GAME.edition)
    assert {row.what: (row.expected, row.found) for row in audit.counts} == {
        "landscape tiles": (73, 73),
        "castle tiles": (5, 5),
        "scoring tiles": (16, 16),
        "coins of 1": (22, 22),
        "coins of 2": (20, 20),
        "coins of 5": (18, 18),
        "coins of 10": (13, 13),
        "scrolls, two of each kind": (14, 14),
        "broch symbols": (14, 14),
        "cattle symbols": (15, 15),
        "farm symbols": (15, 15),
        "lighthouse symbols": (15, 15),
        "sheep symbols": (28, 28),
        "ship symbols": (28, 28),
        "whisky symbols": (27, 27),
    }


@pytest.mark.rule("S-C1", "S-C2")
def test_the_audit_names_every_fact_that_was_judged_from_a_picture() -> None:
    judged = [fact.what for fact in GAME.audit().facts if "judged" in fact.what and fact.provenance == "reconstructed"]
    assert {int(what.split()[1].rstrip(",")) for what in judged} == {
        2, 11, 16, 18, 20, 33, 36, 39, 42, 47, 48, 51, 52, 58, 61, 68, 71,
    }  # fmt: skip


@pytest.mark.rule("S-C2")
def test_every_edge_is_pasture_mountain_or_water() -> None:
    edges = Counter(edge for tile in LANDSCAPE.values() for edge in tile["edges"])
    assert edges == {"P": 107, "M": 89, "W": 96}


@pytest.mark.rule("S-C2")
def test_every_edge_belongs_to_one_region_of_its_terrain() -> None:
    for tile in TILES.values():
        owner = {edge: region["terrain"][0].upper() for region in tile["regions"] for edge in region["edges"]}
        assert "".join(owner[edge] for edge in "NESW") == tile["edges"]
        assert sum(len(region["edges"]) for region in tile["regions"]) == 4


@pytest.mark.rule("S-C2")
def test_two_scrolls_of_each_of_the_seven_kinds() -> None:
    kinds = Counter(kind for number in LANDSCAPE for kind in symbols(number) if kind.startswith("scroll"))
    names = ("whisky", "farm", "cattle", "broch", "sheep", "ship", "lighthouse")
    assert kinds == {f"scroll for {name}": 2 for name in names}


@pytest.mark.rule("S-C2")
def test_roads_leave_a_tile_at_none_to_four_edges() -> None:
    assert Counter(sum(map(len, tile["roads"])) for tile in LANDSCAPE.values()) == {0: 17, 1: 6, 2: 38, 3: 10, 4: 2}
    assert [number for number, tile in LANDSCAPE.items() if len(tile["roads"]) > 1] == [33, 36]


@pytest.mark.rule("S-C2")
@pytest.mark.parametrize(
    ("number", "edges", "roads", "shows"),
    [
        (4, "PMMP", ["ES"], {"farm": 1, "sheep": 1, "broch": 1}),
        (27, "WPMM", ["SW"], {"sheep": 3}),
        (32, "PPPM", ["NSW"], {"cattle": 2, "sheep": 1, "whisky": 1}),
        (36, "MPPP", ["NW", "ES"], {"scroll for cattle": 1}),
        (44, "WWPW", [], {"lighthouse": 1, "scroll for ship": 1}),
        (54, "WWPM", ["SW"], {"ship": 1, "farm": 1, "cattle": 1}),
    ],
)
def test_some_tiles(number: int, edges: str, roads: list[str], shows: dict[str, int]) -> None:
    assert (TILES[number]["edges"], TILES[number]["roads"], symbols(number)) == (edges, roads, shows)


@pytest.mark.rule("S-C2", "S-S3")
def test_the_castle_has_pasture_north_and_south_water_east_and_mountain_west() -> None:
    """Tile 66 is water on three edges and mountain on the fourth; tile 41 is pasture on two opposite edges."""
    assert spots(land(), 66) == ["-1,0r2", "1,0r1", "1,0r2", "1,0r3"]
    assert spots(land(), 41) == ["0,-1r0", "1,0r0", "0,1r0"]


@pytest.mark.rule("S-C1", "S-1.3")
def test_what_our_sources_do_not_print_is_not_called_printed() -> None:
    """Coins: their numbers are listed, their values only drawn. The five-player track is nowhere in words."""
    audit = GAME.audit()
    assert {row.provenance for row in audit.counts if row.what.startswith("coins")} == {"reconstructed"}
    guessed = [fact.what for fact in audit.facts if fact.provenance == "reconstructed"]
    assert any("coins" in what for what in guessed)
    assert any("five-player track" in what for what in guessed)
    assert DATA["rounds"]["5"]["gold_provenance"] == "reconstructed"
    judged = sum("judged" in what for what in guessed)
    assert audit.numbers["reconstructed"] == judged + 2 * len(DATA["coins"]) + len(DATA["rounds"]["5"]["gold_per_player_ahead"])
