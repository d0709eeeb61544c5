"""Moving in: a character of the storehouse takes a room."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.engine.piles import without
from parlour.games.tiletum.actions import LODGE
from parlour.games.tiletum.buildings import filled
from parlour.games.tiletum.components import (
    BUILDINGS,
    CHARACTER,
    CHARACTER_TILE,
    FIRST_CHARACTER,
    FROM_CHARACTERS,
    NONE,
    ROOF_HOUSE,
    ROOM_BUILDING,
    ROOM_COST,
    ROOM_FLOOR,
    ROOMS,
    ROOMS_OF,
    TILE_EFFECT,
    TILE_KIND,
    TILE_TYPE,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.complete import complete
from parlour.games.tiletum.spending.base import Spending
from parlour.games.tiletum.wording import too_few_points, why

_ROOM_TAKEN: Final = why("tiletum-why-room-taken", "T-AH3")
_OTHER_KIND: Final = why("tiletum-why-other-kind-there", "T-AH4")
_LIVES_ELSEWHERE: Final = why("tiletum-why-kind-lives-elsewhere", "T-AH4")


def _home(residents: list[int], kind: int) -> int:
    """The building where characters of this kind live; -1 if none does yet."""
    for building in range(BUILDINGS):
        if residents[building] == kind:
            return building
    return NONE


def _building_bar(residents: list[int], home: int, building: int) -> Prompt | None:
    """Why no character of the kind with this home may live in the building; None if it may."""
    if building == home:
        return None
    if residents[building] != NONE:
        return _OTHER_KIND
    return _LIVES_ELSEWHERE if home != NONE else None


def _room_bar(rooms: list[int], residents: list[int], kind: int, room: int) -> Prompt | None:
    """Why a character of this kind may not take the room: it lives with its own kind, or in any empty building."""
    bar = _building_bar(residents, _home(residents, kind), ROOM_BUILDING[room])
    return _ROOM_TAKEN if bar is None and rooms[room] != NONE else bar


def free_rooms(rooms: list[int], residents: list[int], kind: int) -> list[int]:
    """The rooms of a board for a character of this kind."""
    found: list[int] = []
    home = _home(residents, kind)
    for building in range(BUILDINGS):
        if _building_bar(residents, home, building) is None:
            found += [room for room in ROOMS_OF[building] if rooms[room] == NONE]
    return found


class Lodge(Spending):
    """As many points as the floor of the room asks for. The roof house comes first, then the bonus of the character."""

    def options(self, europe: Europe, points: int) -> list[int]:
        found: list[int] = []
        seat = europe.turn
        characters = [tile for tile in europe.storehouses[seat] if TILE_KIND[tile] == CHARACTER_TILE]
        if not characters:
            return found
        residents = europe.residents[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS]
        rooms = europe.rooms[ROOMS * seat : ROOMS * seat + ROOMS]
        for tile in characters:
            first = LODGE + ROOMS * (tile - FIRST_CHARACTER)
            found += [first + room for room in free_rooms(rooms, residents, TILE_TYPE[tile]) if ROOM_COST[room] <= points]
        return found

    def refusal(self, europe: Europe, points: int, action: int) -> Prompt | None:
        tile, room = FIRST_CHARACTER + (action - LODGE) // ROOMS, (action - LODGE) % ROOMS
        seat = europe.turn
        if tile not in europe.storehouses[seat]:
            return why("tiletum-why-not-stored", "T-AH3")
        residents = europe.residents[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS]
        rooms = europe.rooms[ROOMS * seat : ROOMS * seat + ROOMS]
        return _room_bar(rooms, residents, TILE_TYPE[tile], room) or too_few_points(ROOM_COST[room], points)

    def do(self, europe: Europe, points: int, action: int, events: Events) -> int:
        tile, room = FIRST_CHARACTER + (action - LODGE) // ROOMS, (action - LODGE) % ROOMS
        seat, building = europe.turn, ROOM_BUILDING[room]
        europe.storehouses[seat] = without(europe.storehouses[seat], tile)
        if events is not None:
            events.append(Event("lodged", {"seat": seat, "tile": tile, "building": building + 1, "floor": ROOM_FLOOR[room]}))
        europe.rooms[ROOMS * seat + room] = tile
        europe.residents[BUILDINGS * seat + building] = TILE_TYPE[tile]
        if filled(europe, seat, building):
            if ROOF_HOUSE[building]:
                europe.house_supply[seat] += 1
                if events is not None:
                    events.append(Event("roof", {"seat": seat, "building": building + 1}))
            complete(europe, seat, building, events)
        europe.pending += TILE_EFFECT[tile]
        return ROOM_COST[room]

    def sets_off(self, players: int) -> int:
        """A room takes one character in the whole game."""
        return players * ROOMS


_LODGE: Final = Lodge(CHARACTER, LODGE)
_LODGE.source = FROM_CHARACTERS
FOUND: Final[list[Spending]] = [_LODGE]
