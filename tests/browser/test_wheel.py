"""The wheel is the product: it plays where there is no Node, no compiler, and nothing of Parlour besides."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pexpect
import pytest
from playwright.sync_api import Browser, expect

from parlour.games import house
from tests.browser.person import Crowd

ROOT = Path(__file__).parents[2]
CLIENT = "parlour/server/client/"
ASK = r"Choose \(help\): "


@pytest.fixture(scope="module")
def wheel() -> Path:
    """What `make wheel` has built."""
    found = list(ROOT.glob("dist/*.whl"))
    assert found, "run make test-browser, which builds the wheel"
    return found[0]


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel, and what it says that it needs, alone."""
    folder = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        folder / "bin" / "python",
        "install",
        "--quiet",
        "--no-compile",
    ]
    nothing_else = {**os.environ, "PYTHONPATH": "", "PATH": str(folder / "bin")}
    subprocess.run([*pip, "--constraint", ROOT / "requirements" / "run.txt", wheel], check=True, env=nothing_else)
    return folder / "bin"


def surroundings(place: Path) -> dict[str, str]:
    """No programs but those of the environment, no package but those in it."""
    return {"PATH": str(place), "HOME": str(place.parent), "TERM": "dumb", "LANG": "C.UTF-8"}


@pytest.fixture
def address(place: Path, tmp_path: Path) -> Iterator[str]:
    """A server of the wheel."""
    command: list[str | Path] = [
        place / "parlour",
        "serve",
        "--port",
        "0",
        "--db",
        tmp_path / "tables.db",
        "--bot-pause",
        "0.05",
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings(place), cwd=tmp_path)
    assert server.stdout is not None
    said = server.stdout.readline()
    found = re.search(r"^Parlour \S+ \(compiled\) is open at (http://\S+)", said)
    assert found, said
    yield found.group(1)
    server.terminate()
    with server.stdout:
        assert server.stdout.read() == "", "nothing is missing"
    assert server.wait(30) == 0


def test_serve_shows_the_lobby_and_a_table(browser: Browser, address: str, tmp_path: Path) -> None:
    crowd = Crowd(browser, address, str(tmp_path / "tables.db"))
    ann = crowd.person("Ann")
    for game in house():
        expect(ann.game_card(game)).to_be_visible()
    ann.play_now()
    expect(ann.page.locator("li[data-seat]").first).to_be_visible()
    crowd.leave()
    assert crowd.complaints == []


def test_play_plays_to_the_end_in_the_terminal(place: Path, tmp_path: Path) -> None:
    arguments = ["play", "king", "--seats", "human,greedy", "--seed", "ab" * 32]
    game = pexpect.spawn(
        str(place / "parlour"),
        arguments,
        env=surroundings(place),
        cwd=str(tmp_path),
        encoding="utf-8",
        timeout=30,
        dimensions=(50, 110),
    )
    asked = 0
    while game.expect([ASK, r"wins with|share the first place"]) == 0:
        asked += 1
        game.sendline("0" if "0  Pass" in (game.before or "") else "1")
        assert asked < 300
    game.expect(pexpect.EOF)
    assert asked > 30


def test_it_fits_this_platform_and_has_everything(wheel: Path) -> None:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert wheel.name.split("-")[2:4] == [tag, tag]
    assert not wheel.name.endswith("-any.whl")
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
        assert "Root-Is-Purelib: false" in packed.read(next(name for name in names if name.endswith("/WHEEL"))).decode()
        for name in names:
            assert str(ROOT).encode() not in packed.read(name), f"{name} names a folder of this machine"
    sources = {file.relative_to(ROOT / "src").as_posix() for file in (ROOT / "src" / "parlour").rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == sources
    assert f"{CLIENT}index.html" in names
    client = ROOT / "src" / CLIENT
    assert {name for name in names if name.startswith(CLIENT)} == {
        file.relative_to(ROOT / "src").as_posix() for file in client.rglob("*") if file.is_file()
    }
    assert not list((ROOT / "src").rglob("*.so")), "no native code among the sources"


def bundled() -> set[str]:
    """The packages that the client's own files name: in imports, in styles, and where letters are cut out of fonts."""
    web = ROOT / "web"
    files = [file for pattern in ("*.ts", "*.svelte", "*.css") for file in (web / "src").rglob(pattern)]
    named = r"""(?:from|import|url\(|import\() ?['"]((?:@[\w-]+/)?[\w-]+)"""
    found = {name for file in files if ".test." not in file.name for name in re.findall(named, file.read_text("utf-8"))}
    return found | set(re.findall(r"'(@fontsource[\w-]*/[\w-]+)/files", (web / "scripts" / "fonts.mjs").read_text("utf-8")))


def test_it_carries_the_licences_of_all_that_is_in_it(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        licences = packed.read(f"{CLIENT}licences.txt").decode()
        runtime = packed.read("parlour/engine/mypyc-licence.txt").decode()
        own = packed.read(next(name for name in packed.namelist() if name.endswith("dist-info/licenses/LICENSE"))).decode()
    assert own == (ROOT / "LICENSE").read_text("utf-8")
    assert "mypyc" in runtime
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in runtime
    texts = dict(re.findall(r"^=== (\S+) \d[^\n]* ===\n\n(.*?)(?=^=== |\Z)", licences, flags=re.MULTILINE | re.DOTALL))
    assert {"svelte", "@fluent/bundle", "@fontsource/lora", "@fontsource-variable/source-sans-3", "vite"} <= texts.keys()
    assert bundled() <= texts.keys()
    for package, text in texts.items():
        assert re.search(r"Copyright|Licensed|licensed", text), f"{package} has no text"
        assert len(text) > 500
