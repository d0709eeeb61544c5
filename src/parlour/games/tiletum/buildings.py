"""The six buildings of a player board: rooms, roofs, crests, completion, activation."""

from __future__ import annotations

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.components import (
    BUILDING_AP,
    BUILDINGS,
    FULL,
    NONE,
    REAL_ACTIONS,
    ROOF_HOUSE,
    ROOM_BUILDING,
    ROOMS,
    ROOMS_OF,
    TILE_EFFECT,
    TILE_TYPE,
    TYPE_ACTION,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.pending import ACT, ACTIVATING, COMPLETE


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


def move_in(europe: Europe, seat: int, tile: int, room: int, events: Events) -> None:
    """A character takes a room: the roof house comes first, then the bonus of the character."""
    building = ROOM_BUILDING[room]
    europe.rooms[ROOMS * seat + room] = tile
    europe.residents[BUILDINGS * seat + building] = TILE_TYPE[tile]
    if filled(europe, seat, building):
        if ROOF_HOUSE[building]:
            europe.house_supply[seat] += 1
            if events is not None:
                events.append(Event("roof", {"seat": seat, "building": building + 1}))
        complete(europe, seat, building, events)
    europe.pending += TILE_EFFECT[tile]


def complete(europe: Europe, seat: int, building: int, events: Events) -> None:
    """A building that has just become complete gives its bonus marker at once, also to the die's action under way."""
    if not completed(europe, seat, building) or (COMPLETE, building) in europe.pending:
        return
    points = BUILDING_AP[building]
    if building != FULL and points:
        action = TYPE_ACTION[europe.residents[BUILDINGS * seat + building]]
        europe.bonus_ap[REAL_ACTIONS * seat + action] += points
        for place, frame in enumerate(europe.pending):
            if frame[0] == ACT and frame[3] and frame[1] == action:
                europe.pending[place] = (ACT, action, frame[2] + points, 1)
        if events is not None:
            events.append(Event("completed", {"seat": seat, "building": building + 1, "action": action, "ap": points}))
    elif events is not None:
        events.append(Event("completed_last", {"seat": seat, "building": building + 1}))


def inhabited(europe: Europe, seat: int) -> list[int]:
    """The buildings with at least one character."""
    return [building for building in range(BUILDINGS) if europe.residents[BUILDINGS * seat + building] != NONE]


def activate(europe: Europe, building: int, events: Events) -> None:
    """The characters that live there now give their bonuses once more, in the order the player likes."""
    rooms = 0
    for room in ROOMS_OF[building]:
        if europe.rooms[ROOMS * europe.turn + room] != NONE:
            rooms |= 1 << room
    europe.pending.append((ACTIVATING, building, rooms))
    if events is not None:
        events.append(Event("activated", {"seat": europe.turn, "building": building + 1}))


def repeat_bonus(europe: Europe, room: int) -> None:
    """One of the characters of the building that is being activated gives its bonus."""
    frame = europe.pending.pop()
    left = frame[2] & ~(1 << room)
    if left:
        europe.pending.append((ACTIVATING, frame[1], left))
    europe.pending += TILE_EFFECT[europe.rooms[ROOMS * europe.turn + room]]
