"""The planner of Isle of Skye: plays the rest of the round in its mind, with a value for what comes after."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from parlour.bots.base import Opinion, ThinkingBot
from parlour.bots.budget import Clock
from parlour.bots.greedy.skye_appraisal import lands_of
from parlour.bots.greedy.skye_value import SkyeValue, weights_for
from parlour.bots.planner.skye_building import OutOfTime
from parlour.bots.planner.skye_laying import first_tiles, places
from parlour.bots.planner.skye_pricing import EFFORTS, Asking, Pricing, foresee
from parlour.bots.planner.skye_round import Effort, Market, Round
from parlour.engine.contract import Actions
from parlour.games.skye.actions import BUY, PASS
from parlour.games.skye.island import NONE
from parlour.games.skye.observation import Observation
from parlour.games.skye.territory import Territory

_QUICK: Final = Effort(1, 1, 1, 1)
_LOOKS: Final[tuple[Effort, ...]] = (
    Effort(1, 3, 1, 1),
    Effort(2, 3, 1, 2),
    Effort(4, 3, 2, 3),
    Effort(8, 3, 4, 3),
    Effort(16, 3, 8, 3),
    Effort(32, 3, 16, 3),
)
"""Buying is thought over again and again, each time more closely."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SkyePlanner(ThinkingBot):
    """Plans the round: prices against guesses at the others, buys by what everybody would do then, builds by a wide search."""

    def value(self, seen: Observation) -> SkyeValue:
        """What lands, majorities and gold are worth: all that the planner knows of later rounds."""
        return SkyeValue(seen.players, seen.round, seen.goals, weights_for(seen.players))

    def asking(self, table: Round, seen: Observation) -> Asking:
        """What the others are thought to ask for their tiles."""
        return Asking(table, seen)

    def consider(self, observation: Any, legal: Actions) -> list[Opinion]:
        seen: Observation = observation
        clock = self.budget.start()
        lands = lands_of(seen)
        value = self.value(seen)
        if seen.stage == "pricing":
            return self._price(seen, lands, value, legal, clock)
        if seen.stage == "buying":
            return self._buy(seen, lands, value, legal, clock)
        return self._build(seen, lands, value, legal, clock)

    def _price(
        self, seen: Observation, lands: list[Territory], value: SkyeValue, legal: Actions, clock: Clock
    ) -> list[Opinion]:
        """What to discard, or what to ask, thought over again and again, each time more closely."""
        table = Round(seen, lands, value, _QUICK, None)
        asking = self.asking(table, seen)
        pricing = Pricing(table, seen, asking, self.rng, seen.viewer)
        pricing.run(1, None)
        opinions = pricing.opinions(legal)
        if not foresee(asking, self.rng, clock):
            return opinions
        for effort, halvings in EFFORTS:
            table = Round(seen, lands, value, effort, clock)
            pricing = Pricing(table, seen, asking, self.rng, seen.viewer)
            enough = pricing.run(halvings, clock)
            if pricing.useful():
                opinions = pricing.opinions(legal)
            if not enough:
                break
        return opinions

    def _buy(self, seen: Observation, lands: list[Territory], value: SkyeValue, legal: Actions, clock: Clock) -> list[Opinion]:
        """By what everybody will have at the end of the round, if those who come after buy what they like best."""
        table = Round(seen, lands, value, _QUICK, None)
        opinions = [_bought(seen, table, action) for action in legal]
        for effort in _LOOKS:
            table = Round(seen, lands, value, effort, clock)
            try:
                opinions = [_bought(seen, table, action) for action in legal]
            except OutOfTime:
                break
        opinions.sort(key=_by_chance)
        return opinions

    def _build(
        self, seen: Observation, lands: list[Territory], value: SkyeValue, legal: Actions, clock: Clock
    ) -> list[Opinion]:
        """By the best land that can still be made."""
        mine = seen.viewer
        table = Round(seen, lands, value, _QUICK, None)
        held = [table.set_of(seen.gained[seat] if seat != mine else seen.hand) for seat in range(seen.players)]
        points = table.standing(held, seen.gold)
        apart = points[mine] - table.builders[mine].worth(held[mine])
        look = first_tiles if seen.chosen == NONE else places
        opinions: list[Opinion] = []
        for action, worth in zip(legal, look(seen, lands[mine], value, legal, clock), strict=True):
            points[mine] = apart + worth
            opinions.append(Opinion(action, points[mine], table.chance(points, seen.viewer)))
        opinions.sort(key=_by_points)
        return opinions


def _bought(seen: Observation, table: Round, action: int) -> Opinion:
    """What comes of buying this, or nothing."""
    offered = [tuple([tile for tile, _price in offers]) for offers in seen.market]
    held = [table.set_of((*seen.gained[seat], *offered[seat])) for seat in range(seen.players)]
    market = Market(table, held, seen.gold[:])
    for seat, offers in enumerate(seen.market):
        for tile, price_asked in offers:
            market.offer(seat, table.tiles.index(tile), price_asked)
    if action != PASS:
        market.buy(seen.viewer, table.tiles.index(action - BUY))
    seats: list[int] = []
    seat = (seen.viewer + 1) % seen.players
    while seat != seen.start:
        seats.append(seat)
        seat = (seat + 1) % seen.players
    points = market.play(seats, [[0.0] * len(table.tiles)] * seen.players)
    return Opinion(action, points[seen.viewer], table.chance(points, seen.viewer))


def _by_chance(opinion: Opinion) -> tuple[float, int]:
    return -opinion.chance, opinion.action


def _by_points(opinion: Opinion) -> tuple[float, int]:
    return -opinion.points, opinion.action
