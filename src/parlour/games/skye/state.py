"""A position of Isle of Skye: the island's data with the engine's contract on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from parlour.engine.chance import Dice, Rng
from parlour.engine.contract import CHANCE, NOBODY, Actions, Events, Seats
from parlour.engine.messages import Prompt
from parlour.games.skye import building, buying, messages, pricing, rounds
from parlour.games.skye.actions import DRAW, FIRST, GOAL, PASS
from parlour.games.skye.components import CASTLE, MAX_PLAYERS, SCORED, SCORING_TILES
from parlour.games.skye.island import (
    BUILDING,
    BUYING,
    CHOOSING_FIRST,
    CHOOSING_GOALS,
    DRAWING,
    OVER,
    PRICING,
    STAGE_NAMES,
    Island,
)
from parlour.games.skye.observation import observe
from parlour.games.skye.pricing import TO_PRICE
from parlour.games.skye.scoring import gold_points, scroll_points

if TYPE_CHECKING:
    from parlour.games.skye.observation import Observation

_ALONE: Final[list[Seats]] = [*((seat,) for seat in range(MAX_PLAYERS)), (CHANCE,)]
_CHANCE: Final[Seats] = (CHANCE,)


class SkyeState(Island):
    """One position; see `Island` for its data and the modules named after the rulebook's phases for its rules."""

    __slots__ = ()

    @property
    def is_over(self) -> bool:
        return self.stage == OVER

    def to_act(self) -> Seats:
        stage = self.stage
        if stage == BUYING:
            return _ALONE[self.turn]
        if stage in (PRICING, BUILDING):
            return tuple([seat for seat in range(self.players) if self._decides(seat)])
        return () if stage == OVER else _CHANCE

    def moment(self) -> str:
        return f"round {self.round + 1}, {STAGE_NAMES[self.stage].replace('_', ' ')}"

    def first_to_act(self) -> int:
        stage = self.stage
        if stage in (PRICING, BUILDING):
            for seat in range(self.players):
                if self._decides(seat):
                    return seat
        if stage == BUYING:
            return self.turn
        return NOBODY if stage == OVER else CHANCE

    def _decides(self, seat: int) -> bool:
        """Whether the seat has something to decide where all decide at once."""
        return len(self.prices[seat]) < TO_PRICE if self.stage == PRICING else len(self.hands[seat]) > 0

    def _check(self, seat: int) -> None:
        """Refuse a seat that has nothing to decide."""
        stage = self.stage
        if stage in (PRICING, BUILDING):
            if not (0 <= seat < self.players and self._decides(seat)):
                self.check_turn(seat)
        elif stage == OVER or seat != (self.turn if stage == BUYING else CHANCE):
            self.check_turn(seat)

    def legal_actions(self, seat: int) -> Actions:
        if not 0 <= seat < self.players:
            return ()
        stage = self.stage
        if stage == PRICING:
            return pricing.legal(self, seat)
        if stage == BUYING:
            return buying.legal(self, seat) if seat == self.turn else ()
        if stage == BUILDING:
            return building.legal(self, seat) if self.hands[seat] else ()
        return ()

    def apply(self, seat: int, action: int, events: Events = None) -> None:
        stage = self.stage
        self._check(seat)
        if stage == PRICING:
            pricing.set_price(self, seat, action, events)
        elif stage == BUILDING:
            building.build(self, seat, action, events)
        elif stage == BUYING:
            buying.buy(self, seat, action, events)
        elif stage == DRAWING:
            rounds.draw(self, action, events)
        elif stage == CHOOSING_GOALS:
            rounds.choose_goal(self, action, events)
        else:
            rounds.choose_first(self, action, events)

    def commit(self, seat: int, action: int, events: Events = None) -> None:
        self._check(seat)
        if self.stage == PRICING:
            pricing.commit(self, seat, action, events)
        elif self.stage == BUILDING:
            building.lay(self, seat, action, events)
        elif self.stage == BUYING:
            buying.commit(self, seat, action, events)
        else:
            self.apply(seat, action, events)

    def forced(self, seat: int) -> int | None:
        """Where all see everybody's gold, buying nothing; elsewhere that would tell what a purse cannot pay."""
        alone = self.stage == BUYING and self.show_gold and self.legal_actions(seat) == (PASS,)
        return PASS if alone else None

    def chance_outcomes(self) -> list[tuple[int, int]]:
        stage = self.stage
        if stage == CHOOSING_FIRST:
            return [(FIRST + seat, 1) for seat in range(self.players)]
        if stage == CHOOSING_GOALS:
            return [(GOAL + goal, 1) for goal in range(len(SCORING_TILES)) if goal not in self.goals]
        return [(DRAW + tile, 1) for tile in self.bag] if stage == DRAWING else []

    def sample_chance(self, rng: Rng) -> int:
        if self.stage == DRAWING:
            bag = self.bag
            return DRAW + bag[rng.below(len(bag))]
        outcomes = self.chance_outcomes()
        if not outcomes:
            self.check_turn(CHANCE)
        return outcomes[rng.below(len(outcomes))][0]

    # <written by positions: clone and key>
    def clone(self) -> SkyeState:
        copy = SkyeState()
        copy.disclosures = self.disclosures
        copy.players = self.players
        copy.stage = self.stage
        copy.round = self.round
        copy.start = self.start
        copy.turn = self.turn
        copy.goals = self.goals
        copy.bag = self.bag
        copy.show_gold = self.show_gold
        copy.gold = self.gold[:]
        copy.earned = self.earned
        copy.territories = self.territories[:]
        copy.base = self.base
        copy.drawn = self.drawn[:]
        copy.discards = self.discards[:]
        copy.prices = self.prices[:]
        copy.market = self.market[:]
        copy.gained = self.gained[:]
        copy.hands = self.hands[:]
        copy.chosen = self.chosen[:]
        copy.returned = self.returned[:]
        return copy

    def key(self) -> tuple[Any, ...]:
        return (
            (self.players, self.stage, self.round, self.start, self.turn, self.goals, self.bag, self.show_gold),
            tuple(self.gold),
            self.earned,
            tuple([each.placed for each in self.territories]),
            self.base,
            tuple(self.drawn),
            tuple(self.discards),
            tuple(self.prices),
            tuple(self.market),
            tuple(self.gained),
            tuple(self.hands),
            tuple(self.chosen),
            tuple(self.returned),
        )

    # </written>

    def observe(self, viewer: int) -> Observation:
        return observe(self, viewer)

    def resample(self, viewer: int, rng: Dice) -> SkyeState:
        from parlour.games.skye.resample import sample

        return sample(observe(self, viewer), rng)

    def scores(self) -> list[int]:
        seats = range(self.players)
        if self.stage == OVER:
            return [self.points(seat) for seat in seats]
        return [self.points(seat) + scroll_points(self.territories[seat]) + gold_points(self.gold[seat]) for seat in seats]

    def ranking(self) -> list[int]:
        scores = self.scores()
        keys = [(-scores[seat], -self.gold[seat]) for seat in range(self.players)]
        return [1 + sum([1 for other in keys if other < key]) for key in keys]

    def progress(self) -> float:
        if self.stage == OVER:
            return 1.0
        return (OVER * self.round + self.stage) / (OVER * len(SCORED[self.players]))

    def prompt(self, seat: int) -> Prompt:
        return messages.prompt(self, seat)

    def census(self) -> tuple[int, ...]:
        tiles = list(self.bag)
        for seat in range(self.players):
            tiles += [tile for tile, _spot, _rotation in self.territories[seat].placed if tile != CASTLE]
            tiles += [*self.drawn[seat], *self.hands[seat], *self.returned[seat]]
            tiles += [tile for tile, _price in self.market[seat]]
            if self.stage == BUYING:
                tiles += self.gained[seat]
        return tuple(sorted(tiles))


def opening(players: int, show_gold: bool) -> SkyeState:
    """The position before the start player is known."""
    state = SkyeState()
    state.begin(players, show_gold)
    return state
