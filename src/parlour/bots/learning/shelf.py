"""The nets of the package: one for every game and player count that has one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from parlour.bots.learning.net import Net


@cache
def shelved(game: str, players: int) -> Net | None:
    """The net for such a table, if there is one; NumPy is not imported before somebody asks."""
    path = files("parlour.bots.champion").joinpath(f"{game}-{players}.json")
    if not path.is_file():
        return None
    from parlour.bots.learning.net import Net, Weights

    return Net(msgspec.json.decode(path.read_bytes(), type=Weights))
