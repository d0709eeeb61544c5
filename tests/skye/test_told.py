"""What the engine tells a board: completed areas, what a placement would complete, why a tile cannot lie there, ties."""

from __future__ import annotations

import pytest

from parlour.engine.preview import preview, why_not
from parlour.games.skye.components import LEAST_PRICE
from parlour.games.skye.moves import Place, Price
from parlour.games.skye.observation import Tie

from .table import GAME, building, finished, land, position, pricing

_HARBOUR = ("60@1,0", "29@2,0r2")
"""A water of three tiles, closed by the second."""


@pytest.mark.rule("S-A2")
def test_completed_areas_are_told_by_their_regions() -> None:
    before, after = land(*_HARBOUR[:1]), land(*_HARBOUR)
    assert len(after.completed()) == len(before.completed()) + sum(area.open == 0 for area in after.roots()) - sum(
        area.open == 0 for area in before.roots()
    )
    closed = next(area for area in after.completed() if len({number for number, _region in area}) == 3)
    assert [number for number, _region in closed] == [0, 1, 2]
    seen = position(2, lands=[after]).observe(1)
    assert seen.completed[0] == after.completed()
    assert seen.completed[1] == []


@pytest.mark.rule("S-A2")
def test_a_preview_says_which_regions_would_be_completed() -> None:
    table = building(position(2, lands=[land(*_HARBOUR[:1])]), [29], [])
    told = preview(GAME, table.state, 0, GAME.parse("place 2,0 turn 2"))
    (change,) = [change for change in told.changes if change.what.key == "skye-has-completed-water"]
    assert (change.before, change.after) == (0, 1)
    assert {(x, y) for _tile, x, y, _turns, _region in change.where} == {(0, 0), (1, 0), (2, 0)}


@pytest.mark.rule("S-5.2", "S-5.3")
@pytest.mark.parametrize(
    ("x", "y", "key", "args"),
    [
        (0, 0, "skye-why-taken", []),
        (4, 4, "skye-why-not-touching", []),
        (-1, 0, "skye-why-terrain", ["skye-side-east", "skye-terrain-water", "skye-terrain-mountain"]),
    ],
)
def test_why_a_tile_cannot_lie_there(x: int, y: int, key: str, args: list[str]) -> None:
    table = building(position(2), [29], [])
    reason = why_not(GAME, table.state, 0, Place(x, y, 0))
    assert reason is not None
    assert reason.message.key == key
    assert [getattr(value, "key", value) for value in reason.message.args.values()] == args


@pytest.mark.rule("S-2.2", "S-2.3")
@pytest.mark.parametrize(
    ("gold", "key", "args", "rule"),
    [
        (0, "skye-why-price-least", {"least": LEAST_PRICE}, "S-2.2"),
        (-1, "skye-why-price-least", {"least": LEAST_PRICE}, "S-2.2"),
        (5, "skye-why-price", {"highest": 4}, "S-2.3"),
    ],
)
def test_why_a_price_cannot_be_set(gold: int, key: str, args: dict[str, int], rule: str) -> None:
    """Also one that no game has: there is no action for it, but a reason."""
    state = pricing(position(2, gold=[5, 5]), (1, 2, 3), (11, 12, 13)).state
    state.apply(0, GAME.parse("discard 1"))
    reason = why_not(GAME, state, 0, Price(gold))
    assert reason is not None
    assert (reason.message.key, reason.message.args, reason.rule) == (key, args, rule)
    assert why_not(GAME, state, 0, Price(LEAST_PRICE)) is None


@pytest.mark.rule("S-E4")
def test_what_separated_equals_comes_with_the_result() -> None:
    by_gold = finished(position(2, points=[20, 20], gold=[6, 9])).state.observe(0).result
    assert by_gold is not None
    assert by_gold.ties == [Tie(1, 0, "gold")]
    nothing = finished(position(3, points=[20, 31, 20])).state.observe(1).result
    assert nothing is not None
    assert nothing.ties == [Tie(0, 2, "nothing")]
