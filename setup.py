"""The compiled build: with PARLOUR_COMPILE=1 the hot modules, those that a `hot.txt` beside them names, go through mypyc."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup


def hot() -> list[str]:
    """The hot modules of the engine and of every game."""
    lists = sorted(Path("src", "parlour").rglob("hot.txt"))
    return [str(path) for file in lists for name in file.read_text("utf-8").split() for path in sorted(file.parent.glob(name))]


if os.environ.get("PARLOUR_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--strict", *hot()], opt_level="3", debug_level="0"))
else:
    setup()
