"""Games from outside: packages that name a game in the entry-point group `parlour.games`.

    [project.entry-points."parlour.games"]
    pearls = "parlour_pearls.game:PearlsGame"

Everything else of such a game lies beside that module and is found by its name: rules pages, words, bots.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

GROUP = "parlour.games"

log = logging.getLogger(__name__)


class Package(NamedTuple):
    """Where a game is: the module and the class in it."""

    name: str
    module: str
    attribute: str

    @property
    def home(self) -> str:
        """The package that the module lies in, with all that belongs to the game."""
        return self.module.rpartition(".")[0] or self.module

    @property
    def folder(self) -> Traversable:
        """What lies there."""
        return files(self.home)


@cache
def outside() -> dict[str, Package]:
    """The games that installed packages bring, by name; asked for once, because every installed package is looked at."""
    found: dict[str, Package] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        package = Package(entry.name, entry.module, entry.attr)
        if found.setdefault(entry.name, package) != package:
            log.error("two packages bring a game called %r: %s is left out", entry.name, entry.value)
    return found
