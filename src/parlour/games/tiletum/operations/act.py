"""An action under way: its points are spent on its options, in any order, until it ends."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum import character_action, contract_action, king_track, pieces, tasks
from parlour.games.tiletum.actions import (
    ADVANCE,
    DISCARD_OFFER,
    END_TURN,
    EXCHANGE,
    FAMILY,
    HOUSE,
    LODGE,
    MOVE,
    PILLAR,
    STOP,
    TAKE,
)
from parlour.games.tiletum.components import (
    ARCHITECT,
    CHARACTER,
    CHARACTER_COST,
    CHARACTER_TILE,
    CONTRACT,
    DISCARD_COST,
    EXCHANGE_COST,
    HOUSE_COST,
    KING,
    MAP_TILE_COST,
    MERCHANT,
    NONE,
    PILLAR_COST,
    STEP_COST,
    TILE_KIND,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import next_turn
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Operation
from parlour.games.tiletum.wording import action_name, key, too_few_points, why

ACT: Final = 29
# The frame: its code, the action, the points left, and whether they came from a die.
_ACTION: Final = 1
_POINTS: Final = 2
_OF_DIE: Final = 3

_RULES: Final = ("T-AK1", "T-AH1", "T-AA1", "T-AM1", "T-AR1")
"""The rule behind contract, character, architect, merchant and king."""


_SPENDING: Final = (MOVE, HOUSE, PILLAR, TAKE, LODGE, EXCHANGE, DISCARD_OFFER, ADVANCE)
"""The families that cost action points, each in its own action."""
_OTHER_ACTION: Final = why("tiletum-why-other-action", "T-A1")
_STEPS_FIRST: Final = why("tiletum-why-steps-first", "T-AR1")


def die_action(action: int, points: int) -> Frame:
    """The action of the die."""
    return (ACT, action, points, 1)


def sub_action(action: int, points: int) -> Frame:
    """An action that something else than a die gives: no bonus marker."""
    return (ACT, action, points, 0)


def points_of_die(europe: Europe) -> int:
    """The points that the action of the die has left, whatever else is under way."""
    return sum([frame[_POINTS] for frame in europe.pending if frame[0] == ACT and frame[_OF_DIE]])


class Act(Operation):
    """The action of a die ends when the player says so; another one also when there is nothing left to do in it."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        if frame[_OF_DIE]:
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
        """What the points may be spent on, and ending the action."""
        action, points = frame[_ACTION], frame[_POINTS]
        end = END_TURN if frame[_OF_DIE] else STOP
        if action == KING:
            return [ADVANCE] if points >= STEP_COST else [end]
        found = [end]
        if points > 0:
            if action == MERCHANT:
                found += pieces.merchant_options(europe, points)
            elif action == ARCHITECT:
                found += pieces.architect_options(europe, points)
            elif action == CHARACTER:
                found += character_action.options(europe, points)
            else:
                assert action == CONTRACT
                found += contract_action.options(europe, points)
        return found

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        """What the option of the action under way lacks; else that it belongs to another action."""
        kind, points = frame[_ACTION], frame[_POINTS]
        family = FAMILY[action]
        if family in (END_TURN, STOP):
            return _STEPS_FIRST if kind == KING and points >= STEP_COST else None
        reason: Prompt | None = None
        if kind == MERCHANT:
            reason = pieces.refusal(europe, pieces.THE_MERCHANT, points, action)
        elif kind == ARCHITECT:
            reason = pieces.refusal(europe, pieces.THE_ARCHITECT, points, action)
        elif kind == CHARACTER:
            reason = character_action.refusal(europe, points, action)
        elif kind == CONTRACT:
            reason = contract_action.refusal(europe, points, action)
        elif family == ADVANCE:
            return too_few_points(STEP_COST, points)
        if reason is None and family in _SPENDING:
            return _OTHER_ACTION
        return reason

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        """Spend points on one of the options."""
        kind, points, of_die = frame[_ACTION], frame[_POINTS], frame[_OF_DIE]
        place = len(europe.pending) - 1
        family = FAMILY[action]
        cost = 0
        if family == END_TURN:
            self._end_turn(europe, points, events)
            return
        if family == STOP:
            europe.pending.pop()
            return
        if family == MOVE:
            cost = pieces.move(europe, action, events)
        elif family == TAKE:
            cost = self._take(europe, kind, action - TAKE, events)
        elif family == LODGE:
            # The points are paid before a completed building adds its own.
            europe.pending[place] = (ACT, kind, points - character_action.room_cost(action), of_die)
            character_action.lodge(europe, action, events)
            return
        elif family == EXCHANGE:
            cost = EXCHANGE_COST
            contract_action.exchange(europe, action, events)
        elif family == HOUSE:
            cost = HOUSE_COST
            pieces.place(europe, action, events)
        elif family == PILLAR:
            cost = PILLAR_COST
            pieces.place(europe, action, events)
        elif family == DISCARD_OFFER:
            cost = DISCARD_COST
            character_action.discard_offer(europe, events)
        else:
            assert family == ADVANCE
            cost = points
            king_track.advance(europe, europe.turn, points // STEP_COST, events)
        europe.pending[place] = (ACT, kind, points - cost, of_die)

    def _take(self, europe: Europe, kind: int, tile: int, events: Events) -> int:
        """A tile of one of the offers, or of the town where the piece is; says what it costs."""
        if kind == CONTRACT:
            return contract_action.take_contract(europe, tile, events)
        if TILE_KIND[tile] == CHARACTER_TILE:
            character_action.take_character(europe, tile, events)
            return CHARACTER_COST
        pieces.take_from_town(europe, tile, events)
        return MAP_TILE_COST[pieces.THE_MERCHANT if kind == MERCHANT else pieces.THE_ARCHITECT]

    def _end_turn(self, europe: Europe, points: int, events: Events) -> None:
        """What points are left are lost; the contract offer is filled."""
        europe.pending.pop()
        if events is not None:
            events.append(Event("ended", {"seat": europe.turn, "ap": points}))
        europe.pending.append((next_turn.NEXT_TURN,))
        contract_action.slide(europe)

    def strengthened(self, frame: Frame, action: int, points: int) -> Frame:
        kind, of_die = frame[_ACTION], frame[_OF_DIE]
        return (ACT, kind, frame[_POINTS] + points, of_die) if of_die and action in (NONE, kind) else frame

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        action, points, of_die = frame[_ACTION], frame[_POINTS], frame[_OF_DIE]
        if points:
            return Prompt(key("prompt", "act", {"action": action_name(action), "ap": points}), _RULES[action])
        return Prompt(key("prompt", "act-done"), "T-3.10") if of_die else Prompt(key("prompt", "sub-action-done"), "T-X2")


_ACT: Final = Act(ACT, "act", WAITS_FOR_SEAT)
_ACT.open_for_tasks = True
_ACT.by_turn = 1  # its end
FOUND: Final[list[Operation]] = [_ACT]
