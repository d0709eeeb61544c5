"""Building: where a tile may lie, and that all build at once."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour.engine.contract import SPECTATOR
from parlour.engine.errors import NotYourTurn
from tests.given import seen

from .table import Table, building, buying, land, position, spots


def at(x: int, y: int, places: list[str]) -> list[str]:
    """Those of the places that are on this spot."""
    return [place for place in places if place.startswith(f"{x},{y}r")]


@pytest.mark.rule("S-5.2", "S-5.3")
def test_a_tile_may_be_turned_in_any_way_that_matches() -> None:
    """Tile 1 is pasture in the north and east, mountain in the south and west; the castle offers P, W, P, M."""
    assert spots(land(), 1) == ["0,-1r1", "0,-1r2", "-1,0r2", "-1,0r3", "0,1r0", "0,1r3"]


@pytest.mark.rule("S-5.2", "S-5.3")
def test_what_fits_is_what_is_on_offer() -> None:
    table = building(position(2), [1], [2])
    assert table.legal(seat=0) == [
        "place 0,-1 turn 1",
        "place 0,-1 turn 2",
        "place -1,0 turn 2",
        "place -1,0 turn 3",
        "place 0,1 turn 0",
        "place 0,1 turn 3",
    ]
    table.refuses("place 0,-1 turn 0", seat=0)
    table.refuses("place 1,0 turn 0", seat=0)


@pytest.mark.rule("S-5.3")
def test_the_terrain_must_match_on_every_touching_edge() -> None:
    """East of 24 is water, north of 53 is pasture: 48 fits between them in one way only."""
    territory = land("24@0,-1", "53@1,0")
    assert at(1, -1, spots(territory, 48)) == ["1,-1r3"]
    assert at(1, -1, spots(territory, 66)) == []


@pytest.mark.rule("S-5.2")
def test_a_tile_must_touch_the_territory_along_an_edge() -> None:
    table = building(position(2), [57], [])
    table.refuses("place 1,1 turn 0", seat=0)
    table.refuses("place 0,-2 turn 0", seat=0)
    table.refuses("place 0,0 turn 0", seat=0)
    assert at(1, 1, spots(land(), 57)) == []


@pytest.mark.rule("S-5.2")
def test_a_tile_may_touch_one_that_was_laid_just_now() -> None:
    table = building(position(2), [24, 31], [])
    table.do("take 24", "place 0,-1 turn 0", seat=0)
    assert "place 0,-2 turn 0" in table.legal(seat=0)
    table.do("place 0,-2 turn 0", seat=0)
    assert table.built(0) == ["24@0,-1r0", "31@0,-2r0"]


@pytest.mark.rule("S-5.3")
def test_roads_need_not_go_on() -> None:
    """The castle's road in the north ends at 41, which has none; the road of 53 in the north leads to nothing."""
    territory = land("41@0,-1", "53@1,0", "17@1,-1")
    assert len(territory.placed) == 4


@pytest.mark.rule("S-5.1")
def test_all_tiles_are_laid_in_an_order_of_choice() -> None:
    table = building(position(2), [24, 31, 53], [])
    assert table.legal(seat=0) == ["take 24", "take 31", "take 53"]
    table.do("take 53", "place 1,0 turn 0", seat=0)
    assert table.legal(seat=0) == ["take 24", "take 31"]
    table.do("take 31", "place 0,1 turn 0", seat=0)
    assert "place 0,-1 turn 0" in table.legal(seat=0), "the last tile is taken up by itself"
    table.do("place 0,-1 turn 0", seat=0)
    assert table.built(0) == ["53@1,0r0", "31@0,1r0", "24@0,-1r0"]


@pytest.mark.rule("S-5.1")
def test_nobody_may_keep_a_tile_that_fits() -> None:
    table = building(position(2), [24, 31], [53])
    assert "pass" not in table.legal(seat=0)
    table.refuses("pass", seat=0)
    table.refuses("take 53", seat=0)
    table.refuses("place 0,-1 turn 0", seat=0)


@pytest.mark.rule("S-5.1")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_build_at_the_same_time_in_any_order(order: tuple[int, ...]) -> None:
    table = building(position(goals=("completed_areas", "squares", "sheep", "brochs")), [24], [31], [53])
    moves = ["place 0,-1 turn 0", "place 0,1 turn 0", "place 1,0 turn 0"]
    waiting = {0, 1, 2}
    for seat in order:
        assert set(table.state.to_act()) == waiting
        table.do(moves[seat], seat=seat)
        waiting.discard(seat)
    assert [table.built(seat) for seat in range(3)] == [["24@0,-1r0"], ["31@0,1r0"], ["53@1,0r0"]]
    assert table.state.observe(0).stage == "drawing"


