"""The box of Tiletum as typed tables. Every printed number comes from `components.json`, which names its provenance."""

from __future__ import annotations

from collections import deque
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from parlour.games.tiletum.data import Data, read

Tiles: TypeAlias = "tuple[int, ...]"
Frame: TypeAlias = "tuple[int, ...]"
"""An operation that is pending: its code, and the numbers that it needs."""

RAW: Final[dict[str, Any]] = msgspec.json.decode(files("parlour.games.tiletum").joinpath("components.json").read_bytes())
DATA: Final[Data] = read(RAW)

EDITION: Final[str] = DATA.edition
MIN_PLAYERS: Final[int] = min(map(int, DATA.rules.dice_drawn_per_round))
MAX_PLAYERS: Final[int] = max(map(int, DATA.rules.dice_drawn_per_round))
NONE: Final = -1

# --- words of the rulebook ----------------------------------------------------------------------------------------------

RESOURCES: Final = ("gold", "food", "wool", "stone", "iron")
GOLD: Final = 0
FOOD: Final = 1
STONE: Final = 3
KINDS: Final = 5
FACES: Final = 6
"""Of a die."""
PIECES: Final = ("merchant", "architect")

CONTRACT: Final = 0
CHARACTER: Final = 1
ARCHITECT: Final = 2
MERCHANT: Final = 3
KING: Final = 4
JOKER: Final = 5
ACTIONS: Final = ("contract", "character", "architect", "merchant", "king", "joker")
REAL_ACTIONS: Final = 5

SOURCES: Final = (
    "start",
    "contracts",
    "cathedrals",
    "crests",
    "houses",
    "helpers",
    "characters",
    "king",
    "fairs",
    "houses_pillars",
    "buildings",
    "resources",
)
"""Where victory points come from."""
START_VP: Final[int] = DATA.rules.start_vp
FROM_CONTRACTS: Final = 1
FROM_CATHEDRALS: Final = 2
FROM_CRESTS: Final = 3
FROM_HOUSES: Final = 4
FROM_HELPERS: Final = 5
FROM_CHARACTERS: Final = 6
FROM_KING: Final = 7
FROM_FAIRS: Final = 8
FINAL_SOURCES: Final[tuple[int, ...]] = tuple(SOURCES.index(name) for name in ("houses_pillars", "buildings", "resources"))
"""Houses times pillars, completed buildings, resources that are left."""

# --- effects: the operations of the registry, which reads them from the data --------------------------------------------


class Effect(NamedTuple):
    """What something of the box gives: the source of its points, and its parts as the data name them."""

    source: int
    parts: tuple[Frame, ...]


EFFECTS: Final[list[Effect]] = []
"""Every effect of the box."""
TILE_EFFECT: Final[list[tuple[Frame, ...]]] = []
"""What the tile gives: a helper when used, a contract besides its points, a character when placed."""
HOUSE_EFFECT: Final[list[tuple[Frame, ...]]] = []
CREST_EFFECT: Final[list[tuple[Frame, ...]]] = []
"""By building: what the space for its crest gives."""

# --- rules as numbers ----------------------------------------------------------------------------------------------------

ROUNDS: Final[int] = DATA.rules.rounds
TURNS: Final[int] = DATA.rules.turns_per_round
AP_BASE: Final[int] = DATA.rules.ap
DIE_SHIFT_GOLD: Final[int] = DATA.rules.die_shift_gold
TRADE_GOLD: Final[int] = DATA.rules.gold_to_resource.pay_gold
TRADE_GET: Final[int] = DATA.rules.gold_to_resource.get
START_RESOURCES: Final[tuple[int, ...]] = tuple(DATA.rules.start_resources.get(name, 0) for name in RESOURCES)
START_GOLD: Final[list[int]] = DATA.rules.start_gold_by_turn_order
DICE_ROLLED: Final[list[int]] = [DATA.rules.dice_drawn_per_round.get(str(players), 0) for players in range(MAX_PLAYERS + 1)]
DICE_IN_BAG: Final[int] = DATA.rules.dice_in_bag_per_player_and_color
"""Of each colour for each player."""
KING_REFILLED_AFTER: Final[frozenset[int]] = frozenset(DATA.rules.king_tile_refills.after_rounds)

