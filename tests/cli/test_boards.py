"""What the terminal's boards show, read from the screen."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from parlour.cli.boards import board
from parlour.engine.contract import Game
from parlour.games import find
from parlour.words import words
from tests.king.table import finished

NAMES = ["Ann", "Ben", "Cleo"]


def drawn(what: RenderableType) -> str:
    """The screen, without colours."""
    console = Console(file=StringIO(), width=160)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def board_of(game: Game) -> Any:
    return board(game, words("en"), NAMES)


def test_a_letter_is_named_only_at_the_tile_that_it_decided() -> None:
    """Ann has the most influence outright; Ben and Cleo are tied for the second tile."""
    table = finished({0: ["diplomacy-I"], 1: ["diplomacy-A"], 2: ["diplomacy-B"]}, offices={"diplomacy": 5})
    lines = drawn(board_of(find("king")).ending(table.state.observe(0))).splitlines()
    ann, ben = (next(line for line in lines if name in line) for name in ("Ann", "Ben"))
    assert "diplomacy 5" in ann
    assert "decided by letter" not in ann
    assert "diplomacy 2 (decided by letter)" in ben
