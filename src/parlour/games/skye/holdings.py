"""What a seat has: gold, income, points, completed areas, and what every scoring tile and the end would give it now."""

from __future__ import annotations

from parlour.engine.messages import Holding, Message
from parlour.games.skye.components import MOUNTAIN, PASTURE, REGION_TERRAIN, WATER
from parlour.games.skye.island import NONE
from parlour.games.skye.messages import goal_message
from parlour.games.skye.observation import Observation, rebuild
from parlour.games.skye.scoring import whisky_income
from parlour.games.skye.territory import spot_of

_COMPLETED = {
    PASTURE: "skye-has-completed-pasture",
    MOUNTAIN: "skye-has-completed-mountain",
    WATER: "skye-has-completed-water",
}


def holdings(seen: Observation, seat: int) -> list[Holding]:
    """By what the viewer is shown: hidden gold, and what would follow from it, is left out."""
    scrolls, gold_points = seen.end_points[seat]
    land = rebuild(tuple([(tile, spot_of(x, y), turns) for tile, x, y, turns in seen.territories[seat]]))
    on_tiles = sum(seen.prices) if seat == seen.viewer else 0
    had: list[Holding] = []
    if seen.gold[seat] != NONE:
        had.append(Holding(Message("skye-has-gold", {}), seen.gold[seat] - on_tiles))
    had += [
        Holding(Message("skye-has-whisky-income", {}), whisky_income(land)),
        Holding(Message("skye-has-points", {}), seen.points[seat]),
        Holding(Message("skye-has-scroll-points", {}), scrolls),
    ]
    if gold_points != NONE:
        had.append(Holding(Message("skye-has-gold-points", {}), gold_points))
    for goal, points in zip(seen.goals, seen.goal_points, strict=True):
        if points[seat] != NONE:
            had.append(Holding(Message("skye-has-goal", {"goal": goal_message(goal)}), points[seat]))
    areas = [[_region(seen, seat, number, region) for number, region in area] for area in seen.completed[seat]]
    for terrain, key in _COMPLETED.items():
        found = [[place for _terrain, place in area] for area in areas if area[0][0] == terrain]
        had.append(Holding(Message(key, {}), len(found), tuple([place for area in found for place in area])))
    return had


def _region(seen: Observation, seat: int, number: int, region: int) -> tuple[int, tuple[int, ...]]:
    """The terrain of a region, and where it is: the tile as it lies, and which of its regions."""
    placement = seen.territories[seat][number]
    return REGION_TERRAIN[placement[0]][region], (*placement, region)
