"""Laying tiles in Isle of Skye, planned: which tile first, and where, with those that are still to come in mind."""

from __future__ import annotations

from typing import Final

from parlour.bots.budget import Clock
from parlour.bots.greedy.skye_value import SkyeValue
from parlour.bots.planner.skye_building import Builder, OutOfTime
from parlour.engine.contract import Actions
from parlour.games.skye.actions import PLACE, TAKE
from parlour.games.skye.grid import TURNS
from parlour.games.skye.observation import Observation
from parlour.games.skye.territory import Territory

_WORSE: Final = 0.1
"""What was not looked at closely is worse than what was, by about so much."""
_WIDEST: Final = 512


def first_tiles(seen: Observation, land: Territory, value: SkyeValue, legal: Actions, clock: Clock) -> list[float]:
    """What the land can become if this tile comes first."""
    tiles = list(seen.hand)
    width = 1
    worths = _first_tiles(Builder(land, value, tiles, width, len(tiles), None), legal)
    try:
        while width < _WIDEST:
            width *= 4
            builder = Builder(land, value, tiles, width, len(tiles), clock)
            worths = _first_tiles(builder, legal)
            if builder.exhausted:
                break
    except OutOfTime:
        pass
    return worths


def _first_tiles(builder: Builder, legal: Actions) -> list[float]:
    lands = builder.lands((1 << len(builder.tiles)) - 1)
    found: list[float] = []
    for action in legal:
        bit = 1 << builder.tiles.index(action - TAKE)
        reached = [built.worth for built in lands if built.first & bit]
        found.append(reached[0] if reached else lands[-1].worth - _WORSE)
    return found


def places(seen: Observation, land: Territory, value: SkyeValue, legal: Actions, clock: Clock) -> list[float]:
    """What the land can become if the tile lies so."""
    chosen = seen.chosen
    grown = [land.place(chosen, (action - PLACE) // TURNS, (action - PLACE) % TURNS) for action in legal]
    now = [value.land(each) for each in grown]
    others = [tile for tile in seen.hand if tile != chosen]
    if not others:
        return now
    everything = (1 << len(others)) - 1
    order = sorted(range(len(legal)), key=lambda number: (-now[number], number))
    worths = now
    width, looked = 1, 4
    patience: Clock | None = None
    try:
        while True:
            deeper: dict[int, float] = {}
            exhausted = True
            for number in order[:looked]:
                builder = Builder(grown[number], value, others, width, len(others), patience)
                deeper[number] = builder.worth(everything)
                exhausted = exhausted and builder.exhausted
            gained = max(deeper.values()) - max([now[number] for number in deeper])
            worst = min(deeper.values())
            worths = [
                deeper[number] if number in deeper else min(worst, now[number] + gained) - _WORSE
                for number in range(len(legal))
            ]
            order.sort(key=lambda number: (-worths[number], number))
            if looked >= len(order) and (exhausted or width >= _WIDEST):
                break
            width, looked, patience = width * 2, looked * 2, clock
    except OutOfTime:
        pass
    return worths
