"""The moves of Tiletum: what can be done, with the names of the data, in the order of the actions' numbers."""

from __future__ import annotations

from typing import Final

from parlour.engine.moves import Move, Numbering
from parlour.games.tiletum import actions
from parlour.games.tiletum.components import (
    ACTIONS,
    CATHEDRAL_TOWN,
    COST_IDS,
    FAIRS,
    FAMILIES,
    HOUSE_NAMES,
    NONE,
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

    building: int


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


def _room(room: int) -> tuple[int, int]:
    return ROOM_BUILDING[room] + 1, ROOM_FLOOR[room]


def _move(act: actions.Action) -> Move:
    """The same, with names instead of numbers."""
    match act:
        case actions.EndTurn():
            return EndTurn()
        case actions.Stop():
            return Stop()
        case actions.Leave():
            return Leave()
        case actions.Decline():
            return Decline()
        case actions.Advance():
            return Advance()
        case actions.DiscardOffer():
            return DiscardOffer()
        case actions.Choose(resource):
            return Choose(RESOURCES[resource])
        case actions.Perform(action):
            return Perform(ACTIONS[action])
        case actions.Activate(building):
            return Activate(building + 1)
        case actions.Bonus(room):
            return Bonus(*_room(room))
        case actions.Die(resource, face, turned):
            return Die(RESOURCES[resource], face, turned)
        case actions.Move(piece, space):
            return Walk(actions.PIECES[piece], SPACES[space])
        case actions.House(house):
            return House(HOUSE_NAMES[house])
        case actions.Pillar(cathedral):
            return Pillar(SPACES[CATHEDRAL_TOWN[cathedral]])
        case actions.Take(tile):
            return Take(TILE_ID[tile])
        case actions.Lodge(tile, room):
            return Lodge(TILE_ID[tile], *_room(room))
        case actions.Exchange(give, get):
            return Exchange(RESOURCES[give], RESOURCES[get])
        case actions.Buy(resource):
            return Buy(RESOURCES[resource])
        case actions.Fulfil(tile, kind):
            return Fulfil(TILE_ID[tile], RESOURCES[kind] if kind != NONE else "")
        case actions.Crest(family, building):
            return Crest(FAMILIES[family], building + 1)
        case actions.Build(cathedral):
            return Build(SPACES[CATHEDRAL_TOWN[cathedral]])
        case actions.Use(tile):
            return Use(TILE_ID[tile])
        case actions.Wheel(face):
            return Wheel(face)
        case actions.Segment(action):
            return Segment(ACTIONS[action])
        case actions.Draw(tile):
            return Draw(TILE_ID[tile])
        case actions.Cost(cost):
            return Cost(COST_IDS[cost])
        case actions.Town(town):
            return Town(SPACES[TOWN_TILES[town]])
        case actions.Fair(fair):
            return Fair(FAIRS[fair])
        case actions.First(seat):
            return First(seat)
        case actions.Roll(resource, face):
            return Roll(RESOURCES[resource], face)
        case actions.Corrupt(steps):
            return Corrupt(steps)


NUMBERING: Final = Numbering(
    ((_move(actions.typed(action)), actions.notation(action)) for action in range(actions.ACTION_COUNT)),
    "'die wool 3', 'merchant to paris' or 'end turn'",
)
