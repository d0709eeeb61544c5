"""The course of the game, the dice of a round, and corruption."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, SPECTATOR
from tests.given import seen

from .table import GAME, Table, closing, gains, new_table, round_table

COUNTS = [2, 3, 4]
STAGES = ("round", "corruption", "turn", "leader", "order", "fair", "no_fair", "final")
"""The events that tell where a game is."""


def corrupting(players: int, *stacks: tuple[int, Sequence[int]]) -> Table:
    """A corruption token is about to be shown, and the markers lie like this."""
    table = new_table(players).until(lambda state: state.observe(0).stage == "corruption")
    return table.track(*stacks)


@pytest.mark.rule("T-1.1")
@pytest.mark.parametrize("players", COUNTS)
def test_dice_are_sampled_as_their_outcomes_say(players: int) -> None:
    table = new_table(players).until(lambda state: state.observe(0).stage == "roll_dice")
    for seed in range(20):
        word = Dice(seed).below(sum(table.chance().values()))
        wanted = [move for move, weight in table.chance().items() for _ in range(weight)][word]
        assert GAME.notation(table.state.sample_chance(Dice(seed))) == wanted
        table.do(wanted)
        if table.state.observe(0).stage != "roll_dice":
            break


# --- rounds and phases ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-R1", "T-2.1")
@pytest.mark.parametrize("players", COUNTS)
def test_four_rounds_of_three_turns_for_everybody(players: int) -> None:
    table = Table(GAME.new(players, {"wheel": "1"}))
    log: list[tuple[str, int]] = []
    while not table.state.is_over:
        move = next(iter(table.chance())) if table.turn == CHANCE else (table.legal("end turn") or table.legal())[0]
        facts = [row for row in seen(table.happen(move)) if row["kind"] in STAGES]
        log += [(str(row["kind"]), int(str(row.get("seat", -1)))) for row in facts]
    kinds = [kind for kind, _seat in log]
    one_round = ["round"] + (["corruption"] + ["turn"] * players) * 3 + ["leader", "order"]
    per_round = len(one_round) + players
    for number in range(4):
        kinds_now = kinds[per_round * number : per_round * (number + 1)]
        assert kinds_now[: len(one_round)] == one_round
        assert set(kinds_now[len(one_round) :]) <= {"fair", "no_fair"}
    assert kinds[4 * per_round :] == ["final"] * players
    assert Counter(seat for kind, seat in log if kind == "turn") == dict.fromkeys(range(players), 12)


@pytest.mark.rule("T-R1")
def test_after_the_fair_of_round_4_there_is_no_clean_up() -> None:
    table = closing(3, 4).do("end turn")
    assert table.state.is_over
    assert len(table.state.dice) == 2
    assert table.state.round == 3
    assert not closing(3, 3).do("end turn").state.is_over


@pytest.mark.rule("T-R2", "T-4.4")
@pytest.mark.parametrize(("vp", "left"), [(0, 0), (1, 0), (4, 0), (5, 0), (6, 1)])
def test_vp_never_fall_below_0(vp: int, left: int) -> None:
    table = closing(2, 2).vp(10, vp).track((-5, [1]), (0, [0])).do("end turn")
    assert table.points() == [10, left]


@pytest.mark.rule("T-R2")
def test_what_a_loss_would_take_beyond_0_is_forgotten() -> None:
    """At 3 VP the track takes 3 of 10; then the fair for one house gives 2 + 2, all of it."""
    table = closing(2, 2).at(1, merchant="frankfurt").vp(10, 3).fairs(tiles=["king", "house", "crest", "pillar"])
    assert table.track((-10, [1]), (0, [0])).do("end turn").points()[1] == 4


@pytest.mark.rule("T-R2", "T-5.6")
@pytest.mark.parametrize(("vp", "left"), [(10, 0), (15, 0), (16, 1)])
def test_a_fair_cannot_take_more_than_there_is_either(vp: int, left: int) -> None:
    """The track takes 10; then the king's fair gives 2 + 3 and takes 10 again."""
    table = closing(2, 2).at(1, merchant="frankfurt").vp(10, vp).fairs(tiles=["house", "king", "crest", "pillar"])
    assert table.track((-10, [1]), (0, [0])).do("end turn").points()[1] == left


