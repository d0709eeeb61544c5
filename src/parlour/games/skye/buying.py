"""Buying: clockwise from the start player, one tile each, from somebody else."""

from __future__ import annotations

from parlour.engine.contract import Actions, Events
from parlour.engine.events import Event
from parlour.games.skye import building
from parlour.games.skye.actions import BUY, PASS
from parlour.games.skye.components import TILE_COUNT
from parlour.games.skye.island import NONE, Island


def legal(island: Island, seat: int) -> Actions:
    """Pass, or any tile of the others that the gold in hand can pay."""
    gold = island.gold[seat]
    tiles = [
        BUY + tile
        for seller in range(island.players)
        if seller != seat
        for tile, price in island.market[seller]
        if price <= gold
    ]
    tiles.sort()
    return (PASS, *tiles)


def seller_of(island: Island, tile: int) -> int:
    """Who offers the tile, or `NONE`."""
    for seat, offers in enumerate(island.market):
        for offered, _price in offers:
            if offered == tile:
                return seat
    return NONE


def buy(island: Island, seat: int, action: int, events: Events) -> None:
    """Buy a tile or pass; the seller gets the price and takes the gold on the tile back."""
    if action == PASS:
        if events is not None:
            events.append(Event("passed", {"seat": seat}))
    else:
        tile = action - BUY
        if not 0 <= tile < TILE_COUNT:
            raise island.illegal(action)
        seller = seller_of(island, tile)
        if seller in (NONE, seat):
            raise island.illegal(action, "skye-why-own-tile" if seller == seat else "skye-why-not-for-sale", "S-4.1")
        price = dict(island.market[seller])[tile]
        if price > island.gold[seat]:
            raise island.illegal(action, "skye-why-too-dear", "S-4.2", {"price": price, "gold": island.gold[seat]})
        island.gold[seat] -= price
        island.gold[seller] += price + price  # what the buyer pays, and what lay on the tile
        island.market[seller] = tuple([(offered, gold) for offered, gold in island.market[seller] if offered != tile])
        island.gained[seat] = tuple(sorted((*island.gained[seat], tile)))
        if events is not None:
            events.append(Event("bought", {"seat": seat, "other": seller, "tile": tile, "gold": price}))
    island.turn = (seat + 1) % island.players
    if island.turn == island.start:
        _keep_unsold(island, events)
        building.begin(island, events)


def _keep_unsold(island: Island, events: Events) -> None:
    """What nobody bought stays with its owner; the gold on it is lost."""
    for seat in range(island.players):
        for tile, price in island.market[seat]:
            island.gained[seat] = tuple(sorted((*island.gained[seat], tile)))
            if events is not None:
                events.append(Event("kept", {"seat": seat, "tile": tile, "gold": price}))
        island.market[seat] = ()
