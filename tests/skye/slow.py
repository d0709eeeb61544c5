"""A territory worked out from scratch, slowly and obviously, from the raw data: the measure of the engine's quick one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

DATA: Mapping[str, Any] = json.loads(files("parlour.games.skye").joinpath("components.json").read_text("utf-8"))
TILES: dict[int, Mapping[str, Any]] = {0: DATA["castle"]} | {tile["id"]: tile for tile in DATA["tiles"]}
"""By the number of the list; 0 is the castle."""

COMPASS = "NESW"
BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
LETTER = {"pasture": "P", "mountain": "M", "water": "W"}

Place: TypeAlias = tuple[int, int]
Node: TypeAlias = tuple[int, int, int]
"""A region or a road: x and y of its tile, and its number there."""


class Laid(NamedTuple):
    """A tile in a territory."""

    number: int
    x: int
    y: int
    turns: int


class Zone(NamedTuple):
    """An area with what lies in it."""

    terrain: str
    tiles: frozenset[Place]
    completed: bool
    symbols: Counter[str]
    scrolls: tuple[str, ...]


def turned(edges: str, turns: int) -> str:
    """These edges after so many quarter turns clockwise."""
    for _ in range(turns):
        edges = "".join(CLOCKWISE[edge] for edge in edges)
    return edges


def terrain_at(tile: int, turns: int, edge: str) -> str:
    """The terrain at an edge of the turned tile."""
    (terrain,) = [LETTER[region["terrain"]] for region in TILES[tile]["regions"] if edge in turned(region["edges"], turns)]
    return terrain


def spread(start: Iterable[Node], links: Callable[[Node], list[Node]]) -> set[Node]:
    """All that can be reached from here."""
    waiting = list(start)
    found = set(waiting)
    while waiting:
        for node in links(waiting.pop()):
            if node not in found:
                found.add(node)
                waiting.append(node)
    return found


class Slow:
    """A territory: the castle and the tiles laid."""

    def __init__(self, laid: Sequence[Laid]) -> None:
        self.grid: dict[Place, Laid] = {(row.x, row.y): row for row in laid}
        assert len(self.grid) == len(laid)

    def _edges(self, node: Node, kind: str) -> str:
        """The edges of a region or a road as the tile lies."""
        x, y, index = node
        row = self.grid[x, y]
        thing = TILES[row.number][kind][index]
        return turned(thing if kind == "roads" else thing["edges"], row.turns)

    def _nodes(self, kind: str) -> list[Node]:
        return [(x, y, index) for (x, y), row in self.grid.items() for index in range(len(TILES[row.number][kind]))]

    def _across(self, node: Node, kind: str) -> list[Node]:
        """The regions or roads that go on from this one in the tiles beside."""
        x, y, _index = node
        found: list[Node] = []
        for edge in self._edges(node, kind):
            beside = (x + BESIDE[edge][0], y + BESIDE[edge][1])
            if beside in self.grid:
                number = self.grid[beside].number
                there = [(*beside, index) for index in range(len(TILES[number][kind]))]
                found += [other for other in there if OPPOSITE[edge] in self._edges(other, kind)]
        return found

    @cached_property
    def zones(self) -> list[Zone]:
        """All areas."""
        left, zones = set(self._nodes("regions")), list[Zone]()
        while left:
            nodes = spread([min(left)], lambda node: self._across(node, "regions"))
            left -= nodes
            zones.append(self._zone(nodes))
        return zones

    def _zone(self, nodes: set[Node]) -> Zone:
        terrains = {TILES[self.grid[x, y].number]["regions"][index]["terrain"] for x, y, index in nodes}
        (terrain,) = terrains
        symbols: Counter[str] = Counter()
        scrolls: list[str] = []
        completed = True
        for node in nodes:
            x, y, index = node
            for edge in self._edges(node, "regions"):
                if (x + BESIDE[edge][0], y + BESIDE[edge][1]) not in self.grid:
                    completed = False
            for symbol in TILES[self.grid[x, y].number]["symbols"]:
                if symbol["region"] == index:
                    symbols[symbol["type"]] += symbol["count"]
                    if symbol["type"] == "scroll":
                        scrolls.append(symbol["scroll"])
        return Zone(terrain, frozenset((x, y) for x, y, _ in nodes), completed, symbols, tuple(sorted(scrolls)))

    @cached_property
    def joined(self) -> set[Place]:
        """The tiles that a road joins to the castle, without the castle."""
        roads = [node for node in self._nodes("roads") if node[:2] == (0, 0)]
        return {(x, y) for x, y, _ in spread(roads, lambda node: self._across(node, "roads"))} - {(0, 0)}

    def count(self, kind: str, places: Iterable[Place] | None = None) -> int:
        """How many of a symbol lie on these tiles, by default on all; whisky counts tiles."""
        total = 0
        for place in self.grid if places is None else places:
            for symbol in TILES[self.grid[place].number]["symbols"]:
                if symbol["type"] == kind:
                    total += 1 if kind == "whisky" else symbol["count"]
        return total

    def fits(self, number: int) -> list[tuple[int, int, int]]:
        """Every spot and rotation where the tile may lie."""
        found: list[tuple[int, int, int]] = []
        for x in range(min(x for x, _ in self.grid) - 1, max(x for x, _ in self.grid) + 2):
            for y in range(min(y for _, y in self.grid) - 1, max(y for _, y in self.grid) + 2):
                around = {edge: (x + dx, y + dy) for edge, (dx, dy) in BESIDE.items() if (x + dx, y + dy) in self.grid}
                if (x, y) not in self.grid and around:
                    found += [(x, y, turns) for turns in range(4) if self._matches(number, turns, around)]
        return found

    def _matches(self, number: int, turns: int, around: dict[str, Place]) -> bool:
        for edge, place in around.items():
            row = self.grid[place]
            if terrain_at(number, turns, edge) != terrain_at(row.number, row.turns, OPPOSITE[edge]):
                return False
        return True

    def goal(self, name: str) -> int:
        """The points of a scoring tile that looks at one territory alone."""
        zones, grid = self.zones, self.grid
        if name == "squares":
            return 2 * sum({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= grid.keys() for x, y in grid)
        if name == "completed_areas":
            return sum(zone.completed for zone in zones)
        if name == "sheep":
            return self.count("sheep")
        if name == "large_areas":
            return 3 * sum(zone.completed and len(zone.tiles) >= 3 for zone in zones)
        if name == "brochs":
            return sum({0: 0, 1: 1, 2: 3}.get(zone.symbols["broch"], 6) for zone in zones if zone.terrain == "mountain")
        if name == "building_sets":
            return 5 * min(self.count(kind) for kind in ("broch", "farm", "lighthouse"))
        if name == "farm_animals":
            farms = [place for place in grid if self.count("farm", [place])]
            near = [(x, y) for x, y in grid if any(abs(x - fx) <= 1 and abs(y - fy) <= 1 for fx, fy in farms)]
            return self.count("sheep", near) + self.count("cattle", near)
        if name == "connected_cattle":
            return 2 * self.count("cattle", self.joined)
        if name == "ship_and_lighthouse":
            water = [zone for zone in zones if zone.terrain == "water"]
            return 3 * sum(bool(zone.symbols["ship"] and zone.symbols["lighthouse"]) for zone in water)
        if name == "vertical_lines":
            return 3 * self._lines()
        if name == "connected_tiles":
            return len(self.joined)
        if name == "largest_water":
            return 2 * max((len(zone.tiles) for zone in zones if zone.terrain == "water" and zone.completed), default=0)
        assert name == "completed_mountains"
        return 2 * sum(zone.terrain == "mountain" and zone.completed for zone in zones)

    def _lines(self) -> int:
        lines = 0
        for column in range(-20, 21):
            marks = "".join("x" if (column, y) in self.grid else " " for y in range(-20, 21))
            lines += sum(len(line) >= 3 for line in marks.split())
        return lines

    def scrolls(self) -> int:
        """The points of all scrolls."""
        points = 0
        for zone in self.zones:
            for kind in zone.scrolls:
                worth = self.count(kind) // 2 if kind in ("sheep", "whisky", "ship") else self.count(kind)
                points += 2 * worth if zone.completed else worth
        return points

    def whisky_income(self) -> int:
        """Tiles with whisky that a road joins to the castle."""
        return self.count("whisky", self.joined)
