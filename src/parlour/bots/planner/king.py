"""Planner for For the King (and Me): tries its choices in many guessed positions and plays each on to the end."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from parlour.bots.base import Opinion, ThinkingBot
from parlour.bots.budget import Budget
from parlour.bots.greedy.king import KingGreedy
from parlour.bots.planner.king_race import Race, World
from parlour.bots.planner.king_value import WEIGHTS, KingValue
from parlour.engine.contract import Actions, Game
from parlour.games.king.actions import BID, PASS
from parlour.games.king.components import CARD_OFFICE, CARD_VALUE, lowest_bid
from parlour.games.king.court import IN, NONE, means
from parlour.games.king.observation import Observation, observe
from parlour.games.king.resample import sample
from parlour.games.king.state import KingState

_FIRST_LOOK: Final = 16
"""After so many worlds, and whenever they have doubled, choices that fell behind are dropped."""
_CLEAR: Final = 2.5
"""Standard errors by which a choice must be behind to be dropped."""
_NOTHING: Final = 0.002
"""A difference that is none."""
_DOUBT: Final = 0.8
"""How far rivals may be off what greedy would bid: who overestimates them pays for what nobody wanted."""
_DEALS: Final = 3
"""Of so many deals the one is played in which the others have kept most."""
_SPREAD: Final = 2.0
"""A narrow end might as well have gone the other way: points by which the worth of an end is smoothed."""
_SURE: Final = 2.0
"""Standard errors by which a choice must be ahead of what instinct says."""
_STEPS: Final = (0, 1, 2, 3, 5, 8, 12)
"""How far above the lowest bid one's own limits are tried."""


class Choice:
    """An action, for a bid with the limit up to which one would go on, and what came of it so far."""

    def __init__(self, action: int, limit: int) -> None:
        self.action = action
        self.limit = limit
        self.worth: list[float] = []
        self.points = 0.0
        self.shares = 0.0

    def learn(self, points: float, share: float, worth: float) -> None:
        """In one more world it brings these points and this share of the victory, and is worth so much."""
        self.points += points
        self.shares += share
        self.worth.append(worth)

    def opinion(self, action: int) -> Opinion:
        """What comes of the action if it is this choice."""
        tried = max(1, len(self.worth))
        return Opinion(action, self.points / tried, self.shares / tried)

    def mean(self) -> float:
        return sum(self.worth) / max(1, len(self.worth))


class KingPlanner(ThinkingBot):
    """Compares its choices in the same guessed worlds."""

    def __init__(self, game: Game, seed: int | str, budget: Budget) -> None:
        super().__init__(game, seed, budget)
        self.instinct = KingGreedy(game, seed)
        self.values: dict[int, KingValue] = {}

    def value(self, players: int) -> KingValue:
        """What everybody wants in the worlds that it imagines."""
        if players not in self.values:
            self.values[players] = KingValue(players, WEIGHTS[players])
        return self.values[players]

    def consider(self, observation: Any, legal: Actions) -> list[Opinion]:
        seen: Observation = observation
        tried = self._think(seen, _choices(seen, legal), self.instinct.choose(seen, legal))
        told: dict[int, Opinion] = {}
        for choice in tried:
            if choice.action not in told:
                told[choice.action] = choice.opinion(choice.action)
        most = means(seen.lot, seen.hand) if seen.stage == "bidding" else 0
        return [*told.values(), *[_stands_for(tried, action, most).opinion(action) for action in legal if action not in told]]

    def _think(self, seen: Observation, choices: list[Choice], instinct: int) -> list[Choice]:
        """The choices, best first."""
        viewer = seen.viewer
        values = [self.value(seen.players)] * seen.players
        alive = choices
        dropped: list[Choice] = []
        clock = self.budget.start()
        worlds, look = 0, _FIRST_LOOK
        while (len(alive) > 1 or worlds < _FIRST_LOOK) and clock.goes_on():
            world = World(self._deal(seen), self.rng)
            if seen.stage == "bidding":
                world.limits = self._rivals(world)
            self.try_out(alive, viewer, world, values)
            worlds += 1
            if worlds == look:
                look *= 2
                alive, out = _sift(alive)
                dropped = out + dropped
                if _alike(alive):
                    break
        return _ranked(alive, instinct) + dropped

    def _deal(self, seen: Observation) -> KingState:
        """A position that fits: of a few the one in which the others have most influence, as everybody keeps the best."""
        best, most = sample(seen, self.rng), 0
        for deal in range(_DEALS):
            state = best if deal == 0 else sample(seen, self.rng)
            held = 0
            for seat in range(seen.players):
                if seat != seen.viewer:
                    for card in state.hands[seat]:
                        if CARD_OFFICE[card] != NONE:
                            held += CARD_VALUE[card]
            if held > most:
                best, most = state, held
        return best

    def try_out(self, choices: list[Choice], viewer: int, world: World, values: list[KingValue]) -> None:
        """Find out what comes of the choices in this world."""
        for choice in choices:
            race = begun(choice, viewer, world, values)
            race.play_out(viewer, choice.limit)
            learn_end(choice, viewer, race)

    def _rivals(self, world: World) -> list[int]:
        """Up to where everybody bids for the lot under way, if all reckoned as greedy does, give or take a mood."""
        state = world.state
        limits = [0] * state.players
        for seat in range(state.players):
            if seat != state.turn and state.standing[seat] == IN:
                limit = self.instinct.limit(observe(state, seat))
                limits[seat] = int(limit * (1.0 + _DOUBT * world.moods[seat]) + 0.5)
        return limits


