"""Setting prices in Isle of Skye: what to discard and how much to put on the others, against what the others may do."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.bots.base import Opinion
from parlour.bots.budget import Clock
from parlour.bots.greedy.skye import ASK, KEEP_BACK
from parlour.bots.greedy.skye_appraisal import SOLD
from parlour.bots.planner.skye_building import OutOfTime
from parlour.bots.planner.skye_round import Effort, Market, Round
from parlour.engine.chance import Dice
from parlour.engine.contract import Actions
from parlour.games.skye.actions import DISCARD, PRICE
from parlour.games.skye.components import FOR_SALE, LEAST_PRICE
from parlour.games.skye.island import NONE
from parlour.games.skye.observation import Observation

_TASTE: Final = 0.8
"""How far others' taste differs from ours, in points a tile."""
_SHREWD: Final = 0.5
"""How often others are thought to price as the planner does, and not as greedy."""
_SHREWD_HALVINGS: Final = 2
_SHREWD_PLANS: Final = 6
"""How long others are thought to think about their prices, and how many of their best plans are kept in mind."""
_ASK_SPREAD: Final = 0.3
"""How far others' prices differ from greedy's, as a share."""
_DISCARD_SPREAD: Final = 0.5
"""How far others' thoughts on what to discard differ from greedy's, in points."""


class Prices:
    """A way to price: the tile to discard, the others in the order of drawing, and their prices."""

    __slots__ = ("chance", "discard", "first", "halvings", "one", "points", "samples", "second", "two")

    def __init__(self, discard: int, one: int, first: int, two: int, second: int) -> None:
        self.discard = discard
        """Tiles by their place among those in play."""
        self.one = one
        self.first = first
        """The price of the first, and of the second."""
        self.two = two
        self.second = second
        self.halvings = 0
        """How often it was in the better half."""
        self.samples = 0
        self.chance = 0.0
        self.points = 0.0

    def merit(self) -> float:
        """The chance to win with it, as far as it was tried."""
        return self.chance / self.samples if self.samples else 0.0


def bell(rng: Dice) -> float:
    """About normal, with a deviation of 1."""
    random = rng.random
    return (random() + random() + random() + random() - 2.0) * 1.732


