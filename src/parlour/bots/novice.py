"""The novice: knows what is good, and makes the mistakes that people make who have just learnt a game.

It overlooks things, though seldom what pays at once; it takes one thing for as good as another that is nearly as good;
it looks at its own points and not at what the others want; and it is careful with money.
"""

from __future__ import annotations

from math import log
from typing import Any, Final, NamedTuple

from parlour.bots.base import Bot, Opinion, ThinkingBot
from parlour.engine.contract import Actions, Game
from parlour.engine.moves import number_of

_KEPT_IN_VIEW: Final = 12
"""It weighs so many choices at most, the most sensible ones: what is worse is nobody's mistake."""
_OVERLOOKED: Final = 0.3
"""The chance not to see a choice at all that does not pay at once."""
_MISJUDGED: Final = 0.04
"""How far it misjudges a choice: as far as the choices are apart, but no more than this share of the points it hopes for."""
_THRIFT: Final = 0.5
"""How much less it likes the most expensive choice, by what it misjudges."""
_FEWEST_POINTS: Final = 10.0
"""Where hardly any points are to be had it misjudges as if there were these."""


class _Choice(NamedTuple):
    action: int
    loss: float
    """Points by which it is worse than the best, as far as its adviser can tell."""
    gain: int
    """Points that it brings at once."""
    number: int
    """What is bid, asked or paid with it; 0 where nothing is."""


class Novice(Bot):
    """Asks an adviser that can play, and does not listen well."""

    def __init__(self, game: Game, seed: int | str, adviser: ThinkingBot) -> None:
        super().__init__(game, seed)
        self.adviser = adviser

    def choose(self, observation: Any, legal: Actions) -> int:
        if len(legal) == 1:
            return legal[0]
        opinions = self.adviser.consider(observation, legal)
        hope = max(_FEWEST_POINTS, opinions[0].points)
        seen = self._seen(_sensible(self._choices(observation, opinions)), _MISJUDGED * hope)
        blur, dearest = min(_apart(seen), _MISJUDGED * hope), max(choice.number for choice in seen)
        return min(seen, key=lambda choice: self._felt_loss(choice, blur, dearest)).action

    def _choices(self, observation: Any, opinions: list[Opinion]) -> list[_Choice]:
        """The most sensible ones; what comes later in the adviser's order is never better than what comes before."""
        seat = observation.viewer
        now = self.game.sample(observation, self.rng)
        points, loss = now.scores()[seat], 0.0
        choices = []
        for opinion in opinions[:_KEPT_IN_VIEW]:
            loss = max(loss, opinions[0].points - opinion.points)
            then = now.clone()
            then.apply(seat, opinion.action)
            number = number_of(self.game.typed(opinion.action)) or 0
            choices.append(_Choice(opinion.action, loss, then.scores()[seat] - points, number))
        return choices

    def _seen(self, choices: list[_Choice], much: float) -> list[_Choice]:
        """Those that it does not overlook: never one of two or what pays best at once, rarely what is far better."""
        if len(choices) <= 2:
            return choices
        least, most = min(choice.gain for choice in choices), max(choice.gain for choice in choices)
        apart, seen = _apart(choices), []
        for choice in choices:
            hidden = _OVERLOOKED * (most - choice.gain) / (most - least) if most > least else _OVERLOOKED
            if self.rng.random() >= hidden / (1.0 + max(0.0, apart - choice.loss) / much):
                seen.append(choice)
        return seen or choices[:1]

    def _felt_loss(self, choice: _Choice, blur: float, dearest: int) -> float:
        thrift = _THRIFT * choice.number / dearest if dearest > 0 else 0.0
        return choice.loss + blur * (thrift + self._error())

    def _error(self) -> float:
        """Mostly small, now and then large, to either side."""
        share = min(max(self.rng.random(), 1e-9), 1.0 - 1e-9)
        return log(share / (1.0 - share)) / 1.8


def _apart(choices: list[_Choice]) -> float:
    """How far the choices are behind the best, on average."""
    return sum(choice.loss for choice in choices) / max(1, len(choices) - 1)


def _sensible(choices: list[_Choice]) -> list[_Choice]:
    """Nobody gives more for what is no better."""
    return [
        choice
        for choice in choices
        if not any(0 < other.number < choice.number and other.loss <= choice.loss for other in choices)
    ]