def _stands_for(tried: list[Choice], action: int, most: int) -> Choice:
    """A bid above the lowest as the limit that it comes nearest to; one that cannot be paid as the worst of all."""
    under = [choice for choice in tried if choice.action != PASS and choice.limit <= action - BID]
    return max(under, key=lambda choice: choice.limit) if under and action - BID <= most else tried[-1]


def begun(choice: Choice, viewer: int, world: World, values: list[KingValue]) -> Race:
    """The world after the choice."""
    state: KingState = world.state.clone()
    state.apply(viewer, choice.action)
    return Race(state, world, values)


def learn_end(choice: Choice, viewer: int, race: Race) -> None:
    """What the end of a race says of the choice."""
    points = race.points()
    share = race.share(viewer, points)
    best = 0
    for seat, theirs in enumerate(points):
        if seat != viewer and theirs > best:
            best = theirs
    choice.learn(points[viewer], share, 0.5 * share + 0.5 / (1.0 + exp((best - points[viewer]) / _SPREAD)))


def _choices(seen: Observation, legal: Actions) -> list[Choice]:
    if seen.stage != "bidding":
        return [Choice(action, 0) for action in legal]
    price, most = lowest_bid(seen.bid), means(seen.lot, seen.hand)
    limits = [price + step for step in _STEPS if price + step <= most]
    if not limits and BID + price in legal:
        limits = [price]  # what nobody can pay is to be told apart from passing, too
    return [Choice(PASS, 0)] + [Choice(BID + price, limit) for limit in limits]


def _sift(choices: list[Choice]) -> tuple[list[Choice], list[Choice]]:
    """Those that may still be the best, and those that clearly are not, each best first."""
    choices = sorted(choices, key=lambda choice: -choice.mean())
    alive, dropped = [choices[0]], []
    for choice in choices[1:]:
        behind, error = _behind(choices[0], choice)
        if behind > _CLEAR * error + 1e-9:
            dropped.append(choice)
        else:
            alive.append(choice)
    return alive, dropped


def _alike(choices: list[Choice]) -> bool:
    """Whether none of them can matter: more thought would change nothing."""
    for choice in choices[1:]:
        behind, error = _behind(choices[0], choice)
        if behind + _CLEAR * error > _NOTHING:
            return False
    return True


def _behind(one: Choice, other: Choice) -> tuple[float, float]:
    """How far the other is behind in the same worlds, and the standard error of that."""
    total = squares = 0.0
    for mine, theirs in zip(one.worth, other.worth, strict=True):
        total += mine - theirs
        squares += (mine - theirs) * (mine - theirs)
    count = max(1, len(one.worth))
    mean = total / count
    return mean, sqrt(max(0.0, squares / count - mean * mean) / count)


def _ranked(choices: list[Choice], instinct: int) -> list[Choice]:
    """Best first; who is unsure trusts instinct."""
    own = [choice for choice in choices if choice.action == instinct]
    if not own:
        return sorted(choices, key=lambda choice: -choice.mean())
    base = max(own, key=lambda choice: choice.mean())
    ranks: dict[int, float] = {}
    for place, choice in enumerate(choices):
        behind, error = _behind(base, choice)
        ranks[place] = behind if choice.action == instinct else behind + _SURE * error
    return [choices[place] for place in sorted(ranks, key=lambda place: ranks[place])]
