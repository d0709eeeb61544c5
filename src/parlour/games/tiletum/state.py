"""A position of Tiletum: its data with the engine's contract on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from parlour.engine.chance import Dice, Rng
from parlour.engine.contract import CHANCE, Actions, Events, Seats
from parlour.engine.messages import Prompt
from parlour.games.tiletum import buildings, character_action, contract_action, effects, messages, phases, scoring, tasks, turns
from parlour.games.tiletum.actions import (
    BUILD,
    BUY,
    CORRUPT,
    COST,
    CREST,
    DRAW,
    END_TURN,
    FACES,
    FAIR,
    FIRST,
    FULFIL,
    LEAVE,
    PERFORM,
    ROLL,
    SEGMENT,
    STOP,
    TAKE,
    TOWN,
    USE,
    WHEEL,
    Use,
    typed,
)
from parlour.games.tiletum.components import (
    ACTIONS,
    ANY,
    BUILDINGS,
    CATHEDRAL_POINTS,
    CATHEDRALS,
    CONTRACT_SPACE_PILLAR,
    CORRUPTION,
    COST_IDS,
    FAIRS,
    KINDS,
    MAX_PLAYERS,
    NONE,
    REAL_ACTIONS,
    ROAM,
    ROOF_HOUSE,
    ROUNDS,
    TILE_COUNT,
    TOWN_TILES,
    TURNS,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.pending import (
    ACT,
    CHOOSE_DIE,
    DIE_TAKEN,
    DRAW_BONUS,
    DRAW_CHARACTER,
    DRAW_CONTRACT,
    DRAW_COST,
    DRAW_FAIR,
    DRAW_FIRST,
    DRAW_SEGMENT,
    DRAW_TOWN,
    DRAW_WHEEL,
    JOKER_ACTION,
    KING_TILE,
    LAST_CHANCE,
    MIX,
    OVER,
    ROLL_DICE,
)

if TYPE_CHECKING:
    from parlour.games.tiletum.observation import Observation

_ALONE: Final[list[Seats]] = [(seat,) for seat in range(MAX_PLAYERS)]
_CHANCE: Final[Seats] = (CHANCE,)
_KEYED: Final = {ANY: 2, ROAM: 5}
"""Where these came from makes no difference to the position: so many of their numbers do."""


class TiletumState(Europe):
    """One position; see `Europe` for its data, `effects` for what moves it on, and the modules named after the rulebook."""

    __slots__ = ()

    @property
    def is_over(self) -> bool:
        return self.pending[-1][0] == OVER

    def to_act(self) -> Seats:
        code = self.pending[-1][0]
        if code <= LAST_CHANCE:
            return _CHANCE
        return () if code == OVER else _ALONE[self.turn]

    def legal_actions(self, seat: int) -> Actions:
        if seat != self.turn or seat < 0 or self.pending[-1][0] <= LAST_CHANCE or self.is_over:
            return ()
        if not self.legal:
            self.legal = tuple(self._options())
        return self.legal

    def _options(self) -> list[int]:
        frame = self.pending[-1]
        code = frame[0]
        if code == ACT:
            found = turns.action_options(self, frame)
        elif code == CHOOSE_DIE:
            found = turns.dice_options(self)
        elif code == DIE_TAKEN:
            found = turns.die_taken_options(self, frame)
        elif code == JOKER_ACTION:
            found = [PERFORM + action for action in range(REAL_ACTIONS)]
        elif code == KING_TILE:
            return [LEAVE, TAKE + self.king_tile]
        else:
            return effects.options(self, frame)
        return found + tasks.options(self, frame)

    def apply(self, seat: int, action: int, events: Events = None) -> None:
        code = self.pending[-1][0]
        if code <= LAST_CHANCE:
            if seat != CHANCE:
                self.check_turn(seat)
            self._chance(code, action, events)
        else:
            if seat != self.turn or code == OVER or seat < 0:
                self.check_turn(seat)
            if action not in self.legal_actions(seat):
                raise self.illegal(action, messages.refusal(self))
            self.legal = ()
            self._decide(code, action, events)
        effects.settle(self, events)

    def _decide(self, code: int, action: int, events: Events) -> None:
        if BUY <= action < WHEEL:
            self._task(action, events)
        elif code == ACT:
            if action == END_TURN:
                turns.end_turn(self, events)
            elif action == STOP:
                self.pending.pop()
            else:
                turns.spend(self, action, events)
        elif code == CHOOSE_DIE:
            turns.take_die(self, action, events)
        elif code == DIE_TAKEN:
            if action == LEAVE:
                turns.produce(self, events)
            else:
                turns.take_bonus_tile(self, action - TAKE, events)
        elif code == JOKER_ACTION:
            turns.choose_action(self, action, events)
        elif code == KING_TILE:
            effects.king_tile(self, action, events)
        else:
            effects.choose(self, action, events)

    def _task(self, action: int, events: Events) -> None:
        if action < FULFIL:
            tasks.buy(self, action, events)
        elif action < CREST:
            tasks.fulfil(self, action, events)
        elif action < BUILD:
            tasks.place_crest(self, action, events)
        elif action < USE:
            tasks.build(self, action, events)
        else:
            act = typed(action)
            assert isinstance(act, Use)
            tasks.use_helper(self, act.tile, events)

    # --- chance ----------------------------------------------------------------------------------------------------------

    def _chance(self, code: int, action: int, events: Events) -> None:
        """What chance has drawn; the outcome must be possible."""
        if code in (DRAW_BONUS, DRAW_CONTRACT, DRAW_CHARACTER):
            self._draw(code, action - DRAW, events)
            return
        if action not in [outcome for outcome, _weight in self.chance_outcomes()]:
            raise self.illegal(action, "chance cannot bring that now")
        if code == ROLL_DICE:
            phases.roll(self, action - ROLL, events)
            return
        frame = self.pending.pop()
        if code == DRAW_COST:
            phases.lay_cost(self, frame[1], action - COST, events)
        elif code == DRAW_WHEEL:
            self.wheel = action - WHEEL
        elif code == DRAW_SEGMENT:
            self.action_tiles = (*self.action_tiles, action - SEGMENT)
        elif code == DRAW_TOWN:
            phases.lay_town(self, action - TOWN)
        elif code == DRAW_FAIR:
            phases.lay_fair(self, action - FAIR, events)
        elif code == DRAW_FIRST:
            phases.choose_first(self, action - FIRST, events)
        else:
            turns.reveal_corruption(self, action - CORRUPT, events)

    def _draw(self, code: int, tile: int, events: Events) -> None:
        pile = self._pile(code)
        if not 0 <= tile < TILE_COUNT or tile not in pile:
            raise self.illegal(DRAW + tile, "no such tile is in the pile")
        slot = self.pending.pop()[1]
        if code == DRAW_BONUS:
            phases.lay_bonus_tile(self, slot, tile, events)
        elif code == DRAW_CONTRACT:
            contract_action.lay_contract(self, slot, tile, events)
        else:
            character_action.lay_character(self, slot, tile, events)

    def _pile(self, code: int) -> tuple[int, ...]:
        if code == DRAW_BONUS:
            return self.bonus_pile
        return self.contract_pile if code == DRAW_CONTRACT else self.character_pile

    def chance_outcomes(self) -> list[tuple[int, int]]:
        code = self.pending[-1][0]
        if code > LAST_CHANCE:
            return []
        if code in (DRAW_BONUS, DRAW_CONTRACT, DRAW_CHARACTER):
            return [(DRAW + tile, 1) for tile in self._pile(code)]
        if code == ROLL_DICE:
            return [
                (ROLL + FACES * resource + face, self.bag[resource])
                for resource in range(KINDS)
                if self.bag[resource]
                for face in range(FACES)
            ]
        if code == DRAW_COST:
            return [(COST + cost, 1) for cost in range(len(COST_IDS)) if cost not in self.costs]
        if code == DRAW_WHEEL:
            return [(WHEEL + face, 1) for face in range(FACES)]
        if code == DRAW_SEGMENT:
            return [(SEGMENT + action, 1) for action in range(len(ACTIONS)) if action not in self.action_tiles]
        if code == DRAW_TOWN:
            return [(TOWN + town, 1) for town, space in enumerate(TOWN_TILES) if space not in self.fair_towns]
        if code == DRAW_FAIR:
            return [(FAIR + fair, 1) for fair in range(len(FAIRS)) if fair not in self.fairs]
        if code == DRAW_FIRST:
            return [(FIRST + seat, 1) for seat in range(self.players)]
        weights = [CORRUPTION.count(steps) - self.corruption.count(steps) for steps in range(max(CORRUPTION) + 1)]
        return [(CORRUPT + steps, weight) for steps, weight in enumerate(weights) if weight]

    def sample_chance(self, rng: Rng) -> int:
        code = self.pending[-1][0]
        if code in (DRAW_BONUS, DRAW_CONTRACT, DRAW_CHARACTER):
            pile = self._pile(code)
            return DRAW + pile[rng.below(len(pile))]
        outcomes = self.chance_outcomes()
        if not outcomes:
            self.check_turn(CHANCE)
        left = rng.below(sum([weight for _outcome, weight in outcomes]))
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("a number below the total picks an outcome")

    # --- looking ---------------------------------------------------------------------------------------------------------

    def clone(self) -> TiletumState:
        copy = TiletumState()
        copy.players = self.players
        copy.disclosures = self.disclosures
        copy.round = self.round
        copy.turn_number = self.turn_number
        copy.step = self.step
        copy.turn = self.turn
        copy.order = self.order
        copy.pending = self.pending[:]
        copy.legal = self.legal
        copy.exchanged = self.exchanged
        copy.wheel = self.wheel
        copy.action_tiles = self.action_tiles
        copy.tile_at = self.tile_at[:]
        copy.king_tile = self.king_tile
        copy.map_tiles = self.map_tiles[:]
        copy.dice = self.dice
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
        copy.track = self.track[:]
        copy.arrival = self.arrival
        copy.earned = self.earned[:]
        copy.goods = self.goods[:]
        copy.storehouses = self.storehouses[:]
        copy.using = self.using
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

    def key(self) -> tuple[Any, ...]:
        return (
            (self.players, self.round, self.turn_number, self.step, self.turn, self.order, self.exchanged),
            tuple([frame[: _KEYED.get(frame[0], len(frame))] for frame in self.pending]),
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

    def census(self) -> tuple[int, ...]:
        tiles = [*self.bonus_pile, *self.bonus_discard, *self.contract_pile, *self.character_pile, *self.using]
        for pile in (*self.storehouses, *self.contracts):
            tiles += pile
        for frame in self.pending:
            if frame[0] == MIX:
                tiles += frame[1:]
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
            counts.append(roofs + self.house_supply[seat] + scoring.houses_on_map(self, seat) + (0 if self.order else 1))
            covered = sum(CONTRACT_SPACE_PILLAR[len(self.contracts[seat]) :])
            counts.append(covered + self.pillar_supply[seat] + scoring.pillars_on_map(self, seat))
        for cathedral in range(CATHEDRALS):
            owned = sum([1 for seat in range(self.players) if self.built[seat] >> cathedral & 1])
            counts.append(len(CATHEDRAL_POINTS[cathedral]) - self.stacks[cathedral] + owned)
        return counts
