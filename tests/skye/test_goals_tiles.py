"""The scoring tiles that look at tiles, symbols and roads."""

from __future__ import annotations

import pytest

from .table import land, scored, sketch

BLOCK = ("24@0,-1", "17@1,-1", "48@1,-2r2", "41@0,-2", "47@-1,-2", "63@-1,-1")
"""Three tiles wide and two high, above the castle."""


def points(goal: str, *rows: str) -> int:
    """What the territory gets for the scoring tile; the other seat has only a castle."""
    mine, others = scored(goal, land(*rows))
    assert others == 0
    return mine


@pytest.mark.rule("S-T1")
def test_a_square_of_four_tiles_gives_2() -> None:
    assert points("squares") == 0
    assert points("squares", "24@0,-1", "53@1,0") == 0
    assert points("squares", "24@0,-1", "53@1,0", "17@1,-1") == 2


@pytest.mark.rule("S-T1")
def test_a_tile_may_be_part_of_several_squares() -> None:
    """Two squares in the block; with 53 a third, of castle, 24, 17 and 53."""
    assert points("squares", *BLOCK) == 4
    assert points("squares", *BLOCK, "53@1,0") == 6


@pytest.mark.rule("S-T1")
def test_a_row_or_a_corner_is_no_square() -> None:
    assert points("squares", "24@0,-1", "31@0,1", "53@0,2") == 0
    assert points("squares", *BLOCK[:3]) == 0


@pytest.mark.rule("S-T3")
def test_sheep_give_1_each() -> None:
    """16 has three, 33 two, 17 one."""
    assert points("sheep") == 0
    assert points("sheep", "17@0,-1") == 1
    assert points("sheep", "17@0,-1", "33@0,1r1") == 3
    assert points("sheep", "17@0,-1", "33@0,1r1", "16@-1,0r2") == 6


@pytest.mark.rule("S-T3")
def test_other_animals_are_no_sheep() -> None:
    assert points("sheep", "31@0,1") == 0


@pytest.mark.rule("S-T6")
def test_a_set_of_broch_farm_and_lighthouse_gives_5() -> None:
    """4 has farm and broch, 41 the lighthouse."""
    assert points("building_sets") == 0
    assert points("building_sets", "4@0,-1r2") == 0
    assert points("building_sets", "4@0,-1r2", "41@1,0") == 5


@pytest.mark.rule("S-T6")
def test_every_building_is_part_of_one_set_only() -> None:
    """51 adds lighthouse and broch: still one farm. 43 adds a second farm, with a lighthouse: two sets, one lighthouse left."""
    assert points("building_sets", "4@0,-1r2", "51@-1,0r2") == 5
    assert points("building_sets", "4@0,-1r2", "51@-1,0r2", "43@1,0") == 10


@pytest.mark.rule("S-T6")
@pytest.mark.parametrize("rows", [("41@1,0", "11@0,1"), ("41@1,0", "29@0,1r1"), ("29@0,1r1", "5@-1,0")])
def test_without_one_of_the_three_there_is_no_set(rows: tuple[str, ...]) -> None:
    assert points("building_sets", *rows) == 0


@pytest.mark.rule("S-T10")
def test_sheep_and_cattle_on_the_tile_of_a_farm_give_1_each() -> None:
    assert points("farm_animals") == 0
    assert points("farm_animals", "29@1,0r2") == 2


@pytest.mark.rule("S-T10")
def test_animals_on_the_eight_spots_around_a_farm_count() -> None:
    """31 lies across the corner from 29, 25 beside it."""
    assert points("farm_animals", "29@1,0r2", "31@0,-1") == 2 + 1
    assert points("farm_animals", "29@1,0r2", "31@0,-1", "25@2,0r3") == 2 + 1 + 2


@pytest.mark.rule("S-T10")
def test_animals_two_spots_away_do_not_count() -> None:
    assert points("farm_animals", "29@1,0r2", "31@0,-1", "57@0,-2") == 2 + 1