def taste(rng: Dice, players: int, viewer: int, tiles: int) -> list[list[float]]:
    """What the others may like better or worse than we think; the viewer is sure."""
    return [[0.0] * tiles if seat == viewer else [_TASTE * bell(rng) for _ in range(tiles)] for seat in range(players)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """A model of the others: what they may ask for their tiles, drawn anew for every simulation."""

    def __init__(self, table: Round, seen: Observation) -> None:
        self.table = table
        self.seen = seen
        self.drawn = [[table.tiles.index(tile) for tile in drawn] for drawn in seen.drawn]
        self.shrewd: list[list[Prices]] = [[] for _ in range(seen.players)]
        """By seat: what it may do if it thinks as the planner does, where that is known."""
        self.use: list[list[float]] = []
        """By seat and drawn tile: what it brings, built by the seat itself or sold to who wants it most."""
        for seat in range(seen.players):
            uses: list[float] = []
            for place in self.drawn[seat]:
                others = max([table.gain(other, 0, place) for other in range(seen.players) if other != seat])
                uses.append(max(table.gain(seat, 0, place), SOLD * others))
            self.use.append(uses)

    def offers(self, seat: int, rng: Dice) -> tuple[int, int, int, int]:
        """Two tiles and their prices: as the planner would price, or as greedy does, more or less."""
        plans = self.shrewd[seat]
        if plans and rng.random() < _SHREWD:
            plan = plans[rng.below(len(plans))]
            return plan.one, plan.first, plan.two, plan.second
        uses = [use + _DISCARD_SPREAD * bell(rng) for use in self.use[seat]]
        worst = uses.index(min(uses))
        left = [number for number in range(len(uses)) if number != worst]
        gold = self.table.gold
        wishes = [max(0.1, ASK * uses[number] / gold * exp(_ASK_SPREAD * bell(rng))) for number in left]
        purse = self.seen.gold[seat]
        budget = max(LEAST_PRICE * FOR_SALE + 0.0, purse * (1.0 - KEEP_BACK))
        share = min(1.0, budget / (wishes[0] + wishes[1]))
        first = min(max(LEAST_PRICE, round(wishes[0] * share)), purse - LEAST_PRICE)
        second = min(max(LEAST_PRICE, round(wishes[1] * share)), purse - first)
        return self.drawn[seat][left[0]], first, self.drawn[seat][left[1]], second


def candidates(table: Round, seen: Observation, seat: int) -> list[Prices]:
    """Every discard that is still open, as far as the viewer knows, with prices that may make sense."""
    purse = seen.gold[seat]
    found: list[Prices] = []
    drawn = seen.drawn[seat]
    mine = seat == seen.viewer
    for discard in drawn:
        if mine and seen.discard not in (NONE, discard):
            continue
        one, two = [table.tiles.index(tile) for tile in drawn if tile != discard]
        firsts = [seen.prices[0]] if mine and seen.prices else ladder(purse - LEAST_PRICE)
        for first in firsts:
            seconds = ladder(purse - first)
            found += [Prices(table.tiles.index(discard), one, first, two, second) for second in seconds]
    return found


def ladder(highest: int) -> list[int]:
    """Prices up to the highest: all small ones, few large ones."""
    found: list[int] = []
    price = LEAST_PRICE
    while price <= highest:
        found.append(price)
        price += 1 if price < 8 else 2 if price < 14 else 4
    return found


class Pricing:
    """Tries prices against what the others may ask and buy; every simulation is the same for all prices that are left."""

    def __init__(self, table: Round, seen: Observation, asking: Asking, rng: Dice, seat: int) -> None:
        self.table = table
        self.seen = seen
        self.asking = asking
        self.rng = rng
        self.seat = seat
        """Whose prices they are."""
        self.plans = candidates(table, seen, seat)
        self.left = self.plans[:]
        self.seats = [(seen.start + step) % seen.players for step in range(seen.players)]

    def simulate(self) -> None:
        """One more guess at the others."""
        seen, table, rng = self.seen, self.table, self.rng
        mine = self.seat
        offers = [(0, 0, 0, 0) if seat == mine else self.asking.offers(seat, rng) for seat in range(seen.players)]
        noise = taste(rng, seen.players, mine, len(table.tiles))
        for plan in self.left:
            market = Market(table, [0] * seen.players, seen.gold[:])
            for seat in range(seen.players):
                one, first, two, second = offers[seat] if seat != mine else (plan.one, plan.first, plan.two, plan.second)
                market.offer(seat, one, first)
                market.offer(seat, two, second)
                market.held[seat] = 1 << one | 1 << two
                market.gold[seat] -= first + second
            points = market.play(self.seats, noise)
            plan.samples += 1
            plan.chance += table.chance(points, mine)
            plan.points += points[mine]

    def halve(self) -> None:
        """Go on with the better half."""
        self.left.sort(key=_by_merit)
        del self.left[(len(self.left) + 1) // 2 :]
        for plan in self.left:
            plan.halvings += 1

    def run(self, halvings: int, clock: Clock | None) -> bool:
        """Simulate, and halve each time that there are twice as many simulations as before; whether time was enough."""
        simulated = 0
        try:
            for halving in range(halvings):
                while simulated < _FIRST_LOOK << halving:
                    if clock is not None and not clock.goes_on():
                        return False
                    self.simulate()
                    simulated += 1
                self.halve()
        except OutOfTime:
            return False
        return True

    def useful(self) -> bool:
        """Whether the worse half is known: only then something can be said."""
        return len(self.left) < len(self.plans) or len(self.plans) == 1

    def opinions(self, legal: Actions) -> list[Opinion]:
        """The best plan of every action: those looked at longest come first."""
        best: dict[int, Prices] = {}
        for plan in self.plans:
            if self.seen.discard == NONE:
                action = DISCARD + self.table.tiles[plan.discard]
            else:
                action = PRICE + (plan.second if self.seen.prices else plan.first)
            known = best.get(action)
            if known is None or (plan.halvings, plan.merit()) > (known.halvings, known.merit()):
                best[action] = plan
        order = sorted(best, key=lambda action: (-best[action].halvings, -best[action].merit(), action))
        found = [Opinion(action, best[action].points / best[action].samples, best[action].merit()) for action in order]
        last = found[-1]
        return found + [Opinion(action, last.points, last.chance) for action in legal if action not in best]


def foresee(asking: Asking, rng: Dice, clock: Clock) -> bool:
    """What the others may do if they think as the planner does; whether time was enough to find out."""
    seen = asking.seen
    found: list[list[Prices]] = [[] for _ in range(seen.players)]
    for seat in range(seen.players):
        if seat != seen.viewer:
            pricing = Pricing(asking.table, seen, asking, rng, seat)
            if not pricing.run(_SHREWD_HALVINGS if seen.players == 2 else 1, clock):
                return False
            found[seat] = pricing.left[:_SHREWD_PLANS]
    asking.shrewd = found
    return True


_FIRST_LOOK: Final = 4
"""Simulations before the first halving."""
EFFORTS: Final[tuple[tuple[Effort, int], ...]] = (
    (Effort(2, 2, 1, 1), 4),
    (Effort(2, 3, 1, 2), 5),
    (Effort(4, 3, 2, 3), 6),
    (Effort(8, 3, 4, 3), 7),
    (Effort(16, 3, 8, 3), 8),
)
"""How closely to look at sets of tiles, and how often to halve."""


def _by_merit(plan: Prices) -> float:
    return -plan.merit()
