"""Asking a bot what it thinks, through the one queue: in another process, which alone pays where it takes too long."""

from __future__ import annotations

import logging
from functools import partial

from parlour import games
from parlour.bots import advice
from parlour.bots.base import Opinion
from parlour.engine.contract import Actions, Game
from parlour.tables.errors import NoAnswer
from parlour.tables.thinker import ThoughtLost
from parlour.tables.thinking_queue import ThinkingQueue

log = logging.getLogger(__name__)


def think_aloud(game: str, bot: str, observation: bytes, legal: Actions) -> list[Opinion]:
    """What the bot thinks, in whatever process this runs."""
    return advice.opinions(games.find(game), bot, observation, legal)


async def opinions(
    queue: ThinkingQueue, owner: str, game: Game, bot: str, observation: bytes, legal: Actions, *, waited_for: bool
) -> list[Opinion]:
    """The bot's opinions when its turn to think has come; `NoAnswer` where nothing comes of it."""
    try:
        return await queue.submit(owner, partial(think_aloud, game.name, bot, observation, legal), waited_for=waited_for)
    except ThoughtLost as error:
        log.warning("bot %s was asked in vain: %s", bot, error)
    except Exception:
        log.exception("bot %s failed when it was asked", bot)
    raise NoAnswer("the bot did not answer in time; ask again")
