"""Who knows what: positions that differ in a secret look the same to whoever cannot know it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import SPECTATOR
from parlour.engine.errors import SetupError
from tests.given import seen

from .table import GAME, Table, building, buying, land, new_table, position, pricing

EVERYBODY = [0, 1, 2, SPECTATOR]
OTHERS = [1, 2, SPECTATOR]
ONE_PASTURE = land("18@0,-1r2", "9@0,1", "6@1,0r3", "8@-1,0r3")
"""Every free edge is mountain but one: 14 fits only there."""


def priced(*steps: str) -> Table:
    """Three seats price; seat 0 has done these steps."""
    table = pricing(position(gold=[9, 9, 9]), (1, 2, 3), (11, 12, 13), (21, 22, 23))
    return table.do(*steps, seat=0)


def built(*steps: str, done: bool = False) -> Table:
    """Three seats build; seat 0 has done these steps, and the others are done or not begun."""
    goals = ("vertical_lines", "sheep", "connected_tiles", "largest_water")
    table = building(position(lands=[ONE_PASTURE], goals=goals), [5, 14], [31], [24]).do(*steps, seat=0)
    return table.do("place 0,1 turn 0", seat=1).do("place 0,1 turn 0", seat=2) if done else table


def who_can_tell(table: Table, other: Table) -> list[int]:
    """The viewers who see a difference between two positions."""
    return [viewer for viewer in EVERYBODY if table.view(viewer) != other.view(viewer)]


@pytest.mark.rule("S-H1", "S-2.3")
def test_only_the_owner_sees_the_discard_marker() -> None:
    assert who_can_tell(priced("discard 1"), priced("discard 2")) == [0]
    assert priced("discard 2").state.observe(0).discard == 1
    assert [priced("discard 2").state.observe(viewer).discard for viewer in OTHERS] == [-1, -1, -1]


@pytest.mark.rule("S-H1", "S-2.3")
def test_nobody_else_sees_how_far_a_seat_has_come() -> None:
    assert who_can_tell(priced(), priced("discard 1")) == [0]
    assert who_can_tell(priced("discard 1"), priced("discard 1", "price 3")) == [0]


@pytest.mark.rule("S-H1", "S-2.2", "S-2.3")
def test_only_the_owner_sees_the_prices() -> None:
    done = priced("discard 1", "price 3", "price 4")
    assert who_can_tell(done, priced("discard 1", "price 1", "price 1")) == [0]
    assert who_can_tell(done, priced("discard 3", "price 8", "price 1")) == [0]
    assert done.state.observe(0).prices == (3, 4)
    assert [done.state.observe(viewer).prices for viewer in OTHERS] == [(), (), ()]
    assert [done.state.observe(viewer).gold for viewer in EVERYBODY] == [[9, 9, 9]] * 4


@pytest.mark.rule("S-H1", "S-2.3")
def test_all_see_who_is_done() -> None:
    done = priced("discard 1", "price 3", "price 4")
    assert [done.state.observe(viewer).done for viewer in EVERYBODY] == [[True, False, False]] * 4
    assert done.state.observe(1).to_act == (1, 2)


@pytest.mark.rule("S-H1", "S-2.4")
def test_the_reveal_shows_all_prices_and_markers_to_all() -> None:
    tables = [priced("discard 1", "price 3", "price 4"), priced("discard 1", "price 4", "price 3")]
    for table in tables:
        table.sets(1, 11, 1, 1)
        table.sets(2, 21, 1, 1)
    assert who_can_tell(*tables) == EVERYBODY


@pytest.mark.rule("S-H1", "S-5.1")
def test_only_the_builder_sees_the_tile_taken_up() -> None:
    assert who_can_tell(built(), built("take 5")) == [0]
    assert who_can_tell(built("take 5"), built("take 14")) == [0]


@pytest.mark.rule("S-H1", "S-5.1")
def test_only_the_builder_sees_where_a_tile_was_laid() -> None:
    """Another spot gives other points for lines: the others' view of the scoring tiles does not show it."""
    one, two = built("take 5", "place 0,-2 turn 1"), built("take 5", "place -1,-1 turn 3")
    assert one.state.observe(0).goal_points != two.state.observe(0).goal_points
    assert who_can_tell(one, two) == [0]
    assert who_can_tell(built(), one) == [0]


@pytest.mark.rule("S-H1", "S-5.1")
def test_what_scrolls_would_give_does_not_show_the_others_what_was_laid() -> None:
    """In the west of the castle the scroll of 28 lies in a completed area, in the east it does not; 11 has a broch."""
    tables = [building(position(lands=[land("11@0,-1")]), [28], [31], [24]) for _ in range(2)]
    for table, move in zip(tables, ("place -1,0 turn 3", "place 1,0 turn 2"), strict=True):
        table.do(move, seat=0)
    assert [table.state.observe(0).end_points[0] for table in tables] == [(2, 0), (1, 0)]
    assert [table.state.observe(1).end_points[0] for table in tables] == [(0, 0), (0, 0)]
    assert who_can_tell(*tables) == [0]


@pytest.mark.rule("S-H1", "S-5.1")
def test_what_was_built_in_an_earlier_round_stays_seen() -> None:
    state = built("take 14", "place -2,0 turn 1", "place 0,-2 turn 1", done=True).state
    table = building(state, [61], [66], [69])
    assert [len(placed) for placed in table.state.observe(SPECTATOR).territories] == [7, 2, 2]
    table.do("place -1,-1 turn 0", seat=0).do("place 1,0 turn 2", seat=1)
    assert [len(placed) for placed in table.state.observe(SPECTATOR).territories] == [7, 2, 2]
    events = table.happen("place 1,0 turn 1", seat=2)
    assert [facts["tile"] for facts in seen(events, SPECTATOR, "built")] == [60, 65, 68]


