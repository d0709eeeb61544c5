"""The tiles of Isle of Skye, read from `components.json` into flat tables.

A tile is known by its number less one; the castle comes after the last. Edges go north, east, south, west; a rotation turns
the tile clockwise by quarter turns. Terrain is 0 for pasture, 1 for mountain, 2 for water.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

import msgspec

from parlour.games.skye.data import Castle, Data, Region, Rounds, ScoringTile, Scroll, Symbol, Tile

Tiles: TypeAlias = "tuple[int, ...]"
"""Tiles in the bag or before a seat: sorted where order does not matter."""


DATA: Final[Data] = msgspec.json.decode(files("parlour.games.skye").joinpath("components.json").read_bytes(), type=Data)

EDITION: Final[str] = DATA.edition
MIN_PLAYERS: Final[int] = DATA.players.fewest
MAX_PLAYERS: Final[int] = DATA.castle.count
CASTLE_INCOME: Final[int] = DATA.castle.income
WHISKY_INCOME: Final[int] = DATA.income.whisky
"""For every tile with whisky that is joined to the castle."""
DRAWN_TILES: Final[int] = DATA.drawing.tiles
FOR_SALE: Final[int] = DRAWN_TILES - 1
"""The drawn tiles without the discard marker."""
LEAST_PRICE: Final[int] = DATA.drawing.least_price
assert FOR_SALE * LEAST_PRICE <= CASTLE_INCOME, "everybody must be able to price the own tiles"

PASTURE: Final = 0
MOUNTAIN: Final = 1
WATER: Final = 2
TERRAINS: Final = ("pasture", "mountain", "water")
SIDES: Final = ("north", "east", "south", "west")
_TERRAIN: Final[dict[str, int]] = {"P": PASTURE, "M": MOUNTAIN, "W": WATER}
EDGE_NUMBER: Final[dict[str, int]] = {"N": 0, "E": 1, "S": 2, "W": 3}

TILE_COUNT: Final[int] = len(DATA.tiles)
TILE_IDS: Final[list[int]] = [tile.id for tile in DATA.tiles]
"""The number of each tile in the component list."""
CASTLE: Final[int] = TILE_COUNT
PRINTED: Final[list[Tile | Castle]] = [*DATA.tiles, DATA.castle]
"""Every tile as the data spells it, to be drawn."""
COINS: Final[list[int]] = sorted([coin.value for coin in DATA.coins], reverse=True)
"""The values of the coins, the largest first."""

# --- the rounds ----------------------------------------------------------------------------------------------------------


PLACES: Final[str] = "".join(sorted({letter for track in DATA.rounds.values() for row in track.scored for letter in row}))
"""The letters at which scoring tiles lie."""


def _track(players: int) -> Rounds:
    """The side of the board for so many players."""
    for name, track in DATA.rounds.items():
        fewest, _, most = name.partition("-")
        if int(fewest) <= players <= int(most or fewest):
            return track
    raise KeyError(f"no round track is for {players} players")


def scored_letters(players: int) -> list[tuple[int, ...]]:
    """The scoring tiles of each round, by their place in `PLACES`."""
    return [tuple(sorted(PLACES.index(letter) for letter in letters)) for letters in _track(players).scored]


def catch_up(players: int) -> list[int]:
    """The gold for every player ahead, by round."""
    return _track(players).gold_per_player_ahead


SCORED: Final[list[list[tuple[int, ...]]]] = [
    scored_letters(players) if players >= MIN_PLAYERS else [] for players in range(MAX_PLAYERS + 1)
]
CATCH_UP: Final[list[list[int]]] = [catch_up(players) if players >= MIN_PLAYERS else [] for players in range(MAX_PLAYERS + 1)]
SCORING_TILES: Final[list[str]] = [tile.id for tile in DATA.scoring_tiles]
MOST_TILES: Final[int] = 1 + (FOR_SALE + 1) * max(len(rounds) for rounds in SCORED)
"""No territory has more tiles: the castle, and each round those that were not sold, and one bought."""

# --- points --------------------------------------------------------------------------------------------------------------

SCORING: Final[dict[str, ScoringTile]] = {tile.id: tile for tile in DATA.scoring_tiles}
MAJORITY: Final[dict[str, tuple[int, int]]] = {tile.id: (tile.most, tile.second) for tile in DATA.scoring_tiles if tile.most}
"""For the most and the second most of something."""
GOAL_NUMBERS: Final[list[dict[str, int]]] = [
    {
        "points": tile.points,
        "tiles": tile.tiles,
        "most": tile.most,
        "second": tile.second,
        **{f"points{count + 1}": points for count, points in enumerate(tile.by_count)},
    }
    for tile in DATA.scoring_tiles
]
"""The numbers printed on each scoring tile, as its sentence names them."""
COMPLETED_TIMES: Final[int] = DATA.scroll_in_completed_area.times
GOLD_EVERY: Final[int] = DATA.gold_at_the_end.every
GOLD_GIVES: Final[int] = DATA.gold_at_the_end.points
"""Points for so much gold at the end."""

# --- the tiles -----------------------------------------------------------------------------------------------------------

SYMBOLS: Final = ("sheep", "cattle", "whisky", "ship", "lighthouse", "farm", "broch")
SHEEP: Final = 0
CATTLE: Final = 1
WHISKY: Final = 2
SHIP: Final = 3
LIGHTHOUSE: Final = 4
FARM: Final = 5
BROCH: Final = 6
NO_SCROLL: Final = -1
_SCROLL: Final[dict[str, Scroll]] = {scroll.counts: scroll for scroll in DATA.scrolls}
SCROLL_EVERY: Final[list[int]] = [_SCROLL[symbol].every for symbol in SYMBOLS]
SCROLL_POINTS: Final[list[int]] = [_SCROLL[symbol].points for symbol in SYMBOLS]
"""What a scroll gives for so many of its symbol."""


class OnRegion(NamedTuple):
    """What a region of a tile has that counts for its area."""

    brochs: int
    ships: int
    lighthouses: int


REGION_TERRAIN: Final[list[tuple[int, ...]]] = []
"""The terrain of every region of a tile."""
REGION_EDGES: Final[list[tuple[int, ...]]] = []
"""How many edges of the tile each region touches; 0 for one that lies within it."""
REGION_SYMBOLS: Final[list[tuple[OnRegion, ...]]] = []
TILE_SYMBOLS: Final[list[tuple[int, ...]]] = []
"""How many of each symbol the tile has, in the order of `SYMBOLS`; whisky counts as a tile."""
TILE_SCROLL: Final[list[tuple[int, int]]] = []
"""What the tile's scroll counts (`NO_SCROLL` for none) and the region it lies in."""
EDGES: Final[list[tuple[int, ...]]] = []
"""Four packed edges for every rotation: two bits of terrain each, north lowest."""
REGION_AT: Final[list[tuple[tuple[int, ...], ...]]] = []
"""The region at each edge, for every rotation."""
ROAD_AT: Final[list[tuple[tuple[int, ...], ...]]] = []
"""The road at each edge, for every rotation; -1 for none."""
ROADS: Final[list[tuple[tuple[tuple[int, ...], ...], ...]]] = []
"""The edges of each road, for every rotation."""
ROTATIONS: Final[list[tuple[int, ...]]] = []
"""The rotations worth offering: a half turn that looks the same is offered once."""


