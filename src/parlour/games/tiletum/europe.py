"""The data of one position: the map, the wheel, the offers, every player's board, and what is pending."""

from __future__ import annotations

from parlour.engine.contract import State
from parlour.games.tiletum.components import (
    BONUS_PILE,
    BUILDINGS,
    CATHEDRALS,
    CHARACTER_PILE,
    CHARACTER_SLOTS,
    CONTRACT_PILE,
    CONTRACT_SLOTS,
    DICE_IN_BAG,
    FACES,
    FIRST_FAIR,
    HOUSE_TOWN,
    KINDS,
    NONE,
    REAL_ACTIONS,
    ROOMS,
    SOURCES,
    START,
    START_HOUSES,
    START_PILLARS,
    START_VP,
    STOREHOUSE,
    TILE_SPACE_TOWN,
    TRACK_START,
    Frame,
    Tiles,
)


class Europe(State):
    """Flat lists of numbers and shared tuples, so that a copy is cheap."""

    # <written by positions: slots>
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
    # </written>

    def begin(self, players: int, action_tiles: tuple[int, ...], wheel: int, set_up: list[Frame]) -> None:
        """The position before anything is drawn: every field is declared here, and nowhere else."""
        self.disclosures = 0  # not in the key
        self.legal: tuple[int, ...] = ()  # not in the key
        """What the seat may do, as far as it was asked for: empty means not computed."""

        # Together in the key: whose turn it is.
        self.players = players
        self.round: int = 0
        """From 0."""
        self.turn_number: int = 0
        """Which of the three turns of the round, from 0."""
        self.step: int = -1
        """Whose turn it is, as a place in the turn order; -1 before the first."""
        self.turn: int = NONE
        """The seat that decides; -1 while nobody does."""
        self.order: tuple[int, ...] = ()
        """The seats in turn order."""
        self.exchanged: bool = False
        """Whether the bonus of the first exchange in this turn is spent."""

        self.pending: list[Frame] = set_up  # in the key: each[: _TOLD_APART[each[0]]]
        """What is still to be done; the last first."""

        # Together in the key: the wheel.
        self.wheel: int = wheel
        """The die value at the first action, less one."""
        self.action_tiles: tuple[int, ...] = action_tiles
        """The actions clockwise around the wheel."""
        self.king_tile: int = NONE
        self.dice: Tiles = ()
        """The dice at the wheel, each `6 * resource + face - 1`, sorted."""

        self.tile_at: list[int] = [NONE] * FACES
        """The bonus tile at each of the actions around the wheel, or -1."""
        self.map_tiles: list[int] = [NONE] * len(TILE_SPACE_TOWN)
        """The bonus tile on each space of the map for one, or -1."""
        self.bag: list[int] = [DICE_IN_BAG * players] * KINDS
        """How many dice of each colour are in the bag."""
        self.taken: list[Tiles] = [()] * players
        """The dice on every player board, by seat, with the face they were turned to."""

        # Together in the key: the piles.
        self.bonus_pile: Tiles = BONUS_PILE[players]
        self.bonus_discard: Tiles = ()
        self.contract_pile: Tiles = CONTRACT_PILE[players]
        self.character_pile: Tiles = CHARACTER_PILE[players]

        self.contract_offer: list[int] = [NONE] * CONTRACT_SLOTS
        """From left to right; -1 for an empty space."""
        self.character_offer: list[int] = [NONE] * CHARACTER_SLOTS
        self.costs: list[int] = [NONE] * CATHEDRALS
        """The construction cost tile of every cathedral; -1 while it is not drawn."""
        self.stacks: list[int] = [0] * CATHEDRALS
        """How many tiles of every cathedral are taken."""

        # Together in the key: what comes in rows.
        self.fair_towns: tuple[int, ...] = (FIRST_FAIR,)
        self.fairs: tuple[int, ...] = ()
        self.corruption: tuple[int, ...] = ()
        """The tokens that were shown in this round."""
        self.arrival: tuple[int, ...] = tuple(range(players))
        """The seats in the order in which their markers came to where they are on the king track: on one space, the first is
        the bottom one."""
        self.using: Tiles = ()
        """The helpers that are being resolved; they keep their space."""

        self.track: list[int] = [TRACK_START] * players
        """The space of every seat's marker on the king track."""
        self.earned: list[tuple[int, ...]] = [(START_VP, *[0] * (len(SOURCES) - 1))] * players
        """Points by seat and source, in the order of `SOURCES`."""
        self.goods: list[int] = [0] * (KINDS * players)
        """Resources: five numbers for each seat."""
        self.storehouses: list[Tiles] = [()] * players
        self.rooms: list[int] = [NONE] * (ROOMS * players)
        """The character in each room, or -1: nine numbers for each seat."""
        self.residents: list[int] = [NONE] * (BUILDINGS * players)
        """The type of character that lives in each building, or -1: six numbers for each seat."""
        self.crests: list[int] = [NONE] * (BUILDINGS * players)
        """The crest tile below each building, or -1: six numbers for each seat."""
        self.bonus_ap: list[int] = [0] * (REAL_ACTIONS * players)
        """The points of the bonus marker at each action: five numbers for each seat."""
        self.contracts: list[Tiles] = [()] * players
        """Fulfilled contracts by seat, in order."""
        self.house_supply: list[int] = [START_HOUSES] * players
        self.pillar_supply: list[int] = [START_PILLARS] * players
        self.houses: list[int] = [NONE] * len(HOUSE_TOWN)
        """The seat whose house stands on each house space, or -1."""
        self.pillars: list[int] = [0] * CATHEDRALS
        """The seats whose pillars stand at each cathedral, as bits."""
        self.built: list[int] = [0] * players
        """The cathedrals that each seat has contributed to, as bits."""
        self.merchants: list[int] = [START] * players
        self.architects: list[int] = [START] * players

    def points(self, seat: int) -> int:
        """The seat's place on the score track."""
        return sum(self.earned[seat])

    def earn(self, seat: int, source: int, points: int) -> int:
        """Move along the score track, never below 0; says how far."""
        before = self.earned[seat]
        if points < 0:
            points = max(points, -sum(before))
        row = list(before)
        row[source] += points
        self.earned[seat] = tuple(row)
        return points

    def has_space(self) -> bool:
        """Whether the storehouse of the seat whose turn it is has an empty space."""
        return len(self.storehouses[self.turn]) + len(self.using) < STOREHOUSE

    def resources(self, seat: int) -> int:
        """All resources of a seat together."""
        return sum(self.goods[KINDS * seat : KINDS * seat + KINDS])
