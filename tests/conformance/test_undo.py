"""Undo: a seat takes back what nobody has learnt from, and nothing else."""

from __future__ import annotations

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, Game, State
from parlour.engine.errors import NothingToUndo
from parlour.engine.play import Play
from tests.conformance.plays import choose, every_table, seen_after, viewers


@every_table
def test_undo_restores_the_position_and_stops_at_every_barrier(game: Game, players: int) -> None:
    rng = Dice("undo")
    play = Play(game, players)
    open_actions: list[tuple[int, object]] = []
    taken_back = 0
    while not play.state.is_over:
        before, disclosures = play.state.key(), play.state.disclosures
        seat, action = choose(play.state, rng)
        play.apply(seat, action)
        if seat == CHANCE or play.state.disclosures != disclosures:
            open_actions = []
        else:
            open_actions = [*(row for row in open_actions if row[0] == seat), (seat, before)]
        for other in range(CHANCE, players):
            mine = len(open_actions) if open_actions and open_actions[0][0] == other else 0
            assert play.undoable(other) == mine
            if not mine:
                with pytest.raises(NothingToUndo):
                    play.undo(other)
        if open_actions and rng.below(3) == 0:
            length = len(play.log)
            play.undo(seat)
            assert play.state.key() == open_actions[-1][1]
            assert len(play.log) == length - 1
            open_actions.pop()
            taken_back += 1
    assert taken_back


@every_table
def test_what_can_be_undone_has_shown_nobody_anything(game: Game, players: int) -> None:
    """For every other viewer and every position he might be in, the action could have looked just like that."""
    rng = Dice("barriers")
    checked = 0
    for _ in range(2):
        play = Play(game, players)
        while not play.state.is_over:
            before = play.state.clone()
            seat, action = choose(before, rng)
            play.apply(seat, action)
            if play.undoable(seat) and rng.below(4) == 0:
                checked += 1
                for viewer in viewers(players):
                    if viewer != seat:
                        sight = seen_after(game, before, seat, action, viewer)
                        for _ in range(4):
                            twin = before.resample(viewer, rng)
                            assert _could_look_like(game, twin, seat, action, viewer, sight, rng)
    assert checked


def _could_look_like(
    game: Game, twin: State, seat: int, action: int, viewer: int, sight: tuple[bytes, list[object]], rng: Dice
) -> bool:
    """Whether the seat could have come to the same sight from here: by one action, or by going on deciding unseen."""
    legal = twin.legal_actions(seat)
    likely = [action] if action in legal else []
    if any(seen_after(game, twin, seat, other, viewer) == sight for other in [*likely, *legal]):
        return True
    for _ in range(60):
        unseen = twin.clone()
        while legal := unseen.legal_actions(seat):
            step = legal[rng.below(len(legal))]
            if seen_after(game, unseen, seat, step, viewer) == sight:
                return True
            unseen.apply(seat, step)
            if unseen.disclosures != twin.disclosures:
                break
    return False


@every_table
def test_restarting_the_turn_takes_back_all_that_may_be(game: Game, players: int) -> None:
    rng = Dice("restart")
    play = Play(game, players)
    for _ in range(400):
        if play.state.is_over:
            break
        seat, action = choose(play.state, rng)
        play.apply(seat, action)
    for seat in range(players):
        count, length = play.undoable(seat), len(play.log)
        assert play.restart_turn(seat) == count
        assert len(play.log) == length - count
        assert play.undoable(seat) == 0
