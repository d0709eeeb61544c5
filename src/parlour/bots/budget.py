"""How long a bot may think: a part of its name, as in `planner:100ms`; `planner:500sims` where a result must repeat exactly."""

from __future__ import annotations

import re
from time import perf_counter

from parlour.engine.errors import UnknownBot

_LEAST = 10
"""Milliseconds: whoever thinks shorter might as well not."""
_BUDGET = re.compile(r"([1-9][0-9]{0,6})(ms|s|sims)")


class Budget:
    """Milliseconds of thinking, or a number of simulations; one of the two is 0."""

    def __init__(self, milliseconds: int = 0, simulations: int = 0) -> None:
        self.milliseconds = milliseconds
        self.simulations = simulations

    def __str__(self) -> str:
        if self.simulations:
            return f"{self.simulations}sims"
        seconds, rest = divmod(self.milliseconds, 1000)
        return f"{self.milliseconds}ms" if rest or not seconds else f"{seconds}s"

    def start(self) -> Clock:
        """Begin to think."""
        return Clock(self.milliseconds, self.simulations)


class Clock:
    """Runs while a bot thinks: `while clock.goes_on(): simulate()`."""

    def __init__(self, milliseconds: int, simulations: int) -> None:
        self.simulated = 0
        """How many simulations were begun."""
        self._most = simulations
        self._until = perf_counter() + milliseconds / 1000.0

    def goes_on(self) -> bool:
        """Whether one more simulation may begin. The first always may: whoever thinks has an answer."""
        if self.simulated and (self.simulated >= self._most if self._most else perf_counter() >= self._until):
            return False
        self.simulated += 1
        return True


def read_budget(text: str) -> Budget:
    """`100ms`, `1s` or `500sims`."""
    read = _BUDGET.fullmatch(text)
    if read is None:
        raise UnknownBot(f"{text!r} is no budget: say how long a bot may think, as in 100ms, 1s or 500sims")
    number, unit = int(read[1]), read[2]
    if unit == "sims":
        return Budget(simulations=number)
    return Budget(milliseconds=number * (1000 if unit == "s" else 1))


def thinking_time(bot: str) -> int:
    """The milliseconds that a bot's name allows; 0 for one that does not think, or counts simulations."""
    _family, colon, budget = bot.partition(":")
    return read_budget(budget).milliseconds if colon else 0


def shortened(bot: str, part: int) -> str:
    """The same bot with only a part of its time, as in an eighth, but never less than the least that makes sense."""
    time = thinking_time(bot)
    if part == 1 or time <= _LEAST:
        return bot
    return f"{bot.partition(':')[0]}:{Budget(max(_LEAST, time // part))}"
