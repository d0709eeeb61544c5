"""What bots can do wrong, as their processes meet it."""

from __future__ import annotations

import os
import time
from pathlib import Path

from parlour.tables.bot_decision import Question
from parlour.tables.bot_decision import think as think_well


def think(question: Question) -> int:
    """Like the real one, but for bots whose name says what goes wrong."""
    kind, _, rest = question.bot.partition(" ")
    if kind == "slow":
        until(rest)
        return question.legal[0]
    if kind == "angry":
        raise ValueError("no idea")
    if kind == "cheating":
        return 10**6
    if kind == "dying":
        die()
    return think_well(question)


def until(file: str, then: str = "") -> str:
    """Think until there is such a file; first a file beside it says that it thinks, and which process does."""
    beside = Path(f"{file}.new")
    beside.write_text(str(os.getpid()), "utf-8")
    beside.rename(f"{file}.thinking")
    while not Path(file).exists():
        time.sleep(0.005)
    return then


def pid() -> int:
    return os.getpid()


def die() -> None:
    os._exit(1)
