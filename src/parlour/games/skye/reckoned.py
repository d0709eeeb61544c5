"""What people want reckoned out for them: how much every seat has of what the scoring tiles count. All of it was seen."""

from __future__ import annotations

import msgspec

from parlour.games.skye.components import MOUNTAIN, SCORING, SCORING_TILES
from parlour.games.skye.grid import spot_of
from parlour.games.skye.island import NONE
from parlour.games.skye.observation import Observation, rebuild
from parlour.games.skye.scoring import MAJORITY_SYMBOLS, counts_gold
from parlour.games.skye.territory import Territory


def reckon(seen: Observation) -> Observation:
    """The observation with what follows from it."""
    lands = [rebuild(tuple([(tile, spot_of(x, y), turns) for tile, x, y, turns in land])) for land in seen.territories]
    counted = [_counted(seen, goal, points, lands) for goal, points in zip(seen.goals, seen.goal_points, strict=True)]
    return msgspec.structs.replace(seen, counted=counted)


def _counted(seen: Observation, goal: int, points: list[int], lands: list[Territory]) -> list[int]:
    """Squares, ships, areas with brochs, gold, and so on; as unknown as the points for it."""
    name = SCORING_TILES[goal]
    if counts_gold(goal):
        return [NONE] * seen.players if NONE in points else seen.gold
    if name in MAJORITY_SYMBOLS:
        return [land.totals[MAJORITY_SYMBOLS[name]] for land in lands]
    if not SCORING[name].points:  # brochs: a mountain area gives the more the more of them it has
        return [sum(1 for area in land.roots() if area.terrain == MOUNTAIN and area.brochs) for land in lands]
    return [each // SCORING[name].points for each in points]
