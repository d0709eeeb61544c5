"""Majorities: whisky, ships and gold."""

from __future__ import annotations

import pytest

from parlour.games.skye.territory import Territory

from .table import building, buying, land, position, scored

THREE_SHIPS = land("53@0,1", "65@1,0r1")
TWO_SHIPS = land("60@1,0")
TWO_MORE_SHIPS = land("66@1,0r2")
ONE_SHIP = land("69@1,0r1")
ONE_MORE_SHIP = land("71@0,1")
NO_SHIP = land("41@1,0")

TWO_WHISKY = land("24@0,-1", "14@1,0")
TWO_MORE_WHISKY = land("31@0,-1", "32@0,1")
ONE_WHISKY = land("45@0,1")
NO_WHISKY = land("29@0,1r1")


@pytest.mark.rule("S-6.3", "S-T8")
@pytest.mark.parametrize(
    ("lands", "expected"),
    [
        ([THREE_SHIPS, TWO_SHIPS, ONE_SHIP, NO_SHIP], [5, 2, 0, 0]),
        ([NO_SHIP, ONE_SHIP, TWO_SHIPS, THREE_SHIPS], [0, 0, 2, 5]),
        ([TWO_SHIPS, TWO_MORE_SHIPS, ONE_SHIP, NO_SHIP], [5, 5, 0, 0]),
        ([THREE_SHIPS, ONE_SHIP, ONE_MORE_SHIP, NO_SHIP], [5, 2, 2, 0]),
        ([ONE_SHIP, NO_SHIP], [5, 0]),
        ([TWO_SHIPS, ONE_SHIP], [5, 2]),
        ([ONE_SHIP, ONE_MORE_SHIP], [5, 5]),
        ([NO_SHIP, land()], [0, 0]),
        ([THREE_SHIPS, TWO_SHIPS, TWO_MORE_SHIPS, ONE_SHIP, ONE_MORE_SHIP], [5, 2, 2, 0, 0]),
    ],
)
def test_most_ships(lands: list[Territory], expected: list[int]) -> None:
    assert scored("most_ships", *lands) == expected


@pytest.mark.rule("S-T8")
def test_ships_count_not_tiles_with_ships() -> None:
    """Two ships on one tile against one ship on each of two, and three."""
    assert scored("most_ships", TWO_SHIPS, land("69@1,0r1", "71@0,1")) == [5, 5]
    assert scored("most_ships", TWO_SHIPS, land("69@1,0r1", "71@0,1", "57@0,-1")) == [2, 5]


@pytest.mark.rule("S-6.3", "S-T7")
@pytest.mark.parametrize(
    ("lands", "expected"),
    [
        ([TWO_WHISKY, ONE_WHISKY, NO_WHISKY], [5, 2, 0]),
        ([NO_WHISKY, TWO_WHISKY, ONE_WHISKY], [0, 5, 2]),
        ([TWO_WHISKY, TWO_MORE_WHISKY, ONE_WHISKY], [5, 5, 0]),
        ([ONE_WHISKY, NO_WHISKY], [5, 0]),
        ([ONE_WHISKY, TWO_WHISKY], [2, 5]),
        ([NO_WHISKY, land()], [0, 0]),
    ],
)
def test_most_whisky(lands: list[Territory], expected: list[int]) -> None:
    assert scored("most_whisky", *lands) == expected


@pytest.mark.rule("S-T7")
def test_whisky_need_not_be_joined_by_road() -> None:
    """14 in the east of the castle is not."""
    assert scored("most_whisky", TWO_WHISKY, ONE_WHISKY) == [5, 2]
    assert scored("connected_tiles", TWO_WHISKY, ONE_WHISKY) == [1, 0]


@pytest.mark.rule("S-6.3", "S-T9")
@pytest.mark.parametrize(
    ("gold", "expected"),
    [
        ([7, 3, 1], [5, 2, 0]),
        ([1, 3, 7], [0, 2, 5]),
        ([7, 7, 1], [5, 5, 0]),
        ([7, 3, 3], [5, 2, 2]),
        ([7, 7, 7], [5, 5, 5]),
        ([7, 0, 0], [5, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 2], [2, 5]),
        ([0, 1], [0, 5]),
        ([4, 4], [5, 5]),
        ([9, 8, 8, 8, 7], [5, 2, 2, 2, 0]),
        ([9, 9, 8, 8, 7], [5, 5, 0, 0, 0]),
    ],
)
def test_most_gold(gold: list[int], expected: list[int]) -> None:
    assert scored("most_gold", gold=gold) == expected


@pytest.mark.rule("S-T9", "S-4.5")
def test_gold_is_counted_in_hand_after_building() -> None:
    """Seat 0 has 9 gold on an unsold tile, which is lost; seat 1 sold for 3 and has 6; no income counts yet."""
    goals = ("most_gold", "squares", "sheep", "brochs")
    table = buying(position(3, gold=[4, 0, 5], goals=goals), {31: 9}, {24: 3}, {}).do("buy 24", "pass", "pass")
    table.do("take 24", "place 0,-1 turn 0", "place 0,1 turn 0", seat=0)
    assert table.points() == [0, 5, 2]
    assert table.state.gold == [1 + 7, 6 + 5, 5 + 5]


@pytest.mark.rule("S-T7", "S-T8")
def test_tiles_laid_in_this_round_count() -> None:
    goals = ("most_ships", "squares", "sheep", "brochs")
    table = building(position(2, lands=[land(), ONE_SHIP], goals=goals), [60], [])
    table.do("place 1,0 turn 0", seat=0)
    assert table.points() == [5, 2]
