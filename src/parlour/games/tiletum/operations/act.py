"""An action under way: its points are spent on its options, in any order, until it ends."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import END_TURN, FAMILY, STOP
from parlour.games.tiletum.components import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    CONTRACT_SLOTS,
    KING,
    MERCHANT,
    NONE,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import next_turn
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Operation
from parlour.games.tiletum.operations.draw_contract import DRAW_CONTRACT
from parlour.games.tiletum.spending.registry import FAMILIES, SPENDING_BY, SPENDINGS_IN
from parlour.games.tiletum.tasks import registry as tasks
from parlour.games.tiletum.wording import action_name, key, why

ACT: Final = 29
"""(ACT, action, points left, whether they came from a die)"""

_RULES: Final = {CONTRACT: "T-AK1", CHARACTER: "T-AH1", ARCHITECT: "T-AA1", MERCHANT: "T-AM1", KING: "T-AR1"}
"""The rule behind each action."""
_OTHER_ACTION: Final = why("tiletum-why-other-action", "T-A1")


def die_action(action: int, points: int) -> Frame:
    """The action of the die."""
    return (ACT, action, points, 1)


def sub_action(action: int, points: int) -> Frame:
    """An action that something else than a die gives: no bonus marker."""
    return (ACT, action, points, 0)


def points_of_die(europe: Europe) -> int:
    """The points that the action of the die has left, whatever else is under way."""
    acts = [frame for frame in europe.pending if frame[0] == ACT]
    return sum([points for _code, _action, points, of_die in acts if of_die])


class Act(Operation):
    """The action of a die ends when the player says so; another one also when there is nothing left to do in it."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, _action, _points, of_die = frame
        if of_die:
            return False
        spending, chores = self._spending(europe, frame), tasks.options(europe, frame)
        if len(spending) > 1 or chores:
            europe.legal = tuple(spending + chores)
            return False
        europe.pending.pop()
        return True

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        return self._spending(europe, frame) + tasks.options(europe, frame)

    def _spending(self, europe: Europe, frame: Frame) -> list[int]:
        """What the points may be spent on, and ending the action if nothing forbids it."""
        _code, kind, points, of_die = frame
        found = [END_TURN if of_die else STOP]
        if points > 0:
            for option in SPENDINGS_IN[kind]:
                ways = option.options(europe, points)
                if ways and option.must is not None:
                    return ways
                found += ways
        return found

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        """What the option of the action under way lacks; else that it belongs to another action."""
        _code, kind, points, _of_die = frame
        family = FAMILY[action]
        if family in (END_TURN, STOP):
            compelled = [option.must for option in SPENDINGS_IN[kind] if option.must and option.options(europe, points)]
            return compelled[0] if compelled else None
        option = SPENDING_BY[kind].get(family)
        reason = option.refusal(europe, points, action) if option else None
        return _OTHER_ACTION if reason is None and family in FAMILIES else reason

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        """End the action, or spend points on one of its options."""
        _code, kind, points, _of_die = frame
        family = FAMILY[action]
        if family == END_TURN:
            self._end_turn(europe, points, events)
        elif family == STOP:
            europe.pending.pop()
        else:
            place = len(europe.pending) - 1
            cost = SPENDING_BY[kind][family].do(europe, points, action, events)
            _code, _kind, points, of_die = europe.pending[place]  # a completed building may have given more
            europe.pending[place] = (ACT, kind, points - cost, of_die)

    def _end_turn(self, europe: Europe, points: int, events: Events) -> None:
        """What points are left are lost; contract tiles slide to the right, and new ones come from the left."""
        europe.pending.pop()
        if events is not None:
            events.append(Event("ended", {"seat": europe.turn, "ap": points}))
        europe.pending.append((next_turn.NEXT_TURN,))
        left = [tile for tile in europe.contract_offer if tile != NONE]
        empty = CONTRACT_SLOTS - len(left)
        if empty:
            europe.contract_offer = [*[NONE] * empty, *left]
            for slot in range(empty):
                europe.pending.append((DRAW_CONTRACT, slot))

    def strengthened(self, frame: Frame, action: int, points: int) -> Frame:
        _code, kind, left, of_die = frame
        return (ACT, kind, left + points, of_die) if of_die and action in (NONE, kind) else frame

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, action, points, of_die = frame
        if points:
            return Prompt(key("prompt", "act", {"action": action_name(action), "ap": points}), _RULES[action])
        return Prompt(key("prompt", "act-done"), "T-3.10") if of_die else Prompt(key("prompt", "sub-action-done"), "T-X2")


_ACT: Final = Act(ACT, "act", WAITS_FOR_SEAT)
_ACT.open_for_tasks = True
_ACT.by_turn = 1  # its end
FOUND: Final[list[Operation]] = [_ACT]
