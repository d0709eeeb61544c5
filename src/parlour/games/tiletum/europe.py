"""The data of one position: the map, the wheel, the offers, every player's board, and what is pending."""

from __future__ import annotations

from parlour.engine.contract import State
from parlour.engine.errors import IllegalAction
from parlour.games.tiletum import actions
from parlour.games.tiletum.components import KINDS, STOREHOUSE, Frame, Tiles


class Europe(State):
    """Flat lists of numbers and shared tuples, so that a copy is cheap."""

    __slots__ = (
        "action_tiles",
        "architects",
        "arrival",
        "bag",
        "bonus_ap",
        "bonus_discard",
        "bonus_pile",
        "built",
        "character_offer",
        "character_pile",
        "contract_offer",
        "contract_pile",
        "contracts",
        "corruption",
        "costs",
        "crests",
        "dice",
        "earned",
        "exchanged",
        "fair_towns",
        "fairs",
        "goods",
        "house_supply",
        "houses",
        "king_tile",
        "legal",
        "map_tiles",
        "merchants",
        "order",
        "pending",
        "pillar_supply",
        "pillars",
        "residents",
        "rooms",
        "round",
        "stacks",
        "step",
        "storehouses",
        "taken",
        "tile_at",
        "track",
        "turn",
        "turn_number",
        "using",
        "wheel",
    )

    round: int
    """From 0."""
    turn_number: int
    """Which of the three turns of the round, from 0."""
    step: int
    """Whose turn it is, as a place in the turn order; -1 before the first."""
    turn: int
    """The seat that decides; -1 while nobody does."""
    order: tuple[int, ...]
    """The seats in turn order."""
    pending: list[Frame]
    """What is still to be done; the last first."""
    legal: tuple[int, ...]
    """What the seat may do, as far as it was asked for: empty means not computed."""
    exchanged: bool
    """Whether the bonus of the first exchange in this turn is spent."""

    wheel: int
    """The die value at the first action, less one."""
    action_tiles: tuple[int, ...]
    """The actions clockwise around the wheel."""
    tile_at: list[int]
    """The bonus tile at each of them, or -1."""
    king_tile: int
    map_tiles: list[int]
    """The bonus tile on each space of the map for one, or -1."""
    dice: Tiles
    """The dice at the wheel, each `6 * resource + face - 1`, sorted."""
    bag: list[int]
    """How many dice of each colour are in the bag."""
    taken: list[Tiles]
    """The dice on every player board, by seat, with the face they were turned to."""

    bonus_pile: Tiles
    bonus_discard: Tiles
    contract_pile: Tiles
    character_pile: Tiles
    contract_offer: list[int]
    """From left to right; -1 for an empty space."""
    character_offer: list[int]
    costs: list[int]
    """The construction cost tile of every cathedral; -1 while it is not drawn."""
    stacks: list[int]
    """How many tiles of every cathedral are taken."""
    fair_towns: tuple[int, ...]
    fairs: tuple[int, ...]
    corruption: tuple[int, ...]
    """The tokens that were shown in this round."""

    track: list[int]
    """The space of every seat's marker on the king track."""
    arrival: tuple[int, ...]
    """The seats in the order in which their markers came to where they are: on one space, the first is the bottom one."""

    earned: list[tuple[int, ...]]
    """Points by seat and source, in the order of `SOURCES`."""
    goods: list[int]
    """Resources: five numbers for each seat."""
    storehouses: list[Tiles]
    using: Tiles
    """The helpers that are being resolved; they keep their space."""
    rooms: list[int]
    """The character in each room, or -1: nine numbers for each seat."""
    residents: list[int]
    """The type of character that lives in each building, or -1: six numbers for each seat."""
    crests: list[int]
    """The crest tile below each building, or -1: six numbers for each seat."""
    bonus_ap: list[int]
    """The points of the bonus marker at each action: five numbers for each seat."""
    contracts: list[Tiles]
    """Fulfilled contracts by seat, in order."""
    house_supply: list[int]
    pillar_supply: list[int]
    houses: list[int]
    """The seat whose house stands on each house space, or -1."""
    pillars: list[int]
    """The seats whose pillars stand at each cathedral, as bits."""
    built: list[int]
    """The cathedrals that each seat has contributed to, as bits."""
    merchants: list[int]
    architects: list[int]

    def points(self, seat: int) -> int:
        """The seat's place on the score track."""
        return sum(self.earned[seat])

    def earn(self, seat: int, source: int, points: int) -> int:
        """Move along the score track, never below 0; says how far."""
        before = self.earned[seat]
        if points < 0:
            points = max(points, -sum(before))
        self.earned[seat] = (*before[:source], before[source] + points, *before[source + 1 :])
        return points

    def has_space(self) -> bool:
        """Whether the storehouse of the seat whose turn it is has an empty space."""
        return len(self.storehouses[self.turn]) + len(self.using) < STOREHOUSE

    def resources(self, seat: int) -> int:
        """All resources of a seat together."""
        return sum(self.goods[KINDS * seat : KINDS * seat + KINDS])

    def illegal(self, action: int, why: str) -> IllegalAction:
        """The error for an action that cannot be done now."""
        known = 0 <= action < actions.ACTION_COUNT
        name = actions.notation(action) if known else f"action {action}"
        return IllegalAction(f"'{name}' cannot be done now: {why}")


def without(tiles: Tiles, tile: int) -> Tiles:
    """The tiles less this one."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def joined(tiles: Tiles, tile: int) -> Tiles:
    """The tiles with this one, sorted."""
    return tuple(sorted((*tiles, tile)))
