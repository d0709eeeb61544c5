"""Bots that are slow, broken, cheating or dead: greedy decides for them, and no table waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from parlour.tables import thinkers as module
from parlour.tables.draft import Draft
from parlour.tables.thinkers import Thinkers
from tests.tables import broken_bots
from tests.tables.club import ANN, BEN, KING, new_table, play_on, stage, state_of

pytestmark = pytest.mark.anyio


class Question(NamedTuple):
    """What a bot is asked."""

    observation: bytes
    legal: tuple[int, ...]
    greedy: int
    random: int
    seed: str


def question() -> Question:
    """A position and a seed for which greedy and random want different things."""
    draft = play_on(_started(), stage("bidding"))
    state = state_of(draft.table)
    (seat,) = state.to_act()
    observation, legal = KING.encode_observation(state.observe(seat)), state.legal_actions(seat)
    for number in range(50):
        seed = f"seed {number}"
        greedy, random = (module.think("king", bot, observation, legal, seed) for bot in ("greedy", "random"))
        if greedy != random:
            return Question(observation, legal, greedy, random, seed)
    raise AssertionError("greedy and random always agree")


def _started() -> Draft:
    draft = new_table(ANN, BEN)
    draft.start()
    return draft


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Thinkers]:
    """Processes in which broken bots think; whoever still does stops when the test is over."""
    asked = Thinkers(budget=20.0)
    monkeypatch.setattr(module, "think", broken_bots.think)
    yield asked
    (tmp_path / "over").touch()
    asked.close()


async def ask(thinkers: Thinkers, bot: str, about: Question) -> int:
    return await thinkers.choose("king", bot, about.observation, about.legal, about.seed)


@pytest.mark.parametrize("bot", ["angry", "cheating", "dying", "unknown"])
async def test_a_broken_bot_is_replaced_for_that_move_and_the_next_bot_thinks_as_ever(
    thinkers: Thinkers, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    about = question()
    with caplog.at_level(logging.WARNING):
        assert await ask(thinkers, bot, about) == about.greedy
    assert caplog.records, "somebody should look into it"
    assert await ask(thinkers, "random", about) == about.random


async def test_a_slow_bot_is_replaced_and_does_not_hold_up_the_others(thinkers: Thinkers, tmp_path: Path) -> None:
    about = question()
    assert await ask(thinkers, "random", about) == about.random  # the process is up
    thinkers.budget = 0.2
    assert await ask(thinkers, f"slow {tmp_path / 'over'}", about) == about.greedy
    thinkers.budget = 5.0
    assert await ask(thinkers, "random", about) == about.random, (
        "it was asked of a process that still thinks about the last one"
    )


async def test_a_single_legal_action_needs_no_thought() -> None:
    thinkers = Thinkers()
    about = question()
    assert await thinkers.choose("king", "random", about.observation, about.legal[:1], about.seed) == about.legal[0]
    thinkers.close()


async def test_many_questions_at_once_while_processes_die(thinkers: Thinkers) -> None:
    about = question()
    answers = await asyncio.gather(*(ask(thinkers, bot, about) for bot in ["random", "dying", "random", "dying", "greedy"] * 2))
    assert set(answers) <= {about.greedy, about.random}
    assert await ask(thinkers, "random", about) == about.random


async def test_the_same_seed_gives_the_same_decision(thinkers: Thinkers) -> None:
    about = question()
    assert await ask(thinkers, "random", about) == await ask(thinkers, "random", about) == about.random
