"""The first greedy for Tiletum: plays its turn out in its mind for every kind of die, and takes the best one."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.bots.base import Bot
from parlour.bots.greedy_1.tiletum_estimate import value
from parlour.engine.contract import CHANCE, Actions
from parlour.games.tiletum.actions import DIE, DISCARD_OFFER, END_TURN, FAMILY
from parlour.games.tiletum.components import NONE
from parlour.games.tiletum.moves import NUMBERING, Die
from parlour.games.tiletum.observation import Observation, sample
from parlour.games.tiletum.state import TiletumState

_LINES = 4
"""How many lines of play are followed side by side through a turn."""
_SLACK = 3.0
"""A line is given up when it is worth less than the best end of the turn by more than this."""
_DICE = 4
"""How many dice are played out besides one for every face."""
_SAME = 6
"""Lines whose worth agrees to so many decimals are taken to lead to the same position."""


class _Line(NamedTuple):
    """A way to go on with the turn: what it is worth, its first action, and the position that it has reached."""

    worth: float
    first: int
    at: TiletumState


class TiletumGreedy1(Bot):
    """Looks ahead to the end of its own turn, and to what the position there promises; others it does not foresee."""

    def choose(self, observation: Any, legal: Actions) -> int:
        seen: Observation = observation
        if len(legal) == 1:
            return legal[0]
        state = sample(seen, self.rng)
        if seen.stage == "choose_die":
            return self._die(state, [action for action in legal if FAMILY[action] == DIE])
        if seen.stage in ("joker_action", "any_action"):
            return max(legal, key=lambda action: self._played_out(state, action))
        if seen.stage == "king_tile":
            return max(legal, key=lambda action: value(_after(state, action), seen.viewer))
        return self._plan(state).first

    def _die(self, state: TiletumState, dice: list[int]) -> int:
        """Dice turned to one face have the same action: it is played out for one of them, then for the best few of all.

        Tasks can wait until the die is taken.
        """
        taken = {action: value(_after(state, action), state.turn) for action in dice}
        ends: dict[int, float] = {}
        gains: dict[int, float] = {}
        for action in sorted(dice, key=lambda action: -taken[action]):
            face = _face(action)
            if face not in gains:
                ends[action] = self._played_out(state, action)
                gains[face] = ends[action] - taken[action]
        for action in sorted(dice, key=lambda action: -taken[action] - gains[_face(action)])[:_DICE]:
            if action not in ends:
                ends[action] = self._played_out(state, action)
        return max(ends, key=lambda action: (ends[action], action))

    def _played_out(self, state: TiletumState, action: int) -> float:
        """What the position is worth at the end of the turn that goes on with this action."""
        return self._plan(_after(state, action)).worth

    def _plan(self, state: TiletumState) -> _Line:
        """The best way to the end of the turn that is found by following the most promising lines step by step."""
        seat = state.turn
        best = _Line(float("-inf"), END_TURN, state)
        lines = [_Line(best.worth, NONE, state)]
        while lines:
            found: dict[float, _Line] = {}
            for _worth, first, at in lines:
                while at.to_act()[0] == CHANCE:
                    at.apply(CHANCE, at.sample_chance(self.rng))
                for action in at.legal_actions(seat):
                    begun = action if first == NONE else first
                    if action == END_TURN:
                        best = max(best, _Line(value(at, seat, ended=True), begun, at), key=lambda line: line.worth)
                    elif action != DISCARD_OFFER:
                        after = _after(at, action)
                        line = _Line(value(after, seat), begun, after)
                        found.setdefault(round(line.worth, _SAME), line)
            lines = sorted(found.values(), key=lambda line: -line.worth)[:_LINES]
            lines = [line for line in lines if line.worth > best.worth - _SLACK]
        return best


def _face(action: int) -> int:
    """The face that the die of this action shows when it is taken."""
    move = NUMBERING.typed(action)
    assert isinstance(move, Die)
    return move.turned


def _after(state: TiletumState, action: int) -> TiletumState:
    """The position after the action; chance may have to decide next."""
    copy = state.clone()
    copy.apply(state.turn, action)
    return copy
