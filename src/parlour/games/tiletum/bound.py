"""No play of Tiletum is longer than this, whatever the players do. `docs/engine.md` tells why."""

from __future__ import annotations

from parlour.games.tiletum.components import (
    AP_BASE,
    BUILDING_AP,
    EFFECTS,
    FACES,
    FROM_CHARACTERS,
    ROOMS_OF,
    ROUNDS,
    START_GOLD,
    START_RESOURCES,
    TURNS,
)
from parlour.games.tiletum.operations.base import OPERATIONS
from parlour.games.tiletum.spending.registry import SPENDINGS
from parlour.games.tiletum.tasks.registry import TASKS


class _Worth:
    """The most that any one effect can bring of what keeps a turn going."""

    def __init__(self) -> None:
        added = [[OPERATIONS[part[0]].adds(part) for part in effect.parts] for effect in EFFECTS]
        self.points = max(sum(part.points for part in parts) for parts in added)
        self.resources = max(sum(part.resources for part in parts) for parts in added)
        self.choices = max(sum(part.choices for part in parts) for parts in added)


def longest_game(players: int) -> int:
    """An upper bound on the number of actions, those of chance included."""
    turns = players * TURNS * ROUNDS
    set_off = [(task.source, task.sets_off(players)) for task in TASKS]
    set_off += [(option.source, option.sets_off(players)) for option in SPENDINGS]
    activations = sum(count for source, count in set_off if source != FROM_CHARACTERS)
    repeated = activations * max(len(rooms_of) for rooms_of in ROOMS_OF)
    effects = sum(count for _source, count in set_off) + repeated
    worth = _Worth()

    points = turns * (AP_BASE - 1 + sum(BUILDING_AP)) + players * sum(BUILDING_AP) + effects * worth.points
    of_choice = turns * sum(option.brings_by_turn for option in SPENDINGS)
    resources = players * (sum(START_RESOURCES) + max(START_GOLD)) + turns * FACES + of_choice + effects * worth.resources
    resources += points * max(option.brings for option in SPENDINGS)

    by_turn = turns * sum(operation.by_turn for operation in OPERATIONS)
    by_round = ROUNDS * sum(operation.by_round for operation in OPERATIONS)
    choices = effects * worth.choices + of_choice + 2 * activations + repeated
    tasks = sum(task.times(players, resources) for task in TASKS)
    drawn = sum(operation.draws(players, points) for operation in OPERATIONS)
    return by_turn + by_round + points + choices + tasks + drawn
