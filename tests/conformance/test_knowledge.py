"""Observations, events and resampling: nobody learns what he may not know."""

from __future__ import annotations

import msgspec

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, SPECTATOR, Game
from parlour.engine.events import Event, views
from tests.conformance.plays import choose, every_table, legal_for, many_positions, positions, seen_after, viewers


@every_table
def test_an_observation_survives_json(game: Game, players: int) -> None:
    for state in positions(game, players, seed=10, one_in=10):
        for viewer in viewers(players):
            seen = state.observe(viewer)
            data = game.encode_observation(seen)
            assert game.encode_observation(game.decode_observation(data)) == data
            tensor = game.tensor(seen)
            assert len(tensor) == game.tensor_size
            assert all(isinstance(number, float) for number in tensor)


@every_table
def test_every_event_has_the_shape_that_is_declared(game: Game, players: int) -> None:
    rng = Dice("events")
    for seed in range(3):
        state = game.new(players)
        while not state.is_over:
            events: list[Event] = []
            state.apply(*choose(state, rng), events)
            for viewer in viewers(players):
                for view in views(events, viewer):
                    told = msgspec.convert(view, type=game.types["Happening"], strict=True)
                    assert msgspec.to_builtins(told) == view, seed


@every_table
def test_a_resample_cannot_be_told_from_the_truth(game: Game, players: int) -> None:
    rng = Dice("resample")
    for state in positions(game, players, seed=11, one_in=12):
        for viewer in viewers(players):
            data = game.encode_observation(state.observe(viewer))
            guess = state.resample(viewer, rng)
            assert game.encode_observation(guess.observe(viewer)) == data
            assert guess.census() == state.census()
            assert guess.to_act() == state.to_act()
            assert guess.legal_actions(viewer) == state.legal_actions(viewer)
            assert guess.prompt(viewer) == state.prompt(viewer)


@every_table
def test_a_resample_is_a_position_to_play_on_from(game: Game, players: int) -> None:
    rng = Dice("play on")
    for state in positions(game, players, seed=12, one_in=25):
        guess = state.resample(rng.below(players), rng)
        census = guess.census()
        while not guess.is_over:
            seat = guess.to_act()[0]
            legal = legal_for(guess, seat)
            guess.apply(seat, legal[rng.below(len(legal))])
        assert guess.census() == census


@every_table
def test_resamples_differ(game: Game, players: int) -> None:
    """Wherever something is hidden a spectator can imagine many truths; in a game with secrets that is often so.

    Where nothing is hidden there is one truth, and every viewer's resample is it.
    """
    rng = Dice("differ")
    if not game.hidden_information:
        for state in positions(game, players, seed=13, one_in=8):
            assert {state.resample(viewer, rng).key() for viewer in viewers(players)} == {state.key()}
        return
    counts = [
        len({state.resample(SPECTATOR, rng).key() for _ in range(12)}) for state in positions(game, players, seed=13, one_in=2)
    ]
    assert sum(count > 1 for count in counts) > 0.15 * len(counts)


@every_table
def test_a_resample_depends_on_the_observation_alone(game: Game, players: int) -> None:
    for state in positions(game, players, seed=14, one_in=15):
        for viewer in viewers(players):
            other = state.resample(viewer, Dice("another truth"))
            data = game.encode_observation(state.observe(viewer))
            guesses = [
                state.resample(viewer, Dice("same")),
                other.resample(viewer, Dice("same")),
                game.sample(game.decode_observation(data), Dice("same")),
            ]
            assert len({guess.key() for guess in guesses}) == 1


@every_table
def test_events_tell_no_more_than_the_observation(game: Game, players: int) -> None:
    """Vary what a viewer cannot know: where the observation afterwards is the same, so is every event."""
    rng = Dice("interference")
    compared = 0
    for state in many_positions(game, players, seed=15, one_in=8):
        if state.is_over and compared > 50:
            break
        for viewer in viewers(players):
            twin = state.resample(viewer, rng)
            for seat in state.to_act():
                views: dict[bytes, list[object]] = {}
                for position in (state, twin):
                    legal = legal_for(position, seat)
                    for action in legal if len(legal) < 20 else [legal[0], *(legal[rng.below(len(legal))] for _ in range(8))]:
                        observed, events = seen_after(game, position, seat, action, viewer)
                        if observed in views:
                            compared += 1
                            assert events == views[observed]
                        views[observed] = events
    assert compared > 50


@every_table
def test_what_chance_drew_for_one_is_hidden_from_the_others(game: Game, players: int) -> None:
    """A draw is either for all eyes, or it leaves the same bytes with everybody but its owner, whatever it was."""
    for state in positions(game, players, seed=16, one_in=6):
        if state.to_act() == (CHANCE,):
            outcomes = legal_for(state, CHANCE)
            for viewer in viewers(players):
                sights = {repr(seen_after(game, state, CHANCE, action, viewer)) for action in outcomes}
                assert len(sights) in (1, len(outcomes))
