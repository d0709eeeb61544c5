"""The character action: taking characters, a new offer, moving in."""

from __future__ import annotations

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum import buildings
from parlour.games.tiletum.actions import DISCARD_OFFER, LODGE, TAKE
from parlour.games.tiletum.components import (
    BUILDINGS,
    CHARACTER_COST,
    CHARACTER_SLOTS,
    CHARACTER_TILE,
    DISCARD_COST,
    FIRST_CHARACTER,
    FULL,
    NONE,
    ROOM_BUILDING,
    ROOM_COST,
    ROOM_FLOOR,
    ROOMS,
    ROOMS_OF,
    TILE_KIND,
    TILE_TYPE,
)
from parlour.games.tiletum.europe import Europe, without
from parlour.games.tiletum.pending import DRAW_CHARACTER, MIX
from parlour.games.tiletum.storehouse import take


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


def _rooms_for(europe: Europe, tile: int, points: int) -> list[int]:
    """The rooms a character may take: with its own kind, or in an empty building if the kind lives nowhere yet."""
    seat = europe.turn
    first = LODGE + ROOMS * (tile - FIRST_CHARACTER)
    residents = europe.residents[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS]
    kind = TILE_TYPE[tile]
    home = residents.index(kind) if kind in residents else NONE
    found: list[int] = []
    for building in range(BUILDINGS):
        if building == home or (home == NONE and residents[building] == NONE and building != FULL):
            found += [
                first + room
                for room in ROOMS_OF[building]
                if ROOM_COST[room] <= points and europe.rooms[ROOMS * seat + room] == NONE
            ]
    return found


def take_character(europe: Europe, tile: int, events: Events) -> None:
    """From the offer, which is filled again at once."""
    slot = europe.character_offer.index(tile)
    europe.character_offer[slot] = NONE
    take(europe, tile, events)
    europe.pending.append((DRAW_CHARACTER, slot))


def lay_character(europe: Europe, slot: int, tile: int, events: Events) -> None:
    """A new character in the offer."""
    europe.character_pile = without(europe.character_pile, tile)
    europe.character_offer[slot] = tile
    if events is not None and europe.order:
        events.append(Event("character_tile", {"tile": tile}))


def discard_offer(europe: Europe, events: Events) -> None:
    """Five new characters; then the old ones are mixed in, or before it if there are too few."""
    old = [tile for tile in europe.character_offer if tile != NONE]
    europe.character_offer = [NONE] * CHARACTER_SLOTS
    if len(europe.character_pile) >= CHARACTER_SLOTS:
        europe.pending.append((MIX, *old))
    else:
        mix(europe, old)
    for slot in range(CHARACTER_SLOTS - 1, -1, -1):
        europe.pending.append((DRAW_CHARACTER, slot))
    if events is not None:
        events.append(Event("discarded_offer", {"seat": europe.turn}))


def mix(europe: Europe, tiles: list[int]) -> None:
    """Characters go back into their pile."""
    europe.character_pile = tuple(sorted([*europe.character_pile, *tiles]))


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
    buildings.move_in(europe, seat, tile, room, events)
