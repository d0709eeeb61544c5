"""Planner for Tiletum: thinks its turn through, and tries the best ways to end it in imagined rounds."""

from __future__ import annotations

from math import exp, log
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from parlour.bots.base import Opinion, ThinkingBot
from parlour.bots.budget import Budget, Clock
from parlour.bots.greedy.tiletum_lines import Line, best_first, die_ends, ends
from parlour.bots.greedy.tiletum_value import TiletumValue
from parlour.bots.planner.tiletum_future import play_on
from parlour.bots.winning import winning_chance
from parlour.engine.chance import Dice
from parlour.engine.contract import Actions, Game
from parlour.games.tiletum.actions import END_TURN
from parlour.games.tiletum.components import FACES
from parlour.games.tiletum.observation import Observation, sample
from parlour.games.tiletum.state import TiletumState

_BREADTH: Final = 4
"""How many lines of play are followed side by side through a turn."""
_DICE: Final = 4
"""How many dice are played out besides one for every face."""
_CANDIDATES: Final = 8
"""How many ways to end the turn are tried in imagined rounds when a die is chosen."""
_STEPS: Final = 4
"""How many afterwards, when most is decided."""
_LESS: Final = 4
"""It thinks so many times shorter then."""
_SLACK: Final = 6.0
"""None of them promises less than the best by more than this."""
_SPREAD: Final = 16.0
"""How far points at the end may be off, for the chance to win."""
_TRUST: Final = 3.0
"""What a line promises by itself counts as much as so many imagined rounds."""
_FORTUNES: Final = 1 << 30


class _Candidate:
    """A way to end the turn, and what came of it in imagined rounds."""

    __slots__ = ("chance", "line", "merit", "points", "tried")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.merit = line.worth
        """What to choose it for: how far ahead it leads, in points, beside the other candidates."""
        self.tried = 0
        self.points = 0.0
        self.chance = 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class TiletumPlanner(ThinkingBot):
    """Follows the most promising lines of its turn, and plays the round on from the ends of the best ones."""

    glance: ClassVar[int] = 1

    def __init__(self, game: Game, seed: int | str, budget: Budget) -> None:
        super().__init__(game, seed, budget)
        self.value = TiletumValue()
        """What it thinks of positions: all that it knows of worth, so whoever knows better puts it here."""

    def consider(self, observation: Any, legal: Actions) -> list[Opinion]:
        seen: Observation = observation
        share = 1 if seen.stage == "choose_die" else _LESS
        budget = Budget(self.budget.milliseconds // share, self.budget.simulations // share)
        clock = budget.start()
        state = sample(seen, self.rng)
        candidates = self._candidates(state, seen.stage)
        undecided = len({candidate.line.actions[0] for candidate in candidates}) > 1
        if undecided and (budget.milliseconds or budget.simulations > 1):
            self._try(candidates, state.turn, clock)
        return self._opinions(state, legal, candidates)

    def _candidates(self, state: TiletumState, stage: str) -> list[_Candidate]:
        """The best ways to go on to the end of the turn."""
        if stage == "king_tile":
            lines = best_first([self._step(state, action) for action in state.legal_actions(state.turn)])
        elif stage == "choose_die":
            lines = die_ends(state, self.value, _BREADTH, FACES, _DICE, self.rng)
        else:
            lines = ends(state, self.value, _BREADTH, self.rng)
        least = lines[0].worth - _SLACK
        most = _CANDIDATES if stage == "choose_die" else _STEPS
        return [_Candidate(line) for line in lines[:most] if line.worth >= least]

    def _step(self, state: TiletumState, action: int) -> Line:
        """The action, and nothing after it."""
        at = state.clone()
        at.apply(state.turn, action)
        return Line(self.value.of(at, state.turn, False), (action,), at)

    def _try(self, candidates: list[_Candidate], seat: int, clock: Clock) -> None:
        """Imagine the round on, the same fortune for all; the better half more often, and the better half of these again."""
        places = len(candidates)
        while True:
            trying = sorted(candidates, key=lambda candidate: -candidate.merit)[:places]
            fortune = self.rng.below(_FORTUNES)
            leads: list[float] = []
            for candidate in trying:
                if not clock.goes_on():
                    break
                leads.append(self._imagine(candidate, seat, Dice(fortune)))
            _learn(trying[: len(leads)], leads)
            if len(leads) < len(trying):
                return
            places = max(2, (places + 1) // 2)

    def _imagine(self, candidate: _Candidate, seat: int, rng: Dice) -> float:
        """Play a round on from the end of the turn; how far ahead of the others the seat then is."""
        at = candidate.line.at.clone()
        if candidate.line.actions[-1] == END_TURN:
            at.apply(seat, END_TURN)
        points = play_on(at, self.value, rng)
        candidate.points += points[seat]
        candidate.chance += winning_chance(points, seat, _SPREAD)
        return _lead(points, seat)

    def _opinions(self, state: TiletumState, legal: Actions, candidates: list[_Candidate]) -> list[Opinion]:
        """By the best candidate of every action; what no candidate begins with comes last, by what it promises at once."""
        seat = state.turn
        now = [self.value.of(state, other, True) for other in range(state.players)]
        opinions: dict[int, Opinion] = {}
        for candidate in sorted(candidates, key=lambda candidate: -candidate.merit):
            action = candidate.line.actions[0]
            if action not in opinions:
                if candidate.tried:
                    points, chance = candidate.points / candidate.tried, candidate.chance / candidate.tried
                else:
                    points, chance = _guess(now, seat, candidate.line.worth)
                opinions[action] = Opinion(action, points, chance)
        for line in best_first([self._step(state, action) for action in legal if action not in opinions]):
            points, chance = _guess(now, seat, line.worth)
            opinions[line.actions[0]] = Opinion(line.actions[0], points, chance)
        return list(opinions.values())


def _learn(tried: list[_Candidate], leads: list[float]) -> None:
    """What one fortune showed: by how much each candidate does better or worse than the others that met it."""
    shift = 0.0
    for candidate, lead in zip(tried, leads, strict=True):
        shift += (candidate.merit - lead) / len(tried)
    for candidate, lead in zip(tried, leads, strict=True):
        weight = _TRUST + candidate.tried
        candidate.merit = (weight * candidate.merit + lead + shift) / (weight + 1.0)
        candidate.tried += 1


def _lead(points: list[float], seat: int) -> float:
    """How far the seat is ahead of the others, the best of whom counts most."""
    behind = 0.0
    for other, reached in enumerate(points):
        if other != seat:
            behind += exp((reached - points[seat]) / _SPREAD)
    return -_SPREAD * log(behind)


def _guess(now: list[float], seat: int, worth: float) -> tuple[float, float]:
    """Points and the chance to win of what was not tried."""
    return worth, winning_chance([*now[:seat], worth, *now[seat + 1 :]], seat, _SPREAD)
