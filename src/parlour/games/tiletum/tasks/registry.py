"""The registry of the tasks: which there are, and which of them an action does."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from parlour.engine.messages import Prompt
from parlour.games.tiletum import tasks
from parlour.games.tiletum.actions import FAMILY
from parlour.games.tiletum.components import NONE, TILE_KIND, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import OPERATIONS
from parlour.games.tiletum.tasks.base import Task
from parlour.games.tiletum.wording import why

_NOT_NOW: Final = why("tiletum-why-no-tasks-now", "T-T1")


def _found() -> list[Task]:
    """The task of every module here, in the order of their actions."""
    found: list[Task] = []
    for module in iter_modules(tasks.__path__):
        task = getattr(import_module(f"{tasks.__name__}.{module.name}"), "TASK", None)
        if task is not None:
            found.append(task)
    found.sort(key=lambda task: task.family)
    return found


TASKS: Final[list[Task]] = _found()
_WITHOUT_TILE: Final[list[Task]] = [task for task in TASKS if task.tile_kind == NONE]


def _by_family() -> list[Task | None]:
    found = {task.family: task for task in TASKS}
    return [found.get(family) for family in FAMILY]


def _by_tile() -> list[Task | None]:
    found = {task.tile_kind: task for task in TASKS}
    return [found.get(kind) for kind in TILE_KIND]


TASK_OF: Final[list[Task | None]] = _by_family()
"""By action: the task that it does, or None."""
TASK_WITH: Final[list[Task | None]] = _by_tile()
"""By tile: the task that is done with it, or None."""


def options(europe: Europe, frame: Frame) -> list[int]:
    """The tasks that the seat whose turn it is may do now, while this operation is under way."""
    found: list[int] = []
    for task in _WITHOUT_TILE:
        ways = task.options(europe, frame, NONE)
        if ways:
            found += ways
    for tile in europe.storehouses[europe.turn]:
        done_with = TASK_WITH[tile]
        if done_with is not None:
            ways = done_with.options(europe, frame, tile)
            if ways:
                found += ways
    if len(found) > 1:
        found.sort()
    return found


def refusal(europe: Europe, frame: Frame, task: Task, action: int) -> Prompt | None:
    """Why the seat whose turn it is cannot do this task now, while this operation is under way."""
    return task.refusal(europe, frame, action) if OPERATIONS[frame[0]].open_for_tasks else _NOT_NOW
