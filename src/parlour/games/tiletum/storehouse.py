"""Taking tiles into the storehouse."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.engine.piles import with_one
from parlour.games.tiletum.components import (
    BUILDINGS,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    CREST,
    NONE,
    TILE_FAMILY,
    TILE_KIND,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.wording import why

_FULL: Final = why("tiletum-why-storehouse-full", "T-B1")
_SECOND_CREST: Final = why("tiletum-why-second-crest", "T-B3")
_NO_CONTRACT_SPACE: Final = why("tiletum-why-six-contracts", "T-B4")


def not_to_own(europe: Europe, seat: int, tile: int) -> Prompt | None:
    """Why the seat may not have the tile at all: a second crest of a family, a contract once all its spaces are taken."""
    kind = TILE_KIND[tile]
    if kind == CREST:
        family = TILE_FAMILY[tile]
        for placed in europe.crests[BUILDINGS * seat : BUILDINGS * seat + BUILDINGS]:
            if placed != NONE and TILE_FAMILY[placed] == family:
                return _SECOND_CREST
        for held in europe.storehouses[seat]:
            if TILE_FAMILY[held] == family:
                return _SECOND_CREST
    elif kind == CONTRACT_TILE and len(europe.contracts[seat]) >= CONTRACT_SPACES:
        return _NO_CONTRACT_SPACE
    return None


def not_to_take(europe: Europe, tile: int) -> Prompt | None:
    """Why the seat whose turn it is may not take the tile now; None if it may."""
    return not_to_own(europe, europe.turn, tile) if europe.has_space() else _FULL


def take(europe: Europe, tile: int, events: Events) -> None:
    """Into the storehouse; once taken it cannot be thrown away."""
    seat = europe.turn
    europe.storehouses[seat] = with_one(europe.storehouses[seat], tile)
    if events is not None:
        events.append(Event("took", {"seat": seat, "tile": tile}))
