"""Drawing and setting prices: secretly and at once, in three small steps; then the reveal."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Actions, Events
from parlour.engine.events import Event
from parlour.engine.piles import without
from parlour.games.skye.actions import DISCARD, PRICE
from parlour.games.skye.components import FOR_SALE, HIGHEST_PRICE, LEAST_PRICE, Tiles
from parlour.games.skye.island import BUYING, NONE, Island
from parlour.games.skye.moves import NUMBERING, Discard, Price

TO_PRICE: Final[int] = FOR_SALE
_LEAST: Final[int] = LEAST_PRICE
"""Numbers of the box where the compiled code has them at hand."""
_PRICES: Final[Actions] = tuple(range(PRICE + LEAST_PRICE, PRICE + HIGHEST_PRICE + 1))
"""All of them: which may be set is the first part of it."""


def done(island: Island, seat: int) -> bool:
    """Whether the seat has set everything."""
    return len(island.prices[seat]) == TO_PRICE


def for_sale(island: Island, seat: int) -> Tiles:
    """The tiles without the marker, in the order of drawing."""
    return without(island.drawn[seat], island.discards[seat])


def to_price(island: Island, seat: int) -> int:
    """The tile whose price comes next, or `NONE`."""
    if island.discards[seat] == NONE or done(island, seat):
        return NONE
    return for_sale(island, seat)[len(island.prices[seat])]


def highest_price(island: Island, seat: int) -> int:
    """The most gold for the next tile: it must leave the least price for each one after it."""
    prices = island.prices[seat]
    left = island.gold[seat] - _LEAST * (TO_PRICE - len(prices) - 1)
    for price in prices:
        left -= price
    return left


def legal(island: Island, seat: int) -> Actions:
    """The step that the seat is at."""
    if island.discards[seat] == NONE:
        return tuple(sorted([DISCARD + tile for tile in island.drawn[seat]]))
    if done(island, seat):
        return ()
    return _PRICES[: max(0, highest_price(island, seat) + 1 - _LEAST)]


def set_price(island: Island, seat: int, action: int, events: Events) -> None:
    """Mark the tile to discard, or price the next one; the last price lifts the screens."""
    commit(island, seat, action, events)
    for prices in island.prices:
        if len(prices) < TO_PRICE:
            return
    _reveal(island, events)


def commit(island: Island, seat: int, action: int, events: Events) -> None:
    """Mark the tile to discard, or price the next one."""
    if island.discards[seat] == NONE:
        tile = action - DISCARD
        if tile not in island.drawn[seat]:
            if NUMBERING.is_a(action, Discard):
                raise island.illegal(action, "skye-why-not-drawn", "S-2.2", {"count": len(island.drawn[seat])})
            raise island.illegal(action)
        island.discards[seat] = tile
        if events is not None:
            events.append(Event("marked", {"seat": seat, "tile": tile}, None, (seat,), True))
        return
    gold = action - PRICE
    if not _LEAST <= gold <= highest_price(island, seat):
        if NUMBERING.is_a(action, Price):
            raise island.illegal(action, "skye-why-price", "S-2.3", {"highest": highest_price(island, seat)})
        raise island.illegal(action)
    if events is not None:
        events.append(Event("priced", {"seat": seat, "tile": to_price(island, seat), "gold": gold}, None, (seat,), True))
    island.prices[seat] = (*island.prices[seat], gold)


def _reveal(island: Island, events: Events) -> None:
    """Lift the screens: marked tiles go back into the bag, the others are for sale."""
    island.disclosures += 1
    for seat in range(island.players):
        tiles, prices = for_sale(island, seat), island.prices[seat]
        island.market[seat] = tuple([(tile, prices[number]) for number, tile in enumerate(tiles)])
        island.gold[seat] -= sum(prices)
        if events is not None:
            facts = {"seat": seat, "tile": island.discards[seat]}
            events.append(Event("revealed", dict(facts)))
            for tile, price in island.market[seat]:
                events.append(Event("offered", {"seat": seat, "tile": tile, "gold": price}))
    island.bag = tuple(sorted([*island.bag, *island.discards]))
    island.drawn = [()] * island.players
    island.discards = [NONE] * island.players
    island.prices = [()] * island.players
    island.stage = BUYING
    island.turn = island.start
