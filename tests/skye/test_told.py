"""What the engine tells a board: completed areas, what a placement would complete, why a tile cannot lie there, ties."""

from __future__ import annotations

import pytest

from parlour.engine.contract import SPECTATOR
from parlour.engine.messages import Holding, Message
from parlour.engine.preview import Preview, preview, why_not
from parlour.games.skye.components import HIGHEST_PRICE, LEAST_PRICE, PLACES
from parlour.games.skye.moves import Discard, Place, Price
from parlour.games.skye.observation import Tie

from .numbers import RING
from .table import GAME, GOALS, building, buying, finished, land, position, pricing, tiles

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
        (HIGHEST_PRICE, "skye-why-price", {"highest": 4}, "S-2.3"),
        (HIGHEST_PRICE + 1, "skye-why-price-most", {}, "S-2.3"),
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


@pytest.mark.rule("S-2.2")
def test_the_own_tiles_are_counted_where_one_is_to_be_discarded() -> None:
    state = pricing(position(2, gold=[5, 5]), (1, 2, 3), (11, 12, 13)).state
    assert state.prompt(0).message == Message("skye-prompt-discard", {"count": 3})
    reason = why_not(GAME, state, 0, Discard(11))
    assert reason is not None
    assert reason.message == Message("skye-why-not-drawn", {"count": 3})


@pytest.mark.rule("S-2.3")
def test_the_tile_that_is_priced_next_is_told_to_its_owner() -> None:
    table = pricing(position(2, gold=[9, 9]), (1, 2, 3), (11, 12, 13))
    told = [table.state.observe(0).to_price]
    for step in ("discard 2", "price 1", "price 1"):
        table.do(step, seat=0)
        told.append(table.state.observe(0).to_price)
        assert [table.state.observe(viewer).to_price for viewer in (1, SPECTATOR)] == [-1, -1]
    assert told == [-1, *tiles(1, 3), -1]


@pytest.mark.rule("S-4.4")
@pytest.mark.parametrize(
    ("offers", "key"),
    [
        ({11: 4, 12: 3}, "skye-prompt-buy"),
        ({11: 4, 12: 5}, "skye-prompt-nothing-to-buy"),
        ({}, "skye-prompt-nothing-to-buy"),
    ],
    ids=["one is cheap enough", "all are too dear", "nothing is offered"],
)
def test_the_prompt_says_when_there_is_nothing_to_buy(offers: dict[int, int], key: str) -> None:
    state = buying(position(2, gold=[3, 3]), {1: 1, 2: 1}, offers).state
    assert state.prompt(0).message == Message(key, {"gold": 3})


@pytest.mark.rule("S-H2", "S-2.2")
def test_what_another_has_is_told_as_far_as_it_is_shown() -> None:
    """The viewer's own prices are on the viewer's own tiles; hidden gold is no amount. Points are told first."""
    table = pricing(position(2, gold=[9, 7]), (1, 2, 3), (11, 12, 13)).do("discard 1", "price 4", seat=0)
    assert _gold(GAME.holdings(table.state.observe(0), 0)) == [("skye-has-gold-points", 1), ("skye-has-gold", 5)]
    assert _gold(GAME.holdings(table.state.observe(0), 1)) == [("skye-has-gold-points", 1), ("skye-has-gold", 7)]
    table.state.show_gold = False
    shown = GAME.show(table.state.observe(0))
    assert _gold(GAME.holdings(shown, 0)) == [("skye-has-gold-points", 1), ("skye-has-gold", 5)]
    assert _gold(GAME.holdings(shown, 1)) == []


def _gold(had: list[Holding]) -> list[tuple[str, int]]:
    return [(holding.what.key, holding.amount) for holding in had if "gold" in holding.what.key]


@pytest.mark.rule("S-H2", "S-5.4")
def test_a_purchase_foretells_no_scoring_that_would_tell_hidden_gold() -> None:
    """Nobody has a tile to build, so that the round would be scored at once, by gold that the viewer is not shown."""

    def told(gold: int) -> Preview:
        state = position(2, gold=[5, gold], start=1, goals=("most_gold", "sheep", "squares", "brochs"))
        state.show_gold = False
        return preview(GAME, buying(state).do("pass", seat=1).state, 0, GAME.parse("pass"))

    assert told(4) == told(6)
    assert told(4).changes == []
    assert told(4).stop == "shown"


@pytest.mark.rule("S-E4")
def test_every_point_comes_with_its_source() -> None:
    state = finished(position(2, points=[20, 31], gold=[6, 12], lands=[land(*RING)])).state
    result = state.observe(SPECTATOR).result
    assert result is not None
    assert [source.place for source in result.sources] == [*PLACES, "", ""]
    names = [f"skye-goal-{goal.replace('_', '-')}" for goal in GOALS]
    assert [source.name.key for source in result.sources] == [*names, "skye-board-scrolls", "skye-board-gold"]
    assert [sum(source.points[seat] for source in result.sources) for seat in range(2)] == result.scores
    assert [source.points for source in result.sources[-2:]] == [[6, 0], [1, 2]]
    *others, gold = result.sources
    assert [rest.args for rest in gold.left] == [{"gold": 6}, {"gold": 12}]
    assert not any(source.left for source in others)


@pytest.mark.rule("S-E4")
def test_what_separated_equals_comes_with_the_result() -> None:
    by_gold = finished(position(2, points=[20, 20], gold=[6, 9])).state.observe(0).result
    assert by_gold is not None
    assert by_gold.ties == [Tie(1, 0, "gold")]
    nothing = finished(position(3, points=[20, 31, 20])).state.observe(1).result
    assert nothing is not None
    assert nothing.ties == [Tie(0, 2, "nothing")]
