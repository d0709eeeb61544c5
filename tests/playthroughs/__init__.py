"""Golden playthroughs: one text for every game and player count. `make playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

from parlour.engine.contract import Game

FOLDER = Path(__file__).parent


def file_of(game: Game, players: int) -> Path:
    """Where the text of this table lies."""
    return FOLDER / f"{game.name}-{players}.txt"
