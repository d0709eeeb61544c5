"""`parlour games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Column, Table

from parlour import games
from parlour.bots import bot_names
from parlour.bots.levels import levels
from parlour.cli.output import JsonFlag, Language, console, print_json
from parlour.games import GAMES
from parlour.words import words

Tensor = Annotated[str, typer.Option("--tensor", metavar="GAME", help="List the blocks of this game's tensors instead.")]


def list_games(json: JsonFlag = False, tensor: Tensor = "", lang: Language = "en") -> None:
    """The games with their player counts, options and bots."""
    if tensor:
        _list_blocks(tensor, json)
        return
    rows = [
        {
            "game": game.name,
            "title": game.title,
            "rules": game.rules_version,
            "edition": game.edition,
            "players": list(range(game.min_players, game.max_players + 1)),
            "options": {option.name: list(option.values) for option in game.options},
            "levels": {level.name: level.bot for level in levels(game)},
            "bots": bot_names(game),
        }
        for game in GAMES.values()
    ]
    if json:
        print_json(rows)
        return
    table = Table("Game", Column("Title", no_wrap=True), "Players", "Options", "Bots", box=None, pad_edge=False)
    say, known = words(lang), dict[str, None]()
    for game in GAMES.values():
        options = "; ".join(f"{option.name}: {'|'.join(option.values)}" for option in game.options) or "-"
        players = f"{game.min_players}-{game.max_players}"
        known.update({level.name: None for level in levels(game)})
        table.add_row(game.name, game.title, players, options, ", ".join(bot_names(game)))
    console().print(table)
    console().print()
    people = Table(box=None, pad_edge=False, show_header=False)
    for level in known:
        people.add_row(level, say("table-bot-kind", bot=level), say("table-level-about", level=level))
    console().print(people)


def _list_blocks(name: str, json: bool) -> None:
    """The parts of an observation as numbers: name, offset, shape."""
    blocks = games.find(name).tensor_blocks()
    if json:
        print_json([{"name": block.name, "offset": block.offset, "shape": list(block.shape)} for block in blocks])
        return
    table = Table("Block", "Offset", "Shape", box=None, pad_edge=False)
    for block in blocks:
        table.add_row(block.name, str(block.offset), " x ".join(str(length) for length in block.shape))
    console().print(table)