_COSTS: Final = DATA.rules.action_costs
MOVE_COST: Final[tuple[int, int]] = (_COSTS.merchant.move, _COSTS.architect.move)
"""Of a step of the merchant, of the architect."""
HOUSE_COST: Final[int] = _COSTS.merchant.place_house
PILLAR_COST: Final[int] = _COSTS.architect.place_pillar
MAP_TILE_COST: Final[tuple[int, int]] = (_COSTS.merchant.take_bonus_tile, _COSTS.architect.take_bonus_tile)
CHARACTER_COST: Final[int] = DATA.character_offer.ap_cost_each
DISCARD_COST: Final[int] = _COSTS.character.discard_whole_offer
EXCHANGE_COST: Final[int] = _COSTS.contract.exchange
EXCHANGE_GIVE: Final[int] = _COSTS.contract.exchange_give
EXCHANGE_GET: Final[int] = _COSTS.contract.exchange_get
EXCHANGE_BONUS: Final[int] = _COSTS.contract.first_exchange_of_turn_bonus_any
STEP_COST: Final[int] = _COSTS.king.step

# --- tiles: one numbering for bonus, contract and character tiles --------------------------------------------------------

HELPER: Final = 0
CONTRACT_TILE: Final = 1
CREST: Final = 2
CHARACTER_TILE: Final = 3
TILE_KINDS: Final = ("helper", "contract", "crest", "character")

_BONUS: Final = DATA.decks.bonus.tiles
_CONTRACTS: Final = DATA.decks.contract.tiles
_CHARACTERS: Final = DATA.decks.character.tiles
FIRST_CONTRACT: Final[int] = len(_BONUS)
"""The tiles of the contract pile are numbered from here."""
FIRST_CHARACTER: Final[int] = FIRST_CONTRACT + len(_CONTRACTS)
"""The character tiles are numbered from here."""
TILE_COUNT: Final[int] = FIRST_CHARACTER + len(_CHARACTERS)

FAMILIES: Final[tuple[str, ...]] = tuple(family.id for family in DATA.crest_families)
TYPES: Final[tuple[str, ...]] = tuple(kind.id for kind in DATA.character_types)
TYPE_ACTION: Final[list[int]] = [ACTIONS.index(kind.action) for kind in DATA.character_types]

TILE_ID: Final[list[str]] = [*[tile.id for tile in (*_BONUS, *_CONTRACTS)], *[tile.id for tile in _CHARACTERS]]
TILE_MIN_PLAYERS: Final[list[int]] = [
    *[tile.min_players for tile in (*_BONUS, *_CONTRACTS)],
    *[tile.min_players for tile in _CHARACTERS],
]
TILE_KIND: Final[list[int]] = [
    *[TILE_KINDS.index(tile.kind) for tile in (*_BONUS, *_CONTRACTS)],
    *[CHARACTER_TILE] * len(_CHARACTERS),
]
TILE_FAMILY: Final[list[int]] = []
TILE_TYPE: Final[list[int]] = []
TILE_POINTS: Final[list[int]] = []
TILE_COST: Final[list[tuple[int, ...]]] = []
"""The resources that a contract asks for by name."""
TILE_SAME: Final[list[int]] = []
"""How many of one freely chosen kind a contract asks for besides."""

for _tile in (*_BONUS, *_CONTRACTS):
    TILE_FAMILY.append(FAMILIES.index(_tile.family) if _tile.family else NONE)
    TILE_TYPE.append(NONE)
    TILE_POINTS.append(_tile.vp)
    TILE_COST.append(tuple(_tile.cost.get(name, 0) for name in RESOURCES))
    TILE_SAME.append(_tile.cost.get("identical", 0))
for _person in _CHARACTERS:
    TILE_FAMILY.append(NONE)
    TILE_TYPE.append(TYPES.index(_person.type))
    TILE_POINTS.append(0)
    TILE_COST.append((0,) * KINDS)
    TILE_SAME.append(0)

PAYMENTS: Final[list[tuple[int, ...]]] = [
    (tuple(range(KINDS)) if TILE_SAME[tile] else (NONE,)) if TILE_KIND[tile] == CONTRACT_TILE else ()
    for tile in range(TILE_COUNT)
]
"""The ways to pay a contract: by the kind that is chosen, or one way if nothing is."""
HELPERS: Final[list[int]] = [tile for tile in range(TILE_COUNT) if TILE_KIND[tile] == HELPER]


def pile(first: int, last: int, players: int) -> Tiles:
    """The tiles of these numbers that are in the game with so many players."""
    return tuple([tile for tile in range(first, last) if TILE_MIN_PLAYERS[tile] <= players])


