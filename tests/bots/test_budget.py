"""How long a bot may think is a part of its name."""

from __future__ import annotations

import pytest

from parlour.bots import make_bot
from parlour.bots.budget import Budget, read_budget
from parlour.engine.errors import UnknownBot
from parlour.games import find


@pytest.mark.parametrize(("text", "milliseconds", "simulations"), [("100ms", 100, 0), ("1s", 1000, 0), ("500sims", 0, 500)])
def test_a_budget_is_time_or_simulations(text: str, milliseconds: int, simulations: int) -> None:
    budget = read_budget(text)
    assert (budget.milliseconds, budget.simulations) == (milliseconds, simulations)
    assert str(read_budget(str(budget))) == str(budget)


@pytest.mark.parametrize("text", ["", "100", "0ms", "-3ms", "1.5s", "sims", "100 ms", "99999999ms"])
def test_other_budgets_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(UnknownBot, match="as in 100ms"):
        read_budget(text)


def test_a_clock_counts_simulations_and_always_allows_the_first() -> None:
    clock = Budget(simulations=3).start()
    assert sum(1 for _ in iter(clock.goes_on, False)) == 3
    assert Budget(milliseconds=0).start().goes_on()


def test_a_bot_that_does_not_think_has_no_budget() -> None:
    with pytest.raises(UnknownBot, match="greedy does not think longer or shorter"):
        make_bot("greedy:100ms", find("king"), 0)
