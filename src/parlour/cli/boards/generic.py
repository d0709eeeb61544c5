"""The board that any game has: what lies open in sentences, what every seat has as a table, and all choices by number."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.menu import Line, Menu
from parlour.engine.contract import Actions, Game
from parlour.words import Words


class GenericBoard:
    """Knows nothing of the game but what the contract has it say."""

    quiet: frozenset[str] = frozenset()

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def draw(self, observation: Any) -> RenderableType:
        lines = [Text(self.words.say(message, self.names)) for message in self.game.describe(observation)]
        return Group(*lines, "", self._holdings(observation)) if lines else self._holdings(observation)

    def _holdings(self, observation: Any) -> Table:
        """A column for everything that anybody has; a cell stays empty where that is not known."""
        rows = [
            {self.words.say(holding.what, self.names): holding.amount for holding in self.game.holdings(observation, seat)}
            for seat in range(len(self.names))
        ]
        columns = list(dict.fromkeys(what for row in rows for what in row))
        table = Table(self.words("table-seat"), box=None, pad_edge=False)
        for what in columns:
            table.add_column(what, justify="right")
        for name, row in zip(self.names, rows, strict=True):
            table.add_row(name, *(str(row.get(what, "")) for what in columns))
        return table

    def menu(self, observation: Any, legal: Actions) -> Menu:
        numbered = {str(number): action for number, action in enumerate(legal, 1)}
        lines = [
            Line(key, self.words.say(self.game.choice_message(observation, action), self.names), action)
            for key, action in numbered.items()
        ]
        return Menu(lines, numbered, self.words("table-number-range", count=len(legal)))

    def ending(self, observation: Any) -> RenderableType:
        result = observation.result
        table = Table(box=None, pad_edge=False)
        table.add_column(self.words("table-place"), justify="right")
        table.add_column(self.words("table-seat"))
        table.add_column(self.words("table-score"), justify="right")
        for seat in sorted(range(len(self.names)), key=lambda seat: result.ranking[seat]):
            table.add_row(str(result.ranking[seat]), self.names[seat], str(result.scores[seat]))
        return Group(self.draw(observation), "", table)
