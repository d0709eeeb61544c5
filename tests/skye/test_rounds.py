"""The end of a round: which scoring tiles score, and the start marker."""

from __future__ import annotations

import pytest

from parlour.engine.contract import SPECTATOR
from tests.given import seen

from .table import Table, building, buying, land, new_table, position

FULL = land("24@0,-1", "17@1,-1", "48@1,-2r2", "41@0,-2", "47@-1,-2", "63@-1,-1", "53@1,0")
"""Squares 6, largest water 12, large areas 3, sheep 3."""

GOALS = ("squares", "largest_water", "large_areas", "sheep")
WORTH = {"A": 6, "B": 12, "C": 3, "D": 3}
SHORT = ["A", "B", "AC", "BD", "ACD", "BCD"]
LONG = ["AB", "AC", "BD", "ACD", "BCD"]


def after(players: int, number: int, start: int = 0) -> Table:
    """The end of round `number` of a game in which seat 0 has the full territory and no points yet."""
    return building(position(players, number, start, lands=[FULL], goals=GOALS))


def letters(table: Table) -> str:
    """The letters for which seat 0 has points."""
    return "".join(letter for letter, points in zip("ABCD", table.state.earned[0], strict=False) if points)


@pytest.mark.rule("S-6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(1, 7))
def test_the_round_track_for_two_to_four(players: int, number: int) -> None:
    table = after(players, number)
    assert letters(table) == SHORT[number - 1]
    assert table.state.earned[0][:4] == tuple(WORTH[letter] if letter in SHORT[number - 1] else 0 for letter in "ABCD")


@pytest.mark.rule("S-6.1")
@pytest.mark.parametrize("number", range(1, 6))
def test_the_round_track_for_five(number: int) -> None:
    table = after(5, number)
    assert letters(table) == LONG[number - 1]
    assert table.state.earned[0][:4] == tuple(WORTH[letter] if letter in LONG[number - 1] else 0 for letter in "ABCD")


@pytest.mark.rule("S-6.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_letter_scores_exactly_three_times_in_a_game(players: int) -> None:
    """A territory that nobody adds to, through all rounds."""
    table = after(players, 1)
    while not table.state.is_over:
        table = building(position(players, table.state.round + 1, lands=[FULL], goals=GOALS, points=table.points()))
    rounds = range(1, 6) if players == 5 else range(1, 7)
    earned = [after(players, number).state.earned[0] for number in rounds]
    assert [sum(column) for column in zip(*earned, strict=True)][:4] == [3 * 6, 3 * 12, 3 * 3, 3 * 3]
    assert table.points()[0] - sum(table.state.earned[0][4:]) == 72


@pytest.mark.rule("S-6.1")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_letters_score_in_the_order_a_to_d(viewer: int) -> None:
    table = buying(position(2, 5, lands=[FULL], goals=GOALS)).do("pass")
    assert [(row["seat"], row["place"], row["points"]) for row in seen(table.happen("pass"), viewer, "scored")] == [
        (0, "A", 6),
        (0, "C", 3),
        (0, "D", 3),
    ]


@pytest.mark.rule("S-6.1")
def test_points_add_up_on_the_track() -> None:
    table = building(position(2, 3, lands=[FULL], points=[10, 4], goals=GOALS))
    assert table.points() == [10 + 6 + 3, 4]


@pytest.mark.rule("S-6.1")
def test_tiles_laid_in_the_round_count() -> None:
    """17 closes the square of castle, 24, 53 and itself."""
    table = building(position(2, 1, lands=[land("24@0,-1", "53@1,0")], goals=GOALS), [17], [])
    table.do("place 1,-1 turn 0", seat=0)
    assert table.points() == [2, 0]


@pytest.mark.rule("S-6.2")
@pytest.mark.parametrize(("players", "start", "following"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 1, 2), (5, 4, 0)])
def test_the_start_marker_goes_to_the_next_player_clockwise(players: int, start: int, following: int) -> None:
    table = after(players, 1, start)
    assert (table.state.start, table.state.round, table.state.turn) == (following, 1, following)
    assert table.state.observe(0).stage == "drawing"


@pytest.mark.rule("S-6.2")
def test_the_new_start_player_draws_and_buys_first() -> None:
    table = new_table(3, first=1).until(lambda state: state.round == 1)
    table.until(lambda state: len(state.drawn[2]) == 3)
    assert [len(pile) for pile in table.state.drawn] == [0, 0, 3]
    table.until(lambda state: state.observe(0).stage == "buying")
    assert table.turn == 2


@pytest.mark.rule("S-6.2", "S-S5")
@pytest.mark.parametrize(("players", "last"), [(2, 6), (3, 6), (4, 6), (5, 5)])
def test_after_the_last_round_comes_the_final_scoring(players: int, last: int) -> None:
    before, table = after(players, last - 1), after(players, last)
    assert (before.state.is_over, table.state.is_over) == (False, True)
    assert table.state.to_act() == ()
    assert table.state.gold == [0] * players, "no income any more"
    assert letters(table) == "BCD"


@pytest.mark.rule("S-6.2", "S-1.1")
def test_the_next_round_begins_with_income() -> None:
    """24 is joined by road and has whisky."""
    assert after(3, 1).state.gold == [6, 5, 5]
    table = buying(position(3, 1, goals=GOALS)).do("pass", "pass")
    assert seen(table.happen("pass"), SPECTATOR, "round") == [{"kind": "round", "round": 2}]
