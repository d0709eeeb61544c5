"""Write every playthrough anew, and say which have changed."""

from __future__ import annotations

import sys

from parlour.engine.playthrough import playthrough
from parlour.games import GAMES
from tests.playthroughs import FOLDER, file_of

wanted = {}
for game in GAMES.values():
    for players in range(game.min_players, game.max_players + 1):
        wanted[file_of(game, players)] = playthrough(game, players)
for file in FOLDER.glob("*.txt"):
    if file not in wanted:
        file.unlink()
for file, text in wanted.items():
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")
        sys.stdout.write(f"{file.name}: written\n")
