"""The scoring tiles that look at areas."""

from __future__ import annotations

import pytest

from .table import land, scored

RING = ("24@0,-1", "17@1,-1", "48@1,-2r2", "41@0,-2", "47@-1,-2", "63@-1,-1")
"""One completed water of six tiles with a ship and three lighthouses."""


def points(goal: str, *rows: str) -> int:
    """What the territory gets for the scoring tile; the other seat has only a castle."""
    mine, others = scored(goal, land(*rows))
    assert others == 0
    return mine


@pytest.mark.rule("S-T2")
def test_completed_areas_give_1_each() -> None:
    assert points("completed_areas") == 0
    assert points("completed_areas", "29@1,0r2") == 1
    assert points("completed_areas", "29@1,0r2", "19@-1,0") == 2
    assert points("completed_areas", *RING) == 1


@pytest.mark.rule("S-T2")
def test_completed_areas_of_every_terrain_and_size_count() -> None:
    """Pasture over 14, castle, 24, 5; the water within 9; then the mountain within 11, and pasture over 9, castle and 11."""
    assert points("completed_areas", "24@0,-1", "5@0,-2r2", "14@0,1") == 1
    assert points("completed_areas", "9@0,1") == 1
    assert points("completed_areas", "9@0,1", "11@0,-1") == 3


@pytest.mark.rule("S-T4")
def test_large_areas_give_3_each() -> None:
    assert points("large_areas") == 0
    assert points("large_areas", *RING) == 3


@pytest.mark.rule("S-T4")
def test_an_area_of_two_tiles_is_not_large_one_of_three_is() -> None:
    assert points("large_areas", "29@1,0r2") == 0
    assert points("large_areas", "60@1,0", "29@2,0r2") == 3


@pytest.mark.rule("S-T4")
def test_a_large_area_must_be_completed() -> None:
    assert points("large_areas", "24@0,-1", "31@0,1") == 0
    assert points("large_areas", "24@0,-1", "5@0,-2r2", "14@0,1") == 3


@pytest.mark.rule("S-T4")
def test_several_large_areas() -> None:
    """Water over castle, 60, 29; pasture over 5, 24, castle, 14."""
    assert points("large_areas", "24@0,-1", "5@0,-2r2", "14@0,1", "60@1,0", "29@2,0r2") == 6


@pytest.mark.rule("S-T5")
def test_brochs_in_one_mountain_give_1_3_6() -> None:
    assert points("brochs") == 0
    assert points("brochs", "5@-1,0") == 1
    assert points("brochs", "5@-1,0", "8@-2,0") == 3
    assert points("brochs", "5@-1,0", "8@-2,0", "9@-3,0") == 6


@pytest.mark.rule("S-T5")
def test_more_than_three_brochs_are_still_6() -> None:
    assert points("brochs", "5@-1,0", "8@-2,0", "9@-3,0", "6@-1,1r1") == 6


@pytest.mark.rule("S-T5")
def test_every_mountain_counts_on_its_own_completed_or_not() -> None:
    """The open mountain of 5 and 8 gives 3; that within 11 is completed and gives 1."""
    assert points("brochs", "5@-1,0", "8@-2,0", "11@0,-1") == 4


@pytest.mark.rule("S-T5")
def test_brochs_in_two_mountains_of_one_tile_are_not_together() -> None:
    """20 has its broch in the eastern mountain, which meets the castle's; 8 lies at the western one."""
    assert points("brochs", "20@-1,0") == 1
    assert points("brochs", "20@-1,0", "8@-2,0") == 2


@pytest.mark.rule("S-T12")
def test_ship_and_lighthouse_in_one_water_give_3() -> None:
    assert points("ship_and_lighthouse") == 0
    assert points("ship_and_lighthouse", *RING) == 3


@pytest.mark.rule("S-T12")
def test_the_water_need_not_be_completed() -> None:
    """61 has both; 60 (ships) and 41 (lighthouse) lie in a row, open in the east."""
    assert points("ship_and_lighthouse", "61@1,0") == 3
    assert points("ship_and_lighthouse", "60@1,0") == 0
    assert points("ship_and_lighthouse", "60@1,0", "41@2,0") == 3


@pytest.mark.rule("S-T12")
def test_ship_and_lighthouse_in_different_waters_give_nothing() -> None:
    """Ships in the east, the lighthouse of 41 in the north; the ship of 57 lies within its tile."""
    assert points("ship_and_lighthouse", "60@1,0", "41@0,-1") == 0
    assert points("ship_and_lighthouse", "57@0,1", "41@0,-1") == 0


@pytest.mark.rule("S-T12")
def test_many_ships_and_lighthouses_in_one_water_give_3_once_two_waters_6() -> None:
    assert points("ship_and_lighthouse", "60@1,0", "41@2,0", "61@3,0") == 3
    assert points("ship_and_lighthouse", "60@1,0", "41@2,0", "61@-1,0r3") == 6


@pytest.mark.rule("S-T12")
def test_a_lighthouse_serves_one_water_of_its_tile() -> None:
    """11 has water in the east, with the lighthouse, and in the west; 63 brings a ship to either side."""
    assert points("ship_and_lighthouse", "11@0,-1", "63@1,-1r3") == 3
    assert points("ship_and_lighthouse", "11@0,-1", "63@-1,-1") == 0


@pytest.mark.rule("S-T15")
def test_the_largest_completed_water_gives_2_a_tile() -> None:
    """The ring; beside it castle and 29."""
    assert points("largest_water") == 0
    assert points("largest_water", *RING) == 12
    assert points("largest_water", *RING, "29@1,0r2") == 12


@pytest.mark.rule("S-T15")
def test_open_water_does_not_count_however_large() -> None:
    assert points("largest_water", "60@1,0", "41@2,0") == 0
    assert points("largest_water", "60@1,0", "41@2,0", "9@0,1") == 2


@pytest.mark.rule("S-T15")
def test_the_castle_counts_as_a_tile_of_its_water() -> None:
    assert points("largest_water", "29@1,0r2") == 4
    assert points("largest_water", "60@1,0", "29@2,0r2") == 6


@pytest.mark.rule("S-T15")
def test_of_two_waters_of_equal_size_one_counts() -> None:
    """The water within 9 and that within 57."""
    assert points("largest_water", "9@0,1", "57@0,-1") == 2


@pytest.mark.rule("S-T16")
def test_completed_mountains_give_2_each() -> None:
    assert points("completed_mountains") == 0
    assert points("completed_mountains", "19@-1,0") == 2
    assert points("completed_mountains", "19@-1,0", "11@0,-1") == 4


@pytest.mark.rule("S-T16")
def test_open_mountains_and_other_terrain_do_not_count() -> None:
    assert points("completed_mountains", "5@-1,0") == 0
    assert points("completed_mountains", "29@1,0r2", "9@0,1") == 0
