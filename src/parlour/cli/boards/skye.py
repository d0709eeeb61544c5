"""Isle of Skye in the terminal."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.cli.menu import Line, Menu
from parlour.engine.contract import Actions, Game
from parlour.engine.moves import Move
from parlour.games.skye.components import (
    CASTLE,
    EDGES,
    NO_SCROLL,
    PLACES,
    ROAD_AT,
    SCORED,
    SYMBOLS,
    TILE_SCROLL,
    TILE_SYMBOLS,
    Tiles,
)
from parlour.games.skye.grid import place_of, spot_of
from parlour.games.skye.island import NONE
from parlour.games.skye.messages import gives_message, goal_message, tile_message
from parlour.games.skye.moves import Buy, Discard, Place, Price, Take
from parlour.games.skye.observation import Observation, Placement, Source, rebuild
from parlour.words import Words

_TERRAIN = (("green", "."), ("bright_black", "^"), ("blue", "~"))
_ACROSS = 9
"""The width of a tile: at every edge its terrain, and a road over it where one leaves."""
_WITHIN = 5
_LETTERS = "SCWHLFB"
"""One letter for each symbol, in the order of `SYMBOLS`: sheep, cattle, whisky, sHip, lighthouse, farm, broch."""


class SkyeBoard:
    """Points, scoring tiles, the market, and territories drawn in characters."""

    quiet = frozenset({"skye-event-marked", "skye-event-priced", "skye-event-placed"})

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def draw(self, observation: Any) -> RenderableType:
        seen: Observation = observation
        say = self.words
        head = say("skye-board-round", round=seen.round + 1, rounds=seen.rounds)
        parts: list[RenderableType] = [
            Text(f"{head}   {say('skye-board-bag', count=seen.bag_size)}", style="dim"),
            "",
            self._players(seen),
            "",
            self._goals(seen),
        ]
        mine = max(seen.viewer, 0)
        if any(seen.drawn) and seen.viewer >= 0:
            parts += ["", Text(say("skye-board-drawn"), style="bold"), self._tiles(seen.drawn[mine])]
        for seat, offers in enumerate(seen.market):
            if offers:
                line = Text(f"{self.names[seat]}: {say('skye-board-market')}", style="bold")
                prices = {tile: say("skye-board-price", gold=price) for tile, price in offers}
                parts += ["", line, self._tiles(tuple(prices), prices)]
        if seen.hand:
            parts += ["", Text(say("skye-board-new-tiles"), style="bold"), self._tiles(seen.hand)]
        legend = Text(f"{say('skye-board-legend')}\n{say('skye-board-symbols')}", style="dim")
        parts += ["", self._territories(seen), legend]
        return Group(*parts)

    def _players(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        table.add_column(say("skye-board-player"))
        for key in ("skye-board-points", "skye-board-gold", "skye-board-income"):
            table.add_column(say(key), justify="right")
        table.add_column("")
        for seat, name in enumerate(self.names):
            marks = [say("skye-board-start")] if seat == seen.start else []
            marks += [say("skye-board-done")] if seen.done[seat] else []
            gold = _or_unknown(seen.gold[seat])
            income = sum(seen.next_income[seat])
            style = "bold" if seat in seen.to_act else ""
            table.add_row(Text(name, style=style), str(seen.points[seat]), gold, str(income or "-"), ", ".join(marks))
        return table

    def _goals(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        for heading in ("", say("skye-board-goals"), say("skye-board-when"), *self.names):
            table.add_column(heading, justify="left" if heading in ("", say("skye-board-goals")) else "right")
        for place, goal in enumerate(seen.goals):
            when = [number + 1 for number, places in enumerate(SCORED[seen.players]) if place in places]
            rounds = Text(" ").join([Text(str(number), style="bold" if number == seen.round + 1 else "dim") for number in when])
            name = Text(say.say(goal_message(goal)))
            name.append("  " + say.say(gives_message(goal)), style="dim")
            table.add_row(PLACES[place], name, rounds, *(_or_unknown(points) for points in seen.goal_points[place]))
        return table

    def _territories(self, seen: Observation) -> Columns:
        panels = []
        for seat, name in enumerate(self.names):
            spots = self._spots(seen) if seat == seen.viewer else {}
            panels.append(Panel(_landscape(seen.territories[seat], spots), title=name, title_align="left", expand=False))
        return Columns(panels)

    def _spots(self, seen: Observation) -> dict[tuple[int, int], str]:
        """Where the tile in hand fits, with the letter that stands for the spot."""
        if seen.chosen < 0 or seen.viewer not in seen.to_act:
            return {}
        placed = tuple([(tile, spot_of(x, y), turns) for tile, x, y, turns in seen.territories[seen.viewer]])
        fits = rebuild(placed).fits(seen.chosen)
        return _letters({place_of(spot) for spot, _turns in fits})

    def _tiles(self, tiles: Tiles, notes: dict[int, str] | None = None) -> Columns:
        drawn = []
        for tile in tiles:
            note = f"  {notes[tile]}" if notes else ""
            title = self.words.say(tile_message(tile)) + note
            drawn.append(Panel(_landscape((Placement(tile, 0, 0, 0),), {}), title=title, title_align="left", expand=False))
        return Columns(drawn)

    def menu(self, observation: Any, legal: Actions) -> Menu:
        acts = {action: self.game.typed(action) for action in legal}
        prices = {act.gold: action for action, act in acts.items() if isinstance(act, Price)}
        if prices:
            lowest, highest = min(prices), max(prices)
            hint = self.words("skye-menu-price-hint", lowest=lowest, highest=highest)
            lines = [Line(f"{lowest}-{highest}", self.words("skye-menu-price"), prices[lowest])]
            return Menu(lines, {str(gold): action for gold, action in prices.items()}, hint)
        letters = _letters({(act.x, act.y) for act in acts.values() if isinstance(act, Place)})
        actions = {_key(act, letters): action for action, act in acts.items()}
        lines = [
            Line(key, self.words.say(self.game.choice_message(observation, action), self.names), action)
            for key, action in actions.items()
        ]
        return Menu(lines, actions, ", ".join(actions))

    def ending(self, observation: Any) -> RenderableType:
        seen: Observation = observation
        assert seen.result is not None
        result = seen.result
        say = self.words
        table = Table(box=None, pad_edge=False)
        table.add_column(say("table-place"), justify="right")
        table.add_column(say("skye-board-player"))
        table.add_column(say("table-score"), justify="right")
        for source in result.sources:
            table.add_column(source.place or say(source.name.key), justify="right")
        order = sorted(range(seen.players), key=lambda seat: result.ranking[seat])
        for seat in order:
            points = [self._points(source, seat) for source in result.sources]
            table.add_row(str(result.ranking[seat]), self.names[seat], str(result.scores[seat]), *points)
        ties = [
            Text(say(f"skye-end-tie-{tie.by}", self.names, seat=tie.seat, other=tie.other), style="dim") for tie in result.ties
        ]
        return Group(table, *ties)

    def _points(self, source: Source, seat: int) -> str:
        """What the source gave, and what is left of it."""
        left = f" ({self.words(source.left[seat].key, **source.left[seat].args)})" if source.left else ""
        return f"{source.points[seat]}{left}"


def _or_unknown(number: int) -> str:
    """The number, or what stands for one that is not shown."""
    return "?" if number == NONE else str(number)


def _letters(places: set[tuple[int, int]]) -> dict[tuple[int, int], str]:
    """A letter for every spot, in reading order."""
    ordered = sorted(places, key=lambda place: (place[1], place[0]))
    return {place: chr(97 + number % 26) * (1 + number // 26) for number, place in enumerate(ordered)}


def _landscape(placed: tuple[Placement, ...], spots: dict[tuple[int, int], str]) -> Text:
    """Tiles as blocks of three lines."""
    tiles = {(x, y): (tile, turns) for tile, x, y, turns in placed}
    places = [*tiles, *spots]
    across = range(min(x for x, _y in places), max(x for x, _y in places) + 1)
    down = range(min(y for _x, y in places), max(y for _x, y in places) + 1)
    text = Text()
    for y in down:
        for line in range(3):
            for x in across:
                if (x, y) in tiles:
                    text.append_text(_block(*tiles[x, y])[line])
                elif (x, y) in spots and line == 1:
                    text.append(f"{spots[x, y]:^{_ACROSS}}", style="bold yellow")
                else:
                    text.append(" " * _ACROSS)
            text.append("\n")
    text.rstrip()
    return text


def _block(tile: int, turns: int) -> list[Text]:
    edges = [EDGES[tile][turns] >> 2 * edge & 3 for edge in range(4)]
    roads = ROAD_AT[tile][turns]
    north, east, south, west = (_TERRAIN[terrain] for terrain in edges)
    middle = "#" if tile == CASTLE else ""
    for number, count in enumerate(TILE_SYMBOLS[tile]):
        middle += _LETTERS[number] * count
    scroll = TILE_SCROLL[tile][0]
    if scroll != NO_SCROLL:
        middle += f"*{SYMBOLS[scroll][0]}"
    rows = []
    for terrain, road in ((north, roads[0]), (south, roads[2])):
        half = Text(terrain[1] * (_ACROSS // 2), style=terrain[0])
        rows.append(Text.assemble(half, _way(terrain, road, "│"), half))
    within = Text(f"{middle[:_WITHIN]:^{_WITHIN}}", style="bold default")
    left, right = Text(west[1], style=west[0]), Text(east[1], style=east[0])
    centre = Text.assemble(left, _way(west, roads[3], "─"), within, _way(east, roads[1], "─"), right)
    return [rows[0], centre, rows[1]]


def _way(terrain: tuple[str, str], road: int, line: str) -> Text:
    """The road that leaves over an edge, or else the terrain there."""
    return Text(line, style="bold default") if road >= 0 else Text(terrain[1], style=terrain[0])


def _key(act: Move, letters: dict[tuple[int, int], str]) -> str:
    """What to type: a spot's letter and the quarter turns, a tile's number, or 0 to pass."""
    if isinstance(act, Place):
        return f"{letters[act.x, act.y]}{act.turns}"
    return str(act.tile) if isinstance(act, Discard | Buy | Take) else "0"
