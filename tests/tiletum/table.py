"""Builders of positions, so that a rule test is a few lines: given, when, then. Everything goes by its name in the data."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.tiletum.buildings import filled, resident_types
from parlour.games.tiletum.components import (
    ACTIONS,
    BUILDINGS,
    CATHEDRAL_TOWN,
    COST_IDS,
    FAIRS,
    HOUSE_NAMES,
    KINDS,
    NONE,
    RESOURCES,
    ROOM_BUILDING,
    ROOM_FLOOR,
    ROOMS,
    ROUNDS,
    SOURCES,
    SPACES,
    TILE_ID,
    TILE_SPACE_TOWN,
    TRACK,
    TURNS,
)
from parlour.games.tiletum.game import TiletumGame
from parlour.games.tiletum.state import TiletumState
from tests import given

GAME = TiletumGame()
FAIR_TOWNS = ("frankfurt", "verona", "genova", "venezia")
FAIR_TILES = ("house", "pillar", "contract", "crest", "king")
"""The fairs of all rounds where a test does not care, for as many as there are; the first is in Tiletum."""


def tile(name: str) -> int:
    """The tile with this id of the data file."""
    return TILE_ID.index(name)


def space(name: str) -> int:
    """The town or road space of this name."""
    return SPACES.index(name)


def cathedral(town: str) -> int:
    """The number of the cathedral in this town."""
    return CATHEDRAL_TOWN.index(space(town))


def room(name: str) -> int:
    """The room written as building and floor, such as `3.2`."""
    building, floor = (int(part) for part in name.split("."))
    return next(n for n in range(ROOMS) if (ROOM_BUILDING[n] + 1, ROOM_FLOOR[n]) == (building, floor))


class Table(given.Table[TiletumState]):
    """A position of Tiletum."""

    game = GAME

    # --- given: each of these changes the position and returns the table -------------------------------------------------

    def goods(self, seat: int, **amounts: int) -> Table:
        """The seat has exactly these resources."""
        self.state.goods[KINDS * seat : KINDS * seat + KINDS] = [amounts.get(name, 0) for name in RESOURCES]
        return self

    def stored(self, seat: int, *names: str) -> Table:
        """These tiles, wherever they are, come into the storehouse of the seat, besides what is there."""
        for name in names:
            self._remove(tile(name))
        self.state.storehouses[seat] = tuple(sorted((*self.state.storehouses[seat], *[tile(name) for name in names])))
        return self

    def lodged(self, seat: int, **rooms: str) -> Table:
        """Characters live in rooms, written `r1_2="C05"` for building 1, floor 2. Roof houses of full buildings come free."""
        full = self._full_buildings(seat)
        for where, name in rooms.items():
            self._remove(tile(name))
            self.state.rooms[ROOMS * seat + room(where[1:].replace("_", "."))] = tile(name)
        self.state.residents = resident_types(self.state.rooms, self.state.players)
        self.state.house_supply[seat] += self._full_buildings(seat) - full
        return self

    def _full_buildings(self, seat: int) -> int:
        return sum(filled(self.state, seat, building) for building in range(BUILDINGS))

    def crested(self, seat: int, **buildings: str) -> Table:
        """Crest tiles lie below buildings, written `b3="K18"`."""
        for where, name in buildings.items():
            self._remove(tile(name))
            self.state.crests[BUILDINGS * seat + int(where[1:]) - 1] = tile(name)
        return self

    def fulfilled(self, seat: int, *names: str) -> Table:
        """The seat has fulfilled these contracts in this order; their pillars are in the supply."""
        for name in names:
            self._remove(tile(name))
            if len(self.state.contracts[seat]) < 5:
                self.state.pillar_supply[seat] += 1
            self.state.contracts[seat] = (*self.state.contracts[seat], tile(name))
        return self

    def houses(self, seat: int, *names: str) -> Table:
        """Houses stand on these house spaces (`paris.h1`), taken from the supply."""
        for name in names:
            self.state.houses[HOUSE_NAMES.index(name)] = seat
            self.state.house_supply[seat] -= 1
        return self

    def pillars(self, seat: int, *towns: str) -> Table:
        """Pillars stand at the cathedrals of these towns, taken from the supply."""
        for town in towns:
            self.state.pillars[cathedral(town)] |= 1 << seat
            self.state.pillar_supply[seat] -= 1
        return self

    def contributed(self, seat: int, *towns: str) -> Table:
        """The seat has taken the top tile of the cathedrals of these towns."""
        for town in towns:
            self.state.built[seat] |= 1 << cathedral(town)
            self.state.stacks[cathedral(town)] += 1
        return self

    def costs(self, **towns: str) -> Table:
        """The construction cost tile (`X4`) of a cathedral; the tile that was there goes where the new one came from."""
        for town, name in towns.items():
            here, wanted = cathedral(town), COST_IDS.index(name)
            there = self.state.costs.index(wanted)
            self.state.costs[here], self.state.costs[there] = wanted, self.state.costs[here]
        return self

    def at(self, seat: int, merchant: str = "", architect: str = "") -> Table:
        """Where the pieces of the seat are."""
        if merchant:
            self.state.merchants[seat] = space(merchant)
        if architect:
            self.state.architects[seat] = space(architect)
        return self

    def track(self, *stacks: tuple[int, Sequence[int]]) -> Table:
        """The king track: (value, seats from the bottom to the top) for every occupied space."""
        arrival: list[int] = []
        for value, seats in stacks:
            for seat in seats:
                self.state.track[seat] = TRACK.index(value)
                arrival.append(seat)
        assert sorted(arrival) == list(range(self.state.players))
        self.state.arrival = tuple(arrival)
        return self

    def vp(self, *points: int) -> Table:
        """The score track by seat."""
        for seat, amount in enumerate(points):
            self.state.earned[seat] = (amount, *[0] * (len(SOURCES) - 1))
        return self

    def wheel_tile(self, action: str, name: str = "") -> Table:
        """The bonus tile at an action; none if no name is given."""
        place = self.state.action_tiles.index(ACTIONS.index(action))
        old = self.state.tile_at[place]
        if old != NONE:
            self.state.tile_at[place] = NONE
            self.state.bonus_pile = tuple(sorted((*self.state.bonus_pile, old)))
        if name:
            self._remove(tile(name))
            self.state.tile_at[place] = tile(name)
        return self

    def king_tile(self, name: str = "") -> Table:
        """The bonus tile beside the king track; none if no name is given."""
        if self.state.king_tile != NONE:
            self.state.bonus_pile = tuple(sorted((*self.state.bonus_pile, self.state.king_tile)))
        self.state.king_tile = NONE
        if name:
            self._remove(tile(name))
            self.state.king_tile = tile(name)
        return self

    def offer(self, *names: str) -> Table:
        """The contract offer (names K..) or the character offer (names C..) from left to right; `""` for a gap."""
        contract = any(name.startswith("K") for name in names)
        row = self.state.contract_offer if contract else self.state.character_offer
        for slot, old in enumerate(row):
            if old != NONE:
                row[slot] = NONE
                self._return(old)
        for slot, name in enumerate(names):
            if name:
                self._remove(tile(name))
                row[slot] = tile(name)
        return self

    def fairs(self, towns: Sequence[str] = FAIR_TOWNS, tiles: Sequence[str] = FAIR_TILES) -> Table:
        """The towns of the fairs from the second on and the tiles of all, one for every round."""
        self.state.fair_towns = (space("tiletum"), *[space(town) for town in towns[: ROUNDS - 1]])
        self.state.fairs = tuple(FAIRS.index(name) for name in tiles[:ROUNDS])
        return self

    def dice(self, *dice: str) -> Table:
        """The dice at the wheel, written `wool 3`; the rest are in the bag."""
        state = self.state
        for old in state.dice:
            state.bag[old // 6] += 1
        codes = []
        for die in dice:
            name, value = die.split()
            code = 6 * RESOURCES.index(name) + int(value) - 1
            state.bag[code // 6] -= 1
            codes.append(code)
        assert min(state.bag) >= 0
        state.dice = tuple(sorted(codes))
        return self

    def _return(self, number: int) -> None:
        state = self.state
        if TILE_ID[number][0] == "C":
            state.character_pile = tuple(sorted((*state.character_pile, number)))
        elif TILE_ID[number][0] == "K":
            state.contract_pile = tuple(sorted((*state.contract_pile, number)))
        else:
            state.bonus_pile = tuple(sorted((*state.bonus_pile, number)))

    def _remove(self, number: int) -> None:
        """Take a tile away from where it is; its place on wheel, map or offer gets another one from the pile."""
        state = self.state
        for name in ("bonus_pile", "contract_pile", "character_pile", "bonus_discard"):
            pile = getattr(state, name)
            if number in pile:
                setattr(state, name, tuple(other for other in pile if other != number))
                return
        for row, name in (
            (state.tile_at, "bonus_pile"),
            (state.map_tiles, "bonus_pile"),
            (state.contract_offer, "contract_pile"),
            (state.character_offer, "character_pile"),
        ):
            if number in row:
                pile = getattr(state, name)
                row[row.index(number)] = pile[0]
                setattr(state, name, pile[1:])
                return
        if state.king_tile == number:
            state.king_tile, state.bonus_pile = state.bonus_pile[0], state.bonus_pile[1:]
            return
        raise AssertionError(f"{TILE_ID[number]} is on a player board, or not in a game of {state.players}")

    # --- then ------------------------------------------------------------------------------------------------------------

    def legal(self, start: str = "", seat: int | None = None) -> list[str]:
        self.state.legal = ()  # a test may have changed the position since they were last asked for
        return super().legal(start, seat)

    @property
    def ap(self) -> int:
        """The points left in the action under way."""
        return int(self.state.observe(0).action_points)

    def has(self, seat: int) -> dict[str, int]:
        """The resources of the seat that it has any of."""
        amounts = self.state.goods[KINDS * seat : KINDS * seat + KINDS]
        return {name: amount for name, amount in zip(RESOURCES, amounts, strict=True) if amount}

    def storehouse(self, seat: int) -> list[str]:
        """The tiles in the storehouse of the seat."""
        return [TILE_ID[number] for number in self.state.storehouses[seat]]

    def points(self) -> list[int]:
        """The score track."""
        return [self.state.points(seat) for seat in range(self.state.players)]

    def stacks(self) -> dict[int, list[int]]:
        """The king track: value and seats from the bottom to the top, lowest space first."""
        found: dict[int, list[int]] = {}
        for number in sorted(set(self.state.track)):
            found[TRACK[number]] = [seat for seat in self.state.arrival if self.state.track[seat] == number]
        return found


def new_table(players: int = 3, first: int = 0, wheel: int = 1, **options: str) -> Table:
    """A new game after the set-up: the first player is known, dice are about to be rolled.

    Seat 0 starts unless told otherwise; the first action (the joker) has the die value `wheel`.
    """
    table = Table(GAME.new(players, {"wheel": str(wheel), **options}))
    table.until(lambda state: "first 0" in table.chance())
    table.do(f"first {first}")
    return table.fairs()


def round_table(players: int = 3, number: int = 1, first: int = 0, wheel: int = 1) -> Table:
    """The first player of a round is about to choose a die; all dice show 6 gold downwards until a test lays others."""
    table = new_table(players, first, wheel)
    table.state.round = number - 1
    return table.until(lambda state: state.turn == first and table.turn == first)


def acting(action: str, points: int, players: int = 3, number: int = 1, **resources: int) -> Table:
    """Seat 0 has taken an iron die at this action and has so many points; resources are exactly those given.

    No bonus tile lies at the action. The die is chosen so that 7 - value = points, so points are 1 to 6.
    """
    value = 7 - points
    table = round_table(players, number, 0, 1)
    state = table.state
    place = state.action_tiles.index(ACTIONS.index(action))
    state.wheel = (value - 1 - place) % 6
    table.wheel_tile(action).dice(f"iron {value}", *["gold 1"] * 1)
    table.goods(0)
    table.do(f"die iron {value}")
    return table.goods(0, **resources)


def closing(players: int = 3, number: int = 1, first: int = 0) -> Table:
    """The last player of a round has an action point left and need only end the turn: the king phase is next.

    No tile lies beside the king track and all markers are at 0, until a test says otherwise.
    """
    table = round_table(players, number, first, 1).king_tile()
    state = table.state
    state.turn_number, state.step, state.turn = TURNS - 1, players - 1, state.order[-1]
    table.wheel_tile("contract").dice("gold 6", "iron 1", "wool 2")
    table.track((0, state.order))
    return table.do("die gold 6").goods(state.turn)


def gains(table: Table, source: str) -> list[int]:
    """What every seat has earned from one source, such as `fairs` or `king`."""
    return [table.state.earned[seat][SOURCES.index(source)] for seat in range(table.state.players)]


# --- player boards and the map in words ----------------------------------------------------------------------------------


def stage(table: Table) -> str:
    """What is under way, such as `act`, `any` or `activating`."""
    return table.state.observe(0).stage


def under_way(table: Table) -> tuple[str, int]:
    """The action under way and its points."""
    seen_now = table.state.observe(0)
    return ACTIONS[seen_now.action], seen_now.action_points


def markers(table: Table, seat: int = 0) -> dict[str, int]:
    """The bonus markers of the seat by action."""
    return {ACTIONS[number]: ap for number, ap in enumerate(table.state.observe(0).boards[seat].bonus_ap) if ap}


def supply(table: Table, seat: int = 0) -> tuple[int, int]:
    """Houses and pillars in the supply of the seat."""
    return table.state.house_supply[seat], table.state.pillar_supply[seat]


def pieces(table: Table, seat: int = 0) -> tuple[str, str]:
    """Where merchant and architect of the seat are."""
    return SPACES[table.state.merchants[seat]], SPACES[table.state.architects[seat]]


def placed(table: Table, seat: int = 0) -> tuple[set[str], set[str]]:
    """The house spaces and the cathedral towns where the seat has placed."""
    houses = {name for name, owner in zip(HOUSE_NAMES, table.state.houses, strict=True) if owner == seat}
    return houses, {SPACES[town] for number, town in enumerate(CATHEDRAL_TOWN) if table.state.pillars[number] >> seat & 1}


def lodgers(table: Table, seat: int = 0) -> dict[str, str]:
    """The characters of the seat by room."""
    rooms = table.state.rooms[ROOMS * seat : ROOMS * seat + ROOMS]
    names = [f"{building + 1}.{floor}" for building, floor in zip(ROOM_BUILDING, ROOM_FLOOR, strict=True)]
    return {name: TILE_ID[number] for name, number in zip(names, rooms, strict=True) if number != NONE}


def offered(table: Table, kind: str) -> list[str]:
    """The `contract` or `character` offer from left to right; `""` for a gap."""
    row = table.state.contract_offer if kind == "contract" else table.state.character_offer
    return [TILE_ID[number] if number != NONE else "" for number in row]


def town_tiles(table: Table, town: str) -> list[str]:
    """The bonus tiles that lie in the town."""
    spots = [spot for spot, at in enumerate(TILE_SPACE_TOWN) if at == space(town)]
    return [TILE_ID[table.state.map_tiles[spot]] for spot in spots if table.state.map_tiles[spot] != NONE]


def lay_in_town(table: Table, town: str, name: str) -> Table:
    """The tile of this name lies on the first bonus space of the town; the one that was there goes to the pile."""
    spot = TILE_SPACE_TOWN.index(space(town))
    table.state.bonus_pile = tuple(sorted((*table.state.bonus_pile, table.state.map_tiles[spot])))
    table.state.map_tiles[spot] = NONE
    table._remove(tile(name))
    table.state.map_tiles[spot] = tile(name)
    return table


def supplied(table: Table, houses: int, pillars: int) -> Table:
    """Seat 0 has just so many houses and pillars in the supply; the others are not in this game."""
    table.state.house_supply[0], table.state.pillar_supply[0] = houses, pillars
    return table
