"""Placing a house."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import HOUSE
from parlour.games.tiletum.components import FROM_HOUSES, HOUSE_COST, HOUSE_EFFECT, HOUSE_TOWN, HOUSES_AT, MERCHANT, NONE
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.wording import too_few_points, why

_NO_HOUSE: Final = why("tiletum-why-no-house", "T-A2")
_HOUSE_TAKEN: Final = why("tiletum-why-house-space-taken", "T-M3")
_SECOND_HOUSE: Final = why("tiletum-why-second-house", "T-M3")
_UNUSED_SPACE: Final = why("tiletum-why-space-not-used", "T-M3")
_MERCHANT_ELSEWHERE: Final = why("tiletum-why-merchant-elsewhere", "T-AM2")


def free_house_spaces(houses: list[int], players: int, seat: int, town: int) -> list[int]:
    """The house spaces of the town that are free for a seat which has a house to place; none if it has one there."""
    free: list[int] = []
    for house in HOUSES_AT[players][town]:
        owner = houses[house]
        if owner == seat:
            return []
        if owner == NONE:
            free.append(house)
    return free


def houses_in(europe: Europe, town: int) -> list[int]:
    """The houses that the seat whose turn it is may place in the town now."""
    seat = europe.turn
    if europe.house_supply[seat] == 0:
        return []
    return [HOUSE + house for house in free_house_spaces(europe.houses, europe.players, seat, town)]


def no_house(europe: Europe, action: int) -> Prompt | None:
    """Why the seat whose turn it is may not place a house on this space, wherever its merchant is; None if it may."""
    house = action - HOUSE
    town = HOUSE_TOWN[house]
    if action in houses_in(europe, town):
        return None
    if europe.house_supply[europe.turn] == 0:
        return _NO_HOUSE
    spaces = HOUSES_AT[europe.players][town]
    if europe.turn in [europe.houses[space] for space in spaces]:
        return _SECOND_HOUSE
    return _HOUSE_TAKEN if house in spaces else _UNUSED_SPACE


def no_house_here(europe: Europe, action: int) -> Prompt | None:
    """The same where the own merchant must be in the town."""
    return no_house(europe, action) if HOUSE_TOWN[action - HOUSE] == europe.merchants[europe.turn] else _MERCHANT_ELSEWHERE


def place_house(europe: Europe, action: int, events: Events) -> None:
    """A house stands; what its space gives comes at once."""
    house = action - HOUSE
    europe.house_supply[europe.turn] -= 1
    europe.houses[house] = europe.turn
    if events is not None:
        events.append(Event("house", {"seat": europe.turn, "space": HOUSE_TOWN[house]}))
    europe.pending += HOUSE_EFFECT[house]


class PlaceHouse(Spending):
    """In the town where the merchant is, on a free space, if there is no own house yet."""

    def options(self, europe: Europe, points: int) -> list[int]:
        return houses_in(europe, europe.merchants[europe.turn]) if points >= HOUSE_COST else []

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        return no_house_here(europe, action) or too_few_points(HOUSE_COST, points)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        place_house(europe, action, events)
        return HOUSE_COST

    def sets_off(self, players: int) -> int:
        """A house space takes one house in the whole game, also by a bonus."""
        return sum([len(spaces) for spaces in HOUSES_AT[players]])


_PLACE_HOUSE: Final = PlaceHouse(MERCHANT, HOUSE)
_PLACE_HOUSE.source = FROM_HOUSES
FOUND: Final[list[Spending]] = [_PLACE_HOUSE]
