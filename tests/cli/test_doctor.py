"""`parlour doctor` and stores that no server can use: one clear sentence each."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from parlour.cli import run
from tests.server.people import ME, Person, bot
from tests.server.serving import Server


def test_it_looks_at_a_store_while_a_server_plays_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "tables.db")
    server = Server(db, log=tmp_path / "log")
    ann = Person(server, "Ann")
    try:
        table = ann.open(ME, bot())
        assert run(["doctor", "--db", db]) == 0
        assert capsys.readouterr().out == "1 of 1 tables are in order\n"
    finally:
        ann.close()
        server.kill()
    with closing(connect(db)) as store, store:
        store.execute("update tables set charter = '{'")
    assert run(["doctor", "--db", db]) == 1
    assert f"wrong  table {table}: Input data was truncated" in capsys.readouterr().out
    assert run(["doctor", "--db", db, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["tables"], told["troubles"][0]["table"]) == (False, 1, table)


def newer(path: Path) -> str:
    with closing(connect(path)) as store, store:
        store.execute("create table alembic_version (version_num varchar(32) not null)")
        store.execute("insert into alembic_version values ('0099')")
    return str(path)


def torn(path: Path) -> str:
    path.write_bytes(b"no database at all" * 100)
    return str(path)


def nobody_there(_path: Path) -> str:
    return "postgresql://ann:secret@127.0.0.1:1/club"


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (newer, "it was made by a later version of Parlour (its form is 0099, this one knows 0004)"),
        (torn, "file is not a database"),
        (nobody_there, "Connect call failed ('127.0.0.1', 1)"),
    ],
)
@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["doctor"]], ids=["serve", "doctor"])
def test_what_cannot_be_used_is_said_in_one_sentence(
    tmp_path: Path, command: list[str], made: Callable[[Path], str], says: str
) -> None:
    db = made(tmp_path / "tables.db")
    code = "from parlour.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *command, "--db", db], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"parlour: {db.replace('secret', '***')} cannot be used: ")
    assert says in line
