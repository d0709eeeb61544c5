"""Tiletum in the terminal."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.boards.tiletum_menu import kinds
from parlour.cli.menu import Menu
from parlour.engine.contract import Actions, Game
from parlour.games.tiletum.components import (
    BUILDINGS,
    CATHEDRAL_AT,
    CONTRACT_OFFER_COST,
    COST_POINTS,
    COST_STONE,
    CREST_FOOD,
    DISTANCE,
    FULL,
    HOUSE_EFFECT,
    HOUSES_AT,
    NONE,
    PILLAR_SPACES,
    RESOURCES,
    ROOMS_OF,
    TILE_SPACES_AT,
    TOWNS,
    TRACK,
    TURNS,
)
from parlour.games.tiletum.messages import (
    action_name,
    effect_message,
    fair_message,
    gives_message,
    resource_message,
    space_message,
    tile_message,
)
from parlour.games.tiletum.observation import Observation
from parlour.words import Words

_COLOURS = ("yellow", "magenta", "white", "bright_black", "blue")
"""Of the dice of gold, food, wool, stone and iron."""
_SEATS = ("bold cyan", "bold red", "bold green", "bold magenta")


class TiletumBoard:
    """The wheel, the fairs, the king track, the offers, the towns, and every player's board as tables."""

    quiet = frozenset({f"tiletum-event-{kind}" for kind in ("turn", "bonus-tile", "contract-tile", "character-tile")})

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def draw(self, observation: Any) -> RenderableType:
        seen: Observation = observation
        say = self.words
        head = say(
            "tiletum-board-round", round=seen.round + 1, rounds=seen.rounds, turn=min(seen.turn_number + 1, TURNS), turns=TURNS
        )
        order = " > ".join(self.names[seat] for seat in seen.order)
        parts: list[RenderableType] = [Text(f"{head}   {say('tiletum-board-order')}: {order}", style="dim"), ""]
        parts += [self._towns(seen), "", self._fairs(seen), "", self._track(seen), ""]
        parts += [self._offer(seen), "", self._players(seen), "", self._boards(seen), "", self._wheel(seen)]
        return Group(*parts)

    # --- the table in the middle -----------------------------------------------------------------------------------------

    def _tile(self, tile: int) -> str:
        return self.words.say(tile_message(tile)) if tile != NONE else "-"

    def _wheel(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        for key in (
            "tiletum-board-action",
            "tiletum-board-value",
            "tiletum-board-ap",
            "tiletum-board-dice",
            "tiletum-board-bonus",
        ):
            table.add_column(say(key))
        mine = seen.boards[max(seen.viewer, 0)]
        for place, action in enumerate(seen.actions):
            value = seen.values[place]
            dice = Text(" ").join(
                [
                    Text(f"{say.say(resource_message(kind))} {face}", style=_COLOURS[kind])
                    for kind, face in seen.dice
                    if face == value
                ]
            )
            points = str(mine.die_gives[place].points)
            table.add_row(say.say(action_name(action)), str(value), points, dice, self._tile(seen.tiles[place]))
        return table

    def _fairs(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        for key in ("tiletum-board-fair", "tiletum-board-town", "tiletum-board-points", ""):
            table.add_column(say(key) if key else "")
        for number, (town, fair) in enumerate(zip(seen.fair_towns, seen.fairs, strict=False)):
            style = "bold" if number == seen.round else "dim" if number < seen.round else ""
            name = say.say(fair_message(fair))
            gives = say.say(gives_message(fair))
            points = str(seen.fair_each[number])
            table.add_row(
                Text(f"{number + 1} {name}", style=style), say.say(space_message(town)), points, Text(gives, style="dim")
            )
        return table

    def _track(self, seen: Observation) -> Text:
        text = Text(self.words("tiletum-board-track") + ": ")
        for space, value in enumerate(TRACK):
            text.append(f"{value:+d}" if value else "0", style="red" if value < 0 else "dim")
            for seat in seen.stacked:
                if seen.boards[seat].track == space:
                    text.append(f"[{self.names[seat]}]", style=_SEATS[seat])
            text.append(" ")
        shown = ", ".join(str(steps) for steps in seen.corruption)
        text.append(f"\n{self.words('tiletum-board-corruption')}: {shown or '-'}")
        text.append(f"   {self.words('tiletum-board-king-tile')}: {self._tile(seen.king_tile)}")
        return text

    def _offer(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        table.add_column(say("tiletum-board-contracts"))
        table.add_column(say("tiletum-board-ap"))
        table.add_column(say("tiletum-board-characters"))
        contracts, characters = map(self._tile, seen.contract_offer), map(self._tile, seen.character_offer)
        for row in zip_longest(contracts, map(str, CONTRACT_OFFER_COST), characters, fillvalue=""):
            table.add_row(*row)
        return table

    def _towns(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        for key in (
            "tiletum-board-town",
            "tiletum-board-distance",
            "tiletum-board-houses",
            "tiletum-board-cathedral",
            "tiletum-board-pillars",
            "tiletum-board-bonus",
        ):
            table.add_column(say(key))
        table.add_column("")
        mine = seen.boards[max(seen.viewer, 0)]
        for town in TOWNS:
            tiles = [seen.map_tiles[spot] for spot in TILE_SPACES_AT[seen.players][town] if seen.map_tiles[spot] != NONE]
            away = f"{DISTANCE[mine.merchant][town]}/{DISTANCE[mine.architect][town]}"
            here = Text(" ").join(self._pieces_at(seen, town))
            row: list[str | Text] = [self._houses(seen, town), self._cathedral(seen, town), self._pillars(seen, town)]
            table.add_row(say.say(space_message(town)), away, *row, " + ".join(self._tile(tile) for tile in tiles), here)
        return table

    def _pieces_at(self, seen: Observation, space: int) -> list[Text]:
        return [
            Text(f"{self.words(key)} {self.names[seat]}", style=_SEATS[seat])
            for seat, board in enumerate(seen.boards)
            for key, at in (("tiletum-piece-merchant", board.merchant), ("tiletum-piece-architect", board.architect))
            if at == space
        ]

    def _houses(self, seen: Observation, town: int) -> Text:
        text = Text()
        for house in HOUSES_AT[seen.players][town]:
            owner = seen.houses[house]
            if owner != NONE:
                text.append(f"[{self.names[owner]}]", style=_SEATS[owner])
            else:
                effect = HOUSE_EFFECT[house]
                text.append(f"[{self.words.say(effect_message(effect)) if effect else ' '}]", style="dim")
        return text

    def _cathedral(self, seen: Observation, town: int) -> str:
        cathedral = CATHEDRAL_AT[town]
        cost = seen.costs[cathedral] if cathedral != NONE else NONE
        if cost == NONE:
            return ""
        if COST_STONE[cost] == NONE:
            return self.words("tiletum-board-not-built")
        tiles = "/".join(str(points) for points in seen.cathedral_tiles[cathedral]) or "0"
        return self.words("tiletum-board-cathedral-cost", stone=COST_STONE[cost], points=COST_POINTS[cost], tiles=tiles)

    def _pillars(self, seen: Observation, town: int) -> Text:
        cathedral = CATHEDRAL_AT[town]
        text = Text()
        if cathedral != NONE and COST_STONE[seen.costs[cathedral]] != NONE:
            for seat in seen.pillars[cathedral]:
                text.append(f"[{self.names[seat]}]", style=_SEATS[seat])
            text.append("[ ]" * (PILLAR_SPACES[seen.players][cathedral] - len(seen.pillars[cathedral])), style="dim")
        return text

    # --- the players -----------------------------------------------------------------------------------------------------

    def _players(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        table.add_column(say("tiletum-board-player"))
        for key in ("tiletum-board-points", "tiletum-board-fair-now", "tiletum-board-end-now"):
            table.add_column(say(key), justify="right")
        for resource in range(len(RESOURCES)):
            table.add_column(say.say(resource_message(resource)), justify="right", style=_COLOURS[resource])
        table.add_column(say("tiletum-board-supply"))
        for seat, board in enumerate(seen.boards):
            fair = str(board.fair_points) if board.at_fair else f"({board.fair_points})"
            name = Text(self.names[seat], style=_SEATS[seat] + (" underline" if seat in seen.to_act else ""))
            supply = say("tiletum-board-supply-of", houses=board.houses, pillars=board.pillars)
            table.add_row(name, str(board.points), fair, str(sum(board.end_points)), *map(str, board.goods), supply)
        return table

    def _boards(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for name in self.names[: seen.players]:
            table.add_column(name)
        boards = seen.boards
        table.add_row(
            say("tiletum-board-storehouse"), *["\n".join(map(self._tile, board.storehouse)) or "-" for board in boards]
        )
        table.add_row(say("tiletum-board-fulfilled"), *["\n".join(map(self._tile, board.contracts)) or "-" for board in boards])
        for building in range(BUILDINGS):
            label = say("tiletum-board-building", building=building + 1, food=CREST_FOOD[building])
            table.add_row(label, *[self._building(seen, seat, building) for seat in range(seen.players)])
        return table

    def _building(self, seen: Observation, seat: int, building: int) -> str:
        board = seen.boards[seat]
        rooms = [board.rooms[room] for room in ROOMS_OF[building]]
        parts = [self._tile(tile) for tile in rooms] if building != FULL else []
        crest = board.crests[building]
        parts.append(self._tile(crest) if crest != NONE else "-")
        mark = " *" if board.completed[building] else ""
        return " | ".join(parts) + mark

    # --- choices and the end ---------------------------------------------------------------------------------------------

    def menu(self, observation: Any, legal: Actions) -> Menu:
        lines = kinds(self.game, observation, legal, self.words)
        return Menu(lines, {line.key: line.action for line in lines}, f"1-{len(legal)}")

    def ending(self, observation: Any) -> RenderableType:
        seen: Observation = observation
        assert seen.result is not None
        result = seen.result
        say = self.words
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for seat in result.order:
            table.add_column(self.names[seat], justify="right")
        table.add_row(say("table-place"), *[str(result.ranking[seat]) for seat in result.order])
        table.add_row(say("table-score"), *[str(result.scores[seat]) for seat in result.order])
        for source in result.sources:
            heading = say("tiletum-source-" + source.name.replace("_", "-"))
            table.add_row(Text(heading, style="dim"), *[str(source.points[seat]) for seat in result.order])
        ties: list[RenderableType] = [
            Text(say(f"tiletum-end-tie-{tie.by}", self.names, seat=tie.seat, other=tie.other), style="dim")
            for tie in result.ties
        ]
        return Group(table, *ties)
