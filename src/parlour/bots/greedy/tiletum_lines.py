"""A turn thought through: ways to its end, found by following the most promising lines step by step."""

from __future__ import annotations

from typing import Final

from parlour.bots.greedy.tiletum_value import TiletumValue
from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE
from parlour.games.tiletum.actions import DIE, DISCARD_OFFER, END_TURN, FAMILY
from parlour.games.tiletum.components import FACES
from parlour.games.tiletum.state import TiletumState

_SLACK: Final = 3.0
"""A line is given up when it is worth less than the best end of the turn by more than this."""
_SAME: Final = 1e6
"""Lines whose worth agrees to so many parts of a point are taken to lead to the same position."""


class Line:
    """A way to go on with the turn: what it is worth, its actions, and the position that they lead to."""

    __slots__ = ("actions", "at", "worth")

    def __init__(self, worth: float, actions: tuple[int, ...], at: TiletumState) -> None:
        self.worth = worth
        self.actions = actions
        self.at = at


def best_first(lines: list[Line]) -> list[Line]:
    """The most promising lines first; of equals the one that was found first."""
    return sorted(lines, key=lambda line: -line.worth)


def best_next(state: TiletumState, value: TiletumValue) -> Line:
    """The action that looks best by itself, outside of a turn."""
    seat = state.turn
    lines: list[Line] = []
    for action in state.legal_actions(seat):
        at = state.clone()
        at.apply(seat, action)
        lines.append(Line(value.of(at, seat, True), (action,), at))
    return best_first(lines)[0]


def ends(state: TiletumState, value: TiletumValue, breadth: int, rng: Dice) -> list[Line]:
    """Ways to the end of the turn, the best first: `breadth` lines are followed side by side. The last action ends the turn."""
    seat = state.turn
    best = float("-inf")
    found: dict[int, Line] = {}
    lines = [Line(best, (), state)]
    while lines:
        onward: dict[int, Line] = {}
        for line in lines:
            at = line.at
            while at.to_act()[0] == CHANCE:
                at.apply(CHANCE, at.sample_chance(rng))
            for action in at.legal_actions(seat):
                if action == END_TURN:
                    worth = value.of(at, seat, True)
                    best = max(best, worth)
                    found.setdefault(int(worth * _SAME), Line(worth, (*line.actions, action), at))
                elif action != DISCARD_OFFER:
                    copy = at.clone()
                    copy.apply(seat, action)
                    worth = value.of(copy, seat, False)
                    onward.setdefault(int(worth * _SAME), Line(worth, (*line.actions, action), copy))
        lines = [line for line in best_first(list(onward.values()))[:breadth] if line.worth > best - _SLACK]
    return best_first(list(found.values()))


def die_ends(state: TiletumState, value: TiletumValue, breadth: int, faces: int, dice: int, rng: Dice) -> list[Line]:
    """Ways to the end of a turn whose die is still to be chosen, the best first.

    Dice turned to one face have the same action: it is played out for one of them, as long as there are no more `faces` than
    this, then for the best few `dice` of all. Tasks can wait until the die is taken.
    """
    seat = state.turn
    taken: list[Line] = []
    for action in state.legal_actions(seat):
        if FAMILY[action] == DIE:
            at = state.clone()
            at.apply(seat, action)
            taken.append(Line(value.of(at, seat, False), (action,), at))
    found: list[Line] = []
    gains: dict[int, float] = {}
    rest: list[Line] = []
    for line in best_first(taken):
        face = _face(line.actions[0])
        if face in gains:
            rest.append(Line(line.worth + gains[face], line.actions, line.at))
        elif len(gains) < faces:
            played = _played(line, value, breadth, rng)
            gains[face] = played[0].worth - line.worth
            found += played
    for line in best_first(rest)[:dice]:
        found += _played(line, value, breadth, rng)
    return best_first(found)


def _played(line: Line, value: TiletumValue, breadth: int, rng: Dice) -> list[Line]:
    """Ways to the end of the turn that begins like this."""
    return [Line(end.worth, line.actions + end.actions, end.at) for end in ends(line.at, value, breadth, rng)]


def _face(action: int) -> int:
    """The face that the die of this action shows when it is taken."""
    return (action - DIE) % FACES
