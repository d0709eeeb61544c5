"""Advice: what a bot thinks of every choice of a seat, from what that seat observes and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from parlour.bots import adviser, make_bot
from parlour.bots.base import Opinion, ThinkingBot
from parlour.engine.contract import Actions, Game
from parlour.engine.errors import NoAdviser, UnknownBot

THINKING: Final = "1s"
"""How long a bot thinks about a hint, as its name says it."""
QUICK: Final = "100ms"
"""How long about one of the many decisions of a finished game..."""
LONGER: Final = "500ms"
"""... and about one that seems to have cost much."""
_CHOICES: Final = 3
"""A hint tells so many of the best choices."""


def adviser_of(game: Game, budget: str) -> str:
    """Whom to ask about this game, with so much time to think."""
    bot = adviser(game)
    if bot is None:
        raise NoAdviser(f"no bot of {game.title} says what it thinks of a choice")
    return f"{bot}:{budget}"


def opinions(game: Game, bot: str, observation: bytes, legal: Actions) -> list[Opinion]:
    """What the bot thinks of all legal actions, the one it would choose first.

    Its randomness, too, comes from the observation: nothing else about the position can be read from the answer. What it has
    hardly tried it may overrate; it stands by its choice, so no other is told to win more often than that.
    """
    asked = make_bot(bot, game, sha256(observation).hexdigest())
    if not isinstance(asked, ThinkingBot):
        raise UnknownBot(f"{bot} does not say what it thinks of a choice: ask one that thinks, such as planner:100ms")
    heard = asked.consider(game.decode_observation(observation), legal)
    return [one._replace(chance=min(one.chance, heard[0].chance)) for one in heard]


def best_choices(heard: Sequence[Opinion]) -> list[Opinion]:
    """What a hint tells, the likeliest to win first."""
    return sorted(heard[:_CHOICES], key=lambda one: -one.chance)
