"""The games, by name. A new game is a folder here and a line in this table."""

from __future__ import annotations

from parlour.engine.contract import Game
from parlour.engine.errors import UnknownGame
from parlour.games.king.game import KingGame
from parlour.games.skye.game import SkyeGame
from parlour.games.tiletum.game import TiletumGame

GAMES: dict[str, Game] = {game.name: game for game in (KingGame(), SkyeGame(), TiletumGame())}


def find(name: str) -> Game:
    """The game of that name."""
    game = GAMES.get(name)
    if game is None:
        raise UnknownGame(f"no game is called {name!r}: there is {', '.join(sorted(GAMES))}")
    return game