BONUS_PILE: Final[list[Tiles]] = [pile(0, FIRST_CONTRACT, players) for players in range(MAX_PLAYERS + 1)]
CONTRACT_PILE: Final[list[Tiles]] = [pile(FIRST_CONTRACT, FIRST_CHARACTER, players) for players in range(MAX_PLAYERS + 1)]
CHARACTER_PILE: Final[list[Tiles]] = [pile(FIRST_CHARACTER, TILE_COUNT, players) for players in range(MAX_PLAYERS + 1)]
CONTRACT_OFFER_COST: Final[list[int]] = DATA.contract_offer.ap_cost_left_to_right
CONTRACT_SLOTS: Final[int] = DATA.contract_offer.slots
CHARACTER_SLOTS: Final[int] = DATA.character_offer.slots

# --- the map -------------------------------------------------------------------------------------------------------------

_TOWNS: Final = DATA.map.towns
SPACES: Final[tuple[str, ...]] = (*[town.id for town in _TOWNS], *[road.id for road in DATA.map.roads])
TOWNS: Final[list[int]] = [SPACES.index(town.id) for town in _TOWNS]
"""The spaces that are towns; the others lie on roads."""
START: Final[int] = SPACES.index(DATA.map.start)
NEIGHBOURS: Final[list[list[int]]] = [[] for _ in SPACES]
for _edge in DATA.map.edges:
    NEIGHBOURS[SPACES.index(_edge.a)].append(SPACES.index(_edge.b))
    NEIGHBOURS[SPACES.index(_edge.b)].append(SPACES.index(_edge.a))


