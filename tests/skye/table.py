"""Builders of positions, so that a rule test is a few lines: given, when, then. Tiles have their numbers, 1 to 73."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from parlour.engine.contract import NOBODY
from parlour.engine.events import Event
from parlour.games.skye.components import SCORING_TILES
from parlour.games.skye.game import SkyeGame
from parlour.games.skye.grid import place_of, spot_of
from parlour.games.skye.island import BUYING, DRAWING, OVER, PRICING
from parlour.games.skye.state import SkyeState, opening
from parlour.games.skye.territory import START, Territory
from tests import given

GAME = SkyeGame()
GOALS = ("sheep", "squares", "brochs", "vertical_lines")
"""The scoring tiles at A to D where a test does not care."""

Lands: TypeAlias = Sequence[Territory]
Offers: TypeAlias = Sequence[Mapping[int, int]]
"""By seat: the price of each tile on offer."""


def tiles(*numbers: int) -> tuple[int, ...]:
    """The tiles with these numbers, as the engine knows them."""
    return tuple(number - 1 for number in numbers)


def numbers(pile: Sequence[int]) -> list[int]:
    """The numbers of these tiles."""
    return [tile + 1 for tile in pile]


def land(*rows: str) -> Territory:
    """The castle and, added one by one by the rules, tiles such as `17@1,0r2`: number, east and south of the castle, turns."""
    return _grown(rows, legal=True)


def sketch(*rows: str) -> Territory:
    """Like `land`, but the tiles may lie anywhere."""
    return _grown(rows, legal=False)


def _grown(rows: Sequence[str], legal: bool) -> Territory:
    grown = START
    for row in rows:
        found = re.fullmatch(r"(\d+)@(-?\d+),(-?\d+)(?:r([0-3]))?", row)
        assert found, f"{row!r} is no placement"
        tile, spot, turns = int(found[1]) - 1, spot_of(int(found[2]), int(found[3])), int(found[4] or 0)
        assert spot not in grown.at, f"{row}: the spot is taken"
        assert not legal or (spot, turns) in grown.fits(tile), f"{row} does not fit"
        grown = grown.place(tile, spot, turns)
    return grown


def spots(territory: Territory, number: int) -> list[str]:
    """Where the tile may lie, as x,y and turns."""
    return ["{},{}r{}".format(*place_of(spot), turns) for spot, turns in territory.fits(number - 1)]


class Table(given.Table[SkyeState]):
    """A position of Skye."""

    game = GAME

    def sets(self, seat: int, discard: int, first: int, second: int) -> list[Event]:
        """The three small steps of pricing."""
        moves = (f"discard {discard}", f"price {first}", f"price {second}")
        return [event for move in moves for event in self.happen(move, seat)]

    def market(self) -> list[dict[int, int]]:
        """The tiles on offer by seat, with their prices."""
        return [{tile + 1: price for tile, price in offers} for offers in self.state.market]

    def built(self, seat: int) -> list[str]:
        """The tiles of a territory without the castle, as `land` reads them."""
        rows = self.state.territories[seat].placed[1:]
        return ["{}@{},{}r{}".format(tile + 1, *place_of(spot), turns) for tile, spot, turns in rows]

    def points(self) -> list[int]:
        """The score track."""
        return [self.state.points(seat) for seat in range(self.state.players)]


def new_table(players: int = 3, first: int = 0, goals: Sequence[str] = GOALS) -> Table:
    """A new game in which the start player is about to draw."""
    return Table(GAME.new(players)).do(f"first {first}", *(f"goal {goal}" for goal in goals))


def position(
    players: int = 3,
    number: int = 1,
    start: int = 0,
    gold: Sequence[int] = (),
    lands: Lands = (),
    points: Sequence[int] = (),
    goals: Sequence[str] = GOALS,
) -> SkyeState:
    """Round `number` between two phases: nobody has a tile of this round. What is not given is as in a new game."""
    state = opening(players, True)
    state.round = number - 1
    state.start = start
    state.goals = tuple(SCORING_TILES.index(goal) for goal in goals)
    for seat, amount in enumerate(gold):
        state.gold[seat] = amount
    for seat, territory in enumerate(lands):
        state.territories[seat] = territory
        _out_of_bag(state, [tile for tile, _spot, _turns in territory.placed[1:]])
    state.base = tuple(len(territory.placed) for territory in state.territories)
    if points:
        state.earn(0, list(points))
    return state


def drawing(state: SkyeState) -> Table:
    """Phase 2: the start player draws."""
    state.stage = DRAWING
    state.turn = state.start
    return Table(state)


def pricing(state: SkyeState, *drawn: Sequence[int]) -> Table:
    """Phase 2: each seat has drawn its three tiles."""
    for seat, pile in enumerate(drawn):
        state.drawn[seat] = tiles(*pile)
        _out_of_bag(state, state.drawn[seat])
    state.stage = PRICING
    state.turn = NOBODY
    return Table(state)


def buying(state: SkyeState, *offers: Mapping[int, int]) -> Table:
    """Phase 4: each seat offers tiles at prices; that gold lies on them already."""
    for seat, prices in enumerate(offers):
        state.market[seat] = tuple((number - 1, price) for number, price in prices.items())
        _out_of_bag(state, tiles(*prices))
    state.stage = BUYING
    state.turn = state.start
    return Table(state)


def building(state: SkyeState, *gained: Sequence[int]) -> Table:
    """Phase 5: nobody bought anything, so each seat builds these tiles."""
    return buying(state, *(dict.fromkeys(pile, 1) for pile in gained)).do(*["pass"] * state.players)


def scored(goal: str, *lands: Territory, gold: Sequence[int] = (), players: int = 2) -> list[int]:
    """What each seat gets for a scoring tile at the end of a round in which only that one scores and nobody builds."""
    goals = (goal, *[other for other in GOALS if other != goal][:3])
    table = building(position(max(players, len(lands), len(gold)), 1, 0, gold, lands, goals=goals))
    return table.points()


def finished(state: SkyeState) -> Table:
    """The end of a game in whose last round nobody builds."""
    state.round = state.rounds - 1
    table = building(state)
    assert state.stage == OVER
    return table


def _out_of_bag(state: SkyeState, taken: Sequence[int]) -> None:
    assert set(taken) <= set(state.bag), f"the bag lacks some of {numbers(taken)}"
    state.bag = tuple(tile for tile in state.bag if tile not in taken)
