"""Which build of Parlour runs: its version, compiled or plain, and whether it is older than the sources that it was made of."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_MADE = (".so", ".pyd", "mypyc-licence.txt")
_MADE_FOLDERS = ("__pycache__", "client")
"""What a build makes, and the browser client, which is built apart."""


def is_compiled() -> bool:
    """Whether the engine runs as native code."""
    from parlour.engine import contract

    return not str(sys.modules[contract.__name__].__file__).endswith(".py")


def name() -> str:
    """The version, and which of the two builds it is."""
    return f"{version('parlour')} ({'compiled' if is_compiled() else 'plain'})"


def checkout() -> Path | None:
    """The checkout that this package lies in, as its sources or as the build that make has made of them."""
    for place in ("src/parlour", "build/compiled/parlour"):
        root = _PACKAGE.parents[place.count("/")]
        if root / place == _PACKAGE and (root / "Makefile").exists():
            return root
    return None


def is_old(package: Path, sources: Path) -> bool:
    """Whether a build differs from these sources in a module, or in a file that it took from them."""
    files = {*_files(package), *(file for file in _files(sources) if file.endswith(".py"))}
    return any(_read(package, file) != _read(sources, file) for file in files)


def complain_if_old() -> None:
    """One line where the build of a checkout is run though its sources have changed: nobody runs old code unawares."""
    root = checkout()
    if root and root / "src" / "parlour" != _PACKAGE and is_old(_PACKAGE, root / "src" / "parlour"):
        sys.stderr.write("parlour: the compiled build is older than the sources in src; `make compiled` makes it anew\n")


def _files(package: Path) -> Iterator[str]:
    """The files that are not made by a build, relative to the package."""
    for folder, folders, names in os.walk(package):
        folders[:] = [each for each in folders if each not in _MADE_FOLDERS]
        for each in names:
            if not each.endswith(_MADE):
                yield str(Path(folder, each).relative_to(package))


def _read(package: Path, file: str) -> bytes | None:
    try:
        return Path(package, file).read_bytes()
    except FileNotFoundError:
        return None