@pytest.mark.rule("S-H1", "S-5.1", "S-5.4")
def test_whether_a_tile_went_back_is_hidden_until_all_are_done() -> None:
    """Seat 0 is done in both: once 14 was laid, once it fitted nowhere."""
    both = ("take 14", "place -2,0 turn 1", "place 0,-2 turn 1")
    back = ("take 5", "place -2,0 turn 1")
    assert who_can_tell(built(*both), built(*back)) == [0]
    assert built(*back).state.observe(0).returned == (13,)
    assert [built(*back).state.observe(viewer).returned for viewer in OTHERS] == [(), (), ()]
    assert [built(*back).state.observe(viewer).bag_size for viewer in EVERYBODY] == [73 - 4 - 4] * 4


@pytest.mark.rule("S-H1", "S-5.1")
def test_when_all_are_done_all_see_the_territories() -> None:
    one = built("take 14", "place -2,0 turn 1", "place 0,-2 turn 1", done=True)
    two = built("take 14", "place -2,0 turn 1", "place -1,-1 turn 3", done=True)
    assert who_can_tell(one, two) == EVERYBODY


@pytest.mark.rule("S-H1", "S-2.3", "S-5.1")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        (lambda: priced("discard 1"), lambda: priced("discard 2", "price 4")),
        (lambda: priced("discard 1", "price 3", "price 4"), lambda: priced("discard 3", "price 1", "price 1")),
        (lambda: built("take 5"), lambda: built("take 14", "place -2,0 turn 1")),
    ],
)
def test_the_questions_to_the_others_show_nothing(one: Callable[[], Table], two: Callable[[], Table]) -> None:
    assert [one().state.prompt(seat) for seat in OTHERS] == [two().state.prompt(seat) for seat in OTHERS]


@pytest.mark.rule("S-H1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_order_of_the_bag_is_known_to_nobody(viewer: int) -> None:
    """A view tells how many tiles are in the bag, and chance may draw each of them next."""
    table = new_table().do("draw 17")
    assert table.state.observe(viewer).bag_size == 72
    assert len(table.chance()) == 72
    assert "bag" not in {name for name in table.state.observe(viewer).__struct_fields__ if name != "bag_size"}


@pytest.mark.rule("S-H1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_market_and_what_was_gained_are_public(viewer: int) -> None:
    table = buying(position(gold=[4, 0, 5]), {10: 3}, {30: 4, 40: 1}, {50: 6}).do("buy 30")
    view = table.state.observe(viewer)
    assert view.market == [((9, 3),), ((39, 1),), ((49, 6),)]
    assert view.gained == [(29,), (), ()]
    assert view.turn == 1


@pytest.mark.rule("S-H2")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_whoever_counts_knows_the_gold(viewer: int) -> None:
    """4 in hand, 4 paid; the seller had nothing, gets 4 and 4 back."""
    table = buying(position(gold=[4, 0, 5]), {10: 3}, {30: 4, 40: 1}, {50: 6}).do("buy 30")
    assert table.state.observe(viewer).gold == [0, 8, 5]


@pytest.mark.rule("S-H2")
def test_an_option_says_whether_gold_is_shown() -> None:
    assert [(option.name, option.values) for option in GAME.options] == [("gold", ("hidden", "shown"))]
    assert not GAME.new(3).observe(0).show_gold
    assert GAME.new(3, {"gold": "shown"}).observe(1).show_gold
    assert not GAME.new(3, {"gold": "hidden"}).observe(SPECTATOR).show_gold
    with pytest.raises(SetupError):
        GAME.new(3, {"gold": "maybe"})


@pytest.mark.rule("S-H2")
def test_the_option_changes_nothing_else() -> None:
    shown, hidden = (Table(GAME.new(3, {"gold": value})) for value in ("shown", "hidden"))
    for table in (shown, hidden):
        table.until(lambda state: state.round == 2)
    assert shown.state.gold == hidden.state.gold
    assert shown.view(1).replace(b'"show_gold":true', b'"show_gold":false') == hidden.view(1)


MOMENTS: list[Callable[[], Table]] = [
    lambda: priced("discard 1"),
    lambda: priced("discard 1", "price 3", "price 4"),
    lambda: buying(position(gold=[4, 0, 5]), {10: 3}, {30: 4, 40: 1}, {50: 6}).do("buy 30"),
    lambda: built("take 5"),
    lambda: built("take 5", "place -2,0 turn 1"),
    lambda: built("take 14", "place -2,0 turn 1", "place 0,-2 turn 1").do("place 0,1 turn 0", seat=1),
    lambda: built("take 14", "place -2,0 turn 1", "place 0,-2 turn 1", done=True),
]


@pytest.mark.rule("S-H1")
@pytest.mark.parametrize("build", MOMENTS)
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_guess_of_what_is_hidden_looks_the_same_to_the_viewer(build: Callable[[], Table], viewer: int) -> None:
    table = build()
    guesses = [Table(table.state.resample(viewer, Dice(seed))) for seed in range(10)]
    assert {guess.view(viewer) for guess in guesses} == {table.view(viewer)}
    assert {guess.state.census() for guess in guesses} == {table.state.census()}


@pytest.mark.rule("S-H1")
def test_guesses_differ_in_what_the_viewer_cannot_know() -> None:
    prices = [priced("discard 1", "price 3", "price 4").state.resample(1, Dice(seed)) for seed in range(50)]
    assert len({(guess.discards[0], guess.prices[0]) for guess in prices}) > 10
    lands = [built("take 5", "place -2,0 turn 1").state.resample(1, Dice(seed)) for seed in range(50)]
    assert len({guess.territories[0].placed for guess in lands}) > 5
