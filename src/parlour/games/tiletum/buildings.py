"""The six buildings of a player board: rooms, roofs and crests."""

from __future__ import annotations

from parlour.games.tiletum.components import BUILDINGS, NONE, ROOM_BUILDING, ROOMS, ROOMS_OF, TILE_TYPE
from parlour.games.tiletum.europe import Europe


def resident_types(rooms: list[int], players: int) -> list[int]:
    """The type of character in every building, by seat, from what lives in the rooms."""
    types = [NONE] * (BUILDINGS * players)
    for place, tile in enumerate(rooms):
        if tile != NONE:
            types[BUILDINGS * (place // ROOMS) + ROOM_BUILDING[place % ROOMS]] = TILE_TYPE[tile]
    return types


def filled(europe: Europe, seat: int, building: int) -> bool:
    """Whether all rooms of the building have a character; the sixth is full from the start."""
    return all(europe.rooms[ROOMS * seat + room] != NONE for room in ROOMS_OF[building])


def completed(europe: Europe, seat: int, building: int) -> bool:
    """Whether the building has its crest and all its characters."""
    return europe.crests[BUILDINGS * seat + building] != NONE and filled(europe, seat, building)


def inhabited(europe: Europe, seat: int) -> list[int]:
    """The buildings with at least one character."""
    return [building for building in range(BUILDINGS) if europe.residents[BUILDINGS * seat + building] != NONE]
