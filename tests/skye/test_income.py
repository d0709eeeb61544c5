"""Income: castle, whisky joined by road, and catching up."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from parlour.engine.contract import SPECTATOR
from tests.given import seen

from .table import Lands, Table, building, buying, land, new_table, position, scored

QUIET = ("building_sets", "farm_animals", "ship_and_lighthouse", "large_areas")
"""Scoring tiles that give nothing in the territories of these tests."""

TWO_OF_THREE = land("24@0,-1", "31@0,1", "53@1,0")
"""Whisky north and south of the castle, joined by road; the whisky in the east has a road that does not lead to the castle."""


def begun(number: int, points: Sequence[int] = (), lands: Lands = (), players: int = 3, gold: Sequence[int] = ()) -> Table:
    """Round `number` has just begun."""
    table = building(position(players, number - 1, 0, gold, lands, points, QUIET))
    assert (table.state.round + 1, table.points()) == (number, list(points) or [0] * players)
    return table


@pytest.mark.rule("S-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_castle_gives_5_gold(players: int) -> None:
    assert new_table(players).state.gold == [5] * players


@pytest.mark.rule("S-1.1")
def test_income_comes_on_top_of_what_is_left() -> None:
    assert begun(2, gold=[0, 3, 17]).state.gold == [5, 8, 22]


@pytest.mark.rule("S-1.2")
def test_whisky_joined_by_road_gives_1_gold_for_each_tile() -> None:
    """The rulebook of a third tile: it gives no gold, for its road is not joined to the castle."""
    assert begun(2, lands=[TWO_OF_THREE]).state.gold == [7, 5, 5]


@pytest.mark.rule("S-1.1", "S-1.2", "S-1.3")
def test_the_rulebooks_example_of_13_gold() -> None:
    """Round five, 3 gold for each player ahead: two are ahead of blue. 5 + 1 + 1 + 3 + 3."""
    table = begun(5, points=[10, 12, 30], lands=[TWO_OF_THREE])
    assert table.state.gold == [13, 5 + 3, 5]


@pytest.mark.rule("S-1.3")
def test_in_round_five_two_players_ahead_give_twice_3_gold() -> None:
    assert begun(5, points=[10, 12, 30]).state.gold == [5 + 2 * 3, 5 + 3, 5]


@pytest.mark.rule("S-1.3")
@pytest.mark.parametrize(("number", "gold"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_catching_up_with_two_to_four_players(number: int, gold: int) -> None:
    assert begun(number, [0, 9], players=2).state.gold == [5 + gold, 5]
    assert begun(number, [0, 9, 3, 1], players=4).state.gold == [5 + 3 * gold, 5, 5 + gold, 5 + 2 * gold]


@pytest.mark.rule("S-1.3")
@pytest.mark.parametrize(("number", "gold"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_catching_up_with_five_players(number: int, gold: int) -> None:
    table = begun(number, [4, 3, 2, 1, 0], players=5)
    assert table.state.gold == [5, 5 + gold, 5 + 2 * gold, 5 + 3 * gold, 5 + 4 * gold]


@pytest.mark.rule("S-1.3")
def test_nobody_gets_anything_for_a_player_with_as_many_points() -> None:
    assert begun(6, [7, 7, 7]).state.gold == [5, 5, 5]
    assert begun(6, [7, 8, 7]).state.gold == [9, 5, 9]


@pytest.mark.rule("S-1.3")
def test_points_of_the_round_that_just_ended_count() -> None:
    """Round 2 scores B: seat 0 has two sheep and passes seat 1, who was one point ahead."""
    goals = ("squares", "sheep", "brochs", "building_sets")
    table = building(position(2, 2, 0, (), [land("33@0,1r1")], [3, 4], goals))
    assert table.points() == [5, 4]
    assert table.state.gold == [5, 6]


@pytest.mark.rule("S-1.2", "S-1.3")
def test_all_see_what_everybody_gets() -> None:
    table = buying(position(3, 4, 0, (), [TWO_OF_THREE], [10, 12, 30], QUIET)).do("pass", "pass")
    events = table.happen("pass")
    for viewer in (0, 1, 2, SPECTATOR):
        assert seen(events, viewer, "income") == [
            {"kind": "income", "seat": 0, "gold": 13, "castle": 5, "whisky": 2, "behind": 6},
            {"kind": "income", "seat": 1, "gold": 8, "castle": 5, "whisky": 0, "behind": 3},
            {"kind": "income", "seat": 2, "gold": 5, "castle": 5, "whisky": 0, "behind": 0},
        ]


@pytest.mark.rule("S-1.4")
def test_the_way_leads_from_tile_to_tile() -> None:
    """Castle, north to 36, east to 30 (whisky), south to 53 (whisky)."""
    assert joined("36@0,-1", "30@1,-1", "53@1,0") == (3, 2)


@pytest.mark.rule("S-1.4")
def test_a_tile_may_be_joined_later_than_it_was_laid() -> None:
    assert joined("53@1,0") == (0, 0)
    assert joined("53@1,0", "36@0,-1") == (1, 0)
    assert joined("53@1,0", "36@0,-1", "30@1,-1") == (3, 2)


@pytest.mark.rule("S-1.4")
def test_on_a_tile_with_two_roads_the_way_leads_on_only_along_the_one_that_was_reached() -> None:
    """The road comes to 36 from the castle in the south and leads on to 30 in the east; 45 in the west is not joined."""
    assert joined("36@0,-1", "45@-1,-1") == (1, 0)
    assert joined("36@0,-1", "45@-1,-1", "30@1,-1") == (2, 1)


@pytest.mark.rule("S-1.4")
def test_a_tile_with_two_roads_is_joined_by_either() -> None:
    """Turned the other way about, the road from the castle is the one that leaves 36 in the mountain."""
    assert joined("36@0,-1r3") == (1, 0)
    assert joined("33@0,-1") == (1, 0)
    assert joined("33@0,-1r3") == (1, 0)


@pytest.mark.rule("S-1.4")
def test_a_bridge_is_an_ordinary_road() -> None:
    """From the castle west over the bridge of 68, then south to the whisky of 53."""
    assert joined("68@-1,0r2", "53@-1,1") == (2, 1)


@pytest.mark.rule("S-1.4")
def test_tiles_side_by_side_without_a_road_between_them_are_not_joined() -> None:
    """The castle has no road in the east; 41 in the north has no road at all, 71 beyond it has one from north to south."""
    assert joined("53@1,0r1") == (0, 0)
    assert joined("41@0,-1", "71@0,-2") == (0, 0)


@pytest.mark.rule("S-1.4")
def test_a_dead_end_is_joined_but_leads_nowhere() -> None:
    """62 has a road in the north only; west of it 45 has a road to that side, with whisky."""
    assert joined("62@0,1r3") == (1, 1)
    assert joined("62@0,1r3", "45@-1,1") == (1, 1)


@pytest.mark.rule("S-1.5")
def test_gold_is_not_limited_by_the_coins() -> None:
    """All coins together are worth 282."""
    assert begun(2, gold=[200, 200, 200]).state.gold == [205, 205, 205]


def joined(*rows: str) -> tuple[int, int]:
    """How many tiles are joined to the castle by road, and the income for whisky."""
    territory = land(*rows)
    return scored("connected_tiles", territory)[0], begun(2, lands=[territory]).state.gold[0] - 5
