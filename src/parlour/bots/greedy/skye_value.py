"""What a position of Isle of Skye is worth to every seat once this round's tiles lie: points now, and what is to come.

What is to come is linear in what `skye_land` counts. Its weights lie in `skye_weights.json`, by player count; they were
fitted to how games went on.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from parlour.bots.greedy.skye_land import FEATURES, describe
from parlour.games.skye.components import MAJORITY, SCORED, SCORING_TILES, WHISKY
from parlour.games.skye.scoring import MAJORITY_SYMBOLS, counts_gold, goal_points, gold_points, majority, scroll_points
from parlour.games.skye.territory import Territory


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For one player count: points to come, for each of what was counted."""

    always: dict[str, float]
    """By feature, while there are rounds to come."""
    left: dict[str, float]
    """By feature, for every round to come."""
    goals: dict[str, dict[str, float]]
    """By goal and feature, for every time that the goal will score; `scored` is what it gives now."""
    majorities: dict[str, list[float]]
    """By goal and lead over the best of the others, from `-MARGIN` to `MARGIN`."""
    gold: list[float]
    """For a gold, by the rounds to come."""
    start: list[float]
    """For all else, by the rounds to come."""
    spread: list[float]
    """How far points differ from what was expected, by the rounds to come."""


MARGIN: Final = 3
"""A lead that is larger counts as this one."""
GOLD_STEP: Final = 3
"""So much gold counts as one step of a lead."""
_TIE: Final = 0.01
"""More gold wins a tie."""
_AT: Final[dict[str, int]] = {name: place for place, name in enumerate(FEATURES)}
_WEIGHTS: Final[dict[int, Weights]] = {
    int(players): weights
    for players, weights in msgspec.json.decode(
        files("parlour.bots.greedy").joinpath("skye_weights.json").read_bytes(), type=dict[str, Weights]
    ).items()
}


def weights_for(players: int) -> Weights:
    """The fitted weights for so many players."""
    return _WEIGHTS[players]


def lead(counts: list[int], seat: int, step: int) -> int:
    """The place of the seat's lead among the weights of a majority."""
    best = max([count for other, count in enumerate(counts) if other != seat])
    margin = counts[seat] - best
    margin = -(-margin // step) if margin > 0 else margin // step
    return min(max(margin, -MARGIN), MARGIN) + MARGIN


@mypyc_attr(allow_interpreted_subclasses=True)
class SkyeValue:
    """What lands, majorities and gold will bring from the scoring of this round on."""

    def __init__(self, players: int, number: int, goals: tuple[int, ...], weights: Weights) -> None:
        track = SCORED[players]
        self.left = len(track) - number - 1
        """The rounds to come."""
        self.spread = weights.spread[self.left]
        self._goals: list[int] = []
        self._factors: list[float] = []
        """How often each goal will count what it gives now."""
        self._majorities: list[tuple[str, int, int, list[float]]] = []
        """Name, symbol (-1 for gold), times in this round, and what each lead brings in later ones."""
        self._weights = [weights.always[name] + weights.left[name] * self.left if self.left else 0.0 for name in FEATURES]
        self._gold = weights.gold[self.left]
        self._start = weights.start[self.left]
        for place, goal in enumerate(goals):
            now = 1 if place in track[number] else 0
            later = sum([1 for places in track[number + 1 :] if place in places])
            name = SCORING_TILES[goal]
            if name in MAJORITY:
                symbol = -1 if counts_gold(goal) else MAJORITY_SYMBOLS[name]
                self._majorities.append((name, symbol, now, [later * each for each in weights.majorities[name]]))
                continue
            by_feature = weights.goals[name]
            for feature, weight in by_feature.items():
                if feature == "scored":
                    self._goals.append(goal)
                    self._factors.append(now + later * (1.0 + weight))
                else:
                    self._weights[_AT[feature]] += later * weight
        self._squares = self._weights[_AT["square spots"]] != 0.0
        self._lines = self._weights[_AT["line spots"]] != 0.0
        self._farms = self._weights[_AT["farm spots"]] != 0.0 or self._weights[_AT["lonely animals"]] != 0.0

    def land(self, land: Territory) -> float:
        """What the territory will bring, majorities and gold apart."""
        points = self._start + scroll_points(land)
        for place, goal in enumerate(self._goals):
            points += self._factors[place] * goal_points(goal, [land], [0])[0]
        if self.left:
            counted = describe(land, self._squares, self._lines, self._farms)
            for place, weight in enumerate(self._weights):
                if weight != 0.0:
                    points += weight * counted[place]
        return points

    def gold(self, gold: int) -> float:
        """What so much gold in hand after building will bring, apart from a majority."""
        return self._gold * gold if self.left else gold_points(gold) + _TIE * gold

    def gold_worth(self) -> float:
        """What one gold more brings, about."""
        return self._gold

    def majorities(self, whisky: list[int], ships: list[int], gold: list[int]) -> list[float]:
        """What every seat gets for the most of something, now and later."""
        found = [0.0] * len(gold)
        for name, symbol, now, later in self._majorities:
            counts = gold if symbol < 0 else whisky if symbol == WHISKY else ships
            step = GOLD_STEP if symbol < 0 else 1
            if now:
                for seat, points in enumerate(majority(name, counts)):
                    found[seat] += points
            if self.left:
                for seat in range(len(gold)):
                    found[seat] += later[lead(counts, seat, step)]
        return found
