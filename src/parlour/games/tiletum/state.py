"""A position of Tiletum: its data with the engine's contract on it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from parlour.engine.chance import Dice, Rng
from parlour.engine.contract import CHANCE, NOBODY, Actions, Events, Seats
from parlour.engine.errors import IllegalAction
from parlour.engine.messages import Prompt
from parlour.games.refusal import refused
from parlour.games.tiletum import buildings, messages, scoring
from parlour.games.tiletum.actions import ACTION_COUNT, END_TURN
from parlour.games.tiletum.components import (
    BUILDINGS,
    CATHEDRAL_POINTS,
    CATHEDRALS,
    CONTRACT_SPACE_PILLAR,
    HOUSES_AT_START,
    MAX_PLAYERS,
    NONE,
    ROOF_HOUSE,
    ROUNDS,
    TURNS,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.moves import NUMBERING
from parlour.games.tiletum.operations import registry
from parlour.games.tiletum.operations.base import ENDS, OPERATIONS, WAITS_FOR_CHANCE, WAITS_FOR_SEAT
from parlour.games.tiletum.operations.mix import mixed
from parlour.games.tiletum.tasks import registry as tasks
from parlour.games.tiletum.tasks.registry import TASK_OF

if TYPE_CHECKING:
    from parlour.games.tiletum.observation import Observation

_ALONE: Final[list[Seats]] = [(seat,) for seat in range(MAX_PLAYERS)]
_CHANCE: Final[Seats] = (CHANCE,)
_TOLD_APART: Final[list[int]] = [operation.told_apart or sys.maxsize for operation in registry.registered()]
"""How many numbers of an operation make a difference to the position."""


class TiletumState(Europe):
    """One position; see `Europe` for its data, and `operations` for what moves it on."""

    __slots__ = ()

    @property
    def is_over(self) -> bool:
        return OPERATIONS[self.pending[-1][0]].waits == ENDS

    def to_act(self) -> Seats:
        waits = OPERATIONS[self.pending[-1][0]].waits
        if waits == WAITS_FOR_SEAT:
            return _ALONE[self.turn]
        return _CHANCE if waits == WAITS_FOR_CHANCE else ()

    def first_to_act(self) -> int:
        waits = OPERATIONS[self.pending[-1][0]].waits
        if waits == WAITS_FOR_SEAT:
            return self.turn
        return CHANCE if waits == WAITS_FOR_CHANCE else NOBODY

    def moment(self) -> str:
        return f"round {self.round + 1}, turn {self.turn_number + 1}, {registry.NAMES[self.pending[-1][0]].replace('_', ' ')}"

    def legal_actions(self, seat: int) -> Actions:
        frame = self.pending[-1]
        operation = OPERATIONS[frame[0]]
        if seat != self.turn or seat < 0 or operation.waits != WAITS_FOR_SEAT:
            return ()
        if not self.legal:
            self.legal = tuple(operation.options(self, frame))
        return self.legal

    def apply(self, seat: int, action: int, events: Events = None) -> None:
        frame = self.pending[-1]
        operation = OPERATIONS[frame[0]]
        if operation.waits == WAITS_FOR_CHANCE:
            if seat != CHANCE:
                self.check_turn(seat)
            if not operation.may_bring(self, action):
                raise refused(NUMBERING, action)
            operation.choose(self, frame, action, events)
        else:
            if seat != self.turn or operation.waits != WAITS_FOR_SEAT or seat < 0:
                self.check_turn(seat)
            if action not in self.legal_actions(seat):
                raise self._refused(action)
            self.legal = ()
            task = TASK_OF[action]
            if task is not None:
                task.do(self, action, events)
            else:
                operation.choose(self, frame, action, events)
        self._settle(events)

    def _refused(self, action: int) -> IllegalAction:
        """The error for an action that the seat whose turn it is cannot do now, with the reason."""
        if not 0 <= action < ACTION_COUNT:
            return refused(NUMBERING, action)
        frame = self.pending[-1]
        operation = OPERATIONS[frame[0]]
        task = TASK_OF[action]
        refusing = tasks.refusal(self, frame, task, action) if task else operation.refusal(self, frame, action)
        if refusing is not None:
            message, rule = refusing
            return refused(NUMBERING, action, message.key, rule, message.args)
        asked = operation.prompt(self, frame)
        if action == END_TURN:
            return refused(NUMBERING, action, "tiletum-why-not-the-end", "T-3.10", {"prompt": asked.message})
        return refused(NUMBERING, action, "why-not-now", asked.rule, {"prompt": asked.message})

    def _settle(self, events: Events) -> None:
        """Do everything that needs no decision."""
        frame = self.pending[-1]
        while OPERATIONS[frame[0]].settle(self, frame, events):
            frame = self.pending[-1]

    def forced(self, seat: int) -> int | None:
        """Nothing is hidden here; but the end of a turn is the player's own, because the next one makes it final."""
        legal = self.legal_actions(seat)
        return legal[0] if len(legal) == 1 and legal[0] != END_TURN else None

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return OPERATIONS[self.pending[-1][0]].outcomes(self)

    def sample_chance(self, rng: Rng) -> int:
        operation = OPERATIONS[self.pending[-1][0]]
        if operation.waits != WAITS_FOR_CHANCE:
            self.check_turn(CHANCE)
        return operation.sample(self, rng)

    # --- looking ---------------------------------------------------------------------------------------------------------

    # <written by positions: clone and key>
    def clone(self) -> TiletumState:
        copy = TiletumState()
        copy.disclosures = self.disclosures
        copy.legal = self.legal
        copy.players = self.players
        copy.round = self.round
        copy.turn_number = self.turn_number
        copy.step = self.step
        copy.turn = self.turn
        copy.order = self.order
        copy.exchanged = self.exchanged
        copy.pending = self.pending[:]
        copy.wheel = self.wheel
        copy.action_tiles = self.action_tiles
        copy.king_tile = self.king_tile
        copy.dice = self.dice
        copy.tile_at = self.tile_at[:]
        copy.map_tiles = self.map_tiles[:]
        copy.bag = self.bag[:]
        copy.taken = self.taken[:]
        copy.bonus_pile = self.bonus_pile
        copy.bonus_discard = self.bonus_discard
        copy.contract_pile = self.contract_pile
        copy.character_pile = self.character_pile
        copy.contract_offer = self.contract_offer[:]
        copy.character_offer = self.character_offer[:]
        copy.costs = self.costs[:]
        copy.stacks = self.stacks[:]
        copy.fair_towns = self.fair_towns
        copy.fairs = self.fairs
        copy.corruption = self.corruption
        copy.arrival = self.arrival
        copy.using = self.using
        copy.track = self.track[:]
        copy.earned = self.earned[:]
        copy.goods = self.goods[:]
        copy.storehouses = self.storehouses[:]
        copy.rooms = self.rooms[:]
        copy.residents = self.residents[:]
        copy.crests = self.crests[:]
        copy.bonus_ap = self.bonus_ap[:]
        copy.contracts = self.contracts[:]
        copy.house_supply = self.house_supply[:]
        copy.pillar_supply = self.pillar_supply[:]
        copy.houses = self.houses[:]
        copy.pillars = self.pillars[:]
        copy.built = self.built[:]
        copy.merchants = self.merchants[:]
        copy.architects = self.architects[:]
        return copy

    def key(self) -> tuple[Any, ...]:
        return (
            (self.players, self.round, self.turn_number, self.step, self.turn, self.order, self.exchanged),
            tuple([each[: _TOLD_APART[each[0]]] for each in self.pending]),
            (self.wheel, self.action_tiles, self.king_tile, self.dice),
            tuple(self.tile_at),
            tuple(self.map_tiles),
            tuple(self.bag),
            tuple(self.taken),
            (self.bonus_pile, self.bonus_discard, self.contract_pile, self.character_pile),
            tuple(self.contract_offer),
            tuple(self.character_offer),
            tuple(self.costs),
            tuple(self.stacks),
            (self.fair_towns, self.fairs, self.corruption, self.arrival, self.using),
            tuple(self.track),
            tuple(self.earned),
            tuple(self.goods),
            tuple(self.storehouses),
            tuple(self.rooms),
            tuple(self.residents),
            tuple(self.crests),
            tuple(self.bonus_ap),
            tuple(self.contracts),
            tuple(self.house_supply),
            tuple(self.pillar_supply),
            tuple(self.houses),
            tuple(self.pillars),
            tuple(self.built),
            tuple(self.merchants),
            tuple(self.architects),
        )

    # </written>

    def observe(self, viewer: int) -> Observation:
        from parlour.games.tiletum.observation import observe

        return observe(self, viewer)

    def resample(self, viewer: int, rng: Dice) -> TiletumState:
        from parlour.games.tiletum.observation import sample

        return sample(self.observe(viewer), rng)

    def scores(self) -> list[int]:
        seats = range(self.players)
        if self.is_over:
            return [self.points(seat) for seat in seats]
        return [self.points(seat) + sum(scoring.final_points(self, seat)) for seat in seats]

    def ranking(self) -> list[int]:
        scores = self.scores()
        order = self.order or tuple(range(self.players))
        keys = [(-scores[seat], order.index(seat)) for seat in range(self.players)]
        return [1 + sum([1 for other in keys if other < key]) for key in keys]

    def progress(self) -> float:
        if self.is_over:
            return 1.0
        turns_done = self.players * (TURNS * self.round + self.turn_number) + max(self.step, 0)
        return turns_done / (self.players * TURNS * ROUNDS + 1)

    def prompt(self, seat: int) -> Prompt:
        return messages.prompt(self, seat)

    def census(self) -> tuple[int, ...]:
        tiles = [*self.bonus_pile, *self.bonus_discard, *self.contract_pile, *self.character_pile, *self.using]
        for pile in (*self.storehouses, *self.contracts):
            tiles += pile
        for frame in self.pending:
            tiles += mixed(frame)
        for place in (self.tile_at, self.map_tiles, self.contract_offer, self.character_offer, self.rooms, self.crests):
            tiles += [tile for tile in place if tile != NONE]
        if self.king_tile != NONE:
            tiles.append(self.king_tile)
        return (*sorted(tiles), *self._pieces())

    def _pieces(self) -> list[int]:
        """Dice, houses, pillars and cathedral tiles, counted wherever they are."""
        dice = sum(self.bag) + len(self.dice) + sum([len(taken) for taken in self.taken])
        counts = [dice]
        for seat in range(self.players):
            roofs = sum(
                [1 for building in range(BUILDINGS) if ROOF_HOUSE[building] and not buildings.filled(self, seat, building)]
            )
            to_come = 0 if self.order else HOUSES_AT_START
            counts.append(roofs + self.house_supply[seat] + scoring.houses_on_map(self, seat) + to_come)
            covered = sum(CONTRACT_SPACE_PILLAR[len(self.contracts[seat]) :])
            counts.append(covered + self.pillar_supply[seat] + scoring.pillars_on_map(self, seat))
        for cathedral in range(CATHEDRALS):
            owned = sum([1 for seat in range(self.players) if self.built[seat] >> cathedral & 1])
            counts.append(len(CATHEDRAL_POINTS[cathedral]) - self.stacks[cathedral] + owned)
        return counts
