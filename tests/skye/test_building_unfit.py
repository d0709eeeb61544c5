"""Building: tiles that fit nowhere go back into the bag."""

from __future__ import annotations

import pytest

from tests.given import seen

from .table import GAME, building, buying, land, numbers, position, scored, spots

MOUNTAINS = land("18@0,-1r2", "9@0,1", "6@1,0r3")
"""Every free edge is mountain: tiles without mountain, such as 14 and 29, fit nowhere."""

ONE_PASTURE = land("18@0,-1r2", "9@0,1", "6@1,0r3", "8@-1,0r3")
"""The same with one more mountain tile, whose pasture faces west: the only spot for 14 is there."""


@pytest.mark.rule("S-5.4")
def test_what_fits_nowhere_goes_back_into_the_bag() -> None:
    assert spots(MOUNTAINS, 14) == spots(MOUNTAINS, 29) == []
    table = buying(position(2, lands=[MOUNTAINS]), {14: 1, 29: 1}, {31: 1}).do("pass")
    events = table.happen("pass")
    assert table.state.to_act() == (1,)
    assert seen(events, 0, "returned") == [
        {"kind": "returned", "seat": 0, "tile": 13},
        {"kind": "returned", "seat": 0, "tile": 28},
    ]
    table.do("place 0,1 turn 0", seat=1)
    assert {14, 29} <= set(numbers(table.state.bag))
    assert table.built(0) == ["18@0,-1r2", "9@0,1r0", "6@1,0r3"]
    assert {"draw 14", "draw 29"} <= set(table.chance())


@pytest.mark.rule("S-5.4")
def test_there_is_no_gold_for_a_tile_that_goes_back() -> None:
    """Seat 0 paid 3 for 14 and had 2 on 29: nothing of it comes back. The income is 5 and 1 for the whisky of 18."""
    table = buying(position(2, gold=[4, 0], lands=[MOUNTAINS]), {29: 2}, {14: 3}).do("buy 14", "pass")
    assert table.state.observe(0).stage == "drawing"
    assert table.state.gold == [1 + 6, 6 + 5]


@pytest.mark.rule("S-5.4")
def test_a_tile_that_fits_must_be_laid_first() -> None:
    """4 fits and is taken up by itself; then 14 fits beside its pasture and must be laid too."""
    table = building(position(2, lands=[MOUNTAINS]), [14, 4], [31])
    table.refuses("take 14", seat=0)
    table.do("place -1,0 turn 0", seat=0)
    assert table.legal(seat=0) == ["place -2,0 turn 1"]
    table.do("place -2,0 turn 1", seat=0)
    assert table.built(0)[3:] == ["4@-1,0r0", "14@-2,0r1"]
    assert 14 not in numbers(table.state.bag)


@pytest.mark.rule("S-5.4")
def test_only_tiles_that_fit_may_be_taken_up() -> None:
    table = building(position(2, lands=[MOUNTAINS]), [4, 14, 49], [])
    assert table.legal(seat=0) == ["take 4", "take 49"]
    table.refuses("take 14", seat=0)


@pytest.mark.rule("S-5.4")
def test_there_is_no_duty_to_look_ahead() -> None:
    """Both fit; 5 takes the only spot of 14, which goes back."""
    assert spots(ONE_PASTURE, 14) == ["-2,0r1"]
    table = building(position(2, lands=[ONE_PASTURE]), [5, 14], [31])
    assert table.legal(seat=0) == ["take 5", "take 14"]
    table.do("take 5", seat=0)
    assert "place -2,0 turn 1" in table.legal(seat=0)
    table.do("place -2,0 turn 1", seat=0)
    assert table.state.to_act() == (1,)
    table.do("place 0,1 turn 0", seat=1)
    assert 14 in numbers(table.state.bag)
    assert table.built(0)[-1] == "5@-2,0r1"


@pytest.mark.rule("S-5.4")
def test_the_other_order_lays_both() -> None:
    table = building(position(2, lands=[ONE_PASTURE]), [5, 14], [])
    table.do("take 14", "place -2,0 turn 1", seat=0)
    assert table.state.to_act() == (0,)
    table.do("place 0,-2 turn 1", seat=0)
    assert table.built(0)[4:] == ["14@-2,0r1", "5@0,-2r1"]


@pytest.mark.rule("S-5.4", "S-H1")
def test_all_see_at_the_end_what_went_back() -> None:
    table = building(position(2, lands=[MOUNTAINS]), [14], [31])
    events = table.happen("place 0,1 turn 0", seat=1)
    assert seen(events, 1, "went_back") == [{"kind": "went_back", "seat": 0, "tile": 13}]


@pytest.mark.rule("S-5.4")
def test_a_tile_on_its_way_back_cannot_be_drawn_twice_nor_scores() -> None:
    """14 has whisky, which counts only on the territory: 18 and 6 have two."""
    assert scored("most_whisky", MOUNTAINS, land("31@0,1", "24@0,-1")) == [5, 5]
    goals = ("most_whisky", "squares", "sheep", "brochs")
    table = building(position(2, lands=[MOUNTAINS, land("31@0,1", "24@0,-1")], goals=goals), [14], [])
    assert table.points() == [5, 5]
    assert len(table.state.census()) == len(GAME.new(2).bag)
