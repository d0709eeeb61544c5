"""Two steps: `build_ext` compiles the hot modules, those that a `hot.txt` beside them names; a wheel takes what was compiled.

Which wheel is built on which machine stands in `building/backend.py`.
"""

from __future__ import annotations

import os
import sys
from importlib.metadata import distribution
from pathlib import Path
from shutil import copytree, ignore_patterns

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

NATIVE = os.environ.get("PARLOUR_NATIVE", "")
"""The folder of what was compiled, for a wheel that shall have it."""


def hot() -> list[str]:
    """The hot modules of the engine, of every game and of the bots."""
    lists = sorted(Path("src", "parlour").rglob("hot.txt"))
    return [str(path) for file in lists for name in file.read_text("utf-8").split() for path in sorted(file.parent.glob(name))]


SOURCES = {file: Path(file).read_bytes() for file in hot()}
"""As they are before they are compiled, which takes a minute: an edit in that time is in no wheel beside older native code."""


class Compile(build_ext):  # type: ignore[misc] # setuptools is not typed
    """The native code, what it was made of, and the licence of mypyc's runtime, which is part of it."""

    def run(self) -> None:
        super().run()
        for file, text in SOURCES.items():
            Path(self.build_lib, *Path(file).parts[1:]).write_bytes(text)
        texts = [file for file in distribution("mypy").files or () if file.name == "LICENSE" and file.parent.name == "licenses"]
        Path(self.build_lib, "parlour", "engine", "mypyc-licence.txt").write_text(texts[0].read_text("utf-8"), "utf-8")


class Take(build_ext):  # type: ignore[misc] # setuptools is not typed
    """The native code as it was compiled before."""

    def run(self) -> None:
        copytree(NATIVE, self.build_lib, ignore=ignore_patterns("ready"), dirs_exist_ok=True)


class CompiledDistribution(Distribution):  # type: ignore[misc] # setuptools is not typed
    """One whose wheel fits this platform alone."""

    def has_ext_modules(self) -> bool:
        return True


if "build_ext" in sys.argv:
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--strict", *SOURCES], opt_level="3", debug_level="0"), cmdclass={"build_ext": Compile})
elif NATIVE:
    setup(distclass=CompiledDistribution, cmdclass={"build_ext": Take})
else:
    setup()
