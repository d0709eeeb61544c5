"""Nobody learns from the wire what he may not know: vary that, and not one byte changes."""

from __future__ import annotations

import msgspec
import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, SPECTATOR
from parlour.games.king.components import HIGHEST_BID
from parlour.tables.table import Table
from parlour.tables.views import table_view
from tests.conformance.plays import choose, seen_after, viewers
from tests.tables.club import KING, NAMES, NOBODY_HERE, state_of
from tests.tables.twins import Twins, add, apply, everything, started, user_of

EYES = [pytest.param(players, viewer, id=f"{players}-{viewer}") for players in (2, 3) for viewer in viewers(players)]


@pytest.mark.parametrize(("players", "viewer"), EYES)
def test_tables_that_look_alike_send_the_same_bytes(players: int, viewer: int) -> None:
    """Whole plays in step: other cards drawn, kept, buried and paid; table, log, replay and previews are the same bytes."""
    compared, phases = 0, set()
    for seed in range(2):
        twins = Twins(players, viewer, seed)
        while twins.step():
            at = twins.rng.below(twins.truth.move + 1) if twins.rng.below(15) == 0 else None
            since = 0 if at is not None else twins.truth.n - 2
            assert everything(twins.truth, viewer, since, at) == everything(twins.other, viewer, since, at)
            if twins.differ:
                compared += 1
                phases.add(state_of(twins.truth).observe(viewer).phase)
    assert compared > 100
    assert phases == {1, 2}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_resampled_position_sends_the_same_bytes(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put what the viewer can imagine in the place of the truth, then let the same happen at both."""
    monkeypatch.setitem(NAMES, "f" * 24, "Fay")
    monkeypatch.setattr("tests.tables.twins.OWNERS", list(NAMES))
    rng, differed, followed = Dice(f"resampled {players}"), 0, 0
    table = started(players, "the truth")
    while not state_of(table).is_over:
        if rng.below(8 * players) == 0:
            for viewer in viewers(players):
                twin = _copy(table)
                assert twin.play is not None
                twin.play.state = state_of(table).resample(viewer, rng)
                assert everything(table, viewer) == everything(twin, viewer)
                differed += state_of(twin).key() != state_of(table).key()
                followed += _follows_alike(_copy(table), twin, viewer, rng)
        apply(table, *choose(state_of(table), rng))
    assert differed > 20
    assert followed > 20


def _copy(table: Table) -> Table:
    """The same table, folded again."""
    copy = Table(table.charter)
    for line in table.lines:
        copy.fold(line.entry)
    return copy


def _follows_alike(table: Table, twin: Table, viewer: int, rng: Dice) -> bool:
    """A move that can be made at both, and looks the same to the viewer, is sent in the same bytes."""
    seat, action = choose(state_of(table), rng)
    legal = [each for each, _ in state_of(twin).chance_outcomes()] if seat == CHANCE else state_of(twin).legal_actions(seat)
    if action not in legal or state_of(table).is_over:
        return False
    if seen_after(KING, state_of(table), seat, action, viewer) != seen_after(KING, state_of(twin), seat, action, viewer):
        return False
    for each in (table, twin):
        apply(each, seat, action)
    if state_of(table).is_over:
        return False
    assert everything(table, viewer, since=table.n - 1) == everything(twin, viewer, since=table.n - 1)
    return True


def test_secrets_of_the_table_are_in_no_bytes_before_the_end() -> None:
    """The seed, the ids of people and of their requests; after the end the seed is told to all."""
    rng = Dice("secrets")
    table = started(3, "the truth", told="the truth")
    add(table, "chat", seat=0, user=user_of(0), name="Ann", request="secret-request", text="hello")
    secrets = [table.charter.seed, *(owner for owner in NAMES if owner != user_of(SPECTATOR)), "secret-request"]
    while not state_of(table).is_over:
        if rng.below(20) == 0:
            for viewer in viewers(3):
                sent = b"".join(everything(table, viewer, at=table.move)).decode()
                assert not [secret for secret in secrets if secret in sent]
        apply(table, *choose(state_of(table), rng))
    add(table, "over")
    for viewer in viewers(3):
        view = table_view(table, user_of(viewer), viewer, NOBODY_HERE)
        assert view.seed == table.charter.seed
        assert not [owner for owner in NAMES if owner in msgspec.json.encode(view).decode()]


def test_what_somebody_may_do_is_told_to_nobody_else() -> None:
    rng = Dice("others")
    table = started(3, "the truth")
    asked = 0
    while not state_of(table).is_over:
        for viewer in viewers(3):
            view = table_view(table, user_of(viewer), viewer, NOBODY_HERE)
            if viewer not in table.to_act():
                assert view.legal == []
            elif view.legal:
                asked += 1
            if viewer == SPECTATOR:
                assert view.undoable == 0
            else:
                assert table.play is not None
                assert view.undoable == table.play.undoable(viewer)
        apply(table, *choose(state_of(table), rng))
    assert asked > 50


def test_a_bidder_is_asked_the_same_whatever_the_hand() -> None:
    """Who cannot pay is asked like everybody: pass, or any higher bid; else all would learn of the hand from the silence."""
    rng = Dice("auction")
    table = started(3, "the truth")
    poor = 0
    while not state_of(table).is_over:
        state = state_of(table)
        seen = state.observe(SPECTATOR)
        if seen.stage == "bidding":
            (seat,) = state.to_act()
            expected = ["pass", *(f"bid {amount}" for amount in range(seen.bid + 1, HIGHEST_BID + 1))]
            twin = _copy(table)
            assert twin.play is not None
            for _ in range(3):
                view = table_view(twin, user_of(seat), seat, NOBODY_HERE)
                assert [action.notation for action in view.legal] == expected
                poor += not any(card in state.observe(seat).hand for card in range(_gold(), _kings()))
                twin.play.state = state.resample(SPECTATOR, rng)  # other hands
        apply(table, *choose(state, rng))
    assert poor, "somebody without any gold was asked"


def _gold() -> int:
    return KING.parse("draw gold-1") - KING.parse("draw diplomacy-A")


def _kings() -> int:
    return next(
        card for card in range(_gold(), KING.num_actions) if "king" in KING.notation(KING.parse("draw diplomacy-A") + card)
    )


def test_chat_and_log_carry_no_move_in_words() -> None:
    """What was drawn, kept or paid is told by events, as each viewer may see them; the log's text is for talk."""
    rng = Dice("log")
    table = started(2, "the truth")
    while not state_of(table).is_over:
        apply(table, *choose(state_of(table), rng))
    words = {line.entry.text for line in table.lines if line.entry.kind in ("moved", "rolled")}
    assert len(words) > 30
    for viewer in viewers(2):
        _table, log = everything(table, viewer)
        for entry in msgspec.json.decode(log):
            assert entry["text"] == ""
            assert not set(entry) & {"user", "request", "count", "action"}
