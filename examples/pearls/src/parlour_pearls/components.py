"""The box: every number of the game, from `components.json`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from parlour.engine.components import Audit, Expected, check_counts


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: str
    players: tuple[int, int]
    values: list[int]
    copies: int
    turns: int
    most: int
    contents: list[Expected]


_BOX: Final = msgspec.json.decode(files(__package__).joinpath("components.json").read_bytes(), type=_Box)
EDITION: Final = _BOX.edition
MIN_PLAYERS, MAX_PLAYERS = _BOX.players
VALUES: Final = tuple(_BOX.values)
COPIES: Final = _BOX.copies
TURNS: Final = _BOX.turns
MOST: Final = _BOX.most
SHELLS: Final = tuple(value for value in VALUES for _ in range(COPIES))


def audit() -> Audit:
    """The shells against the list of components; a game of one's own has nothing to reconstruct."""
    numbers = len(_BOX.players) + len(VALUES) + 3
    counts = check_counts(_BOX.contents, {"shells": len(SHELLS)})
    return Audit("pearls", EDITION, counts, [], {"printed": numbers, "derived": 0, "reconstructed": 0})
