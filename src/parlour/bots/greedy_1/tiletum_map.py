"""Houses, pillars and fairs: what is on the map and what can soon be there."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.bots.greedy_1.tiletum_chances import FINISHED, REMEMBERED, SOON
from parlour.bots.greedy_1.tiletum_effects import HOUSE_WORTH
from parlour.games.tiletum.components import (
    CATHEDRAL_TOWN,
    CATHEDRALS,
    DISTANCE,
    HOUSE_COST,
    MOVE_COST,
    PILLAR_COST,
    TOWNS,
    TURNS,
    Tiles,
)
from parlour.games.tiletum.pieces import THE_ARCHITECT, THE_MERCHANT
from parlour.games.tiletum.scoring import has_house
from parlour.games.tiletum.spending.place_house import free_house_spaces
from parlour.games.tiletum.spending.place_pillar import pillar_bar
from parlour.games.tiletum.tasks.contribute import cathedral_points

_PLACED: Final = 4.0
"""About what a house or a pillar is worth, to compare places for it."""
_RANKS: Final = (1.0, 0.6, 0.4, 0.3, 0.2, 0.2, 0.2, 0.2)
"""How much the best place for a piece counts, the next one, and so on: one is reached after the other."""
_SITE: Final = 0.4
"""The share of a cathedral's points that a place for a pillar there promises."""
_STEP_NOW: Final = 0.98
"""For every action point that is there and must be spent for it: what is done is better than what can be done."""
_STEP_LATER: Final = 0.85
"""For every action point that is missing."""
_STAYS: Final = 0.95
"""That a merchant who can be at the fair is there."""


class _Pieces(NamedTuple):
    """Houses or pillars that will soon be on the map, and what their places will bring besides."""

    soon: float
    worth: float


class _Place(NamedTuple):
    """Where a piece may stand: how sure it is to come there, and what that brings besides."""

    reach: float
    bonus: float


def _reach(needed: int, points: int, left: int) -> float:
    """How sure it is that a piece does what needs so many action points: they are there, or some are still to come."""
    if needed <= points:
        return _STEP_NOW**needed
    return SOON[left] * _STEP_LATER ** (needed - points)


def _best_places(places: list[_Place], supply: int) -> _Pieces:
    """The best places for the pieces in the supply."""
    places.sort(key=lambda place: -place.reach * (place.bonus + _PLACED))
    soon = worth = 0.0
    for place, weight in zip(places[:supply], _RANKS, strict=False):
        soon += weight * place.reach
        worth += weight * place.reach * place.bonus
    return _Pieces(soon, worth)


@lru_cache(REMEMBERED)
def house_places(players: int, seat: int, houses: Tiles, supply: int, merchant: int, points: int, left: int) -> _Pieces:
    """The towns where the merchant may place houses."""
    places: list[_Place] = []
    standing = list(houses)
    for town in TOWNS if supply else ():
        free = [HOUSE_WORTH[space] for space in free_house_spaces(standing, players, seat, town)]
        if free:
            needed = MOVE_COST[THE_MERCHANT] * DISTANCE[merchant][town] + HOUSE_COST
            places.append(_Place(_reach(needed, points, left), max(free)))
    return _best_places(places, supply)


class Sites(NamedTuple):
    """Of every cathedral the pillars (as bits), the tiles taken and the cost tile."""

    pillars: Tiles
    stacks: Tiles
    costs: Tiles

    def points(self, cathedral: int) -> int:
        """What contributing to the cathedral gives now; 0 if nothing is left."""
        return cathedral_points(cathedral, self.costs[cathedral], self.stacks[cathedral])


@lru_cache(REMEMBERED)
def pillar_places(players: int, seat: int, sites: Sites, supply: int, architect: int, points: int, left: int) -> _Pieces:
    """The cathedrals where the architect may place pillars."""
    places: list[_Place] = []
    for cathedral in range(CATHEDRALS if supply else 0):
        if pillar_bar(sites.pillars[cathedral], sites.costs[cathedral], players, seat, cathedral) is None:
            needed = MOVE_COST[THE_ARCHITECT] * DISTANCE[architect][CATHEDRAL_TOWN[cathedral]] + PILLAR_COST
            places.append(_Place(_reach(needed, points, left), _SITE * FINISHED[left] * sites.points(cathedral)))
    return _best_places(places, supply)


@lru_cache(REMEMBERED)
def presence(players: int, seat: int, houses: Tiles, town: int, merchant: int, points: int, turns: int) -> float:
    """How sure the seat is to take part in the fair of this town so many turns from now."""
    if has_house(list(houses), players, seat, town):
        return 1.0
    missing = MOVE_COST[THE_MERCHANT] * DISTANCE[merchant][town] - points
    if missing <= 0:
        return _STAYS if turns else 1.0
    return SOON[turns] * math.pow(_STEP_LATER, missing * TURNS / (TURNS + turns))
