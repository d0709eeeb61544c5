"""The box: what a client needs to draw the game, by the numbers that observations use."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from parlour.engine.messages import MessageView, message_view
from parlour.engine.moves import kind_of
from parlour.games.tiletum import wording
from parlour.games.tiletum.components import (
    ACTIONS,
    BUILDING_AP,
    BUILDINGS,
    CATHEDRAL_POINTS,
    CATHEDRAL_TOWN,
    CHARACTER_COST,
    CONTRACT_OFFER_COST,
    CONTRACT_SPACE_PILLAR,
    CONTRACT_SPACE_POINTS,
    COST_POINTS,
    COST_STONE,
    COUNTED,
    CREST_EFFECT,
    CREST_FOOD,
    DATA,
    DIE_SHIFT_GOLD,
    DISTANCE,
    EXCHANGE_BONUS,
    FACES,
    FAIR_COUNTS,
    FAIRS,
    FAMILIES,
    HOUSE_EFFECT,
    HOUSE_NAMES,
    HOUSE_TOWN,
    HOUSES_AT,
    MAX_PLAYERS,
    NEIGHBOURS,
    NONE,
    PIECES,
    PILLAR_SPACES,
    RESOURCES,
    ROOF_HOUSE,
    ROOM_COST,
    ROOM_FLOOR,
    ROOMS_OF,
    SPACES,
    STOREHOUSE,
    TILE_COST,
    TILE_EFFECT,
    TILE_FAMILY,
    TILE_ID,
    TILE_KIND,
    TILE_KINDS,
    TILE_POINTS,
    TILE_SAME,
    TILE_SPACES_AT,
    TILE_TYPE,
    TRACK,
    TRADE_GOLD,
    TURNS,
    TYPES,
    Frame,
)
from parlour.games.tiletum.moves import NUMBERING
from parlour.games.tiletum.spending.walk import WALKS
from parlour.games.tiletum.tasks.registry import TASK_OF
from parlour.games.tiletum.wheel import points_of, resources_of

TileKind: TypeAlias = Literal["helper", "contract", "crest", "character"]
Counted: TypeAlias = Literal[
    "houses_on_map",
    "pillars_on_map",
    "contracts_fulfilled",
    "cathedral_tiles",
    "crests",
    "characters_on_floors",
    "filled_buildings",
    "king_track",
]


class Part(msgspec.Struct, frozen=True):
    """A part of what is printed: what it does (a key of an effect in the data), with what, and how much of it."""

    does: str
    what: str
    count: int


class Effect(msgspec.Struct, frozen=True):
    """What a tile or a space gives: part by part, and in words."""

    parts: list[Part]
    words: MessageView


class Tile(msgspec.Struct, frozen=True):
    """A tile; a contract has cost and points, and the noble family of a crest or the type of a character is its name."""

    id: str
    kind: TileKind
    name: str
    cost: list[Part]
    points: int
    effect: Effect | None
    words: MessageView


class Space(msgspec.Struct, frozen=True):
    """A town, or a space on a road, and where it is drawn on a canvas of 1000 by 1000."""

    id: str
    town: bool
    x: int
    y: int


class HouseSpace(msgspec.Struct, frozen=True):
    """A house space of a town."""

    id: str
    town: int
    bonus: Effect | None


class Layout(msgspec.Struct, frozen=True):
    """What is used with so many players."""

    houses: list[tuple[int, ...]]
    """The house spaces of every space of the map."""
    tiles: list[tuple[int, ...]]
    """The spaces for bonus tiles there."""
    pillars: list[int]
    """How many may stand at every cathedral."""


class CostTile(msgspec.Struct, frozen=True):
    """A construction cost tile; with no stone the cathedral is not built in this game."""

    stone: int | None
    points: int


class Room(msgspec.Struct, frozen=True):
    """A room, with its place in the rooms of a player, and what it costs to move in."""

    room: int
    floor: int
    ap: int


class Building(msgspec.Struct, frozen=True):
    """A building from the ground floor up; the one without rooms to fill is full from the start."""

    rooms: list[Room]
    roof: bool
    """Whether a house stands on the roof at first."""
    ap: int
    """Of its bonus marker."""
    food: int
    """What a crest costs here."""
    bonus: Effect
    """What a crest gives here."""


class ContractSpace(msgspec.Struct, frozen=True):
    """A space for a fulfilled contract: what it gives besides."""

    points: int
    pillar: bool


class Fair(msgspec.Struct, frozen=True):
    """A fair tile."""

    id: str
    counts: list[Counted]
    gives: MessageView
    """What it gives its points for."""


class Box(msgspec.Struct, frozen=True):
    """Everything printed that the board shows."""

    resources: tuple[str, ...]
    actions: tuple[str, ...]
    faces: list[int]
    die_resources: list[int]
    """How many resources every face gives."""
    die_ap: list[int]
    """The action points that go with every face."""
    turns: int
    """In a round."""
    die_shift_gold: int
    """For turning a die by one."""
    trade_gold: int
    """For a resource that is bought."""
    exchange_bonus: int
    """How many resources more the first exchange of a turn gives."""
    tiles: list[Tile]
    spaces: list[Space]
    edges: list[tuple[int, int]]
    ways: list[list[int]]
    """By space and goal: the next space on the way that a piece is sent."""
    walkers: dict[str, str]
    """By action: the piece that walks in it."""
    houses: list[HouseSpace]
    layouts: list[Layout]
    """By players."""
    cathedrals: list[int]
    """The towns of the cathedrals."""
    cathedral_tiles: list[list[int]]
    """The points of their tiles, from the top."""
    costs: list[CostTile]
    buildings: list[Building]
    contract_spaces: list[ContractSpace]
    storehouse: int
    """How many tiles it holds."""
    contract_ap: list[int]
    """What the contracts on offer cost, by their place."""
    character_ap: int
    """What a character on offer costs."""
    track: list[int]
    """The points of every space of the king track."""
    corruption: int
    """Tokens drawn in a round."""
    fairs: list[Fair]
    tasks: list[str]
    """The kinds of moves that are tasks: at hand at every step of the own turn."""


def _parts(printed: dict[str, Any]) -> list[Part]:
    """The keys of an effect in the data, whatever they are: a new effect needs no line here."""
    parts: list[Part] = []
    for does, value in printed.items():
        if isinstance(value, dict) and "type" in value:
            parts.append(Part(does, value["type"], value["ap"]))
        elif isinstance(value, dict):
            parts += [Part(does, what, count) for what, count in value.items() if count]
        elif isinstance(value, str):
            parts.append(Part(does, value, 1))
        else:
            parts.append(Part(does, "", int(value)))
    return parts


def _effect(printed: dict[str, Any] | None, compiled: tuple[Frame, ...]) -> Effect | None:
    return Effect(_parts(printed), message_view(wording.effect_message(compiled))) if printed else None


def _tiles() -> list[Tile]:
    printed = [tile.effect or tile.bonus for tile in (*DATA.decks.bonus.tiles, *DATA.decks.contract.tiles)]
    printed += [tile.bonus for tile in DATA.decks.character.tiles]
    tiles: list[Tile] = []
    for tile, effect in enumerate(printed):
        kind: TileKind = TILE_KINDS[TILE_KIND[tile]]
        name = (
            FAMILIES[TILE_FAMILY[tile]]
            if TILE_FAMILY[tile] != NONE
            else TYPES[TILE_TYPE[tile]]
            if TILE_TYPE[tile] != NONE
            else ""
        )
        cost = _parts({"same": TILE_SAME[tile]} if TILE_SAME[tile] else {})
        cost += _parts({"pay": dict(zip(RESOURCES, TILE_COST[tile], strict=True))})
        words = message_view(wording.tile_message(tile))
        tiles.append(Tile(TILE_ID[tile], kind, name, cost, TILE_POINTS[tile], _effect(effect, TILE_EFFECT[tile]), words))
    return tiles


def _houses() -> list[HouseSpace]:
    printed = [house.bonus for town in DATA.map.towns for house in town.houses]
    return [
        HouseSpace(HOUSE_NAMES[house], HOUSE_TOWN[house], _effect(bonus, HOUSE_EFFECT[house]))
        for house, bonus in enumerate(printed)
    ]


def _layout(players: int) -> Layout:
    return Layout(HOUSES_AT[players], TILE_SPACES_AT[players], PILLAR_SPACES[players])


def _building(number: int) -> Building:
    bonus = _effect(DATA.player_board.buildings[number].crest_bonus, CREST_EFFECT[number])
    assert bonus is not None, "every crest gives something"
    return Building(
        [Room(room, ROOM_FLOOR[room], ROOM_COST[room]) for room in ROOMS_OF[number]],
        ROOF_HOUSE[number],
        BUILDING_AP[number],
        CREST_FOOD[number],
        bonus,
    )


def _next_space(start: int, goal: int) -> int:
    """One step nearer to the goal, by the first road that leads there."""
    return start if start == goal else min(NEIGHBOURS[start], key=lambda space: DISTANCE[space][goal])


def box() -> Box:
    """The box of this edition."""
    spaces = range(len(SPACES))
    return Box(
        resources=RESOURCES,
        actions=ACTIONS,
        faces=list(range(1, FACES + 1)),
        die_resources=[resources_of(value) for value in range(1, FACES + 1)],
        die_ap=[points_of(value) for value in range(1, FACES + 1)],
        turns=TURNS,
        die_shift_gold=DIE_SHIFT_GOLD,
        trade_gold=TRADE_GOLD,
        exchange_bonus=EXCHANGE_BONUS,
        tiles=_tiles(),
        spaces=[
            *[Space(town.id, True, town.x, town.y) for town in DATA.map.towns],
            *[Space(road.id, False, road.x, road.y) for road in DATA.map.roads],
        ],
        edges=[(SPACES.index(edge.a), SPACES.index(edge.b)) for edge in DATA.map.edges],
        ways=[[_next_space(start, goal) for goal in spaces] for start in spaces],
        walkers={ACTIONS[walk.action]: PIECES[walk.piece] for walk in WALKS},
        houses=_houses(),
        layouts=[_layout(players) for players in range(MAX_PLAYERS + 1)],
        cathedrals=CATHEDRAL_TOWN,
        cathedral_tiles=CATHEDRAL_POINTS,
        costs=[
            CostTile(None if stone == NONE else stone, points) for stone, points in zip(COST_STONE, COST_POINTS, strict=True)
        ],
        buildings=[_building(number) for number in range(BUILDINGS)],
        contract_spaces=[
            ContractSpace(points, pillar) for points, pillar in zip(CONTRACT_SPACE_POINTS, CONTRACT_SPACE_PILLAR, strict=True)
        ],
        storehouse=STOREHOUSE,
        contract_ap=CONTRACT_OFFER_COST,
        character_ap=CHARACTER_COST,
        track=TRACK,
        corruption=DATA.corruption.drawn_per_round,
        fairs=[
            Fair(name, [COUNTED[what] for what in FAIR_COUNTS[fair]], message_view(wording.gives_message(fair)))
            for fair, name in enumerate(FAIRS)
        ],
        tasks=list(dict.fromkeys([kind_of(move) for task, move in zip(TASK_OF, NUMBERING.moves, strict=True) if task])),
    )
