"""Taking tiles into the storehouse."""

from __future__ import annotations

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.components import (
    BUILDINGS,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    CREST,
    NONE,
    TILE_FAMILY,
    TILE_KIND,
)
from parlour.games.tiletum.europe import Europe, joined


def may_own(europe: Europe, seat: int, tile: int) -> bool:
    """Whether the seat may have the tile at all: no second crest of a family, no contract once all its spaces are taken."""
    kind = TILE_KIND[tile]
    if kind == CREST:
        family = TILE_FAMILY[tile]
        for placed in europe.crests[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS]:
            if placed != NONE and TILE_FAMILY[placed] == family:
                return False
        for held in europe.storehouses[seat]:
            if TILE_FAMILY[held] == family:
                return False
    elif kind == CONTRACT_TILE:
        return len(europe.contracts[seat]) < CONTRACT_SPACES
    return True


def may_take(europe: Europe, tile: int) -> bool:
    """Whether the seat whose turn it is may take the tile now."""
    return europe.has_space() and may_own(europe, europe.turn, tile)


def take(europe: Europe, tile: int, events: Events) -> None:
    """Into the storehouse; once taken it cannot be thrown away."""
    seat = europe.turn
    europe.storehouses[seat] = joined(europe.storehouses[seat], tile)
    if events is not None:
        events.append(Event("took", {"seat": seat, "tile": tile}))
