"""Bots whose choices repeat."""

from __future__ import annotations

from parlour.bots import bot_names, make_bot
from parlour.bots.base import ThinkingBot
from parlour.engine.contract import Game


def exact_names(game: Game) -> list[str]:
    """Every bot of the game; one that thinks with a budget of few simulations, so that it decides the same again."""
    return [name + ":4sims" if isinstance(make_bot(name, game, 0), ThinkingBot) else name for name in bot_names(game)]
