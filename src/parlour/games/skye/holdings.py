"""What a seat has: gold, income, points, completed areas, and what every scoring tile and the end would give it now."""

from __future__ import annotations

from typing import NamedTuple

from parlour.engine.messages import Holding, Message
from parlour.games.skye.components import MOUNTAIN, PASTURE, REGION_TERRAIN, WATER
from parlour.games.skye.grid import spot_of
from parlour.games.skye.island import NONE
from parlour.games.skye.messages import goal_message
from parlour.games.skye.observation import Observation, Placement, rebuild
from parlour.games.skye.scoring import whisky_income

_COMPLETED = {
    PASTURE: "skye-has-completed-pasture",
    MOUNTAIN: "skye-has-completed-mountain",
    WATER: "skye-has-completed-water",
}


def holdings(seen: Observation, seat: int) -> list[Holding]:
    """Points first, by what the viewer is shown: hidden gold, and what would follow from it, is left out."""
    points_at_the_end = seen.end_points[seat]
    land = rebuild(tuple([(laid.tile, spot_of(laid.x, laid.y), laid.turns) for laid in seen.territories[seat]]))
    on_tiles = sum(seen.prices) if seat == seen.viewer else 0
    had = [Holding(Message("skye-has-points", {}), seen.points[seat])]
    for goal, points in zip(seen.goals, seen.goal_points, strict=True):
        if points[seat] != NONE:
            had.append(Holding(Message("skye-has-goal", {"goal": goal_message(goal)}), points[seat]))
    had.append(Holding(Message("skye-has-scroll-points", {}), points_at_the_end.scrolls))
    if points_at_the_end.gold != NONE:
        had.append(Holding(Message("skye-has-gold-points", {}), points_at_the_end.gold))
    if seen.gold[seat] != NONE:
        had.append(Holding(Message("skye-has-gold", {}), seen.gold[seat] - on_tiles))
    had.append(Holding(Message("skye-has-whisky-income", {}), whisky_income(land)))
    areas = [[_region(seen.territories[seat][part.number], part.region) for part in area] for area in seen.completed[seat]]
    for terrain, key in _COMPLETED.items():
        found = [area for area in areas if area[0].terrain == terrain]
        had.append(Holding(Message(key, {}), len(found), tuple([region.where for area in found for region in area])))
    return had


class _Region(NamedTuple):
    """The terrain of a region, and where it is: the tile as it lies, and which of its regions."""

    terrain: int
    where: tuple[int, ...]


def _region(laid: Placement, region: int) -> _Region:
    return _Region(REGION_TERRAIN[laid.tile][region], (*laid, region))
