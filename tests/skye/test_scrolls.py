"""Scrolls at the end of the game."""

from __future__ import annotations

import pytest

from .table import finished, land, position


def scrolls(*rows: str) -> int:
    """The points of all scrolls of the territory at the end of the game."""
    table = finished(position(2, lands=[land(*rows)]))
    assert table.state.earned[1][4] == 0
    return table.state.earned[0][4]


@pytest.mark.rule("S-E1")
def test_without_a_scroll_nothing_scores() -> None:
    assert scrolls() == 0
    assert scrolls("32@0,1", "31@0,-1", "53@1,0") == 0


@pytest.mark.rule("S-E1")
def test_a_scroll_without_what_it_counts_is_worth_nothing() -> None:
    assert scrolls("63@1,0r2") == 0


@pytest.mark.rule("S-E1")
def test_cattle_scroll() -> None:
    """24 lies in open pasture; 32 has two cattle."""
    assert scrolls("24@0,-1", "32@0,1") == 2


@pytest.mark.rule("S-E1")
def test_farm_scroll() -> None:
    """17 lies in open pasture; 30 and 18 are farms."""
    assert scrolls("17@0,-1", "30@0,1") == 1
    assert scrolls("17@0,-1", "30@0,1", "18@0,2") == 2


@pytest.mark.rule("S-E1")
def test_broch_scroll() -> None:
    """28 lies in open mountain; 11 has a broch, 5 another."""
    assert scrolls("28@1,0r2", "11@0,-1") == 1
    assert scrolls("28@1,0r2", "11@0,-1", "5@-1,0") == 2


@pytest.mark.rule("S-E1")
def test_lighthouse_scroll() -> None:
    """63 lies in open water; 41 has a lighthouse."""
    assert scrolls("63@1,0r2", "41@0,-1") == 1


@pytest.mark.rule("S-E1")
def test_sheep_scroll_counts_full_pairs() -> None:
    """37 lies in open pasture; 27 has three sheep, 33 two, 46 one. `You get 2 points for 5 objects`."""
    assert scrolls("37@0,-1r1", "27@0,1r3") == 1
    assert scrolls("37@0,-1r1", "27@0,1r3", "33@0,-2") == 2
    assert scrolls("37@0,-1r1", "27@0,1r3", "33@0,-2", "46@1,0") == 3


@pytest.mark.rule("S-E1")
def test_whisky_scroll_counts_full_pairs_of_tiles_joined_or_not() -> None:
    """2 lies in open mountain; 24 and 31 are joined by road, 53 is not."""
    assert scrolls("2@-1,0", "24@0,-1") == 0
    assert scrolls("2@-1,0", "24@0,-1", "53@1,0") == 1
    assert scrolls("2@-1,0", "31@0,-1", "53@1,0", "14@0,1") == 1


@pytest.mark.rule("S-E1")
def test_ship_scroll_counts_full_pairs() -> None:
    """44 lies in open water; 69 has a ship, 53 two."""
    assert scrolls("44@1,0", "69@0,-1r3") == 0
    assert scrolls("44@1,0", "53@0,1") == 1
    assert scrolls("44@1,0", "53@0,1", "69@0,-1r3") == 1


@pytest.mark.rule("S-E1")
def test_a_scroll_counts_in_the_whole_territory() -> None:
    """The broch of 11 lies within its tile, far from the scroll and in another area."""
    assert scrolls("28@1,0r2", "24@0,-1", "11@0,-2") == 1


@pytest.mark.rule("S-E2")
def test_a_scroll_in_a_completed_area_scores_double() -> None:
    """The mountain of castle and 28 is completed at once."""
    assert scrolls("28@-1,0r3", "11@0,-1") == 2


@pytest.mark.rule("S-E2")
def test_every_kind_can_be_doubled_in_pasture() -> None:
    """Pasture over 5, 24, castle, 14: one cattle. Pasture over 17, 14, castle, 18: two farms."""
    assert scrolls("24@0,-1", "5@0,-2r2", "14@0,1") == 2
    assert scrolls("17@0,-1", "14@1,-1r3", "18@0,1") == 4


@pytest.mark.rule("S-E2")
def test_it_is_the_area_of_the_scroll_that_must_be_completed() -> None:
    """The broch in 11 lies in a completed mountain, the scroll of 28 does not; then the other way about."""
    assert scrolls("28@1,0r2", "11@0,-1") == 1
    assert scrolls("28@-1,0r3", "5@0,-1r2") == 2


@pytest.mark.rule("S-E2")
def test_halve_and_round_down_first_then_double_sheep() -> None:
    """Pasture over 16, 37, castle, 53 is completed; three sheep on 16 and two on 73 are 2 points, doubled 4."""
    assert scrolls("37@0,-1r1", "16@0,-2r1", "53@0,1", "73@1,0") == 4


@pytest.mark.rule("S-E2")
def test_halve_and_round_down_first_then_double_whisky() -> None:
    """Mountain over castle, 2, 19 is completed; three whisky tiles are 1 point, doubled 2; four are 4."""
    assert scrolls("2@-1,0", "19@-2,0", "24@0,-1", "53@1,0") == 2
    assert scrolls("2@-1,0", "19@-2,0", "31@0,-1", "53@1,0", "14@0,1") == 4


@pytest.mark.rule("S-E1", "S-E2")
def test_several_scrolls_each_on_its_own() -> None:
    """A completed ring of water: 47 for 5 ships (2, doubled 4), 72 and 63 for 2 lighthouses (doubled 4 each).

    And 24 for one cattle, in open pasture (1).
    """
    assert scrolls("24@0,-1", "72@1,-1", "62@1,-2", "41@0,-2", "47@-1,-2", "63@-1,-1", "53@1,0") == 4 + 4 + 4 + 1


@pytest.mark.rule("S-E2")
def test_the_same_ring_with_a_gap_doubles_nothing() -> None:
    """Without 41, the water is open: 5 ships are 2, one lighthouse is 1 for each of two scrolls, one cattle is 1."""
    assert scrolls("24@0,-1", "72@1,-1", "62@1,-2", "63@-1,-1", "47@-1,-2", "53@1,0") == 2 + 1 + 1 + 1


@pytest.mark.rule("S-E1", "S-E2")
def test_scores_before_the_end_count_scrolls_as_if_it_ended_now() -> None:
    state = position(2, lands=[land("28@-1,0r3", "11@0,-1")], gold=[11, 4], points=[3, 1])
    assert state.scores() == [3 + 2 + 2, 1]