@pytest.mark.rule("T-R2")
def test_vp_have_no_upper_end_and_are_open() -> None:
    table = closing(2, 2).vp(199, 350).track((15, [0]), (1, [1])).do("end turn")
    assert table.points() == [214, 351]
    for viewer in (SPECTATOR, 0, 1):
        assert [board.points for board in table.state.observe(viewer).boards] == [214, 351]


@pytest.mark.rule("T-R3")
@pytest.mark.parametrize("players", COUNTS)
def test_all_see_the_same(players: int) -> None:
    table = new_table(players)
    for _ in range(150):
        views = [msgspec.structs.replace(table.state.observe(viewer), viewer=0) for viewer in (SPECTATOR, *range(players))]
        assert all(view == views[0] for view in views)
        table.do(next(iter(table.chance())) if table.turn == CHANCE else table.legal()[-1])


@pytest.mark.rule("T-R3")
def test_the_piles_have_no_order_that_anybody_could_see() -> None:
    """They are sorted, and every tile in them is as likely as the others."""
    table = new_table(3)
    while table.state.round < 1:
        seen_now = table.state.observe(0)
        for pile in (seen_now.bonus_pile, seen_now.contract_pile, seen_now.character_pile, seen_now.bonus_discard):
            assert list(pile) == sorted(pile)
        if table.turn == CHANCE:
            outcomes = table.chance()
            if next(iter(outcomes)).startswith("draw"):
                assert set(outcomes.values()) == {1}
            table.do(list(outcomes)[-1])
        else:
            table.do(table.legal()[-1])


# --- preparation ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-1.1", "T-S14")
@pytest.mark.parametrize(("players", "rolled", "left"), [(2, 8, 2), (3, 11, 4), (4, 14, 6)])
def test_so_many_dice_are_drawn_and_rolled(players: int, rolled: int, left: int) -> None:
    table = new_table(players)
    for _ in range(rolled):
        assert table.turn == CHANCE
        table.do(list(table.chance())[-1])
    assert (len(table.state.dice), sum(table.state.bag)) == (rolled, left)
    assert "corrupt 0" in table.chance()


@pytest.mark.rule("T-1.1")
def test_a_die_is_drawn_blindly_and_every_face_is_as_likely() -> None:
    """Two iron dice of ten are in the bag, then one of nine."""
    table = new_table(2)
    assert table.chance() == {
        f"roll {name} {face}": 2 for name in ("gold", "food", "wool", "stone", "iron") for face in range(1, 7)
    }
    weights = table.do("roll iron 5").chance()
    assert {weight for move, weight in weights.items() if "iron" in move} == {1}
    assert {weight for move, weight in weights.items() if "iron" not in move} == {2}
    assert sum(weights.values()) == 9 * 6


@pytest.mark.rule("T-1.1")
@pytest.mark.parametrize(("players", "rolled"), [(2, 8), (3, 11), (4, 14)])
def test_every_round_has_its_dice(players: int, rolled: int) -> None:
    for number in range(1, 4):
        table = closing(players, number).do("end turn").until(lambda state: state.observe(0).stage == "corruption")
        assert (table.state.round, len(table.state.dice)) == (number, rolled)
        assert sum(table.state.bag) == 5 * players - rolled


@pytest.mark.rule("T-1.2")
@pytest.mark.parametrize("value", range(1, 7))
def test_each_die_goes_to_the_sector_of_its_value(value: int) -> None:
    """The joker lies at the 1, so king, merchant, architect, character and contract at 2 to 6."""
    table = round_table(3)
    for action in ("joker", "king", "merchant", "architect", "character", "contract"):
        table.wheel_tile(action)
    table.dice(f"wool {value}", "iron 1").goods(0).do(f"die wool {value}")
    expected = {
        1: "perform king",
        2: "advance",
        3: "merchant to paris",
        4: "architect to paris",
        5: "discard offer",
        6: "exchange wool gold",
    }
    assert expected[value] in table.legal()
    assert [move for move in expected.values() if move in table.legal()] == [expected[value]]


