"""The bots, by name. `parlour.bots.greedy` has one for every game of the house; a package from outside brings its own."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from parlour.bots.base import Bot
from parlour.bots.random import RandomBot
from parlour.engine.contract import Game
from parlour.engine.errors import UnknownBot
from parlour.games import house, package_of

log = logging.getLogger(__name__)


def bot_names(game: Game) -> list[str]:
    """The bots that play this game, weakest first."""
    return list(_bots(game.name))


def usual_bot(game: Game) -> str:
    """The strongest: who plays for somebody who left, and where nobody says which bot."""
    return bot_names(game)[-1]


def make_bot(name: str, game: Game, seed: int | str) -> Bot:
    """A bot of that name for this game."""
    if name not in bot_names(game):
        raise UnknownBot(f"no bot called {name!r} plays {game.title}: there is {', '.join(bot_names(game))}")
    return _bots(game.name)[name](game, seed)


@cache
def _bots(game: str) -> dict[str, type[Bot]]:
    return {"random": RandomBot} | (_greedy(game) if game in house() else _brought(game))


def _greedy(game: str) -> dict[str, type[Bot]]:
    """`NameGreedy` of the module of that name."""
    module = f"{__name__}.greedy.{game}"
    return {"greedy": getattr(import_module(module), f"{game.capitalize()}Greedy")} if find_spec(module) else {}


def _brought(game: str) -> dict[str, type[Bot]]:
    """`BOTS` of the module `bots`, weakest first, if the package has one."""
    module = f"{package_of(game).home}.bots"
    try:
        return dict(import_module(module).BOTS) if find_spec(module) else {}
    except Exception as error:  # a broken bot spoils no game
        log.error("the bots of %s cannot be loaded: %r", module, error)
        return {}
