"""Bots that are slow, broken, cheating or dead: greedy decides for them, and no table waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from parlour.tables import bot_decision as module
from parlour.tables.bot_decision import Question
from parlour.tables.draft import Draft
from parlour.tables.thinking_queue import ThinkingQueue
from tests.tables import broken_bots
from tests.tables.club import ANN, BEN, KING, new_table, play_on, stage, state_of

pytestmark = pytest.mark.anyio


class Dilemma(NamedTuple):
    """A question for which greedy and random want different things."""

    question: Question
    greedy: int
    random: int


def dilemma() -> Dilemma:
    draft = play_on(_started(), stage("bidding"))
    state = state_of(draft.table)
    (seat,) = state.to_act()
    observation, legal = KING.encode_observation(state.observe(seat)), tuple(state.legal_actions(seat))
    for number in range(50):
        question = Question("king", "", observation, legal, f"seed {number}")
        greedy, random = (module.think(question._replace(bot=bot)) for bot in ("greedy", "random"))
        if greedy != random:
            return Dilemma(question, greedy, random)
    raise AssertionError("greedy and random always agree")


def _started() -> Draft:
    draft = new_table(ANN, BEN)
    draft.start()
    return draft


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ThinkingQueue]:
    """Processes in which broken bots think; whoever still does stops when the test is over."""
    queue = ThinkingQueue(budget=20.0)
    monkeypatch.setattr(module, "think", broken_bots.think)
    yield queue
    (tmp_path / "over").touch()
    queue.close()


async def ask(queue: ThinkingQueue, bot: str, about: Dilemma) -> int:
    return await module.decide(queue, ANN, about.question._replace(bot=bot))


@pytest.mark.parametrize("bot", ["angry", "cheating", "dying", "unknown"])
async def test_a_broken_bot_is_replaced_for_that_move_and_the_next_bot_thinks_as_ever(
    queue: ThinkingQueue, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    about = dilemma()
    with caplog.at_level(logging.WARNING):
        assert await ask(queue, bot, about) == about.greedy
    assert caplog.records, "somebody should look into it"
    assert await ask(queue, "random", about) == about.random


async def test_a_slow_bot_is_replaced_and_does_not_hold_up_the_others(queue: ThinkingQueue, tmp_path: Path) -> None:
    about = dilemma()
    assert await ask(queue, "random", about) == about.random  # the process is up
    queue.budget = 0.2
    assert await ask(queue, f"slow {tmp_path / 'over'}", about) == about.greedy
    queue.budget = 5.0
    assert await ask(queue, "random", about) == about.random, "it was asked of a process that still thinks about the last one"


async def test_a_single_legal_action_needs_no_thought() -> None:
    question = dilemma().question
    queue = ThinkingQueue(processes=0)
    assert await module.decide(queue, ANN, question._replace(legal=question.legal[:1])) == question.legal[0]


async def test_many_questions_at_once_while_processes_die(queue: ThinkingQueue) -> None:
    about = dilemma()
    answers = await asyncio.gather(*(ask(queue, bot, about) for bot in ["random", "dying", "random", "dying", "greedy"] * 2))
    assert set(answers) <= {about.greedy, about.random}
    assert await ask(queue, "random", about) == about.random


async def test_the_same_seed_gives_the_same_decision(queue: ThinkingQueue) -> None:
    about = dilemma()
    assert await ask(queue, "random", about) == await ask(queue, "random", about) == about.random
