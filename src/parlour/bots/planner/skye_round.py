"""A round of Isle of Skye as its planner sees it: tiles in play, what sets of them are worth to each seat, the market."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.bots.budget import Clock
from parlour.bots.greedy.skye_appraisal import SPITE, majority_gain
from parlour.bots.greedy.skye_value import SkyeValue
from parlour.bots.planner.skye_building import Builder
from parlour.bots.winning import winning_chance
from parlour.games.skye.components import SHIP, TILE_SYMBOLS, WHISKY
from parlour.games.skye.observation import Observation
from parlour.games.skye.territory import Territory

NOBODY: Final = -1


class Effort(NamedTuple):
    """How closely sets of tiles are looked at, for the viewer and for the others; see `Builder`."""

    width: int
    depth: int
    their_width: int
    their_depth: int


class Round:
    """What does not change while the rest of a round is played in the mind. Sets of tiles are bits by place in `tiles`."""

    def __init__(
        self, seen: Observation, lands: list[Territory], value: SkyeValue, effort: Effort, clock: Clock | None
    ) -> None:
        self.value = value
        self.players = seen.players
        self.points = [float(points) for points in seen.points]
        tiles: list[int] = []
        for seat in range(seen.players):
            tiles += seen.drawn[seat]
            tiles += [tile for tile, _price in seen.market[seat]]
            tiles += seen.hand if seat == seen.viewer and seen.stage == "building" else seen.gained[seat]
        self.tiles = tiles
        self.builders = [
            Builder(
                land,
                value,
                tiles,
                effort.width if seat == seen.viewer else effort.their_width,
                effort.depth if seat == seen.viewer else effort.their_depth,
                clock,
            )
            for seat, land in enumerate(lands)
        ]
        self._whisky = [land.totals[WHISKY] for land in lands]
        self._ships = [land.totals[SHIP] for land in lands]
        self._whisky_on = [TILE_SYMBOLS[tile][WHISKY] for tile in tiles]
        self._ships_on = [TILE_SYMBOLS[tile][SHIP] for tile in tiles]
        self.gold = value.gold_worth()
        self.bonus = [
            [majority_gain(value, self._whisky, self._ships, seat, tile) for tile in tiles] for seat in range(seen.players)
        ]
        """What a tile adds to the majorities of a seat."""
        self.spite = SPITE / (seen.players - 1)

    def set_of(self, tiles: tuple[int, ...]) -> int:
        """These tiles as bits."""
        found = 0
        for tile in tiles:
            found |= 1 << self.tiles.index(tile)
        return found

    def gain(self, seat: int, held: int, place: int) -> float:
        """What the tile adds for the seat to what it holds already."""
        builder = self.builders[seat]
        return builder.worth(held | 1 << place) - builder.worth(held) + self.bonus[seat][place]

    def standing(self, held: list[int], gold: list[int]) -> list[float]:
        """The points that everybody may expect at the end, if each builds these tiles and has this gold left."""
        whisky, ships = self._whisky[:], self._ships[:]
        for seat in range(self.players):
            tiles = held[seat]
            place = 0
            while tiles:
                if tiles & 1:
                    whisky[seat] += self._whisky_on[place]
                    ships[seat] += self._ships_on[place]
                tiles >>= 1
                place += 1
        points = self.value.majorities(whisky, ships, gold)
        for seat in range(self.players):
            points[seat] += self.points[seat] + self.builders[seat].worth(held[seat]) + self.value.gold(gold[seat])
        return points

    def chance(self, points: list[float], seat: int) -> float:
        """The seat's chance to win with these points."""
        return winning_chance(points, seat, self.value.spread)


class Market:
    """Tiles on offer, and what everybody holds and has: changed as it is bought."""

    def __init__(self, table: Round, held: list[int], gold: list[int]) -> None:
        self.table = table
        self.held = held
        """The tiles that each seat will build unless they are sold."""
        self.gold = gold
        self.sellers = [NOBODY] * len(table.tiles)
        """By place of the tile."""
        self.prices = [0] * len(table.tiles)

    def offer(self, seat: int, place: int, price: int) -> None:
        self.sellers[place] = seat
        self.prices[place] = price

    def buy(self, seat: int, place: int) -> None:
        """The seat buys the tile."""
        seller, price = self.sellers[place], self.prices[place]
        self.gold[seat] -= price
        self.gold[seller] += price + price
        self.held[seller] ^= 1 << place
        self.held[seat] |= 1 << place
        self.sellers[place] = NOBODY

    def favourite(self, seat: int, noise: list[float]) -> int:
        """The tile that the seat would buy, `NOBODY` for none; the noise, by tile, is what nobody knows about its taste."""
        table = self.table
        purse = self.gold[seat]
        held = self.held[seat]
        spite = table.spite
        best, best_gain = NOBODY, 0.0
        for place, seller in enumerate(self.sellers):
            if seller in (NOBODY, seat):
                continue
            price = self.prices[place]
            if price > purse:
                continue
            theirs = self.held[seller]
            gain = table.gain(seat, held, place) - price * table.gold + noise[place]
            gain += spite * (table.gain(seller, theirs ^ 1 << place, place) - 2 * price * table.gold)
            if gain > best_gain:
                best, best_gain = place, gain
        return best

    def play(self, seats: list[int], noise: list[list[float]]) -> list[float]:
        """These seats buy, in this order; then what everybody may expect."""
        for seat in seats:
            place = self.favourite(seat, noise[seat])
            if place != NOBODY:
                self.buy(seat, place)
        return self.table.standing(self.held, self.gold)
