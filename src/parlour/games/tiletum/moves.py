"""The moves of Tiletum: what can be done, with the names of the data, in the order of the actions' numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.engine.moves import Move, Number, Numbering
from parlour.games.tiletum.components import (
    ACTIONS,
    BUILDINGS,
    CATHEDRAL_TOWN,
    CORRUPTION,
    COST_IDS,
    FACES,
    FAIRS,
    FAMILIES,
    FIRST_CHARACTER,
    HELPERS,
    HOUSE_NAMES,
    MAX_PLAYERS,
    NONE,
    PAYMENTS,
    PIECES,
    REAL_ACTIONS,
    RESOURCES,
    ROOM_BUILDING,
    ROOM_FLOOR,
    SPACES,
    TILE_ID,
    TOWN_TILES,
)


class EndTurn(Move, frozen=True):
    """Leave the remaining action points and end the turn."""


class Stop(Move, frozen=True):
    """End an action that a helper, a character or a contract gave."""


class Leave(Move, frozen=True):
    """Do not take the bonus tile."""


class Decline(Move, frozen=True):
    """Do without the rest of a bonus."""


class Advance(Move, frozen=True):
    """Turn all action points into steps on the king track."""


class DiscardOffer(Move, frozen=True):
    """Replace all characters of the offer."""


class Choose(Move, frozen=True):
    """A resource of free choice."""

    resource: str


class Perform(Move, frozen=True):
    """An action of free choice."""

    action: str


class Activate(Move, frozen=True):
    """A building, counted from 1, whose characters give their bonuses."""

    building: Number


class Bonus(Move, frozen=True):
    """The bonus of the character in this room."""

    building: int
    floor: int


class Die(Move, frozen=True):
    """Take a die of this colour (named by its resource) and face, turned to another face for gold."""

    resource: str
    face: int
    turned: int


class Walk(Move, frozen=True):
    """Send the merchant or the architect the shortest way to this space."""

    piece: str
    space: str


class House(Move, frozen=True):
    """Place a house on this house space."""

    space: str


class Pillar(Move, frozen=True):
    """Place a pillar at the cathedral of this town."""

    space: str


class Take(Move, frozen=True):
    """Take this tile into the storehouse."""

    tile: str


class Lodge(Move, frozen=True):
    """Move this character from the storehouse into a room."""

    tile: str
    building: int
    floor: int


class Exchange(Move, frozen=True):
    """One own resource for another."""

    give: str
    get: str


class Buy(Move, frozen=True):
    """Task: gold for a resource."""

    resource: str


class Fulfil(Move, frozen=True):
    """Task: pay a contract, with this resource where the contract leaves the choice."""

    tile: str
    resource: str = ""


class Crest(Move, frozen=True):
    """Task: place the crest of this family below a building."""

    family: str
    building: int


class Build(Move, frozen=True):
    """Task: contribute to the cathedral of this town."""

    space: str


class Use(Move, frozen=True):
    """Task: use a helper."""

    tile: str


class Wheel(Move, frozen=True):
    """Chance: the die value at the first action."""

    face: int


class Segment(Move, frozen=True):
    """Chance: the next action tile around the wheel."""

    action: str


class Draw(Move, frozen=True):
    """Chance: a bonus, contract or character tile."""

    tile: str


class Cost(Move, frozen=True):
    """Chance: the construction cost of the next cathedral."""

    cost: str


class Town(Move, frozen=True):
    """Chance: the town of the next fair."""

    space: str


class Fair(Move, frozen=True):
    """Chance: the next fair tile."""

    fair: str


class First(Move, frozen=True):
    """Chance: the first player."""

    seat: int


class Roll(Move, frozen=True):
    """Chance: a die from the bag and its face."""

    resource: str
    face: int


class Corrupt(Move, frozen=True):
    """Chance: a corruption token."""

    steps: int


_ROOMS: Final = [(building + 1, floor) for building, floor in zip(ROOM_BUILDING, ROOM_FLOOR, strict=True)]
_BUILDINGS: Final = range(1, BUILDINGS + 1)
_CATHEDRALS: Final = [SPACES[town] for town in CATHEDRAL_TOWN]
_VALUES: Final = range(1, FACES + 1)


def _moves() -> Iterator[tuple[Move, str]]:
    """Every move with its notation: towns, tiles and resources by name, rooms as building and floor."""
    yield EndTurn(), "end turn"
    yield Stop(), "stop"
    yield Leave(), "leave"
    yield Decline(), "decline"
    yield Advance(), "advance"
    yield DiscardOffer(), "discard offer"
    yield from ((Choose(resource), f"choose {resource}") for resource in RESOURCES)
    yield from ((Perform(action), f"perform {action}") for action in ACTIONS[:REAL_ACTIONS])
    yield from ((Activate(building), f"activate {building}") for building in _BUILDINGS)
    yield from ((Bonus(building, floor), f"bonus {building}.{floor}") for building, floor in _ROOMS)
    for resource in RESOURCES:
        for face in _VALUES:
            for turned in _VALUES:
                yield Die(resource, face, turned), f"die {resource} {face}" + (f" to {turned}" if turned != face else "")
    yield from ((Walk(piece, space), f"{piece} to {space}") for piece in PIECES for space in SPACES)
    yield from ((House(house), f"house {house}") for house in HOUSE_NAMES)
    yield from ((Pillar(town), f"pillar {town}") for town in _CATHEDRALS)
    yield from ((Take(tile), f"take {tile}") for tile in TILE_ID)
    for tile in TILE_ID[FIRST_CHARACTER:]:
        yield from ((Lodge(tile, building, floor), f"lodge {tile} {building}.{floor}") for building, floor in _ROOMS)
    for give in RESOURCES:
        yield from ((Exchange(give, get), f"exchange {give} {get}") for get in RESOURCES if get != give)
    yield from ((Buy(resource), f"buy {resource}") for resource in RESOURCES[1:])
    for tile, payments in zip(TILE_ID, PAYMENTS, strict=True):
        for kind in payments:
            yield (
                (Fulfil(tile), f"fulfil {tile}")
                if kind == NONE
                else (
                    Fulfil(tile, RESOURCES[kind]),
                    f"fulfil {tile} {RESOURCES[kind]}",
                )
            )
    yield from ((Crest(family, building), f"crest {family} {building}") for family in FAMILIES for building in _BUILDINGS)
    yield from ((Build(town), f"build {town}") for town in _CATHEDRALS)
    yield from ((Use(TILE_ID[tile]), f"use {TILE_ID[tile]}") for tile in HELPERS)
    yield from _draws()


def _draws() -> Iterator[tuple[Move, str]]:
    """What chance does."""
    yield from ((Wheel(face), f"wheel {face}") for face in _VALUES)
    yield from ((Segment(action), f"segment {action}") for action in ACTIONS)
    yield from ((Draw(tile), f"draw {tile}") for tile in TILE_ID)
    yield from ((Cost(cost), f"cost {cost}") for cost in COST_IDS)
    yield from ((Town(SPACES[town]), f"town {SPACES[town]}") for town in TOWN_TILES)
    yield from ((Fair(fair), f"fair {fair}") for fair in FAIRS)
    yield from ((First(seat), f"first {seat}") for seat in range(MAX_PLAYERS))
    yield from ((Roll(resource, face), f"roll {resource} {face}") for resource in RESOURCES for face in _VALUES)
    yield from ((Corrupt(steps), f"corrupt {steps}") for steps in range(max(CORRUPTION) + 1))


NUMBERING: Final = Numbering(_moves(), "'die wool 3', 'merchant to paris' or 'end turn'")
