"""Random plays for the suite."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, SPECTATOR, Game, State
from parlour.engine.events import Event, views
from parlour.games import GAMES

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES.values()
    for players in range(game.min_players, game.max_players + 1)
]
_MANY_PLAYS = 20
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in GAMES.values()])


def choose(state: State, rng: Dice) -> tuple[int, int]:
    """A random seat of those to act, and a random action for it.

    Passing is chosen more often than chance would have it, so that hands stay full and auctions end in many ways.
    """
    seats = state.to_act()
    seat = seats[rng.below(len(seats))]
    if seat == CHANCE:
        return seat, state.sample_chance(rng)
    legal = state.legal_actions(seat)
    small = legal[: 1 + rng.below(len(legal))]
    return seat, small[rng.below(len(small))] if rng.below(2) else legal[rng.below(len(legal))]


def positions(game: Game, players: int, seed: int, one_in: int = 1) -> Iterator[State]:
    """The positions of a random play, about one in so many; the same object may not be kept."""
    rng = Dice(f"{game.name}:{players}:{seed}")
    state = game.new(players)
    yield state
    while not state.is_over:
        state.apply(*choose(state, rng))
        if state.is_over or rng.below(one_in) == 0:
            yield state


def many_positions(game: Game, players: int, seed: int, one_in: int = 1) -> Iterator[State]:
    """The positions of one play after the other: a small game has few in each. Whoever has seen enough of them stops."""
    for number in range(_MANY_PLAYS):
        yield from positions(game, players, seed + 1000 * number, one_in)


def viewers(players: int) -> list[int]:
    """Everybody who may look: the spectator and the seats."""
    return [SPECTATOR, *range(players)]


def legal_for(state: State, seat: int) -> list[int]:
    """What the seat may do, chance included."""
    if seat == CHANCE:
        return [action for action, _weight in state.chance_outcomes()]
    return list(state.legal_actions(seat))


def seen_after(game: Game, state: State, seat: int, action: int, viewer: int) -> tuple[bytes, list[object]]:
    """What the viewer observes after the action, and the events as the viewer sees them; the state stays as it is."""
    events: list[Event] = []
    after = state.clone()
    after.apply(seat, action, events)
    return game.encode_observation(after.observe(viewer)), list(views(events, viewer))
