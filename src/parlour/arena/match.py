"""One game between bots."""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots.base import Bot
from parlour.engine.chance import SeedStream
from parlour.engine.contract import CHANCE, Game, State
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
    while not state.is_over:
        seat = state.to_act()[0]
        if seat == CHANCE:
            action = state.sample_chance(stream)
        else:
            bot = bots[seat]
            action = bot.choose(None if blind[seat] else state.observe(seat), state.legal_actions(seat))
            decisions += 1
        state.apply(seat, action)
        log.append((seat, action))
    return Match(game, settled, state, log, decisions)
