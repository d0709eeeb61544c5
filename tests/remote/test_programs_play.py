"""Programs at real tables: `parlour bot` with a bot or any program, and the example; through a restart, too."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.cli import run
from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Machine, Person, begin, bot, never, play
from tests.server.serving import Server

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "bot.py"
PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()", "bot"]
PATIENCE = 120

FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "legal" in asked:
        print(json.dumps(asked["legal"][0]), flush=True)
    else:
        print(asked["ranking"], file=sys.stderr)
"""


@pytest.fixture
def steady(tmp_path: Path) -> Iterator[Server]:
    """A server that comes back at the same address after it was killed."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = Server(str(tmp_path / "tables.db"), "--rate", "0", "--port", str(port), log=tmp_path / "log")
    yield server
    server.kill()


def start(command: list[str], program: Machine) -> subprocess.Popen[str]:
    """The program, with its token where nobody else reads it."""
    environment = {**os.environ, "PARLOUR_TOKEN": program.token}
    return subprocess.Popen(
        [*command, program.server.url], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def written(started: subprocess.Popen[str]) -> str:
    """All that it wrote, when it has ended."""
    out, errors = started.communicate(timeout=PATIENCE)
    return out + errors


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60


@pytest.mark.parametrize("command", [[sys.executable, str(EXAMPLE)], PARLOUR], ids=["example", "parlour bot"])
def test_a_program_plays_a_whole_game_though_the_server_dies_on_the_way(steady: Server, command: list[str]) -> None:
    ann = Person(steady, "Ann")
    table = ann.open(ME, OPEN, bot("greedy"))
    program = start(command, ann.invite(table, 1))
    begin(table, ann)
    with ann.live(table) as hers:
        hers.until(lambda view: view["status"] == "playing")
        play([hers], lambda view: view["move"] > 15)
        steady.kill()
    steady.start()
    with ann.live(table) as hers:
        play([hers], never)
        moved = [entry["move"] for entry in hers.entries if entry["kind"] == "moved"]
    assert "over: place" in written(program)
    assert program.returncode == 0
    assert len(set(moved)) == len(moved)
    assert ann.see(f"/api/tables/{table}/verify")["ok"]
    ann.close()


def test_a_bot_of_the_house_plays_a_game_with_hidden_gold(meet: Meet, capsys: pytest.CaptureFixture[str]) -> None:
    ann = meet("Ann")
    table = ann.open(OPEN, bot("random"), game="skye")
    program = ann.invite(table, 0)
    assert run(["bot", ann.server.url, "--token", program.token, "--bot", "greedy"]) == 0
    assert "over: place 1" in capsys.readouterr().out
    assert ann.see(f"/api/tables/{table}/verify")["ok"]


def test_a_program_in_any_language(meet: Meet, capfd: pytest.CaptureFixture[str]) -> None:
    ann = meet("Ann")
    table = ann.open(OPEN, bot("random"))
    page = f"{ann.server.url}/table/{table}"
    assert run(["bot", page, "--token", ann.invite(table, 0).token, "--", sys.executable, "-c", FIRST]) == 0
    captured = capfd.readouterr()
    assert "over: place" in captured.out
    assert captured.err.strip() in ("[1, 2]", "[2, 1]", "[1, 1]"), "it is told how the game ended"
    assert ann.see(f"/api/tables/{table}/verify")["ok"]


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("raise SystemExit(3)", "ended with code 3"),
        ("print('your turn', flush=True); input(); input()", "'your turn', which is no JSON"),
        ("""print('{"kind": "surrender"}', flush=True); input(); input()""", "none of the legal moves"),
        ("print('[' * 3000, flush=True); input(); input()", "no JSON"),
        ("print('x' * (1 << 21), flush=True); input(); input()", "a line of more than"),
        ("import time; time.sleep(100)", "did not decide within 0.5 s"),
    ],
)
def test_a_program_that_fails_is_told_about_and_loses_nothing(
    meet: Meet, capfd: pytest.CaptureFixture[str], program: str, said: str
) -> None:
    ann = meet("Ann")
    table = ann.open(OPEN, bot("random"))
    token = ann.invite(table, 0).token
    assert run(["bot", ann.server.url, "--token", token, "--patience", "0.5", "--", sys.executable, "-c", program]) == 2
    error = capfd.readouterr().err
    assert said in error
    assert token not in error
    assert run(["bot", ann.server.url, "--token", token, "--bot", "random"]) == 0, "the same seat goes on"
    assert ann.see(f"/api/tables/{table}/verify")["ok"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["{url}"], "a token is needed"),
        (["{url}", "--token", "x"], "no token of this server"),
        (["{url}", "--token", "{token}", "--bot", "nobody"], "no bot called 'nobody'"),
        (["{url}", "--token", "{token}", "--bot", "random", "--", "cat"], "choose one"),
        (["{url}", "--token", "{token}", "--", "/no/such/program"], "cannot be run"),
        (["ftp://{url}", "--token", "x"], "no address of a server"),
        (["http://127.0.0.1:1", "--token", "x"], "does not answer"),
    ],
)
def test_what_is_wrong_is_one_line(meet: Meet, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    ann = meet("Ann")
    token = ann.invite(ann.open(OPEN, bot("random")), 0).token
    filled = [argument.format(url=ann.server.url, token=token) for argument in arguments]
    assert run(["bot", *filled]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_program_whose_seat_is_taken_back_ends(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, OPEN)
    program = start(PARLOUR, ann.invite(table, 1))
    with ann.live(table) as hers:
        hers.until(lambda view: view["seats"][1]["ready"])
        ann.post(f"/api/tables/{table}/dismiss", {"seat": 1})
    assert "the seat was taken back" in written(program)
    assert program.returncode == 2
