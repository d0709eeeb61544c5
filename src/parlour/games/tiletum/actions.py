"""The actions of Tiletum: numbers, typed forms and notation, all from one table."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from parlour.engine.errors import NotationError
from parlour.games.tiletum.components import (
    ACTIONS,
    BUILDINGS,
    CATHEDRAL_TOWN,
    CATHEDRALS,
    CORRUPTION,
    COST_IDS,
    FAIRS,
    FAMILIES,
    FIRST_CHARACTER,
    HELPER,
    HOUSE_NAMES,
    KINDS,
    MAX_PLAYERS,
    NONE,
    PAYMENTS,
    REAL_ACTIONS,
    RESOURCES,
    ROOM_BUILDING,
    ROOM_FLOOR,
    ROOMS,
    SPACES,
    TILE_COUNT,
    TILE_ID,
    TILE_KIND,
    TOWN_TILES,
)

FACES: Final = 6
PIECES: Final = ("merchant", "architect")


class EndTurn(NamedTuple):
    """Leave the remaining action points and end the turn."""


class Stop(NamedTuple):
    """End an action that a helper, a character or a contract gave."""


class Leave(NamedTuple):
    """Do not take the bonus tile."""


class Decline(NamedTuple):
    """Do without the rest of a bonus."""


class Advance(NamedTuple):
    """Turn all action points into steps on the king track."""


class DiscardOffer(NamedTuple):
    """Replace all characters of the offer."""


class Choose(NamedTuple):
    """A resource of free choice."""

    resource: int


class Perform(NamedTuple):
    """An action of free choice."""

    action: int


class Activate(NamedTuple):
    """A building whose characters give their bonuses."""

    building: int


class Bonus(NamedTuple):
    """The bonus of the character in this room."""

    room: int


class Die(NamedTuple):
    """Take a die of this colour (named by its resource) and face, turned to another face for gold."""

    resource: int
    face: int
    turned: int


class Move(NamedTuple):
    """Walk the shortest way to this space."""

    piece: int
    space: int


class House(NamedTuple):
    """Place a house on this house space."""

    house: int


class Pillar(NamedTuple):
    """Place a pillar at this cathedral."""

    cathedral: int


class Take(NamedTuple):
    """Take this tile into the storehouse."""

    tile: int


class Lodge(NamedTuple):
    """Move this character from the storehouse into a room."""

    tile: int
    room: int


class Exchange(NamedTuple):
    """One own resource for another."""

    give: int
    get: int


class Buy(NamedTuple):
    """Task: two gold for a resource."""

    resource: int


class Fulfil(NamedTuple):
    """Task: pay a contract; `kind` is the resource of free choice, -1 if the contract leaves none."""

    tile: int
    kind: int


class Crest(NamedTuple):
    """Task: place the crest of this family below a building."""

    family: int
    building: int


class Build(NamedTuple):
    """Task: contribute to a cathedral."""

    cathedral: int


class Use(NamedTuple):
    """Task: use a helper."""

    tile: int


class Wheel(NamedTuple):
    """Chance: the die value at the first action."""

    face: int


class Segment(NamedTuple):
    """Chance: the next action tile around the wheel."""

    action: int


class Draw(NamedTuple):
    """Chance: a bonus, contract or character tile."""

    tile: int


class Cost(NamedTuple):
    """Chance: the construction cost of the next cathedral."""

    cost: int


class Town(NamedTuple):
    """Chance: the town of the next fair, as a number in the list of town tiles."""

    town: int


class Fair(NamedTuple):
    """Chance: the next fair tile."""

    fair: int


class First(NamedTuple):
    """Chance: the first player."""

    seat: int


class Roll(NamedTuple):
    """Chance: a die from the bag and its face."""

    resource: int
    face: int


class Corrupt(NamedTuple):
    """Chance: a corruption token."""

    steps: int


Action: TypeAlias = (
    EndTurn
    | Stop
    | Leave
    | Decline
    | Advance
    | DiscardOffer
    | Choose
    | Perform
    | Activate
    | Bonus
    | Die
    | Move
    | House
    | Pillar
    | Take
    | Lodge
    | Exchange
    | Buy
    | Fulfil
    | Crest
    | Build
    | Use
    | Wheel
    | Segment
    | Draw
    | Cost
    | Town
    | Fair
    | First
    | Roll
    | Corrupt
)

# The numbers: each family is a run that starts here.
END_TURN: Final = 0
STOP: Final = 1
LEAVE: Final = 2
DECLINE: Final = 3
ADVANCE: Final = 4
DISCARD_OFFER: Final = 5
CHOOSE: Final = 6
PERFORM: Final[int] = CHOOSE + KINDS
ACTIVATE: Final[int] = PERFORM + REAL_ACTIONS
BONUS: Final[int] = ACTIVATE + BUILDINGS
DIE: Final[int] = BONUS + ROOMS
"""`DIE + 6 * (6 * resource + face - 1) + turned - 1`."""
MOVE: Final[int] = DIE + KINDS * FACES * FACES
"""`MOVE + piece * spaces + space`."""
HOUSE: Final[int] = MOVE + 2 * len(SPACES)
PILLAR: Final[int] = HOUSE + len(HOUSE_NAMES)
TAKE: Final[int] = PILLAR + CATHEDRALS
LODGE: Final[int] = TAKE + TILE_COUNT
"""`LODGE + rooms * (tile - first character) + room`."""
EXCHANGE: Final[int] = LODGE + (TILE_COUNT - FIRST_CHARACTER) * ROOMS
"""`EXCHANGE + 4 * give + the get-th of the others`."""
BUY: Final[int] = EXCHANGE + KINDS * (KINDS - 1)
"""`BUY + resource - 1`: gold buys no gold."""
FULFIL: Final[int] = BUY + KINDS - 1

FULFIL_AT: Final[list[int]] = []
"""Where the ways to pay each contract begin."""
_ways: list[tuple[int, int]] = []
for _tile in range(TILE_COUNT):
    FULFIL_AT.append(FULFIL + len(_ways))
    _ways += [(_tile, kind) for kind in PAYMENTS[_tile]]
CREST: Final[int] = FULFIL + len(_ways)
"""`CREST + buildings * family + building`."""
BUILD: Final[int] = CREST + len(FAMILIES) * BUILDINGS
USE: Final[int] = BUILD + CATHEDRALS
HELPERS: Final[list[int]] = [tile for tile in range(TILE_COUNT) if TILE_KIND[tile] == HELPER]
"""`USE + its place here`."""
USE_AT: Final[list[int]] = [USE + HELPERS.index(tile) if tile in HELPERS else NONE for tile in range(TILE_COUNT)]
WHEEL: Final[int] = USE + len(HELPERS)
SEGMENT: Final[int] = WHEEL + FACES
DRAW: Final[int] = SEGMENT + len(ACTIONS)
COST: Final[int] = DRAW + TILE_COUNT
TOWN: Final[int] = COST + len(COST_IDS)
FAIR: Final[int] = TOWN + len(TOWN_TILES)
FIRST: Final[int] = FAIR + len(FAIRS)
ROLL: Final[int] = FIRST + MAX_PLAYERS
"""`ROLL + 6 * resource + face - 1`."""
CORRUPT: Final[int] = ROLL + KINDS * FACES
MOST_CORRUPTION: Final[int] = max(CORRUPTION)
ACTION_COUNT: Final[int] = CORRUPT + MOST_CORRUPTION + 1

_RUNS: Final[list[int]] = [
    *[END_TURN, STOP, LEAVE, DECLINE, ADVANCE, DISCARD_OFFER, CHOOSE, PERFORM, ACTIVATE, BONUS, DIE, MOVE, HOUSE, PILLAR, TAKE],
    *[LODGE, EXCHANGE, BUY, FULFIL, CREST, BUILD, USE],
    *[WHEEL, SEGMENT, DRAW, COST, TOWN, FAIR, FIRST, ROLL, CORRUPT],
]
FAMILY: Final[list[int]] = [
    first for first, after in zip(_RUNS, [*_RUNS[1:], ACTION_COUNT], strict=True) for _ in range(first, after)
]
"""By action: the family that it belongs to, named by the first of its run."""


def _all() -> list[Action]:
    """Every action in the order of its number."""
    faces, spaces = range(1, FACES + 1), range(len(SPACES))
    table: list[Action] = [EndTurn(), Stop(), Leave(), Decline(), Advance(), DiscardOffer()]
    table += [Choose(resource) for resource in range(KINDS)]
    table += [Perform(action) for action in range(REAL_ACTIONS)]
    table += [Activate(building) for building in range(BUILDINGS)]
    table += [Bonus(room) for room in range(ROOMS)]
    table += [Die(resource, face, turned) for resource in range(KINDS) for face in faces for turned in faces]
    table += [Move(piece, space) for piece in range(2) for space in spaces]
    table += [House(house) for house in range(len(HOUSE_NAMES))]
    table += [Pillar(cathedral) for cathedral in range(CATHEDRALS)]
    table += [Take(tile) for tile in range(TILE_COUNT)]
    table += [Lodge(tile, room) for tile in range(FIRST_CHARACTER, TILE_COUNT) for room in range(ROOMS)]
    table += [Exchange(give, get) for give in range(KINDS) for get in range(KINDS) if give != get]
    table += [Buy(resource) for resource in range(1, KINDS)]
    table += [Fulfil(tile, kind) for tile, kind in _ways]
    table += [Crest(family, building) for family in range(len(FAMILIES)) for building in range(BUILDINGS)]
    table += [Build(cathedral) for cathedral in range(CATHEDRALS)]
    table += [Use(tile) for tile in HELPERS]
    table += [Wheel(face) for face in faces]
    table += [Segment(action) for action in range(len(ACTIONS))]
    table += [Draw(tile) for tile in range(TILE_COUNT)]
    table += [Cost(cost) for cost in range(len(COST_IDS))]
    table += [Town(town) for town in range(len(TOWN_TILES))]
    table += [Fair(fair) for fair in range(len(FAIRS))]
    table += [First(seat) for seat in range(MAX_PLAYERS)]
    table += [Roll(resource, face) for resource in range(KINDS) for face in faces]
    table += [Corrupt(steps) for steps in range(MOST_CORRUPTION + 1)]
    return table


_ACTIONS: Final[list[Action]] = _all()
assert len(_ACTIONS) == ACTION_COUNT


def typed(action: int) -> Action:
    """The action as a typed tuple."""
    return _ACTIONS[action]


def _room(room: int) -> str:
    return f"{ROOM_BUILDING[room] + 1}.{ROOM_FLOOR[room]}"


def notation(action: int) -> str:
    """The action as text: towns, tiles and resources by name, rooms as building and floor."""
    act = _ACTIONS[action]
    if isinstance(act, EndTurn):
        return "end turn"
    if isinstance(act, DiscardOffer):
        return "discard offer"
    if isinstance(act, Stop | Leave | Decline | Advance):
        return type(act).__name__.lower()
    if isinstance(act, Choose | Buy):
        return f"{type(act).__name__.lower()} {RESOURCES[act.resource]}"
    if isinstance(act, Perform | Segment):
        return f"{type(act).__name__.lower()} {ACTIONS[act.action]}"
    if isinstance(act, Activate):
        return f"activate {act.building + 1}"
    if isinstance(act, Bonus):
        return f"bonus {_room(act.room)}"
    if isinstance(act, Die):
        turned = f" to {act.turned}" if act.turned != act.face else ""
        return f"die {RESOURCES[act.resource]} {act.face}{turned}"
    if isinstance(act, Move):
        return f"{PIECES[act.piece]} to {SPACES[act.space]}"
    if isinstance(act, House):
        return f"house {HOUSE_NAMES[act.house]}"
    if isinstance(act, Pillar | Build):
        return f"{type(act).__name__.lower()} {SPACES[CATHEDRAL_TOWN[act.cathedral]]}"
    if isinstance(act, Take | Use | Draw):
        return f"{type(act).__name__.lower()} {TILE_ID[act.tile]}"
    if isinstance(act, Lodge):
        return f"lodge {TILE_ID[act.tile]} {_room(act.room)}"
    if isinstance(act, Exchange):
        return f"exchange {RESOURCES[act.give]} {RESOURCES[act.get]}"
    if isinstance(act, Fulfil):
        return f"fulfil {TILE_ID[act.tile]}" + (f" {RESOURCES[act.kind]}" if act.kind != NONE else "")
    if isinstance(act, Crest):
        return f"crest {FAMILIES[act.family]} {act.building + 1}"
    if isinstance(act, Cost):
        return f"cost {COST_IDS[act.cost]}"
    if isinstance(act, Town):
        return f"town {SPACES[TOWN_TILES[act.town]]}"
    if isinstance(act, Fair):
        return f"fair {FAIRS[act.fair]}"
    if isinstance(act, Roll):
        return f"roll {RESOURCES[act.resource]} {act.face}"
    return f"{type(act).__name__.lower()} {act[0]}"


_BY_NOTATION: Final[dict[str, int]] = {notation(action): action for action in range(ACTION_COUNT)}
_BY_TYPE: Final[dict[tuple[str, Action], int]] = {(type(act).__name__, act): number for number, act in enumerate(_ACTIONS)}


def parse(text: str) -> int:
    """The action that the text names."""
    action = _BY_NOTATION.get(" ".join(text.split()))
    if action is None:
        raise NotationError(f"{text!r} names no action of this game; try 'die wool 3', 'merchant to paris' or 'end turn'")
    return action


def encode(act: Action) -> int:
    """The number of a typed action."""
    try:
        return _BY_TYPE[(type(act).__name__, act)]
    except (KeyError, TypeError):
        raise NotationError(f"{act!r} is no action of this game") from None
