"""Views of a table: whose eyes, what is on the seats, before, during and after the game."""

from __future__ import annotations

import msgspec
import pytest

from parlour.engine.contract import CHANCE, SPECTATOR
from parlour.tables.draft import Draft
from parlour.tables.errors import BadRequest, NotAllowed
from parlour.tables.table import Table
from parlour.tables.views import choose_viewer, entry_views, replay_view, table_view
from parlour.tables.wire.seen import EntryView, ReplayView, TableView
from tests.tables.club import ANN, BEN, CAT, NOBODY_HERE, after, new_table, over, play_on, stage, state_of


def playing(*owners: str, moves: int = 20) -> Table:
    draft = new_table(*owners)
    draft.start()
    return play_on(draft, after(moves)).table


def finished(*owners: str) -> Table:
    draft = new_table(*owners)
    draft.start()
    return play_on(draft, over).table


def test_before_the_start_there_is_nothing_to_see_but_seats() -> None:
    table = new_table(ANN, "random", "").table
    view = table_view(table, BEN, SPECTATOR, NOBODY_HERE)
    assert (view.status, view.observation, view.prompt, view.legal, view.seed, view.scores) == (
        "open",
        None,
        None,
        [],
        None,
        None,
    )
    assert [(seat.kind, seat.name, seat.bot, seat.mine) for seat in view.seats] == [
        ("person", "Ann", "", False),
        ("bot", "Random", "random", False),
        ("open", "", "", False),
    ]
    assert view.commitment == table.charter.commitment
    with pytest.raises(BadRequest, match="not begun"):
        replay_view(table, ANN, None, None)


def test_whose_eyes_one_may_use_while_the_game_runs() -> None:
    table = playing(ANN, BEN, "random")
    assert choose_viewer(table, ANN, None) == 0
    assert choose_viewer(table, BEN, 1) == 1
    for user in (ANN, CAT, ""):
        assert choose_viewer(table, user, SPECTATOR) == SPECTATOR
    assert choose_viewer(table, CAT, None) == SPECTATOR
    for user, wanted in [(ANN, 1), (ANN, 2), (CAT, 0), ("", 0), ("", 2), (ANN, -1), (ANN, -3), (ANN, 3), (ANN, 10**30)]:
        with pytest.raises(NotAllowed):
            choose_viewer(table, user, wanted)
        with pytest.raises(NotAllowed):
            replay_view(table, user, wanted, 0)


def test_whose_eyes_one_may_use_after_the_end() -> None:
    table = finished(ANN, BEN)
    for user in (ANN, CAT, ""):
        for seat in (SPECTATOR, 0, 1):
            assert choose_viewer(table, user, seat) == seat
        for nobody in (-1, -3, 2, 10**30):
            with pytest.raises(NotAllowed):
                choose_viewer(table, user, nobody)


def test_one_who_has_several_seats_looks_through_the_one_that_decides() -> None:
    table = playing(ANN, ANN, BEN)
    for seat in (0, 1):
        assert choose_viewer(table, ANN, seat) == seat
    chosen = choose_viewer(table, ANN, None)
    assert chosen == (table.to_act()[0] if table.to_act()[0] < 2 else 0)


def test_a_person_with_a_stand_in_is_still_a_person() -> None:
    draft = Draft(playing(ANN, BEN))
    draft.add("takeover", seat=1, user=BEN, name="Ben", text="greedy")
    draft.add("resigned", seat=0, user=ANN, name="Ann")
    seats = table_view(draft.table, BEN, 1, frozenset({BEN})).seats
    assert [(seat.kind, seat.bot, seat.mine, seat.connected, seat.resigned) for seat in seats] == [
        ("person", "greedy", False, False, True),
        ("person", "greedy", True, True, False),
    ]


def test_an_empty_seat_belongs_to_nobody() -> None:
    """Who has no session yet has the user "", as an open seat has."""
    table = new_table(ANN, "", "random").table
    view = table_view(table, "", SPECTATOR, frozenset({""}))
    assert not any(seat.mine or seat.connected for seat in view.seats)
    assert table.seats_of("") == []
    assert (view.my_seats, view.host) == ([], False)


def test_the_log_from_a_number_on() -> None:
    table = playing(ANN, BEN)
    entries = entry_views(table, 0, 0)
    assert [entry.n for entry in entries] == list(range(1, table.n + 1))
    for since in (-5, 0, 1, table.n - 1, table.n, table.n + 1, 10**30):
        assert entry_views(table, since, 0) == entries[max(0, since) :]
    assert entries[-1].move == table.move


def test_everything_is_told_after_the_end() -> None:
    table = finished(ANN, BEN)
    view = table_view(table, CAT, SPECTATOR, NOBODY_HERE)
    assert (view.status, view.seed) == ("over", table.charter.seed)
    assert (view.scores, view.ranking) == (state_of(table).scores(), state_of(table).ranking())
    assert (view.legal, view.to_act, view.undoable, view.progress) == ([], [], 0, 1.0)
    replay = replay_view(table, CAT, 1, None)
    assert (replay.at, replay.moves, replay.viewer) == (table.move, table.move, 1)
    assert replay.viewers == [SPECTATOR, 0, 1]
    assert len(replay.all) == 2
    assert len(replay.scores) == table.move
    assert replay.scores[-1] == state_of(table).scores()


def test_what_is_chosen_as_a_number_says_so_and_nothing_else_does() -> None:
    draft = new_table(ANN, ANN)
    draft.start()
    table = play_on(draft, stage("bidding")).table
    view = table_view(table, ANN, table.to_act()[0], NOBODY_HERE)
    assert [action.number for action in view.legal if action.move == {"kind": "pass"}] == [None]
    bids = [action for action in view.legal if action.move["kind"] == "bid"]
    assert len(bids) == len(view.legal) - 1
    assert [action.number for action in bids] == [action.move["amount"] for action in bids]
    assert "number" not in msgspec.to_builtins(view.legal[0])


def test_a_replay_while_the_game_runs_shows_the_own_eyes_only() -> None:
    table = playing(ANN, BEN)
    for at in (0, 7, table.move):
        replay = replay_view(table, ANN, None, at)
        assert (replay.viewers, replay.viewer, replay.all, replay.scores) == ([SPECTATOR, 0], 0, [], [])
    assert replay_view(table, CAT, None, 3).viewers == [SPECTATOR]
    assert replay_view(table, CAT, None, 0).to_act == [CHANCE], "the first adviser is drawn"
    assert replay_view(table, CAT, None, None).to_act == list(state_of(table).to_act())
    told = table.game.reckon(state_of(table).observe(0))
    assert replay_view(table, ANN, 0, None).observation == msgspec.to_builtins(told)
    for nowhere in (-1, table.move + 1, 10**30):
        with pytest.raises(BadRequest, match="choose a position"):
            replay_view(table, ANN, None, nowhere)


def test_views_survive_json() -> None:
    """What is sent is what the structs say, which is what the client's types are made from."""
    table = playing(ANN, BEN)
    for viewer, user in ((SPECTATOR, CAT), (0, ANN), (1, BEN)):
        view = msgspec.json.encode(table_view(table, user, viewer, NOBODY_HERE))
        assert msgspec.json.encode(msgspec.json.decode(view, type=TableView)) == view
        log = msgspec.json.encode(entry_views(table, 0, viewer))
        assert len(msgspec.json.decode(log, type=list[EntryView])) == table.n
        replay = msgspec.json.encode(replay_view(table, user, None, 5))
        assert msgspec.json.decode(replay, type=ReplayView).at == 5