@pytest.mark.rule("S-T10")
def test_an_animal_near_two_farms_counts_once() -> None:
    """30 is a farm across the corner from 29."""
    assert points("farm_animals", "29@1,0r2", "30@0,1") == 2


@pytest.mark.rule("S-T10")
def test_animals_without_a_farm_and_farms_without_animals_give_nothing() -> None:
    assert points("farm_animals", "57@0,-1", "32@0,1") == 0
    assert points("farm_animals", "30@0,1") == 0


@pytest.mark.rule("S-T11")
def test_cattle_joined_by_road_give_2_each() -> None:
    """32 has two cattle, 31 has one; both roads lead to the castle."""
    assert points("connected_cattle") == 0
    assert points("connected_cattle", "32@0,1") == 4
    assert points("connected_cattle", "32@0,1", "31@0,-1") == 6


@pytest.mark.rule("S-T11")
def test_cattle_away_from_the_road_and_sheep_give_nothing() -> None:
    """14 has a road that leads elsewhere, 57 has none, 33 has only sheep."""
    assert points("connected_cattle", "14@1,0", "57@0,1", "33@0,-1") == 0


@pytest.mark.rule("S-T13")
def test_a_vertical_line_of_three_tiles_gives_3() -> None:
    """The castle is one of them."""
    assert points("vertical_lines") == 0
    assert points("vertical_lines", "24@0,-1") == 0
    assert points("vertical_lines", "24@0,-1", "31@0,1") == 3


@pytest.mark.rule("S-T13")
def test_a_longer_line_counts_once() -> None:
    rows = ["24@0,-1", "31@0,1", "71@0,2", "33@0,3r1", "57@0,4", "25@0,5"]
    assert [points("vertical_lines", *rows[:length]) for length in range(2, 7)] == [3, 3, 3, 3, 3]


@pytest.mark.rule("S-T13")
def test_a_horizontal_line_gives_nothing() -> None:
    assert points("vertical_lines", "60@1,0", "41@2,0", "19@-1,0") == 0


@pytest.mark.rule("S-T13")
def test_two_separate_lines_in_one_column_count_twice() -> None:
    """Column 0 from -1 to 1 and from 3 to 5; column 1 from 1 to 3 joins them and is a line too."""
    first = ("24@0,-1", "29@0,1r1", "33@1,1", "32@1,2", "30@1,3")
    assert points("vertical_lines", *first) == 6
    assert points("vertical_lines", *first, "19@0,3r1", "25@0,4r1") == 6
    assert points("vertical_lines", *first, "19@0,3r1", "25@0,4r1", "57@0,5") == 9
    apart = sketch("24@0,-1", "29@0,1", "19@0,3", "25@0,4", "57@0,5")
    assert scored("vertical_lines", apart)[0] == 6, "the same column without the one that joins its lines"


@pytest.mark.rule("S-T13")
def test_lines_side_by_side_count_each() -> None:
    """Columns 0 (41, 24, castle) and 1 (48, 17, 53); column -1 has only two tiles."""
    assert points("vertical_lines", *BLOCK) == 3
    assert points("vertical_lines", *BLOCK, "53@1,0") == 6


@pytest.mark.rule("S-T14")
def test_tiles_joined_by_road_give_1_each_but_the_castle_none() -> None:
    assert points("connected_tiles") == 0
    assert points("connected_tiles", "24@0,-1") == 1
    assert points("connected_tiles", "24@0,-1", "31@0,1", "68@-1,0r2") == 3


@pytest.mark.rule("S-T14", "S-1.4")
def test_tiles_without_a_road_to_the_castle_give_nothing() -> None:
    """36 and 30 are joined, 45 only to the other road of 36; 41 has no road."""
    assert points("connected_tiles", "36@0,-1", "45@-1,-1", "30@1,-1") == 2
    assert points("connected_tiles", "41@0,-1") == 0
