"""The character action: taking characters, a new offer, moving in."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import DISCARD_OFFER, FAMILY, LODGE, TAKE
from parlour.games.tiletum.buildings import filled
from parlour.games.tiletum.components import (
    BUILDINGS,
    CHARACTER_COST,
    CHARACTER_SLOTS,
    CHARACTER_TILE,
    DISCARD_COST,
    FIRST_CHARACTER,
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
from parlour.games.tiletum.europe import Europe, without
from parlour.games.tiletum.operations.complete import complete
from parlour.games.tiletum.operations.draws import DRAW_CHARACTER
from parlour.games.tiletum.operations.mix import MIX, mix
from parlour.games.tiletum.storehouse import not_to_take, take
from parlour.games.tiletum.wording import too_few_points, why


def options(europe: Europe, points: int) -> list[int]:
    """The options of the character action with so many points."""
    found: list[int] = []
    offer = europe.character_offer
    if points >= DISCARD_COST and max(offer) != NONE:
        found.append(DISCARD_OFFER)
    if points >= CHARACTER_COST and europe.has_space():
        found += sorted([TAKE + tile for tile in offer if tile != NONE])
    for tile in europe.storehouses[europe.turn]:
        if TILE_KIND[tile] == CHARACTER_TILE:
            found += _rooms_for(europe, tile, points)
    return found


def refusal(europe: Europe, points: int, action: int) -> Prompt | None:
    """Why this cannot be done in the character action with so many points; None if it is no option of it at all."""
    family = FAMILY[action]
    if family == DISCARD_OFFER:
        return (
            why("tiletum-why-offer-empty", "T-AH2")
            if max(europe.character_offer) == NONE
            else too_few_points(DISCARD_COST, points)
        )
    if family == TAKE:
        tile = action - TAKE
        if tile not in europe.character_offer:
            return why("tiletum-why-not-offered", "T-AH1")
        return not_to_take(europe, tile) or too_few_points(CHARACTER_COST, points)
    if family == LODGE:
        tile, room = FIRST_CHARACTER + (action - LODGE) // ROOMS, (action - LODGE) % ROOMS
        seat = europe.turn
        if tile not in europe.storehouses[seat]:
            return why("tiletum-why-not-stored", "T-AH3")
        residents = europe.residents[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS]
        rooms = europe.rooms[ROOMS * seat : ROOMS * seat + ROOMS]
        return room_bar(rooms, residents, TILE_TYPE[tile], room) or too_few_points(ROOM_COST[room], points)
    return None


def _rooms_for(europe: Europe, tile: int, points: int) -> list[int]:
    """The rooms that a character may take for so many points."""
    seat = europe.turn
    first = LODGE + ROOMS * (tile - FIRST_CHARACTER)
    residents = europe.residents[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS]
    rooms = europe.rooms[ROOMS * seat : ROOMS * seat + ROOMS]
    return [first + room for room in free_rooms(rooms, residents, TILE_TYPE[tile]) if ROOM_COST[room] <= points]


_ROOM_TAKEN: Final = why("tiletum-why-room-taken", "T-AH3")
_OTHER_KIND: Final = why("tiletum-why-other-kind-there", "T-AH4")
_LIVES_ELSEWHERE: Final = why("tiletum-why-kind-lives-elsewhere", "T-AH4")


def room_bar(rooms: list[int], residents: list[int], kind: int, room: int) -> Prompt | None:
    """Why a character of this kind may not take the room: it lives with its own kind, or in any empty building."""
    bar = _building_bar(residents, kind, ROOM_BUILDING[room])
    return _ROOM_TAKEN if bar is None and rooms[room] != NONE else bar


def _building_bar(residents: list[int], kind: int, building: int) -> Prompt | None:
    """Why no character of this kind may live in the building; None if it may."""
    living = residents[building]
    if living == kind:
        return None
    if living != NONE:
        return _OTHER_KIND
    return _LIVES_ELSEWHERE if kind in residents else None


def free_rooms(rooms: list[int], residents: list[int], kind: int) -> list[int]:
    """The rooms of a board for a character of this kind."""
    found: list[int] = []
    for building in range(BUILDINGS):
        if _building_bar(residents, kind, building) is None:
            found += [room for room in ROOMS_OF[building] if rooms[room] == NONE]
    return found


def take_character(europe: Europe, tile: int, events: Events) -> None:
    """From the offer, which is filled again at once."""
    slot = europe.character_offer.index(tile)
    europe.character_offer[slot] = NONE
    take(europe, tile, events)
    europe.pending.append((DRAW_CHARACTER, slot))


def discard_offer(europe: Europe, events: Events) -> None:
    """Five new characters; then the old ones are mixed in, or before it if there are too few."""
    old = [tile for tile in europe.character_offer if tile != NONE]
    europe.character_offer = [NONE] * CHARACTER_SLOTS
    if len(europe.character_pile) >= CHARACTER_SLOTS:
        europe.pending.append((MIX, *old))
    else:
        mix(europe, tuple(old))
    for slot in range(CHARACTER_SLOTS - 1, -1, -1):
        europe.pending.append((DRAW_CHARACTER, slot))
    if events is not None:
        events.append(Event("discarded_offer", {"seat": europe.turn}))


def room_cost(action: int) -> int:
    """The points for moving in: as many as the floor of the room."""
    return ROOM_COST[(action - LODGE) % ROOMS]


def lodge(europe: Europe, action: int, events: Events) -> None:
    """A character moves in."""
    tile, room = FIRST_CHARACTER + (action - LODGE) // ROOMS, (action - LODGE) % ROOMS
    seat = europe.turn
    europe.storehouses[seat] = without(europe.storehouses[seat], tile)
    if events is not None:
        events.append(
            Event("lodged", {"seat": seat, "tile": tile, "building": ROOM_BUILDING[room] + 1, "floor": ROOM_FLOOR[room]})
        )
    _move_in(europe, seat, tile, room, events)


def _move_in(europe: Europe, seat: int, tile: int, room: int, events: Events) -> None:
    """The roof house comes first, then the bonus of the character."""
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
