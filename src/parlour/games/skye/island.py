"""The data of one position: gold, points, tiles, and what is decided now."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from parlour.engine.contract import NOBODY, State
from parlour.engine.errors import IllegalAction
from parlour.engine.messages import Argument
from parlour.games.refusal import refused
from parlour.games.skye.components import BAG, PLACES, SCORED, Tiles
from parlour.games.skye.moves import NUMBERING
from parlour.games.skye.territory import START, Territory

CHOOSING_FIRST: Final = 0
CHOOSING_GOALS: Final = 1
DRAWING: Final = 2
PRICING: Final = 3
BUYING: Final = 4
BUILDING: Final = 5
OVER: Final = 6

Stage: TypeAlias = Literal["choosing_first", "choosing_goals", "drawing", "pricing", "buying", "building", "over"]
STAGE_NAMES: Final[tuple[Stage, ...]] = (
    "choosing_first",
    "choosing_goals",
    "drawing",
    "pricing",
    "buying",
    "building",
    "over",
)

NONE: Final = -1

SOURCES: Final[tuple[str, ...]] = (*PLACES, "scrolls", "gold")
"""Where points come from."""


class Island(State):
    """Territories never change and tuples are shared, so a copy is a handful of short lists."""

    # <written by positions: slots>
    __slots__ = (
        "bag",
        "base",
        "chosen",
        "discards",
        "drawn",
        "earned",
        "gained",
        "goals",
        "gold",
        "hands",
        "market",
        "prices",
        "returned",
        "round",
        "show_gold",
        "stage",
        "start",
        "territories",
        "turn",
    )
    # </written>

    def begin(self, players: int, show_gold: bool) -> None:
        """The position before the start player is known: every field is declared here, and nowhere else."""
        self.disclosures = 0  # not in the key

        # Together in the key: what concerns all.
        self.players = players
        self.stage: int = CHOOSING_FIRST
        self.round: int = 0
        """From 0."""
        self.start: int = NONE
        """The seat with the start marker."""
        self.turn: int = NOBODY
        """The seat that draws or buys."""
        self.goals: Tiles = ()
        """The scoring tiles at A to D, as far as they are drawn."""
        self.bag: Tiles = BAG
        self.show_gold: bool = show_gold
        """Whether the table shows everybody's gold."""

        self.gold: list[int] = [0] * players
        """Gold in hand; while prices are secret it still includes what lies on the own tiles."""
        self.earned: tuple[tuple[int, ...], ...] = ((0,) * len(SOURCES),) * players
        """Points by seat and source, in the order of `SOURCES`."""
        self.territories: list[Territory] = [START] * players  # in the key: each.placed
        self.base: tuple[int, ...] = (1,) * players
        """How many tiles of each territory everybody has seen."""
        self.drawn: list[Tiles] = [()] * players
        """The tiles that each seat drew this round, in the order of drawing."""
        self.discards: list[int] = [NONE] * players
        """The tile with the discard marker, secret until the reveal."""
        self.prices: list[tuple[int, ...]] = [()] * players
        """The prices of the other tiles, in the order of drawing, as far as they are set; secret until the reveal."""
        self.market: list[tuple[tuple[int, int], ...]] = [()] * players
        """After the reveal: what each seat still offers, as tile and price."""
        self.gained: list[Tiles] = [()] * players
        """The tiles that each seat builds this round."""
        self.hands: list[Tiles] = [()] * players
        """Those of them that are not built yet; secret while all build."""
        self.chosen: list[int] = [NONE] * players
        """The tile that the seat has taken up to build next."""
        self.returned: list[Tiles] = [()] * players
        """Tiles that fitted nowhere and go back into the bag; secret while all build."""

    @property
    def rounds(self) -> int:
        """How many rounds this game has."""
        return len(SCORED[self.players])

    def points(self, seat: int) -> int:
        """The seat's place on the score track."""
        return sum(self.earned[seat])

    def earn(self, source: int, points: list[int]) -> None:
        """All move along the score track."""
        rows = list(self.earned)
        for seat, more in enumerate(points):
            if more:
                row = list(rows[seat])
                row[source] += more
                rows[seat] = tuple(row)
        self.earned = tuple(rows)

    def illegal(self, action: int, key: str = "", rule: str = "", args: dict[str, Argument] | None = None) -> IllegalAction:
        """The error for an action that cannot be done now, with the reason if it is of the kind that is decided now."""
        return refused(NUMBERING, action, key, rule, args)
