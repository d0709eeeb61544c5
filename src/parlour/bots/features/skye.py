"""Isle of Skye in figures: every seat at the start of a round, one figure for each weight of its value.

They are what the planner's value misses of the points to come is learned from; what it knows is known already.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from parlour.bots.greedy.skye_land import FEATURES, describe
from parlour.bots.greedy.skye_value import GOLD_STEP, MARGIN, Weights, lead, weights_for
from parlour.games.skye.components import MAJORITY, SCORED, SCORING_TILES, SHIP, WHISKY
from parlour.games.skye.island import DRAWING
from parlour.games.skye.rounds import incomes
from parlour.games.skye.scoring import counts_gold, goal_points, scroll_points
from parlour.games.skye.state import SkyeState

STRAIGHT: Final = True
"""What is learned is a weight for each figure, and no hidden units."""
Key = tuple[str, ...]
"""Where a weight lies in `skye_weights.json`."""


@cache
def keys(players: int) -> tuple[Key, ...]:
    """The weights that are learned, in the order of the figures."""
    weights = weights_for(players)
    rounds = range(1, len(weights.start))
    found: list[Key] = []
    for what in ("start", "gold"):
        found += [(what, str(left)) for left in rounds]
    for name in FEATURES:
        if weights.always[name] or weights.left[name]:
            found += [("always", name), ("left", name)]
    for goal, features in weights.goals.items():
        found += [("goals", goal, feature) for feature in features]
    for goal in weights.majorities:
        found += [("majorities", goal, str(margin)) for margin in range(2 * MARGIN + 1)]
    return tuple(found)


def scale(key: Key) -> float:
    """Figures are about 1."""
    return 1.0 if key[0] == "start" else 0.125


def weight(weights: Weights, key: Key) -> float:
    """The weight that lies there."""
    there: Any = getattr(weights, key[0])
    for part in key[1:]:
        there = there[int(part) if isinstance(there, list) else part]
    return float(there)


def rows(state: SkyeState) -> list[list[float]]:
    """Every seat of a position in figures; nothing where no value is asked for."""
    if state.stage != DRAWING or not state.round or any(state.drawn):
        return []
    found: list[list[float]] = []
    for seat in range(state.players):
        counted, _certain = count(state, seat)
        found.append([scale(key) * counted.get(key, 0.0) for key in keys(state.players)])
    return found


def known(state: SkyeState) -> list[float]:
    """What the planner thinks already."""
    weights = weights_for(state.players)
    found: list[float] = []
    for seat in range(state.players):
        counted, certain = count(state, seat)
        found.append(certain + sum([weight(weights, key) * value for key, value in counted.items()]))
    return found


def count(state: SkyeState, seat: int) -> tuple[dict[Key, float], float]:
    """By weight, what counts for a seat at the start of a round; and the points that are its own already."""
    weights = weights_for(state.players)
    left = state.rounds - state.round
    land = state.territories[seat]
    gold = [state.gold[each] - sum(parts) for each, parts in enumerate(incomes(state, state.round))]
    described = describe(land, True, True, True)
    found: dict[Key, float] = {("start", str(left)): 1.0, ("gold", str(left)): float(gold[seat])}
    by_name: dict[str, float] = {}
    for place, name in enumerate(FEATURES):
        by_name[name] = described[place]
        if weights.left[name] or weights.always[name]:
            found["always", name] = described[place]
            found["left", name] = described[place] * left
    certain = float(state.points(seat) + scroll_points(land))
    for place, goal in enumerate(state.goals):
        times = sum([1 for places in SCORED[state.players][state.round :] if place in places])
        name = SCORING_TILES[goal]
        if name in MAJORITY:
            symbol = WHISKY if "whisky" in name else SHIP
            counts = gold if counts_gold(goal) else [each.totals[symbol] for each in state.territories]
            margin = lead(counts, seat, GOLD_STEP if counts_gold(goal) else 1)
            found["majorities", name, str(margin)] = float(times)
        else:
            points = goal_points(goal, [land], [0])[0]
            certain += times * points
            for feature in weights.goals[name]:
                found["goals", name, feature] = float(times) * (points if feature == "scored" else by_name[feature])
    return found, certain
