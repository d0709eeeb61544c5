"""How games look in the terminal: a module of the game's name here, or the board that any game has."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from parlour.cli.boards.board import Board
from parlour.cli.boards.generic import GenericBoard
from parlour.engine.contract import Game
from parlour.games import house
from parlour.words import Words


def board(game: Game, words: Words, names: list[str]) -> Board:
    """`NameBoard` of the module of that name; packages from outside get the generic one."""
    module = f"{__name__}.{game.name}"
    if game.name not in house() or not find_spec(module):
        return GenericBoard(game, words, names)
    made: Board = getattr(import_module(module), f"{game.name.capitalize()}Board")(game, words, names)
    return made