# --- corruption ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-2.1", "T-2.2")
@pytest.mark.parametrize("players", COUNTS)
def test_a_token_is_shown_before_each_of_the_three_turns(players: int) -> None:
    table = new_table(players)
    for turn in range(3):
        table.until(lambda state: state.observe(0).stage == "corruption")
        assert (table.state.turn_number, len(table.state.observe(0).corruption)) == (turn, turn)
        table.do("corrupt 1" if turn < 2 else "corrupt 0")
        assert table.turn == table.state.order[0]
    assert table.state.observe(0).corruption == (1, 1, 0)


@pytest.mark.rule("T-2.2")
@pytest.mark.parametrize(("steps", "where"), [(0, 0), (1, -1), (2, -2)])
def test_all_markers_go_left_by_the_value(steps: int, where: int) -> None:
    table = corrupting(3, (0, [1, 0, 2])).do(f"corrupt {steps}")
    assert table.stacks() == {where: [1, 0, 2]}


@pytest.mark.rule("T-2.2", "T-C4")
def test_steps_count_spaces_not_points() -> None:
    """From 15, 12 and 10 two spaces down are 10, 8 and 7, and from -1 it is -5."""
    table = corrupting(4, (-1, [3]), (10, [2]), (12, [1]), (15, [0])).do("corrupt 2")
    assert table.stacks() == {-5: [3], 7: [2], 8: [1], 10: [0]}


@pytest.mark.rule("T-2.2")
def test_a_0_changes_nothing() -> None:
    table = corrupting(4, (-10, [2]), (0, [3, 1]), (6, [0]))
    before = table.stacks()
    assert table.do("corrupt 0").stacks() == before


@pytest.mark.rule("T-2.3")
def test_markers_on_one_space_keep_their_order() -> None:
    table = corrupting(4, (3, [2, 0, 3, 1])).do("corrupt 2")
    assert table.stacks() == {1: [2, 0, 3, 1]}


@pytest.mark.rule("T-2.3")
def test_markers_that_stay_apart_do_not_mix() -> None:
    """The upper stack comes to the space that the lower one has left."""
    table = corrupting(4, (0, [2, 0]), (2, [1, 3])).do("corrupt 2")
    assert table.stacks() == {-2: [2, 0], 0: [1, 3]}


@pytest.mark.rule("T-2.3", "T-2.4")
def test_who_arrives_at_the_occupied_left_end_lies_on_top() -> None:
    table = corrupting(4, (-10, [3]), (-5, [1, 0]), (-2, [2])).do("corrupt 2")
    assert table.stacks() == {-10: [3, 1, 0, 2]}


@pytest.mark.rule("T-2.3", "T-2.4")
def test_at_the_left_end_the_lowest_arrive_first() -> None:
    table = corrupting(3, (-5, [2]), (-2, [0]), (-1, [1])).do("corrupt 1")
    assert table.stacks() == {-10: [2], -5: [0], -2: [1]}
    table = corrupting(3, (-5, [2]), (-2, [0]), (-1, [1])).do("corrupt 2")
    assert table.stacks() == {-10: [2, 0], -5: [1]}


@pytest.mark.rule("T-2.4")
@pytest.mark.parametrize("steps", [1, 2])
def test_on_the_last_space_further_steps_are_lost(steps: int) -> None:
    table = corrupting(3, (-10, [1, 2]), (4, [0])).do(f"corrupt {steps}")
    assert table.stacks() == {-10: [1, 2], 4 - steps: [0]}


@pytest.mark.rule("T-2.2")
def test_corruption_takes_no_vp() -> None:
    table = corrupting(3, (-5, [2]), (-2, [0]), (-1, [1])).do("corrupt 2")
    assert table.points() == [10, 10, 10]
    assert gains(table, "king") == [0, 0, 0]
