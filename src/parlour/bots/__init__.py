"""The bots, by name. A game gets its greedy bot by a line in this table."""

from __future__ import annotations

from parlour.bots.base import Bot
from parlour.bots.greedy.king import KingGreedy
from parlour.bots.greedy.skye import SkyeGreedy
from parlour.bots.greedy.tiletum import TiletumGreedy
from parlour.bots.random import RandomBot
from parlour.engine.contract import Game
from parlour.engine.errors import UnknownBot

_GREEDY: dict[str, type[Bot]] = {"king": KingGreedy, "skye": SkyeGreedy, "tiletum": TiletumGreedy}


def bot_names(game: Game) -> list[str]:
    """The bots that play this game, weakest first."""
    return ["random"] + (["greedy"] if game.name in _GREEDY else [])


def make_bot(name: str, game: Game, seed: int | str) -> Bot:
    """A bot of that name for this game."""
    if name not in bot_names(game):
        raise UnknownBot(f"no bot called {name!r} plays {game.title}: there is {', '.join(bot_names(game))}")
    return RandomBot(game, seed) if name == "random" else _GREEDY[game.name](game, seed)