@pytest.mark.rule("S-5.1")
def test_who_is_done_waits_for_the_others() -> None:
    table = building(position(2), [24], [31]).do("place 0,-1 turn 0", seat=0)
    assert table.legal(seat=0) == []
    table.refuses("place 0,1 turn 0", seat=0, error=NotYourTurn)
    assert table.state.to_act() == (1,)
    assert table.state.round == 0


@pytest.mark.rule("S-5.1")
def test_who_gained_nothing_has_nothing_to_build() -> None:
    table = building(position(), [24], [], [31])
    assert table.state.to_act() == (0, 2)


@pytest.mark.rule("S-5.1")
def test_bought_tiles_are_built_with_the_unsold_ones() -> None:
    table = buying(position(2, gold=[5, 5]), {24: 1}, {31: 1, 53: 1}).do("buy 31", "pass")
    assert table.legal(seat=0) == ["take 24", "take 31"]
    assert "place 1,0 turn 0" in table.legal(seat=1)


@pytest.mark.rule("S-5.1", "S-H1")
def test_all_see_what_was_built_when_all_are_done() -> None:
    table = building(position(2), [24], [31]).do("place 0,-1 turn 0", seat=0)
    events = table.happen("place 0,1 turn 0", seat=1)
    for viewer in (0, 1, SPECTATOR):
        assert seen(events, viewer, "built") == [
            {"kind": "built", "seat": 0, "tile": 23},
            {"kind": "built", "seat": 1, "tile": 30},
        ]
        assert table.state.observe(viewer).territories == [
            ((73, 0, 0, 0), (23, 0, -1, 0)),
            ((73, 0, 0, 0), (30, 0, 1, 0)),
        ]


@pytest.mark.rule("S-5.5")
def test_a_tile_that_was_laid_never_moves() -> None:
    """Neither what stood before the round nor what was laid in it is ever on offer again, and no spot is built over."""
    table = building(position(2, lands=[land("41@1,0")]), [24, 31], [])
    table.do("take 24", seat=0)
    table.refuses("place 1,0 turn 0", seat=0)
    table.do("place 0,-1 turn 0", seat=0)
    table.refuses("take 24", seat=0)
    table.refuses("take 41", seat=0)
    table.refuses("place 0,-1 turn 0", seat=0)
    table.refuses("place 0,0 turn 0", seat=0)


@pytest.mark.rule("S-5.5")
@pytest.mark.parametrize("players", [2, 5])
def test_territories_only_grow(players: int) -> None:
    table: Table = building(position(players), *[[]] * players)
    before = [table.built(seat) for seat in range(players)]
    while not table.state.is_over:
        now = table.state.round
        table.until(lambda state, now=now: state.is_over or state.round > now)  # type: ignore[misc]
        after = [table.built(seat) for seat in range(players)]
        assert [long[: len(short)] for short, long in zip(before, after, strict=True)] == before
        before = after
    assert sum(map(len, before)) > players * 5


@pytest.mark.rule("S-5.6")
@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (24, ["0,-1r0", "1,0r0", "0,1r0"]),
        (31, ["0,-1r0", "1,0r0", "0,1r0"]),
        (41, ["0,-1r0", "1,0r0", "0,1r0"]),
        (60, ["-1,0r1", "1,0r0"]),
        (67, ["-1,0r0", "1,0r1"]),
    ],
)
def test_a_half_turn_that_makes_no_difference_is_offered_once(number: int, expected: list[str]) -> None:
    assert spots(land(), number) == expected


@pytest.mark.rule("S-5.6")
def test_a_half_turn_that_matters_is_offered() -> None:
    """11 has its lighthouse on one side only; the road of 68 is on one side only."""
    assert spots(land(), 11) == ["0,-1r0", "0,-1r2", "1,0r0", "1,0r2", "0,1r0", "0,1r2"]
    assert at(-1, 0, spots(land(), 68)) == ["-1,0r0", "-1,0r2"]


@pytest.mark.rule("S-5.6")
def test_the_half_turn_that_is_not_offered_is_refused() -> None:
    building(position(2), [24], []).refuses("place 0,-1 turn 2", seat=0)
