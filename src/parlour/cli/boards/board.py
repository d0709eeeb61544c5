"""What a board in the terminal is."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType

from parlour.cli.menu import Menu
from parlour.engine.contract import Actions, Game
from parlour.words import Words


class Board(Protocol):
    """Draws what one viewer observes."""

    quiet: frozenset[str]
    """Events that go without saying while one plays."""

    def __init__(self, game: Game, words: Words, names: list[str]) -> None: ...

    def draw(self, observation: Any) -> RenderableType:
        """The position."""

    def menu(self, observation: Any, legal: Actions) -> Menu:
        """What the viewer may do."""

    def ending(self, observation: Any) -> RenderableType:
        """The result with all its points and why a tie fell as it did."""
