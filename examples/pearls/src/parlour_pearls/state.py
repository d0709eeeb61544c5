"""A position of Pearls and its rules."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from parlour.engine.chance import Dice, Rng
from parlour.engine.contract import CHANCE, Actions, Events, Seats, State
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.refusal import refused
from parlour_pearls import messages
from parlour_pearls.components import MOST, SHELLS, TURNS
from parlour_pearls.moves import DIVE, FIND, KEEP, LEAVE, NUMBERING, REST, TAKE, Find, Take
from parlour_pearls.observation import Observation, observe, sample

Shells = tuple[int, ...]
CHOOSING, DIVING, HOLDING, OVER = range(4)
NONE: Final = 0
"""No shell has this value."""


class PearlsState(State):
    """Shells in the bag, on the reef, in baskets, and perhaps one in a diver's hand."""

    # <written by positions: slots>
    __slots__ = (
        "bag",
        "found",
        "kept",
        "reef",
        "round",
        "stage",
        "taken",
        "turn",
    )
    # </written>

    def begin(self, players: int) -> None:
        self.players = players
        self.disclosures = 0  # not in the key
        self.stage: int = CHOOSING
        self.turn: int = 0
        self.round: int = 0
        self.bag: Shells = SHELLS
        self.reef: Shells = ()
        self.found: int = NONE
        """What the diver holds in his hand."""
        self.kept: list[Shells] = [()] * players
        """The shells in a basket that only its owner has seen."""
        self.taken: list[Shells] = [()] * players
        """Those that came from the reef."""

    # <written by positions: clone and key>
    def clone(self) -> PearlsState:
        copy = PearlsState()
        copy.players = self.players
        copy.disclosures = self.disclosures
        copy.stage = self.stage
        copy.turn = self.turn
        copy.round = self.round
        copy.bag = self.bag
        copy.reef = self.reef
        copy.found = self.found
        copy.kept = self.kept[:]
        copy.taken = self.taken[:]
        return copy

    def key(self) -> tuple[Any, ...]:
        return (
            self.players,
            self.stage,
            self.turn,
            self.round,
            self.bag,
            self.reef,
            self.found,
            tuple(self.kept),
            tuple(self.taken),
        )

    # </written>

    @property
    def is_over(self) -> bool:
        return self.stage == OVER

    def to_act(self) -> Seats:
        if self.stage == OVER:
            return ()
        return (CHANCE,) if self.stage == DIVING else (self.turn,)

    def legal_actions(self, seat: int) -> Actions:
        if seat != self.turn or self.stage in (DIVING, OVER):
            return ()
        if self.stage == HOLDING:
            return (KEEP, LEAVE)
        dive = (DIVE,) if self.bag else ()
        return (*dive, REST, *(TAKE[value] for value in sorted(set(self.reef))))

    def apply(self, seat: int, action: int, events: Events = None) -> None:
        self.check_turn(seat)
        if self.stage == DIVING:
            self._find(action, events)
            return
        if action not in self.legal_actions(seat):
            raise self._refusal(action)
        happened = []
        if action == DIVE:
            self.stage = DIVING
            happened.append(Event("dived", {"seat": seat}))
        elif action == REST:
            happened.append(Event("rested", {"seat": seat}))
            self._next(happened)
        elif action == KEEP:
            happened.append(Event("kept", {"seat": seat}, {"value": self.found}, (seat,)))
            self.kept[seat] = tuple(sorted((*self.kept[seat], self.found)))
            self.found = NONE
            self._next(happened)
        elif action == LEAVE:
            happened.append(Event("left", {"seat": seat, "value": self.found}))
            self.reef = tuple(sorted((*self.reef, self.found)))
            self.found = NONE
            self.disclosures += 1
            self._next(happened)
        else:
            value = _value(action)
            happened.append(Event("took", {"seat": seat, "value": value}))
            self.reef = _without(self.reef, value)
            self.taken[seat] = tuple(sorted((*self.taken[seat], value)))
            self._next(happened)
        if events is not None:
            events.extend(happened)

    def _find(self, action: int, events: Events) -> None:
        if action not in [FIND[value] for value in self.bag]:
            raise refused(NUMBERING, action)
        self.found = _value(action)
        self.bag = _without(self.bag, self.found)
        self.stage = HOLDING
        if events is not None:
            events.append(Event("found", {"seat": self.turn}, {"value": self.found}, (self.turn,)))

    def _next(self, happened: list[Event]) -> None:
        """The next turn, or the end, when all baskets are opened."""
        self.stage = CHOOSING
        self.turn = (self.turn + 1) % self.players
        if self.turn == 0:
            self.round += 1
        if self.round == TURNS:
            self.stage = OVER
            self.disclosures += 1
            happened += [
                Event("opened", {"seat": seat, "total": self.total(seat), "points": points})
                for seat, points in enumerate(self.scores())
            ]

    def _refusal(self, action: int) -> Exception:
        """Why it cannot be done; a shell that does not lie on the reef has a reason of its own."""
        if self.stage == CHOOSING and action in TAKE.values():
            return refused(NUMBERING, action, "pearls-why-no-shell", "P-2.2", {"value": _value(action)})
        return refused(NUMBERING, action)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(FIND[value], count) for value, count in sorted(Counter(self.bag).items())] if self.stage == DIVING else []

    def sample_chance(self, rng: Rng) -> int:
        self.check_turn(CHANCE)
        return FIND[self.bag[rng.below(len(self.bag))]]

    def observe(self, viewer: int) -> Observation:
        return observe(self, viewer)

    def resample(self, viewer: int, rng: Dice) -> PearlsState:
        return sample(observe(self, viewer), rng)

    def total(self, seat: int) -> int:
        return sum(self.kept[seat]) + sum(self.taken[seat])

    def scores(self) -> list[int]:
        totals = [self.total(seat) for seat in range(self.players)]
        return [total if total <= MOST else 0 for total in totals]

    def ranking(self) -> list[int]:
        """More points, then fewer shells; nothing else separates."""
        scores = self.scores()
        worth = [(-scores[seat], len(self.kept[seat]) + len(self.taken[seat])) for seat in range(self.players)]
        return [1 + sum(other < mine for other in worth) for mine in worth]

    def progress(self) -> float:
        return (self.round * self.players + self.turn) / (TURNS * self.players)

    def prompt(self, seat: int) -> Prompt:
        return messages.prompt(self, seat)

    def census(self) -> tuple[int, ...]:
        held = [shell for basket in (*self.kept, *self.taken) for shell in basket]
        return tuple(sorted([*self.bag, *self.reef, *held, *([self.found] if self.found else [])]))


def _value(action: int) -> int:
    move = NUMBERING.typed(action)
    assert isinstance(move, Take | Find)
    return move.value


def _without(shells: Shells, value: int) -> Shells:
    place = shells.index(value)
    return shells[:place] + shells[place + 1 :]


def opening(players: int) -> PearlsState:
    """Nobody has dived yet."""
    state = PearlsState()
    state.begin(players)
    return state
