"""Choices that are none: the table makes them, says so in its log, and takes them back with the move before."""

from __future__ import annotations

import pytest
from msgspec import structs

from parlour.engine.chance import Dice
from parlour.engine.forced import only_choice
from parlour.engine.record import parse_move
from parlour.games import find
from parlour.tables.draft import Draft
from parlour.tables.store import Store
from parlour.tables.table import Table
from parlour.tables.views import entry_views
from tests.conformance.plays import choose, viewers
from tests.tables.club import ANN, BEN, CAT, Club, move_in, new_table, state_of, wish

pytestmark = pytest.mark.anyio


def forcing(seed: object, *owners: str) -> Draft:
    """A table at which forced moves are made, for three without a word about who sits there."""
    draft = new_table(*(owners or (ANN, BEN, CAT)), seed=seed)
    entries, charter = draft.entries, structs.replace(draft.table.charter, forces=True)
    draft.table = Table(charter)
    for entry in entries:
        draft.table.fold(entry)
    draft.start()
    return draft


def forced_after_a_move() -> tuple[Draft, int]:
    """A table at which somebody has just moved, which has left the next one no choice; and who moved."""
    for seed in range(20):
        draft, rng = forcing(seed), Dice(f"forced {seed}")
        while not state_of(draft.table).is_over:
            seat, action = choose(state_of(draft.table), rng)
            move_in(draft, seat, action)
            play = draft.table.play
            assert play is not None
            if draft.table.lines[-1].entry.forced and play.undoable(seat):
                return draft, seat
    raise AssertionError("nothing was ever forced")


async def test_a_forced_move_is_marked_for_all_and_taken_back_with_the_one_before(club: Club, store: Store) -> None:
    draft, seat = forced_after_a_move()
    table = draft.table
    moves = table.move
    await store.create(table, draft.entries)
    for viewer in viewers(3):
        made, forced = entry_views(table, table.n - 2, viewer)
        assert (made.forced, forced.forced) == (False, True)
        assert forced.seat != seat
        assert forced.events
    loaded = await store.load(table.id)
    assert state_of(loaded).digest() == state_of(table).digest()
    await club.tables.undo(table.id, table.seats[seat].user, seat, False, "back")
    after = await club.table(table.id)
    assert after.move == moves - 2
    assert after.to_act() == (seat,)
    again = await store.load(table.id)
    assert state_of(again).digest() == state_of(after).digest()


async def test_whoever_was_spared_the_choice_has_nothing_to_take_back(club: Club, store: Store) -> None:
    draft, _seat = forced_after_a_move()
    await store.create(draft.table, draft.entries)
    (spared,) = draft.table.to_act()
    assert draft.table.lines[-1].entry.seat == spared
    assert (await club.view(draft.table.id, draft.table.seats[spared].user)).undoable == 0


async def test_a_game_with_forced_moves_is_a_game_like_any_other(club: Club, store: Store) -> None:
    """Its record replays, and says nothing of who made which move."""
    game = find("king")
    draft, rng = forcing("whole"), Dice("whole")
    while not state_of(draft.table).is_over:
        assert only_choice(state_of(draft.table)) is None, "made already"
        move_in(draft, *choose(state_of(draft.table), rng))
    assert sum(line.entry.forced for line in draft.table.lines)
    replayed = draft.table.new_play()
    for text in draft.table.record().moves:
        replayed.apply(*parse_move(game, text))
    assert replayed.state.digest() == state_of(draft.table).digest()


@pytest.mark.parametrize("bots", range(1, 5))
async def test_after_a_bot_nobody_is_asked_for_the_last_card_and_after_a_person_the_undo_stays(bots: int) -> None:
    asked_after, regretted = set[bool](), 0
    for seed in range(4):
        draft, rng = forcing(seed, ANN, *["greedy"] * bots), Dice(f"last card {seed}")
        table = draft.table
        while not state_of(table).is_over:
            play = table.play
            assert play is not None
            (seat,) = table.to_act()
            if len(play.state.legal_actions(seat)) == 1 and play.state.forced(seat) is not None:
                asked_after.add(bool(table.seats[play.may_regret()].bot))
                regretted += play.undoable(0) > 0
            move_in(draft, *choose(state_of(table), rng))
    assert asked_after == {False}
    assert regretted


async def test_new_tables_force_and_those_from_before_do_not(club: Club) -> None:
    table = await club.tables.create(ANN, "Ann", wish("me", "bot random"))
    assert table.charter.forces
    assert not new_table(ANN, BEN).table.charter.forces
