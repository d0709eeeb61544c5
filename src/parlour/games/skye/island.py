"""The data of one position: gold, points, tiles, and what is decided now."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import State
from parlour.engine.errors import IllegalAction
from parlour.engine.messages import Argument
from parlour.games.refusal import refused
from parlour.games.skye.components import PLACES, SCORED, Tiles
from parlour.games.skye.moves import NUMBERING
from parlour.games.skye.territory import Territory

CHOOSING_FIRST: Final = 0
CHOOSING_GOALS: Final = 1
DRAWING: Final = 2
PRICING: Final = 3
BUYING: Final = 4
BUILDING: Final = 5
OVER: Final = 6
STAGE_NAMES: Final = ("choosing_first", "choosing_goals", "drawing", "pricing", "buying", "building", "over")

NONE: Final = -1
NOBODY: Final = -3

SOURCES: Final[tuple[str, ...]] = (*PLACES, "scrolls", "gold")
"""Where points come from."""


class Island(State):
    """Territories never change and tuples are shared, so a copy is a handful of short lists."""

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

    stage: int
    round: int
    """From 0."""
    start: int
    """The seat with the start marker."""
    turn: int
    """The seat that draws or buys."""
    goals: Tiles
    """The scoring tiles at A to D, as far as they are drawn."""
    bag: Tiles
    gold: list[int]
    """Gold in hand; while prices are secret it still includes what lies on the own tiles."""
    earned: list[tuple[int, ...]]
    """Points by seat and source, in the order of `SOURCES`."""
    territories: list[Territory]
    base: list[int]
    """How many tiles of each territory everybody has seen."""
    drawn: list[Tiles]
    """The tiles that each seat drew this round, in the order of drawing."""
    discards: list[int]
    """The tile with the discard marker, secret until the reveal."""
    prices: list[tuple[int, ...]]
    """The prices of the other tiles, in the order of drawing, as far as they are set; secret until the reveal."""
    market: list[tuple[tuple[int, int], ...]]
    """After the reveal: what each seat still offers, as tile and price."""
    gained: list[Tiles]
    """The tiles that each seat builds this round."""
    hands: list[Tiles]
    """Those of them that are not built yet; secret while all build."""
    chosen: list[int]
    """The tile that the seat has taken up to build next."""
    returned: list[Tiles]
    """Tiles that fitted nowhere and go back into the bag; secret while all build."""
    show_gold: bool
    """Whether the table shows everybody's gold."""

    @property
    def rounds(self) -> int:
        """How many rounds this game has."""
        return len(SCORED[self.players])

    def points(self, seat: int) -> int:
        """The seat's place on the score track."""
        return sum(self.earned[seat])

    def earn(self, seat: int, source: int, points: int) -> None:
        """Move along the score track."""
        before = self.earned[seat]
        self.earned[seat] = (*before[:source], before[source] + points, *before[source + 1 :])

    def illegal(self, action: int, key: str = "", rule: str = "", args: dict[str, Argument] | None = None) -> IllegalAction:
        """The error for an action that cannot be done now, with the reason if it is of the kind that is decided now."""
        return refused(NUMBERING, action, key, rule, args)


def without(tiles: Tiles, tile: int) -> Tiles:
    """The tiles less this one."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]
