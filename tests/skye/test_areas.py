"""Areas: what belongs together, when it is completed, and its size."""

from __future__ import annotations

import pytest

from parlour.games.skye.components import TERRAINS

from .table import land, scored

RING = land("24@0,-1", "17@1,-1", "48@1,-2r2", "41@0,-2", "47@-1,-2", "63@-1,-1")
"""A ring of water over six tiles, closed on all sides; 24 is in it with both its waters, east and west."""


def areas(terrain: str, *rows: str) -> list[tuple[int, bool]]:
    """The areas of a terrain: number of tiles and whether completed, sorted."""
    roots = land(*rows).roots()
    return sorted((area.tiles.bit_count(), area.open == 0) for area in roots if TERRAINS[area.terrain] == terrain)


@pytest.mark.rule("S-A1")
def test_the_castle_alone_has_three_areas() -> None:
    """Its pasture in the north and south is one."""
    assert areas("pasture") == areas("water") == areas("mountain") == [(1, False)]


@pytest.mark.rule("S-A1")
def test_regions_that_meet_at_an_edge_are_one_area() -> None:
    assert areas("pasture", "24@0,-1") == [(2, False)]
    assert areas("pasture", "24@0,-1", "31@0,1") == [(3, False)]


@pytest.mark.rule("S-A1")
def test_two_regions_of_a_tile_are_two_areas_unless_something_joins_them() -> None:
    """41 has pasture in the north and in the south with water between; 24 has two waters."""
    assert areas("pasture", "41@0,-1") == [(1, False), (2, False)]
    assert areas("water", "24@0,-1") == [(1, False), (1, False), (1, False)]


@pytest.mark.rule("S-A1")
def test_regions_that_touch_only_at_a_corner_are_not_joined() -> None:
    """Pasture north of the castle and pasture in 53 east of it."""
    assert areas("pasture", "53@1,0") == [(1, False), (1, False)]


@pytest.mark.rule("S-A1", "S-A2")
def test_the_example_of_a_completed_area() -> None:
    """The castle's water ends in 29, whose other edges are pasture: surrounded by other terrain."""
    assert areas("water", "29@1,0r2") == [(2, True)]
    assert areas("pasture", "29@1,0r2") == [(1, False), (1, False)]


@pytest.mark.rule("S-A2")
def test_an_area_with_an_edge_to_an_empty_spot_is_not_completed() -> None:
    assert areas("water", "60@1,0") == [(2, False)]
    assert areas("water", "60@1,0", "29@2,0r2") == [(3, True)]


@pytest.mark.rule("S-A2")
def test_a_hole_between_tiles_is_an_empty_spot() -> None:
    """The ring without its last tile: open towards one spot from two sides; the western water of 24 is not joined yet."""
    rows = ("24@0,-1", "17@1,-1", "48@1,-2r2", "41@0,-2", "47@-1,-2")
    assert areas("water", *rows) == [(1, False), (1, False), (5, False)]
    assert areas("water", *rows, "63@-1,-1") == [(1, False), (6, True)]


@pytest.mark.rule("S-A1", "S-A2", "S-A3")
@pytest.mark.parametrize(
    ("row", "terrain"),
    [
        ("9@0,1", "water"),
        ("35@0,1r3", "water"),
        ("57@0,1", "water"),
        ("64@0,1", "water"),
        ("11@0,1", "mountain"),
        ("45@0,1", "mountain"),
        ("40@-1,0r3", "pasture"),
        ("15@-1,0", "pasture"),
    ],
)
def test_a_region_enclosed_within_a_tile_is_a_completed_area_of_one_tile(row: str, terrain: str) -> None:
    assert [size for size, completed in areas(terrain, row) if completed] == [1]


@pytest.mark.rule("S-A1", "S-A2")
def test_roads_never_matter_for_areas() -> None:
    """The road of 24 goes on through the castle, that of 41 (none) does not: the pastures are joined all the same."""
    assert areas("pasture", "24@0,-1") == areas("pasture", "71@0,-1") == [(2, False)]
    assert areas("mountain", "19@-1,0") == areas("mountain", "57@-1,0") == [(2, True)]


@pytest.mark.rule("S-A1", "S-A2")
def test_an_area_that_closes_around_a_corner_is_one_and_completed() -> None:
    """Four tiles in a square, each with water towards two of the others."""
    rows = ("48@0,-1", "17@1,-1", "47@0,-2", "62@1,-2")
    assert areas("water", *rows[:3]) == [(1, False), (3, False)]
    assert areas("water", *rows) == [(1, False), (4, True)]
    assert scored("largest_water", land(*rows))[0] == 8


@pytest.mark.rule("S-A3")
def test_a_tile_with_two_regions_in_one_area_counts_once() -> None:
    """Six tiles, seven regions."""
    assert scored("largest_water", RING)[0] == 2 * 6


@pytest.mark.rule("S-A3")
def test_the_castle_counts_as_a_tile_of_an_area() -> None:
    """Castle, 60 and 29."""
    assert scored("largest_water", land("60@1,0", "29@2,0r2"))[0] == 2 * 3
    assert scored("large_areas", land("60@1,0", "29@2,0r2"))[0] == 3


@pytest.mark.rule("S-A1", "S-A3")
def test_the_order_of_building_does_not_matter() -> None:
    other = land("24@0,-1", "63@-1,-1", "47@-1,-2", "17@1,-1", "48@1,-2r2", "41@0,-2")
    for goal in ("completed_areas", "large_areas", "largest_water", "ship_and_lighthouse", "squares"):
        assert scored(goal, RING)[0] == scored(goal, other)[0]
