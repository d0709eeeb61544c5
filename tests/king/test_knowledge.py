"""Who knows what: positions that differ in hidden cards look the same to whoever cannot know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import SPECTATOR
from parlour.games.king.components import Cards

from .table import Table, auction, card, cards, king_table

EVERYBODY = [0, 1, 2, SPECTATOR]


def swap(table: Table, here: list[str], mine: str, there: list[str], theirs: str) -> Table:
    """The same table, but with `theirs` in the places here and `mine` in the places there, such as `hands 1` or `deck`."""
    state = table.state.clone()
    for places, old, new in ((here, mine, theirs), (there, theirs, mine)):
        for place in places:
            field, _, seat = place.partition(" ")
            piles = getattr(state, field)
            if field == "drawn":
                assert piles == card(old)
                state.drawn = card(new)
            elif seat:
                piles[int(seat)] = exchange(piles[int(seat)], old, new)
            else:
                setattr(state, field, exchange(piles, old, new))
    assert state.census() == table.state.census()
    return Table(state)


def exchange(pile: Cards, old: str, new: str) -> Cards:
    """The pile with one card changed."""
    rest = list(pile)
    rest.remove(card(old))
    return tuple(sorted((*rest, card(new))))


def who_can_tell(table: Table, other: Table) -> list[int]:
    """The viewers who see a difference between two positions."""
    return [viewer for viewer in EVERYBODY if table.view(viewer) != other.view(viewer)]


def drawn() -> Table:
    """Seat 0 has just drawn a gold card."""
    return king_table().do("draw gold-2")


def advised() -> Table:
    """Seat 0 has kept a gold card and buried another; seats 1 and 2 took from the middle; seat 1 has kept and buried too."""
    table = king_table().do(
        "draw gold-1", "keep", "draw gold-2", "bury", "draw military-A", "offer", "draw military-B", "offer"
    )
    return table.do("take military-A", "take military-B", "draw diplomacy-A", "keep", "draw diplomacy-B", "bury")


def paid_unseen() -> Table:
    """Seat 0 has paid a gold card with two cards face down and kept a third."""
    table = auction(lot="gold-3", hands={0: ["diplomacy-A", "gold-1", "military-A"], 1: ["gold-2"]}, favour=["military-I"])
    return table.do("bid 2", "pass", "pass", "pay diplomacy-A", "pay gold-1")


def lost() -> Table:
    """Seat 0 could not pay and seat 1 has pulled a card from the hand."""
    table = auction(hands={0: ["diplomacy-A", "gold-1"], 1: ["gold-2"]}, favour=["military-I"])
    return table.do("bid 7", "pass", "pass", "lose diplomacy-A")


@pytest.mark.rule("K-1.1", "K-1.7")
def test_only_the_adviser_sees_the_drawn_card() -> None:
    table = drawn()
    assert who_can_tell(table, swap(table, ["drawn"], "gold-2", ["deck"], "king-raise")) == [0]
    assert table.state.observe(0).drawn == card("gold-2")


@pytest.mark.rule("K-1.1", "K-1.7")
def test_the_question_to_the_others_does_not_show_the_drawn_card() -> None:
    table = drawn()
    other = swap(table, ["drawn"], "gold-2", ["deck"], "king-raise")
    assert [table.state.prompt(seat) == other.state.prompt(seat) for seat in range(3)] == [False, True, True]


@pytest.mark.rule("K-1.7")
def test_only_the_adviser_knows_a_kept_card() -> None:
    table = advised()
    assert who_can_tell(table, swap(table, ["hands 0"], "gold-1", ["deck"], "provisions-A")) == [0]


@pytest.mark.rule("K-1.7")
def test_kept_cards_of_two_advisers_are_hidden_from_the_third() -> None:
    table = advised()
    assert who_can_tell(table, swap(table, ["hands 0"], "gold-1", ["hands 1"], "diplomacy-A")) == [0, 1]


@pytest.mark.rule("K-1.7")
def test_only_the_adviser_knows_a_buried_card() -> None:
    table = advised()
    other = swap(table, ["buried 0", "favour"], "gold-2", ["deck"], "king-lower")
    assert who_can_tell(table, other) == [0]


@pytest.mark.rule("K-1.7", "K-2.1")
def test_who_buried_which_card_is_hidden_from_the_third() -> None:
    table = advised()
    assert who_can_tell(table, swap(table, ["buried 0"], "gold-2", ["buried 1"], "diplomacy-B")) == [0, 1]


@pytest.mark.rule("K-1.7")
def test_a_kept_card_may_as_well_be_the_buried_one_to_the_others() -> None:
    table = advised()
    assert who_can_tell(table, swap(table, ["hands 0"], "gold-1", ["buried 0", "favour"], "gold-2")) == [0]


@pytest.mark.rule("K-1.7", "K-1.2")
def test_all_see_the_middle() -> None:
    table = king_table().do("draw gold-1", "offer")
    assert who_can_tell(table, swap(table, ["middle"], "gold-1", ["deck"], "gold-2")) == EVERYBODY


@pytest.mark.rule("K-1.7")
def test_all_remember_what_somebody_took_from_the_middle() -> None:
    table = advised()
    assert who_can_tell(table, swap(table, ["hands 1", "shown 1"], "military-A", ["deck"], "provisions-A")) == EVERYBODY
    assert table.state.observe(2).shown == [(), cards("military-A"), cards("military-B")]


@pytest.mark.rule("K-1.7", "K-2.1")
def test_advisers_remember_in_phase_2_what_they_buried() -> None:
    table = advised().until(lambda state: state.phase == 2)
    assert card("gold-2") in table.state.observe(0).buried
    assert card("diplomacy-B") in table.state.observe(1).buried
    assert who_can_tell(table, swap(table, ["buried 0"], "gold-2", ["buried 1"], "diplomacy-B")) == [0, 1]
    assert who_can_tell(table, swap(table, ["buried 0", "favour"], "gold-2", ["deck"], "king-lower")) == [0]


@pytest.mark.rule("K-2.1")
def test_the_favour_pile_is_hidden_from_those_who_did_not_bury_it() -> None:
    table = auction(favour=["military-I"])
    assert who_can_tell(table, swap(table, ["buried 2", "favour"], "military-I", ["deck"], "king-raise")) == [2]


@pytest.mark.rule("K-2.1", "K-2.18")
def test_hands_are_secret() -> None:
    table = auction(hands={0: ["gold-3"], 1: ["military-A", "gold-1"]}).do("bid 2")
    assert who_can_tell(table, swap(table, ["hands 0"], "gold-3", ["hands 1"], "military-A")) == [0, 1]
    assert who_can_tell(table, swap(table, ["hands 1"], "gold-1", ["deck"], "gold-3")) == [1]
    assert [table.state.observe(viewer).hand for viewer in (2, SPECTATOR)] == [(), ()]


@pytest.mark.rule("K-2.9", "K-2.18")
def test_all_see_gold_that_was_paid() -> None:
    table = auction(hands={0: ["gold-1", "gold-2"]}).do("bid 2", "pass", "pass", "pay gold-1")
    assert table.state.observe(SPECTATOR).discarded == cards("gold-1")
    assert who_can_tell(table, swap(table, ["discarded"], "gold-1", ["deck"], "gold-3")) == EVERYBODY


@pytest.mark.rule("K-2.11")
def test_only_the_payer_knows_the_cards_paid_face_down() -> None:
    table = paid_unseen()
    assert table.state.observe(0).face_down == cards("diplomacy-A", "gold-1")
    assert who_can_tell(table, swap(table, ["face_down 0"], "gold-1", ["deck"], "provisions-A")) == [0]
    assert who_can_tell(table, swap(table, ["face_down 0"], "gold-1", ["hands 0"], "military-A")) == [0]
    assert who_can_tell(table, swap(table, ["face_down 0"], "gold-1", ["hands 1"], "gold-2")) == [0, 1]


@pytest.mark.rule("K-2.14")
def test_only_the_owner_knows_the_card_lost_after_a_default() -> None:
    table = lost()
    assert table.state.observe(0).face_down == cards("diplomacy-A")
    assert who_can_tell(table, swap(table, ["face_down 0"], "diplomacy-A", ["deck"], "gold-3")) == [0]
    assert who_can_tell(table, swap(table, ["face_down 0"], "diplomacy-A", ["hands 0"], "gold-1")) == [0]


@pytest.mark.rule("K-2.11", "K-E1")
def test_the_end_opens_the_hands_but_not_the_face_down_discards() -> None:
    table = paid_unseen().until(lambda state: state.is_over)
    assert who_can_tell(table, swap(table, ["hands 0"], "military-A", ["deck"], "provisions-A")) == EVERYBODY
    assert who_can_tell(table, swap(table, ["face_down 0"], "gold-1", ["deck"], "provisions-A")) == [0]


@pytest.mark.rule("K-2.18")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_number_of_cards_everywhere_is_public(viewer: int) -> None:
    seen = paid_unseen().state.observe(viewer)
    assert seen.hand_sizes == [2, 1, 0]
    assert seen.face_down_counts == [2, 0, 0]
    assert seen.favour_size == 1
    assert seen.buried_counts == [0, 0, 2]
    assert advised().state.observe(viewer).kept == [1, 1, 0]
    assert advised().state.observe(viewer).left == 66


@pytest.mark.rule("K-2.18")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_bids_and_passes_are_public(viewer: int) -> None:
    seen = auction().do("bid 3", "pass").state.observe(viewer)
    assert (seen.lot, seen.first, seen.bid, seen.leader) == (card("military-C"), 0, 3, 0)
    assert seen.standing == ["in", "passed", "in"]
    assert seen.to_act == (2,)


@pytest.mark.rule("K-1.7", "K-2.14")
@pytest.mark.parametrize("build", [drawn, advised, paid_unseen, lost])
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_guess_of_the_hidden_cards_looks_the_same_to_the_viewer(build: Callable[[], Table], viewer: int) -> None:
    table = build()
    guesses = [Table(table.state.resample(viewer, Dice(seed))) for seed in range(10)]
    assert {guess.view(viewer) for guess in guesses} == {table.view(viewer)}


@pytest.mark.rule("K-1.7")
def test_guesses_differ_in_what_the_viewer_cannot_know() -> None:
    state = lost().state
    guesses = [state.resample(1, Dice(seed)) for seed in range(50)]
    assert len({guess.hands[0] for guess in guesses}) > 10
    assert len({guess.face_down[0] for guess in guesses}) > 10
