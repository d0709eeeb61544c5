"""A bot's decision: made in another process, by the usual bot where this one fails or takes too long: no table waits."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import NamedTuple

from parlour import games
from parlour.bots import make_bot, usual_bot
from parlour.bots.budget import thinking_time
from parlour.tables.thinker import ThoughtLost
from parlour.tables.thinking_queue import ThinkingQueue

log = logging.getLogger(__name__)


class Question(NamedTuple):
    """All that a bot is told: only the observation, never the position."""

    game: str
    bot: str
    observation: bytes
    legal: tuple[int, ...]
    seed: str


def think(question: Question) -> int:
    """One decision, in whatever process this runs."""
    rules = games.find(question.game)
    bot = make_bot(question.bot, rules, question.seed)
    return bot.choose(rules.decode_observation(question.observation), question.legal)


async def decide(queue: ThinkingQueue, owner: str, question: Question, waited_for: bool = True) -> int:
    """The bot's decision when its turn to think has come; the usual one's where nothing comes of it."""
    if len(question.legal) == 1:
        return question.legal[0]
    budget = queue.budget + thinking_time(question.bot) / 1000
    try:
        action = await queue.submit(owner, partial(think, question), waited_for=waited_for, budget=budget)
        if action in question.legal:
            return action
        log.warning("bot %s chose %s, which is not legal", question.bot, action)
    except ThoughtLost as error:
        log.warning("bot %s thought in vain: %s", question.bot, error)
    except Exception:
        log.exception("bot %s failed", question.bot)
    stand_in = usual_bot(games.find(question.game))
    return await asyncio.to_thread(think, question._replace(bot=stand_in))
