"""The games, by name. Every folder here is a game of the house; other packages bring theirs by the entry-point group.

A game is loaded when somebody asks for it. One that cannot be loaded is left out, with a line in the log that says why; the
others play on.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from parlour.engine.contract import Game
from parlour.engine.errors import UnknownGame
from parlour.engine.packages import Package, outside

log = logging.getLogger(__name__)


@cache
def house() -> dict[str, Package]:
    """The games of the house: `NameGame` in the module `game` of the folder `name`."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: Package(name, f"{__name__}.{name}.game", f"{name.capitalize()}Game") for name in folders}


def _lying(name: str) -> Package | None:
    return house().get(name) or outside().get(name)


def package_of(name: str) -> Package:
    """Where the game of that name lies."""
    package = _lying(name)
    if package is None:
        raise UnknownGame(f"no game is called {name!r}: there is {', '.join(GAMES)}")
    return package


class _Shelf(Mapping[str, Game]):
    """All games that can be loaded, those of the house first."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}
        self._broken: dict[str, str] = {}

    def load(self, package: Package) -> Game:
        """The game; raises `UnknownGame` with the reason if it cannot be loaded."""
        name = package.name
        if name not in self._loaded and name not in self._broken:
            try:
                self._loaded[name] = _made(package)
            except Exception as error:  # whatever is wrong with one package, the other games play on
                self._broken[name] = f"the game {name!r} of {package.module} cannot be loaded: {error!r}"
                log.error("%s", self._broken[name])
        if name in self._broken:
            raise UnknownGame(self._broken[name])
        return self._loaded[name]

    def __getitem__(self, name: str) -> Game:
        package = _lying(name)
        if package is None:
            raise KeyError(name)
        try:
            return self.load(package)
        except UnknownGame as error:
            raise KeyError(name) from error

    def __iter__(self) -> Iterator[str]:
        return (name for name in house() | outside() if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _made(package: Package) -> Game:
    game = getattr(import_module(package.module), package.attribute)()
    if not isinstance(game, Game):
        raise TypeError(f"{package.attribute} is no Game")
    if game.name != package.name:
        raise ValueError(f"the game calls itself {game.name!r}")
    return game


GAMES = _Shelf()


def find(name: str) -> Game:
    """The game of that name."""
    return GAMES.load(package_of(name))
