"""Choosing a die, as it lies or turned for gold."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.engine.piles import without
from parlour.games.tiletum.actions import DIE, FAMILY
from parlour.games.tiletum.components import DIE_SHIFT_GOLD, FACES, GOLD, KINDS, NONE, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import die_taken
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Operation
from parlour.games.tiletum.tasks import registry as tasks
from parlour.games.tiletum.wheel import place_of
from parlour.games.tiletum.wording import key, lacks, why

CHOOSE_DIE: Final = 26
"""(CHOOSE_DIE,)"""


def _turning_steps(face: int, turned: int) -> int:
    """How often a die must be turned by one, the shorter way round: 6 and 1 are neighbours."""
    apart = abs(face - turned)
    return min(apart, FACES - apart)


_WAYS: Final = max([_turning_steps(0, turned) for turned in range(FACES)])
"""No face is farther from another than this."""
_TURNINGS: Final[list[list[list[int]]]] = [
    [
        [DIE + FACES * die + turned for turned in range(FACES) if _turning_steps(die % FACES, turned) <= steps]
        for steps in range(_WAYS + 1)
    ]
    for die in range(KINDS * FACES)
]
"""By die and affordable steps: the ways to take it."""


class ChooseDie(Operation):
    """Its tile, its resources and its action follow."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        steps = min(europe.goods[KINDS * europe.turn + GOLD] // DIE_SHIFT_GOLD, _WAYS)
        found: list[int] = []
        before = NONE
        for die in europe.dice:
            if die != before:
                found += _TURNINGS[die][steps]
                before = die
        return found + tasks.options(europe, frame)

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        seat = europe.turn
        die, turned = (action - DIE) // FACES, (action - DIE) % FACES
        gold = DIE_SHIFT_GOLD * _turning_steps(die % FACES, turned)
        resource = die // FACES
        europe.goods[KINDS * seat + GOLD] -= gold
        europe.dice = without(europe.dice, die)
        europe.taken[seat] = (*europe.taken[seat], FACES * resource + turned)
        place = place_of(europe, turned + 1)
        europe.pending[-1] = (die_taken.DIE_TAKEN, resource, turned + 1, place, 0)
        if events is not None:
            facts = {
                "seat": seat,
                "resource": resource,
                "value": turned + 1,
                "action": europe.action_tiles[place],
                "gold": gold,
            }
            events.append(Event("die", dict(facts)))

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        if FAMILY[action] != DIE:
            return None
        die, turned = (action - DIE) // FACES, (action - DIE) % FACES
        if die not in europe.dice:
            return why("tiletum-why-no-such-die", "T-3.2")
        gold = DIE_SHIFT_GOLD * _turning_steps(die % FACES, turned)
        return lacks([(GOLD, gold - europe.goods[KINDS * europe.turn + GOLD])], "T-3.3")

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        return Prompt(key("prompt", "choose-die"), "T-3.2")


_CHOOSE_DIE: Final = ChooseDie(CHOOSE_DIE, "choose_die", WAITS_FOR_SEAT)
_CHOOSE_DIE.open_for_tasks = True
_CHOOSE_DIE.by_turn = 1
FOUND: Final[list[Operation]] = [_CHOOSE_DIE]
