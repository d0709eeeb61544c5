"""One game between bots: a loop as that of `parlour.engine.rollout`, with bots, the stream of a seed and a log."""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots.base import Bot
from parlour.engine.chance import SeedStream
from parlour.engine.contract import CHANCE, NOBODY, Game, State
from parlour.engine.options import settle


class Match(NamedTuple):
    """A finished game: its last position, every (seat, action), and how many of these were the players'."""

    game: Game
    options: dict[str, str]
    state: State
    log: list[tuple[int, int]]
    decisions: int


def play_match(game: Game, bots: list[Bot], seed: bytes, options: dict[str, str] | None = None) -> Match:
    """Play one game to its end. Seats that decide at once are asked in order; none sees another's choice."""
    settled = settle(game.options, options)
    state = game.new(len(bots), settled)
    stream = SeedStream(seed)
    blind = [bot.blind for bot in bots]
    log: list[tuple[int, int]] = []
    decisions = 0
    seat = state.first_to_act()
    while seat != NOBODY:
        if seat == CHANCE:
            action = state.sample_chance(stream)
        else:
            bot = bots[seat]
            action = bot.choose(None if blind[seat] else state.observe(seat), state.legal_actions(seat))
            decisions += 1
        state.apply(seat, action)
        log.append((seat, action))
        seat = state.first_to_act()
    return Match(game, settled, state, log, decisions)
