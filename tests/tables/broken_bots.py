"""What bots can do wrong, as their processes meet it."""

from __future__ import annotations

import os
import time
from pathlib import Path

from parlour.tables.thinkers import think as think_well


def think(game: str, bot: str, observation: bytes, legal: tuple[int, ...], seed: str) -> int:
    """Like the real one, but for bots whose name says what goes wrong."""
    kind, _, rest = bot.partition(" ")
    if kind == "slow":
        while not Path(rest).exists():  # thinks until the test is over
            time.sleep(0.02)
        return legal[0]
    if kind == "angry":
        raise ValueError("no idea")
    if kind == "cheating":
        return 10**6
    if kind == "dying":
        os._exit(1)
    return think_well(game, bot, observation, legal, seed)