def _distances(start: int) -> list[int]:
    steps = [len(SPACES)] * len(SPACES)
    steps[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in NEIGHBOURS[here]:
            if steps[there] > steps[here] + 1:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


DISTANCE: Final[list[list[int]]] = [_distances(space) for space in range(len(SPACES))]
FARTHEST: Final[int] = max(max(row) for row in DISTANCE)

HOUSE_TOWN: Final[list[int]] = [number for number, town in enumerate(_TOWNS) for _ in town.houses]
HOUSE_NAMES: Final[list[str]] = [house.id for town in _TOWNS for house in town.houses]
_HOUSE_MIN: Final[list[int]] = [house.min_players for town in _TOWNS for house in town.houses]
HOUSES_AT: Final[list[list[tuple[int, ...]]]] = [
    [
        tuple([house for house, at in enumerate(HOUSE_TOWN) if at == space and _HOUSE_MIN[house] <= players])
        for space in range(len(SPACES))
    ]
    for players in range(MAX_PLAYERS + 1)
]
"""By players and space: the house spaces there."""

TILE_SPACE_TOWN: Final[list[int]] = [number for number, town in enumerate(_TOWNS) for _ in town.bonus_tiles]
_TILE_SPACE_MIN: Final[list[int]] = [space.min_players for town in _TOWNS for space in town.bonus_tiles]
TILE_SPACES_AT: Final[list[list[tuple[int, ...]]]] = [
    [
        tuple([spot for spot, at in enumerate(TILE_SPACE_TOWN) if at == space and _TILE_SPACE_MIN[spot] <= players])
        for space in range(len(SPACES))
    ]
    for players in range(MAX_PLAYERS + 1)
]
"""By players and space: the spaces for bonus tiles there."""

# --- cathedrals ----------------------------------------------------------------------------------------------------------

CATHEDRAL_TOWN: Final[list[int]] = [SPACES.index(stack.town) for stack in DATA.cathedrals.stacks]
CATHEDRALS: Final[int] = len(CATHEDRAL_TOWN)
CATHEDRAL_AT: Final[list[int]] = [
    CATHEDRAL_TOWN.index(space) if space in CATHEDRAL_TOWN else NONE for space in range(len(SPACES))
]
CATHEDRAL_POINTS: Final[list[list[int]]] = [[tile.vp for tile in stack.tiles_top_to_bottom] for stack in DATA.cathedrals.stacks]
"""The tiles of each stack from the top."""
PILLAR_SPACES: Final[list[list[int]]] = [
    [sum(space.min_players <= players for space in _TOWNS[town].pillars) for town in CATHEDRAL_TOWN]
    for players in range(MAX_PLAYERS + 1)
]
"""By players and cathedral: how many pillars may stand there."""
_COST_TILES: Final = DATA.cathedrals.construction_cost_tiles
COST_IDS: Final[list[str]] = [tile.id for tile in _COST_TILES]
COST_STONE: Final[list[int]] = [NONE if tile.unavailable else int(tile.stone or 0) for tile in _COST_TILES]
"""`NONE`: the cathedral is not built in this game."""
COST_POINTS: Final[list[int]] = [int(tile.vp or 0) for tile in _COST_TILES]

# --- the player board ----------------------------------------------------------------------------------------------------

_BUILDINGS: Final = DATA.player_board.buildings
BUILDINGS: Final[int] = len(_BUILDINGS)
FULL: Final[int] = [building.rooms for building in _BUILDINGS].index(0)
"""The building that is full from the start and takes no characters."""
ROOM_BUILDING: Final[list[int]] = [number for number, building in enumerate(_BUILDINGS) for _ in range(building.rooms)]
ROOM_FLOOR: Final[list[int]] = [floor + 1 for building in _BUILDINGS for floor in range(building.rooms)]
ROOMS: Final[int] = len(ROOM_BUILDING)
ROOM_COST: Final[list[int]] = [_COSTS.character.place_on_floor[floor - 1] for floor in ROOM_FLOOR]
ROOMS_OF: Final[list[tuple[int, ...]]] = [
    tuple([room for room in range(ROOMS) if ROOM_BUILDING[room] == building]) for building in range(BUILDINGS)
]
ROOF_HOUSE: Final[list[bool]] = [building.roof_house for building in _BUILDINGS]
BUILDING_AP: Final[list[int]] = [building.ap_bonus for building in _BUILDINGS]
CREST_FOOD: Final[list[int]] = [building.crest_food for building in _BUILDINGS]
STOREHOUSE: Final[int] = DATA.player_board.storehouse_spaces
CONTRACT_SPACE_POINTS: Final[list[int]] = [space.vp for space in DATA.player_board.contract_spaces]
CONTRACT_SPACE_PILLAR: Final[list[bool]] = [space.pillar for space in DATA.player_board.contract_spaces]
CONTRACT_SPACES: Final[int] = len(CONTRACT_SPACE_POINTS)
START_HOUSES: Final[int] = DATA.player_board.supply_at_start.houses
HOUSES_AT_START: Final[int] = DATA.player_board.supply_at_start.houses_in_tiletum
"""Of everybody, in the town where all pieces start: 0 or 1."""
START_PILLARS: Final[int] = DATA.player_board.supply_at_start.pillars

# --- tracks, wheel, dice -------------------------------------------------------------------------------------------------

TRACK: Final[list[int]] = [space.vp for space in DATA.king_track.spaces]
TRACK_START: Final[int] = DATA.king_track.start_index
LAST_LEADER_POINTS: Final[int] = DATA.king_track.last_round_leader_vp
CORRUPTION: Final[list[int]] = sorted(DATA.corruption.tokens)
DICE_PER_COLOUR: Final[int] = DATA.components.dice_per_color
PRINTED_WHEEL: Final[tuple[int, ...]] = tuple(ACTIONS.index(name) for name in DATA.wheel.default_order_clockwise.value)

# --- fairs and the end ---------------------------------------------------------------------------------------------------

_FAIRS: Final = DATA.fair.tiles
FAIRS: Final[tuple[str, ...]] = tuple(fair.id.removeprefix("fair.") for fair in _FAIRS)
FAIR_POINTS: Final[list[int]] = [fair.vp for fair in _FAIRS]
COUNTED: Final = (
    "houses_on_map",
    "pillars_on_map",
    "contracts_fulfilled",
    "cathedral_tiles",
    "crests",
    "characters_on_floors",
    "filled_buildings",
    "king_track",
)
FAIR_COUNTS: Final[list[tuple[int, ...]]] = [tuple(COUNTED.index(name) for name in fair.count) for fair in _FAIRS]
FAIR_FLOORS: Final[list[list[int]]] = [fair.floors for fair in _FAIRS]
"""Where the characters live that the fair tile counts, if it counts characters."""
FAIR_BOARD: Final[list[int]] = [DATA.fair.board_vp_by_round[str(number)] for number in range(1, ROUNDS + 1)]
FIRST_FAIR: Final[int] = SPACES.index(DATA.fair.first_town)
TOWN_TILES: Final[tuple[int, ...]] = tuple(SPACES.index(town) for town in DATA.map.fair_town_tiles.towns)
COMPLETED_POINTS: Final[list[int]] = [DATA.final_scoring.completed_buildings_vp[str(n)] for n in range(BUILDINGS + 1)]
PRODUCT_POINTS: Final[int] = DATA.final_scoring.houses_times_pillars.vp_per_product
LEFTOVER: Final[int] = DATA.final_scoring.leftover_resources.per
LEFTOVER_POINTS: Final[int] = DATA.final_scoring.leftover_resources.vp
