"""What is easily done by mistake: all gold put on the own tiles, a tile that leaves no place for another, the last tile."""

from __future__ import annotations

from parlour.engine.contract import Actions
from parlour.engine.messages import Message
from parlour.engine.piles import without
from parlour.games.skye.actions import PLACE, PRICE
from parlour.games.skye.components import FOR_SALE
from parlour.games.skye.grid import TURNS, spot_of
from parlour.games.skye.messages import tile_message
from parlour.games.skye.observation import Observation, rebuild


def slips(seen: Observation, legal: Actions) -> dict[int, Message]:
    """For whoever sets prices, or builds."""
    if seen.stage == "pricing":
        return _no_gold_left(seen, legal)
    if seen.stage == "building" and seen.chosen >= 0:
        return _last_tile(seen, legal)
    return {}


def _no_gold_left(seen: Observation, legal: Actions) -> dict[int, Message]:
    """Prices lie on the tiles until all have bought: who puts out everything buys nothing."""
    if seen.to_price < 0 or len(seen.prices) < FOR_SALE - 1:
        return {}
    everything = PRICE + seen.gold[seen.viewer] - sum(seen.prices)
    return {everything: Message("skye-slip-no-gold", {})} if everything in legal else {}


def _last_tile(seen: Observation, legal: Actions) -> dict[int, Message]:
    """A tile that would fit nowhere afterwards is lost; and where nobody else builds any more, nothing can be taken back."""
    rest = without(seen.hand, seen.chosen)
    others_done = all(done for seat, done in enumerate(seen.done) if seat != seen.viewer)
    if not rest:
        return dict.fromkeys(legal, Message("skye-slip-last-tile", {})) if others_done else {}
    land = rebuild(tuple([(tile, spot_of(x, y), turns) for tile, x, y, turns in seen.territories[seen.viewer]]))
    found: dict[int, Message] = {}
    for action in legal:
        grown = land.place(seen.chosen, (action - PLACE) // TURNS, (action - PLACE) % TURNS)
        if not any(grown.fits_somewhere(tile) for tile in rest):
            found[action] = Message("skye-slip-fits-nowhere", {"tile": tile_message(rest[0])})
    return found
