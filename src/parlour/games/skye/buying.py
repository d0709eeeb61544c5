"""Buying: clockwise from the start player, one tile each, from somebody else."""

from __future__ import annotations

from parlour.engine.contract import Actions, Events
from parlour.engine.events import Event
from parlour.engine.messages import Argument
from parlour.games.skye import building
from parlour.games.skye.actions import BUY, PASS
from parlour.games.skye.components import TILE_COUNT
from parlour.games.skye.island import BUILDING, NONE, Island


def legal(island: Island, seat: int) -> Actions:
    """Pass, or any tile that may be bought."""
    tiles = [
        BUY + tile
        for seller in range(island.players)
        for tile, price in island.market[seller]
        if may_buy(island, seat, seller, price)
    ]
    tiles.sort()
    return (PASS, *tiles)


def may_buy(island: Island, seat: int, seller: int, price: int) -> bool:
    """Whether the seat may buy what this seller offers at this price: from somebody else, for the gold in hand."""
    return seller != seat and price <= island.gold[seat]


def buy(island: Island, seat: int, action: int, events: Events) -> None:
    """Buy a tile or pass; after the last one everybody builds."""
    commit(island, seat, action, events)
    if island.stage == BUILDING:
        building.finish_if_all_done(island, events)


def commit(island: Island, seat: int, action: int, events: Events) -> None:
    """Buy a tile or pass; the seller gets the price and takes the gold on the tile back."""
    if action == PASS:
        if events is not None:
            events.append(Event("passed", {"seat": seat}))
    else:
        tile = action - BUY
        if not 0 <= tile < TILE_COUNT:
            raise island.illegal(action)
        seller, price = _offer(island, tile)
        if seller == NONE or not may_buy(island, seat, seller, price):
            raise island.illegal(action, *_refusal(island, seat, seller, price))
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


def _offer(island: Island, tile: int) -> tuple[int, int]:
    """Who offers the tile (`NONE` for nobody), and its price."""
    for seller, offers in enumerate(island.market):
        for offered, price in offers:
            if offered == tile:
                return seller, price
    return NONE, 0


def _refusal(island: Island, seat: int, seller: int, price: int) -> tuple[str, str, dict[str, Argument]]:
    """Why the seat may not buy that, and the rule that says so."""
    if seller == NONE:
        return "skye-why-not-for-sale", "S-4.1", {}
    if seller == seat:
        return "skye-why-own-tile", "S-4.1", {}
    return "skye-why-too-dear", "S-4.2", {"price": price, "gold": island.gold[seat]}


def _keep_unsold(island: Island, events: Events) -> None:
    """What nobody bought stays with its owner; the gold on it is lost."""
    for seat in range(island.players):
        for tile, price in island.market[seat]:
            island.gained[seat] = tuple(sorted((*island.gained[seat], tile)))
            if events is not None:
                events.append(Event("kept", {"seat": seat, "tile": tile, "gold": price}))
        island.market[seat] = ()
