"""How a wheel is built: with the compiled engine and the browser client where this machine can make them, else without.

`pip install .` comes here (`build-backend` in pyproject.toml). An editable installation runs the sources as they are.
`python building/backend.py` says whether C can be compiled here.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from shutil import rmtree, which
from tempfile import TemporaryDirectory

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.errors import BaseError, CCompilerError

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

_LOCK = Path("requirements", "build.txt")
_THERE = ("setuptools==", "wheel==")
"""What builds in any case, in the version that `requires` in pyproject.toml brought; pip refuses to replace it."""
_NATIVE = Path("build", "native")
_CLIENT = Path("src", "parlour", "server", "client", "index.html")
_WEB = Path("web")
_MADE_OF = ("*.*", "public/**/*", "scripts/**/*", "src/**/*", "../src/parlour/words/**/*.ftl")
"""What the client is made of."""
_Settings = dict[str, str | list[str]] | None


def get_requires_for_build_wheel(config_settings: _Settings = None) -> list[str]:
    """What is to be installed for the build: mypyc, and the libraries whose types it reads, where they are of use."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    if can_compile():
        needed += [line for line in _LOCK.read_text("utf-8").splitlines() if not line.startswith(_THERE)]
    return needed


def build_wheel(wheel_directory: str, config_settings: _Settings = None, metadata_directory: str | None = None) -> str:
    """What make has made before, or else what this machine can make now."""
    for leftover in [*Path("build").glob("lib*"), *Path("build").glob("bdist*")]:
        rmtree(leftover)  # a file that was taken out of the sources would still be in there
    if "PARLOUR_NATIVE" not in os.environ:
        _build_client()
        if can_compile() and _compile():
            os.environ["PARLOUR_NATIVE"] = str(_NATIVE)
    wheel: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return wheel


def can_compile() -> bool:
    """Whether there is a C compiler, and what it needs to compile for this Python."""
    from distutils.ccompiler import new_compiler  # that of setuptools
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        program = Path(folder, "program.c")
        program.write_text("#include <Python.h>\n", "utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(program)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def _compile() -> bool:
    """Compile the hot modules; whether that went well."""
    rmtree(_NATIVE, ignore_errors=True)
    jobs = str(os.cpu_count() or 1)
    return _runs([sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(_NATIVE), "--parallel", jobs])


def _build_client() -> None:
    """The browser client, if it is not there or older than what it is made of, and there is a Node to build it."""
    npm = which("npm")
    if npm is None or not _WEB.exists() or not _client_is_old():
        return
    if _runs([npm, "ci", "--no-audit", "--no-fund"], _WEB):
        _runs([npm, "run", "build"], _WEB)


def _client_is_old() -> bool:
    made_of = [file for pattern in _MADE_OF for file in _WEB.glob(pattern) if file.is_file()]
    return not _CLIENT.exists() or any(file.stat().st_mtime > _CLIENT.stat().st_mtime for file in made_of)


def _runs(command: list[str], folder: Path | None = None) -> bool:
    try:
        return subprocess.run(command, cwd=folder, check=False).returncode == 0
    except OSError:  # found, but no program for this machine
        return False


if __name__ == "__main__":
    sys.exit(not can_compile())
