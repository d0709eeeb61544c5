"""What the seats of a game are called in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.bots.levels import level_of
from parlour.engine.contract import Game
from parlour.engine.messages import Message
from parlour.words import Words

HUMAN: Final = "human"
"""How people's seats are marked in records."""


def seat_names(game: Game, seats: Sequence[str], words: Words) -> list[str]:
    """People are numbered by their seat; bots are called by their level, and numbered where there are several alike."""
    names = []
    for seat, who in enumerate(seats):
        bot = Message("table-bot-kind", {"bot": level_of(game.name, who) or who})
        if who == HUMAN:
            names.append(words("table-player", number=seat + 1))
        elif seats.count(who) > 1:
            names.append(words("table-bot", bot=bot, number=seat + 1))
        else:
            names.append(words.say(bot))
    return names
