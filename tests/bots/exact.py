"""Bots whose choices repeat."""

from __future__ import annotations

from parlour.bots import all_bots, make_bot
from parlour.bots.base import ThinkingBot
from parlour.engine.contract import Game


def exact_names(game: Game, sims: int = 4) -> list[str]:
    """Every bot that the arena knows; one that thinks with a budget of few simulations, so that it decides the same again."""
    thinking = {name for name in all_bots(game) if isinstance(make_bot(name, game, 0), ThinkingBot)}
    return [f"{name}:{sims}sims" if name in thinking else name for name in all_bots(game)]
