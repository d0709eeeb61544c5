"""Levels for people: which bot plays easy, normal, hard or expert. Menus offer levels; seats and records name bots."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from parlour import games
from parlour.bots import bot_names, full_name, thinking_bots, usual_bot
from parlour.engine.contract import Game
from parlour.engine.errors import UnknownBot

LevelName = Literal["easy", "normal", "hard", "expert"]
_HARD, _EXPERT = "100ms", "1s"


class Level(NamedTuple):
    """How strong an opponent is, and who that is in a game."""

    name: LevelName
    bot: str


def levels(game: Game) -> list[Level]:
    """What people choose from, easiest first: as many as the game has bots for, and never the same one twice."""
    quick, thinking = usual_bot(game), thinking_bots(game)
    found = [Level("normal", quick)]
    if quick == "random":
        found = [] if thinking else [Level("easy", quick)]
    if not thinking:
        return found
    return [
        Level("easy", "novice"),
        *found,
        Level("hard", f"{thinking[0]}:{_HARD}"),
        Level("expert", f"{thinking[-1]}:{_EXPERT}"),
    ]


@cache
def level_of(game: str, bot: str) -> LevelName | Literal[""]:
    """The level that this bot is in that game; "" for any other."""
    return next((level.name for level in levels(games.find(game)) if level.bot == bot), "")


def bot_called(text: str, game: Game) -> str:
    """The bot, by its level or by its name."""
    by_level: dict[str, str] = {level.name: level.bot for level in levels(game)}
    if text in by_level:
        return by_level[text]
    try:
        return full_name(text, game)
    except UnknownBot as error:
        if text.partition(":")[0] in bot_names(game):
            raise
        known = ", ".join([*by_level, *bot_names(game)])
        raise UnknownBot(f"no bot is called {text!r}: there is {known}") from error


def bot_at_table(text: str, game: Game) -> str:
    """The same for tables of a server, where nobody says how long a bot may think but its level."""
    bot = bot_called(text, game)
    offered = [level.bot for level in levels(game)] + [full_name(name, game) for name in bot_names(game)]
    if bot not in offered:
        raise UnknownBot(f"{text} does not play at tables: there is {', '.join(offered)}")
    return bot
