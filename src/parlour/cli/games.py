"""`parlour games`: what can be played."""

from __future__ import annotations

from rich.table import Table

from parlour.bots import bot_names
from parlour.cli.output import JsonFlag, console, print_json
from parlour.games import GAMES


def list_games(json: JsonFlag = False) -> None:
    """The games with their player counts, options and bots."""
    rows = [
        {
            "game": game.name,
            "title": game.title,
            "edition": game.edition,
            "players": list(range(game.min_players, game.max_players + 1)),
            "options": {option.name: list(option.values) for option in game.options},
            "bots": bot_names(game),
        }
        for game in GAMES.values()
    ]
    if json:
        print_json(rows)
        return
    table = Table("Game", "Title", "Players", "Options", "Bots", box=None, pad_edge=False)
    for game in GAMES.values():
        options = "; ".join(f"{option.name}: {'|'.join(option.values)}" for option in game.options) or "-"
        players = f"{game.min_players}-{game.max_players}"
        table.add_row(game.name, game.title, players, options, ", ".join(bot_names(game)))
    console().print(table)
