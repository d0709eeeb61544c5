"""`pip install .`, `make play` and old builds: each machine gets what it can have, and is told what it has not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from shutil import copytree, ignore_patterns

import httpx
import pytest

ROOT = Path(__file__).parents[2]
TAKEN = (
    "Makefile",
    "MANIFEST.in",
    "LICENSE",
    "README.md",
    "pyproject.toml",
    "setup.py",
    "building",
    "requirements",
    "src",
    "web",
)
NOT_COMMITTED = ignore_patterns("__pycache__", "*.egg-info", "client", "fonts", "node_modules")
POOR = {**os.environ, "CC": "no-such-compiler"}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is committed, and nothing that was built."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in TAKEN:
        if (ROOT / name).is_dir():
            copytree(ROOT / name, folder / name, ignore=NOT_COMMITTED)
        else:
            (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


@pytest.fixture(scope="module")
def place(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment into which `pip install .` went, with neither a compiler nor Node in sight."""
    folder = tmp_path_factory.mktemp("plain")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    libraries = next(Path(path) for path in sys.path if path.endswith("site-packages"))
    packages = next(folder.glob("lib/python*/site-packages"))
    (packages / "libraries.pth").write_text(f"{libraries}\n")  # what it depends on need not be fetched again
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", folder / "bin" / "python", "install", "--quiet"]
    environment = {**POOR, "PATH": str(folder / "bin"), "PYTHONPATH": ""}
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "."], check=True, cwd=checkout, env=environment)
    return folder / "bin"


def test_pip_install_without_a_compiler_and_node_gives_the_plain_build(place: Path, checkout: Path, tmp_path: Path) -> None:
    said = subprocess.run(
        [place / "parlour", "--version"], capture_output=True, text=True, check=True, env={"PATH": str(place)}
    )
    assert re.fullmatch(r"parlour [\d.]+ \(plain\)\n", said.stdout)
    games = subprocess.run([place / "parlour", "games"], capture_output=True, text=True, check=True, env={"PATH": str(place)})
    assert "Isle of Skye" in games.stdout
    assert not list(checkout.rglob("*.so"))
    server = subprocess.Popen(
        [place / "parlour", "serve", "--port", "0", "--db", tmp_path / "tables.db"],
        stdout=subprocess.PIPE,
        text=True,
        env={"PATH": str(place)},
    )
    assert server.stdout is not None
    with server.stdout:
        opened = re.search(r"\(plain\) is open at (http://\S+)", server.stdout.readline())
        assert server.stdout.readline() == (
            "Not here: the browser client and the compiled engine, with which bots think faster;"
            " a wheel of `make wheel` has it all.\n"
        )
        assert opened
        assert "make client" in httpx.get(opened.group(1), timeout=60).text
        server.terminate()
    assert server.wait(30) == 0


def ask_backend(checkout: Path, environment: dict[str, str], question: str) -> str:
    """What the build backend answers to pip."""
    ask = f"import backend; print(backend.{question}, file=open('answer', 'w'))"
    run = {**environment, "PYTHONPATH": str(checkout / "building")}
    subprocess.run([sys.executable, "-c", ask], cwd=checkout, env=run, check=True, capture_output=True)
    return (checkout / "answer").read_text().strip()


def test_mypyc_is_fetched_only_where_it_can_be_of_use(checkout: Path) -> None:
    needed = ask_backend(checkout, dict(os.environ), "get_requires_for_build_wheel()")
    assert "mypy==" in needed
    assert "setuptools==" not in needed, "pip refuses two versions of it"
    assert "mypy" not in ask_backend(checkout, POOR, "get_requires_for_build_wheel()")


def test_an_archive_of_the_sources_has_all_that_a_build_needs(checkout: Path) -> None:
    archive = ask_backend(checkout, POOR, "build_sdist('.')")
    with tarfile.open(checkout / archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"setup.py", "building/backend.py", "requirements/build.txt", "web/package-lock.json", "web/src/main.ts"} <= names
    assert {file.relative_to(checkout).as_posix() for file in checkout.glob("src/parlour/**/hot.txt")} <= names


def engine(checkout: Path, environment: dict[str, str]) -> str:
    """What `make play` says of the engine while it sets itself up."""
    python, old = checkout / ".venv" / "bin" / "python", checkout / "build" / "native"
    for folder in (python.parent, old):
        folder.mkdir(parents=True, exist_ok=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')  # as if everything had been installed
    python.chmod(0o755)
    for stamp in (old / "ready", checkout / ".venv" / "ready", checkout / ".venv" / "build"):
        stamp.touch()
    os.utime(old / "ready", (0, 0))
    command = ["make", "--no-print-directory", "best-engine"]
    said = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=True)
    assert not (old / "ready").exists(), "an old build is not played on"
    return said.stdout


def test_without_a_compiler_make_play_says_so_in_one_line(checkout: Path) -> None:
    assert engine(checkout, POOR) == (
        "No C compiler, or no headers of Python: Parlour plays on the plain build (see build/compiler.log).\n"
    )


def test_what_does_not_compile_is_played_plain(checkout: Path) -> None:
    source = checkout / "src" / "parlour" / "engine" / "chance.py"
    text = source.read_text("utf-8")
    source.write_text(text + "\nthis is no Python\n", "utf-8")
    assert engine(checkout, dict(os.environ)) == (
        "It could not be compiled: Parlour plays on the plain build (see build/compiler.log).\n"
    )
    assert "chance.py" in (checkout / "build" / "compiler.log").read_text("utf-8")
    source.write_text(text, "utf-8")


def test_an_old_build_is_noticed(tmp_path: Path) -> None:
    """Given a build as make makes it, when a source is edited, added or taken away, then whoever runs the build is told."""
    (tmp_path / "Makefile").touch()
    source, build = tmp_path / "src" / "parlour", tmp_path / "build" / "compiled" / "parlour"
    for package in (source, build):
        (package / "engine").mkdir(parents=True)
        for file in ("__init__.py", "engine/__init__.py", "engine/build.py"):
            (package / file).write_bytes((ROOT / "src" / "parlour" / file).read_bytes())
    (build / "engine" / "contract.so").touch()
    (build / "server" / "client").mkdir(parents=True)
    (build / "server" / "client" / "index.html").touch()

    def complaint() -> str:
        environment = {**os.environ, "PYTHONPATH": str(build.parent), "PYTHONDONTWRITEBYTECODE": "1"}
        run = [sys.executable, "-c", "import parlour"]
        return subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stderr

    assert complaint() == ""
    (source / "engine" / "chance.py").touch()
    assert "older than the sources" in complaint()
    (source / "engine" / "chance.py").unlink()
    (source / "engine" / "__init__.py").write_text("edited = True\n")
    assert "`make compiled` makes it anew" in complaint()
    (build / "engine" / "__init__.py").write_text("edited = True\n")
    assert complaint() == ""
    (build / "engine" / "taken_away.json").touch()
    assert "older than the sources" in complaint()
