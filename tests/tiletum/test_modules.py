"""One operation, one task, one option of an action is one module; and what each offers is what it does not refuse."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE
from parlour.games.tiletum import operations, spending, tasks
from parlour.games.tiletum.actions import FAMILY
from parlour.games.tiletum.operations.act import ACT
from parlour.games.tiletum.operations.base import OPERATIONS
from parlour.games.tiletum.spending.registry import SPENDINGS, SPENDINGS_IN
from parlour.games.tiletum.spending.walk import Walk, moved
from parlour.games.tiletum.state import TiletumState
from parlour.games.tiletum.tasks.registry import TASK_OF, TASKS, options

from .table import GAME


def modules_of(package: ModuleType) -> list[ModuleType]:
    return [import_module(f"{package.__name__}.{module.name}") for module in iter_modules(package.__path__)]


def test_an_operation_is_one_module() -> None:
    found = [module.FOUND for module in modules_of(operations) if hasattr(module, "FOUND")]
    assert {len(each) for each in found} == {1}
    assert len(found) == len(OPERATIONS)


def test_a_task_is_one_module() -> None:
    found = [module.TASK for module in modules_of(tasks) if hasattr(module, "TASK")]
    assert sorted(task.family for task in found) == [task.family for task in TASKS]
    assert {task for task in TASK_OF if task} == set(TASKS)


def test_an_option_of_an_action_is_one_module() -> None:
    """Merchant and architect share what both do: the same class, each with its piece."""
    found = [module.FOUND for module in modules_of(spending) if hasattr(module, "FOUND")]
    assert all(len({type(option) for option in each}) == 1 for each in found)
    assert len({type(option) for option in SPENDINGS}) == len(found)
    assert sum(len(each) for each in found) == len(SPENDINGS)


def positions(players: int) -> Iterator[TiletumState]:
    """Positions of a random game in which somebody decides something."""
    state, rng = GAME.new(players), Dice(f"what may be done {players}")
    while not state.is_over:
        (seat,) = state.to_act()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            assert isinstance(state, TiletumState)
            yield state
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.rule("T-T1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_task_is_offered_where_nothing_refuses_it(players: int) -> None:
    actions = {task.family: [action for action, family in enumerate(FAMILY) if family == task.family] for task in TASKS}
    for state in positions(players):
        frame = state.pending[-1]
        if OPERATIONS[frame[0]].open_for_tasks:
            for task in TASKS:
                wanted = [action for action in actions[task.family] if task.refusal(state, frame, action) is None]
                assert [action for action in options(state, frame) if TASK_OF[action] is task] == wanted, (task, frame)


@pytest.mark.rule("T-3.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_option_is_offered_where_nothing_refuses_it(players: int) -> None:
    actions = {
        option.family: [action for action, family in enumerate(FAMILY) if family == option.family] for option in SPENDINGS
    }
    for state in positions(players):
        frame = state.pending[-1]
        if frame[0] == ACT:
            _code, kind, points, _of_die = frame
            for option in SPENDINGS_IN[kind]:
                own = [
                    action for action in actions[option.family] if not isinstance(option, Walk) or moved(action) == option.piece
                ]
                wanted = [action for action in own if option.refusal(state, points, action) is None]
                assert option.options(state, points) == wanted, (option, frame)
                for action in wanted:
                    assert 1 <= option.do(state.clone(), points, action, None) <= points
