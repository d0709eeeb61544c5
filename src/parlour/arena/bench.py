"""How fast a game is: random play, clones, observations, resamples, and what people ask about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter, process_time

import msgspec

from parlour.engine.build import is_compiled
from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, Actions, Game, State
from parlour.engine.preview import preview, why_not
from parlour.engine.rollout import play_out

ASKED_MS = 30.0
"""Whoever asks what an action would do, or why not, is answered within so many milliseconds."""
_BARRED = 12
"""How many moves that are not legal are asked about in a position."""


class Speed(msgspec.Struct):
    """Figures of one game and player count."""

    game: str
    players: int
    compiled: bool
    decisions_per_s: float
    clone_us: float
    observation_us: float
    resample_us: float
    longest_preview_ms: float
    """Over every legal action of the sampled positions; the better of two tries, in time on the processor."""
    longest_reason_ms: float
    """The same over a dozen actions in each position that are not legal, another dozen each time."""


def measure(game: Game, players: int, seconds: float) -> Speed:
    """Measure for about so many seconds."""
    states = sample_states(game, players, 60)
    rng = Dice("resample")
    return Speed(
        game=game.name,
        players=players,
        compiled=is_compiled(),
        decisions_per_s=round(random_play(game, players, seconds / 2)),
        clone_us=round(_per_call(states, lambda state, _seat: state.clone(), seconds / 6), 3),
        observation_us=round(_per_call(states, lambda state, seat: state.observe(seat), seconds / 6), 2),
        resample_us=round(_per_call(states, lambda state, seat: state.resample(seat, rng), seconds / 6), 2),
        longest_preview_ms=round(longest_preview(game, states), 2),
        longest_reason_ms=round(longest_reason(game, states), 2),
    )


def random_play(game: Game, players: int, seconds: float) -> float:
    """Player decisions per second in uniformly random play, legal actions generated at each."""
    rng = Dice("bench")
    decisions = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds:
        decisions += play_out(game.new(players), rng)
    return decisions / elapsed


def sample_states(game: Game, players: int, count: int) -> list[State]:
    """Positions from all over random games."""
    rng = Dice("states")
    states: list[State] = []
    while len(states) < count:
        state = game.new(players)
        while not state.is_over:
            seat = state.to_act()[0]
            legal = () if seat == CHANCE else state.legal_actions(seat)
            action = state.sample_chance(rng) if seat == CHANCE else legal[rng.below(len(legal))]
            state.apply(seat, action)
            if rng.below(20) == 0 and not state.is_over:
                states.append(state.clone())
    return states[:count]


def longest_preview(game: Game, states: list[State]) -> float:
    """Milliseconds of the slowest preview of any legal action in these positions."""
    return _longest(
        partial(preview, game, state, seat, action) for state, seat in _deciding(states) for action in state.legal_actions(seat)
    )


def longest_reason(game: Game, states: list[State]) -> float:
    """Milliseconds of the slowest reason why an action is not legal in these positions."""
    rng = Dice("reasons")
    return _longest(
        partial(why_not, game, state, seat, game.typed(action))
        for state, seat in _deciding(states)
        for action in _barred(game, state.legal_actions(seat), rng)
    )


def asked_in(milliseconds: float) -> str:
    """The figure for a table; one that is too long says so."""
    return f"{milliseconds:.1f}" + (f" > {ASKED_MS:.0f}!" if milliseconds > ASKED_MS else "")


def _deciding(states: list[State]) -> list[tuple[State, int]]:
    return [(state, seat) for state in states for seat in state.to_act() if seat != CHANCE]


def _barred(game: Game, legal: Actions, rng: Dice) -> list[int]:
    chosen = [rng.below(game.num_actions) for _ in range(_BARRED)]
    return [action for action in chosen if action not in legal]


def _longest(calls: Iterable[Callable[[], object]]) -> float:
    return max(map(_best_of_two, calls), default=0.0) * 1e3


def _best_of_two(call: Callable[[], object]) -> float:
    times = []
    for _ in range(2):
        started = process_time()
        call()
        times.append(process_time() - started)
    return min(times)


def _per_call(states: list[State], call: Callable[[State, int], object], seconds: float) -> float:
    """Microseconds per call, over the positions in turn and their seats in turn."""
    count = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds:
        for state in states:
            call(state, count % state.players)
            count += 1
    return elapsed / count * 1e6
