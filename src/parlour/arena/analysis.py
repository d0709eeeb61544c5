"""How a finished game came about: what a bot thinks of every decision of the play, as the seat that made it saw the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from parlour.bots.base import Opinion
from parlour.engine.contract import CHANCE, Actions, Game
from parlour.engine.record import Record, parse_move
from parlour.engine.replay import steps

MOST: Final = 5
"""So many turning points are told at most."""
LEAST: Final = 0.04
"""What costs less of the winning chance turns nothing."""
AGAIN: Final = 2 * MOST
"""So many decisions that seem to have cost most are thought about once more, and longer: a quick look is often wrong."""


class Decision(NamedTuple):
    """A choice of the play that was one."""

    at: int
    """After so many moves."""
    seat: int
    observation: bytes
    """What the seat knew, encoded."""
    legal: Actions
    chosen: int


class Judgement(NamedTuple):
    """What was chosen, and what the bot would have chosen there."""

    decision: Decision
    chosen: Opinion
    best: Opinion

    @property
    def lost(self) -> float:
        """How much of its winning chance the seat gave away."""
        return max(0.0, self.best.chance - self.chosen.chance)


class Analysis(NamedTuple):
    """A finished game, judged."""

    curve: list[list[float]]
    """The winning chance of every seat before the first move and after each; together they are 1."""
    turning: list[Judgement]
    """The decisions that cost most, in the order of the play."""


def decisions(game: Game, record: Record) -> Iterator[Decision]:
    """Every choice of the play that was one, with what its seat knew then."""
    for number, play in enumerate(steps(game, record)):
        if number == len(record.moves):
            return
        seat, action = parse_move(game, record.moves[number])
        if seat == CHANCE:
            continue
        legal = play.state.legal_actions(seat)
        if len(legal) > 1:
            yield Decision(number, seat, game.encode_observation(play.state.observe(seat)), legal, action)


def judge(decision: Decision, heard: Sequence[Opinion]) -> Judgement:
    """The choice beside the best one."""
    return Judgement(decision, next(one for one in heard if one.action == decision.chosen), heard[0])


def dearest(judged: Sequence[Judgement], most: int) -> list[Judgement]:
    """Those that cost most, in the order of the play; none that cost next to nothing."""
    costly = sorted((one for one in judged if one.lost >= LEAST), key=lambda one: -one.lost)
    return sorted(costly[:most], key=lambda one: one.decision.at)


def analysis(record: Record, judged: Sequence[Judgement]) -> Analysis:
    """The curve and the turning points.

    A seat's chance is what the bot thought of its last decision: of the best choice before it, of the one that was made after
    it. Every seat knows other things, so the opinions do not add up by themselves; they are scaled to 1 together.
    """
    assert record.outcome is not None
    by_move = {one.decision.at: one for one in judged}
    own = [1.0 / record.players] * record.players
    curve = [_shares(own)]
    for number in range(len(record.moves)):
        one = by_move.get(number)
        if one is not None:
            own[one.decision.seat] = one.best.chance
            curve[-1] = _shares(own)
            own[one.decision.seat] = one.chosen.chance
        curve.append(_shares(own))
    curve[-1] = _shares([1.0 if place == 1 else 0.0 for place in record.outcome.ranking])
    return Analysis(curve, dearest(judged, MOST))


def _shares(own: Sequence[float]) -> list[float]:
    total = sum(own)
    return [one / total if total > 0 else 1.0 / len(own) for one in own]