def _turn(values: list[int], rotation: int) -> tuple[int, ...]:
    """The values by edge after so many quarter turns clockwise: what was north is east after one."""
    return tuple(values[(edge - rotation) % 4] for edge in range(4))


def _roads(road_at: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """The edges of each road."""
    return tuple(tuple(edge for edge in range(4) if road_at[edge] == road) for road in range(count))


def _add(edges: str, regions: list[Region], roads: list[str], symbols: list[Symbol]) -> None:
    terrain = [_TERRAIN[edge] for edge in edges]
    region_at = [0] * 4
    for number, region in enumerate(regions):
        for edge in region.edges:
            region_at[EDGE_NUMBER[edge]] = number
            assert TERRAINS[terrain[EDGE_NUMBER[edge]]] == region.terrain, f"{edges}: edge {edge} is not {region.terrain}"
    assert sorted("".join(region.edges for region in regions)) == sorted("NESW")
    road_at = [-1] * 4
    for number, road in enumerate(roads):
        for edge in road:
            road_at[EDGE_NUMBER[edge]] = number
    counts = [0] * len(SYMBOLS)
    inside = [OnRegion(0, 0, 0) for _ in regions]
    scroll = (NO_SCROLL, 0)
    for symbol in symbols:
        if symbol.type == "scroll":
            assert symbol.scroll, "a scroll says what it counts"
            scroll = (SYMBOLS.index(symbol.scroll), symbol.region)
            continue
        counts[SYMBOLS.index(symbol.type)] += 1 if symbol.type == "whisky" else symbol.count
        on = inside[symbol.region]
        inside[symbol.region] = OnRegion(
            on.brochs + symbol.count * (symbol.type == "broch"),
            on.ships + symbol.count * (symbol.type == "ship"),
            on.lighthouses + symbol.count * (symbol.type == "lighthouse"),
        )
    REGION_TERRAIN.append(tuple(TERRAINS.index(region.terrain) for region in regions))
    REGION_EDGES.append(tuple(len(region.edges) for region in regions))
    REGION_SYMBOLS.append(tuple(inside))
    TILE_SYMBOLS.append(tuple(counts))
    TILE_SCROLL.append(scroll)
    EDGES.append(tuple(sum(value << 2 * edge for edge, value in enumerate(_turn(terrain, rotation))) for rotation in range(4)))
    REGION_AT.append(tuple(_turn(region_at, rotation) for rotation in range(4)))
    ROAD_AT.append(tuple(_turn(road_at, rotation) for rotation in range(4)))
    ROADS.append(tuple(_roads(ROAD_AT[-1][rotation], len(roads)) for rotation in range(4)))
    looks = [_look(len(TILE_SYMBOLS) - 1, rotation) for rotation in range(4)]
    ROTATIONS.append(tuple(rotation for rotation in range(4) if looks.index(looks[rotation]) == rotation))


def _look(tile: int, rotation: int) -> tuple[object, ...]:
    """All of a turned tile that matters at its edges, with regions and roads named by where they first appear."""

    def first_seen(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(values.index(value) if value >= 0 else -1 for value in values)

    regions = REGION_AT[tile][rotation]
    scroll, lies_in = TILE_SCROLL[tile]
    inside = [(REGION_SYMBOLS[tile][region], scroll if region == lies_in else NO_SCROLL) for region in regions]
    return EDGES[tile][rotation], first_seen(regions), tuple(inside), first_seen(ROAD_AT[tile][rotation])


for _tile in PRINTED:
    _add(_tile.edges, _tile.regions, _tile.roads, _tile.symbols)

SYMBOL_BITS: Final = 8
MOST_SYMBOLS: Final = 255
PACKED_SYMBOLS: Final[list[int]] = [
    sum(count << SYMBOL_BITS * symbol for symbol, count in enumerate(counts)) for counts in TILE_SYMBOLS
]
"""The symbols of every tile in one number, which are added up at once."""
assert all(sum(counts[symbol] for counts in TILE_SYMBOLS) <= MOST_SYMBOLS for symbol in range(len(SYMBOLS)))

BAG: Final[Tiles] = tuple(range(TILE_COUNT))


def _highest_price() -> int:
    """More gold than any play can bring together: all incomes of all rounds, with every whisky tile joined."""
    whisky = sum(symbols[WHISKY] for symbols in TILE_SYMBOLS)
    highest = 0
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        pairs = players * (players - 1) // 2
        total = sum(players * CASTLE_INCOME + WHISKY_INCOME * whisky + gold * pairs for gold in CATCH_UP[players])
        highest = max(highest, total)
    return highest


HIGHEST_PRICE: Final[int] = _highest_price()
