"""Guess what is hidden: the others' markers and prices before the reveal, and what they build while all build."""

from __future__ import annotations

from parlour.engine.chance import Dice
from parlour.games.skye import building
from parlour.games.skye.components import BAG
from parlour.games.skye.grid import spot_of
from parlour.games.skye.island import BUILDING, PRICING, STAGE_NAMES
from parlour.games.skye.observation import Observation, rebuild
from parlour.games.skye.pricing import legal as legal_prices
from parlour.games.skye.pricing import set_price
from parlour.games.skye.state import SkyeState, opening


def sample(seen: Observation, rng: Dice) -> SkyeState:
    """A position with this very observation."""
    state = _what_is_known(seen)
    others = [seat for seat in range(seen.players) if seat != seen.viewer and seen.done[seat]]
    if state.stage == PRICING:
        for seat in others:
            while legal := legal_prices(state, seat):
                set_price(state, seat, legal[rng.below(len(legal))], None)
    elif state.stage == BUILDING:
        for seat in range(seen.players):
            if seat != seen.viewer:
                building.next_tile(state, seat, None)
        for seat in others:
            _build(state, seat, rng)
    return state


def _build(state: SkyeState, seat: int, rng: Dice) -> None:
    """Build somehow: somebody who is done has laid or returned every tile."""
    while state.hands[seat]:
        legal = building.legal(state, seat)
        building.lay(state, seat, legal[rng.below(len(legal))], None)


def _what_is_known(seen: Observation) -> SkyeState:
    state = opening(seen.players, seen.show_gold)
    state.stage = STAGE_NAMES.index(seen.stage)
    state.round = seen.round
    state.start = seen.start
    state.turn = seen.turn
    state.goals = seen.goals
    state.gold = seen.gold[:]
    state.earned = tuple(seen.earned)
    state.territories = [
        rebuild(tuple([(tile, spot_of(x, y), turns) for tile, x, y, turns in placed])) for placed in seen.territories
    ]
    base = [len(placed) for placed in seen.territories]
    state.drawn = seen.drawn[:]
    state.market = [tuple([(offer.tile, offer.price) for offer in offers]) for offers in seen.market]
    state.gained = seen.gained[:]
    if state.stage == BUILDING:
        state.hands = seen.gained[:]
    viewer = seen.viewer
    if viewer >= 0:
        state.discards[viewer] = seen.discard
        state.prices[viewer] = seen.prices
        state.hands[viewer] = seen.hand
        state.chosen[viewer] = seen.chosen
        state.returned[viewer] = seen.returned
        if state.stage == BUILDING:
            base[viewer] -= len(seen.gained[viewer]) - len(seen.hand) - len(seen.returned)
    state.base = tuple(base)
    known = {tile for placed in seen.territories for tile, _x, _y, _turns in placed}
    for seat in range(seen.players):
        known |= set(seen.drawn[seat]) | {offer.tile for offer in seen.market[seat]}
        if seen.stage in ("buying", "building"):
            known |= set(seen.gained[seat])
    state.bag = tuple([tile for tile in BAG if tile not in known])
    return state
