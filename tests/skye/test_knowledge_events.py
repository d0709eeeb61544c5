"""What events tell: a secret reaches nobody else before the reveal."""

from __future__ import annotations

import json

import pytest

from parlour.engine.contract import SPECTATOR
from parlour.engine.events import Event
from tests.given import seen

from .table import Table, building, land, position, pricing

EVERYBODY = [0, 1, 2, SPECTATOR]
OTHERS = [1, 2, SPECTATOR]
ONE_PASTURE = land("18@0,-1r2", "9@0,1", "6@1,0r3", "8@-1,0r3")
"""Every free edge is mountain but one: 14 fits only there."""


def happened(table: Table, *moves: str) -> list[Event]:
    """The events of these moves of seat 0."""
    return [event for move in moves for event in table.happen(move, seat=0)]


def priced(*moves: str) -> list[Event]:
    """The events of pricing."""
    return happened(pricing(position(gold=[9, 9, 9]), (1, 2, 3), (11, 12, 13), (21, 22, 23)), *moves)


def built(*moves: str) -> list[Event]:
    """The events of building two tiles."""
    return happened(building(position(lands=[ONE_PASTURE]), [5, 14], [31], [24]), *moves)


def tell(one: list[Event], two: list[Event]) -> list[int]:
    """The viewers to whom the two stories differ, byte by byte."""
    return [viewer for viewer in EVERYBODY if json.dumps(seen(one, viewer)) != json.dumps(seen(two, viewer))]


@pytest.mark.rule("S-H1", "S-2.3")
def test_discard_markers_and_prices_are_told_to_their_owner_only() -> None:
    one = priced("discard 1", "price 3", "price 4")
    assert tell(one, priced("discard 2", "price 3", "price 4")) == [0]
    assert tell(one, priced("discard 1", "price 1", "price 8")) == [0]
    assert tell(one, priced("discard 3", "price 8", "price 1")) == [0]


@pytest.mark.rule("S-H1", "S-2.3")
def test_nobody_else_is_told_how_far_a_seat_has_come_before_the_reveal() -> None:
    story = priced("discard 1", "price 3", "price 4")
    assert tell(story, priced("discard 1")) == [0]
    assert [seen(story, viewer) for viewer in OTHERS] == [[], [], []]


@pytest.mark.rule("S-H1", "S-2.3")
def test_the_owner_is_told_what_was_decided() -> None:
    assert seen(priced("discard 1", "price 3", "price 4"), 0) == [
        {"kind": "marked", "seat": 0, "tile": 0},
        {"kind": "priced", "seat": 0, "tile": 1, "gold": 3},
        {"kind": "priced", "seat": 0, "tile": 2, "gold": 4},
    ]


@pytest.mark.rule("S-H1", "S-2.4")
def test_the_last_price_tells_the_others_only_what_is_revealed() -> None:
    table = pricing(position(gold=[9, 9, 9]), (1, 2, 3), (11, 12, 13), (21, 22, 23))
    table.sets(1, 11, 1, 1)
    table.sets(2, 21, 1, 1)
    events = happened(table, "discard 1", "price 3", "price 4")
    kinds = ["revealed", "offered", "offered"] * 3
    assert [[facts["kind"] for facts in seen(events, viewer)] for viewer in OTHERS] == [kinds] * 3
    assert [facts["kind"] for facts in seen(events, 0)] == ["marked", "priced", "priced", *kinds]


@pytest.mark.rule("S-H1", "S-5.1")
def test_tile_and_spot_are_told_to_the_builder_only() -> None:
    one = built("take 5", "place 0,-2 turn 1")
    assert tell(one, built("take 5", "place -1,-1 turn 3")) == [0]
    assert tell(one, built("take 14", "place -2,0 turn 1")) == [0]
    assert tell(one, []) == [0]
    assert seen(one, 0) == [{"kind": "placed", "seat": 0, "tile": 4, "x": 0, "y": -2, "turns": 1}]


@pytest.mark.rule("S-H1", "S-5.1", "S-5.4")
def test_that_a_tile_went_back_is_told_to_the_builder_only_until_all_are_done() -> None:
    """Whether 14 still fitted shows where 5 was laid, which nobody else may know yet. Seat 0 is done in both stories."""
    both = built("take 5", "place 0,-2 turn 1", "place -2,0 turn 1")
    back = built("take 5", "place -2,0 turn 1")
    assert tell(both, back) == [0]
    assert seen(back, 0, "returned") == [{"kind": "returned", "seat": 0, "tile": 13}]


@pytest.mark.rule("S-H1", "S-5.1", "S-5.4")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_when_the_last_one_is_done_all_are_told_what_was_built_and_went_back(viewer: int) -> None:
    table = building(position(lands=[ONE_PASTURE]), [5, 14], [31], [24])
    happened(table, "take 5", "place -2,0 turn 1")
    table.do("place 0,1 turn 0", seat=1)
    told = seen(table.happen("place 0,-1 turn 0", seat=2), viewer)
    assert [facts for facts in told if facts["kind"] in ("built", "went_back")] == [
        {"kind": "built", "seat": 0, "tile": 4},
        {"kind": "went_back", "seat": 0, "tile": 13},
        {"kind": "built", "seat": 1, "tile": 30},
        {"kind": "built", "seat": 2, "tile": 23},
    ]
