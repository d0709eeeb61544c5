"""The bots, by name, as in `greedy` or `planner:100ms`.

A game of the house has its own of each family, in the module of its name: `parlour.bots.greedy.NAME` has `NameGreedy`.
A package from outside brings its own.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from parlour.bots.base import Bot, ThinkingBot
from parlour.bots.budget import Budget, read_budget
from parlour.bots.novice import Novice
from parlour.bots.random import RandomBot
from parlour.engine.contract import Game
from parlour.engine.errors import UnknownBot
from parlour.games import house, package_of

log = logging.getLogger(__name__)
_FAMILIES = ("greedy", "planner", "champion")
"""Weakest first."""
_USUAL_BUDGET = 100
_YARDSTICK = "greedy-1"
"""The first greedy as it was: what others are measured against, and nobody's opponent at a table."""


def bot_names(game: Game) -> list[str]:
    """The bots that tables offer for this game, weakest first."""
    return [name for name, bot in _bots(game.name).items() if name != _YARDSTICK and bot.listed]


def all_bots(game: Game) -> list[str]:
    """Those and the others that the arena knows."""
    return list(_bots(game.name))


def thinking_bots(game: Game) -> list[str]:
    """Those that have a budget, weakest first."""
    return [name for name in bot_names(game) if issubclass(_bots(game.name)[name], ThinkingBot)]


def usual_bot(game: Game) -> str:
    """Who plays for somebody who left, and where nobody says which bot: the strongest that need not think long."""
    thinking = thinking_bots(game)
    return [name for name in bot_names(game) if name not in thinking][-1]


def full_name(name: str, game: Game) -> str:
    """The name with its budget, also where that is the usual one: `planner` is `planner:100ms`."""
    bot = make_bot(name, game, 0)
    return f"{name.partition(':')[0]}:{bot.budget}" if isinstance(bot, ThinkingBot) else name


def adviser(game: Game) -> str | None:
    """Whom hints and analyses ask: the strongest bot that can say what it thinks; None where there is none."""
    thinking = thinking_bots(game)
    return thinking[-1] if thinking else None


def make_bot(name: str, game: Game, seed: int | str) -> Bot:
    """A bot of that name for this game."""
    family, colon, budget = name.partition(":")
    bots = _bots(game.name)
    if family not in bots:
        raise UnknownBot(f"no bot called {family!r} plays {game.title}: there is {', '.join(bots)}")
    bot = bots[family]
    if issubclass(bot, ThinkingBot):
        return bot(game, seed, read_budget(budget) if colon else Budget(_USUAL_BUDGET))
    if colon:
        raise UnknownBot(f"{family} does not think longer or shorter: leave out {colon}{budget}")
    if issubclass(bot, Novice):
        return bot(game, seed, _adviser(game, seed))
    return bot(game, seed)


def _adviser(game: Game, seed: int | str) -> ThinkingBot:
    """The first that thinks: what the novice would see at a glance if it paid attention."""
    bot = _bots(game.name)[thinking_bots(game)[0]]
    assert issubclass(bot, ThinkingBot)
    return bot(game, seed, Budget(simulations=bot.glance))


@cache
def _bots(game: str) -> dict[str, type[Bot]]:
    found = _of_the_house(game) if game in house() else _brought(game)
    novice = {"novice": Novice} if any(issubclass(bot, ThinkingBot) for bot in found.values()) else {}
    return {"random": RandomBot} | novice | found


def _of_the_house(game: str) -> dict[str, type[Bot]]:
    """`NameGreedy` of the module of that name in the package `greedy`, and so on; the yardstick is an older greedy."""
    found: dict[str, type[Bot]] = {}
    for family in (_YARDSTICK, *_FAMILIES):
        module = f"{__name__}.{family.replace('-', '_')}"
        if find_spec(module) and find_spec(f"{module}.{game}"):
            found[family] = getattr(
                import_module(f"{module}.{game}"), f"{game.capitalize()}{family.capitalize().replace('-', '')}"
            )
    return found


def _brought(game: str) -> dict[str, type[Bot]]:
    """`BOTS` of the module `bots`, weakest first, if the package has one."""
    module = f"{package_of(game).home}.bots"
    try:
        return dict(import_module(module).BOTS) if find_spec(module) else {}
    except Exception as error:  # a broken bot spoils no game
        log.error("the bots of %s cannot be loaded: %r", module, error)
        return {}
